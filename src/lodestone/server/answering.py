"""Messages of a socket, one by one: each gets exactly one answer."""

from __future__ import annotations

import time
from typing import Any

from lodestone.core import InvalidRequest
from lodestone.match.wire import Message
from lodestone.server.connection import Connection
from lodestone.server.errors import Conflict, NotAllowed, TooMany
from lodestone.server.protocol import asked
from lodestone.server.protocol.told import Ack
from lodestone.server.room import Room
from lodestone.server.table.decide import Deciding, Decision
from lodestone.server.table.heard import message_of
from lodestone.server.table.table import Table


async def answer(room: Room, connection: Connection, message: Message) -> None:
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
        case asked.Hint():
            await room.hints.ask(connection, message)
        case asked.Resync():
            async with room.lock:
                await room.fresh()
                room.welcome_again(connection, message.id)
        case asked.Say() | asked.React() if not connection.talk.take(time.monotonic()):
            raise TooMany("server-too-much-chat")
        case _ if isinstance(message, Deciding):
            await _change(room, connection, message)
        case _:
            await _question(room, connection, message)


async def _change(room: Room, connection: Connection, message: Deciding) -> None:
    """Something that is stored. Asked again, it is answered and not done twice."""
    person, heard = connection.person, message_of(message.id, message)
    async with room.lock:
        table = await room.fresh()
        version = None if person is None else table.heard.version(person, heard)
        if version is None:
            entries = Decision(table, person, room.onlookers.people, time.monotonic()).on(message)
            version = await room.write(entries, person, heard, asker=connection)
            if entries:
                return
        connection.tell(Ack(message.id, version))


async def _question(room: Room, connection: Connection, message: Any) -> None:
    """Something of the game to be known that is not in the view."""
    kind = room.table.kind
    if isinstance(message, kind.live_questions):
        await room.live.ask(connection, message)
    elif isinstance(message, kind.questions):
        async with room.lock:
            _answer(await room.fresh(), connection, message)
    else:
        raise kind.refuse_other()


def _answer(table: Table, connection: Connection, question: Any) -> None:
    if table.play is None:
        raise Conflict("table-not-begun")
    seat = getattr(question, "seat", None)
    if seat is not None and seat not in table.people.seats_of(connection.person):
        raise NotAllowed("table-not-your-seat", seat=seat)
    connection.tell(table.play.answer(question, connection.language))
