"""Whose tick is next. When more is due than can be done, addresses share the process evenly.

By due time alone somebody with twenty busy tables would slow everybody's matches down as much as their own. So of the
ticks that are due, one goes first whose address has taken the least time lately.
"""

from __future__ import annotations

import heapq
from collections import deque
from typing import NamedTuple

HALVED = 1.0
"""s after which time that was taken counts half."""
FORGOTTEN = 1e-4
"""s: an address that has taken less than this is forgotten."""


class Tick(NamedTuple):
    """When it was due, of which match, and whose."""

    due: float
    match: int
    whose: str


class FairTicks:
    """Ticks to come. Time comes in as a value.

    >>> ticks = FairTicks()
    >>> for match, whose in enumerate(["busy", "busy", "calm"]):
    ...     ticks.add(Tick(0.0, match, whose))
    >>> ticks.took("busy", 0.01, now=0.0)
    >>> [ticks.take(now=0.0).match for _ in range(3)], ticks.take(now=0.0)
    ([2, 0, 1], None)
    """

    def __init__(self) -> None:
        self._later: list[Tick] = []
        self._due: dict[str, deque[Tick]] = {}
        """By address, the ticks whose time has come, the earliest first."""
        self._taken: dict[str, float] = {}
        """s that each address has taken lately."""
        self._halved = 0.0

    def add(self, tick: Tick) -> None:
        """Add a tick."""
        heapq.heappush(self._later, tick)

    def wait(self, now: float) -> float | None:
        """Seconds until something is due; None: nothing ever is."""
        if self._due:
            return 0.0
        return max(0.0, self._later[0].due - now) if self._later else None

    def take(self, now: float) -> Tick | None:
        """The next one that is due."""
        while self._later and self._later[0].due <= now:
            tick = heapq.heappop(self._later)
            self._due.setdefault(tick.whose, deque()).append(tick)
        if not self._due:
            return None
        whose = min(self._due, key=lambda address: self._taken.get(address, 0.0))
        ticks = self._due[whose]
        tick = ticks.popleft()
        if not ticks:
            del self._due[whose]
        return tick

    def took(self, whose: str, seconds: float, now: float) -> None:
        """Count the seconds that a tick of an address has taken."""
        if now >= self._halved + HALVED:
            self._taken = {address: s / 2 for address, s in self._taken.items() if s > FORGOTTEN}
            self._halved = now
        self._taken[whose] = self._taken.get(whose, 0.0) + seconds
