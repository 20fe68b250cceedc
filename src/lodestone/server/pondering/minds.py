"""The thinking process as the event loop sees it: started with the first question, replaced when it dies."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from itertools import count

import msgspec
import structlog

from lodestone.bots.advice import AnyAdvice
from lodestone.core import Chance
from lodestone.match.clustered import View
from lodestone.server.errors import TooMany, Unavailable
from lodestone.server.live.process import Process
from lodestone.server.pondering.questions import Advise, Advised, Answer, Awake, Begun, Chosen, Ponder, Question
from lodestone.server.protocol.common import Game

LIMIT = 60.0
"""s after which a bot is taken for stuck."""
PREPARING = 600.0
"""s for which a bot may get ready: the first one that searches has to be compiled."""

AT_ONCE = 8
"""Questions for advice that may be open; who asks for more comes back later."""

_ADVICE: msgspec.msgpack.Decoder[AnyAdvice] = msgspec.msgpack.Decoder(AnyAdvice)
_log = structlog.get_logger(__name__)


class _Waiting:
    """A question that waits for its answer: first for a bot that is ready, then for its thought."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.answer: asyncio.Future[Chosen | Advised | None] = asyncio.get_running_loop().create_future()

    def settle(self, answer: Chosen | Advised | None) -> None:
        """There is an answer, or there will never be one."""
        self.begun.set()
        if not self.answer.done():
            self.answer.set_result(answer)


class Minds:
    """Asks bots. Whatever goes wrong with one, the seat still gets a move: any legal one."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._life: asyncio.Task[None] | None = None
        self._open: dict[int, _Waiting] = {}
        self._numbers = count()

    async def choose(self, level: str, seed: int, view: View) -> str:
        """What a bot of that level plays."""
        seen = pickled(view)
        answer = await self._ask(level, lambda id: Ponder(id, level, seed, seen))
        if isinstance(answer, Chosen) and answer.move is not None:
            return answer.move
        _log.error("bot_without_move", level=level)
        return str(view.legal_moves[Chance(seed, "bot/fallback").below(len(view.legal_moves))])

    async def advise(self, game: Game, seed: int, view: bytes) -> AnyAdvice:
        """What a seat should do, by a view as `Advise` takes it. Raises why there is no advice."""
        if len(self._open) >= AT_ONCE:
            raise TooMany("server-hints-busy")
        answer = await self._ask("advice", lambda id: Advise(id, game, seed, view))
        if isinstance(answer, Advised) and answer.problem is not None:
            raise answer.problem.error()
        if not isinstance(answer, Advised) or answer.advice is None:
            raise Unavailable("server-hints-busy")
        return _ADVICE.decode(answer.advice)

    async def close(self) -> None:
        """End the process."""
        if self._life is not None:
            self._life.cancel()
            await asyncio.gather(self._life, return_exceptions=True)

    async def _ask(self, level: str, make: Callable[[int], Question]) -> Chosen | Advised | None:
        process = self._running()
        number = next(self._numbers)
        waiting = self._open[number] = _Waiting()
        try:
            process.send(make(number))
            async with asyncio.timeout(PREPARING):
                await waiting.begun.wait()
            async with asyncio.timeout(LIMIT):
                return await waiting.answer
        except TimeoutError:
            _log.error("bot_stuck", level=level)
            process.kill()
            return None
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
            for waiting in self._open.values():
                waiting.settle(None)

    def _hear(self, process: Process, message: Answer) -> None:
        if isinstance(message, Awake):
            process.is_ready()
            return
        waiting = self._open.get(message.id)
        if waiting is None:
            return
        if isinstance(message, Begun):
            waiting.begun.set()
        else:
            waiting.settle(message)


def pickled(view: View) -> bytes:
    """A view for the thinking process."""
    return pickle.dumps(view, pickle.HIGHEST_PROTOCOL)
