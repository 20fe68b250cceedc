# Kommandolinjen.

## Fejl

cli-error = lodestone: { $problem }
cli-language = Sproget »{ $code }« findes ikke. Kendte er: { $known }.
cli-no-such-option = Valget { $name } findes ikke her; --help viser, hvad der findes.
cli-no-such-command = Kommandoen »{ $name }« findes ikke; --help viser, hvad der findes.
cli-missing = { $name } mangler; --help viser, hvordan man spørger.
cli-value-missing = { $name } skal have en værdi; --help viser hvilken.
cli-no-value-taken = { $name } tager ingen værdi.
cli-too-much = Der står mere på linjen, end kommandoen tager; --help viser, hvordan man spørger.
cli-bad-value = Værdien for { $name } duer ikke, der skal bruges { $needed }.
cli-needs-one-of = en af { $known }
cli-needs-range = { $kind ->
    [whole] et helt tal
   *[any] et tal
  } fra { $least } til { $most }
cli-needs-at-least = { $kind ->
    [whole] et helt tal
   *[any] et tal
  } på mindst { $least }
cli-needs-number = { $kind ->
    [whole] et helt tal
   *[any] et tal
  }
cli-needs-other = noget andet
file-missing = Filen »{ $name }« findes ikke.
file-directory = »{ $name }« er en mappe; nævn en fil i den.
file-unreadable = »{ $name }« kan ikke læses: { $detail }.
file-unwritable = »{ $name }« kan ikke skrives: { $detail }.
file-too-large = »{ $name }« er større end { $limit } MiB, langt mere end der er brug for her.
file-binary = »{ $name }« er ikke en tekstfil i UTF-8.
file-not-json = »{ $name }« er ikke JSON (linje { $line }, kolonne { $column }).

## Hjælp

help-lodestone = Det åbne bord til Kluster og Clustered: spil, tæl point, vær dommer.
help-lang = Sprog: { $known }.
help-help = Vis denne side og slut.
help-version = Vis versionen og slut.
help-json = Skriv JSON, til programmer.
help-game = Hvilket spil.
help-score = Tæl et færdigt bord af Clustered, tastet ind som bogstaver.

    På brættet er . et tomt felt, # startbrikken, A til H en plads’ brik og a til h dens joker.
help-score-file = Brættet, en række pr. linje; - læser standardinput.
help-referee = Døm et spil over JSON-linjer på standardinput og -output, til botter i ethvert sprog.
help-play = Spil i terminalen: folk ved ét tastatur, botter eller begge dele.
help-play-seats = Hvem der sidder hvor, adskilt af kommaer: human eller en bots navn (random, greedy, casual, club, montecarlo, expert), 1 til 8 af dem.
help-play-seed = Bland ud fra dette tal for at spille de samme brikker igen.
help-play-first = Pladsen, der begynder, A til H.
help-play-fast = Hurtigspil: træk to pr. tur og behold fem.
help-play-extra-wild = Pladser med en tredje joker, som i AC.
help-play-first-bonus = +2 for den første linje på fem og det første 2×3.
help-play-largest-bonus = +2 for det største rektangel og den længste linje til sidst.
help-play-resume = Fortsæt et gemt spil.
help-play-record = Hvor optegnelsen skal gemmes; spillet gemmes under alle omstændigheder.
help-play-plain = Ingen farver, ingen gentegning: til skærmlæsere og pipes.
help-replay = Gå gennem et gemt spil trin for trin.
help-replay-file = En optegnelse skrevet af »play« eller af dommerens »save«.
help-replay-move = Vis bordet efter så mange træk og slut.
help-simulate = Simulér en scene fra Kluster: magneter og snore på et bord, og hvad hænder gør med dem.
help-simulate-file = Scenen, en JSON-fil som docs/scenes.md beskriver den; - læser standardinput.
help-simulate-plot = Tegn, hvad der skete, set fra oven (.png, .svg eller .pdf).
help-simulate-record = Skriv alt, hvad der blev gjort, ned, så forløbet kan gentages bit for bit.
help-warmup = Gør fysik og botter klar nu, så intet spil skal vente på dem.
help-bench = Mål, hvor hurtig denne computer er til spillene, på én kerne.

## Hvordan man spørger: overskrifter på hjælpesider, og hvad der står for en værdi

usage-head = Brug:
usage-options = [VALG]
usage-command = KOMMANDO …
usage-arguments-title = Angivelser
usage-options-title = Valg
usage-commands-title = Kommandoer
usage-number = TAL
usage-text = TEKST
usage-code = KODE
usage-folder = MAPPE
usage-file = FIL
usage-seat = PLADS
usage-seats = PLADSER
usage-default = ellers: { $value }

## score

board-character = Linje { $line }, kolonne { $column }: »{ $character }« betyder intet på et bræt; brug . # A til H og a til h.
score-seat = Plads
score-rectangle = Rektangel
score-rows = Vandret
score-columns = Lodret
score-total = I alt
score-empty = Der er ingen brikker på dette bræt.
score-largest-rectangle = { $seat ->
    [none] Ingen har alene det største rektangel.
   *[other] { $seat } har det største rektangel.
  }
score-longest-line = { $seat ->
    [none] Ingen har alene den længste linje.
   *[other] { $seat } har den længste linje.
  }
