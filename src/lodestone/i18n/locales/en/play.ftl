# The table in the terminal.

play-title = Clustered · move { $number } · seat { $seat } · help lists the commands
play-seat-name = { $seat } ({ $player })
play-hand = { $seat }’s hand
play-ask-play = Which tile?
play-ask-discard = Nothing fits. Which tile do you discard?
play-ask-trim = More than five tiles. Which one do you discard?
play-ask-cell = Where does { $tile } go? (a number on the table; Enter to put it back)
play-hand-over = Seat { $seat } is next. Pass the keyboard, then press Enter.
play-help =
    Type a tile’s number, then the number of a cell. That is all you need.
      3           take the third tile and see where it goes
      Sh1 2,-1    place Sh1 two to the right and one up in one go
      -Sh1        discard it, when you have to
      hint        what a strong bot would do, and why
      explain Sh1 2,-1    why a move is not allowed
      undo        take your last move back
      scores      points, part by part
      left, right, up, down    look around on a large table
      save FILE   keep the game in a file of your choice
      quit        leave; the game is kept
    A tile in brackets fits nowhere now. Behind each seat’s points: +L, +R for the first-to bonuses, ^l, ^r for
    the longest line and largest rectangle as they stand, and in brackets the tiles left to draw.
    A tile is its shape (S square, T triangle, C circle), fill (h hollow, d dashed, s solid) and count; *** is a wild.
    Neighbours must share at least two of the three. Lines of three and more score, and your largest rectangle.
play-empty = Type a tile’s number, or help.
play-unknown-command = “{ $text }” is neither a tile nor a command; help lists both.
play-no-tile = There is no tile { $number } in your hand; it has { $most }.
play-no-label = There is no { $number } on the table; the numbers go to { $most }.
play-fits-nowhere = { $tile } fits nowhere at the moment.
play-explain-what = Name a move to explain, as in: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] One more cell is out of sight; left, right, up and down look around.
   *[other] { $count } more cells are out of sight; left, right, up and down look around.
  }
play-legal = { $move } is allowed.
play-hint = { $kind ->
    [discard] I would discard: { $move }
   *[place] I would play { $move } ({ $gain ->
        [0] no points yet
        [one] { $gain } point
       *[other] { $gain } points
      }).
  }
play-undo-agree = Does everybody agree to take the last move back? (y/n)
play-undone = The last move was taken back.
play-saved = Saved as { $file }.
play-kept = The game is kept. Go on with: { $command }
play-record = The record is kept as { $file }.
play-nothing-kept = No game has been kept yet.
play-result = { $kind ->
    [given-up] Nobody wins: everybody has left the game.
    [shared-win] Shared win: { $winners }
   *[win] { $winners } wins.
  }
play-best-new = { $total } points: your best so far with these options!
play-best-old = { $total } points. Your best with these options is { $best }.
play-unknown-player = “{ $name }” cannot sit here. Known: { $known }.
play-seat-letter = “{ $letter }” is no seat; they are A to H.
play-surface = “{ $size }” is no surface. Write 15x11 for cells across and down, or round:6 for a radius.

score-bonus = Bonus

## What has happened

event-placed = { $seat } played { $tile }@{ $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } has left the game.
event-discarded = { $seat } could not place anything and discarded { $tile }.
event-trimmed = { $seat } discarded { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } is the first with a line of five (+2).
   *[first_rectangle] { $seat } is the first with a 2×3 (+2).
  }

## replay

replay-title = Clustered · after move { $number } of { $most }
replay-ask = Enter: on · b: back · a number: there · q: leave
replay-no-move = There is no move { $number }; the record has { $most }.
play-preparing = The bots get ready to think (only the first time, half a minute or so) …
