### The command line, and whatever only a terminal shows.

## Command line: errors

cli-error = lodestone: { $problem }
cli-language = There is no language “{ $code }”. Known: { $known }.
cli-no-such-option = There is no option { $name } here; see --help.
cli-no-such-command = There is no command “{ $name }”; see --help.
cli-missing = { $name } is missing; see --help.
cli-value-missing = { $name } needs a value; see --help.
cli-no-value-taken = { $name } takes no value.
cli-too-much = Too many arguments; see --help.
# $needed: one of the sentences below, without a capital
cli-bad-value = Invalid value for { $name }: expected { $needed }.
cli-needs-one-of = one of { $known }
cli-needs-range = { $kind ->
    [whole] a whole number
   *[any] a number
  } from { $least } to { $most }
cli-needs-at-least = { $kind ->
    [whole] a whole number
   *[any] a number
  } of at least { $least }
cli-needs-number = { $kind ->
    [whole] a whole number
   *[any] a number
  }
cli-needs-other = something else
file-missing = There is no file “{ $name }”.
file-directory = “{ $name }” is a folder; name a file in it.
file-unreadable = “{ $name }” cannot be read: { $detail }.
file-unwritable = “{ $name }” cannot be written: { $detail }.
file-too-large = “{ $name }” is larger than { $limit } MiB, far more than anything here needs.
file-binary = “{ $name }” is not a text file in UTF-8.
file-not-json = “{ $name }” is not JSON (line { $line }, column { $column }).

## Command line: help

help-lodestone = The open table for Kluster and Clustered: play, keep score, referee.
help-lang = Language to use: { $known }.
help-help = Show this help and exit.
help-version = Show the version and exit.
help-json = Print JSON, for programs.
help-game = Which game.
help-score = Score a finished table of Clustered, typed in as letters.

    On the board, . is an empty cell, # the start tile, A to H a seat’s tile and a to h its wild.
help-score-file = The board, one row per line; - reads standard input.
help-referee = Referee a game over JSON lines on standard input and output, for bots in any language.
help-play = A game in the terminal: Clustered, unless you name another.
help-play-clustered = Play in the terminal: people at one keyboard, bots, or both.
help-play-kluster = Watch bots play Kluster, with real physics.
help-play-seats = Who sits where, separated by commas: human or a bot’s name (random, greedy, montecarlo, casual, club, neural, expert), 1 to 8 of them.
help-play-seed = Deal from this number, to get the same tiles again.
help-play-first = The seat that starts, A to H, or draw for lots. By default the only person starts, several people are asked, and bots draw lots.
help-play-fast = Fast game: draw two each turn and keep five.
help-play-extra-wild = Seats with a third wild, such as AC.
help-play-first-bonus = +2 for the first line of five and the first 2×3.
help-play-largest-bonus = +2 for the largest rectangle and the longest line at the end.
help-play-resume = Resume a saved game.
help-play-record = Where to keep the record; games are always kept.
help-play-plain = No colours and no redrawing, for screen readers and pipes.
help-replay = Step through a saved game.
help-replay-file = A record written by “play” or by the referee’s “save”.
help-replay-move = Show the table after this many moves and exit.
help-simulate = Simulate a scene of Kluster: magnets and cords on a table, and what hands do with them.
help-simulate-file = The scene: a JSON file as described in docs/scenes.md; - reads standard input.
help-simulate-plot = Draw what happened, seen from above (.png, .svg or .pdf).
help-simulate-record = Record every input, so that the run can be replayed bit for bit.
help-warmup = Prepare physics and bots now, so that no game has to wait.
help-bench = Measure how fast this computer plays both games, on one core.

## Command line: heads of help pages, and what stands for a value

usage-head = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND …
usage-arguments-title = Arguments
usage-options-title = Options
usage-commands-title = Commands
usage-number = NUMBER
usage-text = TEXT
usage-code = CODE
usage-game = GAME
usage-folder = FOLDER
usage-file = FILE
usage-seat = SEAT
usage-seats = SEATS
usage-default = default: { $value }

## Command line: score

score-seat = Seat
score-rectangle = Rectangle
score-rows = Rows
score-columns = Columns
score-total = Total
score-empty = There are no tiles on this board.
score-largest-rectangle = { $seat ->
    [none] Nobody has the largest rectangle outright.
   *[other] { $seat } has the largest rectangle.
  }
score-longest-line = { $seat ->
    [none] Nobody has the longest line outright.
   *[other] { $seat } has the longest line.
  }

## The table in the terminal

play-title = Clustered · move { $number } · seat { $seat } · help lists the commands
play-seat-name = { $seat } ({ $player })
# Who sits at a seat, where bots have their names
play-person = person
play-hand = { $seat }’s hand
play-ask-play = Which tile?
play-ask-discard = Nothing fits. Which tile do you discard?
play-ask-trim = More than five tiles. Which one do you discard?
play-ask-cell = Where should it go: { $tile }? (a number on the table; Enter to put it back)
play-hand-over = Seat { $seat } is next. Pass the keyboard, then press Enter.
play-ask-youngest = Who is the youngest: { $seats }? Or press Enter to draw lots.
play-begins =
    { $by ->
        [drawn] Drawn by lot: seat { $seat } starts.
        [picked] The youngest starts: seat { $seat }.
       *[other] Seat { $seat } starts.
        }
play-help =
    Type a tile’s number, then the number of a cell. That is all you need.
      3           take the third tile and see where it fits
      Sh1 2,-1    lay Sh1 two to the right and one up, in one go
      -Sh1        discard it, when you have to
      hint        what a strong bot would do, and why
      explain Sh1 2,-1    why a move is not allowed
      undo        take back your last move
      scores      points, part by part
      left, right, up, down    look around a large table
      save FILE   keep the game in a file of your choice
      quit        leave; the game is kept
    A tile in brackets fits nowhere now. After each seat’s points: +L, +R for the first-to bonuses, ^l, ^r for
    the longest line and largest rectangle as things stand, and in brackets the tiles left to draw.
    A tile is its shape (S square, T triangle, C circle), fill (h hollow, d striped, s solid) and count; *** is a wild.
    Neighbours must share at least two of the three. Lines of three or more score, and so does your largest rectangle.
play-empty = Type a tile’s number, or help.
play-unknown-command = “{ $text }” is neither a tile nor a command; help lists both.
play-no-tile = There is no tile { $number } in your hand; it has { $most }.
play-no-label = There is no { $number } on the table; the numbers go up to { $most }.
play-fits-nowhere = This tile fits nowhere at the moment: { $tile }.
play-explain-what = Name a move to explain, such as: explain Sh1 2,-1
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
# What counts as yes, separated by spaces; anything else is no. Accents may be left out.
play-yes = y yes
play-undone = The last move has been taken back.
play-saved = Saved as { $file }.
play-kept = The game is kept. Resume it with: { $command }
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
play-seat-letter = “{ $letter }” is not a seat; they are A to H.
play-first-letter = “{ $letter }” is not a seat. Say A to { $last }, or draw for lots.
play-surface = “{ $size }” is not a surface. Write 15x11 for cells across and down, or round:6 for a radius.
score-bonus = Bonus

## The table in the terminal: what has happened

event-placed = { $seat } played { $tile } at { $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } has left the game.
event-discarded = { $seat } could not lay anything and discarded { $tile }.
event-trimmed = { $seat } discarded { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } is the first with a line of five (+2).
   *[first_rectangle] { $seat } is the first with a 2×3 (+2).
  }

## The table in the terminal: replay

replay-title = Clustered · after move { $number } of { $most }
replay-ask = Enter: next · b: back · a number: go there · q: quit
replay-no-move = There is no move { $number }; the record has { $most }.
play-preparing = Getting the bots ready (first time only, half a minute or so) …

## The rulebook in the terminal

help-rules = Show the rulebook of a game, or a part of it.
help-rules-search = Show only passages containing these words.
help-rules-rule = Show only what is said about this rule.
help-rules-html = Write the rulebook as a printable page instead.
rules-no-such-rule = The rulebook of { $game } has no rule “{ $number }”.
rules-nothing-found = Nothing in the rulebook of { $game } mentions “{ $words }”.
rules-written = The rulebook is written to { $file }
rules-contents = Contents
# $languages: names of languages, as in “Danish and Swedish”
rules-note-yours = Your leaflet:
rules-note-leaflets = Leaflet in { $languages }:
rules-note = Our ruling:
rules-letters-tiles = In the pictures, A or B says whose tile it is; then come shape (S square, T triangle, C circle), fill (h hollow, d striped, s solid) and count. *** is a wild, ### the start tile.
rules-marks-tiles = + fits · ! does not fit
rules-marks-magnets = + placed · ! may not be let go there · x is picked up · o lies there

## Kluster on physics: watching a match in the terminal

# $magnet: a magnet’s name, as in “stone 3”. $seat: a seat’s letter. $cord: numbers from 0.

help-any-surface = Clustered: a table with edges, 15x11 (cells across and down) or round:6 (radius in cells). Kluster: wood, glass or felt.
help-watch-bots = Kluster: the bot on each seat, separated by commas (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: the boxes on the table, such as classic,classic,duo.
help-watch-expert = Kluster: a seat with more magnets than the next may place another.
help-watch-play-on = Kluster: play on for places after somebody has won.
help-watch-rounds = Kluster: end after this many rounds; the player with the fewest magnets left wins.
help-watch-one-group = Kluster: all cords must form one connected group.
help-watch-loop = Kluster: how wide the loop of a Classic cord is, in mm (320).
help-watch-loop-duo = Kluster: the same for a DUO cord (200).
help-watch-handicap = Kluster: how many fewer magnets each seat has to place, such as 0,3.
help-watch-cord-after = Kluster: once everything is at rest the seat may still move the cord, the leaflets’ way.
help-watch-show-poles = Kluster: everybody sees which face is north.
help-watch-turns = Kluster: stop after this many turns.
help-watch-live = Kluster: at real speed instead of as fast as possible.
help-replay-check = Kluster: replay the record and say whether it comes out the same.
watch-boxes = There is no box “{ $name }”: name classic and duo, as in classic,classic,duo.
watch-surface = There is no surface “{ $name }”. Known: { $known }.
watch-turns = Watch at least one turn, not { $turns }.
watch-handicap = “{ $given }” is not a head start: write a number for each seat, such as 0,3.
watch-preparing = Preparing the table (first time only, a minute or two) …
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
    [time] Time was up: fault { $faults } ({ $allowed } allowed).
   *[taken] Fault { $faults } ({ $allowed } allowed).
  }
watch-may-continue = { $seat } still has more than the next seat and may go on.
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
watch-time-up = Time was up for { $seat }: a clumsy hand played the turn out.
watch-solo = { $placed } placed, faults: { $faults } ({ $allowed } allowed).
replay-kluster-title = Kluster · after turn { $number } of { $most }
replay-lying = On the table: { $magnets }
replay-other-physics = Recorded on physics { $then }; this is physics { $now }.
replay-identical = All { $turns } turns came out the same, to the last bit.
replay-differs = Turn { $turn } plays out differently on this physics ({ $what ->
    [table] the table already differs before it
    [refused] something done then is refused now
    [happenings] something else happens
   *[digest] the same happens, but not to the last bit
  }). What the record says still stands.

## Hints and reviews

# $moves: in notation, or magnets’ places.
advice-also = Also good: { $moves }.

## Hints and reviews: hints at a table

play-hint-agree = Does everybody agree to hints in this game? (y/n)

## Hints and reviews: reviews

help-review = Judge every move of a saved game: what was best, and what each move cost.
help-review-turn = Judge only this move or turn.

## Physics as a library (SI units)

# $place: where in the scene file, as magnets[2].kind (the first one is 0; "·" for the file itself).

physics-bad-friction = A friction coefficient of { $value } is out of range: 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = A magnet cannot weigh { $mass } kg; use 1 mg to 10 kg.
physics-bad-quaternion = An orientation needs four finite numbers that are not all zero.
physics-bad-size = A magnet must be between 1 mm and 200 mm long along each axis.
physics-bad-step = A time step of { $dt } s is out of range; use 10 µs to 5 ms.
physics-cord-flat = This cord encloses nothing: all its points lie on a line.
physics-cord-free = Nobody holds cord { $cord }; grab it first.
physics-cord-held = Cord { $cord } is already in a hand.
physics-cord-length = A cord cannot be { $length } m long; use 0.05 m to 20 m.
physics-cord-off-table = The cord does not lie on the table.
physics-cord-out-of-reach = The hand is { $distance } m from the cord, too far to grab it.
physics-cord-points = A cord needs at least three different points, not { $count }.
physics-hand-empty = The hand holds no magnet, or is already letting go of it.
physics-hand-full = The hand already holds magnet { $magnet }.
physics-no-such-cord = There is no cord { $index }.
physics-no-such-magnet = There is no magnet { $index }.
physics-not-a-recording = This is not a recording of a world.
physics-not-a-snapshot = This is not a whole snapshot of a world.
physics-not-finite = A number in “{ $field }” is not finite.
physics-replay-differs = The recording does not end as it says it does.
physics-snapshot-version = This snapshot has version { $version }; this program reads { $known }.
physics-too-many = There cannot be more than { $most } magnets.
physics-too-many-cords = There cannot be more than { $most } cords.
physics-unknown-input = There is no input “{ $name }”.
physics-unknown-parameter = There is no parameter “{ $name }”.
physics-unknown-pose = There is no pose “{ $name }”.
physics-unknown-surface = There is no surface “{ $name }”.

## Scenes

scene-not-json = The scene is not JSON (line { $line }, column { $column }).
scene-too-deep = The scene is nested more than { $most } levels deep.
scene-key-twice = “{ $name }” appears twice in the same object.
scene-not-finite = The number at { $place } is not finite ({ $value }).
scene-number = The number at { $place } is too large.
scene-unknown-word = “{ $word }” at { $place } is unknown. Known: { $known }.
scene-friction = A surface needs 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = The id “{ $id }” at { $place } has characters that cannot be shown, or spaces around it.
scene-pose-twice = The magnet at { $place } has a quaternion, which fixes its pose; remove “{ $name }”.
scene-quaternion = The quaternion at { $place } cannot be all zeros, nor can its numbers be that large.
scene-pose = A { $kind } cannot be { $pose } (at { $place }); it can be: { $fitting }.
scene-mass = At this size the magnet at { $place } would weigh more than 10 kg; give its mass.
scene-one-of = { $place } must say exactly one of: { $known }.
scene-cord-points = The cord at { $place } needs at least three different points, not { $count }.
scene-cord-length = The cord at { $place } must be between { $least } and { $most } mm long.
scene-cord-flat = The cord at { $place } encloses nothing: its points lie on a line.
scene-cord-off-table = The cord at { $place } leaves the table, which ends { $half } mm from the middle on all sides.
scene-no-such-cord = There is no cord { $cord } to drag (at { $place }); { $count ->
    [0] the scene has none
    [one] the scene has one, cord 0
   *[other] the scene has { $count }, from 0 on
  }.
scene-times = The times of a path must increase; { $time } s at { $place } does not.
scene-too-many = There are { $count } magnets in this scene; at most { $most } can be simulated.
scene-too-many-cords = There are { $count } cords in this scene; at most { $most } can be simulated.
scene-id-twice = The id “{ $id }” at { $place } is already taken by { $first }.
scene-overlap = Magnets “{ $first }” and “{ $second }” overlap at the start.
scene-starts-inside = Magnet “{ $id }” of { $place } would appear inside magnet “{ $other }”.
scene-too-low = At a height of { $height } mm ({ $place }) the held magnet would be inside the table; its centre must be at least { $least } mm up.
scene-out-of-reach = The hand is { $distance } mm from cord { $cord }; it must be within { $most } mm to grab it.
scene-blew-up = The numbers grew beyond all bounds: magnets like these cannot be simulated.

## Simulate

simulate-preparing = Preparing the physics (first time only) …
simulate-progress = Simulated { $time } s of at most { $limit } s; running for { $waited } s …
simulate-plot-format = “{ $name }” is not a picture we can draw; end its name in one of { $known }.
simulate-no-matplotlib = Drawing needs matplotlib, which is not installed: { $command }
simulate-rest = Everything is at rest after { $time } s.
simulate-moving = Time is up after { $time } s, and something is still moving.
simulate-nothing-moved = { $count ->
    [one] The magnet has not moved by as much as 0.1 mm.
   *[other] None of the { $count } magnets has moved by as much as 0.1 mm.
  }
simulate-moved-count = { $moved } of { $count } { $count ->
    [one] magnet
   *[other] magnets
  } moved:
simulate-moved = {"  "}{ $id } by { $distance } mm to x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… and { $count } more
simulate-no-touch = No magnets touched.
simulate-touch = { $first } and { $second } touched after { $time } s.
simulate-kluster = Kluster: { $names }.
simulate-outside = Outside: { $names }.
simulate-cord = Cord { $number } is { $length } mm long.
simulate-digest = Digest { $digest }

## The picture of a scene

plot-rest = at rest after { $time } s
plot-moving = still moving after { $time } s
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
plot-scale = { $length } mm

## Warmup

warmup-begun = Preparing magnets, cords and bots
warmup-progress = { $done } of { $all } parts ready ({ $seconds } s)
warmup-ready = Everything is ready after { $seconds } s; it is kept in { $folder }

## Bench

bench-doing = Measuring
bench-library = Clustered, Python library: { NUMBER($count) } moves a second
bench-engine = Clustered, compiled engine: { NUMBER($count) } moves a second
bench-scan = Kluster, placements evaluated: { NUMBER($count) } a second
bench-frame = Kluster, a live frame: { NUMBER($ms, maximumFractionDigits: 2) } ms; one core keeps up with { $tables } tables

## Tournaments: help

help-tournament = Let bots play one another and rate them; the same command resumes where it was interrupted.
help-tournament-bots = Who takes part, separated by commas; all bots of the game by default. Name one twice to enter it twice.
help-tournament-bot = A program that also takes part; may be repeated. docs/bots-in-any-language.md says what it has to do.
help-play-bot = A program that takes the next seat; may be repeated. Without --seats (Kluster: --bots) the first seat is yours (Kluster: clumsy).
help-bot-seconds = How long a program may think about each answer; 2 s for Clustered and 3 s for Kluster by default.
help-tournament-seats = How many sit at each table.
help-tournament-deals = Deals per meeting; everybody plays each of them from every seat.
help-tournament-swiss = Rounds of a Swiss tournament, in which bots with like scores meet; without it everybody meets everybody.
help-tournament-seed = The seed for deals and bots; the same number gives the same games.
help-tournament-out = Where results and reports go.
help-tournament-jobs = Games at the same time; one per core by default.
help-tournament-dask = Play on the Dask cluster of this scheduler instead.
help-bot = Let a program take a seat at an online table and play one game there.
help-bot-program = The program with its options, in quotation marks.
help-bot-table = The link to the table, or a personal link to a seat.
help-bot-name = What others at the table see; the program’s name by default.
usage-bots = BOTS
usage-program = PROGRAM

## Tournaments: errors

program-not-started = “{ $command }” cannot be started: { $detail }.
play-programs = This game has { $count ->
    [0] no programs at the table; leave --bot out
    [one] a program at the table; name it with --bot ({ $names })
   *[other] { $count } programs at the table; name them with --bot, in order of seats ({ $names })
  }.
bot-link = “{ $link }” is not a link to a table; it looks like https://server/t/Abcd1234.
bot-no-server = { $address } does not answer: { $detail }.
bot-refused = The server says: { $message }
tournament-too-few = { $entrants } entrants cannot fill { $seats } seats; name more bots, the same one twice if you like.
tournament-swiss-alone = A Swiss tournament needs at least two seats at each table; leave out --swiss.
tournament-log-busy = Another tournament is using “{ $name }”; choose another folder with --out.
tournament-log-other = “{ $name }” belongs to a tournament with other players, rules or numbers; choose another folder with --out.
tournament-log-line = Line { $line } of “{ $name }” is not a result of this tournament; fix the file or choose another folder with --out.
tournament-workers-lost = The processes that play the games have died, perhaps for lack of memory; what was played is kept, and the same command resumes (try --jobs 1).
tournament-no-dask = --dask needs the package distributed: pip install "lodestone[dask]".
tournament-no-cluster = The Dask scheduler { $address } does not answer: { $detail }.

## Tournaments: what is shown

# $seat is a letter
program-slips = { $count ->
    [one] { $seat } gave one late or invalid answer: { $file }
   *[other] { $seat } gave { $count } late or invalid answers: { $file }
  }
bot-seated = Seat { $seat } at { $server }. Waiting for the game …
# $winners are letters of seats, or –
bot-over = The game is over. Winners: { $winners }
tournament-progress = { $done } of { $total } games
tournament-interrupted = Interrupted after { $games } games; they are kept, and the same command resumes.
tournament-written = Report: { $file }
tournament-title = Tournament of { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }
tournament-summary = { $games } games, { $deals } deals per meeting, seed { $seed }.
tournament-bot = Bot
tournament-rating = Rating
tournament-games = Games
tournament-share = Share
tournament-points = Points
tournament-slips = Slips
tournament-crosstable = What each bot (row) took from each other (column): share with its 95% interval, and games
tournament-course = Rating from game to game
tournament-note = Ratings are openskill’s, with twice their uncertainty; 25 is average. A share counts ties as half. Points: Clustered’s totals; in Kluster magnets left, alone magnets placed.

## Starting the server

help-table-port = The port to use; a free one by default.
help-table-lan = Let others on the same network join: shows a link and a QR code for phones.
help-table-no-browser = Do not open the browser.
help-table-data = The folder to keep tables in.
help-serve = Host tables for others: people open a link in their browser and sit down.
help-serve-host = The address to listen on; 0.0.0.0 for every address of this computer.
help-serve-port = The port to listen on.
help-serve-database = Where tables are kept: a file, or a URL such as postgresql://user@host/name.
help-serve-public-url = The address others use to reach this server, if it is behind a proxy.
help-serve-admin = A file with the administrator’s token; without it, LODESTONE_ADMIN_TOKEN in the environment.
help-serve-trust-proxy = Trust the proxy’s X-Forwarded headers. Only if nobody can bypass the proxy.
help-serve-proxies = With --trust-proxy: how many proxies there are in a row. Each adds an address to X-Forwarded-For; the first one’s counts.
help-serve-archive = Days after which an untouched table is archived.
help-serve-keep = Days after which an archived table is removed; never, by default.
help-serve-tables-per-hour = How many tables one address may open in an hour.
help-serve-requests = How many requests one address may make in a minute.
help-serve-connections = How many people may watch one table. Players always get in.
help-serve-all-connections = How many connections there may be at a time.
help-serve-address-connections = How many connections one address may have at a time.
help-serve-processes = How many processes work for guests: bots of Clustered, hints, checks, replays, reviews; by default one more than there are cores.
help-serve-tables = How many tables this server keeps in memory.
help-serve-live-matches = How many games of Kluster this server plays at a time.
help-serve-drain = How many seconds a server that stops waits for turns to end before it hands their tables over to others.
help-serve-node = Where other servers on the same database reach this one; by default where it listens. All of them need the same LODESTONE_CLUSTER_SECRET in the environment.
help-serve-workers = How many servers to start behind this port; more than one needs PostgreSQL.
help-serve-dask = Have bots of Clustered, hints, checks, replays and reviews worked out on the Dask cluster of this scheduler, as long as it answers.
help-serve-dask-ca = With tls://…: the certificate by which the cluster is known.
help-serve-dask-cert = With tls://…: the certificate by which the cluster knows this server.
help-serve-dask-key = With tls://…: the key of that certificate.
help-serve-messages = How many messages one connection may send in a second.
help-serve-no-app = Do not offer the table as an app; browsers that have installed it remove it.
help-serve-open-tables = Let people list tables for everybody and be paired with strangers.
help-serve-dailies = Offer the daily tables: one deal a day, the same for everybody.
help-serve-bot-pace = How many seconds a bot takes over a move, at least.
serve-ready = Tables are open at { $url }
serve-here = The table is set: { $url }
serve-lan = Others on this network can join at: { $url }
serve-stop = Press Ctrl-C to stop.
serve-cannot-listen = Cannot listen on { $host }, port { $port }: { $cause }
serve-short-token = The administrator’s token is too short: it needs at least { $shortest } characters.
serve-short-secret = The secret in LODESTONE_CLUSTER_SECRET is too short: it needs at least { $shortest } characters.
serve-workers-sqlite = Several servers need PostgreSQL: with a file there can be only one. Leave out --workers, or give --database postgresql://…
serve-dask-address = “{ $url }” is not the address of a Dask scheduler. Write it as tls://dask.example.org:8786 or tcp://127.0.0.1:8786
serve-dask-tls = A Dask scheduler at tls://… needs --dask-ca, --dask-cert and --dask-key; one at tcp://… takes none of them.
serve-public-url = “{ $url }” is not the address of a server. Write it as https://tables.example.org

## Storage

# $place: the file, or the address without its password. $cause: what the database or the system says, in its own words.

storage-address = There is no storage at “{ $place }”: give a file, sqlite:///path or postgresql://user@host/database.
storage-needs-postgres = PostgreSQL needs one more part: pip install "lodestone[postgres]".
storage-not-a-database = “{ $place }” is not a database, or it is damaged. Choose another file, or restore it from a backup.
storage-foreign = “{ $place }” belongs to another program. Choose another file, or an empty database.
storage-newer = “{ $place }” was written by a newer Lodestone. Install that version or a newer one, or restore an older backup.
storage-not-writable = “{ $place }” cannot be written: { $cause }. Check who owns it, or choose another place.
storage-unreachable = The storage at “{ $place }” cannot be reached: { $cause }. Check the address, and that the database is running.
storage-in-use = Another Lodestone is using “{ $place }”. Stop that one first, or choose another place for this one.
storage-no-secret = Another Lodestone is using “{ $place }”. Servers that share a database need the same secret in LODESTONE_CLUSTER_SECRET: set it for all of them, or stop the other one.
storage-other-secret = Another Lodestone is using “{ $place }” with another secret, or with none. Give all of them the same one in LODESTONE_CLUSTER_SECRET and start them again.
storage-pooled = “{ $place }” cannot be used through a pool that gives out connections by transaction, such as pgbouncer with pool_mode = transaction. Connect to it directly, or use pool_mode = session.
storage-older-server = A Lodestone of version { $version } is using “{ $place }” and could not read what this one writes. Stop that one first.
storage-same-address = Another Lodestone on “{ $place }” can already be reached at { $url }. Give each server an address of its own with --node.

help-dataset = Games of Clustered as data for programs that learn.
help-dataset-make = Let bots play, or take records, and write the games as Parquet files; the same command resumes where it was interrupted.
help-dataset-read = Replay a data set, check it, and say what it holds.
help-dataset-games = How many games.
help-dataset-records = A record of a finished game to use instead of letting bots play; may be repeated.
help-dataset-out = Where the files go.
help-dataset-folder = The folder of the data set.
dataset-written = { $games } games in { $name }
dataset-summary = { $games } games, { $moves } moves
dataset-other = “{ $name }” holds another data set; choose another folder with --out.
dataset-unfinished = A record ends before its game does; only finished games go into a data set.
dataset-edited = “{ $name }” does not match the records beside it.
extra-missing = That needs more packages: { $command }
