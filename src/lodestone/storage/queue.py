"""Those who wait for somebody to play with: who is called together, who has answered, who sits where.

Pure: rows and the time come in as values, and `waiters`, which read them, writes what has changed. Two who
wait for the same game are called together; both say that they are there, and get a table. Anybody who does not say so
in time is dropped, anybody who says no is gone, and the person called with them keeps their place.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Literal, NamedTuple

SEATED = 60.0
"""s for which somebody who got a table may ask again which it was, in case the answer was lost."""
FORGOTTEN = 600.0
"""s after which those who waited at a dead server are forgotten."""
MOST = 500
"""How many people can wait at a time, at all servers together."""

State = Literal["waiting", "called", "agreed", "paired", "dropped"]


@dataclass(slots=True)
class Waiter:
    """Somebody in the queue."""

    id: str
    """The SHA-256 of the token by which they will sit."""
    game: str
    server: str
    """The server that has their socket."""
    since: float
    name: str
    language: str
    state: State = "waiting"
    pair: str | None = None
    """The same name for the two who were called together."""
    until: float | None = None
    table_id: str | None = None
    seat: int | None = None
    lives: bool = True
    """Whether their server lives."""


values_of: Callable[[Waiter], tuple[Any, ...]] = attrgetter(*(field.name for field in fields(Waiter)))
"""All fields of a waiter: several times as fast as copying, and hundreds may wait."""


class WaiterArrived(NamedTuple):
    """Somebody wants to play; asked again, they are where they were."""

    id: str
    game: str
    name: str
    language: str


class WaiterLeft(NamedTuple):
    """Their socket is closed, or they no longer want to wait."""

    id: str


class CallAnswered(NamedTuple):
    """Somebody who was called says whether they come."""

    id: str
    pair: str
    agrees: bool


class Queue:
    """Everybody who waits, at one moment."""

    def __init__(self, waiters: Iterable[Waiter], now: float, new_pair: Callable[[], str]) -> None:
        """`new_pair` makes the names of pairs."""
        self.waiters = {waiter.id: waiter for waiter in waiters}
        self._before = {id: values_of(waiter) for id, waiter in self.waiters.items()}
        self._pairs: dict[str, list[Waiter]] = defaultdict(list)
        """By pair, those called together, some of whom may have gone. An index, because everybody is looked up."""
        for waiter in self.waiters.values():
            if waiter.pair is not None:
                self._pairs[waiter.pair].append(waiter)
        self._now = now
        self._new_pair = new_pair

    def hear(self, server: str, news: WaiterArrived | WaiterLeft | CallAnswered) -> None:
        """Take news from somebody whose socket is at that server."""
        match news:
            case WaiterArrived():
                self._arrive(server, news)
            case WaiterLeft(id):
                if self._here(id, server):
                    self._leave(id)
            case CallAnswered(id, pair, agrees):
                waiter = self._here(id, server)
                if waiter is None or waiter.pair != pair or waiter.state != "called":
                    return
                if agrees:
                    waiter.state = "agreed"
                else:
                    self._leave(id)

    def _here(self, id: str, server: str) -> Waiter | None:
        """Drop somebody, unless they have come back at another server meanwhile."""
        waiter = self.waiters.get(id)
        return waiter if waiter is not None and waiter.server == server else None

    def _arrive(self, server: str, news: WaiterArrived) -> None:
        known = self.waiters.get(news.id)
        if known is not None and known.state != "dropped" and (known.game == news.game or known.state == "paired"):
            known.server, known.lives = server, True
            return
        if known is None and self._full():
            return
        if known is not None:
            self._leave(news.id)
        self.waiters[news.id] = Waiter(news.id, news.game, server, self._now, news.name, news.language)

    def _full(self) -> bool:
        if len(self.waiters) < MOST:  # counting takes longer the more there are, so skip it where it is not needed
            return False
        return sum(one.lives and one.state != "paired" for one in self.waiters.values()) >= MOST

    def _leave(self, id: str) -> None:
        waiter = self.waiters[id]
        if waiter.state == "paired":  # they may come back and ask where they sit
            return
        del self.waiters[id]
        partner = self.partner(waiter)
        if partner is not None:
            _wait_on(partner)

    def partner(self, waiter: Waiter) -> Waiter | None:
        """Who was called together with somebody."""
        if waiter.pair is None:
            return None
        return next((other for other in self._called(waiter.pair) if other.id != waiter.id), None)

    def _called(self, pair: str) -> list[Waiter]:
        """The members of a pair who are still there."""
        return [one for one in self._pairs.get(pair, ()) if one.pair == pair and self.waiters.get(one.id) is one]

    def settle(self, answer: float) -> None:
        """Drop or forget those whose time is up, then call together everybody who can be paired.

        `answer`: s that they have to say that they come.
        """
        for waiter in list(self.waiters.values()):
            late = waiter.until is not None and waiter.until <= self._now
            if late and waiter.state == "agreed":
                _wait_on(waiter)
            elif late and waiter.state == "called":
                waiter.state, waiter.pair, waiter.until = "dropped", None, None
            elif (late and waiter.state == "paired") or (
                not waiter.lives and waiter.state != "paired" and self._now - waiter.since > FORGOTTEN
            ):
                del self.waiters[waiter.id]
        self._call(self._now + answer)

    def _call(self, until: float) -> None:
        alone: dict[str, Waiter] = {}
        for waiter in sorted(self.waiters.values(), key=lambda one: (one.since, one.id)):
            if waiter.state != "waiting" or not waiter.lives:
                continue
            other = alone.pop(waiter.game, None)
            if other is None:
                alone[waiter.game] = waiter
                continue
            pair = self._new_pair()
            for each in (waiter, other):
                each.state, each.pair, each.until = "called", pair, until
                self._pairs[pair].append(each)

    def agreed(self, pair: str) -> list[Waiter]:
        """The two who both come, the longer waiting first; empty if they are not both there, or have a table."""
        both = [waiter for waiter in self._called(pair) if waiter.state == "agreed"]
        return sorted(both, key=lambda one: (one.since, one.id)) if len(both) == 2 else []

    def seat(self, both: list[Waiter], table: str) -> None:
        """Note that they have a table."""
        for seat, waiter in enumerate(both):
            waiter.state, waiter.table_id, waiter.seat = "paired", table, seat
            waiter.until = self._now + SEATED

    @property
    def changed(self) -> list[Waiter]:
        """Waiters that have changed or are new."""
        return [waiter for id, waiter in self.waiters.items() if self._before.get(id) != values_of(waiter)]

    @property
    def gone(self) -> list[str]:
        """Waiters that are gone."""
        return [id for id in self._before if id not in self.waiters]


def _wait_on(waiter: Waiter) -> None:
    waiter.state, waiter.pair, waiter.until = "waiting", None, None
