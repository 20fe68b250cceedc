"""One connection to PostgreSQL by which a server shows that it lives: an advisory lock, and a heartbeat.

It is in no pool: PostgreSQL releases the lock the moment that the connection ends, as it does when the process dies.
The heartbeat goes over the same connection, so that lock and heartbeat cannot disagree.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

from lodestone.storage.database import PostgresDatabase
from lodestone.storage.errors import CannotOpen
from lodestone.storage.faults import unreachable
from lodestone.storage.living import LIVES, LOBBY, NOW, REMOVED

ANSWER = 2.0
"""s for PostgreSQL to answer a heartbeat: less than the time after which one counts as missed."""
JOIN = 6.0
"""s to connect, and for each step of joining: other servers may be joining, and nobody relies on this one yet."""
LONG_DEAD = 60.0
"""s after which the last traces of a dead server are deleted."""
JOINING = 0x6C6F6467
"""Number of the lock under which servers join one after another. Any number will do, as long as all use it."""


class Introduction(NamedTuple):
    """What a server says about itself when it joins."""

    id: str
    lock: int
    url: str
    version: str
    reads: int
    """The newest format of entries that it can read."""
    secret: str
    """A fingerprint of the secret that all share; empty without one."""


class ServerCounts(NamedTuple):
    """What a server says about itself with each heartbeat."""

    tables: int = 0
    connections: int = 0
    live_matches: int = 0
    draining: bool = False


class LivingServer(NamedTuple):
    """A living server, as the others see it."""

    id: str
    url: str
    version: str
    reads: int
    secret: str
    since: float
    counts: ServerCounts


class Beat(NamedTuple):
    """What comes back with a heartbeat."""

    known: bool
    """Whether the database knew us and the lock is ours. Otherwise we were taken for dead and must join again."""
    servers: tuple[LivingServer, ...]
    """All other living servers."""
    wanted: tuple[str, ...]
    """Tables of ours wanted by a server that cannot reach us."""


def new_lock() -> int:
    """A number that no other server has."""
    return secrets.randbits(62)


_SERVERS = f"""
    SELECT s.id, s.url, s.version, s.reads, s.secret, s.since, s.tables, s.connections, s.live_matches, s.draining
    FROM servers s WHERE s.id <> $1 AND {LIVES}
"""
_JOIN = f"""
    INSERT INTO servers (id, lock, url, version, reads, secret, since, beat)
    VALUES ($1, $2, $3, $4, $5, $6, {NOW}, {NOW}) ON CONFLICT (id) DO UPDATE SET beat = {NOW}
"""
_BEAT = f"""
    UPDATE servers SET beat = {NOW}, tables = $2, connections = $3, live_matches = $4, draining = $5 WHERE id = $1
    RETURNING ARRAY(SELECT id FROM tables WHERE owner = $1 AND wanted IS NOT NULL),
    EXISTS (
        SELECT FROM pg_locks l WHERE l.locktype = 'advisory' AND l.granted AND l.pid = pg_backend_pid()
        AND l.classid::bigint = servers.lock >> 32 AND l.objid::bigint = servers.lock & 4294967295
    )
"""
_END_OTHERS = """
    SELECT pg_terminate_backend(l.pid) FROM pg_locks l
    WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1 AND l.pid <> pg_backend_pid()
    AND l.classid::bigint = $1::bigint >> 32 AND l.objid::bigint = $1::bigint & 4294967295
"""


class LeaseSession:
    """The connection by which a server shows that it lives. After any error it is unusable: open another one."""

    def __init__(self, connection: Any, us: Introduction) -> None:
        self.lock = us.lock
        self._connection = connection
        self._us = us

    @classmethod
    async def open(
        cls,
        database: PostgresDatabase,
        us: Introduction,
        when_lost: Callable[[LeaseSession], None],
        when_removed: Callable[[str], None] = lambda _: None,
        when_stirred: Callable[[str], None] = lambda _: None,
    ) -> LeaseSession:
        """Connect. Raises `StorageUnavailable`.

        `when_lost` is called as soon as the connection is known to be dead, `when_removed` with a record that is gone,
        `when_stirred` with the server that news of the lobby are for.
        """
        import asyncpg

        # After a crash of PostgreSQL all join again, so heartbeats need no flush: a disk that hangs kills nobody.
        settings = {**database.settings, "synchronous_commit": "off"}
        try:
            connection = await asyncpg.connect(
                **database.login, timeout=JOIN, command_timeout=JOIN, server_settings=settings
            )
            await connection.add_listener(REMOVED, lambda *news: when_removed(news[-1]))
            await connection.add_listener(LOBBY, lambda *news: when_stirred(news[-1]))
        except Exception as error:
            raise unreachable(error) from error
        session = cls(connection, us)
        connection.add_termination_listener(lambda _: when_lost(session))
        return session

    async def join(self, allowed: Callable[[tuple[LivingServer, ...]], CannotOpen | None]) -> None:
        """Take the lock and join, unless a living server does not fit with this one."""
        us, run = self._us, self._connection
        try:
            async with run.transaction():
                await run.execute("SELECT pg_advisory_xact_lock($1)", JOINING)
                problem = allowed(await self._others())
                if problem is None:
                    await run.execute(f"DELETE FROM servers WHERE beat < {NOW} - {LONG_DEAD}")
                    await run.execute(_END_OTHERS, us.lock)  # earlier connections of ours, if dead but not known to be
                    await run.execute("SELECT pg_advisory_lock($1)", us.lock)
                    await run.execute(_JOIN, *us)
        except Exception as error:
            raise unreachable(error) from error
        if problem is not None:
            raise problem

    async def beat(self, counts: ServerCounts) -> Beat:
        """Show that we live, and learn who else does."""
        try:
            async with asyncio.timeout(ANSWER):
                row = await self._connection.fetchrow(_BEAT, self._us.id, *counts)
                if row is None:
                    return Beat(False, (), ())
                return Beat(row[1], await self._others(), tuple(row[0]))
        except Exception as error:
            raise unreachable(error) from error

    async def leave(self) -> None:
        """Leave, so that nobody has to wait to find us gone."""
        try:
            await self._connection.execute("DELETE FROM servers WHERE id = $1", self._us.id)
            async with asyncio.timeout(ANSWER):
                await self._connection.close()
        except Exception:  # noqa: BLE001  PostgreSQL will notice by itself
            self.drop()

    def drop(self) -> None:
        """Close the connection, whatever state it is in."""
        self._connection.terminate()

    async def _others(self) -> tuple[LivingServer, ...]:
        rows = await self._connection.fetch(_SERVERS, self._us.id)
        return tuple(
            LivingServer(id, url, version, reads, secret, since, ServerCounts(*counts))
            for id, url, version, reads, secret, since, *counts in rows
        )
