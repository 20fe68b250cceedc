"""One connection to a table, and the interface of a program that plays over it, whichever game it is."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import msgspec
import websockets

from lodestone.bots.programs import ProgramSeat
from lodestone.core import InvalidRequest

Json = dict[str, Any]


class ServerConnection:
    """Sends messages with ids that nobody else has used on this seat."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self._socket = socket
        self._prefix = secrets.token_hex(8)
        self._asked = 0
        self._waiting: dict[str, asyncio.Future[None]] = {}

    async def receive(self) -> str | bytes:
        """The next message."""
        return await self._socket.recv()

    async def send(self, kind: str, **message: Any) -> str:
        """Send a message; returns the id it got."""
        self._asked += 1
        name = f"{self._prefix}-{self._asked}"
        if kind != "hello":
            message["id"] = name
        await self._socket.send(msgspec.json.encode({"type": kind, **message}).decode())
        return name

    async def ask(self, kind: str, **message: Any) -> None:
        """Send a message and wait until it is done; raises the server's refusal."""
        name = await self.send(kind, **message)
        answer = asyncio.get_running_loop().create_future()
        self._waiting[name] = answer
        try:
            await answer
        finally:
            del self._waiting[name]

    def answered(self, message: Json) -> bool:
        """Whether this is an answer that somebody waits for."""
        waiting = self._waiting.get(message.get("id") or "")
        if waiting is None or waiting.done():
            return waiting is not None
        if message["type"] == "refused":
            error = message["error"]
            waiting.set_exception(InvalidRequest(error["key"], rule=error["rule"], **error["args"]))
        else:
            waiting.set_result(None)
        return True


StartProgram = Callable[[Mapping[str, Any]], ProgramSeat]
"""Called with the rules."""


class Sitting(Protocol):
    """A program on a seat of one game."""

    program: ProgramSeat | None

    @property
    def over(self) -> bool:
        """Whether there is nothing more to do here."""
        ...

    def hear(self, message: Json) -> None:
        """A message with a game in it."""
        ...

    def see(self, frame: bytes) -> None:
        """Take in a live frame."""
        ...

    async def play(self, connection: ServerConnection) -> None:
        """Play until the game is over or the connection is lost."""
        ...

    def pause(self, paused: bool) -> None:
        """Whether the table pauses, as it was told last."""
        ...

    def result(self) -> Json:
        """The result, for the program."""
        ...
