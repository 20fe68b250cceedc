# Clustered: why a move, a notation or a set-up is refused.
# $tile, $neighbour, $occupant: a tile as Sh1, *** (wild) or ### (start). $cell: a place as x,y.

## Notation

notation-tile = “{ $text }” is no tile. Write shape S, T or C, fill h, d or s, count 1 to 3, as in Sh1; a wild is ***.
notation-cell = “{ $text }” is no place on the table. Write x,y in whole numbers, as in 1,0.
notation-move = “{ $text }” is no move. Write Sh1@1,0 to place a tile or -Sh1 to discard one.
notation-start-tile = The start tile lies on the table from the beginning; nobody plays it.

## Moves

game-over = The game is over.
illegal-not-in-hand = You do not hold { $tile }.
illegal-discard = You may not discard while a tile can be placed, { $example } for instance.
illegal-trim-first = First discard down to five tiles.
illegal-trim-drawn = At this table only a tile you have just drawn may go, and { $tile } is not one of those.
illegal-off-table = { $cell } is off the table: there is no room for a tile.
illegal-occupied = There is a tile at { $cell } already: { $occupant }.
illegal-alone = Nothing lies next to { $cell }: a tile must touch another one on a side.
illegal-resign = Seat { $seat } has left the game already, or was never in it.
# $differ: which attributes differ
illegal-neighbour = { $tile } does not go with { $neighbour } at { $cell }: { $differ ->
    [shape-fill] shape and fill differ
    [shape-count] shape and count differ
    [fill-count] fill and count differ
   *[shape-fill-count] shape, fill and count all differ
  }, and neighbours must share at least two of the three.

## Setting up

setup-seats = Clustered is for 1 to { $most } seats, not { $seats }.
setup-first = Seat { $first } cannot start: the seats are numbered 0 to { $last }.
setup-extra-wild = Seat { $seat } cannot have an extra wild: the seats are numbered 0 to { $last }.
setup-extra-wild-twice = A seat is named twice for the extra wild.
setup-stack-surplus = Seat { $seat } has too many { $tile } in its stack.
setup-stack-missing = Seat { $seat } has no { $tile } in its stack, or too few.
setup-surface = The surface has no room for the start tile at { $cell }.
setup-radius = The radius of a round surface must be a number, zero or more.

## Records

record-unreadable = This is no record of ours: { $problem }
record-players = This record names another number of players than there are seats.
record-version = This record has version { $version }; this program reads version { $known }.
record-game = This record is of the game “{ $game }”, not of { $expected }.
record-setup = The set-up of this record was changed: its checksum does not fit.
record-move-edited = Move { $number }, { $move }, was changed: its checksum does not fit.
record-move-unreadable = Move { $number } cannot be read: { $problem }
record-move-illegal = Move { $number }, { $move }, is not legal: { $problem }
record-result = The result of this record was changed: it does not follow from its { $number } moves.

## Bots

setup-bot = There is no bot “{ $name }”. Known: { $known }.
