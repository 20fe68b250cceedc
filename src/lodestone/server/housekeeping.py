"""What a server does by itself.

Tables that nobody touches are archived after a while, and removed later if the host wants that; turns that take days
are looked after when their time is up; the catalogues of every language are opened before the first guest is refused,
as each takes some 10 ms.
"""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING

import structlog

from lodestone.core import LodestoneError
from lodestone.i18n import DEFAULT_LANGUAGE, catalogue, languages
from lodestone.server import metrics
from lodestone.server.daily import days
from lodestone.server.settings import Settings
from lodestone.server.table.clocks import DAY
from lodestone.storage.errors import StorageError
from lodestone.storage.event_log import EventLog

if TYPE_CHECKING:
    from lodestone.server.hub import Hub

EVERY = 3600.0
"""s from one round of tidying to the next."""
LOOK = 0.25
"""s from one measurement of how late the event loop is to the next."""
WAIT, PAUSE = 5.0, 0.25
"""s before the second language is loaded, while people get in, and from each one to the next."""

_log = structlog.get_logger(__name__)


async def look_after(log: EventLog, settings: Settings) -> None:
    """Tidy up again and again, for as long as the server runs."""
    while True:
        try:
            archived, removed = await tidy_up(log, settings, log.now())
            if archived or removed:
                _log.info("tidied_up", archived=archived, removed=removed)
        except LodestoneError as problem:  # the database is away; next time
            _log.warning("not_tidied_up", problem=problem.key)
        await asyncio.sleep(EVERY)


async def tidy_up(log: EventLog, settings: Settings, now: float) -> tuple[int, int]:
    """Archive and remove old tables; returns how many of each. Only one server does it at a time."""
    today = days.day_at(now)
    await log.forget_dailies(days.after(today, -days.KEPT), days.day_at(now - days.TO_THE_END))
    archived = await log.archive_untouched(now - settings.archive_days * DAY)
    if settings.keep_days is None:
        return archived, 0
    return archived, await log.remove_archived(now - settings.keep_days * DAY)


async def measure_lag() -> None:
    """Measure how late the event loop runs what is due."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LOOK
        await asyncio.sleep(LOOK)
        metrics.LOOP_LAG.observe(max(0.0, loop.time() - due))


async def learn_words() -> None:
    """A language at a time and in a thread, so that nobody is held up for long."""
    await asyncio.to_thread(_learn, DEFAULT_LANGUAGE)
    await asyncio.sleep(WAIT)
    for language in languages():
        await asyncio.to_thread(_learn, language)
        await asyncio.sleep(PAUSE)
    gc.freeze()  # catalogues stay: scanning them for garbage would hold everybody up


def _learn(language: str) -> str:
    # A sentence with a number, so that the language's plural rules and number formats are loaded too.
    return catalogue(language).text("illegal-occupied", {"occupant": "Sh1"})


PAGE = 100
"""Tables read from the database at a time."""
TABLES_AT_ONCE = 4
"""Tables looked after at a time, so that their bots leave room for those of people who wait."""

_log = structlog.get_logger(__name__)


class Deadlines:
    """Turns that take days, looked after by whichever server comes first: their deadlines stand in the database.

    No table stays in memory for its clock. One whose time is up, or that waits for a bot, is opened, taken care of and
    put away again. Ownership decides which server does that: a table of another living server is left to it; one
    without an owner, or with a dead one, is taken over like any other (`cluster`). So nothing is lost with a server.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._few = asyncio.Semaphore(TABLES_AT_ONCE)

    async def watch(self) -> None:
        """Look for as long as the server runs; at once when it has started, since time went by without it."""
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
