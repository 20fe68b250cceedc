"""Tells a database that is unavailable from a request that is wrong, and words the cause."""

from __future__ import annotations

import sqlite3

import sqlalchemy as sa

from lodestone.storage.errors import StorageUnavailable

# Classes of SQLSTATE about the server's condition, not about the request: connection, transaction state (as on
# a read-only standby), rollback by the server, resources, locks, operator intervention, system, internal.
_CONDITIONS = ("08", "25", "40", "53", "55", "57", "58", "XX")
_FULL_ON_POSTGRES = "53100"
# Idle for too long within a transaction, ended by an administrator, or the driver's error for that.
_CUT_OFF = ("25P03", "57P01", "InternalClientError", "ConnectionDoesNotExistError")
# A prepared statement that does not exist, or already did: it belongs to somebody else.
_MIXED_UP = ("26000", "42P05")


def availability(error: Exception, *, committing: bool = False) -> StorageUnavailable | None:
    """The error for everybody who waits; None if the fault is in the request itself."""
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
    """The error when no connection could be made."""
    return StorageUnavailable("storage-unavailable", cause=_words(_driver_error(error)))


def was_cut_off(error: BaseException) -> bool:
    """Whether PostgreSQL has ended a connection, for example because this computer was too busy to use it."""
    cause = error.__cause__
    cause = _driver_error(cause) if isinstance(cause, Exception) else cause
    while cause is not None:
        if getattr(cause, "sqlstate", None) in _CUT_OFF or type(cause).__name__ in _CUT_OFF:
            return True
        cause = cause.__cause__
    return False


def is_pooled(error: BaseException) -> bool:
    """Whether a pooler mixed up our connections, handing out the same one to several, transaction by transaction."""
    while True:
        if getattr(_driver_error(error) if isinstance(error, Exception) else error, "sqlstate", None) in _MIXED_UP:
            return True
        if error.__cause__ is None:
            return False
        error = error.__cause__


def sqlite_code(error: Exception) -> int | None:
    """SQLite's primary result code, if the error is SQLite's."""
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
