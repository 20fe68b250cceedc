"""Which servers live, what time it is for all of them, and how they tell each other news.

On PostgreSQL only its clock and its locks count. On SQLite there is one server, which lives.
"""

from __future__ import annotations

import time

import sqlalchemy as sa

STALE = 3.0
"""s without a heartbeat after which a server counts as dead; at once if its lock is gone (docs/decisions/0014)."""
RECENT = 5.0
"""s after PostgreSQL was started for which nobody is taken for dead: all have lost their locks, and come back first."""

NOW = "extract(epoch FROM clock_timestamp())::float8"
LIVES = f"""(
    s.beat > {NOW} - {STALE} AND EXISTS (
        SELECT FROM pg_locks l WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1
        AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND l.classid::bigint = s.lock >> 32 AND l.objid::bigint = s.lock & 4294967295
    )
)"""
"""A condition on row `s` of `servers`. A process that dies loses its lock at once; one that hangs misses heartbeats."""
SETTLED = f"extract(epoch FROM clock_timestamp() - pg_postmaster_start_time()) > {RECENT}"

REMOVED = "lodestone_removed"
"""The channel for removed records."""
LOBBY = "lodestone_lobby"
"""The channel for open tables and for waiters."""


def connections_of(server: str) -> str:
    """The name of a server's connections, by which others can find and end them."""
    return f"lodestone {server}"


def lives(connection: sa.Connection, table: str) -> str:
    """The condition that the server of a row lives. A single server always does."""
    if connection.dialect.name == "sqlite":
        return "1 = 1"
    return f"EXISTS (SELECT 1 FROM servers s WHERE s.id = {table}.server AND {LIVES})"


def time_now(connection: sa.Connection) -> float:
    """The time by one clock for all servers."""
    if connection.dialect.name == "sqlite":
        return time.time()
    now: float = connection.execute(sa.text(f"SELECT {NOW}")).scalar_one()
    return now


def tell(connection: sa.Connection, whom: str) -> None:
    """Notify another server of a change to the lobby, once this is committed."""
    if connection.dialect.name != "sqlite":
        connection.execute(sa.text("SELECT pg_notify(:channel, :whom)"), {"channel": LOBBY, "whom": whom})
