"""A job and whoever waits for it; the process that does it, which is ended when one of its jobs takes too long."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import Any

import structlog

from lodestone.core import LodestoneError
from lodestone.server import metrics
from lodestone.server.errors import Unavailable
from lodestone.server.workers.jobs import Along, AnyJob, Awake, Begun, Enough, FromWorker, JobDone, ResultPart, Work
from lodestone.server.workers.process import Process

PREPARING = 600.0
"""s that a process may take to get ready: the first one after installing has everything compiled."""
UNHEARD = 10.0
"""s that a process may go on with a piece that nobody needs any more."""

_log = structlog.get_logger(__name__)


class PendingJob:
    """A job that somebody waits for: in the queue, then in a process, then settled."""

    def __init__(self, id: int, job: AnyJob, address: str, along: Sequence[bytes]) -> None:
        self.id = id
        self.job = job
        self.along = along
        self.address = address
        self.process: JobProcess | None = None
        """Which one does it now."""
        self.began: float | None = None
        """`time.monotonic()` at which everything for it was loaded."""
        self.wanted = True
        """Whether anybody still waits for it."""
        self._timer: asyncio.TimerHandle | None = None
        self._pieces: deque[bytes] = deque()
        self._parts: list[bytes] = []
        """The parts so far of a piece that is not complete."""
        self._settled = False
        self._problem: LodestoneError | None = None
        self._news = asyncio.Event()

    def add(self, part: bytes, more: bool) -> None:
        """A result, or a part of it."""
        self._parts.append(part)
        if not more:
            self._pieces.append(part if len(self._parts) == 1 else b"".join(self._parts))
            self._parts.clear()
            self._news.set()

    def settle(self, problem: LodestoneError | None) -> None:
        """There will be no more results."""
        if not self._settled:
            self._settled, self._problem = True, problem
            self.stop_timer()
            self._news.set()

    def start_timer(self, seconds: float, call: Callable[[PendingJob], None]) -> None:
        """Call somebody unless the job has got on by then; replaces the last timer."""
        self.stop_timer()
        self._timer = asyncio.get_running_loop().call_later(seconds, call, self)

    def stop_timer(self) -> None:
        """Whatever it was for is over."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def next_piece(self) -> bytes | None:
        """Wait for a result; None if all have come. Raises why there is none."""
        while not self._pieces:
            if self._problem is not None:
                raise self._problem
            if self._settled:
                return None
            self._news.clear()
            await self._news.wait()
        return self._pieces.popleft()


class JobProcess:
    """Does up to `at_once` jobs. Tells `finished` after each, and at its end `gone`, with those that were lost."""

    speaks: Any = FromWorker

    def __init__(
        self,
        at_once: int,
        process: Process,
        finished: Callable[[JobProcess, PendingJob, int], None],
        gone: Callable[[JobProcess, list[PendingJob]], None],
    ) -> None:
        self.families: set[type] = set()
        """Kinds of jobs for which everything is in its memory."""
        self.done = 0
        """Jobs that it was given."""
        self._at_once = at_once
        self._finished = finished
        self._gone = gone
        self._jobs: dict[int, PendingJob] = {}
        self._too_slow: PendingJob | None = None
        """The job because of which the process is ended."""
        self._retired = False
        self._process = process
        self._life = asyncio.create_task(self._live())

    @property
    def free(self) -> bool:
        """Whether it can take a job."""
        return len(self._jobs) < self._at_once and not self._retired

    @property
    def idle(self) -> bool:
        """Whether it has no job."""
        return not self._jobs and not self._retired

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def take(self, pending: PendingJob) -> None:
        """Begin with a job."""
        pending.process = self
        self._jobs[pending.id] = pending
        self.done += 1
        self.families.add(type(pending.job))
        pending.start_timer(PREPARING, self._too_long)
        if self._process.ready.is_set():
            self._say(pending, 0)

    def _say(self, pending: PendingJob, at: int) -> None:
        """Hand a job over: first what it brings along, a part at a time."""
        if pending.id not in self._jobs:
            return
        if at < len(pending.along):
            self._process.send(Along(pending.id, pending.along[at]))
            self._process.when_roomy(partial(self._say, pending, at + 1))
        else:
            self._process.send(Work(pending.id, pending.job))
            pending.along = ()

    def stop(self, pending: PendingJob) -> None:
        """Nobody needs the rest of this job."""
        pending.wanted = False
        if pending.id in self._jobs and not self._retired:
            if pending.began is not None:  # what is being compiled is for all who come later
                pending.start_timer(UNHEARD, self._too_long)
            self._process.send(Enough(pending.id))

    def retire(self) -> None:
        """End the process."""
        if not self._retired:  # to cancel twice would interrupt its end
            self._retired = True
            self._life.cancel()

    async def close(self) -> None:
        """End the process, whatever it does."""
        self.retire()
        await asyncio.gather(self._life, return_exceptions=True)

    async def _live(self) -> None:
        try:
            await self._process.run(self.speaks, self._hear)
        finally:
            lost, self._jobs = list(self._jobs.values()), {}
            if not self._retired:
                _log.error("job_process_gone", jobs=[type(pending.job).__name__ for pending in lost])
                metrics.DEATHS.labels("jobs").inc()
            for pending in lost:
                pending.process = None
                pending.settle(self._why_lost(pending))
            self._gone(self, lost)

    def _why_lost(self, pending: PendingJob) -> Unavailable:
        return Unavailable("server-too-long" if pending is self._too_slow else "server-defect")

    def _hear(self, message: FromWorker) -> None:
        if isinstance(message, Awake):
            self._process.is_ready()
            for pending in list(self._jobs.values()):
                self._say(pending, 0)
            return
        heard = self._jobs.get(message.id)
        if heard is None:
            return
        if isinstance(message, Begun):
            heard.began = monotonic()
            heard.start_timer(heard.job.purpose.deadline, self._too_long)
            if not heard.wanted:
                self.stop(heard)
        elif isinstance(message, ResultPart):
            heard.add(message.part, message.more)
        else:
            self._end(heard, message)

    def _end(self, pending: PendingJob, message: JobDone) -> None:
        problem: LodestoneError | None = Unavailable("server-defect") if message.broke else None
        self._settle(pending, message.problem.error() if message.problem is not None else problem, message.memory)

    def _settle(self, pending: PendingJob, problem: LodestoneError | None, memory: int) -> None:
        del self._jobs[pending.id]
        pending.settle(problem)
        pending.process = None
        self._finished(self, pending, memory)

    def _too_long(self, pending: PendingJob) -> None:
        """End the process: it would go on for who knows how long."""
        _log.warning("job_took_too_long", job=type(pending.job).__name__)
        self._retired = True
        self._too_slow = pending
        self._process.kill()
