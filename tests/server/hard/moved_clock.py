"""Servers whose calendar a test can move: they read from a file how far it is ahead."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from lodestone.server import running
from lodestone.storage.event_log import EventLog

DAY = 86_400.0
"""s."""


class Calendar:
    """A calendar shared by all servers of a test, which get its `file` as their setting `clock`."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "ahead"
        self._ahead = 0.0
        self.go_on(0.0)

    def go_on(self, days: float) -> None:
        """Let so many days pass in an instant."""
        self._ahead += days * DAY
        fresh = self.file.with_suffix(".new")
        fresh.write_text(str(self._ahead))
        os.replace(fresh, self.file)

    @property
    def now(self) -> float:
        """The time as the servers see it."""
        return time.time() + self._ahead


def move_clock(now: Callable[[], float]) -> None:
    """Make a server use this clock for dates from now on."""

    class MovedLog(EventLog):
        def now(self) -> float:
            return now()

    running.EventLog = MovedLog  # type: ignore[attr-defined]
