# Clustered: por qué se rechaza una jugada, una notación o una preparación.
# $tile, $neighbour, $occupant: una ficha, como Sh1, *** (comodín) o ### (inicial). $cell: una casilla, como x,y.

## Notación

notation-tile = «{ $text }» no es una ficha. Escribe la forma S, T o C, el relleno h, d o s y la cantidad de 1 a 3, como Sh1; un comodín es ***.
notation-cell = «{ $text }» no es una casilla de la mesa. Escribe x,y en números enteros, como 1,0.
notation-move = «{ $text }» no es una jugada. Escribe Sh1@1,0 para poner una ficha o -Sh1 para descartarla.
notation-start-tile = La ficha inicial está en la mesa desde el principio; nadie la juega.

## Jugadas

game-over = La partida ha terminado.
illegal-not-in-hand = No tienes { $tile } en la mano.
illegal-discard = No puedes descartar mientras se pueda poner una ficha, por ejemplo { $example }.
illegal-trim-first = Antes descarta hasta quedarte con cinco fichas.
illegal-trim-drawn = En esta mesa solo se descarta una ficha recién robada, y { $tile } no lo es.
illegal-off-table = { $cell } está fuera de la mesa: ahí no cabe una ficha.
illegal-occupied = En { $cell } ya hay una ficha: { $occupant }.
illegal-alone = Junto a { $cell } no hay nada: una ficha debe tocar a otra por un lado.
illegal-resign = El asiento { $seat } ya ha dejado la partida, o nunca estuvo en ella.
# $differ: qué rasgos son distintos
illegal-neighbour = { $tile } no va con { $neighbour } en { $cell }: { $differ ->
    [shape-fill] la forma y el relleno son distintos
    [shape-count] la forma y la cantidad son distintas
    [fill-count] el relleno y la cantidad son distintos
   *[shape-fill-count] la forma, el relleno y la cantidad son distintos
  }, y dos vecinas deben compartir al menos dos de los tres rasgos.

## Preparación

setup-seats = Clustered es para entre 1 y { $most } asientos, no { $seats }.
setup-first = El asiento { $first } no puede empezar: los asientos van de 0 a { $last }.
setup-extra-wild = El asiento { $seat } no puede tener un comodín de más: los asientos van de 0 a { $last }.
setup-extra-wild-twice = Un asiento aparece dos veces para el comodín de más.
setup-stack-surplus = El asiento { $seat } tiene demasiadas { $tile } en su pila.
setup-stack-missing = El asiento { $seat } no tiene { $tile } en su pila, o tiene muy pocas.
setup-surface = En esta superficie la ficha inicial no cabe en { $cell }.
setup-radius = El radio de una superficie redonda debe ser un número, cero o más.

## Registros

record-unreadable = Este registro no es nuestro: { $problem }
record-players = Este registro nombra un número de jugadores distinto del de asientos.
record-version = Este registro tiene la versión { $version }; este programa lee la versión { $known }.
record-game = Este registro es del juego «{ $game }», no de { $expected }.
record-setup = Han cambiado la preparación de este registro: la suma de control no cuadra.
record-move-edited = Han cambiado la jugada { $number }, { $move }: la suma de control no cuadra.
record-move-unreadable = No se puede leer la jugada { $number }: { $problem }
record-move-illegal = La jugada { $number }, { $move }, no está permitida: { $problem }
record-result = Han cambiado el resultado de este registro: no se sigue de sus { $number } jugadas.

## Bots

setup-bot = No hay un bot «{ $name }». Disponibles: { $known }.
