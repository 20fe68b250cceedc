# Kluster on physics: why an intent or a layout is refused.
# $magnet: a magnet's name, as c3 or s3. $seat, $cord: numbers from 0.

## Laying the cords

kluster-lay-count = These boxes have { $cords } cords, and this would be { $given }.
kluster-lay-off-table = The cord would hang over the edge: the table is { $width } by { $depth } mm.
kluster-lay-cross = Cord { $number } crosses none of those that lie already; lay it over one of them.
kluster-lay-shape = A cord cannot be laid like that ({ $problem }).

## Turns

kluster-not-on-turn = Seat { $seat } is on turn.
kluster-settling = Wait until everything is at rest.
kluster-choose-first = Say first whether you go on or stop.
kluster-nothing-offered = There is nothing to go on with: the turn ends by placing one magnet.
kluster-intent-number = “{ $name }” must be a number from { $lowest } to { $highest }.
kluster-frames = Time goes by in whole frames, not in { $frames } of them.

## The hand

kluster-hand-full = { $magnet } is in the hand; put it back first.
kluster-hand-empty = There is no magnet in the hand.
kluster-not-in-pool = { $magnet } is not in your pool.
kluster-lies-there = { $magnet } lies on the table, and what lies there is not touched.
kluster-placed-already = A magnet has been placed; only the cords may be moved now.
kluster-pose = { $magnet } cannot be held { $pose }: stones are held flat or standing, spinners lying.
kluster-turn-too-low = { $magnet } has no room to be turned over: lift it until its middle is { $height } mm high.
kluster-no-sliding = At this table magnets are not slid: stay { $height } mm above it.
kluster-release-outside = { $magnet } would not lie in the area.
kluster-release-partly = { $magnet } would not lie entirely in the area.
kluster-release-contact = { $magnet } would not touch the table inside the area.

## Cords

kluster-no-such-cord = There is no cord { $cord }; there are { $cords }, the first is 0.
kluster-cord-held = Cord { $cord } is between the fingers already.
kluster-cord-free = Cord { $cord } is not between the fingers; grab it first.
kluster-cord-missed = That is more than { $reach } mm away from cord { $cord }.
kluster-cord-by-magnet = At this table cords are moved by magnets only, not by hand.
kluster-done-early = There is nothing to finish: a turn ends by placing a magnet.
kluster-done-moving = Let go of the cords and wait until everything is at rest.

## Records

kluster-record-edited = Turn { $number } was changed: its checksum does not fit.
kluster-record-illegal = Turn { $number } cannot have happened: { $problem }
