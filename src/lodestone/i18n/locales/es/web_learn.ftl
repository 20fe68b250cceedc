# Aprender un juego jugando, paso a paso, en una mesa de verdad.
# $game: el nombre de un juego.

web-learn = Aprender a jugar
web-learn-what = Jugando, en una mesa solo para ti. Cinco minutos por juego; déjalo cuando quieras y sigue más tarde.
web-learn-clustered = Pon fichas, mira por qué una no encaja, haz una línea y un rectángulo, estorba a alguien y gana por un punto.
web-learn-kluster = Coloca una piedra, nota cómo tira otra, deja que dos se junten a propósito, mueve la cuerda y gana.
web-learn-how-far = { $state ->
    [done] Otra vez
    [begun] Seguir en el paso { $step } de { $steps }
   *[new] Empezar
  }
web-learn-first = ¿Aún no conoces { $game }? Aprende en cinco minutos.
web-learn-title = Lección de { $game }
web-learn-step = { $step } de { $steps }
web-learn-back = Atrás
web-learn-skip = Saltar
web-learn-next = Seguir
web-learn-anew = Repetir esta parte
web-learn-done-already = Esto ya lo has hecho.
web-learn-finished = Para una primera partida de { $game } no hace falta saber más. ¡Que te diviertas!
web-learn-other = Aprender { $game }
# Tras las palabras de una casilla, para lectores de pantalla
web-learn-cell = { $cell } La lección señala esta casilla.

## Clustered

web-learn-lay = Toma una ficha de tu mano: brillan las casillas donde encaja. Ponla en la casilla marcada, si brilla, y confirma.
web-learn-lay-keys = Con el teclado: un número toma una ficha, las flechas y N recorren la mesa, Intro pone la ficha.
web-learn-lay-done = Comparte al menos dos rasgos (forma, relleno, cantidad) con cada vecina. Junto a la ficha inicial, en el centro, encaja todo.
web-learn-refused = Ahora un error a propósito: toma una ficha y toca una casilla justo al lado de otra ficha, donde nada brille.
web-learn-refused-done = Debajo pone por qué, la vecina que lo impide queda marcada, y el enlace lleva a la regla.
web-learn-line = Tres o más fichas tuyas seguidas, en fila o en columna, son una línea: un punto por ficha. Completa la de la casilla marcada.
web-learn-line-done = Tu primera línea: tres puntos. Cuanto más larga, más vale, y una ficha puede contar en fila y en columna.
web-learn-rectangle = Tu rectángulo más grande sin huecos, de dos por dos o más, también da un punto por ficha. Rellena la esquina marcada.
web-learn-rectangle-done = Cuatro puntos más. Solo cuenta el rectángulo más grande, así que hazlo crecer.
web-learn-block = Otra mesa, casi al final; vas dos puntos por detrás. El rival está a punto de cerrar una fila de cuatro en la casilla marcada: pon ahí antes tu ficha.
web-learn-block-done = ¡Bloqueado! Tu ficha parte la fila, y media fila de dos no vale nada.
web-learn-last = Tu última ficha. Haz una línea de tres en la casilla marcada.
web-learn-last-done = Todas las fichas están puestas: la partida ha terminado.
web-learn-count = La mesa lo cuenta todo otra vez: tu rectángulo más grande, tus filas, tus columnas. Gana quien tenga más puntos. ¡Bien hecho!

## Kluster

web-learn-take = Estas piedras son imanes potentes, y quieres deshacerte de todas. Toma una: tócala, o pulsa 1.
web-learn-take-done = Está en tu mano y sigue al dedo, al ratón o a las flechas.
web-learn-place = Llévala dentro de la cuerda y suéltala con el botón o con Intro. Tiene que quedar entera dentro.
web-learn-place-done = Colocada. Un turno, una piedra.
web-learn-feel = Toma otra y acércala despacio a la que está en la mesa, hasta que tire: mira el indicador, escucha el zumbido. Si la repele, voltéala con el botón o con F.
web-learn-feel-done = Ese es el tirón. Normalmente ahora buscarías un sitio más tranquilo…
web-learn-snap = … pero haz lo contrario: acércala más y suéltala, para que las dos se junten.
web-learn-snap-done = ¡Clac! Las piedras que se tocan son un kluster.
web-learn-why = Lo que se ha agrupado vuelve a tu reserva, y también lo que sale de la cuerda. Tu turno ha terminado. En solitario se te permite dos veces; con otros, ellos están un turno más cerca de ganar.
web-learn-again = Coloca otra vez una piedra, bien dentro de la cuerda.
web-learn-cord = En vez de huir del peligro puedes hacer sitio: agarra la cuerda y tira de ella, con el ratón, con el dedo, o con C, Intro y las flechas. Arrastra consigo las piedras que toca.
web-learn-cord-done = La cuerda se puede mover en cada turno, mientras no se junte nada.
web-learn-win = Ahora coloca las demás piedras lejos unas de otras. Gana quien primero se quede sin ninguna.
web-learn-win-done = Ya no te queda ninguna piedra: ¡has ganado!
