"""Magnets as individuals, as far as they can be told without physics: size, strength, and which face is north."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from lodestone.match.kluster.live.intents import Face

Size: TypeAlias = tuple[float, float, float]


class MagnetMade(msgspec.Struct, frozen=True):
    """One magnet as it was made."""

    size: Size
    """mm, full extents: a stone's thickness last, a spinner's length first."""
    moment: float
    """A·m² towards face a: negative if face b is the north pole."""

    @property
    def north(self) -> Face:
        """The face that is the north pole."""
        return "a" if self.moment > 0 else "b"
