"""Live processes: started, shared out, replaced when they die. See `lodestone.server.live`."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from time import monotonic

import msgspec
import structlog

from lodestone.core import Seat
from lodestone.match.game import GameKind, Games
from lodestone.match.games import GAMES
from lodestone.match.live_game import Laid
from lodestone.server import metrics
from lodestone.server.background import BackgroundTasks
from lodestone.server.errors import TooMany, Unavailable
from lodestone.server.live.bot_thoughts import BotThoughts
from lodestone.server.live.match import LiveMatch, MatchTable
from lodestone.server.live.messages import Lay, LiveAnswer, Thought, TryLayout
from lodestone.server.live.preparing import Preparing
from lodestone.server.live.process import CUT_SHORT, LiveProcess
from lodestone.server.workers.pipe import PipeMessage

SWEEP = 5.0
"""s between two looks for matches that may go to sleep."""
RETRY = 0.5
"""s before a process that died is replaced; twice as long each time if it does not get ready."""
MOST_RETRY = 30.0
"""s before that, at most."""
OTHERS = 2
"""Deaths of a process that are put down to something else; after that the question itself is to blame."""
CROWDED = 6
"""Matches in every process from which one more is started: each takes some 200 MB of memory."""

_log = structlog.get_logger(__name__)


class LivePool:
    """All live processes of a server, and those in which bots of live matches think.

    `pace`: how much faster than real time matches run, for tests. `eager`: all processes start at once. `share`: how
    many servers share the processors of this computer. `most`: matches in processes at a time.
    """

    def __init__(
        self,
        workers: int | None = None,
        bot_processes: int | None = None,
        pace: float = 1.0,
        eager: bool = False,
        games: Games = GAMES,
        share: int = 1,
        most: int | None = None,
    ) -> None:
        cores = max(1, (os.cpu_count() or 1) // share)
        self._count = workers or (1 if cores == 1 else max(2, cores - 1))
        self._started = 0
        self._most = most
        self._pace = pace
        self._eager = eager
        self._games = games
        self._processes: list[LiveProcess | None] = [None] * self._count
        self._matches: dict[int, LiveMatch] = {}
        self._last_match = 0
        self._prepared = asyncio.Event()
        self.preparing = Preparing(games)
        processes = bot_processes or max(1, cores // 2)
        self._bots = BotThoughts(processes, games, self.preparing, self._thought, self._pondering)
        self.background = BackgroundTasks()

    # What the core asks

    def start(self) -> None:
        """Never waits. The first process comes as soon as a turn can be played, others when there is work for them."""
        self.background.start(self.preparing.prepare())
        self.background.start(self._begin())
        self.background.start(self._sweep())

    async def _begin(self) -> None:
        await self.preparing.playable.wait()
        self._staff()

    @property
    def ready(self) -> bool:
        """Whether a process can take matches."""
        return any(process is not None and process.ready.is_set() for process in self._processes)

    async def wait_ready(self) -> None:
        """Wait until `ready`."""
        await self._prepared.wait()

    async def lay(self, kind: GameKind, layout: msgspec.Struct) -> Laid:
        """Lay a match out: what to store when a game begins. Raises why that cannot be."""
        if kind.live is not None and kind.live.needs_everything(layout):
            await self.preparing.complete.wait()
        wanted = msgspec.msgpack.encode(layout)
        answer = await self._ask_any(lambda id: Lay(id, kind.name, wanted))
        assert answer.laid is not None
        return answer.laid

    async def try_layout(self, kind: GameKind, layout: msgspec.Struct) -> None:
        """Raise why a match cannot be laid out like that."""
        wanted = msgspec.msgpack.encode(layout)
        await self._ask_any(lambda id: TryLayout(id, kind.name, wanted))

    async def _ask_any(self, make: Callable[[int], PipeMessage]) -> LiveAnswer:
        """Ask whichever process has room, and another one if it dies meanwhile."""
        for _ in range(OTHERS):
            try:
                return await (await self.placed()).ask(make)
            except Unavailable as problem:
                if problem.key != CUT_SHORT:
                    raise
        return await (await self.placed()).ask(make)

    def match(self, game: str, table: MatchTable) -> LiveMatch:
        """A match that its table has stored. It is opened when somebody needs it."""
        self._last_match += 1
        live = self._matches[self._last_match] = LiveMatch(self, self._last_match, game, table)
        return live

    async def close(self) -> None:
        """End everything; turns that are being stored are not waited for (close the matches first)."""
        await asyncio.gather(self._bots.close(), self.background.close())

    @property
    def staffed(self) -> bool:
        """Whether all processes there may be are ready; for benchmarks."""
        return all(process is not None and process.ready.is_set() for process in self._processes)

    @property
    def loads(self) -> tuple[int, ...]:
        """Matches in each process; for metrics."""
        return tuple(0 if process is None else len(process.matches) for process in self._processes)

    @property
    def pids(self) -> tuple[int, ...]:
        """Process numbers of those that run; for metrics and tests."""
        return tuple(process.pid for process in self._processes if process is not None and process.pid is not None)

    @property
    def bot_pids(self) -> tuple[int, ...]:
        """The same of those in which bots think."""
        return self._bots.pids

    # What matches ask

    def check_room(self) -> None:
        """Raises TooMany if there are as many matches as there may be."""
        if self._most is not None and sum(self.loads) >= self._most:
            raise TooMany("server-busy").retry(SWEEP)

    async def placed(self) -> LiveProcess:
        """The least loaded process."""
        while True:
            await self._prepared.wait()
            ready = [process for process in self._processes if process is not None and process.ready.is_set()]
            if ready:
                process = min(ready, key=lambda process: len(process.matches))
                if len(process.matches) >= CROWDED and len(ready) == self._started:
                    self._staff()
                return process
            self._prepared.clear()

    def expect_bots(self, live: LiveMatch, game: str) -> None:
        """A match with bots was opened."""
        self.background.start(self._bots.expect(live.number, game))

    def forget(self, live: LiveMatch) -> None:
        """A match is closed."""
        self._matches.pop(live.number, None)
        self._bots.forget(live.number)

    # Processes

    def _staff(self) -> None:
        """Start one more process, if there is a place for one."""
        if self._started < self._count:
            self.background.start(self._run(self._started))
            self._started += 1

    async def _run(self, slot: int) -> None:
        """Keep one process running for ever."""
        pause = RETRY
        while True:
            process = LiveProcess(self._pace, self._games, self._is_ready, self._bots.hear)
            self._processes[slot] = process
            try:
                await process.live()
            finally:
                self._processes[slot] = None
            _log.error("live_process_gone", slot=slot)
            metrics.DEATHS.labels("live").inc()
            pause = RETRY if process.ready.is_set() else min(2.0 * pause, MOST_RETRY)
            await asyncio.sleep(pause)

    def _is_ready(self) -> None:
        self._prepared.set()
        if self._eager:  # one after the other: people wait for the first one
            self._staff()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            now = monotonic()
            for process in self._processes:
                if process is not None:
                    process.look_after(now)
            for live in list(self._matches.values()):
                live.sleep_if_idle(now)
            self._even_out()

    def _even_out(self) -> None:
        """Let matches between two turns leave a crowded process; they wake up in another one."""
        by_load = sorted((each for each in self._processes if each is not None), key=lambda each: len(each.matches))
        if by_load and by_load[0].ready.is_set():
            spare = (len(by_load[-1].matches) - len(by_load[0].matches)) // 2
            for live in list(by_load[-1].matches.values())[: spare if spare >= CROWDED else 0]:
                live.move_if_idle()

    # Bots

    def _thought(self, thought: Thought) -> None:
        live = self._matches.get(thought.match)
        if live is not None:
            live.think(thought)

    def _pondering(self, match: int, seat: Seat, on: bool) -> None:
        live = self._matches.get(match)
        if live is not None:
            live.pondering(seat, on)
