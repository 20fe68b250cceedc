"""Strangers for tests: somebody in the lobby, who watches open tables and waits for somebody to play with."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable
from typing import Any, Self

from tests.server.client import Api, Json, Line, Refusal


class Stranger(Line):
    """One socket in the lobby. Keeps what a browser would keep."""

    def __init__(self, api: Api, name: str = "Ann", *, polite: bool = True, token: str | None = None) -> None:
        super().__init__(f"ws{api.url.removeprefix('http')}/api/lobby/socket")
        self.name = name
        self.polite = polite
        """Comes when called."""
        self.token = token or secrets.token_hex(24)
        self.listings: dict[str, Json] = {}
        self.paired: Json | None = None
        self.over: str | None = None
        self.call: Json | None = None

    async def __aenter__(self) -> Self:
        await self.connect()
        await self.post({"type": "hello", "protocol": 1, "language": "en"})
        await self.until(lambda: self.messages)
        return self

    async def wait(self, game: str = "clustered") -> None:
        """Press “Play somebody now”."""
        await self.ask("wait", game=game, token=self.token, name=self.name)

    async def seated(self) -> Json:
        """Wait for the table."""
        await self.until(lambda: self.paired)
        assert self.paired is not None
        return self.paired

    async def _hear(self, message: Json) -> None:
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


async def meet(*people: Stranger, game: str = "clustered") -> list[Json]:
    """Have them wait, one after another; returns the seat each of them gets."""
    for person in people:
        await person.wait(game)
    return [await person.seated() for person in people]


async def in_the_end(person: Stranger) -> Json:
    """Where they sit; whoever was called in vain because the other one's server was gone waits again."""
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
    """Do something that must be refused; returns the reason."""
    try:
        answer = await asking
    except Refusal as refusal:
        return refusal.key
    raise AssertionError(f"not refused: {answer}")
