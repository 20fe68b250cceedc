"""Magnets and cords as things, as far as they can be told without physics."""

from __future__ import annotations

import math
from typing import TypeAlias

import msgspec

from lodestone.kluster import Boxes, TableOptions
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


def cord_lengths(boxes: Boxes, table: TableOptions) -> tuple[float, ...]:
    """mm, the length of every cord: those of the Classic boxes first. A loop's size is that of its circle (Q-K13).

    >>> [round(length) for length in cord_lengths(Boxes(classic=1, duo=1), TableOptions())]
    [1005, 628]
    """
    return tuple(math.pi * across for across in loops(boxes, table))


def loops(boxes: Boxes, table: TableOptions) -> list[float]:
    """mm, how far across each cord is, laid as a circle."""
    return [float(table.loop_classic)] * boxes.classic + [float(table.loop_duo)] * boxes.duo
