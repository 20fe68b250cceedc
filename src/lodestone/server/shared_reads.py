"""What many ask for at once is read once for all of them, and never told older than the question."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class SharedReads(Generic[T]):
    """One read of a thing at a time, however many ask. Anybody who asks during a read waits for the next one.

    >>> async def three_at_once() -> int:
    ...     times = 0
    ...     async def read() -> int:
    ...         nonlocal times
    ...         times += 1
    ...         await asyncio.sleep(0)
    ...         return times
    ...     reads = SharedReads[int]()
    ...     await asyncio.gather(*(reads.of("a board", read) for _ in range(3)))
    ...     return times
    >>> asyncio.run(three_at_once())
    1
    """

    def __init__(self) -> None:
        self._running: dict[Hashable, asyncio.Task[T]] = {}
        self._next: dict[Hashable, asyncio.Task[T]] = {}

    async def of(self, name: Hashable, read: Callable[[], Awaitable[T]]) -> T:
        """As it is now, or will be in a moment. Raises what `read` raises."""
        following = self._next.get(name)
        if following is None:
            following = self._next[name] = asyncio.create_task(self._after(name, read))
        return await asyncio.shield(following)

    async def _after(self, name: Hashable, read: Callable[[], Awaitable[T]]) -> T:
        if (running := self._running.get(name)) is not None:
            await asyncio.wait({running})
        ours = self._running[name] = self._next.pop(name)
        try:
            return await read()
        finally:
            if self._running.get(name) is ours:
                del self._running[name]
