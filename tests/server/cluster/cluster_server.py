"""Servers that share one PostgreSQL, as real processes."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from lodestone.storage.shared_tables import Ownership
from tests.server.client import Api, Refusal, Seat
from tests.server.hard.hard_server import UNLIMITED, HardServer
from tests.server.hard.player import LOST
from tests.storage.owning import ownership

SECRET = "a secret that only these servers know"
ADMIN = "the token of whoever runs them"


class ClusterServer(HardServer):
    """One of them; it can also be suspended."""

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
        """Kill it and its processes as a power cut would, unless it has ended."""
        if self.alive:
            self.alive = False
            super().kill_everything()

    def terminate(self) -> None:
        """Stop it as a host would, without waiting for its end."""
        os.kill(self.pid, signal.SIGTERM)

    def hang(self) -> None:
        """Suspend all its processes."""
        os.kill(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """Resume them."""
        os.kill(self.pid, signal.SIGCONT)

    def ended(self) -> int:
        """Wait for its end; its exit code."""
        self.alive = False
        return self._end()


async def whose(server: ClusterServer, table: str) -> Ownership:
    """The owner of a table according to the database."""
    found = await ownership(server.database, table)
    assert found is not None
    return found


@asynccontextmanager
async def comes_back(api: Api, table: str, token: str | None) -> AsyncIterator[Seat]:
    """Connect, with as many attempts as it takes."""
    while True:
        seat = api.join(table, token)
        try:
            await seat.__aenter__()
            break
        except Refusal as refusal:
            if refusal.code != "unavailable":
                raise
        except LOST:
            pass
        await asyncio.sleep(0.05)
    try:
        yield seat
    finally:
        await seat.__aexit__(None, None, None)
