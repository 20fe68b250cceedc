# Poängräknaren för ett riktigt bord Clustered.

web-score-title = Räkna ett bord
web-score-how = Välj en plats och peka in dess brickor. Linjer och den största rektangeln lyser upp efter hand.
web-score-board = Bordet som ska räknas
web-score-brush = Vad lägger du?
web-score-start-tile = Startbricka
web-score-erase = Sudda
web-score-wild = Joker
web-score-points = Poäng
web-score-seat = Plats
web-score-rectangle = Rektangel
web-score-rows = Rader
web-score-columns = Kolumner
web-score-total = Summa
web-score-show-seat = Rama bara in plats { $seat }
web-score-heard = Plats { $seat }: { $total ->
    [one] { $total } poäng.
   *[other] { $total } poäng.
  }
web-score-largest = Plats { $seat } har ensam den största rektangeln.
web-score-longest = Plats { $seat } har ensam den längsta linjen.
web-score-empty = Inga brickor än.
web-score-letters = Som bokstäver
web-score-letters-how = En textrad per rad: . är tom, # startbrickan, A till H en bricka från den platsen, a till h dess joker.
web-score-letters-take = Lägg ut de här brickorna
web-score-letters-none = Det finns inga brickor i bokstäverna.
web-score-clear = Töm bordet
web-score-why = Så får man poäng:
