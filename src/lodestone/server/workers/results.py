"""Results that never change: begun once, however many ask, told to all as they come, kept while there is room."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing

from lodestone.core import LodestoneError
from lodestone.server.background import BackgroundTasks
from lodestone.server.errors import ServerRefusal, Unavailable
from lodestone.storage.errors import StorageError

PATIENCE = 20.0
"""s without a question after which a result that comes bit by bit is given up."""
MOST = 500
"""Results in memory, however small."""


class Result:
    """The pieces of one job as they come in."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.size = 0
        self.ended = False
        self.problem: LodestoneError | None = None
        """Why there will be no more."""
        self.asked = time.monotonic()
        self.waiting = 0
        """How many wait for a piece."""
        self._news = asyncio.Event()

    @property
    def abandoned(self) -> bool:
        """Whether nobody has asked for a while."""
        return not self.waiting and time.monotonic() - self.asked > PATIENCE

    def add(self, piece: bytes, instead: bool) -> None:
        """One more; `instead`: the others are not needed any more."""
        if instead:
            self.pieces, self.size = [], 0
        self.pieces.append(piece)
        self.size += len(piece)
        self._tell()

    def end(self) -> None:
        """There will be no more."""
        self.ended = True
        self._tell()

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def piece(self, number: int) -> bytes | None:
        """Wait until that one has come; None if it never will. Raises why not."""
        self.waiting += 1
        try:
            while not self.ended and len(self.pieces) <= number:
                await self._news.wait()
        finally:
            self.waiting -= 1
            self.asked = time.monotonic()
        if number < len(self.pieces):
            return self.pieces[number]
        if self.problem is not None:
            raise self.problem
        return None

    async def whole(self) -> bytes:
        """The only piece there is."""
        found = await self.piece(0)
        if found is None:
            raise Unavailable("server-defect")
        return found


class Results:
    """Results by name, up to a number of bytes; what was asked for longest ago goes first."""

    def __init__(self, most: int, only_newest: bool = False) -> None:
        self._most = most
        self._only_newest = only_newest
        """Each piece replaces the last one."""
        self._results: OrderedDict[str, Result] = OrderedDict()
        self._background = BackgroundTasks()

    def get(self, name: str, begin: Callable[[], AsyncGenerator[bytes, None]]) -> Result:
        """The result of that name, begun if need be. Raises what `begin` raises.

        Whoever asked first may go away; the others still want it.
        """
        result = self._results.get(name)
        if result is None:
            pieces = begin()
            result = self._results[name] = Result()
            self._background.start(self._gather(name, result, pieces))
        result.asked = time.monotonic()
        self._results.move_to_end(name)
        return result

    def __contains__(self, name: str) -> bool:
        return name in self._results

    def forget(self, name: str) -> None:
        """It must not be shown any longer."""
        self._results.pop(name, None)

    def forget_all(self) -> None:
        """No result must be shown any longer."""
        self._results.clear()

    async def close(self) -> None:
        """Give up all that are under way."""
        await self._background.close()

    async def _gather(self, name: str, result: Result, pieces: AsyncGenerator[bytes, None]) -> None:
        try:
            async with aclosing(pieces):
                async for piece in pieces:
                    result.add(piece, self._only_newest)
                    if result.abandoned:
                        self._drop(name, result)
                        break
        except LodestoneError as problem:
            result.problem = problem
            if not _lasts(problem):
                self._drop(name, result)
        finally:
            result.end()
            self._tidy()

    def _drop(self, name: str, result: Result) -> None:
        """Drop a result; it is begun anew when somebody asks again."""
        if self._results.get(name) is result:
            del self._results[name]

    def _tidy(self) -> None:
        size = sum(result.size for result in self._results.values())
        for name, result in list(self._results.items()):
            if size <= self._most and len(self._results) <= MOST:
                return
            if result.ended and not result.waiting:
                size -= result.size
                del self._results[name]


def _lasts(problem: LodestoneError) -> bool:
    """Whether it would be the same next time: refused for what it is, or hopelessly long."""
    return problem.key == "server-too-long" or not isinstance(problem, ServerRefusal | StorageError)
