"""The WebSocket of the lobby: hello first, then open tables as they come and go, and waiting for somebody to play with.

It belongs to no table, so whichever server it comes to has it.
"""

from __future__ import annotations

import asyncio
import time

import msgspec
from starlette.websockets import WebSocket

from lodestone.core import InvalidRequest, LodestoneError
from lodestone.server import metrics
from lodestone.server.errors import ServerRefusal, TooMany, problem_of
from lodestone.server.hub import Hub
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
from lodestone.server.sockets.guests import Guest, deny, id_in, let_in

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


class _Visitor(Guest):
    """Somebody in the lobby, from hello to goodbye."""

    async def run(self) -> None:
        """Hear and answer until the connection is closed."""
        connection, lobby = self._connection, self._hub.lobby
        try:
            text = await self._first()
            if text is None:
                return
            await self._hub.turnstile.enter(connection.address)
            await self._hello(text)
            while connection.closing is None:
                text = await self._receive()
                if text is None:
                    return
                connection.heard = time.monotonic()
                await self._hub.turnstile.enter(connection.address)
                self._answer(text)
        finally:
            connection.forget()
            lobby.watching.leave(connection)
            lobby.pairing.stop(connection)

    async def _hello(self, text: bytes) -> None:
        """Anybody who does not say a proper hello is sent away."""
        connection = self._connection
        try:
            message = self._decode(text, _MESSAGES)
            if not isinstance(message, LobbyHello):
                raise InvalidRequest("server-hello-first")
            self._greet(message.protocol, message.language)
            await self._hub.lobby.watching.enter(connection)
        except LodestoneError as problem:
            connection.tell(Refused(None, problem_of(problem, connection.language)))
            if isinstance(problem, TooMany):
                connection.close("too-many", retry_after=problem.retry_after)
            else:
                later = isinstance(problem, ServerRefusal) or problem_of(problem, "en").code == "unavailable"
                connection.close("protocol", retry_after=2.0 if later else None)

    def _answer(self, text: bytes) -> None:
        connection, pairing = self._connection, self._hub.lobby.pairing
        try:
            self._check_pace()
            message = self._decode(text, _MESSAGES)
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
            self._refuse(id_in(text), problem)
