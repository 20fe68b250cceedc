# Bordet i Clustered i nettleseren, uansett hvor det vises.

web-board-keys = Piltastene går fra rute til rute, Enter velger, n og p hopper mellom rutene som lyser, pluss og minus endrer størrelsen, 0 viser hele bordet.
web-board-closer = Nærmere
web-board-further = Lenger unna
web-board-fit = Vis hele bordet
web-seat = Plass { $seat }

## Hva som er på en rute; $x vokser mot høyre, $y nedover

web-cell-empty = { $x }, { $y }: tom.
web-cell-start = { $x }, { $y }: startbrikke.
web-cell-wild-of = { $x }, { $y }: joker fra plass { $seat }.
web-cell-tile-of = { $x }, { $y }: brikke fra plass { $seat }.
