"""Whose turn it is at a table, and what that sets going: a clock that runs (Z9), a bot that ponders.

At a table that nobody watches bots wait; clocks wait as long as nobody with a token is there. Bots of a live
game play where its match is (`live_table`), and wait there. Where turns take days nothing waits: the table's deadline
says when there is something to do (`housekeeping.Deadlines`).
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from lodestone.core import Chance, LodestoneError, Seat
from lodestone.match.game import Game, GameKind
from lodestone.server.errors import Unavailable
from lodestone.server.table.decide import out_of_time, play_move
from lodestone.server.workers.jobs import Ponder
from lodestone.server.workers.pool import JobPool

if TYPE_CHECKING:
    from lodestone.server.room.room import Room

LATE = 1.0
"""s before a match is asked again, if somebody was about to do something in it when their time ran out."""

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
        """Stop: from now on nothing happens by itself."""
        self._stop_timer()
        if self._bots is not None and self._bots is not asyncio.current_task():
            self._bots.cancel()
            self._bots = None

    def follow(self) -> None:
        """Stop and start clock and bot after a change."""
        table = self._room.table
        self._stop_timer()
        if table.clock is not None:
            if self._clock_should_run():
                now = time.monotonic()
                table.clock.start(now)
                self._timer = asyncio.get_running_loop().call_later(table.clock.left(now), self._time_is_up)
            else:
                table.clock.stop(time.monotonic())
        self._wake_bots()

    def _wake_bots(self) -> None:
        if self._bot_on_turn() is not None and (self._bots is None or self._bots.done()):
            self._bots = self._room.hub.background.start(self._play_bots())

    async def play_bots(self) -> None:
        """Return when no bot has anything to do, or one has failed at it."""
        self._wake_bots()
        if self._bots is not None:
            await asyncio.wait([self._bots])

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _clock_should_run(self) -> bool:
        return self._room.table.clock_should_run() and bool(self._room.onlookers.people)

    def _bot_on_turn(self) -> tuple[Seat, str | None] | None:
        """The seat that a bot plays for, and the bot's level; no level if the time of the person there is up."""
        table = self._room.table
        seat = table.turn
        if seat is None or table.paused or table.kind.live is not None:
            return None
        if not self._room.connections and table.deadline is None:
            return None
        level = table.people.seats[seat].bot
        return None if level is None and not table.timed_out else (seat, level)

    async def _play_bots(self) -> None:
        while (on_turn := self._bot_on_turn()) is not None:
            if not await self._move(*on_turn):
                return

    def _time_is_up(self) -> None:
        self._timer = None
        self._room.hub.background.start(self._run_out())

    async def _run_out(self) -> None:
        """The table decides that a turn is out of time (Z9); whoever plays it out follows from that."""
        room, moment = self._room, self._room.table.moment
        if not self._clock_should_run():
            return
        if room.table.kind.live is not None and not room.live.may_time_out:
            self._timer = asyncio.get_running_loop().call_later(LATE, self._time_is_up)
            return
        async with room.lock:
            try:
                table = await room.fresh()
            except Unavailable:  # nothing can be stored: the room starts this again when it can
                return
            if table.moment == moment and self._clock_should_run():
                await room.write(out_of_time(table))

    async def _move(self, seat: Seat, level: str | None) -> bool:
        """Let a bot choose, then make its move, unless the table has moved on meanwhile; False: nothing is stored.

        Without a level it moves for somebody whose time is up, and at once.
        """
        room = self._room
        game, moment, deal = room.table.play, room.table.moment, room.table.deal
        assert game is not None
        assert deal is not None
        room.tell_thinking(seat, True)
        try:
            began = time.monotonic()
            kind, seed = room.table.kind, deal.bot_seed("bot", room.table.version)
            move = await choose_move(room.hub.jobs, kind, level or kind.clock_level, seed, game, seat, room.address)
            pace = 0.0 if level is None else room.hub.settings.bot_pace
            await asyncio.sleep(max(0.0, began + pace - time.monotonic()))
        finally:
            room.tell_thinking(seat, False)
        async with room.lock:
            try:
                table = await room.fresh()
                same = table.play is game and table.moment == moment
                if same and not table.paused and table.people.seats[seat].bot == level:
                    await room.write(play_move(table, seat, move, bot=True))
            except LodestoneError as problem:
                _log.warning("bot_move_not_made", problem=problem.key)
                return False  # the table will be read again, and followed from there
        return True


async def choose_move(
    jobs: JobPool, kind: GameKind, level: str | None, seed: int, game: Game, seat: Seat, address: str
) -> str:
    """What a bot of that level plays. Whatever goes wrong with it, the seat still gets a move: any legal one."""
    anything, view = game.any_move(Chance(seed, "bot/fallback")), game.bot_view(seat)
    if level is None or view is None:
        return anything
    try:
        return (await jobs.run(Ponder(kind.name, level, seed, view), address)).decode()
    except LodestoneError as problem:
        _log.error("bot_without_move", level=level, problem=problem.key)
    return anything
