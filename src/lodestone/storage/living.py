"""Which servers live, as SQL for PostgreSQL: only its clock and its locks count."""

from __future__ import annotations

STALE = 3.0
"""s without a heartbeat after which a server counts as dead."""
RECENT = 5.0
"""s after PostgreSQL was started in which nobody is taken for dead: all have lost their locks, and come back first."""

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
