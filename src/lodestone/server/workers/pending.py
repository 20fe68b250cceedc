"""A job and whoever waits for its results."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from lodestone.core import LodestoneError
from lodestone.server.workers.jobs import AnyJob

if TYPE_CHECKING:
    from lodestone.server.workers.job_process import JobProcess


class PendingJob:
    """In the queue, then in a process, then settled."""

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
        """Of a piece that has not come to its end."""
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
