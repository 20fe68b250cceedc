"""A table from its log, bit by bit: a long game takes milliseconds, in which others have their turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from lodestone.match.game import GameKind, Games
from lodestone.server.table.entries import GameBegun, Played, Written, decoded
from lodestone.server.table.table import Table
from lodestone.storage.event_log import EventLog

AT_ONCE = 16
"""Entries between two breaks."""


async def read_table(log: EventLog, id: str, games: Games) -> Table | None:
    """The table as its log has it; None if there is none."""
    table = Table(games)
    async for written in read_entries(log, id):
        table.apply(written)
    return table if table.version else None


async def read_entries(log: EventLog, id: str) -> AsyncIterator[Written]:
    """Whatever was written, from the first entry on."""
    for number, entry in enumerate(await log.read(id), 1):
        yield decoded(entry.body, entry.format)
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)


async def read_past(log: EventLog, id: str, kind: GameKind) -> list[Any]:
    """Every event of the game that is on, or was the last one."""
    events: list[Any] = []
    async for written in read_entries(log, id):
        for entry in written.entries:
            if isinstance(entry, GameBegun):
                events.clear()
            elif isinstance(entry, Played):
                events.append(kind.events.read(entry.event))
    return events
