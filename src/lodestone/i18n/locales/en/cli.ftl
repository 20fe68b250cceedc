# The command line.

## Errors

cli-error = lodestone: { $problem }
cli-language = There is no language “{ $code }”. Known: { $known }.
cli-no-such-option = There is no option { $name } here; --help lists what there is.
cli-no-such-command = There is no command “{ $name }”; --help lists what there is.
cli-missing = { $name } is missing; --help shows how to ask.
cli-value-missing = { $name } needs a value; --help shows which.
cli-no-value-taken = { $name } takes no value.
cli-too-much = There is more in this line than the command takes; --help shows how to ask.
# $needed: one of the sentences below, without a capital
cli-bad-value = The value for { $name } does not do: { $needed } is needed.
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
file-too-large = “{ $name }” is larger than { $limit } MiB, far more than is needed here.
file-binary = “{ $name }” is not a text file in UTF-8.
file-not-json = “{ $name }” is not JSON (line { $line }, column { $column }).

## Help

help-lodestone = The open table for Kluster and Clustered: play, keep score, referee.
help-lang = Language to speak: { $known }.
help-help = Show this page and leave.
help-version = Show the version and leave.
help-json = Print JSON, for programs.
help-game = Which game.
help-score = Score a finished table of Clustered, typed in as letters.

    On the board . is an empty cell, # the start tile, A to H a seat’s tile and a to h its wild.
help-score-file = The board, one row a line; - reads standard input.
help-referee = Referee a game over JSON lines on standard input and output, for bots in any language.
help-play = Play in the terminal: people at one keyboard, bots, or both.
help-play-seats = Who sits where, separated by commas: human or a bot’s name (random, greedy, casual, club, montecarlo, expert), 1 to 8 of them.
help-play-seed = Deal from this number, to play the same tiles again.
help-play-first = The seat that starts, A to H.
help-play-fast = Fast game: draw two a turn and keep five.
help-play-extra-wild = Seats with a third wild, as in AC.
help-play-first-bonus = +2 for the first line of five and the first 2×3.
help-play-largest-bonus = +2 for the largest rectangle and the longest line at the end.
help-play-resume = Go on with a saved game.
help-play-record = Where to keep the record; a game is kept in any case.
help-play-plain = No colours, no redrawing: for screen readers and pipes.
help-replay = Step through a saved game.
help-replay-file = A record written by “play” or by the referee’s “save”.
help-replay-move = Show the table after this many moves and leave.
help-simulate = Simulate a scene of Kluster: magnets and cords on a table, and what hands do with them.
help-simulate-file = The scene, a JSON file as docs/scenes.md describes it; - reads standard input.
help-simulate-plot = Draw what happened, seen from above (.png, .svg or .pdf).
help-simulate-record = Write down every input, so that the run can be replayed bit by bit.
help-warmup = Prepare physics and bots now, so that no game has to wait for them.
help-bench = Measure how fast this computer is at the games, on one core.

## How to ask: the heads of help pages, and what stands for a value

usage-head = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND …
usage-arguments-title = Arguments
usage-options-title = Options
usage-commands-title = Commands
usage-number = NUMBER
usage-text = TEXT
usage-code = CODE
usage-folder = FOLDER
usage-file = FILE
usage-seat = SEAT
usage-seats = SEATS
usage-default = default: { $value }

## score

board-character = Line { $line }, column { $column }: “{ $character }” has no meaning on a board; use . # A to H and a to h.
score-seat = Seat
score-rectangle = Rectangle
score-rows = Rows
score-columns = Columns
score-total = Total
score-empty = There are no tiles on this board.
score-largest-rectangle = { $seat ->
    [none] Nobody alone has the largest rectangle.
   *[other] { $seat } has the largest rectangle.
  }
score-longest-line = { $seat ->
    [none] Nobody alone has the longest line.
   *[other] { $seat } has the longest line.
  }
