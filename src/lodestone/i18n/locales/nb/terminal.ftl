### The command line, and whatever only a terminal shows.

## Command line: errors

cli-error = lodestone: { $problem }
cli-language = Språket «{ $code }» finnes ikke. Kjente er: { $known }.
cli-no-such-option = Valget { $name } finnes ikke her; --help viser hva som finnes.
cli-no-such-command = Kommandoen «{ $name }» finnes ikke; --help viser hva som finnes.
cli-missing = { $name } mangler; se --help.
cli-value-missing = { $name } trenger en verdi; --help viser hvilken.
cli-no-value-taken = { $name } tar ingen verdi.
cli-too-much = For mange argumenter; se --help.
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
file-too-large = «{ $name }» er større enn { $limit } MiB, langt mer enn det som trengs her.
file-binary = «{ $name }» er ikke en tekstfil i UTF-8.
file-not-json = «{ $name }» er ikke JSON (linje { $line }, kolonne { $column }).

## Command line: help

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
help-play = Et spill i terminalen: Clustered, hvis du ikke nevner et annet.
help-play-clustered = Spill i terminalen: mennesker ved ett tastatur, boter, eller begge deler.
help-play-kluster = Se boter spille Kluster med ekte fysikk.
help-play-seats = Hvem som sitter hvor, med komma mellom: human eller navnet på en bot (random, greedy, montecarlo, casual, club, neural, expert), 1 til 8 av dem.
help-play-seed = Stokk etter dette tallet, for å spille de samme brikkene igjen.
help-play-first = Plassen som begynner, A til H, eller draw for loddtrekning. Ellers begynner det eneste mennesket, flere blir spurt, og boter trekker lodd.
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

## Command line: heads of help pages, and what stands for a value

usage-head = Bruk:
usage-options = [VALG]
usage-command = KOMMANDO …
usage-arguments-title = Argumenter
usage-options-title = Valg
usage-commands-title = Kommandoer
usage-number = TALL
usage-text = TEKST
usage-code = KODE
usage-game = SPILL
usage-folder = MAPPE
usage-file = FIL
usage-seat = PLASS
usage-seats = PLASSER
usage-default = standard: { $value }

## Command line: score

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

## The table in the terminal

play-title = Clustered · trekk { $number } · plass { $seat } · help viser kommandoene
play-seat-name = { $seat } ({ $player })
play-person = menneske
play-hand = Hånden til { $seat }
play-ask-play = Hvilken brikke?
play-ask-discard = Ingenting passer. Hvilken brikke kaster du?
play-ask-trim = Mer enn fem brikker. Hvilken kaster du?
play-ask-cell = Hvor skal den ligge: { $tile }? (et tall på bordet; Enter legger den tilbake)
play-hand-over = Plass { $seat } er neste. Gi tastaturet videre og trykk Enter.
play-ask-youngest = Hvem er yngst: { $seats }? Eller trykk Enter, så trekkes det lodd.
play-begins =
    { $by ->
        [drawn] Loddtrekning: Plass { $seat } begynner.
        [picked] Den yngste begynner: plass { $seat }.
       *[other] Plass { $seat } begynner.
        }
play-help =
    Skriv nummeret på en brikke og så nummeret på en rute. Mer trengs ikke.
      3           ta den tredje brikken og se hvor den passer
      Sh1 2,-1    legg Sh1 to til høyre og én opp på én gang
      -Sh1        kast den, når du må
      hint        hva en sterk bot ville gjort, og hvorfor
      explain Sh1 2,-1    hvorfor et trekk ikke er lov
      undo        ta tilbake det siste trekket ditt
      scores      poeng, del for del
      left, right, up, down    se deg rundt på et stort bord
      save FIL    lagre spillet i en fil du velger
      quit        avslutt; spillet lagres
    En brikke i parentes passer ingen steder nå. Bak poengene til hver plass: +L, +R for førstemann-bonusene, ^l, ^r for
    den lengste linjen og det største rektangelet slik det står, og i parentes hvor mange brikker som er igjen å trekke.
    En brikke er formen (S kvadrat, T trekant, C sirkel), fyllet (h tom, d stripet, s fylt) og antallet; *** er en joker.
    Naboer må ha minst to av de tre til felles. Linjer på tre og mer gir poeng, og det største rektangelet ditt.
play-empty = Skriv nummeret på en brikke, eller help.
play-unknown-command = «{ $text }» er verken en brikke eller en kommando; help viser begge deler.
play-no-tile = Brikke { $number } finnes ikke på hånden din; den har { $most }.
play-no-label = Det er ingen { $number } på bordet; tallene går til { $most }.
play-fits-nowhere = Den brikken passer ingen steder akkurat nå: { $tile }.
play-explain-what = Oppgi et trekk å forklare, som i: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Én rute til er utenfor synsfeltet; left, right, up og down ser seg rundt.
   *[other] { $count } ruter til er utenfor synsfeltet; left, right, up og down ser seg rundt.
  }
play-legal = { $move } er lov.
play-hint = { $kind ->
    [discard] Jeg ville kastet: { $move }
   *[place] Jeg ville spilt { $move } ({ $gain ->
        [0] ingen poeng ennå
        [one] { $gain } poeng
       *[other] { $gain } poeng
      }).
  }
play-undo-agree = Er alle enige om å ta tilbake det siste trekket? (j/n)
play-yes = j ja
play-undone = Det siste trekket er tatt tilbake.
play-saved = Lagret som { $file }.
play-kept = Spillet er lagret. Fortsett med: { $command }
play-record = Opptaket er lagret som { $file }.
play-nothing-kept = Ingen spill er lagret ennå.
play-result = { $kind ->
    [given-up] Ingen vinner: Alle har forlatt spillet.
    [shared-win] Delt seier: { $winners }
   *[win] { $winners } vinner.
  }
play-best-new = { $total } poeng: ditt beste hittil med disse valgene!
play-best-old = { $total } poeng. Ditt beste med disse valgene er { $best }.
play-unknown-player = «{ $name }» kan ikke sitte her. Kjente er: { $known }.
play-seat-letter = «{ $letter }» er ingen plass; de heter A til H.
play-first-letter = «{ $letter }» er ingen plass. Skriv A til { $last }, eller draw for loddtrekning.
play-surface = «{ $size }» er ingen bordflate. Skriv 15x11 for ruter bortover og nedover, eller round:6 for en radius.
score-bonus = Bonus

## The table in the terminal: what has happened

event-placed = { $seat } la { $tile } på { $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } har forlatt spillet.
event-discarded = { $seat } kunne ikke legge noe og kastet { $tile }.
event-trimmed = { $seat } kastet { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } er først med en linje på fem (+2).
   *[first_rectangle] { $seat } er først med en 2×3 (+2).
  }

## The table in the terminal: replay

replay-title = Clustered · etter trekk { $number } av { $most }
replay-ask = Enter: videre · b: tilbake · et tall: dit · q: avslutt
replay-no-move = Trekk { $number } finnes ikke; opptaket har { $most }.
play-preparing = Botene gjøres klare (bare første gang, omtrent et halvt minutt) …

## The rulebook in the terminal

help-rules = Vis regelboken for et spill, eller en del av den.
help-rules-search = Vis bare det der disse ordene forekommer.
help-rules-rule = Vis bare det som sies om denne regelen.
help-rules-html = Skriv regelboken som en side for utskrift i stedet.
rules-no-such-rule = Regelboken for { $game } har ingen regel «{ $number }».
rules-nothing-found = Ingenting i regelboken for { $game } nevner «{ $words }».
rules-written = Regelboken er skrevet til { $file }
rules-contents = Innhold
rules-note-yours = Ditt regelhefte:
rules-note-leaflets = Regelhefte på { $languages }:
rules-note = Vår avgjørelse:
rules-letters-tiles = På tegningene sier A eller B hvem brikken tilhører; så kommer form (S kvadrat, T trekant, C sirkel), fyll (h tom, d stripet, s fylt) og antall. *** er en joker, ### startbrikken.
rules-marks-tiles = + passer · ! passer ikke
rules-marks-magnets = + lagt · ! kan ikke slippes der · x plukkes opp · o ligger der

## Kluster on physics: watching a match in the terminal

help-any-surface = Clustered: et bord med kanter, 15x11 for ruter bortover og nedover, eller round:6 for en radius i ruter. Kluster: tre, glass eller filt (wood, glass, felt).
help-watch-bots = Kluster: boten på hver plass, med komma mellom (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: eskene på bordet, som i classic,classic,duo.
help-watch-expert = Kluster: Den som har flere magneter enn neste plass, kan legge en til.
help-watch-play-on = Kluster: spill videre om plasseringene når noen har vunnet.
help-watch-rounds = Kluster: slutt etter så mange runder; færrest magneter igjen vinner.
help-watch-one-group = Kluster: Alle snorer må henge sammen, ikke bare hver med en annen.
help-watch-loop = Kluster: hvor bred løkken i en Classic-snor er, i mm (320).
help-watch-loop-duo = Kluster: det samme for en DUO-snor (200).
help-watch-handicap = Kluster: hvor mange magneter færre hver plass skal legge, for eksempel 0,3.
help-watch-cord-after = Kluster: Når alt ligger i ro, kan plassen fortsatt flytte snoren, som i regelheftene.
help-watch-show-poles = Kluster: Alle ser hvilken side som er nord.
help-watch-turns = Kluster: stopp etter så mange turer.
help-watch-live = Kluster: i ekte hastighet i stedet for så fort som mulig.
help-replay-check = Kluster: spill av opptaket og si om det ender likt.
watch-boxes = Esken «{ $name }» finnes ikke: Oppgi classic og duo, som i classic,classic,duo.
watch-surface = Underlaget «{ $name }» finnes ikke. Kjente er: { $known }.
watch-turns = Et spill ser man i minst én tur, ikke { $turns }.
watch-handicap = «{ $given }» er ikke et forsprang: Skriv et tall for hver plass, for eksempel 0,3.
watch-preparing = Bordet gjøres klart (bare første gang, et minutt eller to) …
watch-title = Kluster · tur { $number } · { $stage ->
    [settling] faller til ro
    [repair] retter snorer
    [choice] fortsette eller stoppe
    [over] slutt
   *[preparing] legger
  }
watch-placed = { $seat } la { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } plukker opp { $magnets }: { $count ->
        [one] Den
       *[other] De
      } hoppet til magneten i hånden.
    [outside] { $seat } plukker opp { $magnets }: utenfor.
   *[klustered] { $seat } plukker opp { $magnets }: klynget seg sammen.
  }
watch-fault = { $cause ->
    [time] Tiden var ute: feil { $faults }, tillatt: { $allowed }.
   *[taken] Feil { $faults }, tillatt: { $allowed }.
  }
watch-may-continue = { $seat } har flere igjen enn neste plass og kan fortsette.
watch-resigned = { $seat } forlater spillet; { $count ->
    [one] én magnet legges
   *[other] { $count } magneter legges
  } til side.
watch-ended = { $reason ->
    [total-victory] Alt er lagt: total seier!
    [faults] Én feil for mye: Spillet er slutt.
    [stopped] Spillet ble stoppet.
    [resigned] { $winners } vinner: De andre har gått.
   *[other] { $count ->
        [0] Spillet er slutt; ingen vinner.
        [one] { $winners } vinner.
       *[other] { $winners } deler seieren.
      }
  }
watch-nothing = { $seat } la ingenting; turen går videre.
watch-time-up = Tiden var ute for { $seat }: En klønete hånd spilte turen ferdig.
watch-solo = { $placed } lagt, feil: { $faults } (tillatt: { $allowed }).
replay-kluster-title = Kluster · etter tur { $number } av { $most }
replay-lying = På bordet: { $magnets }
replay-other-physics = Tatt opp med fysikk { $then }; dette er fysikk { $now }.
replay-identical = Alle { $turns } turer endte likt, til siste bit.
replay-differs = Tur { $turn } ender annerledes med denne fysikken ({ $what ->
    [table] bordet er annerledes allerede før den
    [refused] noe som ble gjort da, avvises nå
    [happenings] det skjer noe annet
   *[digest] det samme skjer, men ikke til siste bit
  }). Det opptaket sier, gjelder likevel.

## Hints and reviews

advice-also = Også bra: { $moves }.

## Hints and reviews: hints at a table

play-hint-agree = Er alle enige om tips i dette spillet? (j/n)

## Hints and reviews: reviews

help-review = Vurder hvert trekk i et lagret spill: hva som var best, og hva det kostet.
help-review-turn = Vurder bare dette trekket eller denne turen.

## Physics as a library (SI units)

physics-bad-friction = En friksjonskoeffisient på { $value } går ikke: Det må være 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = En magnet kan ikke ha en masse på { $mass } kg; 1 mg til 10 kg går bra.
physics-bad-quaternion = En orientering trenger fire endelige tall som ikke alle er null.
physics-bad-size = En magnet må være mellom 1 mm og 200 mm lang langs hver akse.
physics-bad-step = Et tidssteg på { $dt } s går ikke; 10 µs til 5 ms går bra.
physics-cord-flat = Denne snoren omslutter ingenting: Alle punktene ligger på en linje.
physics-cord-free = Ingen holder snor { $cord }; ta tak i den først.
physics-cord-held = Noen holder allerede snor { $cord }.
physics-cord-length = En snor kan ikke være { $length } m lang; 0,05 m til 20 m går bra.
physics-cord-off-table = Snoren ligger ikke på bordet.
physics-cord-out-of-reach = Hånden er { $distance } m fra snoren, for langt til å nå den.
physics-cord-points = En snor trenger minst tre ulike punkter, ikke { $count }.
physics-hand-empty = Hånden holder ingen magnet, eller slipper den allerede.
physics-hand-full = Hånden holder allerede magnet { $magnet }.
physics-no-such-cord = Snor { $index } finnes ikke.
physics-no-such-magnet = Magnet { $index } finnes ikke.
physics-not-a-recording = Dette er ikke et opptak av en verden.
physics-not-a-snapshot = Dette er ikke et helt øyeblikksbilde av en verden.
physics-not-finite = Et tall i «{ $field }» er ikke endelig.
physics-replay-differs = Opptaket ender ikke slik det står i det.
physics-snapshot-version = Øyeblikksbildet har versjon { $version }; kjent er { $known }.
physics-too-many = Det kan ikke være mer enn { $most } magneter.
physics-too-many-cords = Det kan ikke være mer enn { $most } snorer.
physics-unknown-input = En verden kjenner ikke handlingen «{ $name }».
physics-unknown-parameter = Parameteren «{ $name }» finnes ikke.
physics-unknown-pose = Stillingen «{ $name }» finnes ikke.
physics-unknown-surface = Underlaget «{ $name }» finnes ikke.

## Scenes

scene-not-json = Scenen er ikke JSON (linje { $line }, kolonne { $column }).
scene-too-deep = Scenen er nøstet mer enn { $most } nivåer dypt.
scene-key-twice = «{ $name }» står to ganger i samme objekt.
scene-not-finite = Tallet ved { $place } er ikke endelig ({ $value }).
scene-number = Tallet ved { $place } er for stort.
scene-unknown-word = «{ $word }» ved { $place } er ukjent. Kjente er: { $known }.
scene-friction = Et underlag trenger 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = Id-en «{ $id }» ved { $place } har tegn som ikke kan vises, eller mellomrom rundt seg.
scene-pose-twice = Magneten ved { $place } har et kvaternion, som sier alt om stillingen; fjern «{ $name }».
scene-quaternion = Kvaternionet ved { $place } må ha en lengde; bare nuller (eller altfor store tall) dreier ingenting.
scene-pose = En { $kind } kan ikke være { $pose } (ved { $place }); det går med: { $fitting }.
scene-mass = Med denne størrelsen ville magneten ved { $place } veie mer enn 10 kg; oppgi massen.
scene-one-of = { $place } må oppgi nøyaktig én av: { $known }.
scene-cord-points = Snoren ved { $place } trenger minst tre ulike punkter, ikke { $count }.
scene-cord-length = Snoren ved { $place } må være mellom { $least } og { $most } mm lang.
scene-cord-flat = Snoren ved { $place } omslutter ingenting: Punktene ligger på en linje.
scene-cord-off-table = Snoren ved { $place } går utenfor bordet, som slutter { $half } mm fra midten på alle kanter.
scene-no-such-cord = Det er ingen snor { $cord } å dra i (ved { $place }); { $count ->
    [0] scenen har ingen
    [one] scenen har én, snor 0
   *[other] scenen har { $count }, fra 0
  }.
scene-times = Tidene i en bane må øke; { $time } s ved { $place } gjør ikke det.
scene-too-many = Det er { $count } magneter i scenen; høyst { $most } kan simuleres.
scene-too-many-cords = Det er { $count } snorer i scenen; høyst { $most } kan simuleres.
scene-id-twice = Id-en «{ $id }» ved { $place } er allerede brukt av { $first }.
scene-overlap = Magnetene «{ $first }» og «{ $second }» overlapper ved starten.
scene-starts-inside = Magnet «{ $id }» i { $place } ville dukke opp inni magnet «{ $other }».
scene-too-low = I en høyde på { $height } mm ({ $place }) ville magneten i hånden være inne i bordet; midten kan være { $least } mm oppe på det laveste.
scene-out-of-reach = Hånden er { $distance } mm fra snor { $cord }; for å nå den må det være høyst { $most } mm.
scene-blew-up = Tallene vokste over alle grenser underveis: Slike magneter kan ikke simuleres.

## Simulate

simulate-preparing = Fysikken gjøres klar (bare første gang) …
simulate-progress = { $time } s av høyst { $limit } s simulert; har holdt på i { $waited } s …
simulate-plot-format = «{ $name }» er ikke et bilde vi kan tegne; la det slutte på en av { $known }.
simulate-no-matplotlib = Tegning trenger matplotlib, som ikke er installert: { $command }
simulate-rest = Alt ligger i ro etter { $time } s.
simulate-moving = Ikke alt ligger i ro når tiden er ute, etter { $time } s.
simulate-nothing-moved = { $count ->
    [one] Magneten har ikke flyttet seg så mye som 0,1 mm.
   *[other] Ingen av de { $count } magnetene har flyttet seg så mye som 0,1 mm.
  }
simulate-moved-count = { $moved } av { $count } { $count ->
    [one] magnet
   *[other] magneter
  } flyttet seg:
simulate-moved = {"  "}{ $id }: { $distance } mm til x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… og { $count } til
simulate-no-touch = Ingen magneter berørte hverandre.
simulate-touch = { $first } og { $second } berørte hverandre etter { $time } s.
simulate-kluster = Klynge: { $names }.
simulate-outside = Utenfor: { $names }.
simulate-cord = Snor { $number } er { $length } mm lang.
simulate-digest = Kontrollsum { $digest }

## The picture of a scene

plot-rest = i ro etter { $time } s
plot-moving = fortsatt i bevegelse etter { $time } s
plot-touches = { $count ->
    [0] ingen berøring
    [one] én berøring
   *[other] { $count } berøringer
  }
plot-outside = utenfor: { $names }
plot-before = før
plot-path = bane
plot-held = holdt
plot-north = nord
plot-south = sør
plot-touch = berøring
plot-scale = { $length } mm

## Warmup

warmup-begun = Gjør klar magneter, snorer og boter
warmup-progress = { $done } av { $all } deler er klare ({ $seconds } s)
warmup-ready = Alt er klart etter { $seconds } s og ligger i { $folder }

## Bench

bench-doing = Måler
bench-library = Clustered, Python-bibliotek: { NUMBER($count) } trekk i sekundet
bench-engine = Clustered, kompilert motor: { NUMBER($count) } trekk i sekundet
bench-scan = Kluster, vurderte plasser: { NUMBER($count) } i sekundet
bench-frame = Kluster, et levende bilde: { NUMBER($ms, maximumFractionDigits: 2) } ms; én kjerne holder følge med { $tables } bord

## Tournaments: help

help-tournament = La boter spille mot hverandre og få styrketall; samme kommando fortsetter etter et avbrudd.
help-tournament-bots = Hvem som er med, skilt med komma; alle spillets boter hvis ingen er nevnt. Den som nevnes to ganger, er med to ganger.
help-tournament-bot = Et program som også er med; kan gis flere ganger. docs/bots-in-any-language.md sier hva det må kunne.
help-play-bot = Et program som får neste plass; kan gis flere ganger. Uten --seats (Kluster: --bots) har du (Kluster: clumsy) den første.
help-bot-seconds = Hvor lenge et program får tenke på hvert svar; ellers 2 s i Clustered, 3 s i Kluster.
help-tournament-seats = Hvor mange som sitter ved hvert bord.
help-tournament-deals = Hvor mange ganger det deles ut for hvert møte; alle spiller hver utdeling fra hver plass.
help-tournament-swiss = Runder i en sveitserturnering, der jevnbyrdige møtes; uten den møter alle hverandre.
help-tournament-seed = Trekker utdelinger og boter; samme tall gir de samme spillene.
help-tournament-out = Hvor resultater og rapporter legges.
help-tournament-jobs = Spill samtidig; ellers ett for hver kjerne.
help-tournament-dask = Spill i stedet på Dask-klyngen til denne planleggeren.
help-bot = La et program ta en plass ved et bord på nettet og spille ett spill der.
help-bot-program = Programmet med valgene sine, i anførselstegn.
help-bot-table = Lenken til bordet, eller en personlig lenke til en plass.
help-bot-name = Det de andre ved bordet ser; ellers programmets navn.
usage-bots = BOTER
usage-program = PROGRAM

## Tournaments: errors

program-not-started = «{ $command }» kan ikke startes: { $detail }.
play-programs = Dette spillet har { $count ->
    [0] ingen programmer ved bordet; utelat --bot
    [one] et program ved bordet; nevn det med --bot ({ $names })
   *[other] { $count } programmer ved bordet; nevn dem med --bot i plassenes rekkefølge ({ $names })
  }.
bot-link = «{ $link }» er ingen lenke til et bord; den ligner https://server/t/Abcd1234.
bot-no-server = { $address } svarer ikke: { $detail }.
bot-refused = Serveren sier: { $message }
tournament-too-few = { $entrants } kan ikke fylle { $seats } plasser; nevn flere boter, gjerne den samme to ganger.
tournament-swiss-alone = En sveitserturnering krever minst to plasser ved hvert bord; utelat --swiss.
tournament-log-busy = «{ $name }» er i bruk av en annen turnering som pågår; velg en annen mappe med --out.
tournament-log-other = «{ $name }» hører til en turnering med andre deltakere, regler eller tall; velg en annen mappe med --out.
tournament-log-line = Linje { $line } i «{ $name }» er ikke et resultat fra denne turneringen; rett filen, eller velg en annen mappe med --out.
tournament-workers-lost = Prosessene som spilte, er døde, kanskje av mangel på minne; det som er spilt, er tatt vare på, og samme kommando fortsetter (prøv --jobs 1).
tournament-no-dask = --dask trenger pakken distributed: pip install "lodestone[dask]".
tournament-no-cluster = Dask-planleggeren { $address } svarer ikke: { $detail }.

## Tournaments: what is shown

program-slips = { $count ->
    [one] { $seat } ga et svar for sent eller ubrukelig: { $file }
   *[other] { $seat } ga { $count } svar for sent eller ubrukelige: { $file }
  }
bot-seated = Plass { $seat } hos { $server }. Venter på spillet …
bot-over = Spillet er slutt. Vinnere: { $winners }
tournament-progress = { $done } av { $total } spill
tournament-interrupted = Avbrutt etter { $games } spill; de er tatt vare på, og samme kommando fortsetter.
tournament-written = Rapport: { $file }
tournament-title = Turnering i { $game }, { $seats ->
    [one] { $seats } plass
   *[other] { $seats } plasser
  }
tournament-summary = { $games } spill, delt ut { $deals } ganger for hvert møte, starttall { $seed }.
tournament-bot = Bot
tournament-rating = Styrketall
tournament-games = Spill
tournament-share = Andel
tournament-points = Poeng
tournament-slips = Glipper
tournament-crosstable = Det hver bot (linje) tok fra hver annen (kolonne): andel med sitt 95 %-intervall, og antall spill
tournament-course = Styrketall fra spill til spill
tournament-note = Styrketallene er openskills, med det dobbelte av usikkerheten; 25 er gjennomsnittet. I andelen teller uavgjort halvt. Poeng: i Clustered summene; i Kluster magneter igjen, i solospill lagte magneter.

## Starting the server

help-table-port = Porten; en ledig hvis ikke noe er sagt.
help-table-lan = La andre på samme nettverk spille med: viser en lenke og en QR-kode for mobiler.
help-table-no-browser = Ikke åpne nettleseren.
help-table-data = Mappen bordene lagres i.
help-serve = Hold bord for andre: De åpner en lenke i nettleseren og setter seg.
help-serve-host = Adressen å lytte på; 0.0.0.0 for alle på denne maskinen.
help-serve-port = Porten å lytte på.
help-serve-database = Hvor bordene lagres: en fil, eller en URL som postgresql://user@host/name.
help-serve-public-url = Adressen der andre når serveren, hvis det står en proxy foran den.
help-serve-admin = En fil med administratorens nøkkel; ellers LODESTONE_ADMIN_TOKEN i miljøet.
help-serve-trust-proxy = Stol på proxyens X-Forwarded-hoder. Bare hvis ingen kan komme forbi proxyen.
help-serve-proxies = Med --trust-proxy: hvor mange proxyer som står etter hverandre. Hver legger en adresse til X-Forwarded-For; den førstes teller.
help-serve-archive = Antall dager før et bord som ingen rører, arkiveres.
help-serve-keep = Antall dager før et arkivert bord fjernes; aldri, hvis ikke noe er sagt.
help-serve-tables-per-hour = Hvor mange bord én adresse kan åpne på en time.
help-serve-requests = Hvor mange forespørsler én adresse kan gjøre på et minutt.
help-serve-connections = Hvor mange som kan se på ved ett bord. Den som har en plass, slipper alltid inn.
help-serve-all-connections = Hvor mange tilkoblinger det kan være samtidig.
help-serve-address-connections = Hvor mange tilkoblinger én adresse kan ha samtidig.
help-serve-processes = Hvor mange prosesser som arbeider for gjester: Clustereds boter, tips, kontroller, avspillinger, gjennomganger; ellers én mer enn det er kjerner.
help-serve-tables = Hvor mange bord denne serveren holder i minnet.
help-serve-live-matches = Hvor mange partier Kluster denne serveren spiller samtidig.
help-serve-drain = Hvor mange sekunder en server som stopper, venter på at turer blir ferdige, før den overlater bordene til andre.
help-serve-node = Der andre servere med samme database når denne; ellers der den lytter. Alle må ha samme LODESTONE_CLUSTER_SECRET i miljøet.
help-serve-workers = Hvor mange servere som startes bak porten; flere enn én krever PostgreSQL.
help-serve-dask = Regn ut Clustereds boter, tips, kontroller, avspillinger og gjennomganger på Dask-klyngen til denne planleggeren så lenge den svarer.
help-serve-dask-ca = Med tls://…: sertifikatet klyngen kjennes igjen på.
help-serve-dask-cert = Med tls://…: sertifikatet klyngen kjenner igjen denne serveren på.
help-serve-dask-key = Med tls://…: nøkkelen til det sertifikatet.
help-serve-messages = Hvor mange meldinger én forbindelse kan sende på et sekund.
help-serve-no-app = Ikke tilby bordet som app; nettlesere som har installert den, fjerner den.
help-serve-open-tables = La folk vise bord for alle og bli satt sammen med fremmede.
help-serve-dailies = Tilby dagens bord: hver dag ett parti, det samme for alle.
help-serve-bot-pace = Hvor mange sekunder en bot minst bruker på et trekk.
serve-ready = Bordene er åpne på { $url }
serve-here = Bordet er dekket: { $url }
serve-lan = Andre på dette nettverket går til: { $url }
serve-stop = Stopp med Ctrl-C.
serve-cannot-listen = Kan ikke lytte på { $host }, port { $port }: { $cause }
serve-short-token = Administratorens nøkkel er for kort: Den må ha minst { $shortest } tegn.
serve-short-secret = Hemmeligheten i LODESTONE_CLUSTER_SECRET er for kort: Den må ha minst { $shortest } tegn.
serve-workers-sqlite = Flere servere krever PostgreSQL: Med en fil kan det bare være én. Utelat --workers, eller oppgi --database postgresql://…
serve-dask-address = «{ $url }» er ikke adressen til en Dask-planlegger. Skriv den som tls://dask.example.org:8786 eller tcp://127.0.0.1:8786
serve-dask-tls = En Dask-planlegger på tls://… trenger --dask-ca, --dask-cert og --dask-key; en på tcp://… ingen av dem.
serve-public-url = «{ $url }» er ikke adressen til en server. Skriv den som https://tables.example.org

## Storage

storage-address = Det er ikke noe lager på «{ $place }»: Oppgi en fil, sqlite:///path eller postgresql://user@host/database.
storage-needs-postgres = PostgreSQL trenger én del til: pip install "lodestone[postgres]".
storage-not-a-database = «{ $place }» er ikke en database, eller er skadet. Velg en annen fil, eller gjenopprett den fra en sikkerhetskopi.
storage-foreign = «{ $place }» tilhører et annet program. Velg en annen fil, eller en tom database.
storage-newer = «{ $place }» er skrevet av en nyere Lodestone. Installer den versjonen eller en nyere, eller gjenopprett en eldre sikkerhetskopi.
storage-not-writable = «{ $place }» kan ikke skrives: { $cause }. Se etter hvem som eier den, eller velg et annet sted.
storage-unreachable = Lageret på «{ $place }» kan ikke nås: { $cause }. Kontroller adressen og at databasen kjører.
storage-in-use = En annen Lodestone bruker «{ $place }» akkurat nå. Stopp den først, eller velg et annet sted for denne.
storage-no-secret = En annen Lodestone bruker «{ $place }» akkurat nå. Servere som deler en database, må ha den samme hemmeligheten i LODESTONE_CLUSTER_SECRET: Gi den til alle, eller stopp den andre.
storage-other-secret = En annen Lodestone bruker «{ $place }» med en annen hemmelighet eller helt uten. Gi alle den samme i LODESTONE_CLUSTER_SECRET, og start dem på nytt.
storage-pooled = «{ $place }» kan ikke brukes gjennom en pool som deler ut forbindelser per transaksjon, som pgbouncer med pool_mode = transaction. Koble til direkte, eller bruk pool_mode = session.
storage-older-server = En Lodestone av versjon { $version } bruker «{ $place }» og ville ikke kunne lese det denne skriver. Stopp den først.
storage-same-address = En annen Lodestone på «{ $place }» kan allerede nås på { $url }. Gi hver server sin egen adresse med --node.

help-dataset = Spill av Clustered som data for programmer som lærer.
help-dataset-make = La boter spille, eller ta opptak, og skriv spillene som Parquet-filer; samme kommando fortsetter.
help-dataset-read = Spill av et datasett, kontroller det og si hva det inneholder.
help-dataset-games = Hvor mange spill.
help-dataset-records = Opptak av et avsluttet spill i stedet for å la boter spille; kan gjentas.
help-dataset-out = Hvor filene legges.
help-dataset-folder = Mappen til datasettet.
dataset-written = { $games } spill i { $name }
dataset-summary = { $games } spill, { $moves } trekk
dataset-other = «{ $name }» inneholder et annet datasett; velg en annen mappe med --out.
dataset-unfinished = Et opptak slutter før spillet gjør det; bare avsluttede spill hører hjemme i et datasett.
dataset-edited = «{ $name }» stemmer ikke med opptakene ved siden av.
extra-missing = Det mangler pakker: { $command }
