"""Work that nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from lodestone.server.errors import TooMany, Unavailable
from lodestone.storage.errors import StorageError

_log = structlog.get_logger(__name__)


class BackgroundTasks:
    """Tasks of one owner, kept from being collected until they are done. One that fails is logged.

    >>> async def example() -> list[str]:
    ...     done: list[str] = []
    ...     async def work() -> None:
    ...         done.append("work")
    ...     tasks = BackgroundTasks()
    ...     await tasks.start(work())
    ...     await tasks.close()
    ...     return done
    >>> asyncio.run(example())
    ['work']
    """

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin something without waiting for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    async def close(self) -> None:
        """End whatever still runs."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log_failure("background_failed", problem)


def log_failure(event: str, problem: BaseException) -> None:
    """Log it; a traceback only if it was not expected: the database may be away, or another server have the table."""
    if isinstance(problem, TooMany | Unavailable | StorageError):
        _log.warning(event, problem=problem.key)
    else:
        _log.error(event, exc_info=problem)
