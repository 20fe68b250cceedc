"""Tells a database that is unavailable from a request that is wrong, and words the cause."""

from __future__ import annotations

import sqlite3

import sqlalchemy as sa

from lodestone.storage.errors import StorageUnavailable

# Classes of SQLSTATE that speak of the server's condition, not of what was asked: connection, transaction state (as on
# a read-only standby), rollback by the server, resources, locks, operator intervention, system, internal.
_CONDITIONS = ("08", "25", "40", "53", "55", "57", "58", "XX")
_FULL_ON_POSTGRES = "53100"


def availability(error: Exception, *, committing: bool = False) -> StorageUnavailable | None:
    """The error to give to everybody who waits; None if this is about the request itself."""
    cause = _driver_error(error)
    if isinstance(cause, sqlite3.Error):
        return _of_sqlite(cause)
    state = getattr(cause, "sqlstate", None) or ""
    if isinstance(error, sa.exc.DBAPIError) and error.connection_invalidated:
        lost = True
    else:
        lost = isinstance(error, (OSError, TimeoutError, sa.exc.TimeoutError)) or state.startswith(_CONDITIONS)
    if lost and committing:
        return StorageUnavailable("storage-uncertain", cause=_words(cause))
    if state == _FULL_ON_POSTGRES:
        return StorageUnavailable("storage-full", cause=_words(cause))
    return unreachable(error) if lost else None


def unreachable(error: Exception) -> StorageUnavailable:
    """The error of a connection that could not even be made."""
    return StorageUnavailable("storage-unavailable", cause=_words(_driver_error(error)))


def sqlite_code(error: Exception) -> int | None:
    """The primary result code of SQLite, if it is SQLite that complains."""
    code = getattr(_driver_error(error), "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def _of_sqlite(cause: sqlite3.Error) -> StorageUnavailable | None:
    if sqlite_code(cause) == sqlite3.SQLITE_FULL:
        return StorageUnavailable("storage-full", cause=_words(cause))
    damaged = sqlite_code(cause) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    if damaged or isinstance(cause, sqlite3.OperationalError):
        return unreachable(cause)
    return None


def _driver_error(error: Exception) -> BaseException:
    return error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig is not None else error


def _words(cause: BaseException) -> str:
    """The first line of what the driver says, without the class name SQLAlchemy puts before it."""
    lines = str(cause).strip().splitlines() or [type(cause).__name__]
    return lines[0].rpartition(">: ")[2]
