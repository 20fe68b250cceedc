"""A table that is in memory, with everybody who is connected to it. One thing happens at a time.

The one road of docs/decisions/0011: decide, apply, commit, and only then tell. If the commit fails, what was applied is
thrown away and read again from the log, and everybody gets a new `welcome`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
import structlog

from lodestone.core import LodestoneError
from lodestone.server import metrics
from lodestone.server.connection import Connection
from lodestone.server.errors import NotFound, Unavailable
from lodestone.server.hints import HintDesk
from lodestone.server.live_table import LiveTable
from lodestone.server.protocol.common import PersonId, Status
from lodestone.server.protocol.encoding import encode
from lodestone.server.protocol.told import Ack, AnyTold, Presence, Thinking
from lodestone.server.table import views
from lodestone.server.table.beginning import next_deal, next_first, table_wish
from lodestone.server.table.clustered import ClusteredPlay
from lodestone.server.table.entries import AnyEntry, GameBegun, TableClosed, Written, decoded, encoded
from lodestone.server.table.records import record_row
from lodestone.server.table.table import Effects, Table, folded
from lodestone.server.table.views import Onlookers, Telling
from lodestone.server.turns import Turns
from lodestone.storage.errors import StorageError
from lodestone.storage.rows import Record, Snapshot, TableState

if TYPE_CHECKING:
    from lodestone.server.hub import Hub

RETRY = 0.5
"""s between attempts to read a table from a log that is away."""
MOST_RETRY = 10.0

_log = structlog.get_logger(__name__)

_STATES: dict[Status, TableState] = {
    Status.WAITING: "open",
    Status.PLAYING: "open",
    Status.OVER: "over",
    Status.CLOSED: "closed",
}


class Room:
    """One table and its connections."""

    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub = hub
        self.table = table
        self.connections: set[Connection] = set()
        self.onlookers = Onlookers()
        """Who is connected now."""
        self.lock = asyncio.Lock()
        self.quiet_since = time.monotonic()
        """When the last connection left."""
        self.turns = Turns(self)
        self.live = LiveTable(self)
        self.hints = HintDesk(self)
        self._stale = False

    # Who is there

    def enter(self, connection: Connection) -> None:
        """Somebody connects: they get everything, the others are told."""
        self.connections.add(connection)
        before = self._look_around()
        self._welcome(connection)
        self._tell_presence(before)
        self.live.entered(connection)

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        if connection in self.connections:
            self.connections.discard(connection)
            self._tell_presence(self._look_around())
            self.live.left()
            self.quiet_since = time.monotonic()

    def _look_around(self) -> Onlookers:
        """See who is there; who was there before."""
        people = {connection.person for connection in self.connections if connection.person is not None}
        before = self.onlookers
        self.onlookers = Onlookers(people, sum(connection.person is None for connection in self.connections))
        return before

    def _tell_presence(self, before: Onlookers) -> None:
        now = self.onlookers
        if now.people != before.people or now.spectators != before.spectators:
            self.tell_all(Presence(views.people_info(self.table, now), now.spectators))

    def _welcome(self, connection: Connection) -> None:
        now = time.monotonic()
        connection.tell(views.welcome(self.table, connection.person, self.onlookers, now, self.live.public))

    def welcome_again(self, connection: Connection) -> None:
        """Somebody has missed something."""
        self._welcome(connection)
        self.live.entered(connection)

    def tell_all(self, message: AnyTold) -> None:
        """Tell everybody something that is not versioned."""
        text = encode(message)
        for connection in self.connections:
            connection.send(text)

    def tell_thinking(self, seat: int, on: bool) -> None:
        """A bot ponders."""
        self.tell_all(Thinking(seat, on))

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory though nobody may be connected."""
        return bool(self.connections) or self.lock.locked() or self.turns.busy

    # The one road. All of this is called while `lock` is held.

    async def write(
        self,
        entries: Sequence[AnyEntry],
        by: PersonId | None = None,
        message: str | None = None,
        record: Record | None = None,
        snapshot: Snapshot | None = None,
        asker: Connection | None = None,
    ) -> int:
        """Apply entries, commit them, tell everybody, with an `ack` of `message` for `asker`; the version they made."""
        if not entries:
            return self.table.version
        table = self.table
        began = time.perf_counter()
        try:
            clock_left = None if table.clock is None or table.turn is None else table.clock.left(time.monotonic())
            written = Written(tuple(entries), by, message, clock_left)
            effects = table.apply(written)
            if table.due and table.game == "clustered":
                begun = GameBegun(next_first(table), *next_deal(table))
                table.begin_within(begun, effects)
                written = msgspec.structs.replace(written, entries=(*written.entries, begun))
            await self.hub.log.append(
                table.id,
                table.version,
                [encoded(written)],
                state=_STATES[table.status],
                record=record or self._record(effects),
                snapshot=snapshot,
            )
        except BaseException as error:
            # Whatever went wrong, memory may be ahead of the log, which alone counts.
            self._stale = True
            self.turns.stop()
            self.hub.background(self._refresh())
            if isinstance(error, StorageError):
                metrics.COMMIT_FAILURES.inc()
                _log.error("not_stored", problem=error.key)
                raise Unavailable("server-unavailable") from error
            raise
        metrics.COMMITS.observe(time.perf_counter() - began)
        self._publish(effects, by, asker, message)
        if table.game == "kluster":
            self.live.follow(written.entries)
        if table.due:
            self.hub.background(self.begin())
        return table.version

    async def fresh(self) -> Table:
        """The table as the log has it."""
        if self._stale:
            log = await self.hub.log.read(self.table.id)
            if not log:
                raise NotFound("server-no-table")  # removed meanwhile
            self.table, self._stale = folded([decoded(entry.body) for entry in log]), False
            self.turns.follow()
            for connection in self.connections:
                self._welcome(connection)
        return self.table

    async def _refresh(self) -> None:
        """Read the table again as soon as the log can be read."""
        pause = RETRY
        while self._stale and self.hub.rooms.get(self.table.id) is self:
            with suppress(LodestoneError):
                async with self.lock:
                    await self.fresh()
            if self._stale:
                await asyncio.sleep(pause)
                pause = min(2 * pause, MOST_RETRY)

    async def begin(self) -> None:
        """Kluster: lay the table out, which takes a worker, then begin. Called without the lock."""
        table = self.table
        seed, salt = next_deal(table)
        try:
            laid = await self.hub.pool.lay(table_wish(table, seed))
        except LodestoneError as problem:
            _log.error("not_laid", problem=problem.key)
            entry: AnyEntry = TableClosed()
            snapshot = None
        else:
            public = msgspec.to_builtins(laid.public)
            entry = GameBegun(next_first(table), seed, salt, laid.record, public)
            snapshot = Snapshot(0, laid.snapshot)
        async with self.lock:
            if (await self.fresh()).due:
                if snapshot is not None:
                    snapshot = replace(snapshot, version=self.table.version + 1)
                await self.write([entry], snapshot=snapshot)

    def _record(self, effects: Effects) -> Record | None:
        if effects.record is None or not isinstance(self.table.play, ClusteredPlay):
            return None
        return record_row(effects.record, self.table.id, self.table.play.record(self.table.players()))

    def _publish(self, effects: Effects, by: PersonId | None, asker: Connection | None, message: str | None) -> None:
        self.turns.follow()
        telling = Telling(self.table, effects, by, self.onlookers, time.monotonic())
        for connection in self.connections:
            update = telling.update_for(connection.person)
            if connection is asker and message is not None:
                connection.send(update, encode(Ack(message, self.table.version)))
            else:
                connection.send(update)
