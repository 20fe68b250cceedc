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
