"""The WebSocket of the lobby: hello first, then open tables as they come and go, and waiting for somebody to play with.

It belongs to no table, so whichever server it comes to has it.
"""

from __future__ import annotations

import asyncio
import time

import msgspec
from starlette.websockets import WebSocket

from lodestone.core import InvalidRequest, LodestoneError
from lodestone.i18n import languages
from lodestone.server import metrics
from lodestone.server.connection import Connection
from lodestone.server.errors import ServerRefusal, TooMany, problem_of
from lodestone.server.hub import Hub
from lodestone.server.protocol import PROTOCOL
from lodestone.server.protocol.encoding import read_json
from lodestone.server.protocol.lobby import (
    AnswerCall,
    AnyLobbyAsked,
    Done,
    LobbyHello,
    LobbyPing,
    StopWaiting,
    Wait,
)
from lodestone.server.protocol.told import Refused
from lodestone.server.socket import PATIENCE, deny, id_in, let_in
from lodestone.server.wire import wire_of

_MESSAGES: msgspec.json.Decoder[AnyLobbyAsked] = msgspec.json.Decoder(AnyLobbyAsked)


async def lobby_socket(websocket: WebSocket) -> None:
    """`/api/lobby/socket`"""
    hub: Hub = websocket.app.state.hub
    async with let_in(hub, websocket) as address:
        if address is None:
            return
        try:
            hub.lobby.check_allowed()
        except LodestoneError as problem:
            await deny(websocket, problem)
            return
        with metrics.CONNECTIONS.track_inprogress():
            await websocket.accept()
            await asyncio.create_task(_Visitor(hub, websocket, address).run())


class _Visitor:
    """Somebody in the lobby, from hello to goodbye."""

    def __init__(self, hub: Hub, websocket: WebSocket, address: str) -> None:
        self._hub = hub
        self._wire = wire_of(websocket)
        self._connection = Connection(self._wire, hub.settings.limits, address, hub.unread)
        self._too_fast = 0

    async def run(self) -> None:
        """Hear and answer until the connection is closed."""
        connection, lobby = self._connection, self._hub.lobby
        try:
            if not await self._hello():
                return
            while connection.closing is None:
                message = await self._receive()
                if message is None:
                    return
                connection.heard = time.monotonic()
                self._answer(message)
        finally:
            connection.forget()
            lobby.watching.leave(connection)
            lobby.pairing.stop(connection)

    async def _receive(self) -> bytes | None:
        """The next message, when it is our turn; None if there will be none."""
        message = await self._wire.receive()
        if message["type"] != "websocket.receive":
            return None
        await self._hub.turnstile.enter(self._connection.address)
        return message["bytes"]

    async def _hello(self) -> bool:
        connection = self._connection
        try:
            async with asyncio.timeout(self._hub.settings.limits.hello_seconds):
                text = await self._receive()
        except TimeoutError:
            connection.close("idle", retry_after=None)
            return False
        if text is None:
            return False
        try:
            message = self._read(text)
            if not isinstance(message, LobbyHello):
                raise InvalidRequest("server-hello-first")
            if message.protocol != PROTOCOL:
                raise InvalidRequest("server-protocol", given=message.protocol, known=PROTOCOL)
            if message.language in languages():
                connection.language = message.language
            await self._hub.lobby.watching.enter(connection)
        except LodestoneError as problem:
            connection.tell(Refused(None, problem_of(problem, connection.language)))
            if isinstance(problem, TooMany):
                connection.close("too-many", retry_after=problem.retry_after)
            else:
                later = isinstance(problem, ServerRefusal) or problem_of(problem, "en").code == "unavailable"
                connection.close("protocol", retry_after=2.0 if later else None)
            return False
        return True

    def _answer(self, text: bytes) -> None:
        connection, pairing = self._connection, self._hub.lobby.pairing
        try:
            self._check_pace()
            message = self._read(text)
            match message:
                case LobbyHello():
                    raise InvalidRequest("server-hello-twice")
                case Wait():
                    pairing.wait(connection, message)
                case StopWaiting():
                    pairing.stop(connection)
                case AnswerCall():
                    pairing.answer(connection, message)
                case LobbyPing():
                    pass
            connection.tell(Done(message.id))
        except LodestoneError as problem:
            metrics.REFUSALS.inc()
            connection.tell(Refused(id_in(text), problem_of(problem, connection.language)))
            if self._too_fast >= PATIENCE:
                connection.close("too-many", retry_after=10.0)

    def _check_pace(self) -> None:
        now, connection = time.monotonic(), self._connection
        if not connection.messages.take(now) or not self._hub.messages.take(connection.address, now):
            self._too_fast += 1
            raise TooMany("server-too-fast")
        self._too_fast = 0
        metrics.MESSAGES.inc()

    def _read(self, text: bytes) -> AnyLobbyAsked:
        limit = self._hub.settings.limits.message_size
        if len(text) > limit:
            raise InvalidRequest("server-message-size", limit=limit)
        return read_json(text, _MESSAGES)
