"""How risky it would be to let the held magnet go: the answer, without the physics that finds it (`danger`)."""

from __future__ import annotations

import msgspec

from lodestone.kluster import Magnet


class DangerMap(msgspec.Struct, frozen=True):
    """Rows of spots from the lowest y, each from the lowest x; mm."""

    magnet: Magnet
    x: float
    y: float
    """The middle of the first spot."""
    step: float
    columns: int
    rows: int
    values: bytes
    """One each: 0 without danger, or not allowed; up to 127 nothing moves; 255 snaps."""
