"""Tables as their log has them. Folding a long one takes a second of work, of which a little is done in each round of
the event loop, however many tables are being read.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

from lodestone.match.game import Games
from lodestone.server.entrance.fair_share import Turnstile
from lodestone.server.table.entries import Written, decoded
from lodestone.server.table.table import Table
from lodestone.storage.event_log import EventLog

AT_ONCE = 16
"""Entries in a round: about a millisecond."""
SHORT, LONG = "short", "long"
"""Tables of at most `AT_ONCE` entries, and all others. Both kinds take turns, so nobody waits behind a long one."""


class TableReader:
    """Reads the tables of one server."""

    def __init__(self, log: EventLog, games: Games) -> None:
        self._log = log
        self._games = games
        self._turns = Turnstile(at_once=1)

    async def table(self, id: str) -> Table | None:
        """The table as its log has it; None if there is none."""
        table = Table(self._games)
        async for written, at in self._dated(id):
            table.apply(written, at)
        return table if table.version else None

    async def entries(self, id: str) -> AsyncIterator[Written]:
        """Everything that was written, from the first entry on."""
        async for written, _ in self._dated(id):
            yield written

    async def _dated(self, id: str) -> AsyncIterator[tuple[Written, float]]:
        """The same with the date of each."""
        entries = await self._log.read(id)
        kind = SHORT if len(entries) <= AT_ONCE else LONG
        for number, entry in enumerate(entries):
            if number % AT_ONCE == 0:
                await self._turns.enter(kind)
            yield decoded(entry.body, entry.format), entry.at
