"""One of several servers: `python -m lodestone.server.several.child`.

Its parent tells it how it is run: one line on its standard input, since a command line can be seen by others.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from threading import Thread

import msgspec

from lodestone.core import LodestoneError
from lodestone.server.logs import configure_logs
from lodestone.server.running import run
from lodestone.server.settings import Settings, read_settings

READY = b"ready\n"
"""What a server says when it has begun to listen."""


class Plan(msgspec.Struct, frozen=True):
    """How one of several servers is run."""

    settings: Settings
    shared: int
    """The descriptor of the listener that all of them have."""
    private: int
    """The descriptor of its own listener."""


def main() -> int:
    """Serve until told to stop, or until the parent is gone."""
    line = sys.stdin.buffer.readline()
    if not line:  # the parent died first
        return 1
    plan = read_settings(line, Plan)
    one_of = plan.settings.one_of
    configure_logs(quiet=False, server=None if one_of is None else one_of.number)
    shared, private = socket.socket(fileno=plan.shared), socket.socket(fileno=plan.private)
    Thread(target=_stop_with_parent, daemon=True).start()
    try:
        run(plan.settings, shared, _ready, private=private)
    except LodestoneError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


def _ready() -> None:
    os.write(sys.stdout.fileno(), READY)


def _stop_with_parent() -> None:
    """However the parent ends, it closes its end: a server without one would hold the port for ever."""
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
