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
kluster-danger-hidden = How risky a spot is tells poles; this table does not show them.
kluster-danger-empty = There is no magnet in the hand.
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
kluster-release-crossed = The cord lies across itself: pull it back first.

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
kluster-resume-snapshot = This snapshot is not of a turn of this record.
kluster-resume-differs = Turn { $number } comes out differently on this physics, so the match cannot go on from this snapshot ({ $difference ->
    [refused] something that was done then is refused now
    [happenings] something else happens
   *[digest] the same happens, but not to the last bit
  }).

## Watching a match in the terminal

help-any-surface = Clustered: a table with edges, 15x11 for cells across and down, or round:6 for a radius in cells. Kluster: wood, glass or felt.
help-watch-bots = Kluster: the bot on each seat, separated by commas (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: the boxes on the table, as in classic,classic,duo.
help-watch-expert = Kluster: who has more magnets than the next seat may place another.
help-watch-play-on = Kluster: play on for places after somebody has won.
help-watch-rounds = Kluster: end after so many rounds; fewest magnets left wins.
help-watch-one-group = Kluster: all cords must hang together, not just each with another.
help-watch-loop = Kluster: how far across the loop of a Classic cord is, in mm (320).
help-watch-loop-duo = Kluster: the same for a DUO cord (200).
help-watch-show-poles = Kluster: everybody sees which face is north.
help-watch-turns = Kluster: stop after so many turns.
help-watch-live = Kluster: as fast as it really was, not as fast as it can be computed.
help-replay-check = Kluster: play the record again and say whether it comes out the same.
play-other-game = { $option } belongs to the game { $game }.
watch-boxes = There is no box “{ $name }”: name classic and duo, as in classic,classic,duo.
watch-surface = There is no surface “{ $name }”. Known: { $known }.
watch-seat-letter = “{ $letter }” is no seat; they are A to X.
watch-turns = A match is watched for one turn or more, not { $turns }.
watch-preparing = Preparing the table (only the first time, a minute or two) …
watch-title = Kluster · turn { $number } · { $stage ->
    [settling] settling
    [repair] mending cords
    [choice] go on or stop
    [over] over
   *[preparing] placing
  }
watch-placed = { $seat } placed { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } takes { $magnets }: { $count ->
        [one] it
       *[other] they
      } jumped to the magnet in the hand.
    [outside] { $seat } takes { $magnets }: outside.
   *[klustered] { $seat } takes { $magnets }: klustered.
  }
watch-fault = { $cause ->
    [time] Time was up: fault { $faults } of { $allowed } allowed.
   *[taken] Fault { $faults } of { $allowed } allowed.
  }
watch-may-continue = { $seat } has more left than the next seat and may go on.
watch-resigned = { $seat } leaves the game; { $count ->
    [one] one magnet is
   *[other] { $count } magnets are
  } set aside.
watch-ended = { $reason ->
    [total-victory] Everything placed: total victory!
    [faults] One fault too many: the game is over.
    [stopped] The game was stopped.
    [resigned] { $winners } wins: the others have left.
   *[other] { $count ->
        [0] The game is over; nobody wins.
        [one] { $winners } wins.
       *[other] { $winners } share the win.
      }
  }
watch-nothing = { $seat } placed nothing; the turn passes.
watch-solo = { $placed } placed, { $faults } of { $allowed } faults used.
replay-kluster-title = Kluster · after turn { $number } of { $most }
replay-lying = On the table: { $magnets }
replay-no-turn = There is no turn { $number }; the record has { $most }.
replay-no-physics = There is no physics in this record to check.
replay-other-physics = Recorded on physics { $then }; this is physics { $now }.
replay-identical = All { $turns } turns came out the same, to the last bit.
replay-differs = Turn { $turn } comes out differently on this physics ({ $what ->
    [table] already before it the table does
    [refused] something that was done then is refused now
    [happenings] something else happens
   *[digest] the same happens, but not to the last bit
  }). What the record says still holds.
