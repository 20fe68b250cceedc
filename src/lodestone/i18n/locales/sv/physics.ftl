# Magneter och snören: vad fysiken nekar, scener i `lodestone simulate`, uppvärmning.
# $place: var i scenfilen, som magnets[2].kind (den första är 0; "·" för själva filen).

## Fysiken, som bibliotek (SI-enheter)

physics-bad-friction = En friktionskoefficient på { $value } duger inte: det ska vara 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = En magnet kan inte väga { $mass } kg; 1 mg till 10 kg går bra.
physics-bad-quaternion = En orientering behöver fyra ändliga tal som inte alla är noll.
physics-bad-size = En magnet måste vara mellan 1 mm och 200 mm lång längs varje axel.
physics-bad-step = Ett tidssteg på { $dt } s duger inte; 10 µs till 5 ms går bra.
physics-cord-flat = Snöret omsluter ingenting: alla punkter ligger på en linje.
physics-cord-free = Ingen håller snöre { $cord }; ta tag i det först.
physics-cord-held = Någon håller redan snöre { $cord }.
physics-cord-length = Ett snöre kan inte vara { $length } m långt; 0,05 m till 20 m går bra.
physics-cord-off-table = Snöret ligger inte på bordet.
physics-cord-out-of-reach = Handen är { $distance } m från snöret, för långt för att nå det.
physics-cord-points = Ett snöre behöver minst tre olika punkter, inte { $count }.
physics-hand-empty = Handen håller ingen magnet, eller släpper den redan.
physics-hand-full = Handen håller redan magnet { $magnet }.
physics-no-such-cord = Snöre { $index } finns inte.
physics-no-such-magnet = Magnet { $index } finns inte.
physics-not-a-recording = Det här är ingen inspelning av en värld.
physics-not-a-snapshot = Det här är ingen fullständig ögonblicksbild av en värld.
physics-not-finite = Ett tal i ”{ $field }” är inte ändligt.
physics-replay-differs = Inspelningen slutar inte som det står i den.
physics-snapshot-version = Ögonblicksbilden har version { $version }; känd är { $known }.
physics-too-many = Det kan inte finnas fler än { $most } magneter.
physics-too-many-cords = Det kan inte finnas fler än { $most } snören.
physics-unknown-input = En värld känner inte till inmatningen ”{ $name }”.
physics-unknown-parameter = Parametern ”{ $name }” finns inte.
physics-unknown-pose = Ställningen ”{ $name }” finns inte.
physics-unknown-surface = Underlaget ”{ $name }” finns inte.

## Scener

scene-not-json = Scenen är inte JSON (rad { $line }, kolumn { $column }).
scene-too-deep = Scenen är nästlad mer än { $most } nivåer djupt.
scene-key-twice = ”{ $name }” står två gånger i samma objekt.
scene-not-finite = Talet vid { $place } är inte ändligt ({ $value }).
scene-number = Talet vid { $place } är för stort.
scene-unknown-word = ”{ $word }” vid { $place } är okänt. De som finns: { $known }.
scene-friction = Ett underlag behöver 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = Id:t ”{ $id }” vid { $place } har tecken som inte kan visas, eller mellanslag runt sig.
scene-pose-twice = Magneten vid { $place } har en kvaternion, som säger allt om dess ställning; ta bort ”{ $name }”.
scene-quaternion = Kvaternionen vid { $place } måste ha en längd; bara nollor (eller alldeles för stora tal) vrider ingenting.
scene-pose = En { $kind } kan inte vara { $pose } (vid { $place }); det går med: { $fitting }.
scene-mass = Med den här storleken skulle magneten vid { $place } väga mer än 10 kg; ange dess massa.
scene-one-of = { $place } måste ange exakt en av: { $known }.
scene-cord-points = Snöret vid { $place } behöver minst tre olika punkter, inte { $count }.
scene-cord-length = Snöret vid { $place } måste vara mellan { $least } och { $most } mm långt.
scene-cord-flat = Snöret vid { $place } omsluter ingenting: punkterna ligger på en linje.
scene-cord-off-table = Snöret vid { $place } går utanför bordet, som slutar { $half } mm från mitten åt alla håll.
scene-no-such-cord = Det finns inget snöre { $cord } att dra i (vid { $place }); { $count ->
    [0] scenen har inget
    [one] scenen har ett, snöre 0
   *[other] scenen har { $count }, från 0
  }.
scene-times = Tiderna i en bana måste öka; { $time } s vid { $place } gör inte det.
scene-too-many = Det finns { $count } magneter i scenen; högst { $most } kan simuleras.
scene-too-many-cords = Det finns { $count } snören i scenen; högst { $most } kan simuleras.
scene-id-twice = Id:t ”{ $id }” vid { $place } används redan av { $first }.
scene-overlap = Magneterna ”{ $first }” och ”{ $second }” överlappar från början.
scene-starts-inside = Magnet ”{ $id }” i { $place } skulle dyka upp inuti magnet ”{ $other }”.
scene-too-low = På höjden { $height } mm ({ $place }) skulle den hållna magneten vara inne i bordet; mitten kan vara som lägst { $least } mm upp.
scene-out-of-reach = Handen är { $distance } mm från snöre { $cord }; för att nå det får det vara högst { $most } mm.
scene-blew-up = Talen växte över alla gränser på vägen: sådana magneter går inte att simulera.

## simulate

simulate-preparing = Fysiken förbereds (bara första gången) …
simulate-progress = { $time } s av högst { $limit } s simulerade; har hållit på i { $waited } s …
simulate-plot-format = ”{ $name }” är ingen bild vi kan rita; låt den sluta på något av { $known }.
simulate-no-matplotlib = För att rita behövs matplotlib, som inte är installerat: { $command }
simulate-rest = Allt ligger stilla efter { $time } s.
simulate-moving = Allt ligger inte stilla när tiden är ute, efter { $time } s.
simulate-nothing-moved = { $count ->
    [one] Magneten har inte flyttat sig ens 0,1 mm.
   *[other] Ingen av de { $count } magneterna har flyttat sig ens 0,1 mm.
  }
simulate-moved-count = { $moved } av { $count } { $count ->
    [one] magnet
   *[other] magneter
  } flyttade sig:
simulate-moved = {"  "}{ $id }: { $distance } mm till x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… och { $count } till
simulate-no-touch = Inga magneter vidrörde varandra.
simulate-touch = { $first } och { $second } vidrörde varandra efter { $time } s.
simulate-kluster = Kluster: { $names }.
simulate-outside = Utanför: { $names }.
simulate-cord = Snöre { $number } är { $length } mm långt.
simulate-digest = Kontrollsumma { $digest }

## Bilden av en scen

plot-rest = stilla efter { $time } s
plot-moving = rör sig ännu efter { $time } s
plot-touches = { $count ->
    [0] ingen beröring
    [one] en beröring
   *[other] { $count } beröringar
  }
plot-outside = utanför: { $names }
plot-before = före
plot-path = bana
plot-held = hållen
plot-north = nord
plot-south = syd
plot-touch = beröring
plot-scale = { $length } mm

## warmup

warmup-loading = Laddar fysiken
warmup-boards = Förbereder bord, avsökningar och försök
warmup-scenes = Förbereder händer och snören
warmup-bots = Förbereder bottarna
warmup-done = { $what }: { $seconds } s
warmup-ready = Allt är förberett efter { $seconds } s och sparas i { $folder }

## bench

bench-doing = Mäter
bench-library = Clustered, Pythonbibliotek: { NUMBER($count) } drag i sekunden
bench-engine = Clustered, kompilerad motor: { NUMBER($count) } drag i sekunden
bench-scan = Kluster, avvägda platser: { NUMBER($count) } i sekunden
bench-frame = Kluster, en levande bild: { NUMBER($ms, maximumFractionDigits: 2) } ms; en kärna hinner med { $tables } bord
