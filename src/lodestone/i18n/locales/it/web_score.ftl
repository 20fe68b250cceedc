# Il contapunti per un tavolo vero di Clustered.

web-score-title = Conta i punti
web-score-how = Scegli un posto e tocca le caselle delle sue tessere. Le linee e il rettangolo più grande si accendono man mano.
web-score-board = Il tavolo da contare
web-score-brush = Che cosa metti?
web-score-start-tile = Tessera iniziale
web-score-erase = Cancella
web-score-wild = Jolly
web-score-points = Punti
web-score-seat = Posto
web-score-rectangle = Rettangolo
web-score-rows = Righe
web-score-columns = Colonne
web-score-total = Totale
web-score-show-seat = Contorna solo il posto { $seat }
web-score-heard = Posto { $seat }: { $total ->
    [one] { $total } punto.
   *[other] { $total } punti.
  }
web-score-largest = Il posto { $seat } ha da solo il rettangolo più grande.
web-score-longest = Il posto { $seat } ha da solo la linea più lunga.
web-score-empty = Ancora vuoto.
web-score-letters = In lettere
web-score-letters-how = Una riga del tavolo per linea di testo: . è vuota, # la tessera iniziale, da A a H una tessera di quel posto, da a a h un suo jolly.
web-score-letters-take = Metti queste tessere
web-score-letters-none = In queste lettere non ci sono tessere.
web-score-clear = Svuota il tavolo
web-score-why = Da dove vengono i punti:
