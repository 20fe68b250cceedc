"""Strangers for tests: somebody in the lobby, who watches open tables and waits for somebody to play with."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections.abc import Awaitable
from types import TracebackType
from typing import Any, Self

import websockets

from tests.server.client import PATIENCE, Api, ConnectionLost, Json, Refusal


class Stranger:
    """One socket in the lobby. Keeps what a browser would keep."""

    def __init__(self, api: Api, name: str = "Ann", *, polite: bool = True, token: str | None = None) -> None:
        self.api = api
        self.name = name
        self.polite = polite
        """Comes when called."""
        self.token = token or secrets.token_hex(24)
        self.told: list[Json] = []
        self.listings: dict[str, Json] = {}
        self.paired: Json | None = None
        self.over: str | None = None
        self.call: Json | None = None
        self.bye: Json | None = None
        self._answers: dict[str | None, Json] = {}
        self._ids = itertools.count()
        self._news = asyncio.Condition()
        self._closed = False

    async def __aenter__(self) -> Self:
        address = f"ws{self.api.url.removeprefix('http')}/api/lobby/socket"
        self._socket = await websockets.connect(address, open_timeout=PATIENCE)
        self._reading = asyncio.create_task(self._read())
        await self.post({"type": "hello", "protocol": 1, "language": "en"})
        await self.until(lambda: self.told)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._socket.close()
        await self._reading

    async def post(self, message: object) -> None:
        """Send something, whatever it is."""
        await self._socket.send(message if isinstance(message, str) else json.dumps(message))

    async def ask(self, type: str, **fields: Any) -> None:
        """Send a message and wait until it is done; a refusal is raised."""
        id = f"q{next(self._ids)}"
        await self.post({"type": type, "id": id, **fields})
        await self.until(lambda: id in self._answers)
        answer = self._answers.pop(id)
        if answer["type"] == "refused":
            raise Refusal(answer["error"])

    async def wait(self, game: str = "clustered") -> None:
        """Press “Play somebody now”."""
        await self.ask("wait", game=game, token=self.token, name=self.name)

    async def seated(self) -> Json:
        """Wait for the table."""
        await self.until(lambda: self.paired)
        assert self.paired is not None
        return self.paired

    async def until(self, condition: Any) -> None:
        """Wait until something holds; `ConnectionLost` if it cannot any more."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: condition() or self._closed)
            if not condition():
                raise ConnectionLost(str(self.bye))

    async def _read(self) -> None:
        try:
            async for text in self._socket:
                await self._hear(json.loads(text))
        except websockets.ConnectionClosed:
            pass
        self._closed = True
        async with self._news:
            self._news.notify_all()

    async def _hear(self, message: Json) -> None:
        self.told.append(message)
        match message["type"]:
            case "listings":
                kept = {} if message["whole"] else self.listings
                gone = set(message["gone"])
                news = {one["listing"]: one for one in message["listings"]}
                self.listings = {**{id: one for id, one in kept.items() if id not in gone}, **news}
            case "found":
                self.call = message
                if self.polite:
                    await self.post({"type": "answer", "id": "yes", "pair": message["pair"], "agree": True})
            case "waiting":
                self.call = None
            case "paired":
                self.paired = message
            case "over":
                self.over = message["reason"]
            case "bye":
                self.bye = message
            case "done" | "refused":
                self._answers[message["id"]] = message
        async with self._news:
            self._news.notify_all()


async def meet(*people: Stranger, game: str = "clustered") -> list[Json]:
    """Have them wait, one after another; where each of them sits."""
    for person in people:
        await person.wait(game)
    return [await person.seated() for person in people]


async def in_the_end(person: Stranger) -> Json:
    """Where they sit; who was called in vain, since the other one's server was gone, begins again."""
    while person.paired is None:
        await person.until(lambda: person.paired or person.over)
        if person.paired is None:
            person.over = None
            await person.wait()
    return person.paired


async def open_table(api: Api, **more: Any) -> Json:
    """A table that anybody may sit down at."""
    return await api.create("here", "link", listed=True, **{"name": "Ann", **more})


async def refused(asking: Awaitable[object]) -> str:
    """Do something that must be refused; why it was."""
    try:
        answer = await asking
    except Refusal as refusal:
        return refusal.key
    raise AssertionError(f"not refused: {answer}")
