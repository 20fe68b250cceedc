# Hints and reviews: why a move is good, and what it was like. Read in the terminal and in the browser.

advice-points = { $points ->
    [one] It makes one point now.
   *[other] It makes { $points } points now.
  }
# $seat: the letter of another seat.
advice-denied = { $points ->
    [one] It takes a cell that would bring { $seat } one point.
   *[other] It takes a cell that would bring { $seat } { $points } points.
  }
# $cell: as in 2,-1.
advice-next = { $points ->
    [one] Next turn you can make one point at { $cell }.
   *[other] Next turn you can make { $points } points at { $cell }.
  }
advice-wild = It keeps your wild for later.
# $count: cells in which the tile that is discarded would fit now.
advice-discard = { $count ->
    [0] You hardly miss it: it fits nowhere now.
    [one] You hardly miss it: it fits in one place now.
   *[other] You hardly miss it: it fits in { $count } places now.
  }
advice-beside = { $count ->
    [0] It opens a new place to build.
    [one] It lies beside one of your tiles, where more can grow.
   *[other] It lies beside { $count } of your tiles, where more can grow.
  }
advice-certain = Nothing is hidden any more: this is certain.
# $risk: in per cent.
advice-risk = { $risk ->
    [0] Even a trembling hand does no harm there.
   *[other] With a trembling hand { $risk } % of all tries go wrong there.
  }
advice-slack = Your hand may be off by { $mm } mm.
# $used: in per cent.
advice-hold = What holds the magnets in place is used to { $used } % at most.
# $one, $other: names of magnets.
advice-pair = { $one } and { $other } pull at each other most.
advice-not-now = There is nothing to advise now: it takes a magnet of yours to place, on your turn.
# $moves: in notation, or magnets’ places.
advice-also = Also good: { $moves }.

## Hints at a table

table-no-hints = There are no hints at this table.
table-hints-ask = Hints need the consent of everybody at the table.
table-hints-often = One hint at a time: wait a moment.
table-hint-late = The game has moved on meanwhile.
server-hints-busy = Too many hints are being thought about just now. Try again in a moment.
play-hint-agree = Does everybody agree to hints in this game? (y/n)

web-hint = Hint
web-hint-ask = Ask for hints
web-hint-thinking = Thinking about a hint …
web-hint-tile = Try { $tile } at { $x }, { $y }.
web-hint-discard = Discard { $tile }.
web-hint-place = { $magnet } goes where the light shape lies.
web-hint-flip = Turn it over first.
web-hint-stop = No place looks safe enough to go on.
web-proposal-hints = { $name } would like hints to be allowed in this game.
web-option-hints = Hints
web-option-hints-agreed = Alone, or if all agree
web-option-hints-on = For everybody
web-option-hints-off = Never

## Reviews

review-verdict = { $verdict ->
    [only] the only move
    [best] best move
    [good] good
    [slip] slip
   *[blunder] blunder
  }
# $points: by how many points of lead.
review-better = Better: { $move } (+{ $points }).
# In per cent.
review-risk = Risk { $risk } %, at the best place found { $best } %.
# mm from the middle of the table, and the risk there in per cent.
review-place = { $x }, { $y } mm · { $risk } %
review-klustered = Klustered: { $magnets }.
# $given: points of lead, or risk of a fault.
review-seat = { $seat }: slips { $slips }, blunders { $blunders }, given away { $given }
review-partial = The rest was not reviewed: from turn { $number } on it comes out differently on the physics of this program.
review-progress = Reviewed: { $done } of { $of }
help-review = Judge every move of a saved game: what was best, and what it cost.
help-review-turn = Judge only this move or turn.
server-no-review = This record cannot be reviewed.
server-no-review-yet = Too many records are being reviewed just now. Try again in a moment.

web-review = Review
web-review-graph = What each move gave away
web-review-alternatives = Better or as good
web-review-done = The review is ready.
