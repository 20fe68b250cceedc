# Magneter og snorer: hva fysikken avviser, scener i `lodestone simulate`, oppvarming.
# $place: hvor i scenefilen, som magnets[2].kind (den første er 0; "·" for selve filen).

## Fysikken, som bibliotek (SI-enheter)

physics-bad-friction = En friksjonskoeffisient på { $value } går ikke: Det må være 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = En magnet kan ikke ha en masse på { $mass } kg; 1 mg til 10 kg går bra.
physics-bad-quaternion = En orientering trenger fire endelige tall som ikke alle er null.
physics-bad-size = En magnet må være mellom 1 mm og 200 mm lang langs hver akse.
physics-bad-step = Et tidssteg på { $dt } s går ikke; 10 µs til 5 ms går bra.
physics-cord-flat = Denne snoren omslutter ingenting: Alle punktene ligger på en linje.
physics-cord-free = Ingen holder snor { $cord }; ta tak i den først.
physics-cord-held = Noen holder allerede snor { $cord }.
physics-cord-length = En snor kan ikke være { $length } m lang; 0,05 m til 20 m går bra.
physics-cord-off-table = Snoren ligger ikke på bordet.
physics-cord-out-of-reach = Hånden er { $distance } m fra snoren, for langt til å nå den.
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

## Scener

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
scene-mass = Med denne størrelsen ville magneten ved { $place } veie mer enn 10 kg; oppgi massen.
scene-one-of = { $place } må oppgi nøyaktig én av: { $known }.
scene-cord-points = Snoren ved { $place } trenger minst tre ulike punkter, ikke { $count }.
scene-cord-length = Snoren ved { $place } må være mellom { $least } og { $most } mm lang.
scene-cord-flat = Snoren ved { $place } omslutter ingenting: Punktene ligger på en linje.
scene-cord-off-table = Snoren ved { $place } går utenfor bordet, som slutter { $half } mm fra midten på alle kanter.
scene-no-such-cord = Det er ingen snor { $cord } å dra i (ved { $place }); { $count ->
    [0] scenen har ingen
    [one] scenen har én, snor 0
   *[other] scenen har { $count }, fra 0
  }.
scene-times = Tidene i en bane må øke; { $time } s ved { $place } gjør ikke det.
scene-too-many = Det er { $count } magneter i scenen; høyst { $most } kan simuleres.
scene-too-many-cords = Det er { $count } snorer i scenen; høyst { $most } kan simuleres.
scene-id-twice = Id-en «{ $id }» ved { $place } er allerede brukt av { $first }.
scene-overlap = Magnetene «{ $first }» og «{ $second }» overlapper ved starten.
scene-starts-inside = Magnet «{ $id }» i { $place } ville dukke opp inni magnet «{ $other }».
scene-too-low = I en høyde på { $height } mm ({ $place }) ville magneten i hånden være inne i bordet; midten kan være { $least } mm oppe på det laveste.
scene-out-of-reach = Hånden er { $distance } mm fra snor { $cord }; for å nå den må det være høyst { $most } mm.
scene-blew-up = Tallene vokste over alle grenser underveis: Slike magneter kan ikke simuleres.

## simulate

simulate-preparing = Fysikken gjøres klar (bare første gang) …
simulate-progress = { $time } s av høyst { $limit } s simulert; har holdt på i { $waited } s …
simulate-plot-format = «{ $name }» er ikke et bilde vi kan tegne; la det slutte på en av { $known }.
simulate-no-matplotlib = Tegning trenger matplotlib, som ikke er installert: { $command }
simulate-rest = Alt ligger i ro etter { $time } s.
simulate-moving = Ikke alt ligger i ro når tiden er ute, etter { $time } s.
simulate-nothing-moved = { $count ->
    [one] Magneten har ikke flyttet seg så mye som 0,1 mm.
   *[other] Ingen av de { $count } magnetene har flyttet seg så mye som 0,1 mm.
  }
simulate-moved-count = { $moved } av { $count } { $count ->
    [one] magnet
   *[other] magneter
  } flyttet seg:
simulate-moved = {"  "}{ $id }: { $distance } mm til x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… og { $count } til
simulate-no-touch = Ingen magneter berørte hverandre.
simulate-touch = { $first } og { $second } berørte hverandre etter { $time } s.
simulate-kluster = Klynge: { $names }.
simulate-outside = Utenfor: { $names }.
simulate-cord = Snor { $number } er { $length } mm lang.
simulate-digest = Kontrollsum { $digest }

## Bildet av en scene

plot-rest = i ro etter { $time } s
plot-moving = fortsatt i bevegelse etter { $time } s
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
plot-scale = { $length } mm

## warmup

warmup-loading = Laster fysikken
warmup-boards = Gjør klar bord, søk og forsøk
warmup-scenes = Gjør klar hender og snorer
warmup-bots = Gjør klar botene
warmup-done = { $what }: { $seconds } s
warmup-ready = Alt er klart etter { $seconds } s og ligger i { $folder }

## bench

bench-doing = Måler
bench-library = Clustered, Python-bibliotek: { NUMBER($count) } trekk i sekundet
bench-engine = Clustered, kompilert motor: { NUMBER($count) } trekk i sekundet
bench-scan = Kluster, vurderte plasser: { NUMBER($count) } i sekundet
bench-frame = Kluster, et levende bilde: { NUMBER($ms, maximumFractionDigits: 2) } ms; én kjerne holder følge med { $tables } bord
