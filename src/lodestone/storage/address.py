"""From an address (a file, or a URL of SQLite or PostgreSQL) to a database."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import sqlalchemy as sa

from lodestone.storage.database import Database, PostgresDatabase, SqliteDatabase
from lodestone.storage.errors import CannotOpen


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
