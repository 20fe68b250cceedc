"""The thinking process as the event loop sees it: started with the first question, replaced when it dies."""

from __future__ import annotations

import asyncio
import pickle
from itertools import count

import structlog

from lodestone.core import Chance
from lodestone.match.clustered import View
from lodestone.server.live.process import Process
from lodestone.server.pondering.questions import Answer, Awake, Begun, Ponder

LIMIT = 60.0
"""s after which a bot is taken for stuck."""
PREPARING = 600.0
"""s for which a bot may get ready: the first one that searches has to be compiled."""

_log = structlog.get_logger(__name__)


class _Question:
    """A question that waits for its answer: first for a bot that is ready, then for its move."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()

    def settle(self, move: str | None) -> None:
        """There is an answer, or there will never be one."""
        self.begun.set()
        if not self.answer.done():
            self.answer.set_result(move)


class Minds:
    """Asks bots. Whatever goes wrong with one, the seat still gets a move: any legal one."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._life: asyncio.Task[None] | None = None
        self._open: dict[int, _Question] = {}
        self._numbers = count()

    async def choose(self, level: str, seed: int, view: View) -> str:
        """What a bot of that level plays."""
        try:
            move = await self._ask(level, seed, view)
        except TimeoutError:
            _log.error("bot_stuck", level=level)
            if self._process is not None:
                self._process.kill()
            move = None
        if move is None:
            _log.error("bot_without_move", level=level)
            move = str(view.legal_moves[Chance(seed, "bot/fallback").below(len(view.legal_moves))])
        return move

    async def close(self) -> None:
        """End the process."""
        if self._life is not None:
            self._life.cancel()
            await asyncio.gather(self._life, return_exceptions=True)

    async def _ask(self, level: str, seed: int, view: View) -> str | None:
        process = self._running()
        number = next(self._numbers)
        question = self._open[number] = _Question()
        try:
            process.send(Ponder(number, level, seed, pickle.dumps(view, pickle.HIGHEST_PROTOCOL)))
            async with asyncio.timeout(PREPARING):
                await question.begun.wait()
            async with asyncio.timeout(LIMIT):
                return await question.answer
        finally:
            del self._open[number]

    def _running(self) -> Process:
        if self._process is None:
            self._process = Process("lodestone.server.pondering.thinker")
            self._life = asyncio.create_task(self._live(self._process))
        return self._process

    async def _live(self, process: Process) -> None:
        """As long as it lives. When it has died nobody waits for its answers, and the next question starts another."""
        try:
            await process.run(Answer, lambda message: self._hear(process, message))
        finally:
            self._process = None
            for question in self._open.values():
                question.settle(None)

    def _hear(self, process: Process, message: Answer) -> None:
        if isinstance(message, Awake):
            process.is_ready()
            return
        question = self._open.get(message.id)
        if question is None:
            return
        if isinstance(message, Begun):
            question.begun.set()
        else:
            question.settle(message.move)
