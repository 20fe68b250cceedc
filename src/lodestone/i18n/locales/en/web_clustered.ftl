# A game of Clustered in the browser.
# $who: a seat, as “Ada (A)”. $tile: a tile in words, as below.

web-clustered-table = Clustered
web-clustered-board = The table. Tiles, and cells where the chosen tile may go.

## Tiles in words

web-tile-words = { $count } { $fill ->
    [h] hollow
    [d] dashed
   *[s] solid
  } { $shape ->
    [S] { $count ->
        [one] square
       *[other] squares
      }
    [T] { $count ->
        [one] triangle
       *[other] triangles
      }
   *[C] { $count ->
        [one] circle
       *[other] circles
      }
  }
web-tile-wild = wild
web-tile-start = start tile
web-cell-face-of = { $x }, { $y }: { $tile } of seat { $seat }.
web-cell-legal = { $x }, { $y }: free, the tile fits here.

## The hand

web-hand = Your tiles
web-hand-fits = { $tile }, fits in { $count ->
    [one] one place
   *[other] { $count } places
  }
web-hand-fits-nowhere = { $tile }, fits nowhere now
web-hand-discard = { $tile }, can be discarded
web-hands-covered = The tiles are covered.
web-confirm = Confirm
web-discard = Discard
web-put-back = Put back
web-cover = { $name }, it is your turn ({ $seat }). The others look away.
web-cover-reveal = Show my tiles

## What to do

web-prompt-choose = Your turn: choose a tile.
web-prompt-place = { $tile }: choose one of the cells that glow.
web-prompt-confirm = Confirm, or try another cell.
web-prompt-gain = { $points ->
    [0] No points here yet.
    [one] One point more here.
   *[other] { $points } points more here.
  }
web-prompt-discard = Nothing fits: choose a tile to discard.
web-prompt-trim = More than five tiles: choose one to discard.
web-prompt-discard-confirm = It leaves the game. Confirm, or choose another one.
web-prompt-waiting = { $who } is on turn.
web-prompt-thinking = { $who } is thinking …
web-prompt-sending = One moment …
web-gain-badge = +{ $points }
web-show-groups = Points

## Seats

web-piles = { $hand } in hand, { $stack } to draw, { $discards } discarded
web-points = points
web-to-move = Seat { $seat } is on turn
web-mark-first-line = First line of five: two points
web-mark-first-rectangle = First 2×3: two points
web-mark-longest = Longest line: two points as it stands
web-mark-largest = Largest rectangle: two points as it stands

## What happened

web-news-placed = { $who }: { $tile } at { $x }, { $y }.
web-news-discarded = { $who } discards { $tile }.
web-news-discarded-unseen = { $who } discards a tile.
web-news-drawn = You draw { $tile }.
web-news-first-line = { $who } has the first line of five.
web-news-first-rectangle = { $who } has the first 2×3.
web-news-your-turn = Seat { $seat }, your turn.
web-news-ended = The game is over.

## The end

web-end-title = The result
web-end-counting = Counting …
web-end-skip = To the result
web-end-again = Play again
web-end-record = See the whole game
web-end-solo = { $points ->
    [one] One point.
   *[other] { $points } points.
  }
web-end-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
  } with { $points ->
    [one] one point.
   *[other] { $points } points.
  }
web-end-nobody = Nobody wins.
web-score-bonus = Bonuses

## Alone, and what is special about a table

web-facts = This table
web-solo-best = { $points ->
    [one] Best so far: one point
   *[other] Best so far: { $points } points
  }
web-solo-first = The first score to beat.
web-solo-new = A new best! Before it was { $before }.
