# Una partida de Clustered en el navegador.
# $who: un asiento, como «Ada (A)». $tile: una ficha en palabras, como abajo.

web-clustered-table = Clustered
web-clustered-board = La mesa. Las fichas, y las casillas donde puede ir la ficha elegida.

## Las fichas en palabras

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
        [one] discontinuo
       *[other] discontinuos
      }
   *[s] { $count ->
        [one] lleno
       *[other] llenos
      }
  }
web-tile-wild = comodín
web-tile-start = ficha inicial
web-cell-face-of = { $x }, { $y }: { $tile }, asiento { $seat }.
web-cell-legal = { $x }, { $y }: libre, la ficha encaja aquí.

## La mano

web-hand = Tus fichas
web-hand-fits = { $tile }, encaja en { $count ->
    [one] un sitio
   *[other] { $count } sitios
  }
web-hand-fits-nowhere = { $tile }, ahora no encaja
web-hand-discard = { $tile }, se puede descartar
web-hands-covered = Las fichas están tapadas.
web-confirm = Confirmar
web-discard = Descartar
web-put-back = Devolver
web-cover = { $name }, te toca ({ $seat }). Los demás miran a otro lado.
web-cover-reveal = Ver mis fichas

## Qué hacer

web-prompt-choose = Te toca: elige una ficha.
web-prompt-place = { $tile }: elige una casilla que brille.
web-prompt-confirm = Confirma, o prueba otra casilla.
web-prompt-gain = { $points ->
    [0] Aquí, sin puntos por ahora.
    [one] Aquí, un punto más.
   *[other] Aquí, { $points } puntos más.
  }
web-prompt-discard = No encaja nada: elige una ficha para descartar.
web-prompt-trim = Más de cinco fichas: elige una para descartar.
web-prompt-discard-confirm = Sale de la partida. Confirma, o elige otra.
web-prompt-waiting = Le toca a { $who }.
web-prompt-thinking = { $who } está pensando…
web-prompt-sending = Un momento…
web-gain-badge = +{ $points }
web-show-groups = Puntos

## Asientos

web-piles = { $hand } en la mano, { $stack } por robar, { $discards } en el descarte
web-points = puntos
web-to-move = Le toca al asiento { $seat }
web-mark-first-line = Primera línea de cinco: dos puntos
web-mark-first-rectangle = Primer 2×3: dos puntos
web-mark-longest = Línea más larga: dos puntos por ahora
web-mark-largest = Rectángulo más grande: dos puntos por ahora

## Lo que ha pasado

web-news-placed = { $who }: { $tile } en { $x }, { $y }.
web-news-discarded = { $who } descarta { $tile }.
web-news-discarded-unseen = { $who } descarta una ficha.
web-news-drawn = Robas { $tile }.
web-news-first-line = { $who } tiene la primera línea de cinco.
web-news-first-rectangle = { $who } tiene el primer 2×3.
web-news-your-turn = Asiento { $seat }, te toca.
web-news-ended = La partida ha terminado.

## El final

web-end-title = El resultado
web-end-counting = Contando…
web-end-skip = Al resultado
web-end-again = Jugar otra vez
web-end-record = Ver toda la partida
web-end-solo = { $points ->
    [one] Un punto.
   *[other] { $points } puntos.
  }
web-end-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan juntos { $names }
  } con { $points ->
    [one] un punto.
   *[other] { $points } puntos.
  }
web-end-nobody = No gana nadie.
web-score-bonus = Bonus

## En solitario, y lo que tiene de especial una mesa

web-facts = Esta mesa
web-solo-best = { $points ->
    [one] Récord hasta ahora: un punto
   *[other] Récord hasta ahora: { $points } puntos
  }
web-solo-first = El primer récord que batir.
web-solo-new = ¡Nuevo récord! El anterior: { $before }.
