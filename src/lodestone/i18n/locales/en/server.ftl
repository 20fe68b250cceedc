### What the table server says to its guests.

## Tables

# $seat: a seat’s letter.

table-host-name = Host
table-spectators = You are only watching. Sit down to join in.
table-not-your-seat = Seat { $seat } is not yours.
table-no-such-seat = There is no seat { $seat } here: the seats are A to { $last }.
table-not-on-turn = It’s seat { $seat }’s turn.
table-not-your-move = Only the player who made the last move can ask to take it back.
table-bot-plays = A bot plays for seat { $seat }: take the seat back first.
table-nobodys-seat = Nobody has seat { $seat }, so there is nobody to stand in for.
table-no-stand-in = No bot is standing in on seat { $seat }.
table-still-here = The player on seat { $seat } is still here.
table-has-days = Turns take days here: only the player on seat { $seat } can let a bot stand in there.
table-has-clock = You met here, and the clock decides: only the player on seat { $seat } can let a bot stand in there.
table-not-waiting = The game has already begun.
table-not-begun = The game has not begun yet.
table-not-over = The game is not over yet.
table-no-free-seat = That seat is not free, or none is.
table-proposal-open = Something else has been proposed. Answer that first.
table-no-proposal = Nothing has been proposed.
table-not-asked = You are not being asked.
table-paused = The game is paused.
table-not-paused = The game is not paused.
table-closed = This table is closed.
table-full = So much has happened at this table that nothing more fits in. Finish the game, then make a new table.
table-host-only = Only the host of this table may do that.
table-no-chat = There is no chat at this table.
table-no-such-reaction = There is no such reaction.
table-nothing-said = That message is empty.
table-other-game = This table plays { $game }.
table-other-options = { $game } has no such options.
table-bot-level = Give a level for bots, and only for bots.
table-first = With “picked” or “named”, say which seat starts; with “drawn”, say none.
table-first-bot = A bot has neither age nor height. Pick a person, or draw lots.
table-id-used = Another message has had this id already: give each one an id of its own.
live-resign = To leave the game, send “resign”.
live-stream = Only hovers and drags can be streamed; send everything else with “do”.
live-preparing = The physics is being prepared; this takes a moment, once.

## The server

server-no-record = There is no such record.
server-no-turn = There is no such turn.
server-no-track = This turn no longer plays out as recorded: the physics has changed since.
server-no-track-yet = Too many records are being filmed right now. Try again in a moment.
server-no-page = There is nothing here.
server-admin-only = Only the administrator of this server may do that.
server-no-table = There is no such table.
server-no-lesson = There is no such lesson.
server-unknown-token = This link belongs to nobody at this table.
server-hello-first = The first message must be “hello”.
server-hello-twice = “hello” has already been said.
server-protocol = This server speaks version { $known } of the protocol, not { $given }.
server-message-size = That is too large: at most { $limit } bytes are read.
server-too-fast = Too many messages at once. Wait a moment.
server-busy = The server is busy with too many requests. Try again in a moment.
server-too-long = That would have taken too long, so it was stopped; nothing has changed.
server-too-slow = Your request came in too slowly and was dropped.
server-too-much-chat = You are chatting too fast. Wait a moment.
server-too-many-tables = Too many tables have been opened from your address. Wait a while.
server-table-full = Too many people are already watching this table.
server-origin = This page may not talk to this server.
server-host = This server does not answer to “{ $host }”. Its administrator can add that name with --public-url.
server-unavailable = The server cannot store anything right now; nothing has changed. Try again in a moment.
server-defect = Something went wrong in the server; nothing has changed.
server-no-method = That cannot be done here.
server-not-built-title = The table is set, but the chairs are missing
server-not-built = This server is running, but its browser part has not been built. From a copy of the source, “make play” builds it; an installed package includes it.
server-no-docs-title = The documentation is not here
server-no-docs = This copy of Lodestone was set up without its documentation. From a copy of the source, “make docs” builds it.

## Kluster live

live-cut-short = The table had to start this turn over. Please try again.

## Hints and reviews: hints at a table

table-no-hints = This table has no hints.
table-hints-ask = Everybody at the table has to agree to hints first.
table-hints-often = One hint at a time. Wait a moment.
table-hint-late = Too late: the game has moved on.
server-hints-busy = Too many hints are being worked out right now. Try again in a moment.

## Hints and reviews: reviews

server-no-review = This record cannot be reviewed.
server-no-review-yet = Too many records are being reviewed right now. Try again in a moment.

## Storage

# $place: the file, or the address without its password. $cause: what the database or the system says, in its own words.

storage-unavailable = The storage is not answering ({ $cause }). Nothing was changed; try again.
storage-full = The storage is full ({ $cause }). Nothing was changed; try again once there is room.
storage-uncertain = The connection to the storage broke off ({ $cause }). Reload to see whether anything was stored.
storage-conflict = Table { $table } has moved on: version { $version } was to be written, but the newest one is { $head }.
storage-unknown-table = There is no table { $table }.
storage-not-owner = Table { $table } is with another server now.
storage-table-exists = There is already a table { $table }.

## Links, where they are shown before anybody opens them

# $game: its name.

share-title = Lodestone: Kluster and Clustered
share-what = Magnets in a loop of cord, tiles in lines and rectangles: play alone, against bots or with friends, without an account. Unofficial, not affiliated.
share-table = { $game }: come to the table
share-table-what = Open the link to sit down or to look on. No account, nothing to install.
share-record = { $game }: a whole game
share-record-what = Open the link to go through it turn by turn.
share-daily = Lodestone: the daily table
share-daily-what = One deal a day, the same for everybody, and one try each. Come and play today’s.
table-chat-first = You have not met before: everybody has to allow chat first.
table-strangers-close = A game with somebody you met here cannot be closed. You can resign.
table-listed-full = A listed table needs a free seat.
server-no-open-tables = There are no open tables on this server.
server-too-many-listings = Too many of your tables are already listed. Start one of them, or take one off the list.
server-too-many-waiting = Too many people at your address are already waiting.
server-unanswered = You were called several times without answering. Wait a while before you try again.
server-nobody-found = Nobody is waiting for you any more.
server-no-listing = That table is no longer open.
## Daily tables

daily-none = There is no such daily table.
daily-off = There are no daily tables on this server.
daily-token = A daily table needs a token of your own: 20 to 64 letters, digits, - or _ in the Authorization header.
daily-too-many = Today’s daily table has been opened too often from your address. Come back tomorrow.
daily-no-bot = At a daily table no bot plays for you.
daily-no-take-back = At a daily table no move is taken back.
daily-once = A daily table is played once. There is another one tomorrow.
daily-no-hints = A daily table has no hints.
daily-no-spectators = Nobody looks on at a daily table.
daily-record-sealed = The record of a daily table opens an hour after its day.
