"""Who is next: the more urgent share first, and within it every address in turn."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from lodestone.server.workers.jobs import Share

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Waiting jobs.

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
        """Somebody has enough of waiting; False if they did not wait."""
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


class Counts:
    """How many jobs of each kind there are, of each address and in all; nothing is kept about who has none."""

    def __init__(self) -> None:
        self._counts: Counter[object] = Counter()

    def change(self, by: int, *keys: object) -> None:
        """One more, or one less."""
        for key in keys:
            self._counts[key] += by
            if not self._counts[key]:
                del self._counts[key]

    def __getitem__(self, key: object) -> int:
        return self._counts[key]
