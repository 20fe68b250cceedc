"""Turns that take days, looked after by whichever server comes first: their deadlines stand in the database.

No table stays in memory for its clock. One whose time is up, or that waits for a bot, is opened, taken care of and put
away again. Ownership decides which server does that: a table of another living server is left to it; one without an
owner, or with a dead one, is taken over like any other (`cluster`). So nothing is lost with a server.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from lodestone.core import LodestoneError
from lodestone.server import metrics
from lodestone.storage.errors import StorageError

if TYPE_CHECKING:
    from lodestone.server.hub import Hub

PAGE = 100
AT_ONCE = 4
"""Tables looked after at a time, so that their bots leave room for those of people who wait."""

_log = structlog.get_logger(__name__)


class Deadlines:
    """Looks after the deadlines that one server finds."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._few = asyncio.Semaphore(AT_ONCE)

    async def watch(self) -> None:
        """For as long as the server runs; at once when it has started, since time went by without it."""
        while True:
            try:
                await self.look()
            except StorageError as problem:  # the database is away; next time
                _log.warning("deadlines_not_read", problem=problem.key)
            await asyncio.sleep(self._hub.settings.deadline_seconds)

    async def look(self) -> None:
        """See to every table whose deadline has come. One that cannot be looked after keeps no other from it."""
        hub, after = self._hub, None
        while hub.cluster.telling and not hub.stopping:
            due = await hub.log.due(server=hub.cluster.node or None, after=after, limit=PAGE)
            await asyncio.gather(*(self._look_after(row.id) for row in due))
            if len(due) < PAGE:
                return
            after = (due[-1].deadline or 0.0, due[-1].id)

    async def _look_after(self, table: str) -> None:
        async with self._few:
            known = table in self._hub.rooms
            try:
                room = await self._hub.room(table)
                await room.look_after()
                metrics.DEADLINES.inc()
            except LodestoneError as problem:  # another server has it by now, or nothing can be stored: next time
                _log.info("deadline_not_met", problem=problem.key)
            except Exception:  # noqa: BLE001  whatever is wrong with one table, the others have deadlines too
                _log.exception("deadline_failed")
            else:
                if not known:
                    self._hub.put_away(room)
