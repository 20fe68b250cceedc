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
        self._starting = asyncio.Lock()
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
        process, self._process = self._process, None
        if process is not None:
            await process.stop()

    async def _ask(self, level: str, seed: int, view: View) -> str | None:
        process = await self._running()
        number = next(self._numbers)
        answer = self._open[number] = asyncio.get_running_loop().create_future()
        try:
            process.send(Ponder(number, level, seed, pickle.dumps(view, pickle.HIGHEST_PROTOCOL)))
            move: str | None = await answer
            return move
        finally:
            del self._open[number]

    async def _running(self) -> Process:
        async with self._starting:
            if self._process is None or self._process.gone.is_set():
                if self._process is not None:
                    await self._process.stop()
                self._process = process = Process("lodestone.server.pondering.thinker")
                await process.start(Answer, lambda message: self._hear(process, message))
                self._watching = asyncio.create_task(self._watch(process))
            return self._process

    async def _watch(self, process: Process) -> None:
        """If it dies, nobody waits for its answers for ever."""
        await process.gone.wait()
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
