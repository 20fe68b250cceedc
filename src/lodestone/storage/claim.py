"""One server to a database: whoever serves from it claims it, and death gives it back.

A SQLite file is claimed by an exclusive transaction on an empty file beside it: SQLite knows how to lock on every
system, and the system frees the lock of a process that dies, however it dies. Programs that only look on, and backups,
do not ask.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import sqlalchemy as sa

from lodestone.storage.faults import sqlite_code, unreachable

ENDING = ".lock"
WAIT = 2.0
"""s for one that was killed a moment ago to be gone."""
POSTGRES_LOCK = 0x6C6F6466
"""Any number will do, as long as every Lodestone asks for the same one, and for another one than `migrate`."""


class FileClaim:
    """A claim to a SQLite file, held until it is closed."""

    def __init__(self, file: Path) -> None:
        lock = file.resolve()
        self._connection = sqlite3.connect(
            f"{lock}{ENDING}", timeout=WAIT, isolation_level=None, check_same_thread=False
        )

    def hold(self) -> bool:
        """Whether it is ours now."""
        try:
            self._connection.execute("PRAGMA journal_mode=MEMORY")  # nothing is written: leave no journal either
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._connection.close()
            if sqlite_code(error) == sqlite3.SQLITE_BUSY:
                return False
            raise unreachable(error) from error
        return True

    def close(self) -> None:
        """Give it back."""
        self._connection.close()


def claim_postgres(connection: sa.Connection) -> bool:
    """Whether a database is ours now: for as long as this connection lasts."""
    return bool(connection.execute(sa.select(sa.func.pg_try_advisory_lock(POSTGRES_LOCK))).scalar_one())
