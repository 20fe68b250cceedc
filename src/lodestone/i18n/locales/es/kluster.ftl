# Kluster: por qué se rechazan unos hechos, un nombre o una preparación.
# $magnet: el nombre de un imán, como c3 (una piedra) o s3 (un imán giratorio). $seat: el número de un asiento, 0 es el primero.

## Notación

notation-magnet = «{ $text }» no es un imán. Escribe c y un número para una piedra, s y un número para un imán giratorio, como c3.

## Turnos

kluster-no-such-magnet = En esta partida no hay { $magnet }.
kluster-set-aside = { $magnet } se apartó y no juega en esta partida.
kluster-not-yours = { $magnet } está en la reserva del asiento { $seat }: solo se colocan los imanes propios.
kluster-lies-already = { $magnet } ya está en la mesa, y lo que está en la mesa no se toca.
kluster-held-and-placed = { $magnet } no puede estar colocado y seguir en la mano.
kluster-held-alone = { $magnet }, en la mano, no tocó nada: debe estar en un kluster, o no figurar como en la mano.
kluster-too-small = Un kluster son dos imanes o más que se tocan, y has nombrado uno de { $count }.
kluster-named-twice = { $magnet } aparece dos veces en los klusters: los imanes que se tocan son un solo kluster.
kluster-outside-twice = { $magnet } aparece dos veces entre los que han salido.
kluster-in-own-pool = { $magnet } no estaba en la mesa. Si estaba en la mano y tocó algo, indícalo como en la mano.
kluster-in-pool = { $magnet } no estaba en la mesa: está en la reserva del asiento { $seat }.
kluster-must-place = No se ha colocado nada ni ha salido nada mal: un turno solo acaba cuando se coloca un imán.
kluster-cords-apart = { $group ->
    [one] Las cuerdas no están todas unidas: muévelas hasta que lo estén, y el turno podrá acabar.
   *[any] Una cuerda no cruza ninguna otra: muévela hasta que lo haga, y el turno podrá acabar.
  }
kluster-stop = No hay nada que parar: un turno acaba al colocar un imán.
kluster-resign = El asiento { $seat } no está (o ya no está) en la partida y no puede abandonar.

## Preparación

kluster-setup-boxes = Puede haber de 0 a { $most } cajas de cada tipo, no { $count }.
kluster-setup-no-box = Hace falta al menos una caja.
kluster-setup-seats = Estas cajas son para entre 1 y { $most } asientos, no { $seats }.
kluster-setup-first = El asiento { $first } no puede empezar: los asientos van de 0 a { $last }.
kluster-setup-per-seat = «{ $name }» necesita un número para cada uno de los { $seats } asientos, y tiene { $given }.
kluster-setup-negative = Los números de «{ $name }» deben ser cero o más.
kluster-setup-rounds = El límite es de una ronda como mínimo.
kluster-setup-handicap = El asiento { $seat } puede apartar de 0 a { $most } imanes, no { $count }.
kluster-setup-order-surplus = { $magnet } no está en estas cajas, o se reparte dos veces.
kluster-setup-order-missing = Falta { $magnet } en el reparto.

## Registros

kluster-record-kinds = Tiene que ser exactamente uno de turn, stop, timeout y resign, y hay { $count }.
