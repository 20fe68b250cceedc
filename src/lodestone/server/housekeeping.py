"""What a server does by itself. Tables that nobody touches are archived after a while, and removed later if the host
wants that; the catalogues of every language are opened before the first guest is refused, as each takes some 10 ms.
"""

from __future__ import annotations

import asyncio
import gc

import structlog

from lodestone.core import LodestoneError
from lodestone.i18n import DEFAULT_LANGUAGE, catalogue, languages
from lodestone.server import metrics
from lodestone.server.daily import days
from lodestone.server.settings import Settings
from lodestone.server.table.clocks import DAY
from lodestone.storage.event_log import EventLog

EVERY = 3600.0
"""s from one round of tidying to the next."""
LOOK = 0.25
"""s from one measurement of how late the event loop is to the next."""
WAIT, PAUSE = 5.0, 0.25
"""s before the second language, while people get in, and from one to the next."""

_log = structlog.get_logger(__name__)


async def look_after(log: EventLog, settings: Settings) -> None:
    """For as long as the server runs."""
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
    # It counts, so that the plural rules and number formats of the language are there too.
    return catalogue(language).text("illegal-occupied", {"occupant": "Sh1"})
