"""Who owns a table, read beside the servers."""

from __future__ import annotations

from lodestone.storage.event_log import EventLog
from lodestone.storage.shared_tables import Ownership


async def ownership(database: str, table: str) -> Ownership | None:
    """As the database has it now."""
    async with await EventLog.open(database) as log:
        assert log.shared is not None
        return await log.shared.ownership(table)
