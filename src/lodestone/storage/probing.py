"""Can anything be stored at the moment? Reading cannot tell that a disk is full, so something is stored and deleted."""

from __future__ import annotations

import asyncio
import os
from functools import partial

from lodestone.storage import queries
from lodestone.storage.appending import save_record
from lodestone.storage.committer import Committer
from lodestone.storage.errors import StorageUnavailable
from lodestone.storage.rows import Record

FRESH = 2.0
"""s for which a commit that went well answers the question."""
WAIT = 5.0
"""s without an answer after which a database counts as unavailable."""
SIZE = 32 * 1024
"""Bytes: more than any move takes, so that the last free blocks of a disk do not count as room."""

_PROBE = Record(id="~probe", table=None, game="probe", finished=0.0, title="", body=os.urandom(SIZE))


class Probe:
    """Answers everybody who asks, with one attempt at a time."""

    def __init__(self, committer: Committer) -> None:
        self._committer = committer
        self._attempt: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Raise `StorageUnavailable` if nothing can be stored."""
        if self._committer.stored_within(FRESH):
            return
        if self._attempt is None or self._attempt.done():
            self._attempt = asyncio.create_task(self._store())
        try:
            async with asyncio.timeout(WAIT):
                await asyncio.shield(self._attempt)
        except TimeoutError:
            raise StorageUnavailable("storage-unavailable", cause=f"> {WAIT:.0f} s") from None

    async def _store(self) -> None:
        await self._committer.submit(partial(save_record, record=_PROBE))
        # Not after a failure: deleting nothing succeeds on a full disk, and would pass for storing. What a commit
        # of uncertain outcome may have left is taken away with the next probe.
        await self._committer.submit(partial(queries.remove_record, id=_PROBE.id))
