"""A server that stops, or takes no more tables, hands those that it has over to others, one by one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from lodestone.server.errors import Unavailable
from lodestone.storage.errors import StorageError

if TYPE_CHECKING:
    from lodestone.server.hub import Hub
    from lodestone.server.room.room import Room

LOOK = 0.05
"""s between two looks for tables that can be handed over."""
AGAIN = 5.0
"""s after which a server that goes on running looks whether somebody takes what it has left."""
SEEN_OFF, HALF = 0.5, 0.5
"""s that the next table waits at most until another server has the last one, and the share of the time for
handing over that all these waits may take (docs/decisions/0014)."""

_log = structlog.get_logger(__name__)


async def drain(hub: Hub, hurry: Callable[[], bool] = lambda: False) -> None:
    """Hand every table over to other servers, each between two moves, and from now on take no more.

    The running turn of a live match goes along. One that is about to end is waited for, as is that of a bot; if it is
    not over in time, or there is a `hurry`, it begins again where it goes. Returns when no table is left, or nobody
    takes one.
    """
    hub.cluster.draining = True
    await hub.cluster.look_around()
    tables = len(hub.rooms)
    await _hand_all_over(hub, hurry)
    if tables and hub.cluster.node:
        _log.info("drained", tables=tables, left=len(hub.rooms))


async def keep_draining(hub: Hub) -> None:
    """The same, for a server that goes on running, and waits for others to come."""
    while True:
        await drain(hub)
        await asyncio.sleep(AGAIN)


async def _hand_all_over(hub: Hub, hurry: Callable[[], bool]) -> None:
    until = time.monotonic() + hub.settings.drain_seconds
    pace = min(SEEN_OFF, HALF * hub.settings.drain_seconds / max(1, len(hub.rooms)))
    while hub.rooms and hub.cluster.can_hand_over:
        late = hurry() or time.monotonic() > until
        for room in list(hub.rooms.values()):
            with suppress(Unavailable, StorageError):  # the database is away: next time, or it finds out itself
                await hub.let_go(room.table.id, patient=not late)
                if not late and room.table.id not in hub.rooms:
                    await _see_off(hub, room, pace)
        if late:
            return
        await asyncio.sleep(LOOK)


async def _see_off(hub: Hub, room: Room, longest: float) -> None:
    """Wait until another server has it before the next one follows: all at once would wait for each other there."""
    until = time.monotonic() + longest
    while room.sent_away and time.monotonic() < until and not await hub.cluster.was_taken(room.table.id):
        await asyncio.sleep(LOOK / 2)
