"""A book of the tables that were played: who sat there with which token, what was asked, and the final state."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.server.client import Api, Json, Seat
from tests.server.magnets import begun

GUESTS = ("Ann", "Bjørn", "千代", "Дарья", "Éva", "Φώτης", "Gül", "حسن")
"""Names in various scripts, as real people have them."""
KEPT = ("play", "say", "react", "rename", "reply", "resign")
"""Messages that are stored, with their id, when they are acknowledged."""


class Guest(Seat):
    """A connection that remembers its last stored message, so that it can be sent again to a later release."""

    def __init__(self, url: str, table: str, token: str | None, remember: Callable[[Json], None]) -> None:
        super().__init__(url, table, token)
        self._remember = remember
        self._asked: dict[str, Json] = {}

    async def post(self, message: Json | str | bytes) -> None:
        if isinstance(message, dict) and message["type"] in KEPT:
            self._asked[message["id"]] = message
        await super().post(message)

    async def _hear(self, message: Json) -> None:
        await super()._hear(message)
        if message["type"] == "ack" and (asked := self._asked.pop(message["id"], None)) is not None:
            self._remember({"person": self.you, "message": asked, "v": message["v"]})


class Book:
    """All tables, under names of our own. `api` changes with every start of the server."""

    def __init__(self) -> None:
        self.api = Api("")
        self.tables: dict[str, Json] = {}
        self.stands: dict[str, list[Json]] = {}
        """What each person, and last a spectator if there may be one, was told on coming to a table."""

    def note(self, name: str, game: str, made: Json) -> Json:
        """Note a new table, which has only its host so far."""
        assert name not in self.tables, f"{name} is there already"
        entry: Json = {"table": made["table"], "game": game, "tokens": [made["token"]], "asked": None}
        self.tables[name] = entry
        return entry

    async def make(self, name: str, *kinds: str, game: str = "clustered", **more: Any) -> Json:
        """Make a table; its host is called Ann."""
        return self.note(name, game, await self.api.create(*kinds, game=game, name=GUESTS[0], **more))

    async def sit(self, name: str, seat: int | None = None) -> str:
        """Seat somebody new at a table; returns their token."""
        entry = self.tables[name]
        seated = await self.api.sit(entry["table"], GUESTS[len(entry["tokens"])], seat)
        entry["tokens"].append(seated["token"])
        token: str = seated["token"]
        return token

    def join(self, name: str, person: int = 0) -> Guest:
        """A connection of somebody with a token."""
        entry = self.tables[name]
        return Guest(self.api.url, entry["table"], entry["tokens"][person], lambda asked: entry.update(asked=asked))

    @asynccontextmanager
    async def playing(
        self, name: str, *kinds: str, game: str = "clustered", **more: Any
    ) -> AsyncIterator[tuple[Guest, ...]]:
        """A new table where everybody sits down and the game begins; their connections are closed at the end."""
        await self.make(name, *kinds, game=game, **more)
        for _ in range(kinds.count("link")):
            await self.sit(name)
        async with self.back(name) as guests:
            yield guests

    @asynccontextmanager
    async def back(self, name: str) -> AsyncIterator[tuple[Guest, ...]]:
        """Everybody with a seat at a table comes back to the game in progress."""
        entry = self.tables[name]
        async with AsyncExitStack() as stack:
            guests = []
            for person in range(len(entry["tokens"])):
                guests.append(await stack.enter_async_context(self.join(name, person)))
            for guest in guests:
                await guest.until(lambda guest=guest: guest.status == "playing")
                if entry["game"] == "kluster":
                    await begun(guest)
            yield tuple(guests)

    async def look(self, *names: str) -> None:
        """Write down the state of tables, as told to each person and to a spectator."""
        for name in names or tuple(self.tables):
            entry = self.tables[name]
            told = []
            for token in onlookers(entry):
                async with self.api.join(entry["table"], token) as seat:
                    told.append(seat.messages[0])
            self.stands[name] = told


def onlookers(entry: Json) -> tuple[str | None, ...]:
    """The tokens with which a table can be watched; a daily table only with its player's."""
    return tuple(entry["tokens"]) if entry.get("daily") else (*entry["tokens"], None)


async def together(*guests: Seat) -> None:
    """Wait until everybody has received what anybody has."""
    newest = max(guest.v for guest in guests)
    for guest in guests:
        await guest.version(newest)


async def agree(asker: Seat, kind: str, *others: Seat) -> None:
    """One person proposes, all others agree."""
    await asker.ask("propose", kind=kind)
    await together(asker, *others)
    for other in others:
        await other.ask("reply", agree=True)
    await together(asker, *others)
