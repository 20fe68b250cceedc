# Magneti e corde: cosa rifiuta la fisica, le scene di `lodestone simulate`, il riscaldamento.
# $place: dove nel file della scena, come magnets[2].kind (il primo è 0; "·" per il file stesso).

## La fisica come libreria (unità SI)

physics-bad-friction = Un coefficiente d’attrito di { $value } non va bene: serve 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Un magnete non può avere una massa di { $mass } kg; vanno bene da 1 mg a 10 kg.
physics-bad-quaternion = Un orientamento vuole quattro numeri finiti che non siano tutti zero.
physics-bad-size = Un magnete deve misurare fra 1 mm e 200 mm lungo ogni asse.
physics-bad-step = Un passo di tempo di { $dt } s non va bene; vanno bene da 10 µs a 5 ms.
physics-cord-flat = Questa corda non racchiude niente: tutti i suoi punti sono in linea.
physics-cord-free = Nessuno tiene la corda { $cord }; prima afferrala.
physics-cord-held = La corda { $cord } è già in una mano.
physics-cord-length = Una corda non può essere lunga { $length } m; vanno bene da 0,05 m a 20 m.
physics-cord-off-table = La corda non è sul tavolo.
physics-cord-out-of-reach = La mano è a { $distance } m dalla corda, troppo lontana per afferrarla.
physics-cord-points = Una corda vuole almeno tre punti diversi, non { $count }.
physics-hand-empty = La mano non tiene nessun magnete, o lo sta già lasciando.
physics-hand-full = La mano tiene già il magnete { $magnet }.
physics-no-such-cord = Non c’è una corda { $index }.
physics-no-such-magnet = Non c’è un magnete { $index }.
physics-not-a-recording = Questa non è la registrazione di un mondo.
physics-not-a-snapshot = Questa non è un’istantanea completa di un mondo.
physics-not-finite = Un numero in «{ $field }» non è finito.
physics-replay-differs = La registrazione, ripetuta, non arriva alla fine che vi è scritta.
physics-snapshot-version = Questa istantanea ha la versione { $version }; quella conosciuta è { $known }.
physics-too-many = Non ci possono essere più di { $most } magneti.
physics-too-many-cords = Non ci possono essere più di { $most } corde.
physics-unknown-input = Un mondo non conosce nessun input «{ $name }».
physics-unknown-parameter = Non c’è un parametro «{ $name }».
physics-unknown-pose = Non c’è una posa «{ $name }».
physics-unknown-surface = Non c’è una superficie «{ $name }».

## Scene

scene-not-json = La scena non è JSON (riga { $line }, colonna { $column }).
scene-too-deep = La scena è annidata per più di { $most } livelli.
scene-key-twice = «{ $name }» compare due volte nello stesso oggetto.
scene-not-finite = Il numero in { $place } non è finito ({ $value }).
scene-number = Il numero in { $place } è troppo grande.
scene-unknown-word = «{ $word }» in { $place } è sconosciuto. Disponibili: { $known }.
scene-friction = Una superficie vuole 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = L’id «{ $id }» in { $place } ha caratteri che non si possono mostrare, o spazi attorno.
scene-pose-twice = Il magnete in { $place } ha un quaternione, che dice tutto della sua posa; togli «{ $name }».
scene-quaternion = Il quaternione in { $place } deve avere una lunghezza; tutti zeri (o numeri troppo grandi) non girano niente.
scene-pose = { $kind } non può essere { $pose } (in { $place }); può essere: { $fitting }.
scene-mass = Con queste misure il magnete in { $place } peserebbe più di 10 kg; indica la sua massa.
scene-one-of = { $place } deve dire esattamente una di queste cose: { $known }.
scene-cord-points = La corda in { $place } vuole almeno tre punti diversi, non { $count }.
scene-cord-length = La corda in { $place } deve essere lunga fra { $least } e { $most } mm.
scene-cord-flat = La corda in { $place } non racchiude niente: i suoi punti sono in linea.
scene-cord-off-table = La corda in { $place } esce dal tavolo, che finisce a { $half } mm dal centro su ogni lato.
scene-no-such-cord = Non c’è una corda { $cord } da tirare (in { $place }); { $count ->
    [0] la scena non ne ha
    [one] la scena ne ha una, la corda 0
   *[other] la scena ne ha { $count }, a partire da 0
  }.
scene-times = I tempi di un percorso devono crescere; { $time } s in { $place } non lo fa.
scene-too-many = In questa scena ci sono { $count } magneti; se ne possono simulare al massimo { $most }.
scene-too-many-cords = In questa scena ci sono { $count } corde; se ne possono simulare al massimo { $most }.
scene-id-twice = L’id «{ $id }» in { $place } è già di { $first }.
scene-overlap = I magneti «{ $first }» e «{ $second }» all’inizio si sovrappongono.
scene-starts-inside = Il magnete «{ $id }» di { $place } comparirebbe dentro il magnete «{ $other }».
scene-too-low = A un’altezza di { $height } mm ({ $place }) il magnete in mano sarebbe dentro il tavolo; il suo centro può scendere fino a { $least } mm.
scene-out-of-reach = La mano è a { $distance } mm dalla corda { $cord }; per afferrarla deve essere entro { $most } mm.
scene-blew-up = Lungo la strada i numeri sono cresciuti oltre ogni misura: magneti così non si possono simulare.

## simulate

simulate-preparing = Preparo la fisica (solo la prima volta)…
simulate-progress = Simulati { $time } s su { $limit } s al massimo; in corso da { $waited } s…
simulate-plot-format = «{ $name }» non è un’immagine che sappiamo disegnare; falla finire con uno di questi: { $known }.
simulate-no-matplotlib = Per disegnare serve matplotlib, che non è installato: { $command }
simulate-rest = Tutto è fermo dopo { $time } s.
simulate-moving = Allo scadere del tempo, dopo { $time } s, non tutto è fermo.
simulate-nothing-moved = { $count ->
    [one] Il magnete non si è mosso nemmeno di 0,1 mm.
   *[other] Nessuno dei { $count } magneti si è mosso nemmeno di 0,1 mm.
  }
simulate-moved-count = Magneti mossi ({ $moved } su { $count }):
simulate-moved = {"  "}{ $id } di { $distance } mm fino a x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… e altri { $count }
simulate-no-touch = Nessun magnete ne ha toccato un altro.
simulate-touch = { $first } e { $second } si sono toccati dopo { $time } s.
simulate-kluster = Kluster: { $names }.
simulate-outside = Fuori: { $names }.
simulate-cord = La corda { $number } è lunga { $length } mm.
simulate-digest = Impronta { $digest }

## L’immagine di una scena

plot-rest = fermo dopo { $time } s
plot-moving = ancora in moto dopo { $time } s
plot-touches = { $count ->
    [0] nessun contatto
    [one] un contatto
   *[other] { $count } contatti
  }
plot-outside = fuori: { $names }
plot-before = prima
plot-path = percorso
plot-held = in mano
plot-north = nord
plot-south = sud
plot-touch = contatto
plot-scale = { $length } mm

## warmup

warmup-loading = Carico la fisica
warmup-boards = Preparo tavoli, scansioni e prove
warmup-scenes = Preparo mani e corde
warmup-bots = Preparo i bot
warmup-done = { $what }: { $seconds } s
warmup-ready = Tutto è pronto dopo { $seconds } s e conservato in { $folder }

## bench

bench-doing = Misurazione in corso
bench-library = Clustered, libreria Python: { NUMBER($count) } mosse al secondo
bench-engine = Clustered, motore compilato: { NUMBER($count) } mosse al secondo
bench-scan = Kluster, posizioni valutate: { NUMBER($count) } al secondo
bench-frame = Kluster, un’immagine dal vivo: { NUMBER($ms, maximumFractionDigits: 2) } ms; un core regge { $tables } tavoli
