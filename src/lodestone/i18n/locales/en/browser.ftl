### The browser table.

## Every screen

web-skip = Skip to content
web-loading = One moment …
web-load-failed = This screen could not be loaded.
web-reload = Try again
web-nothing-here = There is nothing at this address.
web-to-lobby = Back to the lobby
web-close = Close
web-nav = Main
web-nav-records = Records
web-nav-referee = Kluster referee
web-nav-score = Clustered scorer
web-nav-about = About

## Every screen: settings

web-settings = Settings
web-language = Language
web-language-system = Same as browser
web-theme = Theme
web-theme-system = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-system = Same as device
web-motion-full = Full
web-motion-reduced = Reduced
web-sound = Sounds
web-settings-kept = Stored in this browser only.

## Every screen: about

web-about-title = About Lodestone
web-about-what = Lodestone is an open digital table for two families of board games: Kluster, with magnets and a cord, and Clustered, with tiles.
web-about-unofficial = Unofficial, not affiliated.
web-about-boxes = The words, pictures and sounds here are our own. If you enjoy the games, buy the boxes: they are lovely.
web-about-safety-title = With real magnets
web-about-privacy-title = Your data
web-about-privacy = No account, no tracking, nothing is fetched from elsewhere. Your settings and your seats are kept in this browser; games are kept by the server you are visiting.
web-about-made-title = Made with
web-about-made = Svelte, Fluent and Vite in the browser; Python, Starlette, NumPy and Numba on the server. Free software under the MIT licence.
web-about-docs = Documentation for hosts, programmers and the curious

## Every screen: when something goes wrong

web-server-unreachable = Can’t reach the server. Is it still running?
web-server-refused = The server could not answer ({ $status }).
web-line-lost = Connection lost. Reconnecting …
web-line-slow = The connection is slow …
web-line-ended = The connection to this table has ended.
web-line-closed = This table has been closed.
web-line-too-many = You have this table open on too many screens, so this one was disconnected.
web-about-typeface = Headings are set in Fraunces by Undercase Type.
web-about-licence = Its licence
web-about-video = Videos are made with Mediabunny.

## Lobby

web-lobby-title = Sit down and play
web-lobby-what = Alone, against the computer, with others at this screen or with friends far away. No account needed.
web-lobby-clustered = Lay tiles that share two of three attributes with their neighbours. Grow lines and rectangles, and get in each other’s way.
web-lobby-kluster = Set magnets down inside a loop of cord. Whatever snaps together comes back to you. Get rid of them all.
web-play-clustered = Play Clustered
web-play-kluster = Play Kluster
web-set-up = Set up …
web-lobby-kluster-preparing = The magnets are being prepared. This takes about a minute, once.
web-join-title = Join a friend
web-join-what = Paste the link you were sent, or just the last part of it.
web-join-link = Link to the table
web-join = Join
web-join-unreadable = That does not look like a link to a table.
web-real-title = At a real table
web-real-what = Got the real box in front of you? Count your points here, or keep track of turns and faults.
web-recent = My tables
web-recent-forget = Remove from list
web-default-name = Guest

## Lobby: people and bots

web-your-name = Your name
web-here-name = Player { $seat }
web-bot-level = How bots play
web-level-random = plays anything
web-level-greedy = grabs points at once
web-level-montecarlo = thinks far ahead
web-level-neural = plays from experience
web-level-casual = plays for fun
web-level-club = knows the tricks
web-level-expert = hard to beat
web-level-clumsy = just learning
web-level-steady = steady hands
web-seat-free = Free seat
web-seat-called = { $name } ({ $seat })
web-seats = Seats
web-you = you

## Lobby: a new table

web-new-clustered = New Clustered table
web-new-clustered-what = Two seats and the base game, unless you choose otherwise.
web-new-kluster = New Kluster table
web-new-kluster-what = One Classic box and two seats, unless you choose otherwise.
web-new-who = Who plays?
web-first = Who starts
web-first-youngest = Who is the youngest? They start.
web-first-shortest = Who is the shortest? They start.
web-first-draw = Draw lots
web-begins-drawn = Drawn by lot: { $who } starts.
web-begins-youngest = The youngest starts: { $who }.
web-begins-shortest = The shortest starts: { $who }.
web-begins-most-left = Most magnets left last time: { $who } starts.
web-begins-next = { $who } starts this time.
web-new-presets = Quick choices
web-preset-bot = Against the computer
web-preset-friend = With a friend, by link
web-preset-here = Two at this screen
web-preset-solo = Alone
web-choice-me = Me
web-choice-here = Somebody at this screen
web-choice-link = A friend, by link
web-seat-add = Add a seat
web-seat-remove = Remove seat { $seat }
web-new-extended = With five or more you play the extended game: two start tiles, six cells apart.
web-new-options = Options
web-new-open = Open the table
web-option-fast = Fast game
web-option-fast-what = Draw two tiles each turn and keep five: shorter, with more choice.
web-option-first = First-to bonuses
web-option-first-what = Two points each for the first line of five and the first 2×3.
web-option-largest = Largest-cluster bonuses
web-option-largest-what = Two points each for having the largest rectangle and the longest line outright.
web-option-wild = A third wild
web-option-wild-what = For everybody, or as a head start for somebody younger or less practised.
web-option-surface = Room on the table
web-surface-endless = No edges
web-surface-square = Square, 15 cells across
web-surface-round = Round, 7 cells in each direction
web-option-clock = Time per turn
web-clock-none = No limit
web-clock-seconds = { $seconds } seconds
web-house-rules = House rules
web-house-rules-what = They change the usual rules; everybody at the table sees which are on.
web-house-rule = House rule: { $name }
# $seats: letters, as “A and C”
web-option-wild-for = A third wild: { $seats }
web-surface-edges = A table with edges
web-surface-edges-what = There is only so much room for tiles.
web-solo-bests = My best solo scores
web-solo-base = Base game
web-solo-none = No solo game with these rules yet.
web-option-tie = Break ties
web-option-tie-what = Larger rectangle, then longer line, then fewer discards.
web-option-hidden = Discards face down
web-option-hidden-what = Nobody sees what others discard.
web-option-trim = Keep what you had
web-option-trim-what = In the fast game you may discard only a tile you have just drawn.
web-option-chat = Chat
web-option-chat-what = People at this table can write to each other.

## Lobby: a new table of Kluster

web-boxes = Boxes
web-box-classic = Classic
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Take at least one box.
   *[other] For up to { $most } seats.
  }
web-option-expert = Expert
web-option-expert-what = If you still have more magnets than the next player, you may place another.
web-option-poles = Show the poles
web-option-poles-what = A training aid: everybody sees which face is north.
web-option-top = Table top
web-top-wood = Wood
web-top-glass = Glass, slippery
web-top-felt = Felt, rough
web-option-play-on = Play on for places
web-option-play-on-what = Once somebody has won, the others play on.
web-option-rounds = Round limit
web-rounds-none = None
web-rounds-count = { $count } rounds: fewest magnets left wins
web-option-handicap = Head start
web-option-handicap-what = How many fewer magnets each seat has to place.
web-option-loop-classic = Size of the Classic loop
web-option-loop-duo = Size of the DUO loop
web-loop-mm = { $mm } mm across
web-option-no-sliding = No sliding
web-option-no-sliding-what = A magnet in the hand stays off the table.
web-option-cord = Hands off the cord
web-option-cord-what = Only magnets move the cord.
web-option-after = Move the cord after letting go
web-option-after-what = The leaflets’ way: once everything is at rest you may still move the cord. You end your turn yourself, or it ends after five seconds.
web-option-group = One group of cords
web-option-group-what = All cords must form one connected group.
web-name-of = Name at seat { $seat }
web-bot-character = { $level ->
    [random] A mouse that lays whatever comes to hand.
    [clumsy] A bear with big paws.
    [greedy] A magpie: takes whatever glitters at once.
    [casual] A cat that plays along between two naps.
    [club] A fox with many evenings at the table behind it.
    [montecarlo] An octopus that tries a thousand games in its head.
    [neural] An elephant that remembers every game it has practised.
    [steady] A tortoise with a calm hand.
   *[expert] An owl that misses nothing.
  }

## A table of either game

web-table-missing = There is no table at this address, or not any more.

## A table of either game: waiting for others

web-waiting-clustered = Clustered table
web-waiting-kluster = Kluster table
web-waiting-for = { $count ->
    [0] Everybody is here.
    [one] Waiting for one more.
   *[other] Waiting for { $count } more.
  }
web-sit-down = Sit down
web-leave-seat = Leave seat
web-start-with-bots = Start with bots on the free seats
web-invite-title = Invite
web-invite-link = Link to this table
web-invite-copy = Copy the link
web-invite-copied = Link copied.
web-invite-share = Share
web-invite-code = The same link as a QR code
web-invite-watch = Link for spectators
web-invite-only-here = This address works on this computer only. To play on phones too, start Lodestone with --lan.
web-own-link = My own link, for another device
web-own-link-what = Opens your seat on any device. Keep it to yourself.

## A table of either game: together

web-menu = Table
web-news = What happened
web-news-none = Nothing yet.
web-chat = Chat
web-chat-write = Write something
web-chat-send = Send
web-chat-none = Nobody has said anything yet.
web-chat-unread = unread
web-reactions = Reactions
web-reaction = { $reaction ->
    [thumbs_up] Thumbs up
    [clap] Applause
    [laugh] Laughing
    [wow] Wow
    [think] Let me think
    [oops] Oops
    [heart] Lovely
   *[wave] Waving
  }
web-preparing = Preparing the magnets …
web-preparing-then = The game starts by itself.
web-preparing-parts = { $done } of { $all } parts ready
web-preparing-meanwhile = Meanwhile, have a look at the rules, or at the first lesson.
web-watchers = { $count ->
    [one] One watching
   *[other] { $count } watching
  }
web-take-back = Take back the last move
web-pause = Pause
web-paused = The game is paused.
web-resume = Resume
web-resign = Resign
web-resign-seat = Resign seat { $seat }
web-resign-sure = Really give up seat { $seat }? The others play on without you, and there is no way back.
web-resign-sure-last = Really give up seat { $seat }? That ends the game, and there is no way back.
web-absent = { $who } is away.
web-stand-in = Let a bot play
web-stand-in-end = Play seat { $seat } myself again
web-close-table = Close this table
web-close-sure = Close this table for everybody?
web-yes = Yes
web-no = No
web-proposal-take-back = { $name } would like to take back the last move.
web-proposal-pause = { $name } would like to pause.
web-proposal-again = { $name } would like to play again.
web-proposal-waiting = Waiting for the others …
web-proposal-withdraw = Never mind
web-agree = Agree
web-decline = Decline
web-away = away
web-resigned = resigned
web-thinking = thinking
web-standing-in = bot: { $level }
web-stood-in = { $who } ran out of time twice in a row: a bot ({ $level }) plays on.
web-stood-in-own = A bot ({ $level }) is playing seat { $seat } for you.
web-watching = You are watching. Hands stay hidden.
web-clock-left = { $seconds } s
web-title-your-turn = Your turn
web-proposal-declined = { $name } says no.

## The Clustered board

web-board-keys = Arrow keys move from cell to cell, Enter chooses, N and P jump between the cells that light up, plus and minus zoom, 0 shows the whole table.
web-board-closer = Zoom in
web-board-further = Zoom out
web-board-fit = Show the whole table
web-seat = Seat { $seat }

## The Clustered board: what is at a place

# $x grows to the right, $y downwards.

web-cell-empty = { $x }, { $y }: empty.
web-cell-start = { $x }, { $y }: start tile.
web-cell-wild-of = { $x }, { $y }: wild, seat { $seat }.
web-cell-tile-of = { $x }, { $y }: tile, seat { $seat }.
# Places where the chosen tile fits, out of sight in that direction.
web-board-more = { $count ->
    [one] One more place
   *[other] { $count } more places
  } { $way ->
    [left] further left
    [right] further right
    [up] further up
   *[down] further down
  }

## Clustered

# $who: a seat, as “Ada (A)”. $tile: a tile in words, as below.

web-clustered-table = Clustered
web-clustered-board = The table. Tiles, and cells where the chosen tile may go.

## Clustered: cells in words

web-cell-face-of = { $x }, { $y }: { $tile }, seat { $seat }.
web-cell-legal = { $x }, { $y }: free, the tile fits here.

## Clustered: the hand

web-hand = Your tiles
web-hand-fits = { $tile }, fits in { $count ->
    [one] one place
   *[other] { $count } places
  }
web-hand-fits-nowhere = { $tile }, fits nowhere now
web-hand-discard = { $tile }, can be discarded
web-hands-covered = The tiles are hidden.
web-confirm = Confirm
web-discard = Discard
web-put-back = Put back
web-cover = { $name }, it’s your turn ({ $seat }). Everybody else, look away.
web-cover-reveal = Show my tiles

## Clustered: what to do

web-prompt-choose = Your turn: choose a tile.
web-prompt-place = { $tile }: choose one of the cells that light up.
web-prompt-confirm = Confirm, or try another cell.
web-prompt-gain = { $points ->
    [0] No points here yet.
    [one] One more point here.
   *[other] { $points } more points here.
  }
web-prompt-discard = Nothing fits: choose a tile to discard.
web-prompt-trim = More than five tiles: choose one to discard.
web-prompt-discard-confirm = It leaves the game. Confirm, or choose another.
web-prompt-waiting = It’s { $who }’s turn.
web-prompt-thinking = { $who } is thinking …
web-prompt-sending = One moment …
web-gain-badge = +{ $points }
web-show-groups = Points

## Clustered: seats

web-piles = { $hand } in hand, { $stack } to draw, { $discards } discarded
web-points = points
web-to-move = Seat { $seat } to move
web-mark-first-line = First line of five: two points
web-mark-first-rectangle = First 2×3: two points
web-mark-longest = Longest line: two points as things stand
web-mark-largest = Largest rectangle: two points as things stand

## Clustered: what happened

web-news-placed = { $who }: { $tile } at { $x }, { $y }.
web-news-discarded = { $who } discards { $tile }.
web-news-discarded-unseen = { $who } discards a tile.
web-news-drawn = You draw { $tile }.
web-news-first-line = { $who } has the first line of five.
web-news-first-rectangle = { $who } has the first 2×3.
web-news-your-turn = Seat { $seat }, your turn.
web-news-ended = The game is over.

## Clustered: the end

web-end-title = The result
web-end-counting = Counting …
web-end-skip = To the result
web-end-again = Play again
web-end-record = See the whole game
web-end-solo = { $points ->
    [one] One point.
   *[other] { $points } points.
  }
web-end-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
  } with { $points ->
    [one] one point.
   *[other] { $points } points.
  }
web-end-nobody = Nobody wins.
web-score-bonus = Bonuses

## Clustered: alone, and what is special about a table

web-facts = This table
web-solo-best = { $points ->
    [one] Best so far: one point
   *[other] Best so far: { $points } points
  }
web-solo-first = The first score to beat.
web-solo-new = A new best! It was { $before } before.
web-news-laid = { $who }: { $tile }
web-why-neighbour = { $tile } beside { $neighbour }: { $differ ->
    [shape-fill] shape and fill differ
    [shape-count] shape and count differ
    [fill-count] fill and count differ
   *[shape-fill-count] everything differs
  }. Two of the three must be the same.
web-why-alone = Nothing lies next to this cell: a tile must touch another along a side.
web-why-occupied = A tile lies here already: { $tile }.
web-why-off-table = This is off the table: there is no room for a tile.
web-why-discard = While any of your tiles fits somewhere, you may not discard.
web-why-trim-drawn = You may only discard a tile you have just drawn.
web-news-taken-back = { $count ->
    [one] { $who } takes the last move back.
   *[other] { $who } takes a move back: the last { $count } moves are undone.
  }
web-news-resigned = { $who } leaves the game.
web-news-time-up = Time’s up for { $who }: a bot makes the move.
web-end-share = Share
web-end-best-move = Best move: { $who }, { $tile }, +{ $points }

## Kluster

# $seat: who sits there. $magnet: “stone 3” or “spinner 3”. Lengths are in mm.

web-kluster-table = Kluster table
web-kluster-canvas = The table
web-kluster-seats = Seats
web-kluster-you = you
web-kluster-left = { $count ->
    [0] none left
    [one] 1 left
   *[other] { $count } left
  }

## Kluster: what is to be done

web-kluster-preparing = Preparing the table …
web-kluster-choose = Your turn: choose a magnet.
web-kluster-choose-first = Your turn: drag a magnet onto the table. You may pull the cord first.
web-kluster-choose-named = { $who }: choose a magnet.
web-kluster-carry = Carry it to its place, then let go.
web-kluster-dragging = You hold the cord.
web-kluster-dragging-named = { $who } holds the cord.
web-kluster-pull = { $way ->
    [in] { $who } draws the cord in.
    [out] { $who } pulls the cord outwards.
   *[along] { $who } moves the cord.
  }
web-kluster-cord-keys = Left and right move along the cord, up and down switch cords, Enter grabs it.
web-kluster-settling = Settling …
web-kluster-started-over = The table had to start this turn over. Everything is as it was when the turn began.
web-kluster-repair = Placed. But one cord doesn’t cross any other: move the cords until they cross, then end your turn.
web-kluster-after = You may still move the cord. Then end your turn.
web-kluster-after-cords = You may still move the cords, as long as each crosses another. Then end your turn.
web-kluster-choice = You still have more than the next seat. Place another magnet?
web-kluster-choice-named = { $who } still has more than the next seat. Place another magnet?
web-kluster-waiting = { $thinking ->
    [yes] { $who } is thinking …
   *[no] It’s { $who }’s turn.
  }
web-kluster-apart = { $count ->
    [one] Cord { $cords } lies on its own. Drag it until it crosses another.
   *[other] Cords { $cords } lie on their own. Drag them until they cross another.
  }
web-kluster-solo = { $placed } placed, faults: { $faults } ({ $allowed } allowed)

## Kluster: the pool and the hand

web-kluster-pool = { $count ->
    [one] One magnet to place
   *[other] { $count } magnets to place
  }
web-kluster-take = Take { $magnet }
web-kluster-hand = The magnet in your hand
web-kluster-raise = Raise
web-kluster-lower = Lower
web-kluster-turn-left = Turn left
web-kluster-turn-right = Turn right
web-kluster-flip = Flip
web-kluster-stand = Stand
web-kluster-put-back = Put back
web-kluster-let-go = Let go
web-kluster-done = End the turn
web-kluster-continue = Place another
web-kluster-stop = Stop here
web-kluster-end-solo = End the game here
web-kluster-danger = { $way ->
    [push] Push
    [known] Risk
   *[pull] Tug
  }
web-kluster-danger-level = { $level ->
    [calm] Calm.
    [tug] It tugs.
    [strong] It tugs strongly.
   *[snap] About to snap!
  }
web-kluster-push-level = { $level ->
    [tug] It pushes back.
   *[strong] It pushes hard.
  }
web-kluster-risk-level = { $level ->
    [calm] Safe here.
    [tug] It would hold.
    [strong] It would slip.
   *[snap] It would snap!
  }

## Kluster: what came of it

web-kluster-placed = { $seat } placed { $magnet }.
web-kluster-close = Close: { $magnet } moved { $mm } mm and settled.
web-kluster-time-up = Time’s up for { $seat }: a clumsy hand plays the turn out, and whatever comes of it counts.
web-kluster-taken = { $cause ->
    [hand] { $seat } takes { $magnets }: { $count ->
        [one] it
       *[other] they
      } jumped to the magnet in the hand (rule { $rule }).
    [outside] { $seat } takes { $magnets }: outside the area (rule { $rule }).
   *[kluster] { $seat } takes { $magnets }: klustered (rule { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Time was up: fault { $faults } ({ $allowed } allowed).
   *[taken] Fault { $faults } ({ $allowed } allowed).
  }
web-kluster-offered = { $seat } still has more than the next seat and may go on.
web-kluster-resigned = { $seat } leaves the game; { $count ->
    [one] one magnet is
   *[other] { $count } magnets are
  } set aside.
web-kluster-replay = Watch it again, slowly
web-kluster-slow = Slow motion
web-kluster-skip = Skip
web-kluster-ended = { $reason ->
    [total-victory] Everything placed: total victory!
    [faults] One fault too many.
    [stopped] Stopped: the result stands.
    [resigned] { $winners } wins: the others have left.
   *[other] { $count ->
        [0] Nobody wins.
        [one] { $winners } wins.
       *[other] { $winners } share the win.
      }
  }
web-kluster-result-resigned = { $name }: resigned
web-kluster-result = { $name }: { $count ->
    [0] all placed
    [one] 1 left
   *[other] { $count } left
  }
web-kluster-best = Your best result of this kind so far: { $placed } placed, { $faults ->
    [one] one fault.
   *[other] { $faults } faults.
  }
web-kluster-best-now = Your best result of this kind!
web-kluster-best-first = Your first result of this kind.
web-kluster-poles-now = Now everybody sees which end was north: red with a ring.
web-kluster-again = Play again
web-kluster-record = The record of this game
web-clip = Video
web-clip-last = Save it as a video
web-clip-best = Save the best moment as a video
web-clip-turns = Save these turns as a video
web-clip-from = From turn
web-clip-to = to turn
web-clip-making = Making the video … { $percent }%
web-clip-cancel = Cancel
web-clip-made = The video has been saved.
web-clip-failed = The video could not be made on this device.

## Kluster: how it is shown and told

web-kluster-look = View and help
web-kluster-from-above = View from above
web-kluster-lift = Lift to let go
web-kluster-lift-what = Lifting your finger, or the mouse button, at the end of a drag lets go. Otherwise the magnet stays in your hand until you let go of it.
web-kluster-quality = Graphics
web-kluster-quality-auto = automatic
web-kluster-quality-high = high
web-kluster-quality-medium = medium
web-kluster-quality-low = low
web-kluster-quality-flat = flat
web-kluster-jerky = The table is jerky on this device.
web-kluster-draw-flat = Draw it flat
web-kluster-leave-it = Leave it
web-kluster-spoken = Speak positions
web-kluster-spoken-what = For screen readers: where the magnet is, what is near it and how it tugs, whenever it stops moving.
web-kluster-aids = Training aids
web-kluster-lines = Lines of the magnetic field
web-kluster-danger-map = Danger map: where it would be risky to let go
web-kluster-keys-title = Keys, mouse and fingers
web-kluster-keys = Number keys take a magnet. Arrows move it, finely with Shift, far with Control; Page Up and Page Down raise and lower it; Q and E turn it, F flips it, S stands it up. Enter lets go, Escape puts it back. C chooses a cord, V changes the view, R reads the table out.
web-kluster-pointers = Mouse: drag a magnet out of the tray, or click it; it follows, and a click lets go. The wheel raises it, sideways or with Shift it turns; the right button does both. Fingers: drag a magnet out of the tray, then anywhere to move it; a second finger turns and raises it. With an empty hand you can drag a cord, or the view elsewhere.
web-kluster-pose = { $pose ->
    [standing] standing, face { $face } ahead
    [lying] lying, end { $face } ahead
   *[flat] flat, face { $face } up
  }
web-kluster-offset = { $x } to the { $side ->
    [left] left
   *[right] right
  }, { $y } { $depth ->
    [near] towards you
   *[away] away from you
  }
web-kluster-here = { $magnet }, { $how }: { $where } from the middle, { $height } up.
web-kluster-allowed = { $allowed ->
    [yes] You can let go here.
    [no] You cannot let go here.
   *[unknown] On its way.
  }
web-kluster-neighbour = { $magnet }: { $distance } away, { $where }.
web-kluster-on-table = { $count ->
    [0] The table is empty.
    [one] One magnet lies on the table.
   *[other] { $count } magnets lie on the table.
  }
web-kluster-lies = { $magnet }: { $where } from the middle.

## Kluster: laying the cords

web-laying = Cords
web-laying-which = Which cord
web-laying-cord = Cord { $number }
web-laying-shape = Shape
web-laying-shape-name = { $shape ->
    [circle] Circle
    [oval] Oval
    [eight] Figure eight
   *[free] Free hand
  }
web-laying-turn = Turn
web-laying-usual = Default
web-laying-in-turn = Lay the cords in turn
web-laying-who = { $who } lays cord { $number }.
web-laying-next = Next cord
web-laying-sheet = The table with its cords
web-laying-move = Drag the cord about, or move it with the arrow keys; Q and E turn it.
web-laying-draw = Draw a closed line with the mouse or a finger; arrow keys move it. The cord keeps its length.

## Hints and reviews: hints at a table

web-hint = Hint
web-hint-ask = Ask for hints
web-hint-thinking = Looking for a hint …
web-hint-discard = Discard { $tile }.
web-hint-place = Put { $magnet } where the light shape lies.
web-hint-flip = Turn it over first.
web-hint-stop = No place looks safe enough to go on.
web-proposal-hints = { $name } would like to allow hints in this game.
web-option-hints = Hints
web-option-hints-agreed = Alone, or if everybody agrees
web-option-hints-on = For everybody
web-option-hints-off = Never

## Hints and reviews: reviews

# Which of several places on the table, and the risk there in per cent.
review-place = Place { $number } · { $risk }%
web-review = Review
web-review-graph = What each move gave away
web-review-alternatives = As good or better
web-review-done = The review is ready.
web-hint-there = Try { $tile } at the marked place.
web-hint-next = { $points ->
    [one] Next turn you can make one point here.
   *[other] Next turn you can make { $points } points here.
  }

## Lessons

# $game: the name of a game.

web-learn = Learn to play
web-learn-what = By doing, at a table of your own. Five minutes a game; stop whenever you like and carry on later.
web-learn-clustered = Lay tiles, see why one does not fit, make a line and a rectangle, block somebody and win by a point.
web-learn-kluster = Place a stone, feel another pull, let two snap together on purpose, move the cord and win.
web-learn-how-far = { $state ->
    [done] Do it again
    [begun] Continue with step { $step } of { $steps }
   *[new] Start
  }
web-learn-first = New to { $game }? Learn it in five minutes.
web-learn-title = Learning { $game }
web-learn-step = { $step } of { $steps }
web-learn-back = Back
web-learn-skip = Skip
web-learn-next = Continue
web-learn-anew = Restart this part
web-learn-done-already = You have done this already.
web-learn-finished = That’s all you need to know for your first game of { $game }. Have fun!
web-learn-other = Learn { $game }
# Behind the words for a cell, for screen readers
web-learn-cell = { $cell } The lesson points here.

## Lessons: Clustered

web-learn-lay = Take a tile from your hand: the cells where it fits light up. Put it on the outlined cell, if that one is lit, then confirm.
web-learn-lay-keys = By keyboard: a number takes a tile, the arrows and N move over the board, Enter lays it.
web-learn-lay-done = It shares at least two of shape, fill and count with every neighbour. The start tile in the middle goes with anything.
web-learn-refused = Now make a mistake on purpose: take a tile and tap a cell right beside another tile that does not light up.
web-learn-refused-done = Below the board you can read why, the tile in the way is outlined, and the link leads to the rule.
web-learn-line = Three or more of your tiles in a row or column make a line: one point for each tile. Complete the one at the outlined cell.
web-learn-line-done = Your first line: three points. Longer lines score more, and a tile can count both across and down.
web-learn-rectangle = Your largest full rectangle, two by two or more, scores a point for each of its tiles as well. Fill the outlined corner.
web-learn-rectangle-done = Four more points. Only the largest rectangle counts, so let it grow.
web-learn-block = Another table, almost finished; you are two points behind. Your opponent is about to complete a row of four at the outlined cell: lay your tile there first.
web-learn-block-done = Blocked! Your tile splits the row, and the two tiles left over are worth nothing.
web-learn-last = Your last tile. Make a line of three at the outlined cell.
web-learn-last-done = All tiles are laid, so the game is over.
web-learn-count = The table counts everything once more: your largest rectangle, your rows, your columns. The most points win. Well done!

## Lessons: Kluster

web-learn-take = These stones are strong magnets, and you want to get rid of them all. Take one: tap it, or press 1.
web-learn-take-done = It is in your hand and follows your finger or mouse, or the arrow keys.
web-learn-place = Carry it inside the cord and let go with the button or Enter. All of it has to be inside.
web-learn-place-done = Placed. One stone per turn.
web-learn-feel = Take another and bring it slowly closer to the stone on the table, until it tugs: watch the meter, listen to the hum. If it is pushed away, flip it with the button or F.
web-learn-feel-done = That is the pull. Normally you would now look for a calmer spot …
web-learn-snap = … but do the opposite: go closer and let go, so that the two snap together.
web-learn-snap-done = Snap! Stones that touch are a kluster.
web-learn-why = Klustered stones go back to your pool, and so does anything that leaves the cord. Your turn is over. Alone you may do this twice; with others, it puts them a turn ahead.
web-learn-again = Place a stone again, well inside the cord.
web-learn-cord = Instead of avoiding danger you can make room: grab the cord and pull it, with the mouse, a finger, or C, Enter and the arrows. It takes along the stones it touches.
web-learn-cord-done = You may move the cord on every turn, as long as nothing snaps together.
web-learn-win = Now place the other stones far apart. The first player with none left wins.
web-learn-win-done = No stones left: you have won!

## Records

web-records-open = Open a file
web-records-open-what = A record downloaded here, or written by the terminal or the referee. Choose it, or drop it here.
web-records-unreadable = “{ $name }” cannot be opened: { $problem }
web-records-none = No finished games at your tables yet.
web-records-line = { $when } · { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }
web-record-clustered = A game of Clustered
web-record-kluster = A game of Kluster
web-record-deal = The deal: everybody has drawn, nothing has been laid.
web-record-set = The table is set, nothing has been placed.
web-record-nothing = { $seat } placed nothing.
web-record-filming = Replaying this turn to see how it moved …
web-record-camera = Drag to move round the table; zoom with the wheel or two fingers.
web-record-at = Turn { $turn }, { $seconds } s
web-record-graph = Points of each seat, turn by turn
web-record-first = To the start
web-record-back = One turn back
web-record-play = Play
web-record-stop = Stop
web-record-on = One turn forward
web-record-last = To the end
web-record-turn = Turn
web-record-mark = { $kind ->
    [kluster] Turn { $turn }: kluster
   *[close] Turn { $turn }: near miss, { $mm } mm
  }
web-record-speed = Speed
web-record-link = Link to this turn
web-record-download = Download

## Rulebook

web-rules = Rules
web-rules-title = The rules of { $game }
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] Nothing found.
    [one] One paragraph found.
   *[other] { $count } paragraphs found.
  }
web-rules-none = Nothing here mentions “{ $words }”.
web-rules-contents = Contents
web-rules-other = Rules of { $game }
web-rules-print = Print
# $languages: names of languages, as in “Danish and Swedish”
web-rules-note-yours = Your leaflet:
web-rules-note-leaflets = Leaflet in { $languages }:
web-rules-note = Our ruling:
# A link behind a refusal; $rule: a number, as K9
web-rules-link = rule { $rule }

## Scorer

web-score-title = Score a table
web-score-how = Choose a seat and tap in its tiles. Lines and the largest rectangle light up as you go.
web-score-board = The table to be scored
web-score-brush = What are you laying?
web-score-start-tile = Start tile
web-score-erase = Erase
web-score-wild = Wild
web-score-points = Points
web-score-seat = Seat
web-score-rectangle = Rectangle
web-score-rows = Rows
web-score-columns = Columns
web-score-total = Total
web-score-show-seat = Outline seat { $seat } only
web-score-heard = Seat { $seat }: { $total ->
    [one] { $total } point.
   *[other] { $total } points.
  }
web-score-largest = Seat { $seat } has the largest rectangle outright.
web-score-longest = Seat { $seat } has the longest line outright.
web-score-empty = No tiles yet.
web-score-letters = As letters
web-score-letters-how = One row per line: . is empty, # the start tile, A to H a tile of that seat, a to h its wild.
web-score-letters-take = Lay out these tiles
web-score-letters-none = These letters contain no tiles.
web-score-clear = Clear the table
web-score-why = How scoring works:
web-score-more = Add a player
web-score-unclear = Bring the tiles back
web-score-fields = Rectangle: the tiles of a player’s largest full rectangle. Rows and columns: the tiles of all lines of three or more, across and down.

## Referee

web-referee-title = Referee for a real table
web-referee-what = Play Kluster with your own magnets and say what happened. Turns, magnets and faults are counted here.
web-referee-begin = Begin
web-referee-turn = Seat { $seat } to play
web-referee-continue = Seat { $seat } may place another, or stop
web-referee-won = Seat { $seat } has won
web-referee-over = The game is over
web-referee-solo-over = Over: { $placed ->
    [one] one magnet lies in the area
   *[other] { $placed } magnets lie in the area
  }
web-referee-left = to place
web-referee-lying = On the table
web-referee-faults = Faults
web-referee-placed-stone = Stone placed, nothing touched
web-referee-placed-spinner = Spinner placed, nothing touched
web-referee-fault = Magnets picked up …
web-referee-stop = Stop here
web-referee-picked = How many were picked up?
web-referee-stones = Stones
web-referee-spinners = Spinners
web-referee-own = The magnet in the hand
web-referee-own-stone = a stone, already let go
web-referee-own-spinner = a spinner, already let go
web-referee-own-none = still in the hand
web-referee-back = Back
web-referee-undo = Undo
web-referee-new = New game
# Before a field with a number.
web-referee-boxes = { $kind ->
    [classic] Boxes of Kluster Classic
   *[duo] Boxes of Kluster DUO
  }
web-referee-people = Players
web-referee-turn-name = { $name }’s turn
web-referee-continue-name = { $name } may place another, or stop
web-referee-won-name = { $name } has won

## Showing games to others, the table as an app, and one’s own games

web-share-link = Link to this game
web-share-picture = Picture
web-share-picture-of = The game as a picture: its seats and its table
web-share-code = QR code
web-app-title = As an app
web-app-what = Puts Lodestone on your home screen. It opens at once, and rulebooks, lessons and your own records can be read without a network.
web-app-install = Install
web-app-done = Lodestone is installed.
web-app-menu = Ready: this browser keeps what it needs. To put it on the home screen, choose “Install” or “Add to Home Screen” in the browser’s menu.
# $address: of the server, as in http://192.168.1.5:8077.
web-app-insecure = Not from { $address }: browsers install apps over HTTPS only, or on the computer the server runs on. Ask whoever runs this server for an https address.
web-app-unsupported = This browser cannot install apps, or a private window keeps it from doing so.
web-app-off = This server does not offer it.
web-app-failed = That did not work. Try again in a moment.
web-app-new = There is a new version of Lodestone.
web-app-take = Load it
web-app-offline = No connection to the server. Rulebooks, lessons and your own records can still be read; everything else has to wait.
web-app-lesson = Without a connection there is no table to practise at. This is what the lesson says:
web-yours = Your games
web-yours-what = What you have finished in this browser. Nobody else gets to see it.
web-yours-none = No finished games here yet.
web-yours-by-game = By game
web-yours-by-opponent = By opponent
web-yours-games = Games
web-yours-wins = Wins
web-yours-best = Best
web-yours-streak = Streak
web-yours-longest = Longest streak
web-yours-given = What you give away most
web-yours-given-none = This takes a review: open a record of yours and have it reviewed.
web-yours-given-nothing = Nothing: your reviewed games are clean.
# What somebody gave away; a heading stands before it.
web-yours-given-kind = { $kind ->
    [points] points to be had at once
    [denied] cells where others can score
    [next] places for your next turn
    [wild] wilds to keep for later
    [discard] discards you would not have missed
    [beside] room to grow
    [risk] safer spots
   *[other] something else
  }
# $points: of lead, that these moves gave away.
web-yours-given-points = (moves: { $times }, points: { $points })
web-yours-given-risk = (turns: { $times }, needless risk: { $percent }%)
web-yours-file = As a file
web-yours-file-what = Take your games to another browser, or keep them safe. The file holds results and names, but no keys to your seats.
web-yours-save = Save
web-yours-take = Read a file
web-yours-added = New games: { $count }.
web-yours-unreadable = “{ $name }” is not a file of your games.
## Open tables

web-open-title = Meet somebody
web-open-what = Play with whoever is here.
web-open-now = Play somebody now
web-open-waiting = Waiting for somebody to play { $game } …
web-open-stop = Stop waiting
web-open-bot = Nobody is here yet. Play a bot in the meantime: you will be told as soon as somebody comes.
web-open-bot-play = Play a bot meanwhile
web-open-found = { $name } is here. Play { $game } together?
web-open-found-wait = { $name } is here. One moment …
web-open-come = Play now
web-open-gone = They have left again. You are still waiting.
web-open-over-unanswered = Somebody was here, but you did not answer in time.
web-open-over-elsewhere = You are now waiting in another window.
web-open-over-full = Too many people are waiting right now. Try again in a moment.
web-open-tables = Open tables
web-open-none = No table is open right now. Play somebody now, or set up a table of your own and list it here.
web-open-free = Free seats: { $free } of { $seats }
web-open-listed = List this table in the lobby
web-open-listed-what = Anybody can find it there and sit down until the game starts. Strangers only have reactions until everybody allows chat.
web-open-chat-ask = You have not met before: reactions only, until everybody allows chat.
web-open-chat-allow = Allow chat
web-open-chat-proposed = { $name } would like to allow chat.
## Games that take days, and the list of one’s own tables

web-days-a-turn = { $days ->
    [one] One day a turn
   *[other] { $days } days a turn
  }
web-days-what = The clock runs whether anybody is here or not; when it is up, a bot makes the move.
web-days-their-turn = { $name }’s turn
# $when: a date and a time
web-days-since = since { $when }
# $time: as in “2 days”
web-days-left = { $time } left
web-days-over = Game over
web-days-waiting = Waiting for players
web-days-alone = alone
web-days-more = More tables ({ $count })
# $standing: as in “Ann 12 · Ben 9”
web-days-points = Points: { $standing }
web-days-magnets = Magnets left: { $standing }
web-days-gone = This table is no longer there.
web-days-notify-ask = Shall this page tell you when it is your turn again?
web-days-notify-yes = Yes, tell me
web-days-notify-no = No, thanks
web-days-notify-denied = Your browser does not let this page tell you. You can change that in its settings.
web-days-notice = Your turn against { $names }
## Daily tables

web-daily-title = The daily table
web-daily-what = Every day one deal of each game, the same for everybody here, and one try each.
web-daily-rules = Your try counts from its first move. No move is taken back, there are no hints, nobody looks on, and the record opens an hour after the day.
web-daily-open = To the daily table
web-daily-go-on = Go on playing
# Until the next daily table; whole hours.
web-daily-next-hours = Next in { $hours } h
web-daily-next-minutes = Next in { $minutes } min
# A result of Clustered …
web-daily-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
# … and of Kluster.
web-daily-magnets = { $points ->
    [one] one magnet
   *[other] { $points } magnets
  }
# $place: a number, among today’s results.
web-daily-place = Place { $place } so far.
web-daily-not-counted = This try is not on the board.
# $days: played one after another, 0 as well; $best: points or magnets.
web-daily-series = { $days ->
    [one] One day in a row, best: { $best }.
   *[other] { $days } days in a row, best: { $best }.
  }
web-daily-today = Today’s board
web-daily-yesterday = Yesterday’s board
web-daily-nobody = Nobody has finished yet.
web-daily-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
# Before the two numbers that a deal can be checked by.
web-daily-seed = Seed and salt
web-daily-name = Your name on the board
# Pasted elsewhere. $day is a date, $result “53 points” or “19 magnets”.
web-daily-line = Lodestone daily: { $game }, { $day }, { $result }
web-daily-copy-line = Copy the line
web-daily-copy-picture = Copy the picture
web-daily-save-picture = Save the picture
web-daily-copied = Copied.
# Read out before the result that it shows.
web-daily-picture = A picture to paste, without tiles or magnets:
web-daily-honest = There are no accounts here, so a second browser gets a second try. It is for fun, and there are no prizes. Your name, points, the time and a fingerprint of your key are kept for 90 days.
web-daily-promise = Each deal is drawn the day before: the SHA-256 of its seed is shown at once, the seed itself an hour after the day.
# Opens what the deals of the days can be checked by.
web-daily-check = Check the deals
