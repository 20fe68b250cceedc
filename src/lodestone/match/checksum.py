"""Checksums chained from move to move, so that an edited record is refused at the very move that was edited."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any


def opening_check(head: dict[str, Any]) -> str:
    """The first link: over everything settled before the first move, in plain data.

    >>> opening_check({"seats": 2})
    '5a119972a239'
    """
    return _digest(json.dumps(head, sort_keys=True, separators=(",", ":")))


def chained(check: str, move: str) -> str:
    """The next link: over the previous one and a move."""
    return _digest(f"{check} {move}")


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]
