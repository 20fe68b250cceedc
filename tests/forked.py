"""Commands and servers as real processes, forked from one that has imported the program.

Starting Python and importing the program would take most of the time of tests that run hundreds of commands and
servers. What a start costs and imports is tested with commands started from scratch (tests/cli/test_commands.py,
tests/server/test_command.py, benchmarks/bench_startup.py).
"""

from __future__ import annotations

import atexit
import functools
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from typing import IO

from tests import ROOT
from tests.forked_children import LARGEST_ORDER

COMMAND = "lodestone.cli"
"""The module whose `main` is the command line."""

Stream = IO[str] | IO[bytes] | int


class Forked:
    """A process that runs the `main` of a module. Has only what tests need of `subprocess.Popen`.

    `command`: the module and its arguments. `told`: `main` gets them as arguments, too, not only in `sys.argv`.
    `terminal`: all streams are one terminal, in which Ctrl-C works.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: dict[str, str],
        streams: tuple[Stream, Stream, Stream],
        preparation: str = "commands",
        *,
        told: bool = False,
        terminal: bool = False,
    ) -> None:
        self.command = list(command)
        self.returncode: int | None = None
        order = {"command": self.command, "environment": environment, "told": told, "terminal": terminal}
        words = json.dumps(order).encode()
        assert len(words) < LARGEST_ORDER
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        numbers = [stream if isinstance(stream, int) else stream.fileno() for stream in streams]
        with theirs:
            socket.send_fds(_forker(preparation), [words], [*numbers, theirs.fileno()])
        self.pid = int(self._line.recv(32))

    def wait(self, patience: float | None = None) -> int:
        """The exit code, negative where a signal has ended it."""
        if self.returncode is None:
            if not select.select([self._line], [], [], patience)[0]:
                raise subprocess.TimeoutExpired(self.command, patience or 0.0)
            self.returncode = int(self._line.recv(32))
            self._line.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.returncode is None and not select.select([self._line], [], [], 0)[0]:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


def run_forked(
    arguments: Sequence[str], given: bytes, environment: dict[str, str], patience: float, preparation: str = "commands"
) -> subprocess.CompletedProcess[bytes]:
    """`lodestone ARGUMENTS` with `given` on standard input; ended after `patience` seconds."""
    with tempfile.TemporaryFile() as said, tempfile.TemporaryFile() as errors, tempfile.TemporaryFile() as asked:
        asked.write(given)
        asked.seek(0)
        process = Forked([COMMAND, *arguments], environment, (asked, said, errors), preparation)
        try:
            code = process.wait(patience)
        finally:
            process.kill()
        for output in (said, errors):
            output.seek(0)
        return subprocess.CompletedProcess(list(arguments), code, said.read(), errors.read())


_STARTING = threading.RLock()
"""Threads start servers side by side: the first one starts the process to fork from, and only once."""


def forker_of_children() -> str:
    """The socket of a process that has loaded what child processes of servers need (`tests.forked_children`)."""
    with _STARTING:
        return _door_of_children()


@functools.cache
def _door_of_children() -> str:
    name = f"lodestone-tests-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as door:
        door.bind(f"\0{name}")
        door.listen(socket.SOMAXCONN)
        _start_forker("workers", door)
    return name


def _forker(preparation: str) -> socket.socket:
    """The line to a process that is ready to fork."""
    with _STARTING:
        return _line_to(preparation)


@functools.cache
def _line_to(preparation: str) -> socket.socket:
    return _start_forker(preparation)


def _start_forker(preparation: str, *more: socket.socket) -> socket.socket:
    """Start the process to fork from; it ends when the connection to it is closed."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    numbers = [theirs.fileno(), *(one.fileno() for one in more)]
    with theirs:
        command = [sys.executable, "-m", "tests.forking", preparation, *map(str, numbers)]
        process = subprocess.Popen(command, cwd=ROOT, pass_fds=numbers)
    atexit.register(process.wait)
    atexit.register(ours.close)
    return ours
