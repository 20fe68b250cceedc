# De tafel van Clustered in de browser, overal waar hij te zien is.

web-board-keys = Met de pijltjes ga je van vakje naar vakje, Enter kiest, n en p springen tussen de vakjes die oplichten, plus en min veranderen de grootte, 0 toont de hele tafel.
web-board-closer = Dichterbij
web-board-further = Verder weg
web-board-fit = Hele tafel tonen
web-seat = Plaats { $seat }

## Wat er op een vakje ligt; $x loopt naar rechts op, $y naar beneden

web-cell-empty = { $x }, { $y }: leeg.
web-cell-start = { $x }, { $y }: starttegel.
web-cell-wild-of = { $x }, { $y }: joker van plaats { $seat }.
web-cell-tile-of = { $x }, { $y }: tegel van plaats { $seat }.
