"""The process that others are forked from: `python -m tests.forking PREPARATION SOCKET [DOOR]`.

It has imported the program and waits for orders from `tests.forked`, and from anything that connects to DOOR, a
listening socket (`tests.forked_children`). A fork gets its own environment, standard streams and, if wanted, a terminal
or an extra socket; it runs what was ordered as a process from scratch would, and ends as one does.
"""

from __future__ import annotations

import contextlib
import fcntl
import functools
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
from pathlib import Path
from typing import Any

from tests import forked_children
from tests.forked_children import FORKER, LARGEST_ORDER, STREAMS

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
    "tests.server.hard.program",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
)
WORKERS = ("lodestone.server.live.worker", "lodestone.server.work.worker")


def main(preparation: str, control: socket.socket, door: socket.socket | None = None) -> None:
    """Fork for each order; sends the child's pid, then its exit status, over the connection sent with the order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt ends the tests, and they end this process
    PREPARATIONS[preparation]()
    gc.freeze()
    with selectors.DefaultSelector() as waiting:
        waiting.register(control, selectors.EVENT_READ)
        if door is not None:
            waiting.register(door, selectors.EVENT_READ)
        while True:
            for ready, _ in waiting.select():
                if ready.data is not None:
                    _tell_end(waiting, ready)
                    continue
                with contextlib.ExitStack() as stack:
                    caller = stack.enter_context(door.accept()[0]) if door and ready.fileobj is door else control
                    order, descriptors, _, _ = socket.recv_fds(caller, LARGEST_ORDER, STREAMS + 2)
                if order:
                    _fork(waiting, json.loads(order), descriptors)
                elif caller is control:  # the tests have ended
                    _end_all(waiting)
                    return


def _end_all(waiting: selectors.BaseSelector) -> None:
    """Tests end what they have started, unless they are interrupted."""
    for running in list(waiting.get_map().values()):
        if running.data is not None:
            os.kill(running.data[0], signal.SIGKILL)


def _fork(waiting: selectors.BaseSelector, order: dict[str, Any], descriptors: list[int]) -> None:
    """The descriptors are the streams, the connection for reports, and perhaps an extra socket."""
    child = os.fork()
    if not child:
        _become(order, [*descriptors[:STREAMS], *descriptors[STREAMS + 1 :]])
    line = socket.socket(fileno=descriptors.pop(STREAMS))
    for descriptor in descriptors:
        os.close(descriptor)
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # whatever ordered it has been killed meanwhile
        line.send(str(child).encode())
    waiting.register(os.pidfd_open(child), selectors.EVENT_READ, (child, line))


def _tell_end(waiting: selectors.BaseSelector, ready: selectors.SelectorKey) -> None:
    child, line = ready.data
    waiting.unregister(ready.fileobj)
    os.close(ready.fd)
    _, status = os.waitpid(child, 0)
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # nobody is listening any more
        line.send(str(os.waitstatus_to_exitcode(status)).encode())
    line.close()


def _become(order: dict[str, Any], descriptors: list[int]) -> None:
    """Take on what was ordered: streams, environment, arguments. Does not return."""
    for number, descriptor in enumerate(descriptors):
        os.dup2(descriptor, number)
    os.closerange(len(descriptors), os.sysconf("SC_OPEN_MAX"))
    if order["terminal"]:
        os.setsid()
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.stdin = os.fdopen(0, encoding="utf-8")
    sys.stdout = os.fdopen(1, "w", encoding="utf-8")
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", buffering=1)
    os.environ.clear()
    os.environ.update(order["environment"])
    if "name" in order:
        Path("/proc/self/comm").write_text(order["name"])
    if FORKER in os.environ:
        forked_children.install(os.environ[FORKER])
    module, *arguments = order["command"]
    sys.argv = [module, *arguments]
    importlib.import_module(module).main(*([arguments] if order["told"] else []))
    sys.exit(0)


def prepare_commands() -> None:
    """Import what commands need, and run one, since some things are imported and read only then."""
    _import(*COMMANDS)
    _run("score", os.devnull)


def prepare_physics() -> None:
    """The same, and load the kernels."""
    prepare_commands()
    _run("simulate", "examples/scenes/snap.json", "--json")


def prepare_servers() -> None:
    """Import what servers need, and read what each of them would read: the files of the browser table."""
    _import(*SERVERS)
    from lodestone.server.http import pages
    from lodestone.server.settings import Settings

    pages.read_file = functools.cache(pages.read_file)
    pages.Pages(Settings(database="").static)


def prepare_workers() -> None:
    """Load what processes of servers need: those with live matches, and those that do jobs.

    Nothing is compiled here: many tests need no physics, and those that do compile it themselves.
    """
    _import(*WORKERS)
    from lodestone.match.games import GAMES

    for kind in GAMES.values():
        if kind.live is not None and not kind.live.to_prepare():
            kind.live.load()


PREPARATIONS: dict[str, Callable[[], None]] = {
    "commands": prepare_commands,
    "physics": prepare_physics,
    "servers": prepare_servers,
    "workers": prepare_workers,
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
    main(sys.argv[1], *(socket.socket(fileno=int(number)) for number in sys.argv[2:]))
