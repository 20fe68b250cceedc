# Tournaments of bots, and programs that play.

## Help

help-tournament = Let bots play each other and rate them; the same command goes on where it was interrupted.
help-tournament-bots = Who takes part, separated by commas; all bots of the game if nobody is named. Who is named twice takes part twice.
help-tournament-bot = A program that takes part, too; may be given several times. docs/bots-in-any-language.md says what it has to do.
help-play-bot = A program that takes the next seat; may be given several times. Without --seats (Kluster: --bots) you (Kluster: clumsy) have the first one.
help-bot-seconds = How long a program may think about each answer; by default 2 s for Clustered, 3 s for Kluster.
help-tournament-seats = How many sit at each table.
help-tournament-deals = Deals for each meeting; everybody plays each one from every seat.
help-tournament-swiss = Rounds of a Swiss tournament, in which equals meet; without it everybody meets everybody.
help-tournament-seed = Draws deals and bots; the same number gives the same games.
help-tournament-out = Where results and reports go.
help-tournament-jobs = Games at the same time; by default one for each core.
help-tournament-dask = Play on the Dask cluster of this scheduler instead.
help-bot = Let a program take a seat at an online table and play one game there.
help-bot-program = The program, with its options, in quotation marks.
help-bot-table = The link to the table, or a personal link to a seat.
help-bot-name = What others at the table see; by default the program’s name.
usage-bots = BOTS
usage-program = PROGRAM

## Errors

program-not-started = “{ $command }” cannot be started: { $detail }.
play-programs = This game has { $count ->
    [0] no programs at the table; leave --bot out
    [one] a program at the table; name it with --bot ({ $names })
   *[other] { $count } programs at the table; name them with --bot, in order of seats ({ $names })
  }.
bot-link = “{ $link }” is no link to a table; it looks like https://server/t/Abcd1234.
bot-no-server = { $address } does not answer: { $detail }.
bot-refused = The server says: { $message }
tournament-too-few = { $entrants } of them cannot fill { $seats } seats; name more bots, the same one twice if you like.
tournament-swiss-alone = There is no Swiss tournament for players alone at their tables; leave --swiss out.
tournament-log-busy = “{ $name }” is in use by another tournament that is running; choose another folder with --out.
tournament-log-other = “{ $name }” belongs to a tournament with other players, rules or numbers; choose another folder with --out.
tournament-log-line = Line { $line } of “{ $name }” is no result of this tournament; mend the file or choose another folder with --out.
tournament-workers-lost = The processes that played have died, perhaps for lack of memory; what was played is kept, and the same command goes on (try --jobs 1).
tournament-no-dask = --dask needs the package distributed: pip install "lodestone[cluster]".
tournament-no-cluster = The Dask scheduler { $address } does not answer: { $detail }.

## What is shown

# $seat is a letter
program-slips = { $count ->
    [one] { $seat } gave an answer that was late or no good: { $file }
   *[other] { $seat } gave { $count } answers that were late or no good: { $file }
  }
bot-seated = Seat { $seat } at { $server }. Waiting for the game …
# $winners are letters of seats, or –
bot-over = The game is over. Winners: { $winners }
tournament-progress = { $done } of { $total } games
tournament-interrupted = Interrupted after { $games } games; they are kept, and the same command goes on.
tournament-written = Report: { $file }
tournament-title = Tournament of { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }
tournament-summary = { $games } games, { $deals } deals for each meeting, seed { $seed }.
tournament-bot = Bot
tournament-rating = Rating
tournament-games = Games
tournament-share = Share
tournament-points = Points
tournament-slips = Slips
tournament-crosstable = What each bot (line) took from each other one (column): share with its 95 % interval, and games
tournament-course = Rating from game to game
tournament-note = Ratings are openskill’s, with twice their uncertainty; 25 is the average. A share counts ties half. Points: Clustered’s totals; in Kluster magnets left, alone magnets placed.
