"""Everything the event log asks of its database beside appending, as functions of a connection."""

from __future__ import annotations

import sqlalchemy as sa

from lodestone.storage import schema
from lodestone.storage.errors import UnknownTable
from lodestone.storage.rows import Entry, Record, RecordHead, Snapshot, TableRow, TableState

_table_columns = [schema.tables.c[name] for name in TableRow.__slots__]
_head_columns = [schema.records.c[name] for name in ("id", "table_id", "game", "finished", "title")]
_record_columns = [*_head_columns, schema.records.c.body]


def table(connection: sa.Connection, id: str) -> TableRow | None:
    """One table."""
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


def set_state(connection: sa.Connection, id: str, state: TableState) -> UnknownTable | None:
    """Change the state; answers with the error, so that others in the same transaction go on."""
    done = connection.execute(schema.tables.update().where(schema.tables.c.id == id).values(state=state))
    return None if done.rowcount else UnknownTable("storage-unknown-table", table=id)


def remove_table(connection: sa.Connection, id: str) -> bool:
    """Entries and snapshot go along, records forget where they came from (foreign keys see to it)."""
    return connection.execute(schema.tables.delete().where(schema.tables.c.id == id)).rowcount > 0


def entries(connection: sa.Connection, table: str, after: int) -> list[Entry]:
    """The entries after a version, in order."""
    columns = schema.entries.c
    wanted = sa.select(columns.version, columns.at, columns.body, columns.format).order_by(columns.version)
    found = connection.execute(wanted.where(columns.table_id == table, columns.version > after))
    return [Entry(*row) for row in found]


def snapshot(connection: sa.Connection, table: str) -> Snapshot | None:
    """The snapshot of a table."""
    columns = schema.snapshots.c
    row = connection.execute(sa.select(columns.version, columns.body).where(columns.table_id == table)).first()
    return None if row is None else Snapshot(*row)


def record(connection: sa.Connection, id: str) -> Record | None:
    """A record with its body."""
    row = connection.execute(sa.select(*_record_columns).where(schema.records.c.id == id)).first()
    return None if row is None else Record(*row)


def records(
    connection: sa.Connection, table: str | None, game: str | None, limit: int, before: tuple[float, str] | None
) -> list[RecordHead]:
    """A page of records, newest first."""
    columns = schema.records.c
    wanted = sa.select(*_head_columns).order_by(columns.finished.desc(), columns.id.desc()).limit(limit)
    if table is not None:
        wanted = wanted.where(columns.table_id == table)
    if game is not None:
        wanted = wanted.where(columns.game == game)
    if before is not None:
        wanted = wanted.where(sa.tuple_(columns.finished, columns.id) < sa.tuple_(*before))
    return [RecordHead(*row) for row in connection.execute(wanted)]


def remove_record(connection: sa.Connection, id: str) -> bool:
    """Delete a record."""
    return connection.execute(schema.records.delete().where(schema.records.c.id == id)).rowcount > 0
