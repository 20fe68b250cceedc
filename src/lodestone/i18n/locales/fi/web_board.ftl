# Clusteredin pöytä selaimessa, missä se sitten näkyykin.

web-board-keys = Nuolinäppäimet siirtyvät ruudusta ruutuun, Enter valitsee, n ja p hyppäävät hohtavien ruutujen välillä, plus ja miinus muuttavat kokoa, 0 näyttää koko pöydän.
web-board-closer = Lähemmäs
web-board-further = Kauemmas
web-board-fit = Näytä koko pöytä
web-seat = Paikka { $seat }

## Mitä ruudussa on; $x kasvaa oikealle, $y alaspäin

web-cell-empty = { $x }, { $y }: tyhjä.
web-cell-start = { $x }, { $y }: aloituslaatta.
web-cell-wild-of = { $x }, { $y }: paikan { $seat } jokeri.
web-cell-tile-of = { $x }, { $y }: paikan { $seat } laatta.
