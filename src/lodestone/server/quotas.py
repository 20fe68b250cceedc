"""Limits on use: a rate, with bursts (`Bucket`), and how many of something there are at a time (`Counts`)."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from typing import TypeVar


class Bucket:
    """Fills with time and empties with use. Time comes in as a value.

    >>> bucket = Bucket(rate=1.0, size=2, now=0.0)
    >>> [bucket.take(now=0.0) for _ in range(3)], bucket.wait(), bucket.take(now=1.0)
    ([True, True, False], 1.0, True)
    """

    __slots__ = ("_level", "_rate", "_size", "_then")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self._rate = rate
        self._size = self._level = size
        self._then = now

    def take(self, now: float) -> bool:
        """Use one, if there is one."""
        self._level = min(self._size, self._level + (now - self._then) * self._rate)
        self._then = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def give_back(self) -> None:
        """Give back one that should not have counted."""
        self._level = min(self._size, self._level + 1)

    def wait(self) -> float:
        """Seconds from the last use until there is one again."""
        return max(0.0, (1 - self._level) / self._rate) if self._rate > 0 else math.inf


class Buckets:
    """One bucket per address; those longest unused are forgotten."""

    def __init__(self, rate: float, size: float, most: int = 20_000) -> None:
        self._rate, self._size, self._most = rate, size, most
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Use one from this key's bucket."""
        bucket = self._kept.get(key)
        if bucket is None:
            bucket = self._kept[key] = Bucket(self._rate, self._size, now)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return bucket.take(now)

    def give_back(self, key: str) -> None:
        """Give this key one back that should not have counted."""
        if (bucket := self._kept.get(key)) is not None:
            bucket.give_back()

    def wait(self, key: str) -> float:
        """Seconds until this key, which was just refused, has one again."""
        bucket = self._kept.get(key)
        return 0.0 if bucket is None else bucket.wait()


Key = TypeVar("Key")


class Counts(Counter[Key]):
    """Counts by key. One whose count is 0 takes no memory: addresses come and go for as long as a server runs.

    >>> counts = Counts[str]()
    >>> counts.change(2, "here", "there"); counts.change(-2, "here")
    >>> counts["here"], counts["there"], len(counts)
    (0, 2, 1)
    """

    def change(self, by: int, *keys: Key) -> None:
        """Add to the count of each key; `by` may be negative."""
        for key in keys:
            self[key] += by
            if not self[key]:
                del self[key]
