"""Which servers live, in the words of PostgreSQL: by its clock and its locks alone."""

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
"""Of a row `s` of `servers`. A process that dies loses its lock at once, one that hangs or is cut off its heartbeat."""
SETTLED = f"extract(epoch FROM clock_timestamp() - pg_postmaster_start_time()) > {RECENT}"

REMOVED = "lodestone_removed"
"""Where servers tell each other that a record was removed."""
LOBBY = "lodestone_lobby"
"""Where they tell each other of open tables, and of those who wait for somebody to play with."""


def connections_of(server: str) -> str:
    """The name of a server's connections, by which others find them to end them."""
    return f"lodestone {server}"
