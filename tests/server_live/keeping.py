"""A table without a server: stores in memory what its live match tells, and remembers everything for the tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from lodestone.core import LodestoneError
from lodestone.match.kluster.live.wire_frame import Seen, Viewer
from lodestone.match.kluster.wire import KlusterPublic
from lodestone.server.live import Laid, LiveFrame, PlayedOut, Seating, Stored

PATIENCE = 120.0
"""s: far more than anything here takes on a busy machine."""


class MemoryKeeper:
    """Implements `MatchTable`."""

    def __init__(self, laid: Laid) -> None:
        self.record: dict[str, Any] = deepcopy(laid.record)
        self.snapshot = laid.snapshot
        self.resigned: tuple[int, ...] = ()
        self.frames: list[LiveFrame] = []
        self.seen: Seen | None = None
        self.own: Seen | None = None
        self.events: list[dict[str, Any]] = []
        self.refusals: list[tuple[int, int, LodestoneError]] = []
        self.ponderings: list[tuple[int, bool]] = []
        self.restarts = 0
        self.timed_out: Seating | None = None
        self.public = laid.public
        self.fail_next = False
        self.readings = 0
        self._viewers = Viewer(), Viewer()
        self._stirred = asyncio.Event()

    async def stored(self) -> Stored:
        self.readings += 1
        return Stored(deepcopy(self.record), self.snapshot, self.resigned, self.timed_out)

    async def keep(self, played: PlayedOut) -> None:
        await asyncio.sleep(0)
        if self.fail_next:
            self.fail_next = False
            raise OSError("disk full")
        self.record["turns"].append(played.turn)
        self.record["result"] = played.result
        self.snapshot = played.snapshot
        self.resigned, self.timed_out = (), None
        self.public = played.public
        self.events += played.events
        self._stirred.set()

    def show(self, frame: LiveFrame) -> None:
        self.frames.append(frame)
        self.seen = self._viewers[0].see(frame.everybody)
        self.own = self._viewers[1].see(frame.own)
        self._stirred.set()

    def changed(self, public: KlusterPublic, events: tuple[dict[str, Any], ...]) -> None:
        self.public = public
        self.events += events
        self._stirred.set()

    def refused(self, seat: int, number: int, problem: LodestoneError) -> None:
        self.refusals.append((seat, number, problem))
        self._stirred.set()

    def thinking(self, seat: int, on: bool) -> None:
        self.ponderings.append((seat, on))
        self._stirred.set()

    def restarted(self, public: KlusterPublic) -> None:
        self.restarts += 1
        self.public = public
        self._stirred.set()

    @property
    def turns(self) -> int:
        """Stored turns."""
        return len(self.record["turns"])

    async def until(self, holds: Callable[[], bool]) -> None:
        """Until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._stirred.clear()
                await self._stirred.wait()
