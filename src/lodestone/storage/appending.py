"""Writes many appends of many tables with a handful of statements; each one is accepted or refused on its own."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import sqlalchemy as sa

from lodestone.storage import schema
from lodestone.storage.errors import StorageError, TableExists, UnknownTable, VersionConflict
from lodestone.storage.rows import Record, Snapshot, TableRow, TableState


@dataclass(frozen=True, slots=True, eq=False)
class Append:
    """Entries for a table, and what changes together with them. With `new` the table itself is created first."""

    table: str
    version: int
    bodies: Sequence[bytes]
    at: float
    summary: bytes | None = None
    state: TableState | None = None
    record: Record | None = None
    snapshot: Snapshot | None = None
    new: TableRow | None = None


def write_appends(connection: sa.Connection, appends: Sequence[Append]) -> list[StorageError | None]:
    """Write those that fit, in their order, and say for each what kept it out."""
    heads = _lock_tables(connection, {append.table for append in appends})
    refusals = [_accept(append, heads) for append in appends]
    _write(connection, [append for append, refusal in zip(appends, refusals, strict=True) if refusal is None])
    return refusals


def save_record(connection: sa.Connection, record: Record) -> None:
    """Write a record, over an older one with the same id."""
    _replace(connection, schema.records, "id", [_record_row(record)])


def _lock_tables(connection: sa.Connection, ids: set[str]) -> dict[str, int]:
    """The tables that exist, with their newest version, and nobody else's to change until we commit.

    In one order, so that two servers on one database never wait for each other in a circle.
    """
    wanted = list(ids)
    if connection.dialect.name == "sqlite":  # has one writer anyway, and no arrays
        found = connection.exec_driver_sql(
            "SELECT id, version FROM tables WHERE id IN (SELECT value FROM json_each(?))", (json.dumps(wanted),)
        )
    else:
        found = connection.exec_driver_sql(
            "SELECT id, version FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE", (wanted,)
        )
    return dict(found.all())


def _accept(append: Append, heads: dict[str, int]) -> StorageError | None:
    head = heads.get(append.table)
    if append.new is not None:
        if head is not None:
            return TableExists("storage-table-exists", table=append.table)
        head = 0
    if head is None:
        return UnknownTable("storage-unknown-table", table=append.table)
    if append.version != head + 1:
        return VersionConflict(append.table, append.version, head)
    heads[append.table] = head + len(append.bodies)
    return None


_inserts = {table: table.insert() for table in schema.metadata.sorted_tables}
_touch = (
    schema.tables.update()
    .where(schema.tables.c.id == sa.bindparam("table"))
    .values(
        version=sa.bindparam("head"),
        touched=sa.bindparam("now"),
        summary=sa.func.coalesce(sa.bindparam("new_summary", type_=sa.LargeBinary), schema.tables.c.summary),
        state=sa.func.coalesce(sa.bindparam("new_state", type_=sa.Text), schema.tables.c.state),
    )
)


@cache
def _driver_statement(statement: sa.Insert | sa.Update, dialect: sa.Dialect) -> tuple[str, tuple[str, ...]]:
    """A statement in the driver's words, and the order of its parameters.

    What SQLAlchemy does for every row of every execution costs more than SQLite's work on it.
    """
    compiled = statement.compile(dialect=dialect)
    return str(compiled), tuple(compiled.positiontup or ())


def _run(connection: sa.Connection, statement: sa.Insert | sa.Update, rows: list[dict[str, Any]]) -> None:
    if rows:
        words, names = _driver_statement(statement, connection.dialect)
        connection.exec_driver_sql(words, [tuple([row[name] for name in names]) for row in rows])


def _write(connection: sa.Connection, appends: Sequence[Append]) -> None:
    """Everything of one kind at once; where a table appends twice, the later one counts."""
    _insert(connection, schema.tables, [_table_row(append.new) for append in appends if append.new is not None])
    _insert(
        connection,
        schema.entries,
        [
            {"table_id": append.table, "version": version, "at": append.at, "body": body}
            for append in appends
            for version, body in enumerate(append.bodies, append.version)
        ],
    )
    _run(connection, _touch, list(_changes(appends).values()))
    snapshots = {append.table: append.snapshot for append in appends if append.snapshot is not None}
    _replace(
        connection,
        schema.snapshots,
        "table_id",
        [{"table_id": table, "version": kept.version, "body": kept.body} for table, kept in snapshots.items()],
    )
    records = {append.record.id: append.record for append in appends if append.record is not None}
    _replace(connection, schema.records, "id", [_record_row(record) for record in records.values()])


def _changes(appends: Sequence[Append]) -> dict[str, dict[str, Any]]:
    """What becomes of each table; a summary or state that no append names stays."""
    changes: dict[str, dict[str, Any]] = {}
    for append in appends:
        before = changes.get(append.table, {})
        changes[append.table] = {
            "table": append.table,
            "head": append.version + len(append.bodies) - 1,
            "now": append.at,
            "new_summary": before.get("new_summary") if append.summary is None else append.summary,
            "new_state": append.state or before.get("new_state"),
        }
    return changes


def _replace(connection: sa.Connection, table: sa.Table, key: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(table.delete().where(table.c[key].in_([row[key] for row in rows])))
        _insert(connection, table, rows)


def _insert(connection: sa.Connection, table: sa.Table, rows: list[dict[str, Any]]) -> None:
    _run(connection, _inserts[table], rows)


def _table_row(row: TableRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__slots__}


def _record_row(record: Record) -> dict[str, Any]:
    return {
        "id": record.id,
        "table_id": record.table,
        "game": record.game,
        "finished": record.finished,
        "title": record.title,
        "body": record.body,
    }
