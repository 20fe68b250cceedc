# Stół gry Clustered w przeglądarce, gdziekolwiek się pojawia.

web-board-keys = Strzałki przechodzą z pola na pole, Enter wybiera, n i p skaczą między świecącymi polami, plus i minus zmieniają wielkość, 0 pokazuje cały stół.
web-board-closer = Bliżej
web-board-further = Dalej
web-board-fit = Pokaż cały stół
web-seat = Miejsce { $seat }

## Co jest na polu; $x rośnie w prawo, $y w dół

web-cell-empty = { $x }, { $y }: puste.
web-cell-start = { $x }, { $y }: kafelek startowy.
web-cell-wild-of = { $x }, { $y }: joker miejsca { $seat }.
web-cell-tile-of = { $x }, { $y }: kafelek miejsca { $seat }.
