"""Processes of which a test knows only the pid."""

from __future__ import annotations

from pathlib import Path


def process_runs(pid: int) -> bool:
    """Whether it is still running: neither gone nor a zombie."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):  # gone before the file is opened, or between opening and reading
        return False
    return stat.rpartition(")")[2].split()[0] not in ("Z", "X")  # the name in parentheses may hold anything
