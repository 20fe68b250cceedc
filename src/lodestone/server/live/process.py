"""One live process as the event loop sees it: which matches it has, questions and their answers, whether it hangs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

from lodestone.match.game import Games
from lodestone.match.games import places_of
from lodestone.server import metrics
from lodestone.server.errors import Unavailable
from lodestone.server.live.messages import LATE, AreYouThere, Forget, Framed, FromWorker, Here, LiveAnswer, Ready, Think
from lodestone.server.workers.pipe import PipeMessage
from lodestone.server.workers.process import Process

if TYPE_CHECKING:
    from lodestone.server.live.match import LiveMatch

CUT_SHORT = "live-cut-short"
"""The key of the refusal of what was asked of a process that has died, or of a match that has left it."""

HANGS = 30.0
"""s without an answer after which a process is taken for stuck and ended."""

LATENESS = metrics.Durations("lodestone_frame_lateness_seconds", "How late frames of live matches are simulated", LATE)

_log = structlog.get_logger(__name__)


class LiveProcess(Process):
    """Has matches, and answers what is asked of them. `when_ready` is called once, `think` with questions to bots."""

    def __init__(
        self, pace: float, games: Games, when_ready: Callable[[], None], think: Callable[[Think | Forget], None]
    ) -> None:
        super().__init__("lodestone.server.live.worker", str(pace), *places_of(games))
        self.matches: dict[int, LiveMatch] = {}
        self._when_ready = when_ready
        self._think = think
        self._asked: dict[int, tuple[asyncio.Future[LiveAnswer], LiveMatch | None]] = {}
        self._last = 0
        self._silent_since: float | None = None
        """When it was asked whether it is still there, if it has not answered yet."""

    async def live(self) -> None:
        """Run it from its start to its end; then its matches look for another one."""
        await self.run(FromWorker, self._hear_worker)
        self._refuse(list(self._asked))
        matches, self.matches = self.matches, {}
        for live in matches.values():
            live.lose_process()

    def _hear_worker(self, message: FromWorker) -> None:
        match message:
            case Framed():  # first, as it is by far the most frequent
                if (live := self.matches.get(message.match)) is not None:
                    live.show(message)
            case LiveAnswer():
                self._hear_answer(message)
            case Here():
                self._silent_since = None
                LATENESS.merge(message.late, message.seconds)
            case Think() | Forget():
                self._think(message)
            case Ready():
                self.is_ready()
                self._when_ready()
            case _ if (live := self.matches.get(message.match)) is not None:
                live.hear(message)

    async def ask(self, make: Callable[[int], PipeMessage], live: LiveMatch | None = None) -> LiveAnswer:
        """Say something and wait for the answer; a refusal is raised."""
        if self.gone.is_set():
            raise Unavailable(CUT_SHORT)
        self._last += 1
        answered: asyncio.Future[LiveAnswer] = asyncio.get_running_loop().create_future()
        self._asked[self._last] = (answered, live)
        self.send(make(self._last))
        answer = await answered
        if answer.refused is not None:
            raise answer.refused.error()
        return answer

    def _hear_answer(self, answer: LiveAnswer) -> None:
        answered, _ = self._asked.pop(answer.id, (None, None))
        if answered is not None and not answered.done():
            answered.set_result(answer)

    def look_after(self, now: float) -> None:
        """Ask it whether it is still there, and end it if it has not answered in time: its matches go on elsewhere."""
        if self._silent_since is not None:
            if now - self._silent_since > HANGS:
                _log.error("live_process_hangs", matches=len(self.matches))
                self.kill()
        elif self.ready.is_set():
            self._silent_since = now
            self.send(AreYouThere())

    def drop(self, live: LiveMatch) -> None:
        """The match leaves this process: what was asked of it will not be answered."""
        self.matches.pop(live.number, None)
        self._refuse([id for id, (_, whose) in self._asked.items() if whose is live])

    def _refuse(self, ids: list[int]) -> None:
        for id in ids:
            answered, _ = self._asked.pop(id)
            if not answered.done():
                answered.set_exception(Unavailable(CUT_SHORT))
