# Der Tisch von Clustered im Browser, wo immer er gezeigt wird.

web-board-keys = Pfeiltasten gehen von Feld zu Feld, Enter wählt, n und p springen zwischen den leuchtenden Feldern, Plus und Minus ändern die Größe, 0 zeigt den ganzen Tisch.
web-board-closer = Näher
web-board-further = Weiter weg
web-board-fit = Den ganzen Tisch zeigen
web-seat = Platz { $seat }

## Was auf einem Feld ist; $x wächst nach rechts, $y nach unten

web-cell-empty = { $x }, { $y }: leer.
web-cell-start = { $x }, { $y }: Startkarte.
web-cell-wild-of = { $x }, { $y }: Wildcard von Platz { $seat }.
web-cell-tile-of = { $x }, { $y }: Karte von Platz { $seat }.
