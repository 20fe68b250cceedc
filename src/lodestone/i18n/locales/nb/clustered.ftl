# Clustered: hvorfor et trekk, en skrivemåte eller et oppsett ikke går.
# $tile, $neighbour, $occupant: en brikke som Sh1, *** (joker) eller ### (start). $cell: en rute som x,y.

## Skrivemåte

notation-tile = «{ $text }» er ingen brikke. Skriv form S, T eller C, fyll h, d eller s og antall 1 til 3, som i Sh1; en joker er ***.
notation-cell = «{ $text }» er ingen rute på bordet. Skriv x,y i heltall, som i 1,0.
notation-move = «{ $text }» er ikke noe trekk. Skriv Sh1@1,0 for å legge en brikke eller -Sh1 for å kaste en.
notation-start-tile = Startbrikken ligger på bordet fra begynnelsen; ingen spiller den.

## Trekk

game-over = Spillet er slutt.
illegal-not-in-hand = Du har ikke { $tile } på hånden.
illegal-discard = Du kan ikke kaste så lenge en brikke kan legges, for eksempel { $example }.
illegal-trim-first = Kast først til du har fem brikker.
illegal-trim-drawn = Ved dette bordet kan bare en brikke du nettopp har trukket, kastes, og { $tile } er ikke en av dem.
illegal-off-table = { $cell } er utenfor bordet: Der er det ikke plass til en brikke.
illegal-occupied = Det ligger allerede en brikke på { $cell }: { $occupant }.
illegal-alone = Ved siden av { $cell } ligger det ingenting: En brikke må ligge kant i kant med en annen.
illegal-resign = Plass { $seat } har alt forlatt spillet, eller var aldri med.
# $differ: hvilke egenskaper som er ulike
illegal-neighbour = { $tile } passer ikke med { $neighbour } på { $cell }: { $differ ->
    [shape-fill] form og fyll er ulike
    [shape-count] form og antall er ulike
    [fill-count] fyll og antall er ulike
   *[shape-fill-count] form, fyll og antall er alle ulike
  }, og naboer må ha minst to av de tre til felles.

## Oppsett

setup-seats = Clustered er for 1 til { $most } plasser, ikke { $seats }.
setup-first = Plass { $first } kan ikke begynne: Plassene går fra 0 til { $last }.
setup-extra-wild = Plass { $seat } kan ikke ha en ekstra joker: Plassene går fra 0 til { $last }.
setup-extra-wild-twice = En plass er nevnt to ganger for den ekstra jokeren.
setup-stack-surplus = Plass { $seat } har for mange { $tile } i bunken sin.
setup-stack-missing = Plass { $seat } har ingen { $tile } i bunken sin, eller for få.
setup-surface = Bordflaten har ikke plass til startbrikken på { $cell }.
setup-radius = Radien til en rund bordflate må være et tall, null eller mer.

## Opptak

record-unreadable = Dette er ikke et opptak fra oss: { $problem }
record-players = Opptaket nevner et annet antall spillere enn det er plasser.
record-version = Opptaket har versjon { $version }; dette programmet leser versjon { $known }.
record-game = Opptaket er av spillet «{ $game }», ikke av { $expected }.
record-setup = Oppsettet i opptaket er endret: Kontrollsummen stemmer ikke.
record-move-edited = Trekk { $number }, { $move }, er endret: Kontrollsummen stemmer ikke.
record-move-unreadable = Trekk { $number } kan ikke leses: { $problem }
record-move-illegal = Trekk { $number }, { $move }, er ikke lov: { $problem }
record-result = Resultatet i opptaket er endret: Det følger ikke av de { $number } trekkene.

## Boter

setup-bot = Boten «{ $name }» finnes ikke. Kjente er: { $known }.
