"""Writes many appends of many tables with a handful of statements; each one is accepted or refused on its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
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
    return {row.id: row.version for row in connection.execute(_heads, {"ids": list(ids)})}


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


# Statements are built once: building costs SQLAlchemy more than running them costs SQLite.
_heads = (
    sa.select(schema.tables.c.id, schema.tables.c.version)
    .where(schema.tables.c.id.in_(sa.bindparam("ids", expanding=True)))
    .order_by(schema.tables.c.id)
    .with_for_update()
)
_touch = (
    schema.tables.update()
    .where(schema.tables.c.id == sa.bindparam("table"))
    .values(version=sa.bindparam("head"), touched=sa.bindparam("now"))
)


_inserts = {table: table.insert() for table in schema.metadata.sorted_tables}


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
    latest = {append.table: append for append in appends}
    if latest:
        connection.execute(
            _touch,
            [
                {"table": table, "head": append.version + len(append.bodies) - 1, "now": append.at}
                for table, append in latest.items()
            ],
        )
    _set(connection, "summary", {append.table: append.summary for append in appends if append.summary is not None})
    _set(connection, "state", {append.table: append.state for append in appends if append.state is not None})
    snapshots = {append.table: append.snapshot for append in appends if append.snapshot is not None}
    _replace(
        connection,
        schema.snapshots,
        "table_id",
        [{"table_id": table, "version": kept.version, "body": kept.body} for table, kept in snapshots.items()],
    )
    records = {append.record.id: append.record for append in appends if append.record is not None}
    _replace(connection, schema.records, "id", [_record_row(record) for record in records.values()])


def _set(connection: sa.Connection, column: str, values: dict[str, Any]) -> None:
    if values:
        change = schema.tables.update().where(schema.tables.c.id == sa.bindparam("table"))
        rows = [{"table": table, "value": value} for table, value in values.items()]
        connection.execute(change.values({column: sa.bindparam("value")}), rows)


def _replace(connection: sa.Connection, table: sa.Table, key: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(table.delete().where(table.c[key].in_([row[key] for row in rows])))
        _insert(connection, table, rows)


def _insert(connection: sa.Connection, table: sa.Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(_inserts[table], rows)


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
