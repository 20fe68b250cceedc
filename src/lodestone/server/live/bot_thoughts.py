"""Passes bots' questions from live processes to the pool and the answers back; tells who ponders."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import structlog

from lodestone.core import LodestoneError, Seat
from lodestone.match.game import Games
from lodestone.server.live.messages import Forget, Think, Thought
from lodestone.server.live.preparing import Preparing
from lodestone.server.workers.jobs import LoadPlanner, PlanStep
from lodestone.server.workers.pool import JobPool

NOTICED = 0.25
"""s after which people are told that a bot ponders."""
AT_ONCE = 16
"""Bots that one process thinks for side by side: quick ones need not wait for slow ones to finish."""
MEMORY = 2 << 30
"""Bytes: such a process is not replaced, for the bots in it remember what they have felt."""

_log = structlog.get_logger(__name__)


class BotThoughts:
    """Asks bots. `answered` gets their thoughts, `pondering` is told who seems to think for a while."""

    def __init__(
        self,
        processes: int,
        games: Games,
        preparing: Preparing,
        answered: Callable[[Thought], None],
        pondering: Callable[[int, Seat, bool], None],
    ) -> None:
        self._preparing = preparing
        self._answered = answered
        self._pondering = pondering
        self._pools = [JobPool(1, MEMORY, AT_ONCE, games) for _ in range(processes)]
        """All bots of a match think in the same one."""
        self._closed: list[list[int]] = [[] for _ in self._pools]
        """Matches whose bots are no longer needed; told with the next question."""
        self._open: dict[tuple[int, Seat], asyncio.Task[None]] = {}

    @property
    def pids(self) -> tuple[int, ...]:
        """Process numbers of those that run."""
        return tuple(pid for pool in self._pools for pid in pool.pids)

    async def close(self) -> None:
        """End them all."""
        for task in self._open.values():
            task.cancel()
        await asyncio.gather(*self._open.values(), *(pool.close() for pool in self._pools), return_exceptions=True)

    async def expect(self, match: int, game: str) -> None:
        """A match with bots is open: load the physics in their process ahead of the first question."""
        pool = self._pools[match % len(self._pools)]
        if not pool.pids:
            with contextlib.suppress(LodestoneError):  # whoever asks a bot is told
                await pool.run(LoadPlanner(game), str(match))

    def hear(self, said: Think | Forget) -> None:
        """Have a question answered, if only by a failure; the last one of that seat no longer needs an answer."""
        key = (said.match, said.seat)
        self._stop(key)
        if isinstance(said, Think):
            task = self._open[key] = asyncio.create_task(self._answer(said))
            task.add_done_callback(lambda done: self._open.pop(key) if self._open.get(key) is done else None)

    def _stop(self, key: tuple[int, Seat]) -> None:
        task = self._open.pop(key, None)
        if task is not None:
            task.cancel()

    def forget(self, match: int) -> None:
        """None of its bots is needed any more."""
        for key in [key for key in self._open if key[0] == match]:
            self._stop(key)
        self._closed[match % len(self._pools)].append(match)

    async def _answer(self, question: Think) -> None:
        told = False

        def notice() -> None:
            nonlocal told
            told = True
            self._pondering(question.match, question.seat, True)

        timer = asyncio.get_running_loop().call_later(NOTICED, notice)
        try:
            thought = await self._think(question)
        finally:
            timer.cancel()
            if told:
                self._pondering(question.match, question.seat, False)
        self._answered(Thought(question.match, question.seat, question.number, thought))

    async def _think(self, asked: Think) -> bytes | None:
        if asked.everything:
            await self._preparing.complete.wait()
        slot = asked.match % len(self._pools)
        closed, self._closed[slot] = tuple(self._closed[slot]), []
        job = PlanStep(asked.game, asked.match, asked.seat, asked.seating, asked.number, asked.question, closed)
        try:
            return await self._pools[slot].run(job, str(asked.match)) or None
        except LodestoneError as problem:
            _log.error("bot_without_thought", level=asked.seating.level, problem=problem.key)
            return None
