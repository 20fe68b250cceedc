"""On a Dask cluster of real processes: the same games as at home, also when a worker dies in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.cli.commandline import COMMAND, environment
from tests.tournament.test_command import PATIENCE, games_of, tournament


@contextmanager
def running(*arguments: str, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A process that is ended afterwards."""
    paths = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with log.open("ab") as file:
        process = subprocess.Popen(arguments, env=environment() | paths, stdout=file, stderr=file)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def wait_for(file: Path, lines: int, writer: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not file.exists() or file.read_bytes().count(b"\n") < lines:
        assert time.monotonic() < deadline
        assert writer.poll() is None
        time.sleep(0.01)


def test_a_worker_may_die_in_the_middle(tmp_path: Path) -> None:
    contact, log = tmp_path / "scheduler.json", tmp_path / "cluster.log"
    dask = (sys.executable, "-m", "dask")
    options = ("--bots", "random,greedy", "--deals", "15")
    with ExitStack() as processes:
        scheduler = processes.enter_context(
            running(
                *(*dask, "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show"),
                *("--scheduler-file", str(contact)),
                log=log,
            )
        )
        wait_for(contact, 1, scheduler)
        worker = (*dask, "worker", "--scheduler-file", str(contact), "--nthreads", "1", "--no-nanny", "--no-dashboard")
        where = ("--local-directory", str(tmp_path / "work"))
        workers = [processes.enter_context(running(*worker, *where, log=log)) for _ in range(2)]
        address = json.loads(contact.read_text())["address"]
        assert address.startswith("tcp://127.0.0.1:")
        out = tmp_path / "far"
        command = [*COMMAND, "tournament", "--out", str(out), *options, "--dask", address]
        playing = processes.enter_context(running(*command, log=tmp_path / "tournament.log"))
        wait_for(out / "games.jsonl", 4, playing)
        workers[0].send_signal(signal.SIGKILL)
        assert playing.wait(PATIENCE) == 0, (tmp_path / "tournament.log").read_text()
    home = tmp_path / "home"
    tournament(home, *options, "--jobs", "1")
    assert games_of(out) == games_of(home)
    assert len(games_of(home)) == 30
