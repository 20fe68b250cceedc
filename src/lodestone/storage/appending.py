"""Writes many appends of many tables with a handful of statements; each one is accepted or refused on its own.

On SQLite the number counts: its driver releases Python's lock for every row that goes in or out, and has to wait for
the event loop's thread to get it back. So all rows go in and out as one.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import sqlalchemy as sa

from lodestone.storage import schema
from lodestone.storage.database import Work
from lodestone.storage.errors import NotOwner, StorageError, TableExists, UnknownTable, VersionConflict
from lodestone.storage.rows import Record, Snapshot, TableRow, TableState


class Append(NamedTuple):
    """Entries for a table, and what changes together with them. With `new` the table itself is created first.

    With `epoch` only the owner's entries are accepted: refused if another server has taken the table over since.
    """

    table: str
    version: int
    bodies: Sequence[bytes]
    at: float
    summary: bytes | None = None
    state: TableState | None = None
    record: Record | None = None
    snapshot: Snapshot | None = None
    new: TableRow | None = None
    format: int = 1
    epoch: int | None = None
    deadline: float | None = None
    beside: Work[object] | None = None
    """What else to write in the same transaction, if it is accepted."""


class _Heads(NamedTuple):
    """The tables that exist: the newest version of each, and its epoch where there may be several servers."""

    versions: dict[str, int]
    epochs: dict[str, int]


def write_appends(connection: sa.Connection, appends: Sequence[Append]) -> list[StorageError | None]:
    """Write the appends that fit, in order, and return for each the error that kept it out, or None."""
    heads = _lock_tables(connection, {append.table for append in appends})
    refusals = [_accept(append, heads) for append in appends]
    _write(connection, [append for append, refusal in zip(appends, refusals, strict=True) if refusal is None])
    return refusals


def save_record(connection: sa.Connection, record: Record) -> None:
    """Write a record, over an older one with the same id."""
    _replace(connection, schema.records, "id", [_record_row(record)])


def _lock_tables(connection: sa.Connection, ids: set[str]) -> _Heads:
    """The tables that exist, locked until we commit.

    In one order, so that two servers on one database never wait for each other in a circle.
    """
    wanted = list(ids)
    if _is_sqlite(connection):  # SQLite has one writer anyway, and no arrays
        found = connection.exec_driver_sql(
            "SELECT json_group_object(id, version) FROM tables WHERE id IN (SELECT value FROM json_each(?))",
            (json.dumps(wanted),),
        )
        return _Heads(json.loads(found.scalar_one()), {})  # SQLite serves one server
    rows = connection.exec_driver_sql(
        "SELECT id, version, epoch FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE", (wanted,)
    ).all()
    return _Heads({id: version for id, version, _ in rows}, {id: epoch for id, _, epoch in rows})


def _is_sqlite(connection: sa.Connection) -> bool:
    return connection.dialect.name == "sqlite"


def _accept(append: Append, heads: _Heads) -> StorageError | None:
    head = heads.versions.get(append.table)
    if append.new is not None:
        if head is not None:
            return TableExists("storage-table-exists", table=append.table)
        head = 0
        heads.epochs[append.table] = append.new.epoch
    if head is None:
        return UnknownTable("storage-unknown-table", table=append.table)
    if append.epoch is not None and heads.epochs.get(append.table, append.epoch) != append.epoch:
        return NotOwner("storage-not-owner", table=append.table)
    if append.version != head + 1:
        return VersionConflict(append.table, append.version, head)
    heads.versions[append.table] = head + len(append.bodies)
    return None


_inserts = {
    schema.tables: schema.tables.insert().values({name: sa.bindparam(name) for name in TableRow.__slots__}),
    **{table: table.insert() for table in (schema.entries, schema.snapshots, schema.records)},
}
_touch = (
    schema.tables.update()
    .where(schema.tables.c.id == sa.bindparam("table"))
    .values(
        version=sa.bindparam("head"),
        touched=sa.bindparam("now"),
        summary=sa.func.coalesce(sa.bindparam("new_summary", type_=sa.LargeBinary), schema.tables.c.summary),
        state=sa.func.coalesce(sa.bindparam("new_state", type_=sa.Text), schema.tables.c.state),
        deadline=sa.bindparam("new_deadline", type_=sa.Double),
    )
)
_SQLITE_TOUCH = (
    "UPDATE tables SET version = new.column2, touched = new.column3, summary = coalesce(new.column4, summary),"
    " state = coalesce(new.column5, state), deadline = new.column6 FROM (VALUES {}) AS new WHERE id = new.column1"
)
_SQLITE_ROWS = 1000
"""Rows in one statement: it may have 32,766 parameters."""


@cache
def _driver_statement(statement: sa.Insert | sa.Update, dialect: sa.Dialect) -> tuple[str, tuple[str, ...]]:
    """A statement in the driver's words, and the order of its parameters.

    SQLAlchemy's work for every row costs more than the database's.
    """
    compiled = statement.compile(dialect=dialect)
    return str(compiled), tuple(compiled.positiontup or ())


def _run(connection: sa.Connection, statement: sa.Insert | sa.Update, rows: list[dict[str, Any]]) -> None:
    words, names = _driver_statement(statement, connection.dialect)
    connection.exec_driver_sql(words, [tuple([row[name] for name in names]) for row in rows])


def _run_as_one(connection: sa.Connection, words: str, rows: list[dict[str, Any]]) -> None:
    """SQLite: `words` with a place for the rows, which have their values in the order of the parameters."""
    for begin in range(0, len(rows), _SQLITE_ROWS):
        part = rows[begin : begin + _SQLITE_ROWS]
        places = f"({', '.join('?' * len(part[0]))})"
        values = tuple([value for row in part for value in row.values()])
        connection.exec_driver_sql(words.format(", ".join([places] * len(part))), values)


def _write(connection: sa.Connection, appends: Sequence[Append]) -> None:
    """Write everything of one kind at once; where a table appends twice, the later one counts."""
    _insert(connection, schema.tables, [_table_row(append.new) for append in appends if append.new is not None])
    _insert(
        connection,
        schema.entries,
        [
            {"table_id": append.table, "version": version, "at": append.at, "body": body, "format": append.format}
            for append in appends
            for version, body in enumerate(append.bodies, append.version)
        ],
    )
    _change(connection, list(_changes(appends).values()))
    snapshots = {append.table: append.snapshot for append in appends if append.snapshot is not None}
    _replace(
        connection,
        schema.snapshots,
        "table_id",
        [
            {"table_id": table, "version": kept.version, "body": kept.body, "running": None}
            for table, kept in snapshots.items()
        ],
    )
    records = {append.record.id: append.record for append in appends if append.record is not None}
    _replace(connection, schema.records, "id", [_record_row(record) for record in records.values()])
    for append in appends:
        if append.beside is not None:
            append.beside(connection)


def _changes(appends: Sequence[Append]) -> dict[str, dict[str, Any]]:
    """What becomes of each table; a summary or state that no append names stays, a deadline does not."""
    changes: dict[str, dict[str, Any]] = {}
    for append in appends:
        before = changes.get(append.table, {})
        changes[append.table] = {
            "table": append.table,
            "head": append.version + len(append.bodies) - 1,
            "now": append.at,
            "new_summary": before.get("new_summary") if append.summary is None else append.summary,
            "new_state": append.state or before.get("new_state"),
            "new_deadline": append.deadline,
        }
    return changes


def _replace(connection: sa.Connection, table: sa.Table, key: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(table.delete().where(table.c[key].in_([row[key] for row in rows])))
        _insert(connection, table, rows)


def _insert(connection: sa.Connection, table: sa.Table, rows: list[dict[str, Any]]) -> None:
    if not rows:
        return
    if _is_sqlite(connection):
        _run_as_one(connection, f"INSERT INTO {table.name} ({', '.join(rows[0])}) VALUES {{}}", rows)
    else:
        _run(connection, _inserts[table], rows)


def _change(connection: sa.Connection, changes: list[dict[str, Any]]) -> None:
    if not changes:
        return
    if _is_sqlite(connection):
        _run_as_one(connection, _SQLITE_TOUCH, changes)
    else:
        _run(connection, _touch, changes)


def _table_row(row: TableRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__slots__}


def _record_row(record: Record) -> dict[str, Any]:
    return {
        "id": record.id,
        "table_id": record.table,
        "game": record.game,
        "finished": record.finished,
        "title": record.title,
        "opens": record.opens,
        "body": record.body,
    }
