# Stůl hry Clustered v prohlížeči, kdekoli se ukazuje.

web-board-keys = Šipky přecházejí mezi políčky, Enter vybírá, n a p skáčou mezi svítícími políčky, plus a minus mění velikost, 0 ukáže celý stůl.
web-board-closer = Blíž
web-board-further = Dál
web-board-fit = Ukázat celý stůl
web-seat = Místo { $seat }

## Co je na políčku; $x roste doprava, $y dolů

web-cell-empty = { $x }, { $y }: prázdné.
web-cell-start = { $x }, { $y }: startovní dílek.
web-cell-wild-of = { $x }, { $y }: žolík místa { $seat }.
web-cell-tile-of = { $x }, { $y }: dílek místa { $seat }.
