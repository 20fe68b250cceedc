"""One server to a SQLite file: a server claims it, and the claim ends with the process.

It is claimed by an exclusive transaction on an empty file beside it: SQLite knows how to lock on every
system, and the system frees the lock of a process that dies, however it dies. Programs that only read, and backups,
do not need it.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from lodestone.storage.faults import sqlite_code, unreachable

ENDING = ".lock"
WAIT = 2.0
"""s to wait for a server that was killed a moment ago to be gone."""


class FileClaim:
    """A claim to a SQLite file, held until it is closed."""

    def __init__(self, file: Path) -> None:
        lock = file.resolve()
        self._connection = sqlite3.connect(
            f"{lock}{ENDING}", timeout=WAIT, isolation_level=None, check_same_thread=False
        )

    def hold(self) -> bool:
        """Try to claim it; whether it is ours now."""
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
        """Give the claim back."""
        self._connection.close()
