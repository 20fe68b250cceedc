# Magneter og snore: hvad fysikken afviser, scener i `lodestone simulate`, opvarmning.
# $place: hvor i scenefilen, som magnets[2].kind (den første er 0; "·" for selve filen).

## Fysikken som bibliotek (SI-enheder)

physics-bad-friction = Et friktionstal på { $value } duer ikke: Der skal gælde 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = En magnet kan ikke veje { $mass } kg; 1 mg til 10 kg kan bruges.
physics-bad-quaternion = En stilling kræver fire endelige tal, der ikke alle er nul.
physics-bad-size = En magnet skal være mellem 1 mm og 200 mm lang langs hver akse.
physics-bad-step = Et tidsskridt på { $dt } s duer ikke; 10 µs til 5 ms kan bruges.
physics-cord-flat = Denne snor omslutter intet: Alle dens punkter ligger på en linje.
physics-cord-free = Ingen holder snor { $cord }; tag først fat i den.
physics-cord-held = Snor { $cord } er allerede i en hånd.
physics-cord-length = En snor kan ikke være { $length } m lang; 0,05 m til 20 m kan bruges.
physics-cord-off-table = Snoren ligger ikke på bordet.
physics-cord-out-of-reach = Hånden er { $distance } m fra snoren, for langt til at få fat.
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
physics-unknown-input = En verden kender ingen handling »{ $name }«.
physics-unknown-parameter = Parameteren »{ $name }« findes ikke.
physics-unknown-pose = Stillingen »{ $name }« findes ikke.
physics-unknown-surface = Fladen »{ $name }« findes ikke.

## Scener

scene-not-json = Scenen er ikke JSON (linje { $line }, kolonne { $column }).
scene-too-deep = Scenen er indlejret mere end { $most } niveauer dybt.
scene-key-twice = »{ $name }« står to gange i samme objekt.
scene-not-finite = Tallet ved { $place } er ikke endeligt ({ $value }).
scene-number = Tallet ved { $place } er for stort.
scene-unknown-word = »{ $word }« ved { $place } er ukendt. Kendte er: { $known }.
scene-friction = En flade kræver 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = Navnet »{ $id }« ved { $place } har tegn, der ikke kan vises, eller mellemrum omkring sig.
scene-pose-twice = Magneten ved { $place } har en kvaternion, som siger alt om dens stilling; tag »{ $name }« ud.
scene-quaternion = Kvaternionen ved { $place } skal have en længde; lutter nuller (eller alt for store tal) drejer intet.
scene-pose = { $kind } kan ikke være { $pose } (ved { $place }); muligt er: { $fitting }.
scene-mass = Med denne størrelse ville magneten ved { $place } veje mere end 10 kg; angiv dens masse.
scene-one-of = { $place } skal sige netop én af: { $known }.
scene-cord-points = Snoren ved { $place } skal have mindst tre forskellige punkter, ikke { $count }.
scene-cord-length = Snoren ved { $place } skal være mellem { $least } og { $most } mm lang.
scene-cord-flat = Snoren ved { $place } omslutter intet: Dens punkter ligger på en linje.
scene-cord-off-table = Snoren ved { $place } forlader bordet, som ender { $half } mm fra midten på alle sider.
scene-no-such-cord = Der er ingen snor { $cord } at trække i (ved { $place }); { $count ->
    [0] scenen har ingen
    [one] scenen har én, snor 0
   *[other] scenen har { $count }, talt fra 0
  }.
scene-times = Tiderne på en vej skal vokse; { $time } s ved { $place } gør det ikke.
scene-too-many = Der er { $count } magneter i denne scene; højst { $most } kan simuleres.
scene-too-many-cords = Der er { $count } snore i denne scene; højst { $most } kan simuleres.
scene-id-twice = Navnet »{ $id }« ved { $place } er allerede taget af { $first }.
scene-overlap = Magneterne »{ $first }« og »{ $second }« overlapper i begyndelsen.
scene-starts-inside = Magnet »{ $id }« i { $place } ville dukke op inde i magnet »{ $other }«.
scene-too-low = I en højde af { $height } mm ({ $place }) ville den holdte magnet være inde i bordet; dens midte kan ikke være lavere end { $least } mm.
scene-out-of-reach = Hånden er { $distance } mm fra snor { $cord }; for at få fat skal den være inden for { $most } mm.
scene-blew-up = Tallene voksede undervejs ud over alle grænser: Sådanne magneter kan ikke simuleres.

## simulate

simulate-preparing = Fysikken gøres klar (kun første gang) …
simulate-progress = { $time } s af højst { $limit } s simuleret; har kørt i { $waited } s …
simulate-plot-format = »{ $name }« er intet billede, vi kan tegne; lad det ende på en af { $known }.
simulate-no-matplotlib = At tegne kræver matplotlib, som ikke er installeret: { $command }
simulate-rest = Alt ligger stille efter { $time } s.
simulate-moving = Ikke alt ligger stille, da tiden er gået, efter { $time } s.
simulate-nothing-moved = { $count ->
    [one] Magneten har ikke flyttet sig så meget som 0,1 mm.
   *[other] Ingen af de { $count } magneter har flyttet sig så meget som 0,1 mm.
  }
simulate-moved-count = { $moved } af { $count } { $count ->
    [one] magnet
   *[other] magneter
  } flyttede sig:
simulate-moved = {"  "}{ $id } { $distance } mm til x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… og { $count } til
simulate-no-touch = Ingen magneter rørte hinanden.
simulate-touch = { $first } og { $second } rørte hinanden efter { $time } s.
simulate-kluster = Kluster: { $names }.
simulate-outside = Udenfor: { $names }.
simulate-cord = Snor { $number } er { $length } mm lang.
simulate-digest = Kontrolværdi { $digest }

## Billedet af en scene

plot-rest = stille efter { $time } s
plot-moving = stadig i bevægelse efter { $time } s
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
plot-scale = { $length } mm

## warmup

warmup-loading = Henter fysikken
warmup-boards = Gør brætter, skanninger og forsøg klar
warmup-scenes = Gør hænder og snore klar
warmup-bots = Gør botterne klar
warmup-done = { $what }: { $seconds } s
warmup-ready = Alt er klar efter { $seconds } s og gemt i { $folder }

## bench

bench-doing = Måler
bench-library = Clustered, Python-bibliotek: { NUMBER($count) } træk i sekundet
bench-engine = Clustered, kompileret motor: { NUMBER($count) } træk i sekundet
bench-scan = Kluster, afvejede pladser: { NUMBER($count) } i sekundet
bench-frame = Kluster, et levende billede: { NUMBER($ms, maximumFractionDigits: 2) } ms; én kerne følger med til { $tables } borde
