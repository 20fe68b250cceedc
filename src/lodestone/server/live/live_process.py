"""One live process as the event loop sees it: questions and their answers, which matches it has, whether it hangs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

from lodestone.core import InvalidRequest
from lodestone.server.live.messages import Answer, AreYouThere
from lodestone.server.workers.pipe import Said
from lodestone.server.workers.process import Process

if TYPE_CHECKING:
    from lodestone.server.live.live_match import LiveMatch

CUT_SHORT = "kluster-cut-short"
"""The key of the refusal of what was asked of a worker that has died, or of a match that has left it."""


HANGS = 30.0
"""s without an answer after which a process is taken for stuck and ended."""

_log = structlog.get_logger(__name__)


class LiveProcess:
    """Has matches, and answers what is asked of them."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.matches: set[LiveMatch] = set()
        self._asked: dict[int, tuple[asyncio.Future[Answer], LiveMatch | None]] = {}
        self._last = 0
        self._silent_since: float | None = None
        """When it was asked whether it still is there, if it has not answered yet."""

    def send(self, message: Said) -> None:
        """Say something that needs no answer."""
        self.process.send(message)

    async def ask(self, make: Callable[[int], Said], live: LiveMatch | None = None) -> Answer:
        """Say something and wait for the answer; a refusal is raised."""
        self._last += 1
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[self._last] = (answered, live)
        if live is not None:
            self.matches.add(live)
        self.send(make(self._last))
        answer = await answered
        if answer.problem is not None:
            raise answer.problem.error()
        return answer

    def hear(self, answer: Answer) -> None:
        """The worker has answered."""
        answered, live = self._asked.pop(answer.id, (None, None))
        if live is not None and answer.public is not None:
            live.know(answer.public)
        if answered is not None and not answered.done():
            answered.set_result(answer)

    def look_after(self, now: float) -> None:
        """Ask it whether it still is there, and end it if it has not answered in time: its matches go on elsewhere."""
        if self._silent_since is not None:
            if now - self._silent_since > HANGS:
                _log.error("live_process_hangs", matches=len(self.matches))
                self.process.kill()
        elif self.process.ready.is_set():
            self._silent_since = now
            self.send(AreYouThere())

    def is_there(self) -> None:
        """It has said so."""
        self._silent_since = None

    def drop(self, live: LiveMatch) -> None:
        """The match leaves this worker: what was asked of it will not be answered."""
        self.matches.discard(live)
        self._refuse([id for id, (_, whose) in self._asked.items() if whose is live])

    def lose(self) -> None:
        """The worker has died."""
        self._refuse(list(self._asked))
        matches, self.matches = self.matches, set()
        for live in matches:
            live.lose_worker()

    def _refuse(self, ids: list[int]) -> None:
        for id in ids:
            answered, _ = self._asked.pop(id)
            if not answered.done():
                answered.set_exception(InvalidRequest(CUT_SHORT))
