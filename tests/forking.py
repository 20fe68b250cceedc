"""Commands as real processes, forked from one that has imported the program: `python -m tests.forking`.

Starting Python and importing the program took most of the time of tests that run hundreds of commands. A fork has its
own environment and standard streams, runs `main` as a user's process would, and ends as one does. What a start costs,
and what it imports, is asked of commands started from scratch (tests/cli/test_commands.py, benchmarks/startup.py).
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import gc
import importlib
import io
import json
import os
import select
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
IMPORTED = ("lodestone.cli.app", "lodestone.cli.referee", "lodestone.match.kluster.live", "lodestone.bots.kluster")
"""Loaded before anything is asked for; the rest is imported by the command, as ever."""


def run_forked(
    arguments: Sequence[str], given: bytes, environment: dict[str, str], patience: float
) -> subprocess.CompletedProcess[bytes]:
    """`lodestone ARGUMENTS` with `given` on standard input; ended after `patience` seconds."""
    with tempfile.TemporaryDirectory() as folder:
        streams = [Path(folder) / name for name in ("given", "said", "errors")]
        streams[0].write_bytes(given)
        order = {"arguments": list(arguments), "environment": environment, "streams": [str(path) for path in streams]}
        code = _forker().run(order, patience)
        return subprocess.CompletedProcess(list(arguments), code, streams[1].read_bytes(), streams[2].read_bytes())


class _Forker:
    """The process that forks, seen from the tests: one order at a time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.forking"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        atexit.register(self.end)

    def run(self, order: dict[str, Any], patience: float) -> int:
        """The exit code, negative where a signal has ended it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(order), file=self._process.stdin, flush=True)
        child = int(self._process.stdout.readline())
        if not select.select([self._process.stdout], [], [], patience)[0]:
            os.kill(child, 9)
            raise subprocess.TimeoutExpired(order["arguments"], patience)
        return int(self._process.stdout.readline())

    def end(self) -> None:
        """Closing its orders ends it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


@functools.cache
def _forker() -> _Forker:
    return _Forker()


def main() -> None:
    """Fork for each line of orders; tells the child's number, then how it ended."""
    for module in IMPORTED:
        importlib.import_module(module)
    _run_once("score", os.devnull)
    gc.freeze()
    for line in sys.stdin:
        child = os.fork()
        if not child:
            _become(json.loads(line))
        print(child, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


def _run_once(*arguments: str) -> None:
    """A command before all others, for what commands import and read only when they run."""
    from lodestone.cli import main as command

    sys.argv = ["lodestone", *arguments]
    nowhere = io.StringIO()
    with contextlib.redirect_stdout(nowhere), contextlib.redirect_stderr(nowhere), contextlib.suppress(SystemExit):
        command()


def _become(order: dict[str, Any]) -> None:
    """Take on what was ordered: streams, environment, arguments. Does not come back."""
    from lodestone.cli import main as command

    for number, path in enumerate(order["streams"]):
        os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT if number else os.O_RDONLY, 0o600), number)
    sys.stdin = os.fdopen(0, encoding="utf-8")
    sys.stdout = os.fdopen(1, "w", encoding="utf-8")
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", buffering=1)
    os.environ.clear()
    os.environ.update(order["environment"])
    sys.argv = ["lodestone", *order["arguments"]]
    command()
    sys.exit(0)


if __name__ == "__main__":
    main()
