"""Which of several servers has a table: asked in the database, remembered for a moment, taken over from the dead."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine, Sequence
from contextlib import suppress
from hashlib import sha256
from time import monotonic, time
from typing import Any
from weakref import WeakValueDictionary

import structlog

from lodestone.server import metrics
from lodestone.server.cluster.face import FIRST_EPOCH, Elsewhere, Server, Tables
from lodestone.server.cluster.lease import BEAT, SAME_ADDRESS, Lease
from lodestone.server.errors import NotHere, Unavailable
from lodestone.storage.database import PATIENCE
from lodestone.storage.errors import CannotOpen, StorageError
from lodestone.storage.event_log import EventLog
from lodestone.storage.faults import is_pooled
from lodestone.storage.lease_session import Beat, Introduction, LivingServer, ServerCounts, new_lock
from lodestone.storage.listings import EVERYBODY
from lodestone.storage.shared_tables import Ownership, SharedTables

REMEMBERED = 1.0
"""s for which another server is taken for a table's owner without looking again."""
MOST_REMEMBERED = 20_000
"""Tables of other servers whose place is remembered."""
UNREACHABLE = 5.0
"""An owner that is asked twice in vain within this many s counts as unreachable."""
ATTEMPTS = 5
"""Attempts at taking a table that others want as well, and at giving one up while the database does not answer."""
AGAIN = 0.2
"""s before the next attempt at giving one up; twice as long each time."""

_log = structlog.get_logger(__name__)


class ServerAmongOthers:
    """A `Cluster`. Made by `join`."""

    def __init__(self, log: EventLog, shared: SharedTables, us: Introduction, secret: bytes | None) -> None:
        self.node = us.id
        self.secret = secret
        self.draining = False
        self._us = us
        self._place = log.place
        self._shared = shared
        self._lease = Lease(shared.database, us, self._company, self._check, self._heard, self._removed, self._stirred)
        self._others: tuple[LivingServer, ...] = ()
        self._tables: Tables | None = None
        self._epochs: dict[str, int] = {}
        """Of each table that is ours, the epoch under which we have it."""
        self._leaving: set[str] = set()
        """Those of them that are just being given up."""
        self._cut_short: set[str] = set()
        """Those of them at which whatever was under way died with the owner before us."""
        self._elsewhere: dict[str, tuple[Elsewhere, float]] = {}
        """Where others are, and until when to believe it."""
        self._in_vain: dict[tuple[str, str], float] = {}
        """When a server was last asked for a table in vain."""
        self._changing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held by whoever takes a table or gives it up: one after another."""
        self._since = time()
        self._looked = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Raises `CannotOpen` if this server does not fit in with those that live."""
        try:
            await self._lease.join()
            # Between two heartbeats: during one, a pooler would lend our connection to nobody, and go unnoticed.
            alone = await self._shared.sees_lock(self._us.lock)
        except Exception as problem:
            if not is_pooled(problem):
                raise
            alone = False
        if not alone:
            raise CannotOpen("storage-pooled", place=self._place)
        self._lease.keep()

    async def leave(self) -> None:
        """Leave the others, since this server stops."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._lease.stop()

    def watch(self, tables: Tables) -> None:
        """Tell these tables from now on what happens to them."""
        self._tables = tables
        self._lease.counts = lambda: tables.counts

    # Who lives

    @property
    def telling(self) -> bool:
        """Whether our lease holds."""
        return self._lease.valid

    @property
    def servers(self) -> Sequence[Server]:
        """All that live, this one first; none if we do not know."""
        if not self._lease.valid:
            return []
        counts = ServerCounts() if self._tables is None else self._tables.counts
        us = Server(self.node, self._us.url, self._us.version, self._since, *counts)
        return [us, *(Server(other.id, other.url, other.version, other.since, *other.counts) for other in self._others)]

    async def look_around(self) -> None:
        """Send a heartbeat just for that. If it is not answered for a while, what we knew has to do."""
        self._looked.clear()
        self._lease.hurry()
        with suppress(TimeoutError):
            async with asyncio.timeout(2 * BEAT):
                await self._looked.wait()

    def _company(self, others: tuple[LivingServer, ...]) -> CannotOpen | None:
        """What keeps us from joining those that live."""
        us = self._us
        if others and not us.secret:
            return CannotOpen("storage-no-secret", place=self._place)
        if any(other.secret != us.secret for other in others):
            return CannotOpen("storage-other-secret", place=self._place)
        older = next((other for other in others if other.reads < us.reads), None)
        if older is not None:
            return CannotOpen("storage-older-server", place=self._place, version=older.version)
        # With the same address, what is meant for one server would reach the other.
        if any(other.url.rstrip("/") == us.url.rstrip("/") for other in others):
            return CannotOpen(SAME_ADDRESS, place=self._place, url=us.url)
        return None

    async def _check(self) -> None:
        """We may have been taken for dead: give up what others have taken since."""
        found = await self._shared.epochs(list(self._epochs))
        for table, epoch in list(self._epochs.items()):
            if found.get(table) != epoch:
                self._lose(table)

    def _lose(self, table: str) -> None:
        self.forget(table)
        if self._tables is not None:
            self._tables.lose(table)

    def _heard(self, beat: Beat, lapsed: bool) -> None:
        self._others = beat.servers
        self._looked.set()
        if self._tables is None:
            return
        for table in beat.wanted:
            self._tables.hand_over(table)
        if lapsed:
            self._tables.go_on()

    def _removed(self, record: str) -> None:
        if self._tables is not None:
            self._tables.forget_record(record)

    def _stirred(self, server: str) -> None:
        if self._tables is not None and server in (self.node, EVERYBODY):
            self._tables.stir()

    @property
    def can_hand_over(self) -> bool:
        """Whether another server takes tables."""
        return self._somebody() is not None

    # Whose a table is

    async def whose(self, table: str) -> Elsewhere | None:
        """Where a table is; None: it is ours by now, or there is none."""
        if table in self._epochs and table not in self._leaving:
            return None
        place, until = self._elsewhere.get(table, (None, 0.0))
        if place is not None and monotonic() < until and any(other.id == place.node for other in self._others):
            return place
        async with self._changing.setdefault(table, asyncio.Lock()):
            return None if table in self._epochs else await self._find(table)

    async def _find(self, table: str) -> Elsewhere | None:
        for _ in range(ATTEMPTS):
            found = await self._shared.ownership(table)
            if found is None:
                return None
            if found.owner == self.node:
                self._epochs[table] = found.epoch
                return None
            if found.owner is not None and (found.lives or not await self._is_dead(found)):
                return self._remember(table, Elsewhere(found.owner, found.url or ""))
            if self.draining and (place := self._somebody()) is not None:
                return place
            epoch = await self._shared.take_over(table, found.epoch, self.node)
            if epoch is not None:
                self._epochs[table] = epoch
                self._elsewhere.pop(table, None)
                if found.owner is not None:
                    self._cut_short.add(table)
                    metrics.TAKE_OVERS.inc()
                return None
        raise Unavailable("server-unavailable")

    async def _is_dead(self, found: Ownership) -> bool:
        """Whether an owner that does not beat is dead; raises if that cannot be known yet.

        If we were cut off ourselves, others get the time to come back first, unless they are known to be gone.
        """
        assert found.owner is not None
        gone = found.url is None  # somebody else has found out, or it has said goodbye
        if not found.settled or not (self._lease.valid if gone else self._lease.may_take_over):
            raise Unavailable("server-unavailable").retry(1.0)
        dead = await self._shared.bury(found.owner)
        if dead and found.url is not None:  # its other tables are taken in silence
            _log.warning("server_taken_for_dead", address=found.url)
        return dead

    def _remember(self, table: str, place: Elsewhere) -> Elsewhere:
        while len(self._elsewhere) >= MOST_REMEMBERED:
            self._elsewhere.pop(next(iter(self._elsewhere)))
        self._elsewhere[table] = (place, monotonic() + REMEMBERED)
        return place

    def _somebody(self) -> Elsewhere | None:
        """The server with the fewest tables, of those that take any."""
        able = [other for other in self._others if not other.counts.draining]
        least = min(able, key=lambda other: other.counts.tables, default=None)
        return None if least is None else Elsewhere(least.id, least.url)

    def mistaken(self, table: str, place: Elsewhere) -> None:
        """Look again next time; an owner that was asked twice in vain but lives is asked to give the table up."""
        self._elsewhere.pop(table, None)
        now = monotonic()
        self._in_vain = {key: at for key, at in self._in_vain.items() if now - at < UNREACHABLE}
        if (table, place.node) in self._in_vain:
            self._background(self._shared.want(table, place.node, self.node))
        self._in_vain[table, place.node] = now

    def _background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Our own

    @property
    def ours(self) -> Collection[str]:
        """The tables that we have."""
        return self._epochs.keys()

    def epoch(self, table: str) -> int | None:
        """Raises if it is not ours any more."""
        if table not in self._epochs:
            raise NotHere("server-unavailable")
        return self._epochs[table]

    def made(self, table: str) -> None:
        """A new table of ours."""
        self._epochs[table] = FIRST_EPOCH

    async def still_ours(self, table: str) -> bool:
        """What the log says, not what we believe."""
        found = await self._shared.epochs([table])
        return table in found and found[table] == self._epochs.get(table)

    async def give_up(self, table: str, running: bytes | None = None) -> None:
        """Make it nobody's. If the database is away for too long it may stay ours: whoever is asked next looks it up.

        Whoever asks meanwhile waits for the outcome: a table that is just leaving must not be opened again.
        """
        async with self._changing.setdefault(table, asyncio.Lock()):
            epoch = self._epochs.get(table)
            if epoch is None:
                return
            self._leaving.add(table)
            try:
                await self._surely_give_up(table, epoch, running)
            except StorageError:
                self.forget(table)
                if running is not None:
                    self._cut_short.add(table)
                raise
            else:
                self.forget(table)
            finally:
                self._leaving.discard(table)

    async def _surely_give_up(self, table: str, epoch: int, running: bytes | None) -> None:
        """Try again while it is uncertain whether it was done: if it was, another attempt changes nothing."""
        pause = AGAIN
        for _ in range(ATTEMPTS - 1):
            with suppress(StorageError):
                return await self._shared.give_up(table, epoch, running)
            await asyncio.sleep(pause)
            pause *= 2
        await self._shared.give_up(table, epoch, running)

    async def was_taken(self, table: str) -> bool:
        """Whether the database knows another owner by now."""
        found = await self._shared.ownership(table)
        return found is None or found.owner is not None

    def was_cut_short(self, table: str) -> bool:
        """Told once: whoever asks begins again what was under way."""
        told = table in self._cut_short
        self._cut_short.discard(table)
        return told

    def forget(self, table: str) -> None:
        """Forget a table that another server has, or that is gone."""
        self._epochs.pop(table, None)
        self._cut_short.discard(table)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except StorageError as problem:
        _log.warning("owner_not_asked", problem=problem.key)


async def join(
    log: EventLog, shared: SharedTables, node: str, url: str, version: str, reads: int, secret: str | None
) -> ServerAmongOthers:
    """Become one of the servers on a database. Raises `CannotOpen` if we do not fit in with those that live."""
    key = None if secret is None else secret.encode()
    fingerprint = "" if key is None else sha256(b"lodestone cluster " + key).hexdigest()[:32]
    us = Introduction(node, new_lock(), url, version, reads, fingerprint)
    server = ServerAmongOthers(log, shared, us, key)
    try:
        await server.start()
    except TimeoutError:
        await server.leave()
        raise CannotOpen("storage-unreachable", place=log.place, cause=f"> {2 * PATIENCE:.0f} s") from None
    except BaseException:
        await server.leave()
        raise
    return server
