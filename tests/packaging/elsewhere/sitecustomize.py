"""Makes every Python process that starts with this folder on its path behave as on a system other than Unix.

What only a Unix has is gone, or refuses to be called by our own code. Other packages, which have their own branches for
Windows, are loaded before and keep working unchanged.
"""

import asyncio
import concurrent.futures.process
import contextlib
import getpass
import multiprocessing.connection
import multiprocessing.resource_tracker
import os
import select
import shutil
import socketserver
import subprocess
import sys
import tempfile
from importlib import import_module
from typing import Any

LOADED = (asyncio, concurrent.futures.process, getpass, multiprocessing, shutil, socketserver, tempfile)
USERS = ("asyncpg", "joblib.externals.loky", "rich.console", "typer", "uvicorn", "webbrowser")
HIDDEN = ("fcntl", "grp", "pty", "pwd", "resource", "termios", "tty", "uvloop")
GONE = ("getpgid", "getuid", "killpg", "nice", "setsid", "waitid")


def refuse(owner: Any, name: str, problem: type[Exception]) -> None:
    """Make a function fail when our own code calls it."""
    original = getattr(owner, name)

    def refusing(*arguments: Any, **named: Any) -> Any:
        if str(sys._getframe(1).f_globals.get("__name__")).startswith("lodestone"):
            raise problem(f"{name} is not there on every system")
        return original(*arguments, **named)

    setattr(owner, name, refusing)


def hide() -> None:
    for name in USERS:
        with contextlib.suppress(ImportError):
            import_module(name)
    for name in HIDDEN:
        sys.modules[name] = None  # type: ignore[assignment]
    for name in GONE:
        delattr(os, name)
    del select.poll
    refuse(os, "set_blocking", AttributeError)
    refuse(os, "fork", AttributeError)
    for name in ("add_signal_handler", "remove_signal_handler", "create_unix_connection", "create_unix_server"):
        refuse(asyncio.SelectorEventLoop, name, NotImplementedError)
    for name in ("add_reader", "remove_reader", "add_writer", "remove_writer"):
        refuse(asyncio.SelectorEventLoop, name, NotImplementedError)
    start = subprocess.Popen.__init__

    def starting(self: Any, *arguments: Any, **named: Any) -> None:
        if named.get("pass_fds") and sys._getframe(1).f_globals.get("__name__") not in ("multiprocessing.util",):
            raise ValueError("pass_fds not supported on this system.")
        start(self, *arguments, **named)

    subprocess.Popen.__init__ = starting  # type: ignore[method-assign]


if __name__ == "sitecustomize":  # not when pytest collects doctests here
    hide()
