"""Whose turn it is at a table, and what that sets going: a clock that runs (Z9), a bot of Clustered that ponders.

Bots of Kluster play in the worker that has the match (`live_table`).
"""

from __future__ import annotations

import asyncio
import time
from hashlib import sha256
from typing import TYPE_CHECKING

import structlog

from lodestone.core import LodestoneError, Seat
from lodestone.server.table.clustered import ClusteredPlay
from lodestone.server.table.decide import play_move
from lodestone.server.table.table import Table

if TYPE_CHECKING:
    from lodestone.server.room import Room

LATE = 1.0
"""s until a match that could not be told that the time is up is told again."""
CLOCK_LEVEL = "greedy"
"""Who moves when the time is up (Z9)."""

_log = structlog.get_logger(__name__)


class Turns:
    """Follows a table from turn to turn."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._bots: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot ponders or a clock runs."""
        return self._timer is not None or (self._bots is not None and not self._bots.done())

    def stop(self) -> None:
        """Nothing goes on by itself any more."""
        self._stop_timer()
        if self._bots is not None and self._bots is not asyncio.current_task():
            self._bots.cancel()
            self._bots = None

    def follow(self) -> None:
        """Something has changed: stop and start what has to."""
        table = self._room.table
        self._stop_timer()
        if table.clock is not None:
            if table.clock_should_run():
                now = time.monotonic()
                table.clock.start(now)
                self._timer = asyncio.get_running_loop().call_later(table.clock.left(now), self._time_is_up)
            else:
                table.clock.stop(time.monotonic())
        if self._bot_on_turn() is not None and (self._bots is None or self._bots.done()):
            self._bots = self._room.hub.background(self._play_bots())

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _bot_on_turn(self) -> tuple[ClusteredPlay, Seat, str] | None:
        table = self._room.table
        seat = table.turn
        if seat is None or table.paused or not isinstance(table.play, ClusteredPlay):
            return None
        level = table.people.seats[seat].bot
        return None if level is None else (table.play, seat, level)

    async def _play_bots(self) -> None:
        while (on_turn := self._bot_on_turn()) is not None:
            if not await self._move(*on_turn, pace=self._room.hub.settings.bot_pace):
                return

    def _time_is_up(self) -> None:
        self._timer = None
        self._room.hub.background(self._play_clock())

    async def _play_clock(self) -> None:
        """The turn passes, or a bot makes the move (Z9)."""
        room = self._room
        table = room.table
        if table.turn is None or not table.clock_should_run():
            return
        if isinstance(table.play, ClusteredPlay):
            await self._move(table.play, table.turn, None, pace=0.0)
        elif not await room.live.time_out():
            self._timer = asyncio.get_running_loop().call_later(LATE, self._time_is_up)

    async def _move(self, play: ClusteredPlay, seat: Seat, level: str | None, pace: float) -> bool:
        """Let a bot choose, then make its move, unless the table has moved on meanwhile; False: nothing is stored.

        Without a level it moves for somebody whose time is up.
        """
        room = self._room
        position = play.position
        room.tell_thinking(seat, True)
        try:
            began = time.monotonic()
            move = await room.hub.minds.choose(level or CLOCK_LEVEL, _seed(room.table), play.bot_view(seat))
            await asyncio.sleep(max(0.0, began + pace - time.monotonic()))
        finally:
            room.tell_thinking(seat, False)
        async with room.lock:
            try:
                table = await room.fresh()
                same = table.play is play and play.position is position
                if same and not table.paused and table.people.seats[seat].bot == level:
                    await room.write(play_move(play, seat, move, bot=True))
            except LodestoneError as problem:
                _log.error("bot_move_not_made", problem=problem.key)
                return False  # the table will be read again, and followed from there
        return True


def _seed(table: Table) -> int:
    """The same for the same decision of the same game, and nothing a player could know."""
    assert table.deal is not None
    return int.from_bytes(
        sha256(f"bot/{table.deal.seed}/{table.deal.salt}/{table.version}".encode()).digest()[:7], "big"
    )
