# The lobby and the set-up of a new table.

web-lobby-title = Sit down and play
web-lobby-what = Alone, against the computer, with others at this screen or with friends far away. No account needed.
web-lobby-clustered = Lay tiles that share two of three attributes with their neighbours; grow lines and rectangles, get in each other’s way.
web-lobby-kluster = Set magnets down inside a loop of cord. Whatever snaps together is yours again. Get rid of all of them.
web-play-clustered = Play Clustered
web-play-kluster = Play Kluster
web-set-up = Set up …
web-lobby-kluster-preparing = The magnets are being prepared; that takes a minute or two once.
web-join-title = Join a friend
web-join-what = Paste the link you were sent, or just the last part of it.
web-join-link = Link to the table
web-join = Join
web-join-unreadable = That does not look like a link to a table.
web-real-title = At a real table
web-real-what = You have the box in front of you: let the points be counted, or turns and faults be kept.
web-recent = My tables
web-recent-forget = Take off the list
web-default-name = Guest

## People and bots

web-your-name = Your name
web-here-name = Player { $seat }
web-bot-name = Bot { $level }
web-bot-level = How well the bots play
web-level-random = Random
web-level-greedy = Greedy
web-level-montecarlo = Monte Carlo
web-level-casual = Casual
web-level-club = Club
web-level-expert = Expert
web-level-clumsy = Clumsy
web-level-steady = Steady
web-seat-free = Free seat
web-seat-called = { $name } ({ $seat })
web-seats = Seats
web-you = you

## A new table

web-new-clustered = A table of Clustered
web-new-clustered-what = Two seats and the rules of the base game, unless you choose otherwise.
web-new-kluster = A table of Kluster
web-new-kluster-what = One Classic box and two seats, unless you choose otherwise.
web-new-who = Who plays?
web-new-presets = Quick choices
web-preset-bot = Against the computer
web-preset-friend = With a friend, by link
web-preset-here = Two at this screen
web-preset-solo = Alone
web-choice-me = Me
web-choice-here = Somebody at this screen
web-choice-link = A friend, by link
web-seat-add = One more seat
web-seat-remove = Remove seat { $seat }
web-new-extended = With five or more this is the extended game: two start tiles, six cells apart.
web-new-options = Options
web-new-open = Open the table
web-option-fast = Fast game
web-option-fast-what = Draw two tiles a turn and keep five: shorter, with more choice.
web-option-first = First-to bonuses
web-option-first-what = Two points each for the first line of five and the first 2×3.
web-option-largest = Largest-cluster bonuses
web-option-largest-what = Two points each for who alone has the largest rectangle and the longest line.
web-option-wild = A third wild
web-option-wild-what = For everybody, or as a head start for somebody younger or less practised.
web-option-surface = Room on the table
web-surface-endless = No edges
web-surface-square = Square, 15 cells across
web-surface-round = Round, 7 cells in each direction
web-option-clock = Time for a turn
web-clock-none = As long as it takes
web-clock-seconds = { $seconds } seconds
web-house-rules = House rules
web-house-rules-what = Not in the rulebook; everybody at the table sees that they are on.
web-house-rule = House rule: { $name }
# $seats: letters, as “A and C”
web-option-wild-for = A third wild: { $seats }
web-surface-edges = A table with edges
web-surface-edges-what = There is only so much room for tiles.
web-solo-bests = My best scores alone
web-solo-base = Base game
web-solo-none = No game alone by these rules yet.
web-option-tie = Break ties
web-option-tie-what = Larger rectangle, then longer line, then fewer discards.
web-option-hidden = Discards face down
web-option-hidden-what = Nobody sees what others have discarded.
web-option-trim = Keep what you had
web-option-trim-what = In the fast game only a tile just drawn may be discarded.
web-option-chat = Chat
web-option-chat-what = People at this table can write to each other.

## A new table of Kluster

web-boxes = Boxes
web-box-classic = Classic
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Take at least one box.
   *[other] For up to { $most } seats.
  }
web-option-expert = Expert
web-option-expert-what = Who still has more magnets than the next player may place another one.
web-option-poles = Show the poles
web-option-poles-what = A training aid: everybody sees which face is north.
web-option-top = Table top
web-top-wood = Wood
web-top-glass = Glass, slippery
web-top-felt = Felt, rough
web-option-play-on = Play on for places
web-option-play-on-what = After the first has won the others go on.
web-option-no-sliding = No sliding
web-option-no-sliding-what = A magnet in the hand stays above the table.
web-option-cord = Hands off the cord
web-option-cord-what = The cord is moved by magnets only.
web-option-group = One group of cords
web-option-group-what = All cords must hang together, not just each with another one.
