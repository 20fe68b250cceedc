# Punten tellen voor een echte tafel Clustered.

web-score-title = Tel een tafel
web-score-how = Kies een plaats en tik zijn tegels aan. Lijnen en de grootste rechthoek lichten meteen op.
web-score-board = De tafel om te tellen
web-score-brush = Wat leg je neer?
web-score-start-tile = Starttegel
web-score-erase = Wissen
web-score-wild = Joker
web-score-points = Punten
web-score-seat = Plaats
web-score-rectangle = Rechthoek
web-score-rows = Rijen
web-score-columns = Kolommen
web-score-total = Totaal
web-score-show-seat = Alleen plaats { $seat } omlijnen
web-score-heard = Plaats { $seat }: { $total ->
    [one] { $total } punt.
   *[other] { $total } punten.
  }
web-score-largest = Plaats { $seat } heeft als enige de grootste rechthoek.
web-score-longest = Plaats { $seat } heeft als enige de langste lijn.
web-score-empty = Nog geen tegels.
web-score-letters = Als letters
web-score-letters-how = Eén rij per regel: . is leeg, # de starttegel, A tot en met H een tegel van die plaats, a tot en met h zijn joker.
web-score-letters-take = Leg deze tegels neer
web-score-letters-none = In deze letters zitten geen tegels.
web-score-clear = Tafel leegmaken
web-score-why = Hoe je aan punten komt:
