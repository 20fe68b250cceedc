"""Whose turn it is at a table of Clustered, and what that sets going: bots that ponder, clocks that run (Z9)."""

from __future__ import annotations

import asyncio
import time
from hashlib import sha256
from typing import TYPE_CHECKING

import structlog

from lodestone.core import LodestoneError, Seat
from lodestone.server.table.clustered import ClusteredPlay
from lodestone.server.table.decide import play_move

if TYPE_CHECKING:
    from lodestone.server.room import Room

CLOCK_LEVEL = "greedy"
"""Who moves when the time is up (Z9)."""

_log = structlog.get_logger(__name__)


class ClusteredTurns:
    """Follows a table from turn to turn."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot ponders or a clock runs."""
        return self._timer is not None or (self._task is not None and not self._task.done())

    def stop(self) -> None:
        """Nothing goes on by itself any more."""
        self._stop_timer()
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
            self._task = None

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
        if self._bot_on_turn() is not None and (self._task is None or self._task.done()):
            self._task = self._room.hub.background(self._play_bots())

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
        table = self._room.table
        if isinstance(table.play, ClusteredPlay) and table.turn is not None and table.clock_should_run():
            await self._move(table.play, table.turn, CLOCK_LEVEL, pace=0.0)

    async def _move(self, play: ClusteredPlay, seat: Seat, level: str, pace: float) -> bool:
        """Let a bot choose, then make its move, unless the table has moved on meanwhile; False: nothing is stored."""
        room = self._room
        position = play.position
        room.tell_thinking(seat, True)
        try:
            began = time.monotonic()
            move = await room.hub.minds.choose(level, _seed(room, len(play.made)), play.bot_view(seat))
            await asyncio.sleep(max(0.0, began + pace - time.monotonic()))
        finally:
            room.tell_thinking(seat, False)
        async with room.lock:
            try:
                table = await room.fresh()
                bot = table.people.seats[seat].bot
                asked_for = bot == level or (bot is None and level == CLOCK_LEVEL and pace == 0)
                if table.play is play and play.position is position and not table.paused and asked_for:
                    await room.write(play_move(play, seat, move, bot=True))
            except LodestoneError as problem:
                _log.error("bot_move_not_made", table=room.table.id, problem=problem.key)
                return False  # the table will be read again, and followed from there
        return True


def _seed(room: Room, made: int) -> int:
    """The same for the same decision of the same game, and nothing a player could know."""
    deal = room.table.deal
    assert deal is not None
    return int.from_bytes(sha256(f"bot/{deal.seed}/{deal.salt}/{made}".encode()).digest()[:7], "big")
