"""Who has which table, where several servers share a PostgreSQL database.

A table has an owner and an epoch. Taking it over increments the epoch, and the log refuses what an earlier owner
writes (`appending`). Each change here is one statement that holds only if the epoch is still the one that was seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import sqlalchemy as sa

from lodestone.storage.database import Answer, PostgresDatabase, Work
from lodestone.storage.living import LIVES, SETTLED, connections_of

_SOON = "WITH soon AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))"
"""A transaction that reaches the disk a moment after its commit: people wait, and a slow disk would hold them up.

What follows it is flushed with it. If PostgreSQL crashes before that, the owner is still the one before, who is asked
or has died; a running turn begins again then.
"""
_GIVE_UP = f"{_SOON} UPDATE tables SET owner = NULL, wanted = NULL FROM soon WHERE id = $1 AND epoch = $2"
_LEAVE = f"""
    {_SOON}, given AS (
        UPDATE tables SET owner = NULL, wanted = NULL FROM soon WHERE id = $1 AND epoch = $2 RETURNING id
    ) UPDATE snapshots SET running = $3 FROM given WHERE table_id = given.id
"""
"""Both or neither, so that the next owner finds what was left for it."""
_TAKE_UP = f"""
    {_SOON} UPDATE snapshots SET running = NULL FROM soon, tables
    WHERE table_id = $1 AND tables.id = $1 AND tables.epoch = $2
"""


class Ownership(NamedTuple):
    """The owner of a table."""

    owner: str | None
    epoch: int
    lives: bool
    """Whether the owner lives."""
    url: str | None
    """The owner's address."""
    settled: bool
    """Whether the database has been up for long enough to tell who is dead."""


class SharedTables:
    """Reads and changes owners."""

    def __init__(self, database: PostgresDatabase) -> None:
        self.database = database

    async def ownership(self, table: str) -> Ownership | None:
        """The owner of a table now; None if there is no such table."""
        return await self.database.at_once(partial(_ownership, table=table))

    async def take_over(self, table: str, seen: int, server: str) -> int | None:
        """Make a table a server's own; the new epoch, or None if somebody was quicker."""
        return await self.database.at_once(partial(_take_over, table=table, seen=seen, server=server))

    async def give_up(self, table: str, epoch: int, running: bytes | None = None) -> None:
        """Give a table up, if it is still ours; `running`: what is under way there, for the next owner."""
        if running is None:
            await self.database.at_once(lambda connection: _change(connection, _GIVE_UP, table, epoch))
        else:
            await self.database.at_once(lambda connection: _change(connection, _LEAVE, table, epoch, running))

    async def take_up(self, table: str, epoch: int) -> bool:
        """Delete what the last owner left under way, now that we have it; False: the table is not ours."""
        return await self.database.at_once(
            lambda connection: connection.exec_driver_sql(_TAKE_UP, (table, epoch)).rowcount > 0
        )

    async def want(self, table: str, owner: str, server: str) -> None:
        """Ask an unreachable owner to give a table up: it reads this with its next heartbeat."""
        statement = "UPDATE tables SET wanted = $3 WHERE id = $1 AND owner = $2"
        await self.database.at_once(lambda connection: _change(connection, statement, table, owner, server))

    async def epochs(self, tables: Sequence[str]) -> dict[str, int]:
        """The epochs of those that exist."""
        statement, wanted = "SELECT id, epoch FROM tables WHERE id = ANY($1)", list(tables)
        return await self.database.at_once(lambda on: dict(on.exec_driver_sql(statement, (wanted,)).all()))

    async def bury(self, server: str) -> bool:
        """Make sure that a server is dead; False if it lives after all.

        Its row goes first, which its heartbeats would change: either one of them comes before that, and it lives, or it
        finds that it was taken for dead, and tells nobody anything until it has joined anew. Then its connections are
        ended: what it has begun holds nobody up.
        """
        return await self.database.at_once(partial(_bury, server=server))

    async def sees_lock(self, lock: int) -> bool:
        """Whether another connection holds an advisory lock. If ours can take it, they are one and the same."""
        statement = "SELECT NOT pg_try_advisory_xact_lock($1)"
        held: bool = await self.database.write(lambda on: on.exec_driver_sql(statement, (lock,)).scalar_one())
        return held

    async def alone(self, what: str, work: Work[Answer]) -> Answer | None:
        """Do something that only one server may do at a time; None if another one is doing it."""
        return await self.database.write(partial(_alone, what=what, work=work))


def _ownership(connection: sa.Connection, table: str) -> Ownership | None:
    statement = (
        f"SELECT t.owner, t.epoch, coalesce({LIVES}, false), s.url, {SETTLED}"
        " FROM tables t LEFT JOIN servers s ON s.id = t.owner WHERE t.id = $1"
    )
    row = connection.exec_driver_sql(statement, (table,)).first()
    return None if row is None else Ownership(*row)


def _bury(connection: sa.Connection, server: str) -> bool:
    connection.exec_driver_sql(f"DELETE FROM servers s WHERE s.id = $1 AND NOT {LIVES}", (server,))
    if connection.exec_driver_sql("SELECT 1 FROM servers WHERE id = $1", (server,)).first() is not None:
        return False
    end = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND application_name = $1"
    )
    connection.exec_driver_sql(end, (connections_of(server),))
    return True


def _take_over(connection: sa.Connection, table: str, seen: int, server: str) -> int | None:
    statement = (
        "UPDATE tables SET owner = $3, epoch = epoch + 1, wanted = NULL WHERE id = $1 AND epoch = $2 RETURNING epoch"
    )
    epoch: int | None = connection.exec_driver_sql(statement, (table, seen, server)).scalar_one_or_none()
    return epoch


def _change(connection: sa.Connection, statement: str, *values: object) -> None:
    connection.exec_driver_sql(statement, values)


def _alone(connection: sa.Connection, what: str, work: Work[Answer]) -> Answer | None:
    ours = connection.exec_driver_sql("SELECT pg_try_advisory_xact_lock(hashtext($1))", (f"lodestone {what}",))
    return work(connection) if ours.scalar_one() else None
