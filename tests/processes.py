"""Processes of which a test only knows the number."""

from __future__ import annotations

from pathlib import Path


def process_runs(pid: int) -> bool:
    """Whether it is still at work: neither gone nor waiting as a zombie to be fetched."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):  # before it is opened, or between opening and reading
        return False
    return stat.rpartition(")")[2].split()[0] not in ("Z", "X")  # the name in parentheses may hold anything
