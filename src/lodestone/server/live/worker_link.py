"""The pool's end of one worker: questions and their answers, and which matches it has."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from lodestone.core import InvalidRequest
from lodestone.server.live.messages import Answer, Said
from lodestone.server.live.process import Process

if TYPE_CHECKING:
    from lodestone.server.live.live_match import LiveMatch


class WorkerLink:
    """Speaks with one worker process."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.matches: set[LiveMatch] = set()
        self._asked: dict[int, tuple[asyncio.Future[Answer], LiveMatch | None]] = {}
        self._last = 0

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
                answered.set_exception(InvalidRequest("kluster-cut-short"))
