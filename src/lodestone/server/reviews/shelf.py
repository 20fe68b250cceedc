"""Where reviews are asked for. What nobody asks for any more is not gone on with."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from hashlib import sha256

import msgspec

from lodestone.server.protocol.http import RecordReview
from lodestone.server.side_work import results_of

REVIEWING = "lodestone.server.reviews.reviewing"
KEPT = 100
"""Reviews in memory."""
QUEUE = 12
"""Records that may wait; who asks for more comes back later."""
PATIENCE = 20.0
"""s without a question after which a review is given up."""

_DECODER = msgspec.msgpack.Decoder(RecordReview)


class Crowded(Exception):
    """Too many records wait."""


class _Job:
    """A record that is being reviewed, or has been."""

    def __init__(self, turns: int) -> None:
        self.found: RecordReview | None = RecordReview(0, turns, None)
        """How far it is; None: it cannot be reviewed."""
        self.asked = time.monotonic()

    @property
    def running(self) -> bool:
        return self.found is not None and self.found.review is None

    @property
    def abandoned(self) -> bool:
        return time.monotonic() - self.asked > PATIENCE


class ReviewShelf:
    """For the event loop, which never waits for a review."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[str, _Job] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._one = asyncio.Semaphore(1)

    def review(self, body: bytes, turns: int) -> RecordReview | None:
        """How far the review of a record of so many turns is; begins it if need be. None: there will be none."""
        digest = sha256(body).hexdigest()
        job = self._jobs.get(digest)
        if job is None:
            if len(self._tasks) >= QUEUE:
                raise Crowded
            job = self._jobs[digest] = _Job(turns)
            task = asyncio.create_task(self._work(digest, job, body))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        job.asked = time.monotonic()
        self._jobs.move_to_end(digest)
        return job.found

    async def close(self) -> None:
        """Review no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self, digest: str, job: _Job, body: bytes) -> None:
        try:
            async with self._one:
                if not job.abandoned:
                    await self._review(job, body)
        finally:
            if job.running and job.abandoned:
                del self._jobs[digest]  # begun anew when somebody asks again
            elif job.running:
                job.found = None
            while len(self._jobs) > KEPT:
                self._jobs.popitem(last=False)

    async def _review(self, job: _Job, body: bytes) -> None:
        async with contextlib.aclosing(results_of(REVIEWING, body)) as results:
            async for result in results:
                job.found = _DECODER.decode(result)
                if job.abandoned:
                    return
