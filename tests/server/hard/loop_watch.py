"""Logs when something blocks the event loop, in processor time, so that a busy machine does not count."""

from __future__ import annotations

import asyncio
import gc
from time import thread_time
from typing import Any

import structlog

LONGEST = 2.0
"""ms, the aim."""
BUSY = 6.0
"""The factor allowed for cold caches and a shared processor."""

_log = structlog.get_logger(__name__)


def watch_loop(longest: float) -> None:
    """Log whatever runs in the loop for longer than this (ms) without a break. For Python's own loop."""
    run = asyncio.Handle._run
    garbage = [0.0]
    gc.callbacks.append(lambda phase, _: _add(garbage, phase))

    def timed(handle: asyncio.Handle) -> None:
        described = _described(handle._callback)  # type: ignore[attr-defined]  # before: a task that is done has no frame
        began, garbage[0] = thread_time(), 0.0
        run(handle)
        took = 1e3 * (thread_time() - began)
        if took > longest:
            _log.info("loop_held", ms=round(took, 2), what=described, garbage=round(1e3 * garbage[0], 2))

    asyncio.Handle._run = timed  # type: ignore[method-assign, assignment]


def _add(garbage: list[float], phase: str) -> None:
    garbage[0] += thread_time() * (1 if phase == "stop" else -1)


def _described(callback: Any) -> str:
    """A task by its coroutine, with the path of a request; a connection by its protocol."""
    owner = getattr(callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        coroutine: Any = owner.get_coro()
        frame = getattr(coroutine, "cr_frame", None)  # the end of a generator has none
        cycle = None if frame is None else frame.f_locals.get("self")
        return f"{getattr(coroutine, '__qualname__', '')} {getattr(cycle, 'scope', {}).get('path', '')}"
    if isinstance(owner, asyncio.Transport):
        return f"{callback.__qualname__} {type(owner.get_protocol()).__name__}"
    return getattr(callback, "__qualname__", repr(callback))
