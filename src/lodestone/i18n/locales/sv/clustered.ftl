# Clustered: varför ett drag, ett skrivsätt eller en uppställning inte går.
# $tile, $neighbour, $occupant: en bricka som Sh1, *** (joker) eller ### (start). $cell: en ruta som x,y.

## Skrivsätt

notation-tile = ”{ $text }” är ingen bricka. Skriv formen S, T eller C, fyllningen h, d eller s och antalet 1 till 3, som i Sh1; en joker är ***.
notation-cell = ”{ $text }” är ingen ruta på bordet. Skriv x,y i heltal, som i 1,0.
notation-move = ”{ $text }” är inget drag. Skriv Sh1@1,0 för att lägga en bricka eller -Sh1 för att kasta en.
notation-start-tile = Startbrickan ligger på bordet från början; ingen spelar den.

## Drag

game-over = Spelet är slut.
illegal-not-in-hand = Du har inte { $tile } på handen.
illegal-discard = Du får inte kasta så länge en bricka går att lägga, till exempel { $example }.
illegal-trim-first = Kasta först tills du har fem brickor.
illegal-trim-drawn = Vid det här bordet får bara en nyss dragen bricka kastas, och { $tile } är ingen av dem.
illegal-off-table = { $cell } ligger utanför bordet: där finns ingen plats för en bricka.
illegal-occupied = Det ligger redan en bricka på { $cell }: { $occupant }.
illegal-alone = Bredvid { $cell } ligger ingenting: en bricka måste ligga kant i kant med en annan.
illegal-resign = Plats { $seat } har redan lämnat spelet, eller var aldrig med.
# $differ: vilka egenskaper som skiljer
illegal-neighbour = { $tile } passar inte med { $neighbour } på { $cell }: { $differ ->
    [shape-fill] form och fyllning skiljer sig
    [shape-count] form och antal skiljer sig
    [fill-count] fyllning och antal skiljer sig
   *[shape-fill-count] form, fyllning och antal skiljer sig alla tre
  }, och grannar måste ha minst två av de tre gemensamma.

## Uppställning

setup-seats = Clustered är för 1 till { $most } platser, inte { $seats }.
setup-first = Plats { $first } kan inte börja: platserna går från 0 till { $last }.
setup-extra-wild = Plats { $seat } kan inte ha en extra joker: platserna går från 0 till { $last }.
setup-extra-wild-twice = En plats nämns två gånger för den extra jokern.
setup-stack-surplus = Plats { $seat } har för många { $tile } i sin hög.
setup-stack-missing = Plats { $seat } har ingen { $tile } i sin hög, eller för få.
setup-surface = Bordsytan har ingen plats för startbrickan på { $cell }.
setup-radius = En rund bordsytas radie måste vara ett tal, noll eller mer.

## Protokoll

record-unreadable = Det här är inget av våra protokoll: { $problem }
record-players = Protokollet nämner ett annat antal spelare än det finns platser.
record-version = Protokollet har version { $version }; det här programmet läser version { $known }.
record-game = Protokollet gäller spelet ”{ $game }”, inte { $expected }.
record-setup = Uppställningen i protokollet har ändrats: kontrollsumman stämmer inte.
record-move-edited = Drag { $number }, { $move }, har ändrats: kontrollsumman stämmer inte.
record-move-unreadable = Drag { $number } går inte att läsa: { $problem }
record-move-illegal = Drag { $number }, { $move }, är inte tillåtet: { $problem }
record-result = Resultatet i protokollet har ändrats: det följer inte av de { $number } dragen.

## Bottar

setup-bot = Botten ”{ $name }” finns inte. De som finns: { $known }.
