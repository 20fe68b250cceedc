"""Servers that share one PostgreSQL, as real processes."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

from tests.server.hard.hard_server import HardServer

SECRET = "a secret that only these servers know"
UNLIMITED = {"tables_per_hour": 100_000, "requests_per_minute": 10**6, "messages_per_second": 10_000.0}
ADMIN = "the token of whoever runs them"


class ClusterServer(HardServer):
    """One of them; can be stopped in its tracks, too."""

    def __init__(self, folder: Path, database: str, **settings: Any) -> None:
        usual = {"cluster_secret": SECRET, "limits": UNLIMITED, "admin_token": ADMIN}
        super().__init__(folder, database, **{**usual, **settings})
        self.alive = False

    def start(self) -> Any:
        """Start it and wait until it is ready."""
        api = super().start()
        self.alive = True
        return api

    def kill_everything(self) -> None:
        """As a power cut would, unless it has gone."""
        if self.alive:
            self.alive = False
            super().kill_everything()

    def terminate(self) -> None:
        """As a host would, without waiting for its end."""
        os.kill(self.pid, signal.SIGTERM)

    def hang(self) -> None:
        """Everything in it stands still."""
        os.kill(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """As if nothing had happened."""
        os.kill(self.pid, signal.SIGCONT)

    def ended(self) -> int:
        """Wait for its end; its exit code."""
        self.alive = False
        return self._end()
