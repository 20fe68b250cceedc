"""The deals of a server's days: drawn a day ahead, promised by their hash, told when the day is over."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Awaitable, Callable, Hashable
from hashlib import sha256
from typing import Generic, TypeVar

import structlog

from lodestone.core import LodestoneError
from lodestone.match.game import GameKind, Games
from lodestone.server.daily import days
from lodestone.server.table.secret import commitment, new_deal
from lodestone.storage.dailies import Daily, DayResults
from lodestone.storage.event_log import EventLog

LOOK = 600.0
"""s between two looks whether tomorrow is drawn."""
AGAIN = 5.0
"""s until the next attempt, if the database is away."""
LISTED = 100
"""Results on a board."""
REMEMBERED = 64
"""Deals in memory: a deal never changes."""

_log = structlog.get_logger(__name__)


class Dailies:
    """What one server knows of them; all servers on a database have the same."""

    def __init__(self, log: EventLog, games: Games) -> None:
        self._log = log
        self._kinds = {name: kind for name, kind in games.items() if kind.daily(0) is not None}
        self._known: dict[tuple[str, str], Daily] = {}
        self._without: set[tuple[str, str]] = set()
        """Games for which nothing was drawn yesterday, and never will be."""
        self._boards = SharedReads[DayResults]()

    @property
    def games(self) -> tuple[str, ...]:
        """The games that have a daily table."""
        return tuple(self._kinds)

    def kind(self, game: str) -> GameKind | None:
        """One of those games."""
        return self._kinds.get(game)

    async def keep_drawn(self) -> None:
        """Draw tomorrow, whether anybody asks or not, for as long as the server runs."""
        while True:
            now = self._log.now()
            try:
                await self.draw(days.day_at(now))
            except LodestoneError as problem:  # the database is away
                _log.warning("daily_not_drawn", problem=problem.key)
                await asyncio.sleep(AGAIN)
            else:
                await asyncio.sleep(min(LOOK, days.ends(days.day_at(now)) - now + 1.0))

    async def draw(self, today: str) -> None:
        """See to it that there is a deal for today and for tomorrow."""
        missing = [
            (day, game) for day in (today, days.after(today)) for game in self._kinds if (day, game) not in self._known
        ]
        if missing:
            drawn = [Daily(*place, *new_deal(), secrets.token_hex(16)) for place in missing]
            for kept in await self._log.dailies.keep(drawn):
                self._remember(kept)

    async def of(self, day: str, game: str, now: float) -> Daily | None:
        """The deal of a day that was, is, or comes next; None if there is none."""
        today = days.day_at(now)
        if game not in self._kinds or day > days.after(today):
            return None
        if day >= today:
            await self.draw(today)
        known = self._known.get((day, game))
        if known is None and (day, game) not in self._without:
            known = await self._log.dailies.daily(day, game)
            if known is not None:
                self._remember(known)
            elif day == days.after(today, -1):
                self._without = {(day, game), *(place for place in self._without if place[0] == day)}
        return known

    async def board(self, day: str, game: str) -> DayResults:
        """The results of a day. A flood of questions keeps one connection to the database busy, and no more."""
        return await self._boards.of((day, game), lambda: self._log.dailies.board(day, game, LISTED))

    def _remember(self, daily: Daily) -> None:
        self._known[daily.day, daily.game] = daily
        while len(self._known) > REMEMBERED:
            del self._known[min(self._known)]  # the oldest


def promise(daily: Daily) -> str:
    """What everybody may know of a deal in advance: the hash of its seed and salt."""
    return commitment(daily.seed, daily.salt)


def fingerprint(daily: Daily, address: str) -> str:
    """An address as the database keeps it: hashed with a secret key of the day."""
    return hmac.new(daily.address_key.encode(), address.encode(), sha256).hexdigest()[:32]


T = TypeVar("T")


class SharedReads(Generic[T]):
    """One read of a thing at a time, however many ask. Anybody who asks during a read waits for the next one.

    >>> async def three_at_once() -> int:
    ...     times = 0
    ...     async def read() -> int:
    ...         nonlocal times
    ...         times += 1
    ...         await asyncio.sleep(0)
    ...         return times
    ...     reads = SharedReads[int]()
    ...     await asyncio.gather(*(reads.of("a board", read) for _ in range(3)))
    ...     return times
    >>> asyncio.run(three_at_once())
    1
    """

    def __init__(self) -> None:
        self._running: dict[Hashable, asyncio.Task[T]] = {}
        self._next: dict[Hashable, asyncio.Task[T]] = {}

    async def of(self, name: Hashable, read: Callable[[], Awaitable[T]]) -> T:
        """The thing of that name as it is now, or will be in a moment. Raises what `read` raises."""
        following = self._next.get(name)
        if following is None:
            following = self._next[name] = asyncio.create_task(self._after(name, read))
        return await asyncio.shield(following)

    async def _after(self, name: Hashable, read: Callable[[], Awaitable[T]]) -> T:
        if (running := self._running.get(name)) is not None:
            await asyncio.wait({running})
        ours = self._running[name] = self._next.pop(name)
        try:
            return await read()
        finally:
            if self._running.get(name) is ours:
                del self._running[name]
