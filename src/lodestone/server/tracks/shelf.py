"""Where tracks are asked for: films records in a process of its own, one at a time, and keeps what was filmed last."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict

from lodestone.server.side_work import results_of

FILMING = "lodestone.server.tracks.filming"
KEPT = 48_000_000
"""Bytes of tracks in memory."""
QUEUE = 12
"""Records that may wait to be filmed; who asks for more comes back later."""


class Crowded(Exception):
    """Too many records wait to be filmed."""


class _Reel:
    """The tracks of one record as they come in."""

    def __init__(self) -> None:
        self.tracks: list[bytes] = []
        self.size = 0
        self.ended = False
        self.wanted = 0
        """Requests that wait for it."""
        self._news = asyncio.Condition()

    async def add(self, track: bytes) -> None:
        async with self._news:
            self.tracks.append(track)
            self.size += len(track)
            self._news.notify_all()

    async def end(self) -> None:
        async with self._news:
            self.ended = True
            self._news.notify_all()

    async def track(self, number: int) -> bytes | None:
        """Wait until that one has come; None if it never will."""
        self.wanted += 1
        try:
            async with self._news:
                await self._news.wait_for(lambda: self.ended or len(self.tracks) > number)
        finally:
            self.wanted -= 1
        return self.tracks[number] if number < len(self.tracks) else None


class TrackShelf:
    """For the event loop, which never waits for a film itself."""

    def __init__(self) -> None:
        self._reels: OrderedDict[str, _Reel] = OrderedDict()
        self._filming: set[asyncio.Task[None]] = set()
        self._one = asyncio.Semaphore(1)

    async def track(self, record: str, body: bytes, number: int) -> bytes | None:
        """The film of a turn, 0 for the set table; None if it does not come out as recorded. Raises Crowded."""
        reel = self._reels.get(record)
        if reel is None:
            if len(self._filming) >= QUEUE:
                raise Crowded
            reel = self._reels[record] = _Reel()
            task = asyncio.create_task(self._film(record, reel, body))
            self._filming.add(task)
            task.add_done_callback(self._filming.discard)
        self._reels.move_to_end(record)
        return await reel.track(number)

    async def close(self) -> None:
        """Film no more."""
        for task in self._filming:
            task.cancel()
        await asyncio.gather(*self._filming, return_exceptions=True)

    async def _film(self, record: str, reel: _Reel, body: bytes) -> None:
        try:
            async with self._one, contextlib.aclosing(results_of(FILMING, body)) as tracks:
                async for track in tracks:
                    await reel.add(track)
        finally:
            await reel.end()
            self._tidy(record)

    def _tidy(self, newest: str) -> None:
        """Forget what was asked for longest ago."""
        while sum(reel.size for reel in self._reels.values()) > KEPT:
            old = next((name for name, reel in self._reels.items() if reel.ended and not reel.wanted), None)
            if old is None or old == newest:
                return
            del self._reels[old]
