"""Processes that a server starts, forked from one that has loaded what they need instead of started from scratch.

Loading the physics costs a process a second and a half of processor time. Servers under test request forks from the
socket named by `FORKER` in their environment; the processes differ only in their parent. Servers that the command line
starts, and the tests of packages and first starts, start theirs from scratch, as in real life.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lodestone.server.workers.pipe import Meeting

FORKER = "LODESTONE_TESTS_FORKER"
"""The environment variable with the path of the socket of the process to fork from."""
LARGEST_ORDER = 200_000
"""The size limit of an order, bytes."""
STREAMS = 3
"""Standard input, output and error; an additional socket gets the descriptor after them."""


class ForkedChild:
    """Only what servers need of `asyncio.subprocess.Process`."""

    def __init__(self, pid: int, line: socket.socket) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._line = line
        self._ending = asyncio.create_task(self._end())

    async def _end(self) -> None:
        said = await asyncio.get_running_loop().sock_recv(self._line, 32)
        self._line.close()
        self.returncode = int(said or -signal.SIGKILL)

    async def wait(self) -> int | None:
        """Wait until it has ended; the exit code is negative where a signal has ended it."""
        await asyncio.shield(self._ending)
        return self.returncode

    def kill(self) -> None:
        """End it at once."""
        os.kill(self.pid, signal.SIGKILL)


def install(forker: str) -> Callable[[], None]:
    """From now on this process has its children forked; returns a function that undoes that."""
    from lodestone.server.workers import process

    async def start_child(module: str, *arguments: str) -> Meeting:
        ours, theirs = socket.socketpair()
        line, their_line = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        try:
            for mine in (ours, line):
                mine.setblocking(False)
            with theirs, their_line:
                _order(forker, [module, str(STREAMS), *arguments], their_line, theirs)
            pid = int(await asyncio.get_running_loop().sock_recv(line, 32))
        except BaseException:
            ours.close()
            line.close()
            raise
        return ForkedChild(pid, line), ours  # type: ignore[return-value]  # as good as one

    names = vars(process)
    from_scratch, names["start_child"] = names["start_child"], start_child

    def undo() -> None:
        names["start_child"] = from_scratch

    return undo


def _order(forker: str, command: list[str], line: socket.socket, connection: socket.socket) -> None:
    order = {
        "command": command,
        "environment": {name: value for name, value in os.environ.items() if name != FORKER},
        "told": False,
        "terminal": False,
        "name": name_of_children(os.getpid()),
    }
    with open(os.devnull, "rb") as nothing, socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as door:
        door.connect(f"\0{forker}")
        descriptors = [nothing.fileno(), 1, 2, line.fileno(), connection.fileno()]
        socket.send_fds(door, [json.dumps(order).encode()], descriptors)


def name_of_children(parent: int) -> str:
    """The name under which the system lists them."""
    return f"of-{parent}"


def children_of(parent: int) -> list[int]:
    """All processes that a server has started, in either way."""
    own = [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
    name = name_of_children(parent)
    return own + [int(folder.name) for folder in Path("/proc").glob("[0-9]*") if _comm(folder) == name]


def _comm(folder: Path) -> str:
    try:
        return (folder / "comm").read_text().rstrip()
    except OSError:  # it has ended meanwhile
        return ""
