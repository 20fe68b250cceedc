# Poengtelleren for et ekte bord med Clustered.

web-score-title = Tell et bord
web-score-how = Velg en plass og trykk inn brikkene dens. Linjer og det største rektangelet lyser opp underveis.
web-score-board = Bordet som skal telles
web-score-brush = Hva legger du?
web-score-start-tile = Startbrikke
web-score-erase = Visk ut
web-score-wild = Joker
web-score-points = Poeng
web-score-seat = Plass
web-score-rectangle = Rektangel
web-score-rows = Rader
web-score-columns = Kolonner
web-score-total = Sum
web-score-show-seat = Ram bare inn plass { $seat }
web-score-heard = Plass { $seat }: { $total ->
    [one] { $total } poeng.
   *[other] { $total } poeng.
  }
web-score-largest = Plass { $seat } har alene det største rektangelet.
web-score-longest = Plass { $seat } har alene den lengste linjen.
web-score-empty = Ingen brikker ennå.
web-score-letters = Som bokstaver
web-score-letters-how = Én rad per linje: . er tom, # startbrikken, A til H en brikke fra den plassen, a til h jokeren dens.
web-score-letters-take = Legg ut disse brikkene
web-score-letters-none = Det er ingen brikker i disse bokstavene.
web-score-clear = Tøm bordet
web-score-why = Slik får man poeng:
