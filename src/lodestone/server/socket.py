"""The WebSocket of a table: hello first, then messages both ways until somebody has enough."""

from __future__ import annotations

import asyncio
import time

import msgspec
from starlette.websockets import WebSocket

from lodestone.core import InvalidRequest, LodestoneError
from lodestone.i18n import DEFAULT_LANGUAGE, languages
from lodestone.match.wire import ID_LENGTH, Message
from lodestone.server import metrics
from lodestone.server.answering import answer
from lodestone.server.buckets import Bucket
from lodestone.server.connection import Connection
from lodestone.server.errors import NotFound, TooMany, problem_of
from lodestone.server.http.answers import PENALTY, refusal
from lodestone.server.hub import Hub
from lodestone.server.origins import same_origin
from lodestone.server.protocol import PROTOCOL, asked
from lodestone.server.protocol.told import Refused
from lodestone.server.reading import read_json
from lodestone.server.room import Room
from lodestone.server.wire import wire_of

PATIENCE = 40
"""Refusals in a row for being too fast, after which a connection is closed."""


async def table_socket(websocket: WebSocket) -> None:
    """`/api/tables/{table}/socket`"""
    hub: Hub = websocket.app.state.hub
    if not same_origin(websocket.headers, hub.settings):
        await websocket.close(1008)
        return
    address = websocket.client.host if websocket.client else ""
    if hub.stopping:
        await websocket.close(1013)
        return
    if not hub.requests.take(address, time.monotonic()):
        await asyncio.sleep(PENALTY)
        await _deny(websocket, TooMany("server-too-fast").retry(hub.requests.wait(address)))
        return
    if hub.addresses[address] >= hub.settings.limits.connections_per_address:
        await asyncio.sleep(PENALTY)
        await _deny(websocket, TooMany("server-too-fast"))
        return
    hub.addresses[address] += 1
    metrics.CONNECTIONS.inc()
    try:
        await websocket.accept()
        # In a task of its own: whatever wakes it would else go through all layers of the application, there and back.
        await asyncio.create_task(_Reader(hub, websocket, address).run())
    finally:
        metrics.CONNECTIONS.dec()
        hub.addresses[address] -= 1
        if not hub.addresses[address]:
            del hub.addresses[address]


async def _deny(websocket: WebSocket, problem: TooMany) -> None:
    """No socket, and why."""
    await websocket.send_denial_response(refusal(problem, DEFAULT_LANGUAGE))


class _Reader:
    """What somebody sends, from hello to goodbye."""

    def __init__(self, hub: Hub, websocket: WebSocket, address: str) -> None:
        self._hub = hub
        self._websocket = websocket
        self._wire = wire_of(websocket)
        self._connection = Connection(self._wire, hub.settings.limits, address, hub.unread)
        self._too_fast = 0

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
                text = await self._receive()
                if text is None:
                    return
                self._connection.heard = time.monotonic()
                await self._hub.turnstile.enter(self._connection.address)
                await self._message(room, text)
        finally:
            self._connection.forget()
            if room is not None:
                room.leave(self._connection)

    async def _first(self) -> bytes | None:
        try:
            async with asyncio.timeout(self._hub.settings.limits.hello_seconds):
                return await self._receive()
        except TimeoutError:
            self._connection.close("idle", retry_after=None)
            return None

    async def _receive(self) -> bytes | None:
        """The next message; None if there will be none."""
        message = await self._wire.receive()
        return message["bytes"] if message["type"] == "websocket.receive" else None

    async def _hello(self, text: bytes) -> Room | None:
        """Who is there? Without a proper hello there is no more to say."""
        hub, connection = self._hub, self._connection
        try:
            message = self._decode(text)
            if not isinstance(message, asked.Hello):
                raise InvalidRequest("server-hello-first")
            if message.protocol != PROTOCOL:
                raise InvalidRequest("server-protocol", given=message.protocol, known=PROTOCOL)
            if message.language in languages():
                connection.language = message.language
            room = await hub.room(self._websocket.path_params["table"])
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
            else:
                connection.close("protocol", retry_after=2.0 if problem.key == "server-unavailable" else None)
            return None

    async def _message(self, room: Room, text: bytes) -> None:
        connection = self._connection
        id: str | None = None
        try:
            message = self._decode(text)
            if isinstance(message, asked.Stream):
                id, bucket = "stream", connection.streams
            else:
                id, bucket = getattr(message, "id", None), connection.messages
            if not self._in_time(bucket):
                self._too_fast += 1
                raise TooMany("server-too-fast")
            self._too_fast = 0
            metrics.MESSAGES.inc()
            await answer(room, connection, message)
        except LodestoneError as problem:
            metrics.REFUSALS.inc()
            connection.tell(Refused(id or _id_in(text), problem_of(problem, connection.language)))
            if self._too_fast >= PATIENCE:
                connection.close("too-many", retry_after=10.0)

    def _in_time(self, bucket: Bucket) -> bool:
        """Whether neither this connection nor its address sends too much; hands that hover count for themselves."""
        now, connection = time.monotonic(), self._connection
        if not bucket.take(now):
            return False
        return bucket is connection.streams or self._hub.messages.take(connection.address, now)

    def _decode(self, text: bytes) -> Message:
        limit = self._hub.settings.limits.message_size
        if len(text) > limit:
            raise InvalidRequest("server-message-size", limit=limit)
        message: Message = read_json(text, self._hub.asked)
        return message


class _Named(msgspec.Struct):
    id: str | None = None


def _id_in(text: bytes) -> str | None:
    """The id of a message that could not be read otherwise."""
    try:
        return (msgspec.json.decode(text, type=_Named).id or "")[:ID_LENGTH] or None
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None
