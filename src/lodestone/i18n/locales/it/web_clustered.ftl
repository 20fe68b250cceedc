# Una partita di Clustered nel browser.
# $who: un posto, come «Ada (A)». $tile: una tessera in parole, come qui sotto.

web-clustered-table = Clustered
web-clustered-board = Il tavolo. Le tessere, e le caselle dove può andare la tessera scelta.

## Le tessere in parole

web-tile-words = { $count } { $shape ->
    [S] { $count ->
        [one] quadrato
       *[other] quadrati
      }
    [T] { $count ->
        [one] triangolo
       *[other] triangoli
      }
   *[C] { $count ->
        [one] cerchio
       *[other] cerchi
      }
  } { $fill ->
    [h] { $count ->
        [one] vuoto
       *[other] vuoti
      }
    [d] { $count ->
        [one] tratteggiato
       *[other] tratteggiati
      }
   *[s] { $count ->
        [one] pieno
       *[other] pieni
      }
  }
web-tile-wild = jolly
web-tile-start = tessera iniziale
web-cell-face-of = { $x }, { $y }: { $tile }, posto { $seat }.
web-cell-legal = { $x }, { $y }: libera, la tessera può andare qui.

## La mano

web-hand = Le tue tessere
web-hand-fits = { $tile }, può andare in { $count ->
    [one] un punto
   *[other] { $count } punti
  }
web-hand-fits-nowhere = { $tile }, ora non ha posto
web-hand-discard = { $tile }, si può scartare
web-hands-covered = Le tessere sono coperte.
web-confirm = Conferma
web-discard = Scarta
web-put-back = Riprendi
web-cover = { $name }, tocca a te ({ $seat }). Gli altri guardano altrove.
web-cover-reveal = Mostra le mie tessere

## Che cosa fare

web-prompt-choose = Tocca a te: scegli una tessera.
web-prompt-place = { $tile }: scegli una casella illuminata.
web-prompt-confirm = Conferma, o prova un’altra casella.
web-prompt-gain = { $points ->
    [0] Qui ancora niente punti.
    [one] Qui un punto in più.
   *[other] Qui { $points } punti in più.
  }
web-prompt-discard = Non va bene niente: scegli una tessera da scartare.
web-prompt-trim = Più di cinque tessere: scegline una da scartare.
web-prompt-discard-confirm = Esce dal gioco. Conferma, o scegline un’altra.
web-prompt-waiting = Tocca a { $who }.
web-prompt-thinking = { $who } sta pensando…
web-prompt-sending = Un momento…
web-gain-badge = +{ $points }
web-show-groups = Punti

## Posti

web-piles = { $hand } in mano, { $stack } da pescare, { $discards } negli scarti
web-points = punti
web-to-move = Tocca al posto { $seat }
web-mark-first-line = Prima linea da cinque: due punti
web-mark-first-rectangle = Primo 2×3: due punti
web-mark-longest = Linea più lunga: due punti per ora
web-mark-largest = Rettangolo più grande: due punti per ora

## Che cosa è successo

web-news-placed = { $who }: { $tile } in { $x }, { $y }.
web-news-discarded = { $who } scarta { $tile }.
web-news-discarded-unseen = { $who } scarta una tessera.
web-news-drawn = Peschi { $tile }.
web-news-first-line = { $who } ha la prima linea da cinque.
web-news-first-rectangle = { $who } ha il primo 2×3.
web-news-your-turn = Posto { $seat }, tocca a te.
web-news-ended = La partita è finita.

## La fine

web-end-title = Il risultato
web-end-counting = Conteggio…
web-end-skip = Al risultato
web-end-again = Gioca ancora
web-end-record = Rivedi la partita
web-end-solo = { $points ->
    [one] Un punto.
   *[other] { $points } punti.
  }
web-end-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
  } con { $points ->
    [one] un punto.
   *[other] { $points } punti.
  }
web-end-nobody = Non vince nessuno.
web-score-bonus = Bonus

## In solitario, e che cosa ha di speciale un tavolo

web-facts = Questo tavolo
web-solo-best = { $points ->
    [one] Record finora: un punto
   *[other] Record finora: { $points } punti
  }
web-solo-first = Il primo record da battere.
web-solo-new = Nuovo record! Quello di prima: { $before }.
