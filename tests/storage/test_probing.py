"""Finding out whether anything can be stored: on a full disk, and once there is room again."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from lodestone.storage.database import SqliteDatabase
from lodestone.storage.errors import StorageUnavailable
from lodestone.storage.event_log import EventLog


class FullDatabase(SqliteDatabase):
    """A database on a disk that accepts nothing more as long as it is `full`."""

    full = True

    def _connect(self) -> sqlite3.Connection:
        connection = super()._connect()
        if self.full:
            connection.execute("PRAGMA max_page_count=1")  # what is there stays; no page is added
        return connection


async def test_everybody_who_asks_is_told_that_nothing_can_be_stored(tmp_path: Path) -> None:
    file = tmp_path / "log.db"
    await (await EventLog.open(file)).close()
    database = FullDatabase(file)
    async with EventLog(database, clock=lambda: 1000.0) as log:
        for _ in range(3):
            with pytest.raises(StorageUnavailable, match="full"):
                await log.check()
        database.full = False
        await log.check()
        assert await log.records() == []
