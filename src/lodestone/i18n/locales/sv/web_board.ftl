# Clustereds bord i webbläsaren, var det än visas.

web-board-keys = Piltangenterna går från ruta till ruta, Enter väljer, n och p hoppar mellan rutorna som lyser, plus och minus ändrar storleken, 0 visar hela bordet.
web-board-closer = Närmare
web-board-further = Längre bort
web-board-fit = Visa hela bordet
web-seat = Plats { $seat }

## Vad som ligger på en ruta; $x växer åt höger, $y nedåt

web-cell-empty = { $x }, { $y }: tom.
web-cell-start = { $x }, { $y }: startbricka.
web-cell-wild-of = { $x }, { $y }: joker från plats { $seat }.
web-cell-tile-of = { $x }, { $y }: bricka från plats { $seat }.
