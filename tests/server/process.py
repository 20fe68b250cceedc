"""A real server in a process of its own, on a free port of this computer."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.commandline import environment
from tests.forked import COMMAND, Forked, forker_of_children
from tests.forked_children import FORKER
from tests.server.client import Api

UNLIMITED = ("--tables-per-hour", "100000", "--requests-per-minute", "1000000", "--messages-per-second", "10000")
READY = 60.0
"""s a server may take to start on a busy machine."""
CUT_SHORT = re.compile(r'(?=.*"job_took_too_long").*"(Ponder|PlanStep)"')
"""The clock is a safety net for bots. A bot cut short does not choose by its seed alone, so none is cut short here."""


class ServerProcess:
    """`lodestone serve` on a database of its own. Can be stopped, killed and started again on the same data.

    Not `eager`, it loads the physics with the first table of Kluster: most tests need none, and it costs seconds.
    Its own processes are forked from one that has loaded it (`tests.forked_children`), unless it is `eager`.
    """

    forks_children = True

    def __init__(self, folder: Path, *options: str, database: str | None = None, eager: bool = False) -> None:
        self.folder = folder
        self.database = database or str(folder / "tables.db")
        self.options = options if eager else ("--lazy-physics", *options)
        self._running: Forked | None = None
        self._eager = eager
        self.port = 0

    def start(self) -> Api:
        """Start it and wait until it is ready."""
        nothing = os.open(os.devnull, os.O_RDONLY)
        reading, writing = os.pipe()
        try:
            with (self.folder / "server.log").open("a") as log:
                self._running = self.run((nothing, writing, log.fileno()))
        finally:
            os.close(nothing)
            os.close(writing)
        with os.fdopen(reading) as said:
            line = said.readline()
        assert line, self.log
        found = re.search(r"http://\S+?:(\d+)/", line)
        self.port = int(found[1]) if found else self.port
        return self.api

    @property
    def api(self) -> Api:
        """The API at its address."""
        return Api(f"http://127.0.0.1:{self.port}")

    def run(self, streams: tuple[int, int, int]) -> Forked:
        """Start it."""
        serve = [COMMAND, "serve", "--port", str(self.port), "--database", self.database]
        command = [*serve, "--bot-pace", "0", *UNLIMITED, *self.options]
        return Forked(command, self.environment(), streams, "servers")

    def environment(self) -> dict[str, str]:
        """The environment for it and the processes that it starts."""
        usual = {**environment(self.folder), "PYTHONPATH": os.pathsep.join(sys.path)}
        return {**usual, FORKER: forker_of_children()} if self.forks_children and not self._eager else usual

    @property
    def log(self) -> str:
        """What it has written to standard error."""
        return (self.folder / "server.log").read_text()

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    def kill(self) -> None:
        """As a power cut would."""
        assert self._running is not None
        self._running.kill()
        self._end()

    def stop(self) -> int:
        """As a host would; its exit code."""
        assert self._running is not None
        self._running.terminate()
        return self._end()

    @contextmanager
    def serving(self) -> Iterator[Api]:
        """Run it for the duration of the context; it must stop cleanly and must not have written a traceback."""
        yield self.start()
        assert self.stop() == 0, self.log
        assert "Traceback" not in self.log, self.log

    def _end(self) -> int:
        assert self._running is not None
        code = self._running.wait(READY)
        assert [line for line in self.log.splitlines() if CUT_SHORT.search(line)] == []
        return code
