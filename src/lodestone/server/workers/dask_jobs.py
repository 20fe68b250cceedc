"""Jobs on a Dask cluster while there is one, and in our own processes whenever it is away.

A process of its own (`work.dask_bridge`) speaks with the scheduler: whatever Dask imports, unpacks and waits for is
there, and the event loop hears of it as of any other process that does jobs. A job that the cluster has not done, for
whatever reason, is done here: jobs remember nothing, so doing one twice is as good as once.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from time import monotonic

from lodestone.match.game import Games
from lodestone.match.games import GAMES, places_of
from lodestone.server import metrics
from lodestone.server.errors import Unavailable
from lodestone.server.settings import DaskCluster, settings_line
from lodestone.server.workers.job_process import JobProcess, PendingJob
from lodestone.server.workers.jobs import AnyJob, DaskRoom, Enough, FromDask, Undone
from lodestone.server.workers.pool import JobPool
from lodestone.server.workers.process import Process

PATIENCE = 10.0
"""s beyond its deadline, which the cluster sees to itself, after which a job is given up there."""
AGAIN = 5.0
"""s before a bridge that has died is built again."""


class NotDone(Unavailable):
    """The cluster has not done a job; somebody else may."""


class JobsOnDask(JobPool):
    """A pool that has jobs that may be done anywhere done by a Dask cluster, as long as there is room."""

    def __init__(self, processes: int, memory: int, place: DaskCluster, games: Games = GAMES, share: int = 1) -> None:
        super().__init__(processes, memory, games=games)
        self.there = _DaskPool(place, games, share)

    def start(self) -> None:
        """Look for the cluster."""
        self.there.start()

    def pieces(self, job: AnyJob, address: str, along: Sequence[bytes] = ()) -> AsyncGenerator[bytes, None]:
        """The results of a job as they come, from wherever."""
        if job.anywhere and self.there.has_room:
            return self._or_here(self.there.pieces(job, address, along), job, address, along)
        return super().pieces(job, address, along)

    async def _or_here(
        self, there: AsyncGenerator[bytes, None], job: AnyJob, address: str, along: Sequence[bytes]
    ) -> AsyncGenerator[bytes, None]:
        try:
            async with aclosing(there):
                async for piece in there:
                    yield piece
            metrics.DASK_JOBS.labels("done").inc()
            return
        except NotDone:
            metrics.DASK_JOBS.labels("undone").inc()
        async with aclosing(super().pieces(job, address, along)) as here:
            async for piece in here:
                yield piece

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(super().close(), self.there.close())


class _DaskPool(JobPool):
    """The queue before the cluster, and its bridge, which is one process that has many jobs at a time."""

    def __init__(self, place: DaskCluster, games: Games, share: int) -> None:
        super().__init__(games=games)
        self.most = 1
        self._place = place
        self._share = share
        self._room = 0

    def start(self) -> None:
        """Build the bridge."""
        if not self._closed and not self._processes:
            self._start()

    @property
    def has_room(self) -> bool:
        """Whether the cluster is there, and a job would not wait."""
        return any(process.free for process in self._processes) and not self.waiting

    @property
    def _places(self) -> int:
        return self._room

    def _start(self) -> JobProcess:
        bridge = Process(
            "lodestone.server.work.dask_bridge", settings_line(self._place).decode(), *places_of(self._games)
        )
        process = _DaskProcess(bridge, self._has_room_for, self._finished, self._gone)
        self._processes.append(process)
        return process

    def _has_room_for(self, jobs: int) -> None:
        """The cluster takes that many at a time; each server that shares this computer uses its part of them."""
        self._room = max(2, jobs // self._share) if jobs else 0
        for process in self._processes:
            if isinstance(process, _DaskProcess):
                process.room = self._room
        metrics.DASK_ROOM.set(self._room)
        if self._room:
            self._dispatch()
        else:
            self._give_up_waiting()

    def _give_up_waiting(self) -> None:
        for pending in list(self._queue):
            if self._queue.remove(pending.job.purpose.share, pending.address, pending):
                pending.settle(NotDone("server-unavailable"))

    def _dispatch(self) -> None:
        if self._room:  # what waits when the cluster goes is done here
            super()._dispatch()

    def _gone(self, process: JobProcess, lost: list[PendingJob]) -> None:
        self._has_room_for(0)
        super()._gone(process, lost)
        if not self._closed:
            asyncio.get_running_loop().call_later(AGAIN, self.start)


class _DaskProcess(JobProcess):
    """The bridge. A job that takes too long is given up, and nothing else with it."""

    speaks = FromDask

    def __init__(
        self,
        bridge: Process,
        has_room: Callable[[int], None],
        finished: Callable[[JobProcess, PendingJob, int], None],
        gone: Callable[[JobProcess, list[PendingJob]], None],
    ) -> None:
        super().__init__(0, bridge, finished, gone)
        self.room = 0
        self._has_room = has_room

    @property
    def free(self) -> bool:
        """Whether the cluster takes one more."""
        return len(self._jobs) < self.room and not self._retired

    def take(self, pending: PendingJob) -> None:
        """Hand a job on."""
        pending.began = monotonic()
        super().take(pending)
        pending.start_timer(pending.job.purpose.deadline + PATIENCE, self._too_long)

    def _hear(self, message: FromDask) -> None:
        if isinstance(message, DaskRoom):
            self._has_room(message.jobs)
            if not message.jobs:
                for pending in list(self._jobs.values()):
                    self._settle(pending, NotDone("server-unavailable"), 0)
        elif isinstance(message, Undone):
            if (undone := self._jobs.get(message.id)) is not None:
                problem = Unavailable("server-too-long") if message.late else NotDone("server-unavailable")
                self._settle(undone, problem, 0)
        else:
            super()._hear(message)

    def _why_lost(self, pending: PendingJob) -> Unavailable:
        return NotDone("server-unavailable")

    def _too_long(self, pending: PendingJob) -> None:
        self._process.send(Enough(pending.id))
        self._settle(pending, NotDone("server-unavailable"), 0)
