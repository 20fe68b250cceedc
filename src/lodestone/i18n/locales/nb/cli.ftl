# Kommandolinjen.

## Feil

cli-error = lodestone: { $problem }
cli-language = Språket «{ $code }» finnes ikke. Kjente er: { $known }.
cli-no-such-option = Valget { $name } finnes ikke her; --help viser hva som finnes.
cli-no-such-command = Kommandoen «{ $name }» finnes ikke; --help viser hva som finnes.
cli-missing = { $name } mangler; --help viser hvordan du gjør det.
cli-value-missing = { $name } trenger en verdi; --help viser hvilken.
cli-no-value-taken = { $name } tar ingen verdi.
cli-too-much = Det står mer på linjen enn kommandoen tar; --help viser hvordan du gjør det.
# $needed: en av setningene nedenfor, uten stor bokstav
cli-bad-value = Verdien for { $name } går ikke: Det må være { $needed }.
cli-needs-one-of = en av { $known }
cli-needs-range = { $kind ->
    [whole] et heltall
   *[any] et tall
  } fra { $least } til { $most }
cli-needs-at-least = { $kind ->
    [whole] et heltall
   *[any] et tall
  } på minst { $least }
cli-needs-number = { $kind ->
    [whole] et heltall
   *[any] et tall
  }
cli-needs-other = noe annet
file-missing = Filen «{ $name }» finnes ikke.
file-directory = «{ $name }» er en mappe; oppgi en fil i den.
file-unreadable = «{ $name }» kan ikke leses: { $detail }.
file-unwritable = «{ $name }» kan ikke skrives: { $detail }.
file-too-large = «{ $name }» er større enn { $limit } MiB, langt mer enn det som trengs her.
file-binary = «{ $name }» er ikke en tekstfil i UTF-8.
file-not-json = «{ $name }» er ikke JSON (linje { $line }, kolonne { $column }).

## Hjelp

help-lodestone = Det åpne bordet for Kluster og Clustered: spill, tell poeng, døm.
help-lang = Språk: { $known }.
help-help = Vis denne siden og avslutt.
help-version = Vis versjonen og avslutt.
help-json = Skriv ut JSON, for programmer.
help-game = Hvilket spill.
help-score = Tell poengene på et ferdig bord i Clustered, skrevet inn som bokstaver.

    På brettet er . en tom rute, # startbrikken, A til H en brikke fra en plass og a til h jokeren dens.
help-score-file = Brettet, én rad per linje; - leser standard inn.
help-referee = Døm et spill med JSON-linjer på standard inn og ut, for boter i alle programmeringsspråk.
help-play = Spill i terminalen: mennesker ved ett tastatur, boter, eller begge deler.
help-play-seats = Hvem som sitter hvor, med komma mellom: human eller navnet på en bot (random, greedy, casual, club, montecarlo, expert), 1 til 8 av dem.
help-play-seed = Stokk etter dette tallet, for å spille de samme brikkene igjen.
help-play-first = Plassen som begynner, A til H.
help-play-fast = Raskt spill: trekk to per tur og behold fem.
help-play-extra-wild = Plasser med en tredje joker, som i AC.
help-play-first-bonus = +2 for den første linjen på fem og den første 2×3.
help-play-largest-bonus = +2 for det største rektangelet og den lengste linjen til slutt.
help-play-resume = Fortsett et lagret spill.
help-play-record = Hvor opptaket skal ligge; et spill lagres uansett.
help-play-plain = Ingen farger, ingen omtegning: for skjermlesere og rør.
help-replay = Gå steg for steg gjennom et lagret spill.
help-replay-file = Et opptak skrevet av «play» eller med dommerens «save».
help-replay-move = Vis bordet etter så mange trekk og avslutt.
help-simulate = Simuler en scene i Kluster: magneter og snorer på et bord, og hva hender gjør med dem.
help-simulate-file = Scenen, en JSON-fil slik docs/scenes.md beskriver den; - leser standard inn.
help-simulate-plot = Tegn det som skjedde, sett ovenfra (.png, .svg eller .pdf).
help-simulate-record = Skriv ned alt som kommer inn, så kjøringen kan gjentas bit for bit.
help-warmup = Gjør klar fysikk og boter nå, så ingen spill må vente på dem.
help-bench = Mål hvor rask denne maskinen er til spillene, på én kjerne.

## Hvordan man spør: overskriftene på hjelpesider, og hva som står for en verdi

usage-head = Bruk:
usage-options = [VALG]
usage-command = KOMMANDO …
usage-arguments-title = Argumenter
usage-options-title = Valg
usage-commands-title = Kommandoer
usage-number = TALL
usage-text = TEKST
usage-code = KODE
usage-folder = MAPPE
usage-file = FIL
usage-seat = PLASS
usage-seats = PLASSER
usage-default = standard: { $value }

## score

board-character = Linje { $line }, kolonne { $column }: «{ $character }» betyr ikke noe på et brett; bruk . # A til H og a til h.
score-seat = Plass
score-rectangle = Rektangel
score-rows = Rader
score-columns = Kolonner
score-total = Sum
score-empty = Det ligger ingen brikker på dette brettet.
score-largest-rectangle = { $seat ->
    [none] Ingen har alene det største rektangelet.
   *[other] { $seat } har det største rektangelet.
  }
score-longest-line = { $seat ->
    [none] Ingen har alene den lengste linjen.
   *[other] { $seat } har den lengste linjen.
  }
