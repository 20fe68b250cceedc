"""Opening a database: from an address (a file, or a URL) to a connection, and to the newest schema."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import sqlalchemy as sa

from lodestone.storage.database import Database, PostgresDatabase, SqliteDatabase
from lodestone.storage.errors import CannotOpen
from lodestone.storage.schema import COMPATIBLE_TABLE, REVISION, VERSION_TABLE, compatible


def database_at(address: str | Path, name: str = "lodestone") -> tuple[Database, str]:
    """The database, not yet connected, and its name for people, without the password.

    PostgreSQL shows our connections under `name`.

    >>> database_at("mysql://localhost/games")
    Traceback (most recent call last):
    ...
    lodestone.storage.errors.CannotOpen: There is no storage at “mysql://localhost/games”: ...
    """
    if isinstance(address, Path) or "://" not in address:
        return _sqlite(Path(address))
    try:
        url = sa.make_url(address)
    except (sa.exc.ArgumentError, ValueError):  # ValueError: a port that is no number
        raise CannotOpen("storage-address", place=address.partition("://")[0] + "://…") from None
    place = url.render_as_string(hide_password=True)
    match url.get_backend_name():
        case "sqlite" if url.database and url.database != ":memory:" and not url.query:
            return _sqlite(Path(url.database))
        case "postgresql" | "postgres":
            return _postgres(url, name), place
    raise CannotOpen("storage-address", place=place)


def _sqlite(file: Path) -> tuple[Database, str]:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("ab"):
            pass
    except OSError as error:
        raise CannotOpen("storage-not-writable", place=str(file), cause=error.strerror or "") from error
    return SqliteDatabase(file), str(file)


def _postgres(url: sa.URL, name: str) -> Database:
    if importlib.util.find_spec("asyncpg") is None:
        raise CannotOpen("storage-needs-postgres")
    query = dict(url.query)
    if "sslmode" in query:  # what libpq calls sslmode, asyncpg calls ssl
        query["ssl"] = query.pop("sslmode")
    return PostgresDatabase(url.set(drivername="postgresql+asyncpg", query=query), name)


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
