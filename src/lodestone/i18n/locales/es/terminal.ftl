### The command line, and whatever only a terminal shows.

## Command line: errors

cli-error = lodestone: { $problem }
cli-language = El idioma «{ $code }» no está disponible. Los hay en: { $known }.
cli-no-such-option = Aquí no existe la opción { $name }; mira --help.
cli-no-such-command = No existe la orden «{ $name }»; mira --help.
cli-missing = Falta { $name }; mira --help.
cli-value-missing = { $name } necesita un valor; mira --help.
cli-no-value-taken = { $name } no lleva valor.
cli-too-much = Sobran argumentos; mira --help.
cli-bad-value = Valor no válido para { $name }: hace falta { $needed }.
cli-needs-one-of = uno de estos: { $known }
cli-needs-range = { $kind ->
    [whole] un número entero
   *[any] un número
  } de { $least } a { $most }
cli-needs-at-least = { $kind ->
    [whole] un número entero
   *[any] un número
  } no menor que { $least }
cli-needs-number = { $kind ->
    [whole] un número entero
   *[any] un número
  }
cli-needs-other = otra cosa
file-missing = No existe el archivo «{ $name }».
file-directory = «{ $name }» es una carpeta; indica un archivo que esté en ella.
file-unreadable = No se puede leer «{ $name }»: { $detail }.
file-unwritable = No se puede escribir «{ $name }»: { $detail }.
file-too-large = «{ $name }» pasa de { $limit } MiB, mucho más de lo que hace falta aquí.
file-binary = «{ $name }» no es un archivo de texto en UTF-8.
file-not-json = «{ $name }» no es JSON (línea { $line }, columna { $column }).

## Command line: help

help-lodestone = La mesa abierta para Kluster y Clustered: juega, cuenta los puntos, arbitra.
help-lang = El idioma que se usa: { $known }.
help-help = Muestra esta ayuda y sale.
help-version = Muestra la versión y sale.
help-json = Escribe JSON, para programas.
help-game = Qué juego.
help-score = Cuenta los puntos de una mesa de Clustered terminada, escrita con letras.

    En la mesa, . es una casilla vacía, # la ficha inicial, de A a H una ficha de ese asiento y de a a h un comodín suyo.
help-score-file = La mesa, una fila por línea; - lee la entrada estándar.
help-referee = Arbitra una partida con líneas JSON por la entrada y la salida estándar, para bots en cualquier lenguaje.
help-play = Una partida en el terminal: Clustered, si no indicas otro juego.
help-play-clustered = Juega en el terminal: varias personas con un teclado, bots, o todos juntos.
help-play-kluster = Mira cómo los bots juegan a Kluster con física real.
help-play-seats = Quién se sienta dónde, separados por comas: human o el nombre de un bot (random, greedy, montecarlo, casual, club, neural, expert), de 1 a 8.
help-play-seed = Reparte a partir de este número, para volver a jugar las mismas fichas.
help-play-first = El asiento que empieza, de A a H, o draw para el sorteo. Por defecto empieza la única persona; si hay varias, se les pregunta, y los bots lo echan a suertes.
help-play-fast = Partida rápida: robas dos fichas por turno y te quedas con cinco.
help-play-extra-wild = Los asientos con un tercer comodín, por ejemplo AC.
help-play-first-bonus = +2 por la primera línea de cinco y por el primer 2×3.
help-play-largest-bonus = +2 al final por el rectángulo más grande y por la línea más larga.
help-play-resume = Sigue con una partida guardada.
help-play-record = Dónde guardar el registro; la partida se guarda en todo caso.
help-play-plain = Sin colores y sin redibujar: para lectores de pantalla y tuberías.
help-replay = Repasa una partida guardada paso a paso.
help-replay-file = Un registro escrito por «play» o por el «save» del árbitro.
help-replay-move = Muestra la mesa tras este número de jugadas y sale.
help-simulate = Simula una escena de Kluster: imanes y cuerdas sobre una mesa, y lo que hacen las manos con ellos.
help-simulate-file = La escena, un archivo JSON como lo describe docs/scenes.md; - lee la entrada estándar.
help-simulate-plot = Dibuja lo que pasó, visto desde arriba (.png, .svg o .pdf).
help-simulate-record = Graba cada gesto, para poder repetirlo todo bit a bit.
help-warmup = Prepara la física y los bots ahora, para que ninguna partida tenga que esperarlos.
help-bench = Mide a qué velocidad juega este ordenador a los dos juegos, en un núcleo.

## Command line: heads of help pages, and what stands for a value

usage-head = Uso:
usage-options = [OPCIONES]
usage-command = ORDEN …
usage-arguments-title = Argumentos
usage-options-title = Opciones
usage-commands-title = Órdenes
usage-number = NÚMERO
usage-text = TEXTO
usage-code = CÓDIGO
usage-game = JUEGO
usage-folder = CARPETA
usage-file = ARCHIVO
usage-seat = ASIENTO
usage-seats = ASIENTOS
usage-default = por defecto: { $value }

## Command line: score

score-seat = Asiento
score-rectangle = Rectángulo
score-rows = Filas
score-columns = Columnas
score-total = Total
score-empty = No hay fichas en esta mesa.
score-largest-rectangle = { $seat ->
    [none] Nadie tiene en solitario el rectángulo más grande.
   *[other] { $seat } tiene el rectángulo más grande.
  }
score-longest-line = { $seat ->
    [none] Nadie tiene en solitario la línea más larga.
   *[other] { $seat } tiene la línea más larga.
  }

## The table in the terminal

play-title = Clustered · jugada { $number } · asiento { $seat } · help enumera las órdenes
play-seat-name = { $seat } ({ $player })
play-person = persona
play-hand = Mano de { $seat }
play-ask-play = ¿Qué ficha?
play-ask-discard = No encaja nada. ¿Qué ficha descartas?
play-ask-trim = Más de cinco fichas. ¿Cuál descartas?
play-ask-cell = ¿Dónde va: { $tile }? (un número de la mesa; Intro para devolverla)
play-hand-over = Le toca al asiento { $seat }. Pasa el teclado y pulsa Intro.
play-ask-youngest = ¿Quién es el más joven: { $seats }? O pulsa Intro para echarlo a suertes.
play-begins =
    { $by ->
        [drawn] Por sorteo: empieza el asiento { $seat }.
        [picked] Empieza el más joven: asiento { $seat }.
       *[other] Empieza el asiento { $seat }.
        }
play-help =
    Escribe el número de una ficha y luego el número de una casilla. No hace falta más.
      3           tomar la tercera ficha y ver dónde va
      Sh1 2,-1    poner Sh1 dos casillas a la derecha y una arriba, de una vez
      -Sh1        descartarla, cuando te toque
      hint        lo que haría un bot fuerte, y por qué
      explain Sh1 2,-1    por qué no se permite una jugada
      undo        deshacer tu última jugada
      scores      los puntos, parte por parte
      left, right, up, down    moverse por una mesa grande
      save ARCHIVO   guardar la partida en el archivo que quieras
      quit        salir; la partida se guarda
    Una ficha entre paréntesis ahora no va en ningún sitio. Tras los puntos de cada asiento: +L, +R para los bonus de
    rapidez, ^l, ^r para la línea más larga y el rectángulo más grande del momento, y entre paréntesis las fichas por robar.
    Una ficha es su forma (S cuadrado, T triángulo, C círculo), relleno (h vacío, d rayado, s lleno) y cantidad; *** es un comodín.
    Dos vecinas deben compartir al menos dos de los tres rasgos. Puntúan las líneas de tres o más y tu rectángulo más grande.
play-empty = Escribe el número de una ficha, o help.
play-unknown-command = «{ $text }» no es ni una ficha ni una orden; help enumera ambas.
play-no-tile = No hay ficha { $number } en tu mano; tienes { $most }.
play-no-label = No hay { $number } en la mesa; los números llegan hasta { $most }.
play-fits-nowhere = Ahora esta ficha no va en ningún sitio: { $tile }.
play-explain-what = Indica la jugada que hay que explicar, por ejemplo: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Hay una casilla más fuera de la vista; left, right, up y down mueven la vista.
   *[other] Hay { $count } casillas más fuera de la vista; left, right, up y down mueven la vista.
  }
play-legal = { $move } está permitida.
play-hint = { $kind ->
    [discard] Yo descartaría: { $move }
   *[place] Yo jugaría { $move } ({ $gain ->
        [0] sin puntos por ahora
        [one] { $gain } punto
       *[other] { $gain } puntos
      }).
  }
play-undo-agree = ¿Todo el mundo está de acuerdo en deshacer la última jugada? (s/n)
play-yes = s sí
play-undone = Se ha deshecho la última jugada.
play-saved = Guardada como { $file }.
play-kept = La partida está guardada. Para seguir: { $command }
play-record = El registro está guardado como { $file }.
play-nothing-kept = Aún no hay ninguna partida guardada.
play-result = { $kind ->
    [given-up] No gana nadie: todos han dejado la partida.
    [shared-win] Victoria compartida: { $winners }
   *[win] Gana { $winners }.
  }
play-best-new = { $total } puntos: ¡tu récord con estas opciones!
play-best-old = { $total } puntos. Tu récord con estas opciones es { $best }.
play-unknown-player = «{ $name }» no puede sentarse aquí. Disponibles: { $known }.
play-seat-letter = «{ $letter }» no es un asiento; van de A a H.
play-first-letter = «{ $letter }» no es un asiento. Escribe de A a { $last }, o draw para el sorteo.
play-surface = «{ $size }» no es una superficie. Escribe 15x11 para las casillas a lo ancho y a lo alto, o round:6 para un radio.
score-bonus = Bonus

## The table in the terminal: what has happened

event-placed = { $seat } ha jugado { $tile } en { $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } ha dejado la partida.
event-discarded = { $seat } no podía poner nada y ha descartado { $tile }.
event-trimmed = { $seat } ha descartado { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } tiene la primera línea de cinco (+2).
   *[first_rectangle] { $seat } tiene el primer 2×3 (+2).
  }

## The table in the terminal: replay

replay-title = Clustered · tras la jugada { $number } de { $most }
replay-ask = Intro: seguir · b: atrás · un número: ir ahí · q: salir
replay-no-move = No hay jugada { $number }; el registro tiene { $most }.
play-preparing = Preparando los bots (solo la primera vez, medio minuto más o menos)…

## The rulebook in the terminal

help-rules = Muestra el reglamento de un juego, o una parte.
help-rules-search = Muestra solo donde aparecen estas palabras.
help-rules-rule = Muestra solo lo que se dice de esta regla.
help-rules-html = Escribe en cambio el reglamento como página para imprimir.
rules-no-such-rule = El reglamento de { $game } no tiene una regla «{ $number }».
rules-nothing-found = Nada en el reglamento de { $game } menciona «{ $words }».
rules-written = El reglamento está escrito en { $file }
rules-contents = Índice
rules-note-yours = Tu folleto:
rules-note-leaflets = Folleto en { $languages }:
rules-note = Decisión nuestra:
rules-letters-tiles = En los dibujos, A o B dice de quién es la ficha; después van forma (S cuadrado, T triángulo, C círculo), relleno (h vacío, d rayado, s lleno) y cantidad. *** es un comodín, ### la ficha inicial.
rules-marks-tiles = + encaja · ! no encaja
rules-marks-magnets = + colocado · ! no se puede soltar ahí · x se recoge · o se queda ahí

## Kluster on physics: watching a match in the terminal

help-any-surface = Clustered: una mesa con bordes, 15x11 para las casillas a lo ancho y a lo alto, o round:6 para un radio en casillas. Kluster: wood, glass o felt.
help-watch-bots = Kluster: el bot de cada asiento, separados por comas (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: las cajas en la mesa, por ejemplo classic,classic,duo.
help-watch-expert = Kluster: quien tiene más imanes que el asiento siguiente puede colocar otro.
help-watch-play-on = Kluster: se sigue por los demás puestos cuando alguien ha ganado.
help-watch-rounds = Kluster: acaba tras este número de rondas; gana quien tenga menos imanes.
help-watch-one-group = Kluster: todas las cuerdas deben estar unidas, no solo cada una con otra.
help-watch-loop = Kluster: cuánto mide de ancho el lazo de una cuerda Classic, en mm (320).
help-watch-loop-duo = Kluster: lo mismo para una cuerda DUO (200).
help-watch-handicap = Kluster: cuántos imanes menos tiene que colocar cada asiento, por ejemplo 0,3.
help-watch-cord-after = Kluster: cuando todo está quieto el asiento aún puede mover la cuerda, como en los folletos.
help-watch-show-poles = Kluster: todo el mundo ve qué cara es norte.
help-watch-turns = Kluster: se para tras este número de turnos.
help-watch-live = Kluster: a velocidad real en vez de lo más rápido posible.
help-replay-check = Kluster: vuelve a jugar el registro y dice si el resultado es idéntico.
watch-boxes = No hay una caja «{ $name }»: escribe classic y duo, por ejemplo classic,classic,duo.
watch-surface = No hay una superficie «{ $name }». Disponibles: { $known }.
watch-turns = Hay que ver al menos un turno, no { $turns }.
watch-handicap = «{ $given }» no es una ventaja: escribe un número por asiento, por ejemplo 0,3.
watch-preparing = Preparando la mesa (solo la primera vez, un minuto o dos)…
watch-title = Kluster · turno { $number } · { $stage ->
    [settling] todo se detiene
    [repair] arreglar las cuerdas
    [choice] seguir o parar
    [over] terminada
   *[preparing] colocando
  }
watch-placed = { $seat } ha colocado { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } recoge { $magnets }: { $count ->
        [one] ha saltado
       *[other] han saltado
      } al imán de la mano.
    [outside] { $seat } recoge { $magnets }: fuera de la zona.
   *[klustered] { $seat } recoge { $magnets }: se han agrupado.
  }
watch-fault = { $cause ->
    [time] Se acabó el tiempo: falta { $faults } (se permiten { $allowed }).
   *[taken] Falta { $faults } (se permiten { $allowed }).
  }
watch-may-continue = A { $seat } le quedan más imanes que al asiento siguiente y puede seguir.
watch-resigned = { $seat } deja la partida; { $count ->
    [one] se aparta un imán
   *[other] se apartan { $count } imanes
  }.
watch-ended = { $reason ->
    [total-victory] Todo colocado: ¡victoria total!
    [faults] Una falta de más: la partida ha terminado.
    [stopped] La partida se ha parado.
    [resigned] Gana { $winners }: los demás se han ido.
   *[other] { $count ->
        [0] La partida ha terminado; no gana nadie.
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
      }
  }
watch-nothing = { $seat } no ha colocado nada; pasa el turno.
watch-time-up = Se acabó el tiempo de { $seat }: una mano torpe terminó el turno.
watch-solo = Imanes colocados: { $placed }; faltas: { $faults } (se permiten { $allowed }).
replay-kluster-title = Kluster · tras el turno { $number } de { $most }
replay-lying = En la mesa: { $magnets }
replay-other-physics = Grabado con la física { $then }; esta es la física { $now }.
replay-identical = Los { $turns } turnos han salido idénticos, hasta el último bit.
replay-differs = Con esta física el turno { $turn } sale distinto ({ $what ->
    [table] la mesa ya lo era antes
    [refused] algo que se hizo entonces ahora se rechaza
    [happenings] ocurre otra cosa
   *[digest] ocurre lo mismo, pero no hasta el último bit
  }). Lo que dice el registro sigue valiendo.

## Hints and reviews

advice-also = También son buenas: { $moves }.

## Hints and reviews: hints at a table

play-hint-agree = ¿Todo el mundo está de acuerdo con las pistas en esta partida? (s/n)

## Hints and reviews: reviews

help-review = Valora cada jugada de una partida guardada: qué era lo mejor y cuánto costó.
help-review-turn = Valora solo esta jugada o este turno.

## Physics as a library (SI units)

physics-bad-friction = Un coeficiente de rozamiento de { $value } no sirve: hace falta 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Un imán no puede tener una masa de { $mass } kg; sirve de 1 mg a 10 kg.
physics-bad-quaternion = Una orientación necesita cuatro números finitos que no sean todos cero.
physics-bad-size = Un imán debe medir entre 1 mm y 200 mm a lo largo de cada eje.
physics-bad-step = Un paso de tiempo de { $dt } s no sirve; sirve de 10 µs a 5 ms.
physics-cord-flat = Esta cuerda no encierra nada: todos sus puntos están en línea.
physics-cord-free = Nadie sujeta la cuerda { $cord }; agárrala antes.
physics-cord-held = La cuerda { $cord } ya está en una mano.
physics-cord-length = Una cuerda no puede medir { $length } m; sirve de 0,05 m a 20 m.
physics-cord-off-table = La cuerda no está sobre la mesa.
physics-cord-out-of-reach = La mano está a { $distance } m de la cuerda, demasiado lejos para agarrarla.
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

## Scenes

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
scene-mass = Con este tamaño el imán en { $place } pesaría más de 10 kg; indica su masa.
scene-one-of = { $place } debe decir exactamente una de estas cosas: { $known }.
scene-cord-points = La cuerda en { $place } necesita al menos tres puntos distintos, no { $count }.
scene-cord-length = La cuerda en { $place } debe medir entre { $least } y { $most } mm.
scene-cord-flat = La cuerda en { $place } no encierra nada: sus puntos están en línea.
scene-cord-off-table = La cuerda en { $place } se sale de la mesa, que acaba a { $half } mm del centro por todos los lados.
scene-no-such-cord = No hay cuerda { $cord } de la que tirar (en { $place }); { $count ->
    [0] la escena no tiene ninguna
    [one] la escena tiene una, la cuerda 0
   *[other] la escena tiene { $count }, a partir de 0
  }.
scene-times = Los tiempos de un recorrido deben crecer; { $time } s en { $place } no lo hace.
scene-too-many = En esta escena hay { $count } imanes; como mucho se pueden simular { $most }.
scene-too-many-cords = En esta escena hay { $count } cuerdas; como mucho se pueden simular { $most }.
scene-id-twice = El id «{ $id }» en { $place } ya lo tiene { $first }.
scene-overlap = Los imanes «{ $first }» y «{ $second }» se solapan al principio.
scene-starts-inside = El imán «{ $id }» de { $place } aparecería dentro del imán «{ $other }».
scene-too-low = A una altura de { $height } mm ({ $place }) el imán sujeto estaría dentro de la mesa; su centro puede bajar hasta { $least } mm.
scene-out-of-reach = La mano está a { $distance } mm de la cuerda { $cord }; para agarrarla debe estar a { $most } mm como mucho.
scene-blew-up = Por el camino los números crecieron sin medida: unos imanes así no se pueden simular.

## Simulate

simulate-preparing = Preparando la física (solo la primera vez)…
simulate-progress = Simulados { $time } s de { $limit } s como mucho; en marcha desde hace { $waited } s…
simulate-plot-format = «{ $name }» no es una imagen que sepamos dibujar; haz que acabe en uno de estos: { $known }.
simulate-no-matplotlib = Para dibujar hace falta matplotlib, que no está instalado: { $command }
simulate-rest = Todo está quieto tras { $time } s.
simulate-moving = No todo está quieto al acabar el tiempo, tras { $time } s.
simulate-nothing-moved = { $count ->
    [one] El imán no se ha movido ni 0,1 mm.
   *[other] Ninguno de los { $count } imanes se ha movido ni 0,1 mm.
  }
simulate-moved-count = Imanes movidos ({ $moved } de { $count }):
simulate-moved = {"  "}{ $id } { $distance } mm hasta x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… y { $count } más
simulate-no-touch = Ningún imán ha tocado a otro.
simulate-touch = { $first } y { $second } se tocaron a los { $time } s.
simulate-kluster = Kluster: { $names }.
simulate-outside = Fuera: { $names }.
simulate-cord = La cuerda { $number } mide { $length } mm.
simulate-digest = Huella { $digest }

## The picture of a scene

plot-rest = quieto tras { $time } s
plot-moving = aún en movimiento tras { $time } s
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
plot-scale = { $length } mm

## Warmup

warmup-begun = Preparando imanes, cuerdas y bots
warmup-progress = { $done } de { $all } partes listas ({ $seconds } s)
warmup-ready = Todo listo tras { $seconds } s y guardado en { $folder }

## Bench

bench-doing = Midiendo
bench-library = Clustered, biblioteca de Python: { NUMBER($count) } jugadas por segundo
bench-engine = Clustered, motor compilado: { NUMBER($count) } jugadas por segundo
bench-scan = Kluster, lugares sopesados: { NUMBER($count) } por segundo
bench-frame = Kluster, una imagen en vivo: { NUMBER($ms, maximumFractionDigits: 2) } ms; un núcleo da abasto para { $tables } mesas

## Tournaments: help

help-tournament = Haz que los bots jueguen entre sí y valóralos; la misma orden sigue tras una interrupción.
help-tournament-bots = Quiénes participan, separados por comas; todos los bots del juego si no nombras a nadie. Quien se nombra dos veces participa dos veces.
help-tournament-bot = Un programa que también participa; se puede repetir. docs/bots-in-any-language.md dice qué tiene que saber hacer.
help-play-bot = Un programa que ocupa el siguiente asiento; se puede repetir. Sin --seats (Kluster: --bots) el primero es tuyo (Kluster: de clumsy).
help-bot-seconds = Cuánto puede pensar un programa cada respuesta; si no, 2 s en Clustered, 3 s en Kluster.
help-tournament-seats = Cuántos se sientan a cada mesa.
help-tournament-deals = Repartos por cada encuentro; todos juegan cada uno desde cada asiento.
help-tournament-swiss = Rondas de un torneo suizo, en que se encuentran los iguales; sin ello todos se enfrentan a todos.
help-tournament-seed = Sortea repartos y bots; el mismo número da las mismas partidas.
help-tournament-out = Dónde van los resultados e informes.
help-tournament-jobs = Partidas a la vez; si no, una por núcleo.
help-tournament-dask = Jugar en cambio en el clúster Dask de este planificador.
help-bot = Haz que un programa se siente a una mesa en línea y juegue allí una partida.
help-bot-program = El programa con sus opciones, entre comillas.
help-bot-table = El enlace a la mesa, o un enlace personal a un asiento.
help-bot-name = Lo que ven los demás en la mesa; si no, el nombre del programa.
usage-bots = BOTS
usage-program = PROGRAMA

## Tournaments: errors

program-not-started = «{ $command }» no se puede iniciar: { $detail }.
play-programs = Esta partida tiene { $count ->
    [0] cero programas en la mesa; quita --bot
    [one] un programa en la mesa; nómbralo con --bot ({ $names })
   *[other] { $count } programas en la mesa; nómbralos con --bot en el orden de los asientos ({ $names })
  }.
bot-link = «{ $link }» no es el enlace de una mesa; se parece a https://server/t/Abcd1234.
bot-no-server = { $address } no responde: { $detail }.
bot-refused = El servidor dice: { $message }
tournament-too-few = { $entrants } no bastan para { $seats } asientos; nombra más bots, dos veces el mismo si quieres.
tournament-swiss-alone = Un torneo suizo necesita al menos dos asientos por mesa; quita --swiss.
tournament-log-busy = «{ $name }» lo usa otro torneo en marcha; elige otra carpeta con --out.
tournament-log-other = «{ $name }» es de un torneo con otros participantes, reglas o números; elige otra carpeta con --out.
tournament-log-line = La línea { $line } de «{ $name }» no es un resultado de este torneo; arregla el archivo o elige otra carpeta con --out.
tournament-workers-lost = Los procesos que jugaban han muerto, quizá por falta de memoria; lo jugado se conserva, y la misma orden sigue (prueba --jobs 1).
tournament-no-dask = --dask necesita el paquete distributed: pip install "lodestone[dask]".
tournament-no-cluster = El planificador Dask { $address } no responde: { $detail }.

## Tournaments: what is shown

program-slips = { $count ->
    [one] { $seat } dio una respuesta tardía o inservible: { $file }
   *[other] { $seat } dio { $count } respuestas tardías o inservibles: { $file }
  }
bot-seated = Asiento { $seat } en { $server }. Esperando la partida …
bot-over = La partida ha terminado. Ganadores: { $winners }
tournament-progress = { $done } de { $total } partidas
tournament-interrupted = Interrumpido tras { $games } partidas; se conservan, y la misma orden sigue.
tournament-written = Informe: { $file }
tournament-title = Torneo de { $game }, { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
  }
tournament-summary = { $games } partidas, { $deals } repartos por encuentro, semilla { $seed }.
tournament-bot = Bot
tournament-rating = Valoración
tournament-games = Partidas
tournament-share = Parte
tournament-points = Puntos
tournament-slips = Fallos
tournament-crosstable = Lo que cada bot (fila) quitó a cada otro (columna): parte con su intervalo del 95 %, y partidas
tournament-course = Valoración de partida en partida
tournament-note = Las valoraciones son de openskill, con el doble de su incertidumbre; 25 es la media. En la parte, el empate cuenta la mitad. Puntos: en Clustered los totales; en Kluster los imanes que quedan, a solas los colocados.

## Starting the server

help-table-port = El puerto que se usa; uno libre, si no se indica.
help-table-lan = Permite que se unan otros de la misma red: muestra un enlace y un código QR para móviles.
help-table-no-browser = No abre el navegador.
help-table-data = La carpeta donde se guardan las mesas.
help-serve = Aloja mesas para otros: abren un enlace en su navegador y se sientan.
help-serve-host = La dirección en la que se escucha; 0.0.0.0 para todas las de este ordenador.
help-serve-port = El puerto en el que se escucha.
help-serve-database = Dónde se guardan las mesas: un archivo, o una URL como postgresql://user@host/name.
help-serve-public-url = La dirección por la que otros llegan a este servidor, si delante hay un proxy.
help-serve-admin = Un archivo con la clave del administrador; si no, LODESTONE_ADMIN_TOKEN en el entorno.
help-serve-trust-proxy = Se fía de las cabeceras X-Forwarded del proxy. Solo si nadie puede esquivarlo.
help-serve-proxies = Con --trust-proxy: cuántos proxies hay uno detrás de otro. Cada uno añade una dirección a X-Forwarded-For; cuenta la del primero.
help-serve-archive = A los cuántos días se archiva una mesa que nadie toca.
help-serve-keep = A los cuántos días se borra una mesa archivada; nunca, si no se indica.
help-serve-tables-per-hour = Cuántas mesas puede crear una dirección en una hora.
help-serve-requests = Cuántas peticiones puede hacer una dirección en un minuto.
help-serve-connections = Cuántas personas pueden mirar una mesa. Quien tiene asiento siempre entra.
help-serve-all-connections = Cuántas conexiones puede haber a la vez.
help-serve-address-connections = Cuántas conexiones puede tener una dirección a la vez.
help-serve-processes = Cuántos procesos trabajan para los visitantes: bots de Clustered, pistas, comprobaciones, repeticiones, análisis; si no, uno más que núcleos.
help-serve-tables = Cuántas mesas mantiene este servidor en memoria.
help-serve-live-matches = Cuántas partidas de Kluster juega este servidor a la vez.
help-serve-drain = Cuántos segundos espera un servidor que se detiene a que acaben los turnos antes de pasar sus mesas a otros.
help-serve-node = Dónde encuentran a este servidor los demás que comparten la base de datos; si no, donde escucha. Todos necesitan el mismo LODESTONE_CLUSTER_SECRET en el entorno.
help-serve-workers = Cuántos servidores se inician tras este puerto; más de uno necesita PostgreSQL.
help-serve-dask = Calcular bots de Clustered, pistas, comprobaciones, repeticiones y análisis en el clúster Dask de este planificador, mientras responda.
help-serve-dask-ca = Con tls://…: el certificado por el que se reconoce al clúster.
help-serve-dask-cert = Con tls://…: el certificado por el que el clúster reconoce a este servidor.
help-serve-dask-key = Con tls://…: la clave de ese certificado.
help-serve-messages = Cuántos mensajes puede enviar una conexión en un segundo.
help-serve-no-app = No ofrecer la mesa como aplicación; los navegadores que la tengan instalada la quitan.
help-serve-open-tables = Permite abrir mesas a todos y jugar con desconocidos.
help-serve-dailies = Ofrece las mesas del día: cada día una partida, la misma para todos.
help-serve-bot-pace = Segundos que tarda un bot como mínimo en una jugada.
serve-ready = Las mesas están abiertas en { $url }
serve-here = La mesa está puesta: { $url }
serve-lan = Los demás de esta red van a: { $url }
serve-stop = Se para con Ctrl-C.
serve-cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $cause }
serve-short-token = La clave del administrador es demasiado corta: necesita al menos { $shortest } caracteres.
serve-short-secret = El secreto de LODESTONE_CLUSTER_SECRET es demasiado corto: necesita al menos { $shortest } caracteres.
serve-workers-sqlite = Varios servidores necesitan PostgreSQL: con un archivo solo puede haber uno. Quita --workers, o indica --database postgresql://…
serve-dask-address = «{ $url }» no es la dirección de un planificador Dask. Escríbela como tls://dask.example.org:8786 o tcp://127.0.0.1:8786
serve-dask-tls = Un planificador Dask en tls://… necesita --dask-ca, --dask-cert y --dask-key; en tcp://…, ninguno de ellos.
serve-public-url = «{ $url }» no es la dirección de un servidor. Escríbela como https://tables.example.org

## Storage

storage-address = En «{ $place }» no hay almacén: indica un archivo, sqlite:///path o postgresql://user@host/database.
storage-needs-postgres = Para PostgreSQL hace falta una pieza más: pip install "lodestone[postgres]".
storage-not-a-database = «{ $place }» no es una base de datos, o está dañada. Elige otro archivo, o recupérala de una copia de seguridad.
storage-foreign = «{ $place }» es de otro programa. Elige otro archivo, o una base de datos vacía.
storage-newer = «{ $place }» lo escribió un Lodestone más nuevo. Instala esa versión o una más nueva, o recupera una copia anterior.
storage-not-writable = No se puede escribir en «{ $place }»: { $cause }. Mira de quién es, o elige otro sitio.
storage-unreachable = No se llega al almacén en «{ $place }»: { $cause }. Comprueba la dirección y que la base de datos esté en marcha.
storage-in-use = Otro Lodestone está usando «{ $place }» ahora mismo. Detén antes ese, o elige otro sitio para este.
storage-no-secret = Otro Lodestone está usando «{ $place }» ahora mismo. Los servidores que comparten una base de datos necesitan el mismo secreto en LODESTONE_CLUSTER_SECRET: ponlo en todos, o detén el otro.
storage-other-secret = Otro Lodestone está usando «{ $place }» con otro secreto, o sin ninguno. Pon el mismo en LODESTONE_CLUSTER_SECRET para todos y vuelve a iniciarlos.
storage-pooled = «{ $place }» no se puede usar a través de un pool que reparte las conexiones por transacción, como pgbouncer con pool_mode = transaction. Conéctate directamente, o usa pool_mode = session.
storage-older-server = Un Lodestone de la versión { $version } está usando «{ $place }» y no podría leer lo que escribe este. Detén antes ese.
storage-same-address = En { $url } ya se encuentra otro Lodestone que usa «{ $place }». Da a cada servidor su propia dirección con --node.

help-dataset = Partidas de Clustered como datos para programas que aprenden.
help-dataset-make = Haz jugar a los bots, o toma registros, y escribe las partidas en archivos Parquet; la misma orden sigue.
help-dataset-read = Repite un conjunto de datos, compruébalo y di qué contiene.
help-dataset-games = Cuántas partidas.
help-dataset-records = Registro de una partida terminada, en lugar de hacer jugar a los bots; puede repetirse.
help-dataset-out = Dónde van los archivos.
help-dataset-folder = La carpeta del conjunto de datos.
dataset-written = { $games } partidas en { $name }
dataset-summary = { $games } partidas, { $moves } jugadas
dataset-other = «{ $name }» contiene otro conjunto de datos; elige otra carpeta con --out.
dataset-unfinished = Un registro acaba antes que su partida; en un conjunto de datos solo entran partidas terminadas.
dataset-edited = «{ $name }» no concuerda con los registros de al lado.
extra-missing = Faltan paquetes: { $command }
