"""A table that is in memory, with everybody who is connected to it. One thing happens at a time.

The one path of docs/decisions/0011: decide, apply, commit, and only then tell. If the commit fails, what was applied is
thrown away and read again from the log, and everybody gets a new `welcome`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence, Set
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from lodestone.core import LodestoneError
from lodestone.match.wire import Told
from lodestone.server import metrics
from lodestone.server.connection import Connection
from lodestone.server.daily import days
from lodestone.server.daily.tries import tried
from lodestone.server.errors import NotAllowed, NotFound, NotHere, TooMany, Unavailable
from lodestone.server.protocol.common import PersonId, Status
from lodestone.server.protocol.encoding import encode
from lodestone.server.protocol.told import Ack, Presence, Thinking
from lodestone.server.room.allowances import Allowances
from lodestone.server.room.hints import HintDesk
from lodestone.server.room.live_table import LiveTable
from lodestone.server.room.turns import Turns
from lodestone.server.table import views
from lodestone.server.table.clocks import Now
from lodestone.server.table.decide import out_of_time
from lodestone.server.table.entries import FORMAT, AnyEntry, GameBegun, Played, TableClosed, Written, encoded
from lodestone.server.table.heard import HeardMessage
from lodestone.server.table.making import game_begun, next_deal, next_first
from lodestone.server.table.people import HOST
from lodestone.server.table.records import record_row
from lodestone.server.table.summary import summary_of
from lodestone.server.table.table import Effects, Table
from lodestone.server.table.views import Onlookers, VersionMessages
from lodestone.storage.errors import NotOwner, StorageError
from lodestone.storage.rows import Record, Snapshot, TableState

if TYPE_CHECKING:
    from lodestone.server.hub import Hub

RETRY = 0.5
"""s between attempts to read a table from a log that is away."""
MOST_RETRY = 10.0
"""s between two of them, at most: the pause doubles each time."""
PRESENCE = 0.2
"""s between two messages about who is connected."""
CLOCK_SLACK = 0.5
"""s of a turn that need not be stored."""

_log = structlog.get_logger(__name__)

_STATES: dict[Status, TableState] = {
    Status.WAITING: "open",
    Status.PLAYING: "open",
    Status.OVER: "over",
    Status.CLOSED: "closed",
}


class Room:
    """One table and its connections."""

    def __init__(self, hub: Hub, table: Table, epoch: int | None) -> None:
        self.hub = hub
        self.table = table
        self.epoch = epoch
        """The epoch for writing; None where there is one server."""
        self.connections: set[Connection] = set()
        self.onlookers = Onlookers()
        """Who is connected now."""
        self._presence_told = self.onlookers
        self._presence_pause: asyncio.TimerHandle | None = None
        """Until when nobody is told who is connected."""
        self.lock = asyncio.Lock()
        self.quiet_since = time.monotonic()
        """When the last connection left."""
        self.turns = Turns(self)
        self.live = LiveTable(self)
        self.hints = HintDesk(self)
        self.allowances = Allowances(hub.settings.limits)
        self._stale = False
        self.sent_away = 0
        """How many people were sent away when it was closed."""

    # Who is there

    def admit(self, connection: Connection) -> None:
        """Make room for somebody, or refuse them: spectators have a share of their own, players always get in."""
        limits = self.hub.settings.limits
        if self.table.daily is not None and connection.person is None:
            raise NotAllowed("daily-no-spectators")
        at_home = self._at_home()
        if connection.person not in at_home:
            spectators = sum(other.person not in at_home for other in self.connections)
            if spectators >= limits.spectators_per_table:
                raise TooMany("server-table-full")
        if connection.person is not None:
            own = [other for other in self.connections if other.person == connection.person]
            for oldest in sorted(own, key=lambda other: other.since)[: len(own) + 1 - limits.connections_per_person]:
                oldest.close("too-many", retry_after=None)  # otherwise the two would push each other out for ever
                self.leave(oldest)

    def _at_home(self) -> Set[PersonId]:
        """People with a seat, and the table's maker. Computed once for everybody who looks on, maybe a hundred."""
        return {HOST} | {seat.person for seat in self.table.people.seats if seat.person is not None}

    def enter(self, connection: Connection) -> None:
        """Somebody connects: they get everything, the others are told."""
        self.connections.add(connection)
        self._look_around()
        self._follow()
        self._welcome(connection)
        self._tell_presence()
        self.live.entered(connection)
        self.hub.lobby.listings.follow(self)

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        if connection in self.connections:
            self.connections.discard(connection)
            self._look_around()
            self._follow()
            self._tell_presence()
            self.live.left()
            self.quiet_since = time.monotonic()
            self.hub.lobby.listings.follow(self)

    def _follow(self) -> None:
        """Start or stop bots and clocks, which may have waited for somebody, or must wait now."""
        if not self._stale and not self.hub.stopping and self.hub.rooms.get(self.table.id) is self:
            self.turns.follow()

    def _look_around(self) -> None:
        """Note who is connected now."""
        people = {connection.person for connection in self.connections if connection.person is not None}
        self.onlookers = Onlookers(people, sum(connection.person is None for connection in self.connections))

    def _tell_presence(self) -> None:
        """At once, unless people were told a moment ago: a hundred who come and go would be ten thousand messages."""
        now, told = self.onlookers, self._presence_told
        if self._presence_pause is None and (now.people != told.people or now.spectators != told.spectators):
            self._presence_told = now
            clock = views.clock_info(self.table, self.now())
            self.tell_all(Presence(views.people_info(self.table, now), now.spectators, clock))
            self._presence_pause = asyncio.get_running_loop().call_later(PRESENCE, self._tell_presence_again)

    def _tell_presence_again(self) -> None:
        self._presence_pause = None
        self._tell_presence()

    def _welcome(self, connection: Connection, id: str | None = None) -> None:
        live = self.live.public
        connection.tell(views.welcome(self.table, connection.person, self.onlookers, self.now(), live, id))

    def welcome_again(self, connection: Connection, id: str) -> None:
        """Send a new `welcome` to somebody who has missed something."""
        self._welcome(connection, id)
        self.live.show_to(connection)

    def tell_all(self, message: Told) -> None:
        """Tell everybody something that is not versioned."""
        text = encode(message)
        for connection in self.connections:
            connection.send(text)

    def tell_thinking(self, seat: int, on: bool) -> None:
        """A bot ponders."""
        self.tell_all(Thinking(seat, on))

    @property
    def address(self) -> str:
        """Whose share of the server's work the table's bots take: that of somebody who plays here, if anybody is there.

        The share of somebody who only looks on may be used up long ago.
        """
        at_home = self._at_home()
        here = [(other.person not in at_home, other.address) for other in self.connections]
        return min(here)[1] if here else ""

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory though nobody may be connected."""
        return bool(self.connections) or self.lock.locked() or self.turns.busy

    def now(self) -> Now:
        """The present moment, by both clocks."""
        return Now(time.monotonic(), self.hub.log.now())

    # The one path. All of this is called while `lock` is held.

    async def write(
        self,
        entries: Sequence[AnyEntry],
        by: PersonId | None = None,
        message: HeardMessage | None = None,
        snapshot: Snapshot | None = None,
        asker: Connection | None = None,
        *,
        keep_clock: bool = False,
    ) -> int:
        """Apply entries, commit them, tell everybody, with an `ack` of `message` for `asker`; the version they made.

        Without entries nothing is written, unless to keep what is left of the clock.
        """
        if not entries and not keep_clock:
            return self.table.version
        table = self.table
        began = time.perf_counter()
        try:
            clock_left = None if table.clock is None or table.turn is None else table.clock.left(time.monotonic())
            id, digest = (None, None) if message is None else message
            written = Written(tuple(entries), by, id, clock_left, digest)
            at = self.hub.log.now()
            effects = table.apply(written, at)
            if table.due and table.kind.live is None:
                begun = game_begun(table)
                table.begin_within(begun, effects, at)
                written = msgspec.structs.replace(written, entries=(*written.entries, begun))
            await self.hub.log.append(
                table.id,
                table.version,
                [encoded(written)],
                format=FORMAT,
                at=at,
                summary=summary_of(table) if effects.table or effects.game else None,
                state=_STATES[table.status],
                deadline=table.deadline,
                record=await self._record(effects, written),
                snapshot=snapshot,
                epoch=self.epoch,
                beside=None if table.daily is None else tried(table, effects, at),
            )
        except BaseException as error:
            # Whatever went wrong, memory may be ahead of the log, which alone counts.
            self._stale = True
            self.turns.stop()
            if isinstance(error, NotOwner):
                self.hub.lose(table.id)
                raise NotHere("server-unavailable") from error
            self.hub.background.start(self._refresh())
            if isinstance(error, StorageError):
                metrics.COMMIT_FAILURES.inc()
                _log.error("not_stored", problem=error.key, cause=error.arguments.get("cause"))
                raise Unavailable("server-unavailable") from error
            raise
        metrics.COMMITS.observe(time.perf_counter() - began)
        self._publish(effects, by, asker, id)
        if effects.table:
            self.hub.lobby.listings.follow(self)
        if table.kind.live is not None:
            self.live.follow(written.entries)
        if table.due:
            self.hub.background.start(self.begin())
        return table.version

    @property
    def clock_ahead(self) -> bool:
        """Whether more of a turn's time has gone by than the log knows."""
        table = self.table
        if table.clock is None or table.turn is None:
            return False
        return table.clock_stored - table.clock.left(time.monotonic()) > CLOCK_SLACK

    async def store_clock(self) -> None:
        """Write a version with nothing but the clock, so that coming back later gains no time."""
        async with self.lock:
            await self.keep_clock()

    async def keep_clock(self) -> None:
        """The same, with the lock; nothing is written if the log is not behind."""
        await self.fresh()
        if self.clock_ahead:
            await self.write([], keep_clock=True)

    async def fresh(self) -> Table:
        """The table as the log has it; raises if another server may have it by now.

        A turn of days that has run out while nobody was there is out of time before anything else happens.
        """
        hub, id = self.hub, self.table.id
        if not hub.cluster.telling:
            raise Unavailable("server-unavailable").retry(1.0)
        if hub.rooms.get(id) is not self:
            raise NotHere("server-unavailable")  # lost while somebody waited for the lock
        if self._stale:
            if not await hub.cluster.still_ours(id):  # first: what the log says after that may be another owner's
                hub.lose(id)
                raise NotHere("server-unavailable")
            table = await hub.reader.table(id)
            if table is None:
                raise NotFound("server-no-table")  # removed meanwhile
            self.table, self._stale = table, False
            self.turns.follow()
            for connection in self.connections:
                self._welcome(connection)
        if self.table.overdue(hub.log.now()):
            await self.write(out_of_time(self.table))
        return self.table

    async def look_after(self) -> None:
        """Its deadline has come: what nobody is there for is done now, a bot's move too. Called without the lock."""
        async with self.lock:
            await self.fresh()
        await self.turns.play_bots()

    def go_on(self) -> None:
        """After a while in which nothing was told: clocks and bots go on, and everybody sees how it stands."""
        self._follow()
        for connection in self.connections:
            self.live.entered(connection)

    def close(self, reason: str) -> None:
        """Send everybody away; they come back at once."""
        self.sent_away = len(self.connections)
        for connection in list(self.connections):
            connection.close(reason, retry_after=0.0)

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
        """Have the table laid out where it is played live, then begin. Called without the lock.

        Nobody asks for it again, so it is tried as often as it takes, unless another server has the table.
        """
        pause = RETRY
        while True:
            try:
                return await self._begin()
            except NotHere:
                return
            except Unavailable as problem:
                _log.warning("not_begun", problem=problem.key)
            await asyncio.sleep(pause)
            pause = min(2 * pause, MOST_RETRY)

    async def _begin(self) -> None:
        async with self.lock:
            table = await self.fresh()
            if not table.due:
                return
        live, (seed, salt) = table.kind.live, next_deal(table)
        first, by = next_first(table, seed)
        assert live is not None
        try:
            layout = live.layout(table.start(first, seed, first_by=by), table.players())
            laid = await self.hub.pool.lay(table.kind, layout)
        except LodestoneError as problem:
            _log.error("not_laid", problem=problem.key)
            entry: AnyEntry = TableClosed()
            snapshot = None
        else:
            entry = GameBegun(first, seed, salt, laid.opening, by)
            snapshot = Snapshot(0, laid.snapshot)
        async with self.lock:
            if (await self.fresh()).due:
                if snapshot is not None:
                    snapshot = replace(snapshot, version=self.table.version + 1)
                await self.write([entry], snapshot=snapshot)

    async def _record(self, effects: Effects, written: Written) -> Record | None:
        """The game that ends with what is being written."""
        table, kind = self.table, self.table.kind
        if effects.record is None or table.play is None:
            return None
        past = []
        if kind.wants_past:
            now = [entry.event for entry in written.entries if isinstance(entry, Played)]
            past = [*await self.past(), *map(kind.events.read, now)]
        row = record_row(kind, effects.record, table.id, table.play.record(table.players(), past))
        return row if table.daily is None else replace(row, opens=days.closes(table.daily.day))

    async def past(self) -> list[Any]:
        """Every stored event of the game that is on, or was the last one."""
        read = self.table.kind.events.read
        events: list[Any] = []
        async for written in self.hub.reader.entries(self.table.id):
            for entry in written.entries:
                if isinstance(entry, GameBegun):
                    events.clear()
                elif isinstance(entry, Played):
                    events.append(read(entry.event))
        return events

    def _publish(self, effects: Effects, by: PersonId | None, asker: Connection | None, message: str | None) -> None:
        strangers = [connection for connection in self.connections if connection.person in effects.forgotten]
        for connection in strangers:
            connection.person = None
        if strangers:
            self._look_around()
        self.turns.follow()
        telling = VersionMessages(self.table, effects, by, self.onlookers, self.now())
        for connection in self.connections:
            if connection in strangers:  # from now on they only look on
                self._welcome(connection)
                continue
            update = telling.update_for(connection.person)
            if connection is asker and message is not None:
                connection.send(update, encode(Ack(message, self.table.version)))
            else:
                connection.send(update)
