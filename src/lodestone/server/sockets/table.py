"""The WebSocket of a table: hello first, then messages both ways until either side closes."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from starlette.responses import Response
from starlette.websockets import WebSocket

from lodestone.core import InvalidRequest, LodestoneError
from lodestone.match.wire import Message
from lodestone.server import metrics
from lodestone.server.cluster.passing_on import PassedRequest
from lodestone.server.cluster.signing import target_of
from lodestone.server.connection import Connection
from lodestone.server.entrance.door import address_in, may_be_passed_on, was_passed_on
from lodestone.server.errors import Conflict, NotAllowed, NotFound, NotHere, TooMany, problem_of
from lodestone.server.hub import Hub
from lodestone.server.protocol import asked
from lodestone.server.protocol.told import Ack, Refused
from lodestone.server.room.room import Room
from lodestone.server.sockets.guests import Guest, deny, id_in, let_in
from lodestone.server.table.decide import Deciding, Decision
from lodestone.server.table.heard import message_of
from lodestone.server.table.table import Table

ELSEWHERE = 0.5
"""s after which a client that came to a table that another server has taken meanwhile comes back."""


async def table_socket(websocket: WebSocket) -> None:
    """`/api/tables/{table}/socket`"""
    hub: Hub = websocket.app.state.hub
    if was_passed_on(websocket.scope) and not hub.stopping:  # everything was checked at the server where it came in
        await _at_our_table(hub, websocket, address_in(websocket.scope))
        return
    async with let_in(hub, websocket) as address:
        if address is None:
            return
        if not may_be_passed_on(websocket.scope):
            await _at_our_table(hub, websocket, address)
        elif not await _pass_on(hub, websocket, address):
            await _hear(hub, websocket, address)


async def _at_our_table(hub: Hub, websocket: WebSocket, address: str) -> None:
    """Serve it if we have the table: what was passed on to us is passed on no further."""
    try:
        if await hub.cluster.whose(websocket.path_params["table"]) is not None:
            raise NotHere("server-unavailable")
    except LodestoneError as problem:
        await deny(websocket, problem)
    else:
        await _hear(hub, websocket, address)


async def _pass_on(hub: Hub, websocket: WebSocket, address: str) -> bool:
    """Pass the socket on to the server that has the table, until it is closed; False: we have it."""
    asked = PassedRequest("GET", target_of(websocket.scope), {}, address)
    try:
        passed = await hub.passing_on.socket(websocket.path_params["table"], websocket, asked)
    except LodestoneError as problem:
        await deny(websocket, problem)
        return True
    if isinstance(passed, bool):
        return passed
    await websocket.send_denial_response(Response(passed.body, passed.status, passed.headers))
    return True


async def _hear(hub: Hub, websocket: WebSocket, address: str) -> None:
    """Serve a socket at a table of ours, until it is closed."""
    with metrics.CONNECTIONS.track_inprogress():
        await websocket.accept()
        # In a task of its own: otherwise each wake-up would go through all layers of the application, there and back.
        await asyncio.create_task(_Reader(hub, websocket, address).run())


class _Reader(Guest):
    """What somebody sends, from hello to goodbye."""

    def __init__(self, hub: Hub, websocket: WebSocket, address: str) -> None:
        super().__init__(hub, websocket, address)
        self._table: str = websocket.path_params["table"]
        self._idle: Room | None = None
        """Where they are, while nothing that they have sent is being answered."""
        self._wire.when_streamed = self._stream

    async def run(self) -> None:
        """Hear and answer until the connection is closed. What was begun is done, even if it is closed meanwhile."""
        room: Room | None = None
        try:
            text = await self._first()
            if text is None:
                return
            await self._hub.turnstile.enter(self._connection.address)
            room = await self._hello(text)
            while room is not None and self._connection.closing is None:
                self._idle = room
                text = await self._receive()
                self._idle = None
                if text is None:
                    return
                self._connection.heard = time.monotonic()
                await self._hub.turnstile.enter(self._connection.address)
                await self._message(room, text)
        finally:
            self._idle = self._wire.when_streamed = None
            self._connection.forget()
            if room is not None:
                room.leave(self._connection)

    async def _hello(self, text: bytes) -> Room | None:
        """Find out who is there; a client without a proper hello is sent away."""
        hub, connection = self._hub, self._connection
        try:
            message: Message = self._decode(text, hub.asked)
            if not isinstance(message, asked.Hello):
                raise InvalidRequest("server-hello-first")
            self._greet(message.protocol, message.language)
            room = await hub.room(self._table)
            async with room.lock:
                table = await room.fresh()
                if message.token is not None:
                    connection.person = table.people.who_has(message.token)
                    if connection.person is None:
                        raise NotFound("server-unknown-token")
                room.admit(connection)
                room.enter(connection)
            return room
        except LodestoneError as problem:
            connection.tell(Refused(None, problem_of(problem, connection.language)))
            if isinstance(problem, TooMany):
                connection.close("too-many", retry_after=10.0)
            elif isinstance(problem, NotHere):
                connection.close("moved", retry_after=ELSEWHERE)
            else:
                connection.close("protocol", retry_after=2.0 if problem.key == "server-unavailable" else None)
            return None

    async def _message(self, room: Room, text: bytes) -> None:
        id: str | None = None
        try:
            message = self._read(text)
            if isinstance(message, asked.Stream):
                self._lead(room, message)
                return
            id = getattr(message, "id", None)
            self._check_pace()
            await answer(room, self._connection, message)
        except LodestoneError as problem:
            self._refuse(id or id_in(text), problem)

    def _stream(self, text: bytes) -> bool:
        """The fast path for hand movements: at once, unless something else of this connection or others is first."""
        connection, room = self._connection, self._idle
        if room is None or not self._hub.turnstile.passes(connection.address):
            return False
        connection.heard = time.monotonic()
        try:
            message = self._read(text)
        except LodestoneError as problem:
            self._refuse(id_in(text), problem)
            return True
        if not isinstance(message, asked.Stream):
            return False
        self._lead(room, message)
        return True

    def _lead(self, room: Room, message: asked.Stream) -> None:
        """Handle a streamed intent, which is never acknowledged."""
        try:
            self._check_pace(hovering=True)
            match = room.live.match_for(self._connection, message.seat)
            match.stream(message.seat, message.number, bytes(message.intent))
        except LodestoneError as problem:
            self._refuse("stream", problem)

    def _read(self, text: bytes) -> Message:
        try:
            message: Message = self._decode(text, self._hub.asked)
            return message
        except InvalidRequest:
            self._check_pace()  # malformed messages count too
            raise


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
        case asked.Hint():
            await room.hints.ask(connection, message)
        case asked.ListTable(on=True) if not room.table.listed:
            room.hub.lobby.check_allowed()
            room.hub.lobby.listings.allow(connection.address)
            await _change(room, connection, message)
        case asked.Resync():
            async with room.lock:
                await room.fresh()
                room.welcome_again(connection, message.id)
        case _ if isinstance(message, Deciding):
            await _change(room, connection, message)
        case _:
            await _question(room, connection, message)


async def _change(room: Room, connection: Connection, message: Deciding) -> None:
    """Do something that is stored. Asked again, it is answered and not done twice."""
    person, heard = connection.person, message_of(message.id, message)
    async with room.lock:
        table = await room.fresh()
        version = None if person is None else table.heard.version(person, heard)
        if version is None:
            decision = Decision(table, person, room.onlookers.people, now := time.monotonic())
            entries = decision.on(message)
            if entries:
                room.allowances.use(table.people, decision.person, message, now)
            version = await room.write(entries, person, heard, asker=connection)
            if entries:
                return
        connection.tell(Ack(message.id, version))


async def _question(room: Room, connection: Connection, message: Any) -> None:
    """Answer a question about the game that goes beyond the view."""
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
