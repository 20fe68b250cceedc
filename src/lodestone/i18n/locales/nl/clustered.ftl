# Clustered: waarom een zet, een notatie of een opstelling niet kan.
# $tile, $neighbour, $occupant: een tegel als Sh1, *** (joker) of ### (start). $cell: een vakje als x,y.

## Notatie

notation-tile = ‘{ $text }’ is geen tegel. Schrijf de vorm S, T of C, de vulling h, d of s en het aantal 1 tot 3, zoals Sh1; een joker is ***.
notation-cell = ‘{ $text }’ is geen vakje op tafel. Schrijf x,y in gehele getallen, zoals 1,0.
notation-move = ‘{ $text }’ is geen zet. Schrijf Sh1@1,0 om een tegel te leggen of -Sh1 om er een af te leggen.
notation-start-tile = De starttegel ligt vanaf het begin op tafel; niemand speelt hem.

## Zetten

game-over = Het spel is afgelopen.
illegal-not-in-hand = Je hebt { $tile } niet in je hand.
illegal-discard = Je mag niet afleggen zolang je een tegel kunt leggen, bijvoorbeeld { $example }.
illegal-trim-first = Leg eerst af tot je vijf tegels hebt.
illegal-trim-drawn = Aan deze tafel mag alleen een net getrokken tegel weg, en { $tile } is er daar geen van.
illegal-off-table = { $cell } ligt naast de tafel: daar is geen plek voor een tegel.
illegal-occupied = Op { $cell } ligt al een tegel: { $occupant }.
illegal-alone = Naast { $cell } ligt niets: een tegel moet met een zijde tegen een andere liggen.
illegal-resign = Plaats { $seat } is al uit het spel, of deed nooit mee.
# $differ: welke kenmerken verschillen
illegal-neighbour = { $tile } past niet bij { $neighbour } op { $cell }: { $differ ->
    [shape-fill] vorm en vulling zijn anders
    [shape-count] vorm en aantal zijn anders
    [fill-count] vulling en aantal zijn anders
   *[shape-fill-count] vorm, vulling en aantal zijn alle drie anders
  }, en buren moeten minstens twee van de drie gemeen hebben.

## Opstelling

setup-seats = Clustered is voor 1 tot { $most } plaatsen, niet voor { $seats }.
setup-first = Plaats { $first } kan niet beginnen: de plaatsen lopen van 0 tot en met { $last }.
setup-extra-wild = Plaats { $seat } kan geen extra joker krijgen: de plaatsen lopen van 0 tot en met { $last }.
setup-extra-wild-twice = Een plaats is twee keer genoemd voor de extra joker.
setup-stack-surplus = Plaats { $seat } heeft te veel { $tile } in zijn stapel.
setup-stack-missing = Plaats { $seat } heeft geen { $tile } in zijn stapel, of te weinig.
setup-surface = Het tafelblad heeft op { $cell } geen plek voor de starttegel.
setup-radius = De straal van een rond tafelblad moet een getal zijn, nul of meer.

## Verslagen

record-unreadable = Dit is geen verslag van ons: { $problem }
record-players = Dit verslag noemt een ander aantal spelers dan er plaatsen zijn.
record-version = Dit verslag heeft versie { $version }; dit programma leest versie { $known }.
record-game = Dit verslag is van het spel ‘{ $game }’, niet van { $expected }.
record-setup = De opstelling in dit verslag is veranderd: de controlesom klopt niet.
record-move-edited = Zet { $number }, { $move }, is veranderd: de controlesom klopt niet.
record-move-unreadable = Zet { $number } is niet te lezen: { $problem }
record-move-illegal = Zet { $number }, { $move }, mag niet: { $problem }
record-result = De uitslag in dit verslag is veranderd: hij volgt niet uit de { $number } zetten.

## Bots

setup-bot = De bot ‘{ $name }’ is er niet. Bekend zijn: { $known }.
