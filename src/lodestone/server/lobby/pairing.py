"""Those at this server who wait for somebody to play with; the queue itself stands in the database (`storage.queue`).

Whatever people say is gathered, told to the database in one transaction, and comes back as how each of them stands:
one such question at a time, however many ask. Those whose socket goes leave it at once; those who wait here and are
not in it, since this server was taken for dead, are put there again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import structlog

from lodestone.core import InvalidRequest, LodestoneError
from lodestone.i18n import text
from lodestone.server import metrics
from lodestone.server.connection import Connection
from lodestone.server.errors import Conflict, TooMany
from lodestone.server.protocol.lobby import AnswerCall, Found, Paired, StillWaiting, Wait, WaitOver
from lodestone.server.quotas import Buckets, Counts
from lodestone.server.table.making import Stranger, table_for
from lodestone.server.table.people import tidy_name
from lodestone.server.table.secret import new_id, token_hash
from lodestone.storage.errors import StorageError
from lodestone.storage.queue import CallAnswered, Waiter, WaiterArrived, WaiterLeft
from lodestone.storage.waiters import News, WaiterStanding

if TYPE_CHECKING:
    from lodestone.server.hub import Hub

POLL = 1.0
"""s between two looks at the queue while anybody waits here: time runs out, servers die."""
PAUSE = 0.02
"""s from one question to the next, so that what is said at about the same time goes together."""
AT_ONCE = 25
"""People who are told in one go."""
RETRY = 0.5
"""s after which a database that is away is asked again."""

_log = structlog.get_logger(__name__)


class _Waiting:
    """Somebody who waits here."""

    __slots__ = ("address", "arrived", "connection", "pair")

    def __init__(self, connection: Connection, arrived: WaiterArrived) -> None:
        self.connection = connection
        self.address = connection.address
        self.arrived = arrived
        self.pair: str | None = None
        """The pair that they were told they are in."""


class Pairing:
    """Everybody who waits at this server."""

    def __init__(self, hub: Hub) -> None:
        limits = hub.settings.limits
        self._hub = hub
        self._waiting: dict[str, _Waiting] = {}
        self._of: dict[Connection, _Waiting] = {}
        self._addresses = Counts[str]()
        self._begins = Buckets(limits.waits_per_minute / 60, limits.waits_per_minute)
        self._unanswered = Buckets(limits.unanswered_per_hour / 3600, limits.unanswered_per_hour)
        self._news: list[News] = []
        self._making: set[str] = set()
        """Pairs whose table is being made."""
        self._awake = asyncio.Event()

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def stir(self) -> None:
        """Something has changed."""
        self._awake.set()

    # What people say

    def wait(self, connection: Connection, message: Wait) -> None:
        """Put somebody into the queue; raises why they cannot wait."""
        if message.game not in self._hub.games:
            raise InvalidRequest("request-value", place="game")
        name = tidy_name(message.name or text("table-host-name"))
        arrived = WaiterArrived(token_hash(message.token), message.game, name, connection.language)
        before = self._of.get(connection)
        if before is None or before.arrived != arrived:
            self._allow(connection.address)
            for other in (before, self._waiting.get(arrived.id)):
                if other is not None and self._waiting.get(other.arrived.id) is other:
                    self._replace(other, arrived)
            waiting = _Waiting(connection, arrived)
            self._waiting[arrived.id] = self._of[connection] = waiting
            self._addresses.change(1, waiting.address)
        self._say(arrived)

    def _replace(self, other: _Waiting, arrived: WaiterArrived) -> None:
        """The same person at another socket, or the same socket with another wish."""
        if other.arrived.id == arrived.id:
            other.connection.tell(WaitOver("elsewhere"))
        else:
            self._say(WaiterLeft(other.arrived.id))
        self._forget(other)

    def _allow(self, address: str) -> None:
        now = time.monotonic()
        if self._addresses[address] >= self._hub.settings.limits.waiting_per_address:
            raise TooMany("server-too-many-waiting").retry(POLL)
        if not self._begins.take(address, now):
            raise TooMany("server-too-fast").retry(self._begins.wait(address))
        if not self._unanswered.take(address, now):
            raise TooMany("server-unanswered").retry(self._unanswered.wait(address))
        self._unanswered.give_back(address)
        self._hub.allow_storing(address)

    def answer(self, connection: Connection, message: AnswerCall) -> None:
        """Somebody who was called says whether they come."""
        waiting = self._of.get(connection)
        if waiting is None or waiting.pair != message.pair:
            raise Conflict("server-nobody-found")
        self._say(CallAnswered(waiting.arrived.id, message.pair, message.agree))
        if not message.agree:
            self._forget(waiting)

    def stop(self, connection: Connection) -> None:
        """Somebody no longer waits, or their socket has gone."""
        waiting = self._of.get(connection)
        if waiting is not None:
            self._say(WaiterLeft(waiting.arrived.id))
            self._forget(waiting)

    def _say(self, news: News) -> None:
        self._news.append(news)
        self._awake.set()

    def _forget(self, waiting: _Waiting, *, seated: bool = False) -> None:
        self._waiting.pop(waiting.arrived.id, None)
        self._of.pop(waiting.connection, None)
        self._addresses.change(-1, waiting.address)
        if not seated:
            self._hub.not_stored(waiting.address)

    # How they stand

    async def run(self) -> None:
        """Look at the queue again and again, for as long as the server runs."""
        hub = self._hub
        while True:
            await self._wake()
            if not self._news and not self._waiting:
                continue
            news, self._news = self._news, []
            here = dict(self._waiting)
            try:
                standing = await hub.log.waiters.settle(
                    hub.cluster.node, news, here.keys(), hub.settings.answer_seconds
                )
            except StorageError as problem:
                _log.warning("queue_not_settled", problem=problem.key)
                self._news[:0] = news
                self._awake.set()
                await asyncio.sleep(RETRY)
                continue
            await self._follow(here, standing, news)
            await asyncio.sleep(PAUSE)

    async def _wake(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(POLL if self._waiting else None):
                await self._awake.wait()
        self._awake.clear()

    async def _follow(
        self, here: dict[str, _Waiting], standing: dict[str, WaiterStanding], news: Sequence[News]
    ) -> None:
        """Tell people how they stand, a few at a time so that nobody else is held up."""
        arrived = {each.id for each in news if isinstance(each, WaiterArrived)}
        for number, (id, waiting) in enumerate(here.items(), 1):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            if self._waiting.get(id) is not waiting:
                continue  # they have gone meanwhile
            stands = standing.get(id)
            if stands is not None:
                self._tell(waiting, stands)
            elif id in arrived:
                self._end(waiting, "full")
            else:
                self._say(waiting.arrived)

    def _tell(self, waiting: _Waiting, stands: WaiterStanding) -> None:
        waiter, partner, left = stands
        if waiter.server != self._hub.cluster.node:
            self._end(waiting, "elsewhere")
        elif waiter.state == "paired":
            assert waiter.table_id is not None
            assert waiter.seat is not None
            waiting.connection.tell(Paired(waiter.table_id, waiter.game, waiter.seat, waiter.seat))
            self._forget(waiting, seated=True)
        elif waiter.state == "dropped":
            self._unanswered.take(waiting.address, time.monotonic())
            self._say(WaiterLeft(waiter.id))
            self._end(waiting, "unanswered")
        elif waiter.state == "waiting" or partner is None:
            if waiting.pair is not None:
                waiting.pair = None
                waiting.connection.tell(StillWaiting())
        else:
            self._call(waiting, waiter, partner, left)

    def _call(self, waiting: _Waiting, waiter: Waiter, partner: Waiter, left: float) -> None:
        assert waiter.pair is not None
        if waiting.pair != waiter.pair:
            waiting.pair = waiter.pair
            waiting.connection.tell(Found(waiter.pair, round(left, 1), partner.name, partner.language))
        if waiter.state == partner.state == "agreed" and waiter.pair not in self._making:
            self._making.add(waiter.pair)
            both = sorted((waiter, partner), key=lambda one: (one.since, one.id))
            self._hub.background.start(self._seat(waiter.pair, both))

    def _end(self, waiting: _Waiting, reason: str) -> None:
        waiting.connection.tell(WaitOver(reason))
        self._forget(waiting)

    async def _seat(self, pair: str, both: Sequence[Waiter]) -> None:
        """Make a table for two people who both come. The servers of both try; the database lets the first one do it."""
        hub, id = self._hub, new_id()
        kind = hub.games[both[0].game]
        try:
            hub.check_room(kind)
            entries = table_for([Stranger(waiter.name, waiter.id) for waiter in both], kind, id)
            seat = partial(hub.log.waiters.seat, hub.cluster.node, pair)
            if await hub.new_tables.store(id, kind, entries, seat):
                metrics.PAIRED.inc()
        except LodestoneError as problem:  # they are still there: it is tried again, as long as they have time
            _log.warning("not_seated", problem=problem.key)
            await asyncio.sleep(RETRY)
        finally:
            self._making.discard(pair)
        self.stir()
