# Pointtælling til et rigtigt bord Clustered.

web-score-title = Tæl et bord
web-score-how = Vælg en plads, og tryk dens brikker ind. Linjer og det største rektangel lyser op undervejs.
web-score-board = Bordet, der skal tælles
web-score-brush = Hvad lægger du?
web-score-start-tile = Startbrik
web-score-erase = Fjern
web-score-wild = Joker
web-score-points = Point
web-score-seat = Plads
web-score-rectangle = Rektangel
web-score-rows = Vandret
web-score-columns = Lodret
web-score-total = I alt
web-score-show-seat = Vis kun omridset af plads { $seat }
web-score-heard = Plads { $seat }: { $total ->
    [one] { $total } point.
   *[other] { $total } point.
  }
web-score-largest = Plads { $seat } har alene det største rektangel.
web-score-longest = Plads { $seat } har alene den længste linje.
web-score-empty = Ingen brikker endnu.
web-score-letters = Som bogstaver
web-score-letters-how = En række pr. linje: . er tomt, # startbrikken, A til H den plads’ brik, a til h dens joker.
web-score-letters-take = Læg disse brikker ud
web-score-letters-none = Der er ingen brikker i disse bogstaver.
web-score-clear = Ryd bordet
web-score-why = Sådan opstår point:
