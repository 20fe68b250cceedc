"""A server, people who play on it, and guests who attack it, each in processes of their own; and measurements."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Any, NamedTuple, Self
from urllib.request import urlopen

from benchmarks.neighbours.materials import long_game, referee_operations, short_match
from benchmarks.server_process import MeasuredProcess, children
from lodestone.core.system import resident_memory

LOOK = 0.1
"""s between two counts of the processes."""

_SERVE = """
import json, sys
from lodestone.server.logs import configure_logs
from lodestone.server.running import listen, run
from lodestone.server.settings import Limits, Settings
told = json.loads(sys.argv[1])
configure_logs(quiet=True)
listener = listen("127.0.0.1", 0)
settings = Settings(**{**told, "limits": Limits(**told.get("limits", {}))})
run(settings, listener, lambda: print("http://127.0.0.1:%d/" % listener.getsockname()[1], flush=True))
"""


class Seen(NamedTuple):
    """Measurements over a while."""

    moves: dict[str, float]
    """ms: count, p50, p99, max."""
    frames: dict[str, float] | None
    processes: int
    """The most at a time, including the server itself."""
    memory: int
    """Bytes: the most used at a time by all of them."""
    answers: dict[str, int]
    """The answers the attackers got, counted."""


class Running(NamedTuple):
    """Servers that run already, and have the same data."""

    url: str
    pids: Sequence[int]


class SharedServer:
    """Use it with `with`. The server has the documented limits, but for `settings`; or there are some `at` a place.

    `number`: guests of each number have addresses of their own: limits reached under one do not hold for another.
    """

    def __init__(
        self,
        folder: Path,
        tables: int,
        *,
        kluster: bool,
        at: Running | None = None,
        number: int = 1,
        **settings: Any,
    ) -> None:
        self._at = at
        self._folder = folder
        self._tables = tables
        self._kluster = kluster
        self._settings = {"database": str(folder / "tables.db"), "prepare_physics": kluster, **settings}
        self._stack = ExitStack()
        self._number = number
        self._looks = 0

    def __enter__(self) -> Self:
        self._write_materials()
        self.url, self._pids = self._at or self._serve()
        if self._kluster:
            self._wait_for_physics()
        self._good = self._start("good", self.url, str(self._tables), "1" if self._kluster else "0")
        assert self._good.stdout is not None
        self._table: str = json.loads(self._good.stdout.readline())["table"]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def _serve(self) -> Running:
        source = self._folder / "serve.py"
        source.write_text(_SERVE)
        self.server = MeasuredProcess([sys.executable, str(source), json.dumps(self._settings)], self._folder)
        self._stack.callback(self.server.stop)
        return Running(f"http://127.0.0.1:{self.server.port}/", [self.server.pid])

    def _write_materials(self) -> None:
        self._materials = self._folder / "materials"
        self._materials.mkdir()
        games = [long_game(seed) for seed in range(1, 9)]
        for number, game in enumerate(games):
            (self._materials / f"clustered{number}.json").write_text(json.dumps(game))
        if self._kluster:
            (self._materials / "kluster.json").write_text(json.dumps(short_match(1)))
        (self._materials / "operations").write_text(json.dumps(referee_operations(games[0])))

    def _wait_for_physics(self) -> None:
        while not json.load(urlopen(f"{self.url}api/games"))["games"][1]["ready"]:
            sleep(0.2)

    def _start(self, module: str, *arguments: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", f"benchmarks.neighbours.{module}", *arguments]
        running = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]
        )
        self._stack.callback(_end, running)
        return running

    def watch(self, seconds: float, attack: str | None = None, guests: int = 1, least: int = 0) -> Seen:
        """Let people play for a while, alone or beside so many attackers, each with an address of its own.

        `least`: moves to wait for, however long that takes on a machine that has other things to do.
        """
        self._looks += 1  # nobody has used up anything yet
        attackers = []
        if attack is not None:
            for at in range(guests):
                address = f"127.{self._number}.{self._looks}.{1 + at}"
                attackers.append(self._start("attacks", attack, self.url, address, self._table, str(self._materials)))
            sleep(1.0)  # until the attack is under way
        with _Census(self._pids) as census:
            assert self._good.stdin is not None
            assert self._good.stdout is not None
            print(seconds, least, file=self._good.stdin, flush=True)
            told = json.loads(self._good.stdout.readline())
        if told["left"]:
            raise RuntimeError(f"people left during {attack}: {told['left']}")
        return Seen(told["moves"], told["frames"], census.processes, census.memory, _told_by(attackers))

    def wait_until_calm(self, patience: float = 60.0) -> None:
        """Wait until the server has finished everything for those who have gone."""
        until = monotonic() + patience
        while monotonic() < until:
            before = self.server.processor_time()
            sleep(0.5)
            if self.server.processor_time() - before < 0.15:
                return


class _Census:
    """Counts processes and whatever they have started, as long as it is open."""

    def __init__(self, pids: Sequence[int]) -> None:
        self.processes = self.memory = 0
        self._pids = pids
        self._over = threading.Event()
        self._looking = threading.Thread(target=self._look)

    def __enter__(self) -> Self:
        self._looking.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._looking.join()

    def _look(self) -> None:
        while not self._over.wait(LOOK):
            pids = [each for pid in self._pids for each in (pid, *children(pid))]
            self.processes = max(self.processes, len(pids))
            self.memory = max(self.memory, sum(map(resident_memory, pids)))


def _told_by(attackers: list[subprocess.Popen[str]]) -> dict[str, int]:
    answers: dict[str, int] = {}
    for attacker in attackers:
        assert attacker.stdin is not None
        assert attacker.stdout is not None
        print(file=attacker.stdin, flush=True)
        told = json.loads(attacker.stdout.readline())
        if told["problem"] is not None:
            raise RuntimeError(told["problem"])
        for answer, number in told["answers"].items():
            answers[answer] = answers.get(answer, 0) + number
        _end(attacker)
    return answers


def _end(running: subprocess.Popen[str]) -> None:
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.close()
    running.stdout.close()
    try:
        running.wait(5)
    except subprocess.TimeoutExpired:
        running.kill()
        running.wait()
