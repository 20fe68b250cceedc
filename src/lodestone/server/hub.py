"""All tables of a server: in memory while somebody needs them, in the log always."""

from __future__ import annotations

import asyncio
import time

import structlog

from lodestone.match.game import GameKind, Games
from lodestone.match.games import GAMES, bots_of
from lodestone.server import metrics
from lodestone.server.background import BackgroundTasks
from lodestone.server.cluster import Cluster, LoneServer
from lodestone.server.cluster.passing_on import PassingOn
from lodestone.server.daily.dailies import Dailies
from lodestone.server.entrance.fair_share import LargeBodies, Turnstile
from lodestone.server.errors import NotFound, NotHere, TooMany
from lodestone.server.housekeeping import Deadlines, learn_words, look_after, measure_lag
from lodestone.server.live import LivePool
from lodestone.server.lobby import Lobby
from lodestone.server.new_tables import NewTables
from lodestone.server.protocol.games import asked_decoder
from lodestone.server.protocol.http import Seated, SitDown
from lodestone.server.quotas import Buckets, Counts
from lodestone.server.reading import TableReader
from lodestone.server.room.room import Room
from lodestone.server.settings import Settings
from lodestone.server.table.entries import AnyEntry, TableClosed
from lodestone.server.table.making import sat_before, sit_down
from lodestone.server.table.records import heads_of
from lodestone.server.table.secret import new_token
from lodestone.server.table.table import Table
from lodestone.server.workers.dask_jobs import JobsOnDask
from lodestone.server.workers.jobs import PrepareBots
from lodestone.server.workers.pool import JobPool, usual_processes
from lodestone.server.workers.results import Results
from lodestone.storage.errors import NotOwner, StorageError
from lodestone.storage.event_log import EventLog
from lodestone.storage.lease_session import ServerCounts

GOODBYE = 2.0
"""s for goodbyes to get through."""
SWEEP = 5.0
"""s between two looks for tables that nobody needs."""
CROWDED = 0.8
"""Share of the most tables in memory, from which on those that nobody needs are put away at once."""
SOCKETS = 20
"""How many sockets of one address may send at their full rate at the same time."""
REPLAYS = 32_000_000
"""Bytes of replays in memory."""
FILMS = 48_000_000
"""Bytes of films in memory."""
REVIEWS = 16_000_000
"""Bytes of reviews in memory."""
OURSELVES = ""
"""The address of whatever the server itself wants done."""
PICTURES = 2_000_000
"""Bytes of QR codes and the like in memory."""
PREVIEWS = 8_000_000
"""Bytes of pictures that links to tables and records show: some 100 of them."""
DRAWN_AT_ONCE = 2
"""Tables and records read at a time for the sake of a picture: those that people look at go first."""
OPENED_AT_ONCE = 20
"""Tables read from the log at a time: all those of a server that died are asked for in the same moment."""

_log = structlog.get_logger(__name__)


def _jobs(settings: Settings, games: Games) -> JobPool:
    processes, memory = settings.job_processes or usual_processes(settings.share), settings.job_memory
    if settings.dask is None:
        return JobPool(processes, memory, games=games)
    return JobsOnDask(processes, memory, settings.dask, games, settings.share)


class Hub:
    """Opens tables, and closes those nobody needs."""

    def __init__(
        self,
        log: EventLog,
        settings: Settings,
        turnstile: Turnstile | None = None,
        large_bodies: LargeBodies | None = None,
        games: Games = GAMES,
        cluster: Cluster | None = None,
    ) -> None:
        self.log = log
        self.cluster: Cluster = cluster or LoneServer()
        self.passing_on = PassingOn(self.cluster)
        self.games = games
        self.reader = TableReader(log, games)
        self.asked = asked_decoder(games)
        """Reads what clients send."""
        self.record_heads = heads_of(games)
        self.dailies = Dailies(log, games)
        self.turnstile = turnstile or Turnstile()
        self.settings = settings
        self.jobs = _jobs(settings, games)
        self.reviews = Results(REVIEWS, only_newest=True)
        self.films = Results(FILMS)
        self.replays = Results(REPLAYS)
        self.pictures = Results(PICTURES)
        """QR codes, and the description of the HTTP part."""
        self.previews = Results(PREVIEWS)
        self.drawing = asyncio.Semaphore(DRAWN_AT_ONCE)
        self.drawn_for = Counts[str]()
        """Previews that each address waits for."""
        self.rooms: dict[str, Room] = {}
        self.stopping = False
        self.since = time.time()
        self.addresses = Counts[str]()
        """Sockets from each address."""
        self.large_bodies = large_bodies or LargeBodies()
        self.unread = Counts[str]()
        """Bytes that wait for slow readers of each address."""
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._reading = asyncio.Semaphore(OPENED_AT_ONCE)
        self._leaving: set[str] = set()
        """Tables that are about to be handed over."""
        limits = settings.limits
        self._storing = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour)
        """Tables and records that each address has stored here."""
        self.messages = Buckets(SOCKETS * limits.messages_per_second, SOCKETS * limits.messages_at_once)
        """Over all sockets of an address."""
        self.requests = Buckets(limits.requests_per_minute / 60, limits.requests_per_minute)
        self.pool = LivePool(
            pace=settings.live_pace,
            eager=settings.prepare_physics,
            games=games,
            share=settings.share,
            most=limits.live_matches,
        )
        self._pool_started = False
        self.background = BackgroundTasks()
        self.new_tables = NewTables(self)
        self.lobby = Lobby(self)

    def start(self) -> None:
        """Begin to look after the tables."""
        self.cluster.watch(self)
        self.jobs.start()
        self.background.start(self._sweep())
        self.background.start(look_after(self.log, self.settings))
        if self.settings.dailies:
            self.background.start(self.dailies.keep_drawn())
        self.background.start(learn_words())
        self.background.start(measure_lag())
        self.background.start(self.passing_on.watch())
        self.lobby.start()
        self.background.start(Deadlines(self).watch())
        if self.settings.prepare_physics:
            self.prepare_live()
            self.background.start(self._prepare_bots())

    async def _prepare_bots(self) -> None:
        """Compile what bots need, after the physics, which people wait for."""
        await self.pool.wait_ready()
        for kind in self.games.values():
            bots = bots_of(kind)
            if bots is not None and bots.to_prepare():
                await self.jobs.run(PrepareBots(kind.name), OURSELVES)

    def prepare_live(self) -> None:
        """Start the workers, which takes some seconds; meanwhile everything else can be used."""
        if not self._pool_started:
            self._pool_started = True
            self.pool.start()

    @property
    def preparing(self) -> bool:
        """Whether live matches will be taken, but cannot be yet."""
        return self._pool_started and not self.pool.ready

    async def say_goodbye(self) -> None:
        """The server stops: tell everybody when to come back, and give that a moment to get through."""
        self.stopping = True
        self.passing_on.say_goodbye()
        self.lobby.say_goodbye()
        for room in self.rooms.values():
            room.turns.stop()
            for connection in room.connections:
                connection.close("shutdown", retry_after=2.0)
        until = time.monotonic() + GOODBYE
        while time.monotonic() < until and (
            self.passing_on.relayed
            or self.lobby.watching.connections
            or any(room.connections for room in self.rooms.values())
        ):
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """End everything."""
        await self.background.close()
        for room in self.rooms.values():
            await room.live.close()
        kept = (self.reviews, self.films, self.replays, self.pictures, self.previews)
        await asyncio.gather(*(results.close() for results in kept))
        await asyncio.gather(self.jobs.close(), self.pool.close())

    # Tables

    async def room(self, table: str) -> Room:
        """A table, read from the log if it is not in memory; raises `NotHere` if another server has it."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, id: str) -> Room:
        self.check_room()
        async with self._reading:
            if await self.cluster.whose(id) is not None:
                raise NotHere("server-unavailable")
            # Nothing can be added to the log by others once it is ours.
            table = await self.reader.table(id)
        if table is None:
            raise NotFound("server-no-table")
        return self._keep(table)

    def _keep(self, table: Table) -> Room:
        room = self.rooms[table.id] = Room(self, table, self.cluster.epoch(table.id))
        room.turns.follow()
        if table.kind.live is not None:
            self.prepare_live()
        if table.due:
            self.background.start(room.begin())
        return room

    def take_in(self, table: Table) -> None:
        """A table that was just stored as ours."""
        self.cluster.made(table.id)
        self._keep(table)
        metrics.TABLES_MADE.inc()

    def check_room(self, kind: GameKind | None = None) -> None:
        """Raises TooMany at the cap of tables in memory, or of live matches for a game that is played live."""
        if len(self.rooms) >= self.settings.limits.tables:
            raise TooMany("server-busy").retry(SWEEP)
        if kind is not None and kind.live is not None:
            self.pool.check_room()

    def allow_storing(self, address: str) -> None:
        """Another table or record from this address; raises TooMany if there have been enough."""
        if not self._storing.take(address, time.monotonic()):
            raise TooMany("server-too-many-tables").retry(self._storing.wait(address))

    def not_stored(self, address: str) -> None:
        """Do not count one that was not stored after all."""
        self._storing.give_back(address)

    async def sit(self, id: str, wish: SitDown, token: str | None) -> Seated:
        """Somebody sits down; with a token of this table they take one seat more. Asked again, it is not done twice."""
        room = await self.room(id)
        async with room.lock:
            table = await room.fresh()
            key = token or wish.token or new_token()
            person = table.people.who_has(key)
            if person is None and token is not None:
                raise NotFound("server-unknown-token")
            seat = sat_before(table, person, wish)
            if seat is None or person is None:
                seat, person, entries = sit_down(table, person, wish, key)
                await room.write(entries, by=person)
        return Seated(seat, person, key)

    async def close_table(self, id: str) -> None:
        """Nothing more can be done at a table."""
        room = await self.room(id)
        async with room.lock:
            await room.fresh()
            closed: list[AnyEntry] = [TableClosed()]
            await room.write(closed)

    async def remove_table(self, id: str) -> None:
        """Forget a table; its records stay."""
        room = await self.room(id)
        async with room.lock:
            try:
                await self.log.remove_table(id, epoch=room.epoch)
            except NotOwner:
                self.lose(id)
                raise NotHere("server-unavailable") from None
            self._forget(room)
            self.cluster.forget(id)
            for connection in room.connections:
                connection.close("closed", retry_after=None)

    # What other servers do

    @property
    def counts(self) -> ServerCounts:
        """What the others are told."""
        connections = sum(len(room.connections) for room in self.rooms.values()) + len(self.lobby.watching.connections)
        return ServerCounts(len(self.rooms), connections, sum(self.pool.loads), self.stopping or self.cluster.draining)

    def lose(self, table: str) -> None:
        """Another server has it: whoever is here finds it there."""
        self.cluster.forget(table)
        room = self.rooms.get(table)
        if room is not None:
            self._forget(room)
            room.close("moved")

    def hand_over(self, table: str, *, patient: bool = False) -> None:
        """Another server wants it, and cannot reach this one; or it is between two turns while we drain."""
        if table not in self._leaving:
            self._leaving.add(table)
            going = self.background.start(self.let_go(table, patient=patient))
            going.add_done_callback(lambda _: self._leaving.discard(table))

    async def let_go(self, table: str, *, patient: bool = False) -> None:
        """Between two moves: what is being stored is stored, and nothing after that. A running turn goes along.

        `patient`: not now, if a turn would have to begin again that is about to end.
        """
        if (opening := self._opening.get(table)) is not None:
            await asyncio.wait([opening])
        room = self.rooms.get(table)
        if room is None:
            await self.cluster.give_up(table)
            return
        async with room.lock:
            if self.rooms.get(table) is not room:
                return
            left = await room.live.leave_off()
            if left is None and patient:
                return
            try:
                await room.keep_clock()
            except BaseException:
                room.live.stay()
                raise
            if left is None:
                _log.warning("turn_cut_short")
                left = room.live.cut_short()
            try:  # the room is there until it is done: who comes meanwhile must not open the table again
                await self.cluster.give_up(table, left.written())
            finally:
                self._forget(room)
                room.close("moved")

    def forget_record(self, record: str) -> None:
        """It was removed, here or elsewhere."""
        self.replays.forget(record)
        self.films.forget(record)
        self.previews.forget(record)

    def stir(self) -> None:
        """Open tables, or the people who wait for somebody to play with, have changed elsewhere."""
        self.lobby.stir()

    def go_on(self) -> None:
        """Go on after a while in which nothing was told: the tables that are left are ours."""
        self.previews.forget_all()
        self.replays.forget_all()  # nor was anything heard of records that were removed
        for room in self.rooms.values():
            room.go_on()

    # Looking after them

    def _forget(self, room: Room) -> None:
        if self.rooms.get(room.table.id) is room:
            room.turns.stop()
            self.background.start(room.live.close())
            del self.rooms[room.table.id]
            self.lobby.listings.drop(room)

    def _give_up_unopened(self, before: set[str]) -> set[str]:
        """Tables that are ours and that nobody has opened; those that were so the last time as well are given up."""
        now = {id for id in self.cluster.ours if id not in self.rooms and id not in self._opening}
        for id in now & before:
            self.hand_over(id)
        return now

    async def _sweep(self) -> None:
        unopened: set[str] = set()
        while True:
            await asyncio.sleep(SWEEP)
            crowded = len(self.rooms) > CROWDED * self.settings.limits.tables
            long_ago = time.monotonic() - (SWEEP if crowded else self.settings.idle_seconds)
            silent = time.monotonic() - self.settings.limits.silent_seconds
            unopened = self._give_up_unopened(unopened)
            for room in list(self.rooms.values()):
                for connection in room.connections:
                    if connection.heard < silent:
                        connection.close("idle", retry_after=0.0)
                if room.busy or room.quiet_since >= long_ago:
                    continue
                if room.clock_ahead:
                    self.background.start(room.store_clock())  # and forget the table next time
                else:
                    self.put_away(room)

    def put_away(self, room: Room) -> None:
        """Out of memory, unless somebody needs it there."""
        if not room.busy and self.rooms.get(room.table.id) is room:
            self._forget(room)
            self.background.start(self._put_away(room))

    async def _put_away(self, room: Room) -> None:
        """Nobody's from now on. A lesson that its learner has left is archived; coming back takes it out again."""
        id = room.table.id
        try:
            if room.table.lesson is not None:
                await self.log.set_state(id, "archived", epoch=room.epoch)
            await self.cluster.give_up(id)
        except StorageError as problem:  # then it is archived with all others, later, and ours until we are gone
            _log.warning("not_put_away", problem=problem.key)
