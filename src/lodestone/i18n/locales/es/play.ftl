# La mesa en el terminal.

play-title = Clustered · jugada { $number } · asiento { $seat } · help enumera las órdenes
play-seat-name = { $seat } ({ $player })
play-hand = Mano de { $seat }
play-ask-play = ¿Qué ficha?
play-ask-discard = No encaja nada. ¿Qué ficha descartas?
play-ask-trim = Más de cinco fichas. ¿Cuál descartas?
play-ask-cell = ¿Dónde va { $tile }? (un número de la mesa; Intro para devolverla)
play-hand-over = Le toca al asiento { $seat }. Pasa el teclado y pulsa Intro.
play-help =
    Escribe el número de una ficha y luego el número de una casilla. No hace falta más.
      3           tomar la tercera ficha y ver dónde va
      Sh1 2,-1    poner Sh1 dos a la derecha y una arriba de una vez
      -Sh1        descartarla, cuando te toque
      hint        lo que haría un bot fuerte, y por qué
      explain Sh1 2,-1    por qué no se permite una jugada
      undo        deshacer tu última jugada
      scores      los puntos, parte por parte
      left, right, up, down    mirar alrededor en una mesa grande
      save ARCHIVO   guardar la partida en el archivo que quieras
      quit        salir; la partida se guarda
    Una ficha entre paréntesis ahora no va en ningún sitio. Tras los puntos de cada asiento: +L, +R para los bonus de
    rapidez, ^l, ^r para la línea más larga y el rectángulo más grande del momento, y entre paréntesis las fichas por robar.
    Una ficha es su forma (S cuadrado, T triángulo, C círculo), relleno (h vacío, d discontinuo, s lleno) y cantidad; *** es un comodín.
    Dos vecinas deben compartir al menos dos de los tres rasgos. Puntúan las líneas de tres o más y tu rectángulo más grande.
play-empty = Escribe el número de una ficha, o help.
play-unknown-command = «{ $text }» no es ni una ficha ni una orden; help enumera ambas.
play-no-tile = No hay ficha { $number } en tu mano; tienes { $most }.
play-no-label = No hay { $number } en la mesa; los números llegan hasta { $most }.
play-fits-nowhere = { $tile } ahora no va en ningún sitio.
play-explain-what = Di una jugada que explicar, por ejemplo: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Hay una casilla más fuera de la vista; left, right, up y down miran alrededor.
   *[other] Hay { $count } casillas más fuera de la vista; left, right, up y down miran alrededor.
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
play-undo-agree = ¿Todo el mundo está de acuerdo en deshacer la última jugada? (y/n)
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
play-surface = «{ $size }» no es una superficie. Escribe 15x11 para las casillas a lo ancho y a lo alto, o round:6 para un radio.

score-bonus = Bonus

## Lo que ha pasado

event-placed = { $seat } ha jugado { $tile }@{ $cell }{ $gain ->
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

## replay

replay-title = Clustered · tras la jugada { $number } de { $most }
replay-ask = Intro: seguir · b: atrás · un número: ir ahí · q: salir
replay-no-move = No hay jugada { $number }; el registro tiene { $most }.
play-preparing = Los bots se preparan para pensar (solo la primera vez, medio minuto más o menos)…
