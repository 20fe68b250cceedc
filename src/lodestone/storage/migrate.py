"""Brings a database to the newest schema, or says why it cannot be ours."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from lodestone.storage.errors import CannotOpen
from lodestone.storage.schema import REVISION, VERSION_TABLE

STEPS = Path(__file__).parent / "migrations"
LOCK = 0x6C6F6465  # any number will do, as long as every Lodestone asks PostgreSQL for the same one


def migrate(connection: sa.Connection, place: str) -> None:
    """Take every missing step, all or none: the caller commits. `place` names the database in errors."""
    if connection.dialect.name == "postgresql":  # SQLite lets in one writer at a time anyway
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    present = sa.inspect(connection).get_table_names()
    if VERSION_TABLE not in present and present:
        raise CannotOpen("storage-foreign", place=place)
    current = _revision(connection) if VERSION_TABLE in present else None
    if current != REVISION:
        _take_steps(connection, current, place)


def _revision(connection: sa.Connection) -> str | None:
    version = sa.table(VERSION_TABLE, sa.column("version_num", sa.String))
    return connection.execute(sa.select(version.c.version_num)).scalar_one_or_none()


def _take_steps(connection: sa.Connection, current: str | None, place: str) -> None:
    from alembic.migration import MigrationContext  # only here: most starts find the schema up to date
    from alembic.operations import Operations
    from alembic.script import ScriptDirectory

    history = ScriptDirectory(str(STEPS))
    if current is not None and current not in {step.revision for step in history.walk_revisions()}:
        raise CannotOpen("storage-newer", place=place)
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    for step in reversed(list(history.iterate_revisions("head", current or "base"))):
        with Operations.context(context):
            step.module.upgrade()
        context.stamp(history, step.revision)
