"""Group commit: all writes that wait at a moment go into one transaction, and while it commits the next ones gather.

A commit costs the disk the same few milliseconds for one entry as for hundreds, so this is what lets many tables be
durable at once. One task writes, in the order of asking; nobody hears of success before the commit. Even on a quick
disk commits keep a distance, which grows with what they carry: each costs the processor as much as dozens of entries
do. So under load they carry more, and while little happens nobody waits for others.
"""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Sequence
from copy import copy
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple

import sqlalchemy as sa

from lodestone.storage import queries
from lodestone.storage.appending import Append, save_record, write_appends
from lodestone.storage.database import Database, Work
from lodestone.storage.errors import StorageUnavailable
from lodestone.storage.rows import Record

LARGEST_BATCH = 1000
"""Writes in one transaction: large enough to be cheap, small enough for SQLite's limit on parameters."""
DISTANCE, DISTANCE_AN_ENTRY, GREATEST_DISTANCE = 0.003, 0.0002, 0.01
"""s from the start of a commit to that of the next: at least, more for each job in it, and at most."""


class _Waiting(NamedTuple):
    job: Append | Work[Any]
    done: asyncio.Future[Any]


class Committer:
    """The one writer of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: deque[_Waiting] = deque()
        self._task: asyncio.Task[None] | None = None
        self._next = 0.0
        """When a commit may begin, by the event loop's clock."""
        self._stored: float | None = None
        """When the last commit ended well, by the same clock; None if the last one did not."""

    def stored_within(self, seconds: float) -> bool:
        """Whether the last commit went well, no longer ago than that."""
        return self._stored is not None and asyncio.get_running_loop().time() - self._stored <= seconds

    def submit(self, job: Append | Work[Any]) -> asyncio.Future[Any]:
        """Await this until the job is committed. The job is carried out even if nobody waits any more."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(job, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work(), name="storage-committer")
        return done

    async def drain(self) -> None:
        """Wait until nothing is left to write."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._queue:
                await asyncio.sleep(self._next - loop.time())
                batch = [self._queue.popleft() for _ in range(min(len(self._queue), LARGEST_BATCH))]
                self._next = loop.time() + min(DISTANCE + DISTANCE_AN_ENTRY * len(batch), GREATEST_DISTANCE)
                await self._commit(batch)
        finally:
            self._task = None

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        jobs = [waiting.job for waiting in batch]
        try:
            answers = await self._database.write(lambda connection: _carry_out(connection, jobs))
            self._stored = asyncio.get_running_loop().time()
        except StorageUnavailable as error:
            # Each gets its own error, because raising one writes a traceback into it.
            answers = [copy(error) for _ in batch]
            self._stored = None
        except Exception as error:  # noqa: BLE001  whatever it is, those who wait must hear of it
            if len(batch) > 1:  # one job spoils the transaction: only that one must fail
                for waiting in batch:
                    await self._commit([waiting])
                return
            answers = [error]
        for waiting, answer in zip(batch, answers, strict=True):
            _tell(waiting.done, answer)


def _carry_out(connection: sa.Connection, jobs: Sequence[Append | Work[Any]]) -> list[Any]:
    """The answer to each job; neighbouring appends are written together."""
    answers: list[Any] = []
    for appending, run in groupby(jobs, lambda job: isinstance(job, Append)):
        if appending:
            answers += write_appends(connection, [job for job in run if isinstance(job, Append)])
        else:
            answers += [job(connection) for job in run if not isinstance(job, Append)]
    return answers


def _tell(done: asyncio.Future[Any], answer: Any) -> None:
    if done.done():  # the task that waited has been cancelled
        return
    if isinstance(answer, Exception):
        done.set_exception(answer)
    else:
        done.set_result(answer)


STORED_LATELY = 2.0
"""s for which a commit that went well answers the question."""
PROBE_WAIT = 5.0
"""s without an answer after which a database counts as unavailable."""
PROBE_SIZE = 32 * 1024
"""Bytes: more than any move takes, so that the last free blocks of a disk do not count as room."""

_PROBE = Record(id="~probe", table=None, game="probe", finished=0.0, title="", body=os.urandom(PROBE_SIZE))


class Probe:
    """Can anything be stored at the moment? Answers everybody who asks, with one attempt at a time.

    Reading cannot tell that a disk is full, so something is stored and deleted.
    """

    def __init__(self, committer: Committer) -> None:
        self._committer = committer
        self._attempt: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Raise `StorageUnavailable` if nothing can be stored."""
        if self._committer.stored_within(STORED_LATELY):
            return
        if self._attempt is None or self._attempt.done():
            self._attempt = asyncio.create_task(self._store())
        try:
            async with asyncio.timeout(PROBE_WAIT):
                await asyncio.shield(self._attempt)
        except TimeoutError:
            raise StorageUnavailable("storage-unavailable", cause=f"> {PROBE_WAIT:.0f} s") from None

    async def _store(self) -> None:
        await self._committer.submit(partial(save_record, record=_PROBE))
        # Not after a failure: deleting nothing succeeds on a full disk, and would pass for storing. What a commit
        # of uncertain outcome may have left is taken away with the next probe.
        await self._committer.submit(partial(queries.remove_record, id=_PROBE.id))
