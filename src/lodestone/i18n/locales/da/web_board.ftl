# Clustered-bordet i browseren, hvor det end vises.

web-board-keys = Piletaster går fra felt til felt, Enter vælger, n og p springer mellem felterne, der lyser, plus og minus ændrer størrelsen, 0 viser hele bordet.
web-board-closer = Tættere på
web-board-further = Længere væk
web-board-fit = Vis hele bordet
web-seat = Plads { $seat }

## Hvad der er på et felt; $x vokser mod højre, $y nedad

web-cell-empty = { $x }, { $y }: tomt.
web-cell-start = { $x }, { $y }: startbrik.
web-cell-wild-of = { $x }, { $y }: joker fra plads { $seat }.
web-cell-tile-of = { $x }, { $y }: brik fra plads { $seat }.
