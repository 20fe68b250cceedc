# Magnets and cords: what the physics refuses, scenes of `lodestone simulate`, warming up.
# $place: where in the scene file, as magnets[2].kind (the first one is 0; "·" for the file itself).

## The physics, as a library (SI units)

physics-bad-friction = A friction coefficient of { $value } does not do: 0 < μ_k ≤ μ_s ≤ 2 is needed.
physics-bad-mass = A magnet cannot have a mass of { $mass } kg; 1 mg to 10 kg will do.
physics-bad-quaternion = An orientation needs four finite numbers that are not all zero.
physics-bad-size = A magnet must be between 1 mm and 200 mm long along each axis.
physics-bad-step = A time step of { $dt } s does not do; 10 µs to 5 ms will.
physics-cord-flat = This cord encloses nothing: all its points lie on a line.
physics-cord-free = Nobody holds cord { $cord }; grab it first.
physics-cord-held = Cord { $cord } is in a hand already.
physics-cord-length = A cord cannot be { $length } m long; 0.05 m to 20 m will do.
physics-cord-off-table = The cord does not lie on the table.
physics-cord-out-of-reach = The hand is { $distance } m from the cord, too far to grab it.
physics-cord-points = A cord needs at least three different points, not { $count }.
physics-hand-empty = The hand holds no magnet, or is letting go of it already.
physics-hand-full = The hand holds magnet { $magnet } already.
physics-no-such-cord = There is no cord { $index }.
physics-no-such-magnet = There is no magnet { $index }.
physics-not-a-recording = This is not a recording of a world.
physics-not-a-snapshot = This is not a whole snapshot of a world.
physics-not-finite = A number in “{ $field }” is not finite.
physics-replay-differs = The recording does not replay to the end that is written in it.
physics-snapshot-version = This snapshot has version { $version }; known is { $known }.
physics-too-many = There cannot be more than { $most } magnets.
physics-too-many-cords = There cannot be more than { $most } cords.
physics-unknown-input = A world knows no input “{ $name }”.
physics-unknown-parameter = There is no parameter “{ $name }”.
physics-unknown-pose = There is no pose “{ $name }”.
physics-unknown-surface = There is no surface “{ $name }”.

## Scenes

scene-not-json = The scene is not JSON (line { $line }, column { $column }).
scene-too-deep = The scene is nested more than { $most } levels deep.
scene-key-twice = “{ $name }” stands twice in the same object.
scene-not-finite = The number at { $place } is not finite ({ $value }).
scene-number = The number at { $place } is too large.
scene-unknown-word = “{ $word }” at { $place } is unknown. Known: { $known }.
scene-friction = A surface needs 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = The id “{ $id }” at { $place } has characters that cannot be shown, or spaces around it.
scene-pose-twice = The magnet at { $place } has a quaternion, which says all about its pose; take “{ $name }” out.
scene-quaternion = The quaternion at { $place } must have a length; all zeros (or far too large numbers) turn nothing.
scene-pose = A { $kind } cannot be { $pose } (at { $place }); it can be: { $fitting }.
scene-mass = With this size the magnet at { $place } would be heavier than 10 kg; say its mass.
scene-one-of = { $place } must say exactly one of: { $known }.
scene-cord-points = The cord at { $place } needs at least three different points, not { $count }.
scene-cord-length = The cord at { $place } must be between { $least } and { $most } mm long.
scene-cord-flat = The cord at { $place } encloses nothing: its points lie on a line.
scene-cord-off-table = The cord at { $place } leaves the table, which ends { $half } mm from the middle on all sides.
scene-no-such-cord = There is no cord { $cord } to drag (at { $place }); { $count ->
    [0] the scene has none
    [one] the scene has one, cord 0
   *[other] the scene has { $count }, from 0 on
  }.
scene-times = The times of a path must grow; { $time } s at { $place } does not.
scene-too-many = There are { $count } magnets in this scene; at most { $most } can be simulated.
scene-too-many-cords = There are { $count } cords in this scene; at most { $most } can be simulated.
scene-id-twice = The id “{ $id }” at { $place } is taken already by { $first }.
scene-overlap = Magnets “{ $first }” and “{ $second }” overlap at the start.
scene-starts-inside = Magnet “{ $id }” of { $place } would appear inside magnet “{ $other }”.
scene-too-low = At a height of { $height } mm ({ $place }) the held magnet would be inside the table; its centre can be { $least } mm high at the lowest.
scene-out-of-reach = The hand is { $distance } mm from cord { $cord }; to grab it, it must be within { $most } mm.
scene-blew-up = The numbers grew beyond all measure on the way: such magnets cannot be simulated.

## simulate

simulate-preparing = Preparing the physics (first time only) …
simulate-progress = Simulated { $time } s of at most { $limit } s; running for { $waited } s …
simulate-plot-format = “{ $name }” is no picture we can draw; let it end in one of { $known }.
simulate-no-matplotlib = Drawing needs matplotlib, which is not installed: { $command }
simulate-rest = Everything is at rest after { $time } s.
simulate-moving = Not everything is at rest when the time is up, after { $time } s.
simulate-nothing-moved = { $count ->
    [one] The magnet has not moved by as much as 0.1 mm.
   *[other] None of the { $count } magnets has moved by as much as 0.1 mm.
  }
simulate-moved-count = { $moved } of { $count } { $count ->
    [one] magnet
   *[other] magnets
  } moved:
simulate-moved = {"  "}{ $id } by { $distance } mm to x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… and { $count } more
simulate-no-touch = No magnets touched.
simulate-touch = { $first } and { $second } touched after { $time } s.
simulate-kluster = Kluster: { $names }.
simulate-outside = Outside: { $names }.
simulate-cord = Cord { $number } is { $length } mm long.
simulate-digest = Digest { $digest }

## The picture of a scene

plot-rest = at rest after { $time } s
plot-moving = still moving after { $time } s
plot-touches = { $count ->
    [0] no touches
    [one] one touch
   *[other] { $count } touches
  }
plot-outside = outside: { $names }
plot-before = before
plot-path = path
plot-held = held
plot-north = north
plot-south = south
plot-touch = touch
plot-scale = { $length } mm

## warmup

warmup-loading = Loading the physics
warmup-boards = Preparing boards, scans and trials
warmup-scenes = Preparing hands and cords
warmup-bots = Preparing the bots
warmup-done = { $what }: { $seconds } s
warmup-ready = Everything is prepared after { $seconds } s and kept in { $folder }

## bench

bench-doing = Measuring
bench-library = Clustered, Python library: { NUMBER($count) } moves a second
bench-engine = Clustered, compiled engine: { NUMBER($count) } moves a second
bench-scan = Kluster, placements weighed: { NUMBER($count) } a second
bench-frame = Kluster, a live frame: { NUMBER($ms, maximumFractionDigits: 2) } ms; one core keeps up with { $tables } tables
