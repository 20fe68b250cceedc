# The table of Clustered in the browser, wherever it is shown.

web-board-keys = Arrow keys move from cell to cell, Enter chooses, n and p jump between the cells that glow, plus and minus change the size, 0 shows the whole table.
web-board-closer = Closer
web-board-further = Further away
web-board-fit = Show the whole table
web-seat = Seat { $seat }

## What is at a place; $x grows to the right, $y downwards

web-cell-empty = { $x }, { $y }: empty.
web-cell-start = { $x }, { $y }: start tile.
web-cell-wild-of = { $x }, { $y }: wild of seat { $seat }.
web-cell-tile-of = { $x }, { $y }: tile of seat { $seat }.
