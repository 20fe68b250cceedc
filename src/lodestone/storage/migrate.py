"""Brings a database to the newest schema, or says why it cannot be used."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from lodestone.storage.errors import CannotOpen
from lodestone.storage.schema import COMPATIBLE_TABLE, REVISION, VERSION_TABLE, compatible

STEPS = Path(__file__).parent / "migrations"
LOCK = 0x6C6F6465  # any number will do, as long as every Lodestone asks PostgreSQL for the same one


def migrate(connection: sa.Connection, place: str) -> None:
    """Take every missing step, all or none: the caller commits. `place` names the database in errors."""
    if connection.dialect.name == "postgresql":  # SQLite has one writer at a time anyway
        for limit in ("lock_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(sa.text(f"SET LOCAL {limit} = 0"))  # loading and running the steps may take a while
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
    from alembic.migration import MigrationContext  # imported only here: most starts find the schema up to date
    from alembic.operations import Operations
    from alembic.script import ScriptDirectory

    history = ScriptDirectory(str(STEPS))
    if current is not None and current not in {step.revision for step in history.walk_revisions()}:
        if _may_share(connection):  # a newer program has added to it, and runs beside this one
            return
        raise CannotOpen("storage-newer", place=place)
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    for step in reversed(list(history.iterate_revisions("head", current or "base"))):
        with Operations.context(context):
            step.module.upgrade()
        context.stamp(history, step.revision)
        if (oldest := getattr(step.module, "oldest", None)) is not None:
            connection.execute(compatible.delete())
            connection.execute(compatible.insert().values(oldest=oldest))


def _may_share(connection: sa.Connection) -> bool:
    """Whether the oldest program that may use the database is no newer than this one."""
    if COMPATIBLE_TABLE not in sa.inspect(connection).get_table_names():
        return False
    oldest = connection.execute(sa.select(compatible.c.oldest)).scalar_one_or_none()
    return oldest is not None and oldest <= REVISION
