# The scorer for a real table of Clustered.

web-score-title = Score a table
web-score-how = Choose a seat and tap its tiles in. Lines and the largest rectangle light up as you go.
web-score-board = The table to be scored
web-score-brush = What do you put down?
web-score-start-tile = Start tile
web-score-erase = Erase
web-score-wild = Wild
web-score-points = Points
web-score-seat = Seat
web-score-rectangle = Rectangle
web-score-rows = Rows
web-score-columns = Columns
web-score-total = Total
web-score-show-seat = Outline only seat { $seat }
web-score-heard = Seat { $seat }: { $total ->
    [one] { $total } point.
   *[other] { $total } points.
  }
web-score-largest = Seat { $seat } alone has the largest rectangle.
web-score-longest = Seat { $seat } alone has the longest line.
web-score-empty = No tiles yet.
web-score-letters = As letters
web-score-letters-how = One row a line: . is empty, # the start tile, A to H a tile of that seat, a to h its wild.
web-score-letters-take = Lay these tiles out
web-score-letters-none = There are no tiles in these letters.
web-score-clear = Clear the table
web-score-why = How points come about:
