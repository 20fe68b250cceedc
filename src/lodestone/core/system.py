"""Where operating systems differ: asked here, so that nothing else needs to know where it runs."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import Any

HAS_PROCESS_GROUPS = hasattr(os, "killpg")
"""A Unix: processes can be ended together with all they have started, and inherit open files by number."""
FAR = 2**40
"""A byte that no file of ours reaches: Windows locks ranges of bytes."""


def lower_priority(steps: int) -> None:
    """Give way to other processes from here on, where the system supports it."""
    if hasattr(os, "nice"):
        os.nice(steps)


def resident_memory(pid: int | None = None) -> int:
    """Bytes of memory that a process holds, or this one; 0 if it has gone, or where the system does not tell."""
    try:
        pages = int(Path(f"/proc/{pid or 'self'}/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def lock_file(descriptor: int) -> bool:
    """Lock an open file for this process alone until it is closed; False if another one has.

    Where there are no locks, every process counts as alone.
    """
    try:
        if (unix := _module("fcntl")) is not None:
            unix.flock(descriptor, unix.LOCK_EX | unix.LOCK_NB)
        elif (windows := _module("msvcrt")) is not None:
            os.lseek(descriptor, FAR, os.SEEK_SET)  # wherever the file position is: appending writes at the end
            windows.locking(descriptor, windows.LK_NBLCK, 1)
    except OSError:
        return False
    return True


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None
