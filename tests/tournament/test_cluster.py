"""On a Dask cluster of real processes: the same games as locally, even when a worker dies in the middle."""

from __future__ import annotations

import signal
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path

from tests.cli.commandline import COMMAND
from tests.dask_cluster import DaskCluster, running
from tests.tournament.command import PATIENCE, games_of, tournament


def wait_for(file: Path, lines: int, writer: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not file.exists() or file.read_bytes().count(b"\n") < lines:
        assert time.monotonic() < deadline
        assert writer.poll() is None
        time.sleep(0.01)


def test_a_worker_may_die_in_the_middle(tmp_path: Path) -> None:
    options = ("--bots", "random,greedy", "--deals", "15")
    cluster = DaskCluster(tmp_path)
    with ExitStack() as processes:
        processes.enter_context(cluster.scheduler())
        workers = [processes.enter_context(cluster.worker()) for _ in range(2)]
        out = tmp_path / "far"
        command = [*COMMAND, "tournament", "--out", str(out), *options, "--dask", cluster.address]
        playing = processes.enter_context(running(*command, log=tmp_path / "tournament.log"))
        wait_for(out / "games.jsonl", 4, playing)
        workers[0].send_signal(signal.SIGKILL)
        assert playing.wait(PATIENCE) == 0, (tmp_path / "tournament.log").read_text()
    home = tmp_path / "home"
    tournament(home, *options, "--jobs", "1")
    assert games_of(out) == games_of(home)
    assert len(games_of(home)) == 30
