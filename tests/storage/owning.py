"""Reads the owner of a table from the database, bypassing the servers."""

from __future__ import annotations

from lodestone.storage.event_log import EventLog
from lodestone.storage.shared_tables import Ownership


async def ownership(database: str, table: str) -> Ownership | None:
    """The ownership of a table in the database now."""
    async with await EventLog.open(database) as log:
        assert log.shared is not None
        return await log.shared.ownership(table)
