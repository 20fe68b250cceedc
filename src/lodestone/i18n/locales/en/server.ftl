# The table server: why it refuses something. Seats are counted from 0 in $seat.

## Tables

table-host-name = Host
table-spectators = You are only watching: sit down to join in.
table-not-your-seat = Seat { $seat } is not yours.
table-no-such-seat = There is no seat { $seat } here: they are numbered 0 to { $last }.
table-not-on-turn = It is the turn of seat { $seat }.
table-not-your-move = Only whoever made the last move can ask to take it back.
table-bot-plays = A bot plays for seat { $seat }: take the seat back first.
table-nobodys-seat = Nobody holds seat { $seat }, so there is nobody to stand in for.
table-no-stand-in = No bot stands in on seat { $seat }.
table-still-here = Whoever holds seat { $seat } is still here.
table-not-waiting = The game has begun already.
table-not-begun = The game has not begun yet.
table-not-over = The game is not over yet.
table-no-free-seat = There is no free seat, or not that one.
table-too-many-people = Too many people have been at this table.
table-proposal-open = Something else has been proposed: answer that first.
table-no-proposal = Nothing has been proposed.
table-not-asked = Your consent is not needed for that.
table-paused = The game is paused.
table-not-paused = The game is not paused.
table-closed = This table is closed.
table-host-only = Only the host of this table may do that.
table-no-chat = There is no chat at this table.
table-no-such-reaction = There is no such reaction.
table-nothing-said = There is nothing to read in it.
table-other-game = At this table { $game } is played.
table-other-options = The options do not fit the game { $game }.
table-bot-level = A bot needs a level, and nobody else has one.

live-resign = To leave the game, send “resign”.
live-stream = Only hovers and drags can be streamed; send the others with “do”.
live-preparing = The physics is being prepared; this takes a moment, once.

## The server

server-no-record = There is no such record.
server-no-turn = There is no such turn in it.
server-no-track = This turn does not come out as it was recorded: the physics has changed since.
server-no-track-yet = Too many records are being filmed just now. Try again in a moment.
server-no-page = There is nothing here.
server-admin-only = Only the administrator of this server may do that.
server-no-table = There is no such table.
server-no-lesson = There is no such lesson.
server-unknown-token = This link does not belong to anybody at this table.
server-hello-first = The first message must be “hello”.
server-hello-twice = “hello” has been said already.
server-protocol = This server speaks version { $known } of the protocol, not { $given }.
server-message-size = That is too large: at most { $limit } bytes are read.
server-too-fast = Too many messages in a short time: wait a moment.
server-too-much-chat = You are talking too fast: wait a moment.
server-too-many-tables = Too many tables have been made from your address: wait a while.
server-table-full = Too many people are connected to this table.
server-origin = This page may not talk to this server.
server-unavailable = The server cannot store anything just now; nothing has changed. Try again in a moment.
server-defect = Something went wrong in the server; nothing has changed.
server-no-method = That cannot be done here.
server-not-built-title = The table is set, but the chairs are missing
server-not-built = This server runs, but its browser part was not built. From a copy of the source, “make play” builds it; an installed package brings it along.
