"""Databases of earlier releases: copies of SQLite files, and rows of PostgreSQL loaded back into its tables."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory

from lodestone.storage.opening import STEPS, database_at
from lodestone.storage.schema import VERSION_TABLE
from tests.compatibility.release import Release

SQLITE_FILES = ("tables.db", "tables.db-wal")
"""The database file, and the write-ahead log that a server had not yet merged into it when it was cut off."""


def unpack_sqlite(release: Release, folder: Path) -> Path:
    """A copy of the release's SQLite database."""
    for name in SQLITE_FILES:
        (folder / name).write_bytes(release.bytes(f"sqlite/{name}"))
    return folder / SQLITE_FILES[0]


async def load_postgres(release: Release, address: str) -> None:
    """Load the release's rows into an empty database with that release's schema, before any later migration."""
    revision = release.facts["revision"]
    rows = list(release.lines("postgresql/rows.jsonl"))

    def load(connection: sa.Connection) -> None:
        _build(connection, revision)
        metadata = sa.MetaData()
        metadata.reflect(connection)
        for table in metadata.sorted_tables:
            own = [unpacked(line["row"]) for line in rows if line["table"] == table.name]
            if own:
                connection.execute(table.insert(), own)

    database, _ = database_at(address)
    await database.write(load)
    await database.close()


def _build(connection: sa.Connection, revision: str) -> None:
    """The schema as it was at a revision."""
    history = ScriptDirectory(str(STEPS))
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    for step in reversed(list(history.iterate_revisions(revision, "base"))):
        with Operations.context(context):
            step.module.upgrade()
        context.stamp(history, step.revision)


async def dump_rows(address: str) -> list[dict[str, Any]]:
    """Every row of every table of ours, in an order in which they can be loaded again."""

    def dump(connection: sa.Connection) -> list[dict[str, Any]]:
        metadata = sa.MetaData()
        metadata.reflect(connection)
        tables = [table for table in metadata.sorted_tables if table.name != VERSION_TABLE]
        return [line for table in tables for line in _rows(connection, table)]

    database, _ = database_at(address)
    try:
        return await database.read(dump)
    finally:
        await database.close()


def _rows(connection: sa.Connection, table: sa.Table) -> Iterator[dict[str, Any]]:
    found = connection.execute(sa.select(table).order_by(*table.primary_key.columns))
    for row in found.mappings():
        yield {"table": table.name, "row": {name: _packed(value) for name, value in row.items()}}


def _packed(value: object) -> object:
    return {"base64": b64encode(value).decode()} if isinstance(value, bytes) else value


def unpacked(row: dict[str, Any]) -> dict[str, Any]:
    """A row as the database has it."""
    return {name: b64decode(v["base64"]) if isinstance(v, dict) else v for name, v in row.items()}
