# Liczenie punktów przy prawdziwym stole gry Clustered.

web-score-title = Policz punkty
web-score-how = Wybierz miejsce i wstukaj jego kafelki. Linie i największy prostokąt od razu się zaświecą.
web-score-board = Stół do policzenia
web-score-brush = Co kładziesz?
web-score-start-tile = Startowy
web-score-erase = Wymaż
web-score-wild = Joker
web-score-points = Punkty
web-score-seat = Miejsce
web-score-rectangle = Prostokąt
web-score-rows = Rzędy
web-score-columns = Kolumny
web-score-total = Razem
web-score-show-seat = Obrysuj tylko miejsce { $seat }
web-score-heard = Miejsce { $seat }: { $total ->
    [one] { $total } punkt.
    [few] { $total } punkty.
   *[many] { $total } punktów.
  }
web-score-largest = Tylko miejsce { $seat } ma największy prostokąt.
web-score-longest = Tylko miejsce { $seat } ma najdłuższą linię.
web-score-empty = Brak kafelków.
web-score-letters = Literami
web-score-letters-how = Jeden rząd w wierszu: . to puste pole, # kafelek startowy, od A do H kafelek tego miejsca, od a do h jego joker.
web-score-letters-take = Ułóż te kafelki
web-score-letters-none = W tych literach nie ma kafelków.
web-score-clear = Wyczyść stół
web-score-why = Skąd biorą się punkty:
