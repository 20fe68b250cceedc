### Rules, refusals and hints: read in the browser, in the terminal and by programs.

## Whose games these are

unofficial = Lodestone is onofficieel en heeft geen band met de makers van de spellen. Kluster is bedacht door Robert & Paula Henning en uitgegeven door Borderline Editions en Kluster LLC; Clustered is bedacht door Scotty Hardwick, Kitt Byrne en Vegard Farstad en uitgegeven door Sculpin Games.
magnet-safety = De echte dozen zijn niet geschikt voor kinderen onder de drie jaar: in kleine onderdelen kunnen ze stikken en het lange koord kan hen wurgen. De magneten zijn sterk: hou ze weg bij kleine kinderen, pacemakers en andere implantaten. Wie er een inslikt, moet meteen naar een arts. Lees en bewaar de waarschuwingen in je doos.

## Names of tiles and magnets

web-tile-words = { $count } { $shape ->
    [S] { $count ->
        [one] { $fill ->
            [h] leeg
            [d] gestreept
           *[s] gevuld
          } vierkant
       *[other] { $fill ->
            [h] lege
            [d] gestreepte
           *[s] gevulde
          } vierkanten
      }
    [T] { $fill ->
        [h] lege
        [d] gestreepte
       *[s] gevulde
      } { $count ->
        [one] driehoek
       *[other] driehoeken
      }
   *[C] { $fill ->
        [h] lege
        [d] gestreepte
       *[s] gevulde
      } { $count ->
        [one] cirkel
       *[other] cirkels
      }
  }
web-tile-wild = joker
web-tile-start = starttegel
web-kluster-stone = magneet { $number }
web-kluster-spinner = spinner { $number }

## Clustered: notation

notation-tile = ‘{ $text }’ is geen tegel. Schrijf de vorm S, T of C, de vulling h, d of s en het aantal 1 tot 3, zoals Sh1; een joker is ***.
notation-cell = ‘{ $text }’ is geen vakje op tafel. Schrijf x,y in gehele getallen, zoals 1,0.
notation-move = ‘{ $text }’ is geen zet. Schrijf Sh1@1,0 om een tegel te leggen of -Sh1 om er een af te leggen.
notation-start-tile = De starttegel ligt vanaf het begin op tafel; niemand speelt hem.

## Clustered: moves

game-over = Het spel is afgelopen.
illegal-not-in-hand = Deze tegel heb je niet in je hand: { $tile }.
illegal-discard = Je mag niet afleggen zolang een van je tegels past, bijvoorbeeld deze: { $example }.
illegal-trim-first = Leg eerst af tot je vijf tegels hebt.
illegal-trim-drawn = Aan deze tafel mag alleen een net getrokken tegel weg, niet deze: { $tile }.
illegal-off-table = Dat is naast de tafel: daar is geen plek voor een tegel.
illegal-occupied = Daar ligt al een tegel: { $occupant }.
illegal-alone = Naast dat vakje ligt niets: een tegel moet met een zijde tegen een andere liggen.
illegal-resign = Plaats { $seat } is al uit het spel, of deed nooit mee.
illegal-neighbour = { $tile } en { $neighbour } passen niet naast elkaar: { $differ ->
    [shape-fill] vorm en vulling verschillen
    [shape-count] vorm en aantal verschillen
    [fill-count] vulling en aantal verschillen
   *[shape-fill-count] vorm, vulling en aantal verschillen alle drie
  }. Buren moeten minstens twee van de drie gemeen hebben.

## Clustered: setting up

setup-seats = Clustered is voor 1 tot { $most } plaatsen, niet voor { $seats }.
setup-first = Plaats { $first } kan niet beginnen: de plaatsen lopen van A tot en met { $last }.
setup-extra-wild = Plaats { $seat } kan geen extra joker krijgen: de plaatsen lopen van A tot en met { $last }.
setup-extra-wild-twice = Een plaats is twee keer genoemd voor de extra joker.
setup-stack-surplus = Plaats { $seat } heeft deze tegel te vaak in zijn stapel: { $tile }.
setup-stack-missing = Plaats { $seat } heeft te weinig van deze tegel in zijn stapel: { $tile }.
setup-surface = Het tafelblad heeft op { $cell } geen plek voor de starttegel.
setup-radius = De straal van een rond tafelblad moet een getal zijn, nul of meer.

## Clustered: records

record-unreadable = Dit is geen verslag van ons: { $problem }
record-players = Dit verslag noemt een ander aantal spelers dan er plaatsen zijn.
record-version = Dit verslag heeft versie { $version }; dit programma leest versies tot en met { $known }.
record-game = Dit verslag is van het spel ‘{ $game }’, niet van { $expected }.
record-setup = De opstelling in dit verslag is veranderd: de controlesom klopt niet.
record-move-edited = Zet { $number }, { $move }, is veranderd: de controlesom klopt niet.
record-move-unreadable = Zet { $number } is niet te lezen: { $problem }
record-move-illegal = Zet { $number }, { $move }, mag niet: { $problem }
record-result = De uitslag in dit verslag is veranderd: hij volgt niet uit de { $number } zetten.

## Clustered: bots

setup-bot = De bot ‘{ $name }’ is er niet. Bekend zijn: { $known }.
setup-two-clocks = Een tafel heeft één klok: geef een beurt seconden of dagen, niet allebei.

## Kluster: notation

notation-magnet = ‘{ $text }’ is geen magneet. Schrijf c en een getal voor een klassieke magneet, s en een getal voor een spinner, zoals c3.

## Kluster: turns

kluster-no-such-magnet = { $magnet } zit niet in dit spel.
kluster-set-aside = { $magnet } is opzijgelegd en doet niet mee.
kluster-not-yours = { $magnet } ligt in de voorraad van plaats { $seat }: je legt alleen je eigen magneten.
kluster-lies-already = { $magnet } ligt al op tafel, en wat daar ligt raak je niet aan.
kluster-held-and-placed = { $magnet } kan niet gelegd zijn en tegelijk nog in de hand.
kluster-held-alone = { $magnet } in de hand heeft niets geraakt: zet hem in een kluster, of noem hem niet als vastgehouden.
kluster-too-small = Een kluster is twee of meer magneten die elkaar raken; hier is er een met { $count } genoemd.
kluster-named-twice = { $magnet } staat twee keer in de klusters: magneten die elkaar raken zijn één kluster.
kluster-outside-twice = { $magnet } is twee keer genoemd bij de magneten buiten het koord.
kluster-in-own-pool = { $magnet } lag niet op tafel. Raakte hij iets terwijl hij in de hand was, noem hem dan als vastgehouden.
kluster-in-pool = { $magnet } lag niet op tafel: hij ligt in de voorraad van plaats { $seat }.
kluster-must-place = Er is niets gelegd en er ging niets mis: een beurt eindigt pas als er een magneet gelegd is.
kluster-cords-apart = { $group ->
    [one] De koorden hangen niet samen: verplaats ze tot dat wel zo is, dan kan de beurt eindigen.
   *[any] Een koord kruist geen ander: verplaats het tot dat wel zo is, dan kan de beurt eindigen.
  }
kluster-stop = Er valt niets te stoppen: een beurt eindigt door een magneet te leggen.
kluster-resign = Plaats { $seat } doet niet (meer) mee en kan niet opgeven.

## Kluster: setting up

kluster-setup-boxes = Van elke soort kunnen er 0 tot { $most } dozen zijn, geen { $count }.
kluster-setup-no-box = Er is minstens één doos nodig.
kluster-setup-seats = Deze dozen zijn voor 1 tot { $most } plaatsen, niet voor { $seats }.
kluster-setup-first = Plaats { $first } kan niet beginnen: de plaatsen lopen van A tot en met { $last }.
kluster-setup-per-seat = ‘{ $name }’ heeft voor elk van de { $seats } plaatsen een getal nodig, en heeft er { $given }.
kluster-setup-cord-alone = Het koord na het loslaten verplaatsen is voor twee of meer spelers.
kluster-setup-cord-options = Als alleen magneten het koord mogen verplaatsen, kan niemand dat na het loslaten: kies een van beide.
kluster-setup-negative = De getallen in ‘{ $name }’ moeten nul of meer zijn.
kluster-setup-rounds = Een rondelimiet is minstens één ronde.
kluster-setup-handicap = Plaats { $seat } kan 0 tot { $most } magneten weglaten, geen { $count }.
kluster-setup-order-surplus = { $magnet } zit niet in deze dozen, of is twee keer uitgedeeld.
kluster-setup-order-missing = { $magnet } is niet uitgedeeld.

## Kluster: records

kluster-record-kinds = Het moet precies één van turn, stop, timeout en resign zijn, en het zijn er { $count }.

## Kluster on physics: laying the cords

kluster-lay-count = Bij deze dozen horen { $cords } koorden, en dit zouden er { $given } zijn.
kluster-lay-off-table = Het koord zou over de rand hangen: de tafel meet { $width } bij { $depth } mm.
kluster-lay-cross = Koord { $number } kruist geen enkel koord dat er al ligt; leg het over een daarvan.
kluster-lay-shape = Zo kun je een koord niet leggen ({ $problem }).

## Kluster on physics: turns

kluster-not-on-turn = Plaats { $seat } is aan de beurt.
kluster-settling = Wacht tot alles stilligt.
kluster-clock-plays = De tijd voor deze beurt is om: een onhandige hand speelt hem uit.
kluster-release-late = Je beeld van de tafel was meer dan een seconde oud, dus er is niets losgelaten. Probeer het nog eens.
kluster-danger-hidden = Hoe riskant een plek is, zou de polen verraden; deze tafel toont ze niet.
kluster-danger-empty = Er is geen magneet in de hand.
kluster-choose-first = Zeg eerst of je doorgaat of stopt.
kluster-nothing-offered = Er valt niets voort te zetten: de beurt eindigt met het leggen van één magneet.
kluster-intent-number = ‘{ $name }’ moet een getal van { $lowest } tot en met { $highest } zijn.
kluster-frames = De tijd gaat in hele beeldjes, niet in { $frames } ervan.

## Kluster on physics: the hand

kluster-hand-full = { $magnet } is in de hand; leg die eerst terug.
kluster-hand-empty = Er is geen magneet in de hand.
kluster-not-in-pool = { $magnet } ligt niet in je voorraad.
kluster-lies-there = { $magnet } ligt op tafel, en wat daar ligt raak je niet aan.
kluster-placed-already = Er is een magneet gelegd; nu mogen alleen nog de koorden worden verplaatst.
kluster-pose = Zo kun je { $magnet } niet vasthouden: klassieke magneten hou je plat of rechtop, spinners liggend.
kluster-turn-too-low = { $magnet } heeft geen ruimte om te keren: til hem op tot zijn midden { $height } mm hoog is.
kluster-no-sliding = Aan deze tafel worden magneten niet geschoven: blijf er { $height } mm boven.
kluster-release-outside = { $magnet } zou niet in het speelveld liggen.
kluster-release-partly = { $magnet } zou niet helemaal in het speelveld liggen.
kluster-release-contact = { $magnet } zou de tafel niet in het speelveld raken.
kluster-release-crossed = Het koord ligt over zichzelf heen: trek het eerst recht.

## Kluster on physics: cords

kluster-no-such-cord = Koord { $cord } is er niet; er zijn er { $cords }, het eerste is 0.
kluster-cord-held = Je hebt dit koord al vast.
kluster-cord-free = Je hebt dit koord niet vast; pak het eerst.
kluster-cord-missed = De vingers grepen naast het koord: pak het waar het ligt.
kluster-cord-by-magnet = Aan deze tafel worden koorden alleen met magneten verplaatst, niet met de hand.
kluster-done-early = Er valt niets af te ronden: een beurt eindigt door een magneet te leggen.
kluster-done-moving = Laat de koorden los en wacht tot alles stilligt.

## Kluster on physics: records

kluster-record-edited = Beurt { $number } is veranderd: de controlesom klopt niet.
kluster-record-illegal = Beurt { $number } kan niet gebeurd zijn: { $problem }
kluster-resume-snapshot = Deze momentopname hoort niet bij een beurt van dit verslag.
kluster-resume-differs = Beurt { $number } loopt met deze fysica anders af, dus het spel kan vanaf deze momentopname niet verder ({ $difference ->
    [refused] iets wat toen gedaan werd, mag nu niet
    [happenings] er gebeurt iets anders
   *[digest] er gebeurt hetzelfde, maar niet tot op de laatste bit
  }).

## Kluster on physics: replaying

replay-no-turn = Beurt { $number } is er niet; het verslag heeft er { $most }.
replay-no-physics = In dit verslag zit geen fysica om na te gaan.

## Requests as data

request-unknown-key = ‘{ $name }’ bestaat hier niet (bij { $place }).
request-missing-key = ‘{ $name }’ ontbreekt (bij { $place }).
request-type = Bij { $place } werd { $expected } verwacht, het is { $got }.
request-range = Het getal bij { $place } valt buiten de grenzen: nodig is { $expected } { $bound }.
request-length = De lijst bij { $place } heeft { $got } onderdelen in plaats van { $expected }.
request-value = De waarde bij { $place } mag hier niet.
request-surface = Een tafelblad heeft left, right, top en bottom nodig, of een straal, of een lijst vakjes.
nothing-to-take-back = Er is geen zet om terug te nemen.

## Requests as data: the referee

request-not-json = Deze regel is geen JSON.
request-not-object = Een verzoek is een JSON-object, zoals { "{" }"op":"position"{ "}" }.
request-no-operation = ‘op’ ontbreekt of is geen woord.
request-unknown-operation = De bewerking ‘{ $name }’ bestaat niet. Bekend zijn: { $known }.
request-too-long = De regel is langer dan { $limit } MiB.
request-nothing-started = Er is nog geen spel; begin met ‘new’ of ‘load’.
request-stacks = Voor { $seats } plaatsen zijn evenveel stapels nodig, en het zijn er { $stacks }.

## Hints and reviews

advice-points = { $points ->
    [one] Dit levert nu één punt op.
   *[other] Dit levert nu { $points } punten op.
  }
advice-denied = { $points ->
    [one] Dit pakt een vakje af dat { $seat } één punt zou opleveren.
   *[other] Dit pakt een vakje af dat { $seat } { $points } punten zou opleveren.
  }
advice-next = { $points ->
    [one] Volgende beurt kun je één punt maken op { $cell }.
   *[other] Volgende beurt kun je { $points } punten maken op { $cell }.
  }
advice-wild = Je houdt je joker voor later.
advice-discard = { $count ->
    [0] Je mist hem nauwelijks: hij past nu nergens.
    [one] Je mist hem nauwelijks: hij past nu op één plek.
   *[other] Je mist hem nauwelijks: hij past nu op { $count } plekken.
  }
advice-beside = { $count ->
    [0] Dit opent een nieuwe plek om te bouwen.
    [one] Hij ligt naast een van je tegels, waar meer kan groeien.
   *[other] Hij ligt naast { $count } van je tegels, waar meer kan groeien.
  }
advice-certain = Niets is nog verborgen: dit is zeker.
advice-risk = { $risk ->
    [0] Zelfs een trillende hand doet daar geen kwaad.
   *[other] Met een trillende hand mislukt daar { $risk }% van alle pogingen.
  }
advice-slack = Je hand mag er { $mm } mm naast zitten.
advice-hold = { $hold ->
    [easily] De magneten eromheen merken er nauwelijks iets van.
    [well] De magneten eromheen blijven liggen.
   *[barely] De magneten eromheen blijven nog maar net liggen.
  }
advice-pair = { $one } en { $other } trekken het hardst aan elkaar.
advice-not-now = Er valt nu niets aan te raden: het moet jouw beurt zijn en je moet een magneet te leggen hebben.

## Hints and reviews: reviews

review-verdict = { $verdict ->
    [only] enige zet
    [best] beste zet
    [good] goed
    [slip] onnauwkeurig
   *[blunder] blunder
  }
review-better = Beter: { $move } (+{ $points }).
review-risk = Risico { $risk }%, op de beste gevonden plek { $best }%.
review-klustered = Geklusterd: { $magnets }.
review-seat = { $seat }: onnauwkeurigheden { $slips }, blunders { $blunders }, weggegeven { $given }
review-partial = De rest is niet beoordeeld: vanaf beurt { $number } loopt het met de fysica van dit programma anders af.
review-progress = Beoordeeld: { $done } van { $of }

## Clustered: tables as text

board-character = Regel { $line }, kolom { $column }: ‘{ $character }’ betekent niets op een bord; gebruik . # A tot en met H en a tot en met h.
