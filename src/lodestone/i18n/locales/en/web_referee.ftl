# The referee for a real table of Kluster.

web-referee-title = Referee for a real table
web-referee-what = Play Kluster with your own magnets and say what happened. Turns, magnets and faults are kept here.
web-referee-begin = Begin
web-referee-turn = Seat { $seat } is on turn
web-referee-continue = Seat { $seat } may place another one, or stop
web-referee-won = Seat { $seat } has won
web-referee-over = The game is over
web-referee-solo-over = Over: { $placed ->
    [one] one magnet lies in the area
   *[other] { $placed } magnets lie in the area
  }
web-referee-left = to place
web-referee-lying = On the table
web-referee-faults = Faults
web-referee-placed-stone = Stone placed, all stay apart
web-referee-placed-spinner = Spinner placed, all stay apart
web-referee-fault = Some must be picked up …
web-referee-stop = Stop here
web-referee-picked = How many were picked up?
web-referee-stones = Stones
web-referee-spinners = Spinners
web-referee-own = The magnet in the hand
web-referee-own-stone = a stone, let go before
web-referee-own-spinner = a spinner, let go before
web-referee-own-none = was still in the hand
web-referee-back = Back
web-referee-undo = Undo
web-referee-new = New game
