"""Finds a Chromium for the tests, or installs one."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

SHELL = "chromium-headless-shell"
"""The same engine without windows, menus and a profile: half the work per visit. Playwright can install it."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ("--no-sandbox",)
"""Tests often run as root, where the sandbox cannot. No flags for drawing: those that were tried made it far slower."""


@contextmanager
def one_at_a_time(name: str) -> Iterator[None]:
    """A lock: several test processes start together, but only one at a time may do this."""
    with (Path(tempfile.gettempdir()) / f"lodestone-{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@cache
def executable() -> str | None:
    """The program of a Chromium; None: the one that Playwright has fetched itself."""
    with one_at_a_time("chromium"):
        if found := _installed():
            return found
        if os.geteuid() == 0 and shutil.which("apt-get"):
            for package in NAMES[:2]:
                subprocess.run(["apt-get", "install", "--yes", "--no-install-recommends", package], check=False)
                if found := _installed():
                    return found
        fetched = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
        if fetched.returncode != 0:
            raise RuntimeError(
                "The browser tests need Chromium: apt install chromium, or whatever your system calls that, "
                "or: playwright install chromium"
            )
        return None


def _installed() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)
