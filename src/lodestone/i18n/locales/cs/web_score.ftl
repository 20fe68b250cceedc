# Počítání bodů u skutečného stolu hry Clustered.

web-score-title = Spočítat body
web-score-how = Vyber místo a naťukej jeho dílky. Řady a největší obdélník se hned rozsvítí.
web-score-board = Stůl ke spočítání
web-score-brush = Co pokládáš?
web-score-start-tile = Startovní dílek
web-score-erase = Smazat
web-score-wild = Žolík
web-score-points = Body
web-score-seat = Místo
web-score-rectangle = Obdélník
web-score-rows = Řádky
web-score-columns = Sloupce
web-score-total = Celkem
web-score-show-seat = Obtáhnout jen místo { $seat }
web-score-heard = Místo { $seat }: { $total ->
    [one] { $total } bod.
    [few] { $total } body.
   *[other] { $total } bodů.
  }
web-score-largest = Jen místo { $seat } má největší obdélník.
web-score-longest = Jen místo { $seat } má nejdelší řadu.
web-score-empty = Zatím žádné dílky.
web-score-letters = Písmeny
web-score-letters-how = Jedna řada na řádek: . je prázdné políčko, # startovní dílek, A až H dílek toho místa, a až h jeho žolík.
web-score-letters-take = Vyložit tyto dílky
web-score-letters-none = V těchto písmenech nejsou žádné dílky.
web-score-clear = Vyčistit stůl
web-score-why = Jak vznikají body:
