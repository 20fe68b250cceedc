# Il tavolo di Clustered nel browser, ovunque si veda.

web-board-keys = Le frecce vanno di casella in casella, Invio sceglie, n e p saltano fra le caselle illuminate, più e meno cambiano la grandezza, 0 mostra tutto il tavolo.
web-board-closer = Più vicino
web-board-further = Più lontano
web-board-fit = Mostra tutto il tavolo
web-seat = Posto { $seat }

## Che cosa c’è in un punto; $x cresce verso destra, $y verso il basso

web-cell-empty = { $x }, { $y }: vuota.
web-cell-start = { $x }, { $y }: tessera iniziale.
web-cell-wild-of = { $x }, { $y }: jolly del posto { $seat }.
web-cell-tile-of = { $x }, { $y }: tessera del posto { $seat }.
