"""Servers whose calendar a test turns: they read in a file how far ahead of the world they are."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from lodestone.server import running
from lodestone.storage.event_log import EventLog

DAY = 86_400.0


class Calendar:
    """One for all servers of a test, which are told its `file` as their setting `clock`."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "ahead"
        self._ahead = 0.0
        self.go_on(0.0)

    def go_on(self, days: float) -> None:
        """So many days pass in a moment."""
        self._ahead += days * DAY
        fresh = self.file.with_suffix(".new")
        fresh.write_text(str(self._ahead))
        os.replace(fresh, self.file)

    @property
    def now(self) -> float:
        """As the servers see it."""
        return time.time() + self._ahead


def move_clock(now: Callable[[], float]) -> None:
    """From now on a server dates by that."""

    class MovedLog(EventLog):
        def now(self) -> float:
            return now()

    running.EventLog = MovedLog  # type: ignore[attr-defined]
