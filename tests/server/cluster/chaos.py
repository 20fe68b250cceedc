"""Random faults of servers, networks and the database while people play; and how soon tables go on after them."""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import pairwise
from types import TracebackType
from typing import Any, Self

import asyncpg
import msgspec

from tests.postgres import PostgresServer
from tests.server.client import Api, Json, Seat
from tests.server.cluster.cluster_server import ClusterServer
from tests.server.cluster.relays import Front, Relay
from tests.server.hard.kluster_player import KlusterPlayer
from tests.server.hard.player import Player

HANG = 4.0
"""s that a server hangs or is cut off: long enough to be declared dead."""
NOTICED = 1.0
"""s after which a proxy stops using a server that does not answer."""
ATTEMPTS = 20
"""How often to try to catch a server in a transaction: it may be between two of them."""
SENT = 0.02
"""s until everything a server sent before it was stopped has reached the database."""
PATIENCE = 120.0
"""s for every table to go on; generous, since test machines are busy."""

MakeServer = Callable[..., ClusterServer]
Fault = Callable[["Member"], Coroutine[Any, Any, None]]


class TimedPlayer(Player):
    """Remembers when updates arrived."""

    pause = 0.0
    """s between two moves; 0: as fast as possible."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.times = [time.monotonic()]

    async def _ask(self, seat: Seat, message: Json) -> None:
        await super()._ask(seat, message)
        await asyncio.sleep(self.pause)

    def __repr__(self) -> str:
        heard = [msgspec.json.encode(message)[:400].decode(errors="replace") for message in self.heard()[-5:]]
        where = None if self.seat is None else f"v {self.seat.v}, {self.seat.status}, on turn: {self.seat.turn}"
        waits = f"waits with {self._pending}" if self._pending else "waits for others"
        return f"{type(self).__name__} {self.name} ({where}, connection {self.connections}) {waits}; heard {heard}"

    @property
    def last(self) -> float:
        """When the last update arrived."""
        return self.times[-1]

    def _keep(self, seat: Seat) -> None:
        super()._keep(seat)
        hear = seat._hear

        async def timed(message: Json) -> None:
            await hear(message)
            if message["type"] == "update":
                self.times.append(time.monotonic())

        seat._hear = timed  # type: ignore[method-assign]  # notes the time of what it hears


class TimedKlusterPlayer(TimedPlayer, KlusterPlayer):
    """The same for Kluster."""


class CalmPlayer(TimedPlayer):
    """Pauses between moves to leave processor time to others: this is about the faults."""

    pause = 0.02


class Member:
    """One server, with the relays to it and to its database."""

    def __init__(self, server: ClusterServer, to_database: Relay, to_it: Relay) -> None:
        self.server = server
        self.to_database = to_database
        self.to_it = to_it


class Chaos:
    """Three servers behind a proxy that does not hash. Use it with `async with`."""

    def __init__(
        self, postgres: PostgresServer, make_server: MakeServer, seed: int, servers: int = 3, **settings: Any
    ) -> None:
        self.chance = random.Random(seed)
        self.members: list[Member] = []
        self.pauses: dict[str, list[float]] = {}
        """The longest time, in s, in which nothing new was told at a table that the struck server had, by fault."""
        self._postgres = postgres
        self._make_server = make_server
        self._count = servers
        self._settings = {"drain_seconds": 5.0, **settings}
        self._stack = AsyncExitStack()
        self._database_up = asyncio.Event()
        self._database_up.set()
        self.front = Front(self.chance)

    async def __aenter__(self) -> Self:
        # Every message ever received is kept: collecting garbage in all of that would hold everybody up for seconds.
        gc.collect()  # garbage of earlier rounds
        self._stack.callback(gc.set_threshold, *gc.get_threshold())
        gc.set_threshold(700, 10, 10**6)
        await self._stack.enter_async_context(self.front)
        for _ in range(self._count):
            to_database = await self._stack.enter_async_context(Relay(lambda: self._postgres.port))
            member: list[Member] = []
            to_it = await self._stack.enter_async_context(Relay(lambda member=member: member[0].server.port))  # type: ignore[misc]
            database = self._postgres.address("postgres", port=to_database.port)
            server = self._make_server(database=database, node=f"{to_it.url}/", **self._settings)
            member.append(Member(server, to_database, to_it))
            self.members += member
        for member_ in self.members:
            await self._restart(member_)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.aclose()

    @property
    def api(self) -> Api:
        """An API through which requests reach any of the servers."""
        return Api(self.front.url)

    # Faults: after each of them everything is repaired again

    async def kill(self, member: Member) -> None:
        """`kill -9`."""
        member.server.kill_everything()
        self.front.leave_out(member.server.port)
        await asyncio.sleep(self.chance.uniform(0.0, 1.0))
        await self._restart(member)

    async def terminate(self, member: Member) -> None:
        """SIGTERM: its tables are handed over."""
        self.front.reachable.discard(member.server.port)
        member.server.terminate()
        code = await asyncio.to_thread(member.server.ended)
        assert code == 0, member.server.log
        await self._restart(member)

    async def hang(self, member: Member) -> None:
        """SIGSTOP past the heartbeat, and SIGCONT."""
        member.server.hang()
        try:
            await asyncio.sleep(NOTICED)
            self.front.leave_out(member.server.port)
            await asyncio.sleep(HANG - NOTICED + self.chance.uniform(0.0, 1.0))
        finally:
            member.server.go_on()
        self.front.reachable.add(member.server.port)

    async def hang_in_transaction(self, member: Member) -> None:
        """The same in the middle of a transaction, which blocks others until PostgreSQL ends it."""
        inside = f"""
            SELECT count(*) FROM pg_stat_activity WHERE state LIKE 'idle in transaction%' AND application_name IN (
                SELECT 'lodestone ' || id FROM servers WHERE url = '{member.to_it.url}/'
            )
        """
        async with self._connected() as connection:
            for _ in range(ATTEMPTS):
                member.server.hang()
                await asyncio.sleep(SENT)
                if await connection.fetchval(inside):
                    break
                member.server.go_on()
                await asyncio.sleep(self.chance.uniform(0.0, SENT))
        await self.hang(member)

    async def lose_database(self, member: Member) -> None:
        """Cut a server off from the database, by closing or by stalling its connections."""
        self.chance.choice([member.to_database.cut, member.to_database.stall])()
        await asyncio.sleep(HANG)
        member.to_database.heal()

    async def lose_others(self, member: Member) -> None:
        """Other servers cannot reach it; guests and the database still can."""
        member.to_it.cut()
        await asyncio.sleep(HANG / 2)
        member.to_it.heal()

    async def end_connections(self, _: Member) -> None:
        """PostgreSQL ends all connections."""
        async with self._connected() as connection:
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'lodestone %'"
            )

    async def restart_database(self, _: Member) -> None:
        """PostgreSQL crashes and comes back."""
        mode = self.chance.choice(["fast", "immediate"])
        self._database_up.clear()
        try:
            await asyncio.to_thread(self._postgres.stop, mode)
            await asyncio.to_thread(self._postgres.start)
        finally:
            self._database_up.set()

    async def two_at_once(self, member: Member) -> None:
        """Two of them, of any two kinds."""
        first, second = self.chance.sample(self.single_faults, 2)
        await self.both(first, second)(member)

    def both(self, first: Fault, second: Fault) -> Fault:
        """Two at once, of two servers, as one fault."""

        async def strike_both(member: Member) -> None:
            other = self.chance.choice([each for each in self.members if each is not member])
            await asyncio.gather(first(member), second(other))

        strike_both.__name__ = f"{first.__name__} and {second.__name__}"
        return strike_both

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[asyncpg.Connection]:
        """A connection to the database beside those of the servers; errors are ignored if it goes down meanwhile."""
        await self._database_up.wait()
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            connection = await asyncpg.connect(self._postgres.address("postgres"))
            try:
                yield connection
            finally:
                await connection.close()

    async def _restart(self, member: Member) -> None:
        await self._database_up.wait()  # a supervisor would restart servers until they run
        api = await member.server.started()
        if "prepare_physics" in self._settings:
            while (await api.request("GET", "/ready")).status_code != 200:
                await asyncio.sleep(0.05)
        self.front.reachable.add(member.server.port)

    @property
    def faults(self) -> list[Fault]:
        """All kinds of faults."""
        return [*self.single_faults, self.two_at_once]

    @property
    def single_faults(self) -> list[Fault]:
        """The faults that strike one server, or the database."""
        return [
            self.kill,
            self.hang,
            self.terminate,
            self.lose_database,
            self.end_connections,
            self.lose_others,
            self.restart_database,
            self.hang_in_transaction,
        ]

    @property
    def twenty_faults(self) -> list[Fault]:
        """Every kind at least twice, mostly two at once, to save time: waiting until a server is dead takes longest."""
        both = self.both
        return [
            both(self.hang, self.lose_database),
            self.end_connections,
            both(self.kill, self.end_connections),
            both(self.terminate, self.lose_others),
            both(self.hang_in_transaction, self.kill),
            both(self.lose_database, self.lose_others),
            both(self.restart_database, self.kill),
            both(self.hang, self.hang_in_transaction),
            both(self.terminate, self.end_connections),
            both(self.restart_database, self.lose_others),
            self.kill,
        ]

    # How soon tables go on

    async def strike(self, fault: Fault, tables: list[list[TimedPlayer]], member: Member | None = None) -> None:
        """Cause one fault, on a random server if none is named; returns once it is over and every table has gone on."""
        member = member or self.chance.choice(self.members)
        struck = await self._tables_of(member)
        began = time.monotonic()
        await fault(member)
        over = time.monotonic()
        waiting = [asyncio.create_task(self._goes_on(players, over)) for players in tables]
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*waiting)
        except TimeoutError:
            stuck = [players for players, task in zip(tables, waiting, strict=True) if task.cancelled()]
            told = "\n".join(f"{player.table}: {player}" for players in stuck for player in players)
            raise AssertionError(f"after {fault.__name__} these tables do not go on:\n{told}") from None
        pauses = [_longest_pause(players, began) for players in tables if players[0].table in struck]
        self.pauses.setdefault(fault.__name__, []).extend(pauses)

    async def _tables_of(self, member: Member) -> set[str]:
        """The tables that a server owns; all tables if the fault strikes every server."""
        connection = await asyncpg.connect(self._postgres.address("postgres"))
        rows = await connection.fetch(
            "SELECT t.id FROM tables t JOIN servers s ON s.id = t.owner WHERE s.url = $1", f"{member.to_it.url}/"
        )
        await connection.close()
        return {row[0] for row in rows}

    async def _goes_on(self, players: list[TimedPlayer], since: float) -> None:
        while max(player.last for player in players) <= since and not all(player.over() for player in players):
            await asyncio.sleep(0.02)

    def report(self) -> str:
        """Medians and worst cases."""
        lines = []
        for name, pauses in self.pauses.items():
            if not pauses:
                continue
            ordered = sorted(pauses)
            lines.append(
                f"{name}: {len(ordered)} tables, median {ordered[len(ordered) // 2]:.2f} s, worst {ordered[-1]:.2f} s"
            )
        return "\n".join(lines)


def _longest_pause(players: list[TimedPlayer], since: float) -> float:
    """The longest pause between two updates at a table, from the last one before a moment on."""
    times = sorted(at for player in players for at in player.times)
    first = max(index for index, at in enumerate(times) if at <= since)
    return max((later - earlier for earlier, later in pairwise(times[first:])), default=0.0)
