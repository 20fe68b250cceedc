"""What live matches need before they can be played, as the event loop sees it: what is there, how far the rest is."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE

import structlog

from lodestone.match.game import Games

_log = structlog.get_logger(__name__)


class Preparing:
    """Has prepared what is missing (`LiveKind.preparing`), each game in a process of its own, one after the other.

    Should that fail, whoever needs something makes it: slower, but nobody waits in vain.
    """

    def __init__(self, games: Games) -> None:
        self.playable = asyncio.Event()
        """Matches can be played."""
        self.complete = asyncio.Event()
        """Nothing is missing."""
        self.progress: tuple[int, int] | None = None
        """How many of the things that playing takes are there, and of how many; None unless some are being prepared."""
        self._games = games

    async def prepare(self) -> None:
        """Make whatever is missing; returns when nothing is."""
        try:
            for kind in self._games.values():
                live = kind.live
                if live is not None and live.preparing is not None and await asyncio.to_thread(live.to_prepare):
                    await self._run(live.preparing)
        finally:
            self._is_playable()
            self.complete.set()

    async def _run(self, module: str) -> None:
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", module, stdout=PIPE)
        assert process.stdout is not None
        try:
            while line := await process.stdout.readline():
                self._hear(line.decode().split())
            if await process.wait():
                _log.error("not_prepared", code=process.returncode)
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.terminate()
                await process.wait()

    def _hear(self, words: list[str]) -> None:
        if len(words) == 2:
            self.progress = (int(words[0]), int(words[1]))
        else:
            self._is_playable()

    def _is_playable(self) -> None:
        self.progress = None
        self.playable.set()
