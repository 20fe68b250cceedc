"""A server process that can be killed together with its workers and started again on the same data and port."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.forked import Forked
from tests.forked_children import children_of
from tests.ports import is_free, port_to_keep
from tests.server.client import Api
from tests.server.process import ServerProcess

UNLIMITED = {"tables_per_hour": 100_000, "requests_per_minute": 10**6, "messages_per_second": 10_000.0}
"""More than any test asks for."""


class HardServer(ServerProcess):
    """A server with any settings. `limits` are those of `lodestone.server.settings`."""

    def __init__(self, folder: Path, database: str | None = None, **settings: Any) -> None:
        super().__init__(folder, database=database)
        self.port = port_to_keep()
        self._settings = settings

    def run(self, streams: tuple[int, int, int]) -> Forked:
        """Start it once the port is free: a child that a killed server was just starting may hold it for a moment."""
        while not is_free(self.port):
            time.sleep(0.02)
        settings = json.dumps({**self._settings, "database": self.database})
        command = ["tests.server.hard.program", settings, str(self.port)]
        return Forked(command, self.environment(), streams, "servers", told=True)

    def without(self, setting: str) -> None:
        """Remove settings, effective with the next start."""
        del self._settings[setting]

    async def started(self) -> Api:
        """Start it without blocking the event loop."""
        return await asyncio.to_thread(self.start)

    def children(self) -> list[int]:
        """The processes it has started: live processes, and those of the pool."""
        return children_of(self.pid)

    def kill_everything(self) -> None:
        """As a power cut would: the server and whatever it has started, the server first."""
        children = self.children()
        self.kill()
        for child in children:
            kill_process(child)

    def resident(self) -> int:
        """Bytes of memory it holds."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def kill_all(servers: Iterable[HardServer]) -> None:
    """With whatever they have started; none of them may have written a traceback."""
    for server in servers:
        server.kill_everything()
        assert "Traceback" not in server.log, server.log


def kill_process(pid: int) -> None:
    """`kill -9`, unless it has already ended."""
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return
