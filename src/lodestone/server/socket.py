"""The WebSocket of a table: hello first, then messages both ways until somebody has enough."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from lodestone.core import InvalidRequest, LodestoneError
from lodestone.i18n import languages
from lodestone.server import metrics
from lodestone.server.answering import answer
from lodestone.server.connection import Connection
from lodestone.server.errors import NotFound, TooMany, problem_of
from lodestone.server.hub import Hub
from lodestone.server.origins import same_origin
from lodestone.server.protocol import PROTOCOL, asked
from lodestone.server.protocol.asked import AnyAsked
from lodestone.server.protocol.told import Refused
from lodestone.server.reading import read_json
from lodestone.server.room import Room

GOODBYE = 3.0
"""s for a goodbye to get through."""
PATIENCE = 40
"""Refusals in a row for being too fast, after which a connection is closed."""

_DECODER: msgspec.json.Decoder[AnyAsked] = msgspec.json.Decoder(AnyAsked)
_log = structlog.get_logger(__name__)


async def table_socket(websocket: WebSocket) -> None:
    """`/api/tables/{table}/socket`"""
    hub: Hub = websocket.app.state.hub
    if not same_origin(websocket.headers, hub.settings):
        await websocket.close(1008)
        return
    address = websocket.client.host if websocket.client else ""
    if hub.stopping or hub.addresses[address] >= hub.settings.limits.connections_per_address:
        await websocket.close(1013)
        return
    hub.addresses[address] += 1
    metrics.CONNECTIONS.inc()
    try:
        await websocket.accept()
        await _serve(hub, websocket, Connection(websocket, hub.settings.limits))
    finally:
        metrics.CONNECTIONS.dec()
        hub.addresses[address] -= 1
        if not hub.addresses[address]:
            del hub.addresses[address]


async def _serve(hub: Hub, websocket: WebSocket, connection: Connection) -> None:
    """Both directions of a connection, from hello to goodbye."""
    writing = asyncio.create_task(connection.write())
    reader = _Reader(hub, websocket, connection)
    reading = asyncio.create_task(reader.run())
    connection.when_closing = partial(reader.stop, reading)
    try:
        await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing is not None:
            await asyncio.wait({writing}, timeout=GOODBYE)
        reader.stop(reading)
        await asyncio.wait({reading})
    finally:
        writing.cancel()
        reading.cancel()
        for result in await asyncio.gather(reading, writing, return_exceptions=True):
            # the layers below raise these when the other side has gone while we were sending
            if isinstance(result, Exception) and not isinstance(result, OSError | RuntimeError | WebSocketDisconnect):
                _log.error("socket_failed", exc_info=result)


class _Reader:
    """The reading side of one connection."""

    def __init__(self, hub: Hub, websocket: WebSocket, connection: Connection) -> None:
        self._hub = hub
        self._websocket = websocket
        self._connection = connection
        self._too_fast = 0
        self._receiving = False
        self._stopped = False

    def stop(self, task: asyncio.Task[None]) -> None:
        """End `run`: at once if it only waits, else when what it does is done, so that nothing stays half done."""
        self._stopped = True
        if self._receiving:
            task.cancel()

    async def run(self) -> None:
        """Hear and answer until the connection is closed."""
        room: Room | None = None
        try:
            text = await self._first()
            if text is None:
                return
            room = await self._hello(text)
            while room is not None and not self._stopped and self._connection.closing is None:
                text = await self._receive()
                if text is None:
                    return
                self._connection.heard = time.monotonic()
                await self._message(room, text)
        finally:
            if room is not None:
                room.leave(self._connection)

    async def _first(self) -> bytes | None:
        try:
            return await asyncio.wait_for(self._receive(), self._hub.settings.limits.hello_seconds)
        except TimeoutError:
            self._connection.close("idle", retry_after=None)
            return None

    async def _receive(self) -> bytes | None:
        """The next message; None if there will be none."""
        self._receiving = True
        message = await self._websocket.receive()
        self._receiving = False
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return message.get("bytes") or b"" if text is None else text.encode()

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
                if len(room.connections) >= hub.settings.limits.connections_per_table:
                    raise TooMany("server-table-full")
                room.enter(connection)
            return room
        except LodestoneError as problem:
            connection.tell(Refused(None, problem_of(problem, connection.language)))
            retry = 2.0 if isinstance(problem, TooMany) or problem.key == "server-unavailable" else None
            connection.close("protocol", retry_after=retry)
            return None

    async def _message(self, room: Room, text: bytes) -> None:
        connection = self._connection
        id: str | None = None
        try:
            message = self._decode(text)
            id = "stream" if isinstance(message, asked.Stream) else getattr(message, "id", None)
            bucket = connection.streams if isinstance(message, asked.Stream) else connection.messages
            if not bucket.take(time.monotonic()):
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

    def _decode(self, text: bytes) -> AnyAsked:
        limit = self._hub.settings.limits.message_size
        if len(text) > limit:
            raise InvalidRequest("server-message-size", limit=limit)
        return read_json(text, _DECODER)


class _Named(msgspec.Struct):
    id: str | None = None


def _id_in(text: bytes) -> str | None:
    """The id of a message that could not be read otherwise."""
    try:
        return (msgspec.json.decode(text, type=_Named).id or "")[:40] or None
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None
