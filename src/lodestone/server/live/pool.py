"""Workers for live matches: started, shared out, replaced when they die. docs in `lodestone.server.live`."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from time import monotonic
from typing import Any

import structlog

from lodestone.core import InvalidRequest, Seat
from lodestone.server.live.bot_thoughts import BotThoughts
from lodestone.server.live.kernels import Kernels
from lodestone.server.live.live_match import LiveMatch
from lodestone.server.live.live_process import CUT_SHORT, LiveProcess
from lodestone.server.live.match_table import Laid, MatchTable, Seating, TableWish
from lodestone.server.live.messages import Answer, CheckLayout, Forget, FromWorker, Here, Lay, Ready, Think, Thought
from lodestone.server.workers.pipe import Said
from lodestone.server.workers.process import Process

SWEEP = 5.0
"""s between two looks for matches that may go to sleep."""
RETRY = 0.5
"""s before a worker that died is replaced; twice as long each time if it does not get ready."""
MOST_RETRY = 30.0
OTHERS = 2
"""Workers that may die of something else before a question itself is to blame."""
CROWDED = 6
"""Matches in every worker from which one more is started: each takes some 200 MB of memory."""

_log = structlog.get_logger(__name__)


class LivePool:
    """All live processes of a server, and those in which bots of live matches think.

    `pace`: how much faster than real time matches run, for tests. `eager`: all workers start at once, not when needed.
    """

    def __init__(
        self, workers: int | None = None, bot_processes: int | None = None, pace: float = 1.0, eager: bool = False
    ) -> None:
        cores = os.cpu_count() or 1
        self._count = workers or (1 if cores == 1 else max(2, cores - 1))
        self._started = 0
        self._pace = pace
        self._eager = eager
        self._links: list[LiveProcess | None] = [None] * self._count
        self._matches: dict[int, LiveMatch] = {}
        self._last_match = 0
        self._prepared = asyncio.Event()
        self.kernels = Kernels()
        self._bots = BotThoughts(bot_processes or max(1, cores // 2), self.kernels, self._thought, self._pondering)
        self._tasks: set[asyncio.Task[None]] = set()

    # What the core asks

    def start(self) -> None:
        """At once. The first worker comes as soon as a turn can be played, others when there is work for them."""
        self.background(self.kernels.compile())
        self.background(self._begin())
        self.background(self._sweep())

    async def _begin(self) -> None:
        await self.kernels.turn.wait()
        self._staff()

    @property
    def ready(self) -> bool:
        """Whether a worker can take matches."""
        return any(link is not None and link.process.ready.is_set() for link in self._links)

    async def wait_ready(self) -> None:
        """Until `ready`."""
        await self._prepared.wait()

    async def lay(self, wish: TableWish) -> Laid:
        """Set a table: what to store when a game begins. Raises what `set_table` raises."""
        if wish.boxes.get("duo"):  # left-over spinners look for a place where they stay (P9): more than a turn needs
            await self.kernels.physics.wait()
        answer = await self._ask_any(lambda id: Lay(id, wish))
        assert answer.laid is not None
        return answer.laid

    async def check_layout(self, wish: TableWish) -> None:
        """Raise why the cords of a table cannot be laid."""
        await self._ask_any(lambda id: CheckLayout(id, wish))

    async def _ask_any(self, make: Callable[[int], Said]) -> Answer:
        """Ask whichever worker has room, and another one if that one dies of something else meanwhile."""
        for _ in range(OTHERS):
            try:
                return await (await self.placed()).ask(make)
            except InvalidRequest as problem:
                if problem.key != CUT_SHORT:
                    raise
        return await (await self.placed()).ask(make)

    async def open(
        self, table: MatchTable, bots: Mapping[Seat, Seating] | None = None, paused: bool = False
    ) -> LiveMatch:
        """A match that its table has stored, ready to be played."""
        self._last_match += 1
        live = LiveMatch(self, self._last_match, table, bots or {}, paused)
        self._matches[live.number] = live
        try:
            await live.open()
        except BaseException:
            self.forget(live)
            raise
        return live

    async def close(self) -> None:
        """End everything; turns that are being stored are not waited for (close the matches first)."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(self._bots.close(), *tasks, return_exceptions=True)

    @property
    def staffed(self) -> bool:
        """Whether all workers there may be are ready."""
        return all(link is not None and link.process.ready.is_set() for link in self._links)

    @property
    def loads(self) -> tuple[int, ...]:
        """Matches in each worker; for metrics."""
        return tuple(0 if link is None else len(link.matches) for link in self._links)

    @property
    def pids(self) -> tuple[int, ...]:
        """Process numbers of the workers that run; for metrics and tests."""
        return tuple(link.process.pid for link in self._links if link is not None and link.process.pid is not None)

    @property
    def bot_pids(self) -> tuple[int, ...]:
        """The same of those in which bots think."""
        return self._bots.pids

    # What matches ask

    async def placed(self) -> LiveProcess:
        """The least loaded worker."""
        while True:
            await self._prepared.wait()
            ready = [link for link in self._links if link is not None and link.process.ready.is_set()]
            if ready:
                link = min(ready, key=lambda link: len(link.matches))
                if len(link.matches) >= CROWDED and len(ready) == self._started:
                    self._staff()
                return link
            self._prepared.clear()

    def forget(self, live: LiveMatch) -> None:
        """A match is closed."""
        self._matches.pop(live.number, None)
        self._bots.forget(live.number)

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something without waiting for it; a failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            _log.error("live_background_failed", exc_info=problem)

    # Workers

    def _staff(self) -> None:
        """Start one worker more, if there is a place for one."""
        if self._started < self._count:
            self.background(self._run(self._started))
            self._started += 1

    async def _run(self, slot: int) -> None:
        """Keep one worker running for ever."""
        pause = RETRY
        while True:
            process = Process("lodestone.server.live.worker", str(self._pace))
            link = self._links[slot] = LiveProcess(process)
            await process.run(FromWorker, partial(self._hear, link))
            _log.error("live_process_gone", slot=slot, matches=len(link.matches))
            self._links[slot] = None
            pause = RETRY if process.ready.is_set() else min(2.0 * pause, MOST_RETRY)
            link.lose()
            await asyncio.sleep(pause)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            now = monotonic()
            for link in self._links:
                if link is not None:
                    link.look_after(now)
            for live in list(self._matches.values()):
                live.sleep_if_idle(now)
            self._even_out()

    def _even_out(self) -> None:
        """Let matches between two turns leave a crowded worker; they wake up in another one."""
        links = sorted((link for link in self._links if link is not None), key=lambda link: len(link.matches))
        if links and links[0].process.ready.is_set():
            spare = (len(links[-1].matches) - len(links[0].matches)) // 2
            for live in list(links[-1].matches)[: spare if spare >= CROWDED else 0]:
                live.move_if_idle()

    def _hear(self, link: LiveProcess, message: FromWorker) -> None:
        match message:
            case Ready():
                link.process.is_ready()
                self._prepared.set()
                if self._eager:  # one after the other: people wait for the first one
                    self._staff()
            case Answer():
                link.hear(message)
            case Here():
                link.is_there()
            case Think():
                self._bots.ask(message)
            case Forget():
                self._bots.stop(message.match, message.seat)
            case _:
                live = self._matches.get(message.match)
                if live is not None and live in link.matches:
                    live.hear(message)

    def _thought(self, thought: Thought) -> None:
        live = self._matches.get(thought.match)
        if live is not None:
            live.hear_thought(thought)

    def _pondering(self, match: int, seat: Seat, on: bool) -> None:
        live = self._matches.get(match)
        if live is not None:
            live.pondering(seat, on)
