# Imanes y cuerdas: lo que rechaza la física, las escenas de `lodestone simulate`, el calentamiento.
# $place: dónde del archivo de la escena, como magnets[2].kind (el primero es 0; "·" para el archivo mismo).

## La física como biblioteca (unidades SI)

physics-bad-friction = Un coeficiente de rozamiento de { $value } no sirve: hace falta 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Un imán no puede tener una masa de { $mass } kg; sirve de 1 mg a 10 kg.
physics-bad-quaternion = Una orientación necesita cuatro números finitos que no sean todos cero.
physics-bad-size = Un imán debe medir entre 1 mm y 200 mm a lo largo de cada eje.
physics-bad-step = Un paso de tiempo de { $dt } s no sirve; sirve de 10 µs a 5 ms.
physics-cord-flat = Esta cuerda no encierra nada: todos sus puntos están en línea.
physics-cord-free = Nadie sujeta la cuerda { $cord }; agárrala antes.
physics-cord-held = La cuerda { $cord } ya está en una mano.
physics-cord-length = Una cuerda no puede medir { $length } m; sirve de 0,05 m a 20 m.
physics-cord-off-table = La cuerda no está sobre la mesa.
physics-cord-out-of-reach = La mano está a { $distance } m de la cuerda, demasiado lejos para agarrarla.
physics-cord-points = Una cuerda necesita al menos tres puntos distintos, no { $count }.
physics-hand-empty = La mano no sujeta ningún imán, o ya lo está soltando.
physics-hand-full = La mano ya sujeta el imán { $magnet }.
physics-no-such-cord = No hay cuerda { $index }.
physics-no-such-magnet = No hay imán { $index }.
physics-not-a-recording = Esto no es la grabación de un mundo.
physics-not-a-snapshot = Esto no es una instantánea completa de un mundo.
physics-not-finite = Un número de «{ $field }» no es finito.
physics-replay-differs = Al repetirla, la grabación no llega al final que lleva escrito.
physics-snapshot-version = Esta instantánea tiene la versión { $version }; la conocida es { $known }.
physics-too-many = No puede haber más de { $most } imanes.
physics-too-many-cords = No puede haber más de { $most } cuerdas.
physics-unknown-input = Un mundo no conoce ninguna entrada «{ $name }».
physics-unknown-parameter = No hay un parámetro «{ $name }».
physics-unknown-pose = No hay una postura «{ $name }».
physics-unknown-surface = No hay una superficie «{ $name }».

## Escenas

scene-not-json = La escena no es JSON (línea { $line }, columna { $column }).
scene-too-deep = La escena está anidada en más de { $most } niveles.
scene-key-twice = «{ $name }» aparece dos veces en el mismo objeto.
scene-not-finite = El número en { $place } no es finito ({ $value }).
scene-number = El número en { $place } es demasiado grande.
scene-unknown-word = No se conoce «{ $word }» en { $place }. Disponibles: { $known }.
scene-friction = Una superficie necesita 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = El id «{ $id }» en { $place } tiene caracteres que no se pueden mostrar, o espacios alrededor.
scene-pose-twice = El imán en { $place } tiene un cuaternión, que lo dice todo de su postura; quita «{ $name }».
scene-quaternion = El cuaternión en { $place } debe tener longitud; todo ceros (o números demasiado grandes) no gira nada.
scene-pose = { $kind } no puede estar { $pose } (en { $place }); puede estar: { $fitting }.
scene-mass = Con este tamaño el imán en { $place } pesaría más de 10 kg; indica su masa.
scene-one-of = { $place } debe decir exactamente una de estas cosas: { $known }.
scene-cord-points = La cuerda en { $place } necesita al menos tres puntos distintos, no { $count }.
scene-cord-length = La cuerda en { $place } debe medir entre { $least } y { $most } mm.
scene-cord-flat = La cuerda en { $place } no encierra nada: sus puntos están en línea.
scene-cord-off-table = La cuerda en { $place } se sale de la mesa, que acaba a { $half } mm del centro por todos los lados.
scene-no-such-cord = No hay cuerda { $cord } de la que tirar (en { $place }); { $count ->
    [0] la escena no tiene ninguna
    [one] la escena tiene una, la cuerda 0
   *[other] la escena tiene { $count }, a partir de 0
  }.
scene-times = Los tiempos de un recorrido deben crecer; { $time } s en { $place } no lo hace.
scene-too-many = En esta escena hay { $count } imanes; como mucho se pueden simular { $most }.
scene-too-many-cords = En esta escena hay { $count } cuerdas; como mucho se pueden simular { $most }.
scene-id-twice = El id «{ $id }» en { $place } ya lo tiene { $first }.
scene-overlap = Los imanes «{ $first }» y «{ $second }» se solapan al principio.
scene-starts-inside = El imán «{ $id }» de { $place } aparecería dentro del imán «{ $other }».
scene-too-low = A una altura de { $height } mm ({ $place }) el imán sujeto estaría dentro de la mesa; su centro puede bajar hasta { $least } mm.
scene-out-of-reach = La mano está a { $distance } mm de la cuerda { $cord }; para agarrarla debe estar a { $most } mm como mucho.
scene-blew-up = Por el camino los números crecieron sin medida: unos imanes así no se pueden simular.

## simulate

simulate-preparing = Preparando la física (solo la primera vez)…
simulate-progress = Simulados { $time } s de { $limit } s como mucho; en marcha desde hace { $waited } s…
simulate-plot-format = «{ $name }» no es una imagen que sepamos dibujar; haz que acabe en uno de estos: { $known }.
simulate-no-matplotlib = Para dibujar hace falta matplotlib, que no está instalado: { $command }
simulate-rest = Todo está quieto tras { $time } s.
simulate-moving = No todo está quieto al acabar el tiempo, tras { $time } s.
simulate-nothing-moved = { $count ->
    [one] El imán no se ha movido ni 0,1 mm.
   *[other] Ninguno de los { $count } imanes se ha movido ni 0,1 mm.
  }
simulate-moved-count = Imanes movidos ({ $moved } de { $count }):
simulate-moved = {"  "}{ $id } { $distance } mm hasta x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… y { $count } más
simulate-no-touch = Ningún imán ha tocado a otro.
simulate-touch = { $first } y { $second } se tocaron a los { $time } s.
simulate-kluster = Kluster: { $names }.
simulate-outside = Fuera: { $names }.
simulate-cord = La cuerda { $number } mide { $length } mm.
simulate-digest = Huella { $digest }

## La imagen de una escena

plot-rest = quieto tras { $time } s
plot-moving = aún en movimiento tras { $time } s
plot-touches = { $count ->
    [0] ningún contacto
    [one] un contacto
   *[other] { $count } contactos
  }
plot-outside = fuera: { $names }
plot-before = antes
plot-path = recorrido
plot-held = en la mano
plot-north = norte
plot-south = sur
plot-touch = contacto
plot-scale = { $length } mm

## warmup

warmup-loading = Cargando la física
warmup-boards = Preparando mesas, exploraciones y pruebas
warmup-scenes = Preparando manos y cuerdas
warmup-bots = Preparando los bots
warmup-done = { $what }: { $seconds } s
warmup-ready = Todo listo tras { $seconds } s y guardado en { $folder }

## bench

bench-doing = Midiendo
bench-library = Clustered, biblioteca de Python: { NUMBER($count) } jugadas por segundo
bench-engine = Clustered, motor compilado: { NUMBER($count) } jugadas por segundo
bench-scan = Kluster, lugares sopesados: { NUMBER($count) } por segundo
bench-frame = Kluster, una imagen en vivo: { NUMBER($ms, maximumFractionDigits: 2) } ms; un núcleo da abasto para { $tables } mesas
