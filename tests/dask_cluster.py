"""A Dask scheduler and workers for the tests: real processes, on loopback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.commandline import environment
from tests.ports import port_to_keep

PATIENCE = 100.0
"""s for any part of it to start, on a busy machine."""
DASK = (sys.executable, "-m", "dask")


@contextmanager
def running(*arguments: str, log: Path, **more: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a process that is ended afterwards."""
    paths = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), **more}
    with log.open("ab") as file:
        process = subprocess.Popen(arguments, env=environment() | paths, stdout=file, stderr=file)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


class DaskCluster:
    """A scheduler at a fixed address, and its workers. `tls`: options for all of them."""

    def __init__(self, folder: Path, tls: tuple[str, ...] = ()) -> None:
        self.folder = folder
        self.log = folder / "cluster.log"
        self._tls = tls
        self._port = port_to_keep()
        self.address = f"{'tls' if tls else 'tcp'}://127.0.0.1:{self._port}"

    @contextmanager
    def scheduler(self) -> Iterator[subprocess.Popen[bytes]]:
        """A scheduler that is running and ready."""
        contact = self.folder / "scheduler.json"
        contact.unlink(missing_ok=True)
        place = ("--host", "127.0.0.1", "--port", str(self._port), "--no-dashboard", "--no-show")
        options = (*place, *self._protocol, "--scheduler-file", str(contact), *self._tls)
        with running(*DASK, "scheduler", *options, log=self.log) as process:
            until = time.monotonic() + PATIENCE
            while not _whole(contact):
                assert time.monotonic() < until, self.log.read_text()
                assert process.poll() is None, self.log.read_text()
                time.sleep(0.02)
            yield process

    @contextmanager
    def worker(self, **surroundings: str) -> Iterator[subprocess.Popen[bytes]]:
        """A single-threaded worker, once it is running; the scheduler hears of it a little later."""
        options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1", *self._protocol)
        where = ("--local-directory", str(self.folder / "work"), *self._tls)
        with running(*DASK, "worker", self.address, *options, *where, log=self.log, **surroundings) as process:
            yield process

    @property
    def _protocol(self) -> tuple[str, ...]:
        return ("--protocol", "tls" if self._tls else "tcp")


def _whole(file: Path) -> bool:
    try:
        return bool(json.loads(file.read_text())["address"])
    except (FileNotFoundError, ValueError):
        return False
