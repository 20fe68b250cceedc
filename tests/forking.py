"""The process that others are forked from: `python -m tests.forking PREPARATION SOCKET`. `tests.forked` talks with it.

It has imported the program and waits for orders. A fork gets its own environment, standard streams and, where wanted,
terminal, runs what was ordered as a process from scratch would, and ends as one does.
"""

from __future__ import annotations

import contextlib
import fcntl
import gc
import importlib
import io
import json
import os
import selectors
import signal
import socket
import sys
import termios
from collections.abc import Callable
from typing import Any

LARGEST_ORDER = 200_000
"""Bytes."""
STREAMS = 3
"""Standard input, output and errors."""

COMMANDS = ("lodestone.cli.app", "lodestone.cli.referee", "lodestone.match.kluster.live", "lodestone.bots.kluster")
SERVERS = (
    "alembic.migration",
    "alembic.operations",
    "alembic.script",
    "asyncpg",
    "babel.dates",
    "babel.numbers",
    "fluent.runtime",
    "lodestone.cli.app",
    "lodestone.cli.serve",
    "lodestone.server.running",
    "prometheus_client",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite",
    "sqlalchemy.ext.asyncio",
    "tests.server_hard.program",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
)


def main(preparation: str, control: socket.socket) -> None:
    """Fork for each order; tells the child's number, then how it ended, on the line that came with the order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever interrupts the tests ends them, and they end this
    PREPARATIONS[preparation]()
    gc.freeze()
    with selectors.DefaultSelector() as waiting:
        waiting.register(control, selectors.EVENT_READ)
        while True:
            for ready, _ in waiting.select():
                if ready.fileobj is not control:
                    _tell_end(waiting, ready)
                    continue
                order, descriptors, _, _ = socket.recv_fds(control, LARGEST_ORDER, STREAMS + 1)
                if not order:  # the tests have ended
                    return
                _fork(waiting, json.loads(order), descriptors)


def _fork(waiting: selectors.BaseSelector, order: dict[str, Any], descriptors: list[int]) -> None:
    child = os.fork()
    if not child:
        _become(order, descriptors[:STREAMS])
    line = socket.socket(fileno=descriptors.pop())
    for descriptor in descriptors:
        os.close(descriptor)
    line.send(str(child).encode())
    waiting.register(os.pidfd_open(child), selectors.EVENT_READ, (child, line))


def _tell_end(waiting: selectors.BaseSelector, ready: selectors.SelectorKey) -> None:
    child, line = ready.data
    waiting.unregister(ready.fileobj)
    os.close(ready.fd)
    _, status = os.waitpid(child, 0)
    with contextlib.suppress(BrokenPipeError):  # nobody wants to know
        line.send(str(os.waitstatus_to_exitcode(status)).encode())
    line.close()


def _become(order: dict[str, Any], streams: list[int]) -> None:
    """Take on what was ordered: streams, environment, arguments. Does not come back."""
    for number, descriptor in enumerate(streams):
        os.dup2(descriptor, number)
    os.closerange(STREAMS, os.sysconf("SC_OPEN_MAX"))
    if order["terminal"]:
        os.setsid()
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.stdin = os.fdopen(0, encoding="utf-8")
    sys.stdout = os.fdopen(1, "w", encoding="utf-8")
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", buffering=1)
    os.environ.clear()
    os.environ.update(order["environment"])
    module, *arguments = order["command"]
    sys.argv = [module, *arguments]
    importlib.import_module(module).main(*([arguments] if order["told"] else []))
    sys.exit(0)


def prepare_commands() -> None:
    """Import what commands need; and run one, for what they import and read only when they run."""
    _import(*COMMANDS)
    _run("score", os.devnull)


def prepare_physics() -> None:
    """The same, with kernels in memory."""
    prepare_commands()
    _run("simulate", "examples/scenes/snap.json", "--json")


def prepare_servers() -> None:
    """Import what servers need."""
    _import(*SERVERS)


PREPARATIONS: dict[str, Callable[[], None]] = {
    "commands": prepare_commands,
    "physics": prepare_physics,
    "servers": prepare_servers,
}


def _import(*modules: str) -> None:
    for module in modules:
        importlib.import_module(module)


def _run(*arguments: str) -> None:
    from lodestone.cli import main as command

    sys.argv = ["lodestone", *arguments]
    nowhere = io.StringIO()
    with contextlib.redirect_stdout(nowhere), contextlib.redirect_stderr(nowhere), contextlib.suppress(SystemExit):
        command()


if __name__ == "__main__":
    main(sys.argv[1], socket.socket(fileno=int(sys.argv[2])))
