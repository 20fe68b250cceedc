"""Everything the event log asks of its database beside appending, as functions of a connection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import sqlalchemy as sa

from lodestone.storage import schema
from lodestone.storage.errors import NotOwner, StorageError, UnknownTable
from lodestone.storage.living import LIVES, REMOVED
from lodestone.storage.rows import EntryRow, Record, RecordHeadRow, Snapshot, TableRow, TableState

_table_columns = [schema.tables.c[name] for name in TableRow.__slots__]
_head_columns = [schema.records.c[name] for name in ("id", "table_id", "game", "finished", "title")]
_record_columns = [*_head_columns, schema.records.c.body]
_opens = schema.records.c.opens


def table(connection: sa.Connection, id: str) -> TableRow | None:
    """The row of one table."""
    row = connection.execute(sa.select(*_table_columns).where(schema.tables.c.id == id)).first()
    return None if row is None else TableRow(*row)


def tables(
    connection: sa.Connection, state: TableState | None, touched_before: float | None, limit: int, after: str | None
) -> list[TableRow]:
    """A page of tables by id."""
    wanted = sa.select(*_table_columns).order_by(schema.tables.c.id).limit(limit)
    if state is not None:
        wanted = wanted.where(schema.tables.c.state == state)
    if touched_before is not None:
        wanted = wanted.where(schema.tables.c.touched < touched_before)
    if after is not None:
        wanted = wanted.where(schema.tables.c.id > after)
    return [TableRow(*row) for row in connection.execute(wanted)]


def tables_named(connection: sa.Connection, ids: Sequence[str]) -> list[TableRow]:
    """Those of these tables that exist, in no order."""
    return [TableRow(*row) for row in connection.execute(sa.select(*_table_columns).where(schema.tables.c.id.in_(ids)))]


def due(
    connection: sa.Connection, now: float, server: str | None, after: tuple[float, str] | None, limit: int
) -> list[TableRow]:
    """A page of tables whose deadline has come, the earliest first, except those of other living servers."""
    columns = schema.tables.c
    wanted = sa.select(*_table_columns).where(columns.deadline <= now).order_by(columns.deadline, columns.id)
    if after is not None:
        wanted = wanted.where(sa.tuple_(columns.deadline, columns.id) > sa.tuple_(*after))
    if connection.dialect.name == "postgresql":
        wanted = wanted.where(sa.or_(columns.owner.is_(None), columns.owner == server, ~OWNER_LIVES))
    return [TableRow(*row) for row in connection.execute(wanted.limit(limit))]


def set_state(connection: sa.Connection, id: str, state: TableState, epoch: int | None) -> StorageError | None:
    """Change the state of a table. Returns the error, so that others in the same transaction go on."""
    wanted = schema.tables.update().where(schema.tables.c.id == id).values(state=state)
    if connection.execute(_by_owner(wanted, epoch)).rowcount:
        return None
    return _refusal(connection, id)


def remove_table(connection: sa.Connection, id: str, epoch: int | None) -> bool | StorageError:
    """Delete a table. By foreign keys its entries and snapshot go too, and its records forget where they came from."""
    wanted = schema.tables.delete().where(schema.tables.c.id == id)
    if connection.execute(_by_owner(wanted, epoch)).rowcount:
        return True
    problem = _refusal(connection, id)
    return problem if isinstance(problem, NotOwner) else False


_Changing = TypeVar("_Changing", sa.Update, sa.Delete)


def _by_owner(statement: _Changing, epoch: int | None) -> _Changing:
    return statement if epoch is None else statement.where(schema.tables.c.epoch == epoch)


def _refusal(connection: sa.Connection, id: str) -> StorageError:
    """Why a table was not changed."""
    there = connection.execute(sa.select(schema.tables.c.id).where(schema.tables.c.id == id)).first()
    if there is None:
        return UnknownTable("storage-unknown-table", table=id)
    return NotOwner("storage-not-owner", table=id)


def entries(connection: sa.Connection, table: str, after: int) -> list[EntryRow]:
    """The entries after a version, in order."""
    columns = schema.entries.c
    wanted = sa.select(columns.version, columns.at, columns.body, columns.format).order_by(columns.version)
    found = connection.execute(wanted.where(columns.table_id == table, columns.version > after))
    return [EntryRow(*row) for row in found]


def snapshot(connection: sa.Connection, table: str) -> Snapshot | None:
    """The snapshot of a table."""
    columns = schema.snapshots.c
    wanted = sa.select(columns.version, columns.body, columns.running).where(columns.table_id == table)
    row = connection.execute(wanted).first()
    return None if row is None else Snapshot(*row)


def forget_running(connection: sa.Connection, table: str, epoch: int | None) -> StorageError | None:
    """Forget the running turn of a table, beyond what log and snapshot hold."""
    columns = schema.snapshots.c
    whose = sa.select(schema.tables.c.id).where(schema.tables.c.id == table)
    if epoch is not None:
        whose = whose.where(schema.tables.c.epoch == epoch)
    statement = schema.snapshots.update().where(columns.table_id.in_(whose)).values(running=None)
    return None if connection.execute(statement).rowcount else _refusal(connection, table)


def record(connection: sa.Connection, id: str) -> Record | None:
    """A record with its body."""
    row = connection.execute(sa.select(*_record_columns, _opens).where(schema.records.c.id == id)).first()
    return None if row is None else Record(*row[:-1], opens=row[-1])


def record_head(connection: sa.Connection, id: str) -> RecordHeadRow | None:
    """A record without its body."""
    row = connection.execute(sa.select(*_head_columns).where(schema.records.c.id == id)).first()
    return None if row is None else RecordHeadRow(*row)


def record_opens(connection: sa.Connection, id: str) -> float | None:
    """When a record may be read."""
    opens: float | None = connection.execute(sa.select(_opens).where(schema.records.c.id == id)).scalar()
    return opens


def records(
    connection: sa.Connection, table: str | None, game: str | None, limit: int, before: tuple[float, str] | None
) -> list[RecordHeadRow]:
    """A page of records, newest first."""
    columns = schema.records.c
    wanted = sa.select(*_head_columns, _opens).order_by(columns.finished.desc(), columns.id.desc()).limit(limit)
    if table is not None:
        wanted = wanted.where(columns.table_id == table)
    if game is not None:
        wanted = wanted.where(columns.game == game)
    if before is not None:
        wanted = wanted.where(sa.tuple_(columns.finished, columns.id) < sa.tuple_(*before))
    return [RecordHeadRow(*row[:-1], opens=row[-1]) for row in connection.execute(wanted)]


def remove_record(connection: sa.Connection, id: str) -> bool:
    """Delete a record, and tell all servers that have shown it to somebody."""
    removed = connection.execute(schema.records.delete().where(schema.records.c.id == id)).rowcount > 0
    if removed and connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_notify(REMOVED, id)))
    return removed


# Tables that nobody has touched for long, a page at a time, so that nobody waits for long. The condition stands in
# the statement that changes them: who touches a table meanwhile keeps it. Tables that a living server has are left
# alone; what a dead one had is nobody's. So are those with a deadline: their clock of days runs.

PAGE = 200
"""Tables in a page."""
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
