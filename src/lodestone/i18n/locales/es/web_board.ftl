# La mesa de Clustered en el navegador, dondequiera que se vea.

web-board-keys = Las flechas van de casilla en casilla, Intro elige, n y p saltan entre las casillas que brillan, más y menos cambian el tamaño, 0 muestra toda la mesa.
web-board-closer = Más cerca
web-board-further = Más lejos
web-board-fit = Ver toda la mesa
web-seat = Asiento { $seat }

## Lo que hay en un sitio; $x crece hacia la derecha, $y hacia abajo

web-cell-empty = { $x }, { $y }: vacía.
web-cell-start = { $x }, { $y }: ficha inicial.
web-cell-wild-of = { $x }, { $y }: comodín del asiento { $seat }.
web-cell-tile-of = { $x }, { $y }: ficha del asiento { $seat }.
