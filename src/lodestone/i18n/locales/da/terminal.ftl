### The command line, and whatever only a terminal shows.

## Command line: errors

cli-error = lodestone: { $problem }
cli-language = Sproget »{ $code }« findes ikke. Kendte er: { $known }.
cli-no-such-option = Valget { $name } findes ikke her; se --help.
cli-no-such-command = Kommandoen »{ $name }« findes ikke; se --help.
cli-missing = { $name } mangler; se --help.
cli-value-missing = { $name } skal have en værdi; se --help.
cli-no-value-taken = { $name } tager ingen værdi.
cli-too-much = For mange argumenter; se --help.
cli-bad-value = Ugyldig værdi for { $name }: Det skal være { $needed }.
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
file-too-large = »{ $name }« er større end { $limit } MiB, langt mere end der er brug for her.
file-binary = »{ $name }« er ikke en tekstfil i UTF-8.
file-not-json = »{ $name }« er ikke JSON (linje { $line }, kolonne { $column }).

## Command line: help

help-lodestone = Det åbne bord til Kluster og Clustered: spil, tæl point, vær dommer.
help-lang = Sprog: { $known }.
help-help = Vis denne hjælp og afslut.
help-version = Vis versionen og afslut.
help-json = Skriv JSON, til programmer.
help-game = Hvilket spil.
help-score = Tæl et færdigt bord af Clustered, tastet ind som bogstaver.

    På brættet er . et tomt felt, # startbrikken, A til H en plads’ brik og a til h dens joker.
help-score-file = Brættet, en række pr. linje; - læser standardinput.
help-referee = Døm et spil over JSON-linjer på standardinput og -output, til botter i ethvert programmeringssprog.
help-play = Et spil i terminalen: Clustered, hvis du ikke nævner et andet.
help-play-clustered = Spil i terminalen: folk ved ét tastatur, botter eller begge dele.
help-play-kluster = Se botter spille Kluster med ægte fysik.
help-play-seats = Hvem der sidder hvor, adskilt af kommaer: human eller en bots navn (random, greedy, montecarlo, casual, club, neural, expert), 1 til 8 af dem.
help-play-seed = Bland ud fra dette tal for at spille de samme brikker igen.
help-play-first = Pladsen, der begynder, A til H, eller draw for lodtrækning. Som standard begynder det eneste menneske, flere bliver spurgt, og botter trækker lod.
help-play-fast = Hurtigspil: træk to pr. tur og behold fem.
help-play-extra-wild = Pladser med en tredje joker, som i AC.
help-play-first-bonus = +2 for den første linje på fem og det første 2×3.
help-play-largest-bonus = +2 for det største rektangel og den længste linje til sidst.
help-play-resume = Fortsæt et gemt spil.
help-play-record = Hvor optegnelsen gemmes; spil gemmes altid.
help-play-plain = Ingen farver, ingen gentegning: til skærmlæsere og pipes.
help-replay = Gå gennem et gemt spil trin for trin.
help-replay-file = En optegnelse skrevet af »play« eller af dommerens »save«.
help-replay-move = Vis bordet efter så mange træk og slut.
help-simulate = Simulér en scene fra Kluster: magneter og snore på et bord, og hvad hænder gør med dem.
help-simulate-file = Scenen, en JSON-fil som docs/scenes.md beskriver den; - læser standardinput.
help-simulate-plot = Tegn, hvad der skete, set fra oven (.png, .svg eller .pdf).
help-simulate-record = Skriv alt, hvad der blev gjort, ned, så forløbet kan gentages bit for bit.
help-warmup = Gør fysik og botter klar nu, så intet spil skal vente på dem.
help-bench = Mål, hvor hurtigt denne computer spiller begge spil, på én kerne.

## Command line: heads of help pages, and what stands for a value

usage-head = Brug:
usage-options = [VALG]
usage-command = KOMMANDO …
usage-arguments-title = Argumenter
usage-options-title = Valg
usage-commands-title = Kommandoer
usage-number = TAL
usage-text = TEKST
usage-code = KODE
usage-game = SPIL
usage-folder = MAPPE
usage-file = FIL
usage-seat = PLADS
usage-seats = PLADSER
usage-default = standard: { $value }

## Command line: score

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

## The table in the terminal

play-title = Clustered · træk { $number } · plads { $seat } · help viser kommandoerne
play-seat-name = { $seat } ({ $player })
play-person = menneske
play-hand = Hånden på plads { $seat }
play-ask-play = Hvilken brik?
play-ask-discard = Intet passer. Hvilken brik kasserer du?
play-ask-trim = Mere end fem brikker. Hvilken kasserer du?
play-ask-cell = Hvor skal den hen: { $tile }? (et tal på bordet; Enter lægger den tilbage)
play-hand-over = Plads { $seat } er den næste. Ræk tastaturet videre, og tryk Enter.
play-ask-youngest = Hvem er yngst: { $seats }? Eller tryk Enter, så trækkes der lod.
play-begins =
    { $by ->
        [drawn] Lodtrækning: Plads { $seat } begynder.
        [picked] Den yngste begynder: plads { $seat }.
       *[other] Plads { $seat } begynder.
        }
play-help =
    Skriv en briks nummer og så nummeret på et felt. Mere behøver du ikke.
      3           tag den tredje brik, og se, hvor den passer
      Sh1 2,-1    læg Sh1 to til højre og en op på én gang
      -Sh1        kassér den, når du skal
      hint        hvad en stærk bot ville gøre, og hvorfor
      explain Sh1 2,-1    hvorfor et træk ikke er gyldigt
      undo        tag dit sidste træk tilbage
      scores      point, del for del
      left, right, up, down    se dig omkring på et stort bord
      save FIL    gem spillet i en fil efter eget valg
      quit        slut; spillet gemmes
    En brik i parentes passer ingen steder nu. Bag hver plads’ point: +L, +R for først til-bonusserne, ^l, ^r for
    den længste linje og det største rektangel, som det står, og i parentes de brikker, der er tilbage at trække.
    En brik er sin form (S kvadrat, T trekant, C cirkel), udfyldning (h blank, d stribet, s fuldt optrukket) og antal; *** er en joker.
    Naboer skal have mindst to af de tre til fælles. Linjer på tre og derover tæller, og dit største rektangel.
play-empty = Skriv en briks nummer, eller help.
play-unknown-command = »{ $text }« er hverken en brik eller en kommando; help viser begge dele.
play-no-tile = Du har ingen brik { $number } på hånden; der er { $most }.
play-no-label = Der er ikke noget { $number } på bordet; tallene går til { $most }.
play-fits-nowhere = Den brik passer ingen steder lige nu: { $tile }.
play-explain-what = Nævn et træk at forklare, som i: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Ét felt mere er ude af syne; se dig omkring med left, right, up og down.
   *[other] { $count } felter mere er ude af syne; se dig omkring med left, right, up og down.
  }
play-legal = { $move } er gyldigt.
play-hint = { $kind ->
    [discard] Jeg ville kassere: { $move }
   *[place] Jeg ville spille { $move } ({ $gain ->
        [0] endnu ingen point
        [one] { $gain } point
       *[other] { $gain } point
      }).
  }
play-undo-agree = Er alle enige om at tage det sidste træk tilbage? (j/n)
play-yes = j ja
play-undone = Det sidste træk er taget tilbage.
play-saved = Gemt som { $file }.
play-kept = Spillet er gemt. Fortsæt med: { $command }
play-record = Optegnelsen er gemt som { $file }.
play-nothing-kept = Der er endnu ikke gemt noget spil.
play-result = { $kind ->
    [given-up] Ingen vinder: Alle har forladt spillet.
    [shared-win] Delt sejr: { $winners }
   *[win] { $winners } vinder.
  }
play-best-new = { $total } point: dit hidtil bedste med disse valg!
play-best-old = { $total } point. Dit bedste med disse valg er { $best }.
play-unknown-player = »{ $name }« kan ikke sidde her. Kendte er: { $known }.
play-seat-letter = »{ $letter }« er ingen plads; de hedder A til H.
play-first-letter = »{ $letter }« er ingen plads. Skriv A til { $last }, eller draw for lodtrækning.
play-surface = »{ $size }« er ingen flade. Skriv 15x11 for felter på tværs og på langs, eller round:6 for en radius.
score-bonus = Bonus

## The table in the terminal: what has happened

event-placed = { $seat } lagde { $tile } på { $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } har forladt spillet.
event-discarded = { $seat } kunne intet lægge og kasserede { $tile }.
event-trimmed = { $seat } kasserede { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } er først med en linje på fem (+2).
   *[first_rectangle] { $seat } er først med et 2×3 (+2).
  }

## The table in the terminal: replay

replay-title = Clustered · efter træk { $number } af { $most }
replay-ask = Enter: videre · b: tilbage · et tal: dertil · q: slut
replay-no-move = Der er intet træk { $number }; optegnelsen har { $most }.
play-preparing = Botterne gøres klar (kun første gang, cirka et halvt minut) …

## The rulebook in the terminal

help-rules = Vis et spils regelbog eller en del af den.
help-rules-search = Vis kun afsnit, hvor disse ord forekommer.
help-rules-rule = Vis kun det, der siges om denne regel.
help-rules-html = Skriv i stedet regelbogen som en side til udskrift.
rules-no-such-rule = Regelbogen til { $game } har ingen regel »{ $number }«.
rules-nothing-found = Intet i regelbogen til { $game } nævner »{ $words }«.
rules-written = Regelbogen er skrevet til { $file }
rules-contents = Indhold
rules-note-yours = Dit regelhæfte:
rules-note-leaflets = Regelhæftet på { $languages }:
rules-note = Vores afgørelse:
rules-letters-tiles = På tegningerne: A eller B siger, hvis brik det er; så form (S kvadrat, T trekant, C cirkel), udfyldning (h blank, d stribet, s fuldt optrukket) og antal. *** er en joker, ### startbrikken.
rules-marks-tiles = + passer · ! passer ikke
rules-marks-magnets = + lagt · ! må ikke slippes der · x tages op · o ligger der

## Kluster on physics: watching a match in the terminal

help-any-surface = Clustered: et bord med kanter, 15x11 for felter på tværs og på langs, eller round:6 for en radius i felter. Kluster: wood, glass eller felt.
help-watch-bots = Kluster: botten på hver plads, adskilt af kommaer (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: æskerne på bordet, som i classic,classic,duo.
help-watch-expert = Kluster: Den, der har flere magneter end næste plads, må lægge én til.
help-watch-play-on = Kluster: spil videre om placeringerne, når nogen har vundet.
help-watch-rounds = Kluster: slut efter så mange runder; den med færrest magneter tilbage vinder.
help-watch-one-group = Kluster: Alle snore skal hænge sammen, ikke bare hver med en anden.
help-watch-loop = Kluster: hvor bred løkken af en Classic-snor er, i mm (320).
help-watch-loop-duo = Kluster: det samme for en DUO-snor (200).
help-watch-handicap = Kluster: hvor mange magneter færre hver plads skal lægge, f.eks. 0,3.
help-watch-cord-after = Kluster: Når alt ligger stille, må pladsen stadig flytte snoren, som i hæfterne.
help-watch-show-poles = Kluster: Alle ser, hvilken side der er nord.
help-watch-turns = Kluster: stop efter så mange ture.
help-watch-live = Kluster: i virkeligt tempo i stedet for så hurtigt som muligt.
help-replay-check = Kluster: spil optegnelsen igen, og sig, om den ender ens.
watch-boxes = Æsken »{ $name }« findes ikke: Nævn classic og duo, som i classic,classic,duo.
watch-surface = Fladen »{ $name }« findes ikke. Kendte er: { $known }.
watch-turns = Se mindst én tur, ikke { $turns }.
watch-handicap = »{ $given }« er ikke et forspring: Skriv et tal for hver plads, f.eks. 0,3.
watch-preparing = Bordet gøres klar (kun første gang, et minut eller to) …
watch-title = Kluster · tur { $number } · { $stage ->
    [settling] falder til ro
    [repair] retter snore
    [choice] fortsæt eller stop
    [over] slut
   *[preparing] lægger
  }
watch-placed = { $seat } lagde { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } tager { $magnets }: { $count ->
        [one] den
       *[other] de
      } sprang op til magneten i hånden.
    [outside] { $seat } tager { $magnets }: udenfor.
   *[klustered] { $seat } tager { $magnets }: klustret.
  }
watch-fault = { $cause ->
    [time] Tiden var gået: fejl { $faults } ({ $allowed } tilladt).
   *[taken] Fejl { $faults } ({ $allowed } tilladt).
  }
watch-may-continue = { $seat } har flere tilbage end næste plads og må fortsætte.
watch-resigned = { $seat } forlader spillet; { $count ->
    [one] én magnet lægges
   *[other] { $count } magneter lægges
  } til side.
watch-ended = { $reason ->
    [total-victory] Alt er lagt: fuldstændig sejr!
    [faults] Én fejl for meget: Spillet er slut.
    [stopped] Spillet blev stoppet.
    [resigned] { $winners } vinder: De andre er gået.
   *[other] { $count ->
        [0] Spillet er slut; ingen vinder.
        [one] { $winners } vinder.
       *[other] { $winners } deler sejren.
      }
  }
watch-nothing = { $seat } lagde intet; turen går videre.
watch-time-up = Tiden var gået for { $seat }: En klodset hånd spillede turen færdig.
watch-solo = { $placed } lagt, fejl: { $faults } ({ $allowed } tilladt).
replay-kluster-title = Kluster · efter tur { $number } af { $most }
replay-lying = På bordet: { $magnets }
replay-other-physics = Optaget med fysik { $then }; dette er fysik { $now }.
replay-identical = Alle { $turns } ture endte ens, til sidste bit.
replay-differs = Tur { $turn } ender anderledes med denne fysik ({ $what ->
    [table] allerede før den ligger bordet anderledes
    [refused] noget, der blev gjort dengang, afvises nu
    [happenings] der sker noget andet
   *[digest] det samme sker, men ikke til sidste bit
  }). Det, optegnelsen siger, gælder stadig.

## Hints and reviews

advice-also = Også godt: { $moves }.

## Hints and reviews: hints at a table

play-hint-agree = Er alle enige om tips i dette spil? (j/n)

## Hints and reviews: reviews

help-review = Vurdér hvert træk i et gemt spil: hvad der var bedst, og hvad hvert træk kostede.
help-review-turn = Vurdér kun dette træk eller denne tur.

## Physics as a library (SI units)

physics-bad-friction = Et friktionstal på { $value } duer ikke: Der skal gælde 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = En magnet kan ikke veje { $mass } kg; 1 mg til 10 kg kan bruges.
physics-bad-quaternion = En stilling kræver fire endelige tal, der ikke alle er nul.
physics-bad-size = En magnet skal være mellem 1 mm og 200 mm lang langs hver akse.
physics-bad-step = Et tidsskridt på { $dt } s duer ikke; 10 µs til 5 ms kan bruges.
physics-cord-flat = Denne snor omslutter intet: Alle dens punkter ligger på en linje.
physics-cord-free = Ingen holder snor { $cord }; tag først fat i den.
physics-cord-held = Snor { $cord } er allerede i en hånd.
physics-cord-length = En snor kan ikke være { $length } m lang; 0,05 m til 20 m kan bruges.
physics-cord-off-table = Snoren ligger ikke på bordet.
physics-cord-out-of-reach = Hånden er { $distance } m fra snoren, for langt til at få fat.
physics-cord-points = En snor skal have mindst tre forskellige punkter, ikke { $count }.
physics-hand-empty = Hånden holder ingen magnet eller er ved at slippe den.
physics-hand-full = Hånden holder allerede magnet { $magnet }.
physics-no-such-cord = Der er ingen snor { $index }.
physics-no-such-magnet = Der er ingen magnet { $index }.
physics-not-a-recording = Dette er ingen optagelse af en verden.
physics-not-a-snapshot = Dette er intet helt øjebliksbillede af en verden.
physics-not-finite = Et tal i »{ $field }« er ikke endeligt.
physics-replay-differs = Optagelsen ender ikke, som der står i den.
physics-snapshot-version = Dette øjebliksbillede har version { $version }; kendt er { $known }.
physics-too-many = Der kan ikke være mere end { $most } magneter.
physics-too-many-cords = Der kan ikke være mere end { $most } snore.
physics-unknown-input = Handlingen »{ $name }« findes ikke.
physics-unknown-parameter = Parameteren »{ $name }« findes ikke.
physics-unknown-pose = Stillingen »{ $name }« findes ikke.
physics-unknown-surface = Fladen »{ $name }« findes ikke.

## Scenes

scene-not-json = Scenen er ikke JSON (linje { $line }, kolonne { $column }).
scene-too-deep = Scenen er indlejret mere end { $most } niveauer dybt.
scene-key-twice = »{ $name }« står to gange i samme objekt.
scene-not-finite = Tallet ved { $place } er ikke endeligt ({ $value }).
scene-number = Tallet ved { $place } er for stort.
scene-unknown-word = »{ $word }« ved { $place } er ukendt. Kendte er: { $known }.
scene-friction = En flade kræver 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = Navnet »{ $id }« ved { $place } har tegn, der ikke kan vises, eller mellemrum omkring sig.
scene-pose-twice = Magneten ved { $place } har en kvaternion, som siger alt om dens stilling; tag »{ $name }« ud.
scene-quaternion = Kvaternionen ved { $place } må ikke være lutter nuller, og så store må dens tal heller ikke være.
scene-pose = { $kind } kan ikke være { $pose } (ved { $place }); muligt er: { $fitting }.
scene-mass = Med denne størrelse ville magneten ved { $place } veje mere end 10 kg; angiv dens masse.
scene-one-of = { $place } skal sige netop én af: { $known }.
scene-cord-points = Snoren ved { $place } skal have mindst tre forskellige punkter, ikke { $count }.
scene-cord-length = Snoren ved { $place } skal være mellem { $least } og { $most } mm lang.
scene-cord-flat = Snoren ved { $place } omslutter intet: Dens punkter ligger på en linje.
scene-cord-off-table = Snoren ved { $place } forlader bordet, som ender { $half } mm fra midten på alle sider.
scene-no-such-cord = Der er ingen snor { $cord } at trække i (ved { $place }); { $count ->
    [0] scenen har ingen
    [one] scenen har én, snor 0
   *[other] scenen har { $count }, talt fra 0
  }.
scene-times = Tiderne på en vej skal vokse; { $time } s ved { $place } gør det ikke.
scene-too-many = Der er { $count } magneter i denne scene; højst { $most } kan simuleres.
scene-too-many-cords = Der er { $count } snore i denne scene; højst { $most } kan simuleres.
scene-id-twice = Navnet »{ $id }« ved { $place } er allerede taget af { $first }.
scene-overlap = Magneterne »{ $first }« og »{ $second }« overlapper i begyndelsen.
scene-starts-inside = Magnet »{ $id }« i { $place } ville dukke op inde i magnet »{ $other }«.
scene-too-low = I en højde af { $height } mm ({ $place }) ville den holdte magnet være inde i bordet; dens midte kan ikke være lavere end { $least } mm.
scene-out-of-reach = Hånden er { $distance } mm fra snor { $cord }; for at få fat skal den være inden for { $most } mm.
scene-blew-up = Tallene voksede undervejs ud over alle grænser: Sådanne magneter kan ikke simuleres.

## Simulate

simulate-preparing = Fysikken gøres klar (kun første gang) …
simulate-progress = { $time } s af højst { $limit } s simuleret; har kørt i { $waited } s …
simulate-plot-format = »{ $name }« er intet billede, vi kan tegne; lad det ende på en af { $known }.
simulate-no-matplotlib = At tegne kræver matplotlib, som ikke er installeret: { $command }
simulate-rest = Alt ligger stille efter { $time } s.
simulate-moving = Tiden er gået efter { $time } s, og noget bevæger sig stadig.
simulate-nothing-moved = { $count ->
    [one] Magneten har ikke flyttet sig så meget som 0,1 mm.
   *[other] Ingen af de { $count } magneter har flyttet sig så meget som 0,1 mm.
  }
simulate-moved-count = { $moved } af { $count } { $count ->
    [one] magnet
   *[other] magneter
  } flyttede sig:
simulate-moved = {"  "}{ $id } { $distance } mm til x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… og { $count } til
simulate-no-touch = Ingen magneter rørte hinanden.
simulate-touch = { $first } og { $second } rørte hinanden efter { $time } s.
simulate-kluster = Kluster: { $names }.
simulate-outside = Udenfor: { $names }.
simulate-cord = Snor { $number } er { $length } mm lang.
simulate-digest = Kontrolværdi { $digest }

## The picture of a scene

plot-rest = stille efter { $time } s
plot-moving = stadig i bevægelse efter { $time } s
plot-touches = { $count ->
    [0] ingen berøring
    [one] én berøring
   *[other] { $count } berøringer
  }
plot-outside = udenfor: { $names }
plot-before = før
plot-path = vej
plot-held = holdt
plot-north = nord
plot-south = syd
plot-touch = berøring
plot-scale = { $length } mm

## Warmup

warmup-begun = Magneter, snore og botter gøres klar
warmup-progress = { $done } af { $all } dele er klar ({ $seconds } s)
warmup-ready = Alt er klar efter { $seconds } s og gemt i { $folder }

## Bench

bench-doing = Måler
bench-library = Clustered, Python-bibliotek: { NUMBER($count) } træk i sekundet
bench-engine = Clustered, kompileret motor: { NUMBER($count) } træk i sekundet
bench-scan = Kluster, vurderede steder: { NUMBER($count) } i sekundet
bench-frame = Kluster, et levende billede: { NUMBER($ms, maximumFractionDigits: 2) } ms; én kerne følger med til { $tables } borde

## Tournaments: help

help-tournament = Lad botter spille mod hinanden og få et ratingtal; samme kommando fortsætter efter en afbrydelse.
help-tournament-bots = Hvem der er med, adskilt af kommaer; alle spillets botter, hvis ingen er nævnt. Den, der nævnes to gange, er med to gange.
help-tournament-bot = Et program, der også er med; kan gives flere gange. docs/bots-in-any-language.md fortæller, hvad det skal kunne.
help-play-bot = Et program, der får den næste plads; kan gives flere gange. Uden --seats (Kluster: --bots) har du (Kluster: clumsy) den første.
help-bot-seconds = Hvor længe et program må tænke over hvert svar; som standard 2 s i Clustered og 3 s i Kluster.
help-tournament-seats = Hvor mange der sidder ved hvert bord.
help-tournament-deals = Hvor mange gange der gives for hvert møde; alle spiller hver omgang fra hver plads.
help-tournament-swiss = Runder i en schweizerturnering, hvor jævnbyrdige mødes; uden den mødes alle.
help-tournament-seed = Trækker omgange og botter; samme tal giver de samme spil.
help-tournament-out = Hvor resultater og rapporter lægges.
help-tournament-jobs = Hvor mange spil på samme tid; som standard et for hver kerne.
help-tournament-dask = Spil i stedet på denne schedulers Dask-klynge.
help-bot = Lad et program tage en plads ved et onlinebord og spille ét spil der.
help-bot-program = Programmet med dets valg, i anførselstegn.
help-bot-table = Linket til bordet, eller et personligt link til en plads.
help-bot-name = Hvad de andre ved bordet ser; som standard programmets navn.
usage-bots = BOTTER
usage-program = PROGRAM

## Tournaments: errors

program-not-started = »{ $command }« kan ikke startes: { $detail }.
play-programs = Dette spil har { $count ->
    [0] ingen programmer ved bordet; udelad --bot
    [one] et program ved bordet; nævn det med --bot ({ $names })
   *[other] { $count } programmer ved bordet; nævn dem med --bot i pladsernes rækkefølge ({ $names })
  }.
bot-link = »{ $link }« er ikke et link til et bord; det ligner https://server/t/Abcd1234.
bot-no-server = { $address } svarer ikke: { $detail }.
bot-refused = Serveren siger: { $message }
tournament-too-few = { $entrants } kan ikke fylde { $seats } pladser; nævn flere botter, gerne den samme to gange.
tournament-swiss-alone = En schweizerturnering kræver mindst to pladser ved hvert bord; udelad --swiss.
tournament-log-busy = »{ $name }« bruges af en anden turnering, der er i gang; vælg en anden mappe med --out.
tournament-log-other = »{ $name }« hører til en turnering med andre deltagere, regler eller tal; vælg en anden mappe med --out.
tournament-log-line = Linje { $line } i »{ $name }« er ikke et resultat fra denne turnering; ret filen, eller vælg en anden mappe med --out.
tournament-workers-lost = Processerne, der spillede, gik ned, måske af mangel på hukommelse; det spillede er gemt, og samme kommando fortsætter (prøv --jobs 1).
tournament-no-dask = --dask kræver pakken distributed: pip install "lodestone[dask]".
tournament-no-cluster = Dask-scheduleren { $address } svarer ikke: { $detail }.

## Tournaments: what is shown

program-slips = { $count ->
    [one] { $seat } gav et svar for sent eller ubrugeligt: { $file }
   *[other] { $seat } gav { $count } svar for sent eller ubrugelige: { $file }
  }
bot-seated = Plads { $seat } hos { $server }. Venter på spillet …
bot-over = Spillet er slut. Vindere: { $winners }
tournament-progress = { $done } af { $total } spil
tournament-interrupted = Afbrudt efter { $games } spil; de er gemt, og samme kommando fortsætter.
tournament-written = Rapport: { $file }
tournament-title = Turnering i { $game }, { $seats ->
    [one] { $seats } plads
   *[other] { $seats } pladser
  }
tournament-summary = { $games } spil, givet { $deals } gange for hvert møde, starttal { $seed }.
tournament-bot = Bot
tournament-rating = Ratingtal
tournament-games = Spil
tournament-share = Andel
tournament-points = Point
tournament-slips = Svipsere
tournament-crosstable = Hvad hver bot (linje) tog fra hver anden (kolonne): andel med dens 95 %-interval, og antal spil
tournament-course = Ratingtal fra spil til spil
tournament-note = Ratingtal er openskills, med det dobbelte af deres usikkerhed; 25 er gennemsnittet. I andelen tæller uafgjort halvt. Point: i Clustered summerne; i Kluster magneter tilbage, i solospil lagte magneter.

## Starting the server

help-table-port = Porten; en ledig, hvis ingen er angivet.
help-table-lan = Lad andre på samme netværk spille med: viser et link og en QR-kode til telefoner.
help-table-no-browser = Åbn ikke browseren.
help-table-data = Mappen, hvor borde gemmes.
help-serve = Vær vært for borde: Folk åbner et link i browseren og sætter sig.
help-serve-host = Adressen, der lyttes på; 0.0.0.0 for alle denne computers adresser.
help-serve-port = Porten, der lyttes på.
help-serve-database = Hvor borde gemmes: en fil eller en URL som postgresql://user@host/name.
help-serve-public-url = Adressen, hvor andre når denne server, hvis der står en proxy foran.
help-serve-admin = En fil med administratorens nøgle; uden den bruges LODESTONE_ADMIN_TOKEN fra miljøet.
help-serve-trust-proxy = Tro på proxyens X-Forwarded-felter. Kun hvis ingen kan komme uden om proxyen.
help-serve-proxies = Med --trust-proxy: hvor mange proxyer der står efter hinanden. Hver føjer en adresse til X-Forwarded-For; den førstes tæller.
help-serve-archive = Dage, hvorefter et bord, ingen rører, arkiveres.
help-serve-keep = Dage, hvorefter et arkiveret bord fjernes; aldrig, hvis intet er angivet.
help-serve-tables-per-hour = Hvor mange borde én adresse må lave på en time.
help-serve-requests = Hvor mange forespørgsler én adresse må sende på et minut.
help-serve-connections = Hvor mange der må se med ved ét bord. Den, der har en plads, kommer altid ind.
help-serve-all-connections = Hvor mange forbindelser der må være på én gang.
help-serve-address-connections = Hvor mange forbindelser én adresse må have på én gang.
help-serve-processes = Hvor mange processer der arbejder for gæster: botter i Clustered, tips, kontroller, afspilninger, vurderinger; som standard én mere, end der er kerner.
help-serve-tables = Hvor mange borde denne server holder i hukommelsen.
help-serve-live-matches = Hvor mange spil Kluster denne server spiller ad gangen.
help-serve-drain = Hvor mange sekunder en server, der stopper, venter på, at ture slutter, før den overdrager bordene til andre.
help-serve-node = Hvor andre servere med samme database når denne; som standard der, hvor den lytter. De skal alle have samme LODESTONE_CLUSTER_SECRET i miljøet.
help-serve-workers = Hvor mange servere der startes bag porten; flere end én kræver PostgreSQL.
help-serve-dask = Lad botter i Clustered, tips, kontroller, afspilninger og vurderinger blive regnet på denne schedulers Dask-klynge, så længe den svarer.
help-serve-dask-ca = Med tls://…: certifikatet, som klyngen kendes på.
help-serve-dask-cert = Med tls://…: certifikatet, som klyngen kender denne server på.
help-serve-dask-key = Med tls://…: nøglen til det certifikat.
help-serve-messages = Hvor mange beskeder én forbindelse må sende på et sekund.
help-serve-no-app = Tilbyd ikke bordet som app; browsere, der har installeret den, fjerner den.
help-serve-open-tables = Lad folk vise borde for alle og blive sat sammen med fremmede.
help-serve-dailies = Tilbyd dagens borde: hver dag ét spil, det samme for alle.
help-serve-bot-pace = Sekunder, en bot mindst bruger på et træk.
serve-ready = Bordene er åbne på { $url }
serve-here = Bordet er dækket: { $url }
serve-lan = Andre på dette netværk kommer ind på: { $url }
serve-stop = Stop med Ctrl-C.
serve-cannot-listen = Kan ikke lytte på { $host }, port { $port }: { $cause }
serve-short-token = Administratorens nøgle er for kort: Den skal have mindst { $shortest } tegn.
serve-short-secret = Hemmeligheden i LODESTONE_CLUSTER_SECRET er for kort: Den skal have mindst { $shortest } tegn.
serve-workers-sqlite = Flere servere kræver PostgreSQL: Med en fil kan der kun være én. Udelad --workers, eller angiv --database postgresql://…
serve-dask-address = »{ $url }« er ikke adressen på en Dask-scheduler. Skriv den som tls://dask.example.org:8786 eller tcp://127.0.0.1:8786
serve-dask-tls = En Dask-scheduler på tls://… kræver --dask-ca, --dask-cert og --dask-key; en på tcp://… ingen af dem.
serve-public-url = »{ $url }« er ingen serveradresse. Skriv den som https://tables.example.org

## Storage

storage-address = Der er intet lager på »{ $place }«: Angiv en fil, sqlite:///path eller postgresql://user@host/database.
storage-needs-postgres = PostgreSQL kræver endnu en pakke: pip install "lodestone[postgres]".
storage-not-a-database = »{ $place }« er ingen database, eller den er beskadiget. Vælg en anden fil, eller hent den fra en sikkerhedskopi.
storage-foreign = »{ $place }« tilhører et andet program. Vælg en anden fil eller en tom database.
storage-newer = »{ $place }« er skrevet af et nyere Lodestone. Installér den version eller en nyere, eller hent en ældre sikkerhedskopi.
storage-not-writable = »{ $place }« kan ikke skrives: { $cause }. Se, hvem der ejer det, eller vælg et andet sted.
storage-unreachable = Lageret på »{ $place }« kan ikke nås: { $cause }. Tjek adressen, og at databasen kører.
storage-in-use = Et andet Lodestone bruger »{ $place }« lige nu. Stop det først, eller vælg et andet sted til dette.
storage-no-secret = Et andet Lodestone bruger »{ $place }« lige nu. Servere, der deler en database, skal have den samme hemmelighed i LODESTONE_CLUSTER_SECRET: Giv dem alle den, eller stop det andet.
storage-other-secret = Et andet Lodestone bruger »{ $place }« med en anden hemmelighed eller helt uden. Giv dem alle den samme i LODESTONE_CLUSTER_SECRET, og start dem igen.
storage-pooled = »{ $place }« kan ikke bruges gennem en pool, der deler forbindelser ud pr. transaktion, som pgbouncer med pool_mode = transaction. Forbind direkte, eller brug pool_mode = session.
storage-older-server = Et Lodestone af version { $version } bruger »{ $place }« og ville ikke kunne læse det, som dette skriver. Stop det først.
storage-same-address = En anden Lodestone på »{ $place }« kan allerede nås på { $url }. Giv hver server sin egen adresse med --node.

help-dataset = Spil af Clustered som data til programmer, der lærer.
help-dataset-make = Lad botter spille, eller tag optegnelser, og skriv spillene som Parquet-filer; samme kommando fortsætter.
help-dataset-read = Afspil et datasæt, kontrollér det, og sig, hvad det indeholder.
help-dataset-games = Hvor mange spil.
help-dataset-records = Optegnelse af et afsluttet spil i stedet for at lade botter spille; kan gives flere gange.
help-dataset-out = Hvor filerne lægges.
help-dataset-folder = Datasættets mappe.
dataset-written = { $games } spil i { $name }
dataset-summary = { $games } spil, { $moves } træk
dataset-other = »{ $name }« indeholder et andet datasæt; vælg en anden mappe med --out.
dataset-unfinished = En optegnelse holder op, før dens spil er slut; kun afsluttede spil hører til i et datasæt.
dataset-edited = »{ $name }« passer ikke til optegnelserne ved siden af.
extra-missing = Der mangler pakker: { $command }
