"""Tables that nobody has touched for long: archived, removed. A page at a time, so that nobody waits for long.

The condition stands in the statement that changes them: who touches a table meanwhile keeps it. Tables that a living
server has are left alone; what a dead one had is nobody's. So are those with a deadline: their clock of days runs.
"""

from __future__ import annotations

import sqlalchemy as sa

from lodestone.storage import schema
from lodestone.storage.living import LIVES
from lodestone.storage.rows import TableState

PAGE = 200
_LEFT_ALONE: tuple[TableState, ...] = ("archived",)


def archive_untouched(connection: sa.Connection, before: float) -> int:
    """Archive a page of tables; returns how many."""
    table = schema.tables
    wanted = _page(connection, table.c.state.not_in(_LEFT_ALONE), before)
    return connection.execute(table.update().where(table.c.id.in_(wanted)).values(state="archived")).rowcount


def remove_archived(connection: sa.Connection, before: float) -> int:
    """Remove a page of archived tables; returns how many."""
    table = schema.tables
    wanted = _page(connection, table.c.state.in_(_LEFT_ALONE), before)
    return connection.execute(table.delete().where(table.c.id.in_(wanted))).rowcount


def _page(connection: sa.Connection, state: sa.ColumnElement[bool], before: float) -> sa.Select[tuple[str]]:
    table = schema.tables
    wanted = sa.select(table.c.id).where(state, table.c.touched < before, table.c.deadline.is_(None)).limit(PAGE)
    if connection.dialect.name == "sqlite":
        return wanted
    return wanted.where(sa.or_(table.c.owner.is_(None), ~OWNER_LIVES)).with_for_update(skip_locked=True)


OWNER_LIVES = sa.exists(
    sa.select(1).select_from(schema.servers.alias("s")).where(sa.text("s.id = tables.owner"), sa.text(LIVES))
)
"""PostgreSQL: the condition that the server that has a table lives."""
