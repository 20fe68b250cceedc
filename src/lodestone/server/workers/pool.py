"""The pool as the event loop sees it: jobs wait in a queue in which every address has its turn, processes take them."""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from itertools import count
from time import monotonic
from typing import Generic, TypeVar

from lodestone.match.game import Games
from lodestone.match.games import GAMES, places_of
from lodestone.server.errors import TooMany, Unavailable
from lodestone.server.quotas import Counts
from lodestone.server.workers.job_process import JobProcess, PendingJob
from lodestone.server.workers.jobs import AnyJob, Purpose, Share
from lodestone.server.workers.process import Process

WAIT = 60.0
"""s that a request may stand in line; anybody who would wait longer is told to come back."""
SPARE = 60.0
"""s after which a process that nobody needs is ended, but for the last one."""
USUAL = 0.5
"""s that a job is thought to take before any of its kind was done."""

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Waiting jobs: the more urgent share first, and within it every address in turn.

    >>> queue = FairQueue[str]()
    >>> for address, job in ("greedy", "a"), ("greedy", "b"), ("other", "c"):
    ...     queue.add(Share.SOON, address, job)
    >>> [queue.next(lambda share, address: True) for _ in range(4)]
    ['a', 'c', 'b', None]
    """

    def __init__(self) -> None:
        self._waiting: dict[Share, OrderedDict[str, deque[T]]] = {share: OrderedDict() for share in Share}

    def add(self, share: Share, address: str, item: T) -> None:
        """Stand behind those of the same address."""
        self._waiting[share].setdefault(address, deque()).append(item)

    def next(self, allowed: Callable[[Share, str], bool]) -> T | None:
        """Take the first one that may go; its address goes to the end of its share."""
        for share, addresses in self._waiting.items():
            for address, items in addresses.items():
                if allowed(share, address):
                    item = items.popleft()
                    addresses.move_to_end(address)
                    if not items:
                        del addresses[address]
                    return item
        return None

    def remove(self, share: Share, address: str, item: T) -> bool:
        """Take out somebody who no longer waits; False if they did not wait."""
        items = self._waiting[share].get(address, deque())
        if item not in items:
            return False
        items.remove(item)
        if not items:
            del self._waiting[share][address]
        return True

    def __iter__(self) -> Iterator[T]:
        for addresses in self._waiting.values():
            for items in addresses.values():
                yield from items


def usual_processes(share: int = 1) -> int:
    """One more than there are cores for each of that many servers, so that one address, which never gets all, can still
    use every core.
    """
    return max(2, min(9, (os.cpu_count() or 1) // share + 1))


class JobPool:
    """Processes that do jobs, one at a time each, so that ending one ends one job.

    `memory`: bytes beyond which a process is replaced after its job. `at_once`: jobs that a process does side by side,
    for those that are short and go by what it remembers of earlier ones; to end it ends them all.
    """

    def __init__(
        self, processes: int | None = None, memory: int = 600 * 2**20, at_once: int = 1, games: Games = GAMES
    ) -> None:
        self.most = max(2 if at_once == 1 else 1, processes or usual_processes())
        self._at_once = at_once
        self._games = games
        self._memory = memory
        self._queue: FairQueue[PendingJob] = FairQueue()
        self._counts = Counts[object]()
        """By purpose, and by purpose and address: waiting or running. By share, and by address: running;
        an address's tables do not wait for what it has asked for besides."""
        self._processes: list[JobProcess] = []
        self._seconds: dict[Purpose, float] = {}
        self._ids = count(1)
        self._closed = False

    # What the server asks

    def start(self) -> None:
        """The server begins to work; processes are started when they are needed."""

    async def run(self, job: AnyJob, address: str, along: Sequence[bytes] = ()) -> bytes:
        """The one result of a job. Raises why there is none, `TooMany` if there is no room for it."""
        async with contextlib.aclosing(self.pieces(job, address, along)) as pieces:
            found = [piece async for piece in pieces]
        if not found:
            raise Unavailable("server-defect")
        return found[0]

    def pieces(self, job: AnyJob, address: str, along: Sequence[bytes] = ()) -> AsyncGenerator[bytes, None]:
        """The results of a job as they come; `TooMany` is raised here and now. Close it to stop before its end."""
        return self._results(self._admit(job, address, along))

    async def _results(self, pending: PendingJob) -> AsyncGenerator[bytes, None]:
        try:
            while (piece := await pending.next_piece()) is not None:
                yield piece
        finally:
            self._leave(pending)

    @property
    def pids(self) -> tuple[int, ...]:
        """Process numbers of those that run; for metrics and tests."""
        return tuple(process.pid for process in self._processes if process.pid is not None)

    @property
    def _places(self) -> int:
        """Jobs that may be done at the same time."""
        return self.most * self._at_once

    @property
    def waiting(self) -> int:
        """Jobs in the queue; for metrics and tests."""
        return sum(1 for _ in self._queue)

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        await asyncio.gather(*(process.close() for process in list(self._processes)), return_exceptions=True)

    # Waiting

    def _admit(self, job: AnyJob, address: str, along: Sequence[bytes]) -> PendingJob:
        purpose = job.purpose
        counts = self._counts
        if counts[purpose] >= purpose.queue + self._places or counts[purpose, address] >= purpose.each:
            raise TooMany(purpose.busy).retry(self._soon(purpose, address))
        pending = PendingJob(next(self._ids), job, address, along)
        counts.change(1, purpose, (purpose, address))
        self._queue.add(purpose.share, address, pending)
        if purpose.share is not Share.AT_ONCE:
            pending.start_timer(WAIT, self._waited_too_long)
        self._dispatch()
        return pending

    def _soon(self, purpose: Purpose, address: str) -> float:
        """Seconds until there should be room again: the jobs ahead, by how long such jobs took of late."""
        ahead = min(self._counts[purpose], max(1, self._counts[purpose, address]))
        return math.ceil(max(1.0, ahead * self._seconds.get(purpose, USUAL) / self._most_of(purpose.share)))

    def _waited_too_long(self, pending: PendingJob) -> None:
        purpose = pending.job.purpose
        if self._queue.remove(purpose.share, pending.address, pending):
            pending.settle(TooMany(purpose.busy).retry(self._soon(purpose, pending.address)))

    def _leave(self, pending: PendingJob) -> None:
        """Nobody waits for a job any longer, since it is done or for another reason."""
        purpose = pending.job.purpose
        self._counts.change(-1, purpose, (purpose, pending.address))
        pending.stop_timer()
        if pending.process is not None:
            pending.process.stop(pending)
        else:
            self._queue.remove(purpose.share, pending.address, pending)

    def _most_of(self, share: Share) -> int:
        """Jobs of a share that may be done at the same time."""
        return max(1, self._places - share)

    def _may_go(self, share: Share, address: str) -> bool:
        return self._counts[share] < self._most_of(share) and self._counts[_whose(share, address)] < self._places - 1

    def _count_running(self, by: int, pending: PendingJob) -> None:
        share = pending.job.purpose.share
        self._counts.change(by, share, _whose(share, pending.address))

    def _dispatch(self) -> None:
        """Give free processes the next jobs; start one more if all are busy and there may be more."""
        while not self._closed:
            free = [process for process in self._processes if process.free]
            if not free and len(self._processes) >= self.most:
                return
            pending = self._queue.next(self._may_go)
            if pending is None:
                return
            # One that has done such work before has everything for it in memory.
            family = type(pending.job)
            known = next((process for process in free if family in process.families), None)
            process = known or (free[0] if free else self._start())
            self._count_running(1, pending)
            pending.stop_timer()
            process.take(pending)

    # Processes

    def _start(self) -> JobProcess:
        module = Process("lodestone.server.work.worker", str(self._at_once), *places_of(self._games))
        process = JobProcess(self._at_once, module, self._finished, self._gone)
        self._processes.append(process)
        return process

    def _finished(self, process: JobProcess, pending: PendingJob, memory: int) -> None:
        """A process has done a job."""
        purpose = pending.job.purpose
        seconds = 0.0 if pending.began is None else monotonic() - pending.began
        self._seconds[purpose] = 0.8 * self._seconds.get(purpose, seconds) + 0.2 * seconds
        self._count_running(-1, pending)
        if process.idle and (memory > self._memory or purpose.then_end):
            process.retire()
        else:
            asyncio.get_running_loop().call_later(SPARE, self._spare, process, process.done)
        self._dispatch()

    def _spare(self, process: JobProcess, done: int) -> None:
        """End a process that has done nothing since, unless it is the last one."""
        if process.idle and process.done == done and len(self._processes) > 1:
            process.retire()

    def _gone(self, process: JobProcess, lost: list[PendingJob]) -> None:
        """A process has ended, or was ended; another takes its place when it is needed."""
        self._processes.remove(process)
        for pending in lost:
            self._count_running(-1, pending)
        self._dispatch()


def _whose(share: Share, address: str) -> tuple[bool, str]:
    return share is Share.AT_ONCE, address
