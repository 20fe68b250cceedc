"""Messages of a socket, one by one: each gets exactly one answer."""

from __future__ import annotations

import time

from lodestone.core import InvalidRequest
from lodestone.server.connection import Connection
from lodestone.server.errors import Conflict, NotAllowed, TooMany, reason_problem
from lodestone.server.protocol import asked
from lodestone.server.protocol.asked import AnyAsked
from lodestone.server.protocol.told import Ack, Explained, Grouped, Previewed
from lodestone.server.room import Room
from lodestone.server.table.clustered import ClusteredPlay
from lodestone.server.table.decide import Deciding, Decision
from lodestone.server.table.table import Table


async def answer(room: Room, connection: Connection, message: AnyAsked) -> None:
    """Do what was asked and answer it, or raise why not."""
    match message:
        case asked.Play():  # first, as it is by far the most frequent
            await _change(room, connection, message)
        case asked.Hello():
            raise InvalidRequest("server-hello-twice")
        case asked.Ping():
            connection.tell(Ack(message.id, room.table.version))
        case asked.Do():
            await room.live.do(connection, message)
        case asked.Stream():
            room.live.stream(connection, message)
        case asked.Weigh():
            await room.live.weigh(connection, message)
        case asked.Hint():
            await room.hints.ask(connection, message)
        case asked.Resync():
            async with room.lock:
                await room.fresh()
                room.welcome_again(connection)
        case asked.Preview() | asked.Explain() | asked.Groups():
            async with room.lock:
                _question(await room.fresh(), connection, message)
        case _:
            if isinstance(message, asked.Say | asked.React) and not connection.talk.take(time.monotonic()):
                raise TooMany("server-too-much-chat")
            await _change(room, connection, message)


async def _change(room: Room, connection: Connection, message: Deciding) -> None:
    """Something that is stored. Asked again, it is answered and not done twice."""
    person = connection.person
    if room.table.game == "kluster" and isinstance(message, asked.Resign):
        async with room.lock:
            table = await room.fresh()
            if person is not None and table.answered_before(person, message.id) is None:
                Decision(table, person, room.onlookers.people, time.monotonic()).on(message)
        await room.live.resign(message.seat)  # not while the lock is held: see live_table
    async with room.lock:
        table = await room.fresh()
        version = None if person is None else table.answered_before(person, message.id)
        if version is None:
            decision = Decision(table, person, room.onlookers.people, time.monotonic())
            entries = decision.on(message) if not decision.has_happened(message) else []
            version = await room.write(entries, person, message.id, asker=connection)
            if entries:
                return
        connection.tell(Ack(message.id, version))


def _question(table: Table, connection: Connection, message: asked.Preview | asked.Explain | asked.Groups) -> None:
    """Clustered: something to be known that is not in the view."""
    play = table.play
    if not isinstance(play, ClusteredPlay):
        raise (
            NotAllowed("table-other-game", game=table.game)
            if table.game != "clustered"
            else Conflict("table-not-begun")
        )
    if isinstance(message, asked.Groups):
        connection.tell(Grouped(message.id, play.groups()))
        return
    if message.seat not in table.people.seats_of(connection.person):
        raise NotAllowed("table-not-your-seat", seat=message.seat)
    if isinstance(message, asked.Explain):
        reasons = play.explain(message.seat, message.move)
        connection.tell(Explained(message.id, tuple(reason_problem(reason, connection.language) for reason in reasons)))
    else:
        connection.tell(Previewed(message.id, *play.preview(message.seat, message.move)))
