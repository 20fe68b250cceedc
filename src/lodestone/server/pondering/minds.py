"""The thinking process as the event loop sees it: started with the first question, replaced when it dies."""

from __future__ import annotations

import asyncio
import pickle
from itertools import count

import structlog

from lodestone.core import Chance
from lodestone.match.clustered import View
from lodestone.server.live.process import Process
from lodestone.server.pondering.questions import Answer, Awake, Ponder

LIMIT = 60.0
"""s after which a bot is taken for stuck."""

_log = structlog.get_logger(__name__)


class Minds:
    """Asks bots. Whatever goes wrong with one, the seat still gets a move: any legal one."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._life: asyncio.Task[None] | None = None
        self._open: dict[int, asyncio.Future[str | None]] = {}
        self._numbers = count()

    async def choose(self, level: str, seed: int, view: View) -> str:
        """What a bot of that level plays."""
        try:
            move = await asyncio.wait_for(self._ask(level, seed, view), LIMIT)
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
        answer = self._open[number] = asyncio.get_running_loop().create_future()
        try:
            process.send(Ponder(number, level, seed, pickle.dumps(view, pickle.HIGHEST_PROTOCOL)))
            move: str | None = await answer
            return move
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
            for answer in self._open.values():
                if not answer.done():
                    answer.set_result(None)

    def _hear(self, process: Process, message: Answer) -> None:
        if isinstance(message, Awake):
            process.is_ready()
            return
        answer = self._open.get(message.id)
        if answer is not None and not answer.done():
            answer.set_result(message.move)
