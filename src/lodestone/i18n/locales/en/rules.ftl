### Rules, refusals and hints: read in the browser, in the terminal and by programs.

## Whose games these are

unofficial = Lodestone is unofficial and not affiliated with the games’ makers. Kluster is by Robert & Paula Henning, published by Borderline Editions and Kluster LLC; Clustered is by Scotty Hardwick, Kitt Byrne and Vegard Farstad, published by Sculpin Games.
magnet-safety = The real boxes are not for children under three: small parts can choke them, and a long cord can strangle them. Magnets are strong. Keep them away from young children, pacemakers and other implants. If somebody swallows one, get medical help at once. Read and keep the warnings in your box.

## Names of tiles and magnets

web-tile-words = { $count } { $fill ->
    [h] hollow
    [d] striped
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
web-kluster-stone = stone { $number }
web-kluster-spinner = spinner { $number }

## Clustered: notation

# $tile, $neighbour, $occupant, $example: a tile in words, as in “1 striped triangle”.

notation-tile = “{ $text }” is not a tile. Write shape S, T or C, fill h, d or s, count 1 to 3, as in Sh1; a wild is ***.
notation-cell = “{ $text }” is not a cell. Write x,y in whole numbers, as in 1,0.
notation-move = “{ $text }” is not a move. Write Sh1@1,0 to place a tile or -Sh1 to discard one.
notation-start-tile = The start tile is on the table from the beginning; nobody plays it.

## Clustered: moves

game-over = The game is over.
illegal-not-in-hand = This tile is not in your hand: { $tile }.
illegal-discard = You may not discard while one of your tiles fits, for instance this one: { $example }.
illegal-trim-first = Discard down to five tiles first.
illegal-trim-drawn = At this table you may only discard a tile you have just drawn, not this one: { $tile }.
illegal-off-table = That is off the table: there is no room for a tile.
illegal-occupied = A tile is already there: { $occupant }.
illegal-alone = Nothing lies next to that cell: a tile must touch another along a side.
illegal-resign = Seat { $seat } has already left the game, or was never in it.
# $differ: which attributes differ
illegal-neighbour = { $tile } cannot lie beside { $neighbour }: { $differ ->
    [shape-fill] shape and fill differ
    [shape-count] shape and count differ
    [fill-count] fill and count differ
   *[shape-fill-count] shape, fill and count all differ
  }. Neighbours must share at least two of the three.

## Clustered: setting up

setup-seats = Clustered is for 1 to { $most } seats, not { $seats }.
setup-first = Seat { $first } cannot start: the seats are A to { $last }.
setup-extra-wild = Seat { $seat } cannot have an extra wild: the seats are A to { $last }.
setup-extra-wild-twice = A seat is named twice for the extra wild.
setup-stack-surplus = Seat { $seat } has too many of this tile in its stack: { $tile }.
setup-stack-missing = Seat { $seat } has too few of this tile in its stack: { $tile }.
setup-surface = The surface has no room for the start tile at { $cell }.
setup-radius = The radius of a round surface must be a number, zero or more.

## Clustered: records

record-unreadable = This is not one of our records: { $problem }
record-players = This record names more or fewer players than there are seats.
record-version = This record has version { $version }; this program reads versions up to { $known }.
record-game = This is a record of “{ $game }”, not of { $expected }.
record-setup = The set-up in this record was changed: its checksum does not match.
record-move-edited = Move { $number }, { $move }, was changed: its checksum does not match.
record-move-unreadable = Move { $number } cannot be read: { $problem }
record-move-illegal = Move { $number }, { $move }, is not legal: { $problem }
record-result = The result of this record was changed: it does not follow from its { $number } moves.

## Clustered: bots

setup-bot = There is no bot “{ $name }”. Known: { $known }.
setup-two-clocks = A table has one clock: give a turn seconds or days, not both.

## Kluster: notation

# $magnet: a magnet’s name, as in “stone 3”. $seat: a seat’s letter.

notation-magnet = “{ $text }” is not a magnet. Write c and a number for a stone, s and a number for a spinner, as in c3.

## Kluster: turns

kluster-no-such-magnet = There is no { $magnet } in this game.
kluster-set-aside = { $magnet } was set aside and takes no part in this game.
kluster-not-yours = { $magnet } is in the pool of seat { $seat }: place only your own magnets.
kluster-lies-already = { $magnet } is already on the table, and magnets there may not be touched.
kluster-held-and-placed = { $magnet } cannot be placed and still be in the hand.
kluster-held-alone = { $magnet } touched nothing in the hand: name it in a kluster, or do not name it as held.
kluster-too-small = A kluster is two or more magnets that touch; this one has { $count }.
kluster-named-twice = { $magnet } is in the klusters twice: magnets that touch each other are one kluster.
kluster-outside-twice = { $magnet } is named twice among those outside.
kluster-in-own-pool = { $magnet } was not on the table. If it was in the hand and touched something, name it as held.
kluster-in-pool = { $magnet } was not on the table: it is in the pool of seat { $seat }.
kluster-must-place = Nothing was placed and nothing went wrong: the turn ends only when a magnet has been placed.
kluster-cords-apart = { $group ->
    [one] The cords do not form one group: move them until they do, then the turn can end.
   *[any] One cord crosses no other: move it until it does, then the turn can end.
  }
kluster-stop = There is nothing to stop: a turn ends when you place a magnet.
kluster-resign = Seat { $seat } is not in the game and cannot resign.

## Kluster: setting up

kluster-setup-boxes = Take 0 to { $most } boxes of each kind, not { $count }.
kluster-setup-no-box = Take at least one box.
kluster-setup-seats = These boxes are for 1 to { $most } seats, not { $seats }.
kluster-setup-first = Seat { $first } cannot start: the seats are A to { $last }.
kluster-setup-per-seat = “{ $name }” needs one number for each of the { $seats } seats, but has { $given }.
kluster-setup-cord-alone = Moving the cord after letting go is for two or more players.
kluster-setup-cord-options = If only magnets may move the cord, nobody can move it after letting go: choose one of the two.
kluster-setup-negative = The numbers in “{ $name }” must be zero or more.
kluster-setup-rounds = A round limit is at least one round.
kluster-setup-handicap = Seat { $seat } can set aside 0 to { $most } magnets, not { $count }.
kluster-setup-order-surplus = { $magnet } is not in these boxes, or is dealt twice.
kluster-setup-order-missing = { $magnet } is missing from the deal.

## Kluster: records

kluster-record-kinds = It must be exactly one of turn, stop, timeout and resign, not { $count } of them.

## Kluster on physics: laying the cords

# $magnet: a magnet’s name, as in “stone 3”. $seat: a seat’s letter. $cord: numbers from 0.

kluster-lay-count = These boxes have { $cords } cords, not { $given }.
kluster-lay-off-table = The cord would hang over the edge: the table is { $width } by { $depth } mm.
kluster-lay-cross = Cord { $number } crosses none of those already laid; lay it over one of them.
kluster-lay-shape = A cord cannot be laid like that ({ $problem }).

## Kluster on physics: turns

kluster-not-on-turn = It’s seat { $seat }’s turn.
kluster-settling = Wait until everything is at rest.
kluster-clock-plays = Time is up for this turn: a clumsy hand is playing it out.
kluster-release-late = Your picture of the table was more than a second old, so nothing was let go. Try again.
kluster-danger-hidden = Showing the risk would give the poles away, and this table hides them.
kluster-danger-empty = There is no magnet in your hand.
kluster-choose-first = First say whether you go on or stop.
kluster-nothing-offered = There is nothing to continue: the turn ends when one magnet is placed.
kluster-intent-number = “{ $name }” must be a number from { $lowest } to { $highest }.
kluster-frames = Time advances in whole frames, not by { $frames }.

## Kluster on physics: the hand

kluster-hand-full = { $magnet } is in your hand; put it back first.
kluster-hand-empty = There is no magnet in your hand.
kluster-not-in-pool = { $magnet } is not in your pool.
kluster-lies-there = { $magnet } is on the table, and magnets there may not be touched.
kluster-placed-already = You have placed a magnet; only the cords may be moved now.
kluster-pose = { $magnet } cannot be held like that: hold stones flat or standing, spinners lying.
kluster-turn-too-low = There is no room to turn over { $magnet }: lift it until its middle is { $height } mm up.
kluster-no-sliding = No sliding at this table: stay { $height } mm above it.
kluster-release-outside = { $magnet } would not lie inside the area.
kluster-release-partly = { $magnet } would not lie entirely inside the area.
kluster-release-contact = { $magnet } would not touch the table inside the area.
kluster-release-crossed = The cord crosses itself: pull it straight first.

## Kluster on physics: cords

kluster-no-such-cord = There is no cord { $cord }: there are { $cords }, counted from 0.
kluster-cord-held = You already hold this cord.
kluster-cord-free = You do not hold this cord; grab it first.
kluster-cord-missed = Your fingers missed the cord: grab it where it lies.
kluster-cord-by-magnet = At this table only magnets move the cords, not hands.
kluster-done-early = There is nothing to finish: a turn ends when you place a magnet.
kluster-done-moving = Let go of the cords and wait until everything is at rest.

## Kluster on physics: records

kluster-record-edited = Turn { $number } was changed: its checksum does not match.
kluster-record-illegal = Turn { $number } cannot have happened: { $problem }
kluster-resume-snapshot = This snapshot does not belong to a turn of this record.
kluster-resume-differs = Turn { $number } plays out differently on this physics, so the match cannot go on from this snapshot ({ $difference ->
    [refused] something done then is refused now
    [happenings] something else happens
   *[digest] the same happens, but not to the last bit
  }).

## Kluster on physics: replaying

replay-no-turn = There is no turn { $number }; the record has { $most }.
replay-no-physics = This record has no physics to check.

## Requests as data

# $place: where in the request, as seats or rules.surface ("·" for the request itself).

request-unknown-key = There is no “{ $name }” here (at { $place }).
request-missing-key = “{ $name }” is missing (at { $place }).
request-type = Expected { $expected } at { $place }, got { $got }.
request-range = The number at { $place } is out of range: it must be { $expected } { $bound }.
request-length = The list at { $place } has { $got } entries instead of { $expected }.
request-value = The value at { $place } is not allowed here.
request-surface = A surface needs left, right, top and bottom, or a radius, or a list of cells.
nothing-to-take-back = There is no move to take back.

## Requests as data: the referee

request-not-json = This line is not JSON.
request-not-object = A request is a JSON object, as in { "{" }"op":"position"{ "}" }.
request-no-operation = “op” is missing or not a word.
request-unknown-operation = There is no operation “{ $name }”. Known: { $known }.
request-too-long = The line is longer than { $limit } MiB.
request-nothing-started = No game has been started; begin with “new” or “load”.
request-stacks = { $seats } seats need as many stacks, not { $stacks }.

## Hints and reviews

advice-points = { $points ->
    [one] It scores one point now.
   *[other] It scores { $points } points now.
  }
# $seat: the letter of another seat.
advice-denied = { $points ->
    [one] It takes a cell that would give { $seat } one point.
   *[other] It takes a cell that would give { $seat } { $points } points.
  }
# $cell: as in 2,-1.
advice-next = { $points ->
    [one] Next turn you can score one point at { $cell }.
   *[other] Next turn you can score { $points } points at { $cell }.
  }
advice-wild = It keeps your wild for later.
# $count: cells in which the tile that is discarded would fit now.
advice-discard = { $count ->
    [0] You will hardly miss it: right now it fits nowhere.
    [one] You will hardly miss it: right now it fits in one place.
   *[other] You will hardly miss it: right now it fits in { $count } places.
  }
advice-beside = { $count ->
    [0] It opens a new place to build.
    [one] It lies next to one of your tiles, with room to grow.
   *[other] It lies next to { $count } of your tiles, with room to grow.
  }
advice-certain = Nothing is hidden any more: this is certain.
# $risk: in per cent.
advice-risk = { $risk ->
    [0] Even a shaky hand is safe there.
   *[other] With a shaky hand { $risk }% of tries go wrong there.
  }
advice-slack = You can be up to { $mm } mm off.
# $hold: how well everything stays in place; $used: how much of what holds it is used, in per cent.
advice-hold = { $hold ->
    [easily] The magnets around it will hardly notice.
    [well] The magnets around it stay where they are.
   *[barely] The magnets around it only just stay where they are.
  }
# $one, $other: names of magnets.
advice-pair = { $one } and { $other } pull at each other the most.
advice-not-now = There is nothing to advise now. Hints are for your own turn, while you have a magnet to place.

## Hints and reviews: reviews

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
review-risk = Risk { $risk }%; at the best place found, { $best }%.
review-klustered = Klustered: { $magnets }.
# $given: points of lead, or risk of a fault.
review-seat = { $seat }: slips { $slips }, blunders { $blunders }, given away { $given }
review-partial = The rest was not reviewed: from turn { $number } on, this program’s physics plays it differently.
review-progress = Reviewed: { $done } of { $of }

## Clustered: tables as text

board-character = Line { $line }, column { $column }: “{ $character }” means nothing on a board; use . # A to H and a to h.
