### Rules, refusals and hints: read in the browser, in the terminal and by programs.

## Whose games these are

unofficial = Lodestone no es oficial ni tiene relación con quienes publican los juegos. Kluster es de Robert & Paula Henning, publicado por Borderline Editions y Kluster LLC; Clustered es de Scotty Hardwick, Kitt Byrne y Vegard Farstad, publicado por Sculpin Games.
magnet-safety = Las cajas de verdad no son para menores de tres años: pueden asfixiarse con las piezas pequeñas y estrangularse con la cuerda larga. Los imanes son potentes: mantenlos lejos de los niños pequeños, de los marcapasos y de otros implantes. Si alguien se traga uno, tiene que ir al médico de inmediato. Lee y guarda las advertencias de tu caja.

## Names of tiles and magnets

web-tile-words = { $count } { $shape ->
    [S] { $count ->
        [one] cuadrado
       *[other] cuadrados
      }
    [T] { $count ->
        [one] triángulo
       *[other] triángulos
      }
   *[C] { $count ->
        [one] círculo
       *[other] círculos
      }
  } { $fill ->
    [h] { $count ->
        [one] vacío
       *[other] vacíos
      }
    [d] { $count ->
        [one] rayado
       *[other] rayados
      }
   *[s] { $count ->
        [one] lleno
       *[other] llenos
      }
  }
web-tile-wild = comodín
web-tile-start = ficha inicial
web-kluster-stone = la piedra { $number }
web-kluster-spinner = el giratorio { $number }

## Clustered: notation

notation-tile = «{ $text }» no es una ficha. Escribe la forma S, T o C, el relleno h, d o s y la cantidad de 1 a 3, como Sh1; un comodín es ***.
notation-cell = «{ $text }» no es una casilla de la mesa. Escribe x,y en números enteros, como 1,0.
notation-move = «{ $text }» no es una jugada. Escribe Sh1@1,0 para poner una ficha o -Sh1 para descartarla.
notation-start-tile = La ficha inicial está en la mesa desde el principio; nadie la juega.

## Clustered: moves

game-over = La partida ha terminado.
illegal-not-in-hand = No tienes esta ficha en la mano: { $tile }.
illegal-discard = No puedes descartar mientras encaje alguna de tus fichas, por ejemplo esta: { $example }.
illegal-trim-first = Antes descarta hasta quedarte con cinco fichas.
illegal-trim-drawn = En esta mesa solo se descarta una ficha recién robada, no esta: { $tile }.
illegal-off-table = Eso queda fuera de la mesa: ahí no cabe una ficha.
illegal-occupied = Ahí ya hay una ficha: { $occupant }.
illegal-alone = Junto a esa casilla no hay nada: una ficha debe tocar a otra por un lado.
illegal-resign = El asiento { $seat } ya ha dejado la partida, o nunca estuvo en ella.
illegal-neighbour = { $tile } y { $neighbour } no pueden ir juntas: { $differ ->
    [shape-fill] la forma y el relleno son distintos
    [shape-count] la forma y la cantidad son distintas
    [fill-count] el relleno y la cantidad son distintos
   *[shape-fill-count] la forma, el relleno y la cantidad son distintos
  }. Dos fichas vecinas deben compartir al menos dos de los tres rasgos.

## Clustered: setting up

setup-seats = Clustered es para entre 1 y { $most } asientos, no { $seats }.
setup-first = El asiento { $first } no puede empezar: los asientos van de A a { $last }.
setup-extra-wild = El asiento { $seat } no puede tener un comodín de más: los asientos van de A a { $last }.
setup-extra-wild-twice = Un asiento aparece dos veces para el comodín de más.
setup-stack-surplus = El asiento { $seat } tiene esta ficha demasiadas veces en su pila: { $tile }.
setup-stack-missing = Al asiento { $seat } le falta esta ficha en su pila: { $tile }.
setup-surface = En esta superficie la ficha inicial no cabe en { $cell }.
setup-radius = El radio de una superficie redonda debe ser un número, cero o más.

## Clustered: records

record-unreadable = Este registro no es nuestro: { $problem }
record-players = Este registro nombra un número de jugadores distinto del de asientos.
record-version = Este registro tiene la versión { $version }; este programa lee versiones hasta la { $known }.
record-game = Este registro es del juego «{ $game }», no de { $expected }.
record-setup = Han cambiado la preparación de este registro: la suma de control no cuadra.
record-move-edited = Han cambiado la jugada { $number }, { $move }: la suma de control no cuadra.
record-move-unreadable = No se puede leer la jugada { $number }: { $problem }
record-move-illegal = La jugada { $number }, { $move }, no está permitida: { $problem }
record-result = Han cambiado el resultado de este registro: no se sigue de sus { $number } jugadas.

## Clustered: bots

setup-bot = No hay un bot «{ $name }». Disponibles: { $known }.
setup-two-clocks = Una mesa tiene un solo reloj: da a cada turno segundos o días, no ambas cosas.

## Kluster: notation

notation-magnet = «{ $text }» no es un imán. Escribe c y un número para una piedra, s y un número para un imán giratorio, como c3.

## Kluster: turns

kluster-no-such-magnet = { $magnet } no está en esta partida.
kluster-set-aside = { $magnet } queda aparte y no juega en esta partida.
kluster-not-yours = { $magnet } está en la reserva del asiento { $seat }: solo se colocan los imanes propios.
kluster-lies-already = { $magnet } ya está en la mesa, y lo que está en la mesa no se toca.
kluster-held-and-placed = { $magnet } no puede estar a la vez en la mesa y en la mano.
kluster-held-alone = { $magnet }, en la mano, no tocó nada: este imán debe estar en un kluster, o no figurar como en la mano.
kluster-too-small = Un kluster son dos imanes o más que se tocan, y has nombrado uno de { $count }.
kluster-named-twice = { $magnet } aparece dos veces en los klusters: los imanes que se tocan son un solo kluster.
kluster-outside-twice = { $magnet } aparece dos veces entre los imanes que han salido.
kluster-in-own-pool = { $magnet } no estaba en la mesa. Si este imán estaba en la mano y tocó algo, indícalo como en la mano.
kluster-in-pool = { $magnet } no estaba en la mesa: está en la reserva del asiento { $seat }.
kluster-must-place = No se ha colocado nada ni ha salido nada mal: un turno solo acaba cuando se coloca un imán.
kluster-cords-apart = { $group ->
    [one] Las cuerdas no están todas unidas: muévelas hasta que lo estén, y el turno podrá acabar.
   *[any] Una cuerda no se cruza con ninguna otra: muévela hasta que lo haga, y el turno podrá acabar.
  }
kluster-stop = No hay nada que parar: un turno acaba al colocar un imán.
kluster-resign = El asiento { $seat } no está (o ya no está) en la partida y no puede abandonar.

## Kluster: setting up

kluster-setup-boxes = Puede haber de 0 a { $most } cajas de cada tipo, no { $count }.
kluster-setup-no-box = Hace falta al menos una caja.
kluster-setup-seats = Estas cajas son para entre 1 y { $most } asientos, no { $seats }.
kluster-setup-first = El asiento { $first } no puede empezar: los asientos van de A a { $last }.
kluster-setup-per-seat = «{ $name }» necesita un número para cada uno de los { $seats } asientos, y tiene { $given }.
kluster-setup-cord-alone = Mover la cuerda después de soltar es para dos o más.
kluster-setup-cord-options = Si solo los imanes mueven la cuerda, nadie puede moverla después de soltar: elige una de las dos cosas.
kluster-setup-negative = Los números de «{ $name }» deben ser cero o más.
kluster-setup-rounds = El límite es de una ronda como mínimo.
kluster-setup-handicap = El asiento { $seat } puede apartar de 0 a { $most } imanes, no { $count }.
kluster-setup-order-surplus = { $magnet } no está en estas cajas, o se reparte dos veces.
kluster-setup-order-missing = Falta { $magnet } en el reparto.

## Kluster: records

kluster-record-kinds = Tiene que ser exactamente uno de turn, stop, timeout y resign, y hay { $count }.

## Kluster on physics: laying the cords

kluster-lay-count = Estas cajas tienen { $cords } cuerdas, y así serían { $given }.
kluster-lay-off-table = La cuerda colgaría del borde: la mesa mide { $width } por { $depth } mm.
kluster-lay-cross = La cuerda { $number } no cruza ninguna de las que ya están; ponla por encima de una de ellas.
kluster-lay-shape = Una cuerda no se puede poner así ({ $problem }).

## Kluster on physics: turns

kluster-not-on-turn = Le toca al asiento { $seat }.
kluster-settling = Espera a que todo esté quieto.
kluster-clock-plays = El tiempo de este turno se ha acabado: una mano torpe lo termina.
kluster-release-late = Tu imagen de la mesa tenía más de un segundo, así que no se ha soltado nada. Inténtalo otra vez.
kluster-danger-hidden = Saber dónde hay riesgo delata los polos; esta mesa no los muestra.
kluster-danger-empty = No hay ningún imán en la mano.
kluster-choose-first = Di primero si sigues o lo dejas.
kluster-nothing-offered = No hay con qué seguir: el turno acaba al colocar un imán.
kluster-intent-number = «{ $name }» debe ser un número de { $lowest } a { $highest }.
kluster-frames = El tiempo pasa en fotogramas enteros, no en { $frames }.

## Kluster on physics: the hand

kluster-hand-full = { $magnet } está en la mano; devuelve antes este imán.
kluster-hand-empty = No hay ningún imán en la mano.
kluster-not-in-pool = { $magnet } no está en tu reserva.
kluster-lies-there = { $magnet } está en la mesa, y lo que está en la mesa no se toca.
kluster-placed-already = Ya se ha colocado un imán; ahora solo se pueden mover las cuerdas.
kluster-pose = { $magnet } no se sujeta así: las piedras se sujetan planas o de pie; los giratorios, tumbados.
kluster-turn-too-low = No hay sitio para dar la vuelta a { $magnet }: sube el imán hasta que su centro esté a { $height } mm.
kluster-no-sliding = En esta mesa los imanes no se deslizan: mantente { $height } mm por encima.
kluster-release-outside = { $magnet } no quedaría en la zona.
kluster-release-partly = { $magnet } no quedaría del todo en la zona.
kluster-release-contact = { $magnet } no tocaría la mesa dentro de la zona.
kluster-release-crossed = La cuerda pasa por encima de sí misma: desenrédala antes.

## Kluster on physics: cords

kluster-no-such-cord = No hay cuerda { $cord }; hay { $cords }, la primera es 0.
kluster-cord-held = Esta cuerda ya está entre los dedos.
kluster-cord-free = Esta cuerda no está entre los dedos; agárrala antes.
kluster-cord-missed = Los dedos no han dado con la cuerda: agárrala donde está.
kluster-cord-by-magnet = En esta mesa las cuerdas solo se mueven con imanes, no con la mano.
kluster-done-early = No hay nada que acabar: un turno acaba al colocar un imán.
kluster-done-moving = Suelta las cuerdas y espera a que todo esté quieto.

## Kluster on physics: records

kluster-record-edited = Han cambiado el turno { $number }: la suma de control no cuadra.
kluster-record-illegal = El turno { $number } no pudo ocurrir así: { $problem }
kluster-resume-snapshot = Esta instantánea no es de un turno de este registro.
kluster-resume-differs = Con esta física el turno { $number } sale distinto, así que la partida no puede seguir desde esta instantánea ({ $difference ->
    [refused] algo que se hizo entonces ahora se rechaza
    [happenings] ocurre otra cosa
   *[digest] ocurre lo mismo, pero no hasta el último bit
  }).

## Kluster on physics: replaying

replay-no-turn = No hay turno { $number }; el registro tiene { $most }.
replay-no-physics = En este registro no hay física que comprobar.

## Requests as data

request-unknown-key = Aquí no hay «{ $name }» (en { $place }).
request-missing-key = Falta «{ $name }» (en { $place }).
request-type = En { $place } se esperaba { $expected } y hay { $got }.
request-range = El número en { $place } se sale de los límites: hace falta { $expected } { $bound }.
request-length = La lista en { $place } tiene { $got } elementos en vez de { $expected }.
request-value = El valor en { $place } no se admite aquí.
request-surface = Una superficie necesita left, right, top y bottom, o un radius, o una lista cells.
nothing-to-take-back = No hay ninguna jugada que deshacer.

## Requests as data: the referee

request-not-json = Esta línea no es JSON.
request-not-object = Una petición es un objeto JSON, como { "{" }"op":"position"{ "}" }.
request-no-operation = «op» falta o no es una palabra.
request-unknown-operation = No hay operación «{ $name }». Disponibles: { $known }.
request-too-long = La línea pasa de { $limit } MiB.
request-nothing-started = No se ha empezado ninguna partida; empieza con «new» o «load».
request-stacks = Para { $seats } asientos hacen falta otras tantas pilas, y hay { $stacks }.

## Hints and reviews

advice-points = { $points ->
    [one] Da un punto ahora mismo.
   *[other] Da { $points } puntos ahora mismo.
  }
advice-denied = { $points ->
    [one] Quita a { $seat } una casilla que le daría un punto.
   *[other] Quita a { $seat } una casilla que le daría { $points } puntos.
  }
advice-next = { $points ->
    [one] El próximo turno puedes hacer un punto en { $cell }.
   *[other] El próximo turno puedes hacer { $points } puntos en { $cell }.
  }
advice-wild = Guardas el comodín para después.
advice-discard = { $count ->
    [0] Apenas la echarás de menos: ahora no encaja en ningún sitio.
    [one] Apenas la echarás de menos: ahora encaja en un sitio.
   *[other] Apenas la echarás de menos: ahora encaja en { $count } sitios.
  }
advice-beside = { $count ->
    [0] Abre un sitio nuevo donde construir.
    [one] Queda junto a una de tus fichas, donde puede crecer más.
   *[other] Queda junto a { $count } de tus fichas, donde puede crecer más.
  }
advice-certain = Ya no hay nada oculto: es seguro.
advice-risk = { $risk ->
    [0] Ahí ni una mano temblorosa hace daño.
   *[other] Con una mano temblorosa, ahí sale mal el { $risk } % de los intentos.
  }
advice-slack = La mano puede desviarse { $mm } mm.
advice-hold = { $hold ->
    [easily] Los imanes de alrededor apenas lo notarán.
    [well] Los imanes de alrededor se quedan donde están.
   *[barely] Los imanes de alrededor aguantan por los pelos donde están.
  }
advice-pair = { $one } y { $other } forman el par que más se atrae.
advice-not-now = Ahora no hay nada que aconsejar: tiene que ser tu turno y debes tener un imán que colocar.

## Hints and reviews: reviews

review-verdict = { $verdict ->
    [only] única jugada
    [best] mejor jugada
    [good] buena
    [slip] imprecisión
   *[blunder] error grave
  }
review-better = Mejor: { $move } (+{ $points }).
review-risk = Riesgo { $risk } %, en el mejor sitio encontrado { $best } %.
review-klustered = Se agruparon: { $magnets }.
review-seat = { $seat }: imprecisiones { $slips }, errores graves { $blunders }, regalado { $given }
review-partial = El resto no se ha valorado: desde el turno { $number } la física de este programa da otra cosa.
review-progress = Valorado: { $done } de { $of }

## Clustered: tables as text

board-character = Línea { $line }, columna { $column }: «{ $character }» no significa nada en una mesa; usa . # de A a H y de a a h.
