"""Somebody at a socket, of a table or of the lobby: whether they are let in, and how much they may say."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec
from starlette.websockets import WebSocket

from lodestone.core import InvalidRequest, LodestoneError
from lodestone.i18n import DEFAULT_LANGUAGE, languages
from lodestone.match.wire import ID_LENGTH
from lodestone.server import metrics
from lodestone.server.connection import Connection
from lodestone.server.entrance.door import address_in
from lodestone.server.errors import TooMany, problem_of
from lodestone.server.http.answers import PENALTY, refusal, same_origin
from lodestone.server.hub import Hub
from lodestone.server.protocol import PROTOCOL
from lodestone.server.protocol.encoding import read_json
from lodestone.server.protocol.told import Refused
from lodestone.server.wire import wire_of

PATIENCE = 40
"""Refusals in a row for being too fast after which a connection is closed."""

T = TypeVar("T")


@asynccontextmanager
async def let_in(hub: Hub, websocket: WebSocket) -> AsyncIterator[str | None]:
    """A socket of somebody, counted for their address for as long as it lasts; None: it was refused."""
    address = address_in(websocket.scope)
    if hub.stopping:
        await websocket.close(1013)
    elif not same_origin(websocket.headers, hub.settings):
        await websocket.close(1008)
    elif not hub.requests.take(address, time.monotonic()):
        await asyncio.sleep(PENALTY)
        await deny(websocket, TooMany("server-too-fast").retry(hub.requests.wait(address)))
    elif hub.addresses[address] >= hub.settings.limits.connections_per_address:
        await asyncio.sleep(PENALTY)
        await deny(websocket, TooMany("server-too-fast"))
    else:
        hub.addresses.change(1, address)
        try:
            yield address
        finally:
            hub.addresses.change(-1, address)
        return
    yield None


async def deny(websocket: WebSocket, problem: LodestoneError) -> None:
    """Refuse the socket, and say why."""
    await websocket.send_denial_response(refusal(problem, DEFAULT_LANGUAGE))


class Guest:
    """Base of those who hear what comes over a socket."""

    def __init__(self, hub: Hub, websocket: WebSocket, address: str) -> None:
        self._hub = hub
        self._wire = wire_of(websocket)
        self._connection = Connection(self._wire, hub.settings.limits, address, hub.unread)
        self._too_fast = 0

    async def _receive(self) -> bytes | None:
        """The next message; None if there will be none."""
        message = await self._wire.receive()
        return message["bytes"] if message["type"] == "websocket.receive" else None

    async def _first(self) -> bytes | None:
        try:
            async with asyncio.timeout(self._hub.settings.limits.hello_seconds):
                return await self._receive()
        except TimeoutError:
            self._connection.close("idle", retry_after=None)
            return None

    def _greet(self, protocol: int, language: str | None) -> None:
        """Raises if they speak another protocol; from now on they are told everything in their language."""
        if protocol != PROTOCOL:
            raise InvalidRequest("server-protocol", given=protocol, known=PROTOCOL)
        if language in languages():
            self._connection.language = language

    def _check_pace(self, *, hovering: bool = False) -> None:
        """Raises if this connection or its address sends too much; hovering hands are counted apart."""
        now, connection = time.monotonic(), self._connection
        bucket = connection.streams if hovering else connection.messages
        if not bucket.take(now) or not (hovering or self._hub.messages.take(connection.address, now)):
            self._too_fast += 1
            raise TooMany("server-too-fast")
        self._too_fast = 0
        metrics.MESSAGES.inc()

    def _decode(self, text: bytes, decoder: msgspec.json.Decoder[T]) -> T:
        limit = self._hub.settings.limits.message_size
        if len(text) > limit:
            raise InvalidRequest("server-message-size", limit=limit)
        return read_json(text, decoder)

    def _refuse(self, id: str | None, problem: LodestoneError) -> None:
        metrics.REFUSALS.inc()
        self._connection.tell(Refused(id, problem_of(problem, self._connection.language)))
        if self._too_fast >= PATIENCE:
            self._connection.close("too-many", retry_after=10.0)


class _Named(msgspec.Struct):
    id: str | None = None


def id_in(text: bytes) -> str | None:
    """The id of a message that could not be read otherwise."""
    try:
        return (msgspec.json.decode(text, type=_Named).id or "")[:ID_LENGTH] or None
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None
