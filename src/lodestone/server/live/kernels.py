"""The compiled physics as the event loop sees it: what is there, what is being compiled, how far that is."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import structlog

import lodestone
from lodestone.core.kernel_cache import PHYSICS, TURN, can_be_kept, is_compiled

SOURCES = Path(lodestone.__file__).parent / "physics"

_log = structlog.get_logger(__name__)


class Kernels:
    """Has compiled what is missing, in a process of its own: first what a turn needs, then what bots need to think.

    Should that fail, whoever needs a kernel compiles it: slower, but nobody waits in vain.
    """

    def __init__(self) -> None:
        self.turn = asyncio.Event()
        """Tables can be played at."""
        self.physics = asyncio.Event()
        """Everything is there."""
        self.progress: tuple[int, int] | None = None
        """Kernels of a turn that are compiled, and all of them; None unless they are being compiled."""

    async def compile(self) -> None:
        """Whatever is missing; returns when nothing is."""
        try:
            if await asyncio.to_thread(_worth_it):
                await self._compile()
        finally:
            self._complete(PHYSICS)

    async def _compile(self) -> None:
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", "lodestone.bots.first_start", stdout=PIPE)
        assert process.stdout is not None
        try:
            while line := await process.stdout.readline():
                self._hear(line.decode().split())
            if await process.wait():
                _log.error("not_compiled", code=process.returncode)
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.terminate()
                await process.wait()

    def _hear(self, words: list[str]) -> None:
        if len(words) == 2:
            self.progress = (int(words[0]), int(words[1]))
        else:
            self._complete(*words)

    def _complete(self, stage: str) -> None:
        self.progress = None
        self.turn.set()
        if stage == PHYSICS:
            self.physics.set()


def _worth_it() -> bool:
    return can_be_kept(SOURCES) and not (is_compiled(TURN, SOURCES) and is_compiled(PHYSICS, SOURCES))
