# Kluster: why facts, a name or a set-up are refused.
# $magnet: a magnet's name, as c3 (a stone) or s3 (a spinner). $seat: a seat's number, 0 is the first.

## Notation

notation-magnet = “{ $text }” is no magnet. Write c and a number for a stone, s and a number for a spinner, as in c3.

## Turns

kluster-no-such-magnet = There is no { $magnet } in this game.
kluster-set-aside = { $magnet } was set aside and takes no part in this game.
kluster-not-yours = { $magnet } is in the pool of seat { $seat }: only one’s own magnets are placed.
kluster-lies-already = { $magnet } lies on the table already, and what lies there is not touched.
kluster-held-and-placed = { $magnet } cannot be both placed and still in the hand.
kluster-held-alone = { $magnet } in the hand touched nothing: it must stand in a kluster, or not be named as held.
kluster-too-small = A kluster is two magnets or more that touch, and one with { $count } was named.
kluster-named-twice = { $magnet } stands in the klusters twice: magnets that touch one another are one kluster.
kluster-outside-twice = { $magnet } is named twice among those outside.
kluster-in-own-pool = { $magnet } was not on the table. If it was in the hand and touched something, name it as held.
kluster-in-pool = { $magnet } was not on the table: it is in the pool of seat { $seat }.
kluster-must-place = Nothing was placed and nothing went wrong: a turn ends only when a magnet has been placed.
kluster-cords-apart = { $group ->
    [one] The cords do not hang together: move them until they do, then the turn can end.
   *[any] A cord crosses no other one: move it until it does, then the turn can end.
  }
kluster-stop = There is nothing to stop: a turn ends by placing a magnet.
kluster-resign = Seat { $seat } is not in the game (any more) and cannot resign.

## Setting up

kluster-setup-boxes = There can be 0 to { $most } boxes of each kind, not { $count }.
kluster-setup-no-box = At least one box is needed.
kluster-setup-seats = These boxes are for 1 to { $most } seats, not { $seats }.
kluster-setup-first = Seat { $first } cannot start: the seats are numbered 0 to { $last }.
kluster-setup-per-seat = “{ $name }” needs one number for each of the { $seats } seats, and has { $given }.
kluster-setup-negative = The numbers in “{ $name }” must be zero or more.
kluster-setup-rounds = A round limit is one round at least.
kluster-setup-handicap = Seat { $seat } can leave 0 to { $most } magnets aside, not { $count }.
kluster-setup-order-surplus = { $magnet } is not in these boxes, or is dealt twice.
kluster-setup-order-missing = { $magnet } is missing from the deal.

## Records

kluster-record-kinds = It must be exactly one of turn, stop, timeout and resign, and is { $count } of them.
