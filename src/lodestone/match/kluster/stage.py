"""Where a turn is."""

from __future__ import annotations

from enum import StrEnum


class Stage(StrEnum):
    """Where a turn is."""

    PREPARING = "preparing"
    """Before the release: take, hover, move cords."""
    SETTLING = "settling"
    """After a release or a fault: until everything is at rest (Z4)."""
    REPAIR = "repair"
    """Placed and clean, but the cords do not cross: they must be moved (P14)."""
    CHOICE = "choice"
    """Expert: go on or stop (E3)."""
    OVER = "over"
    """The game has ended."""
