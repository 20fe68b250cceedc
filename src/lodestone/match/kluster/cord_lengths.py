"""How long cords are."""

from __future__ import annotations

import math

from lodestone.kluster import Boxes, TableOptions


def cord_lengths(boxes: Boxes, table: TableOptions) -> tuple[float, ...]:
    """mm, the length of every cord: those of the Classic boxes first. A loop's size is that of its circle (Q-K13).

    >>> [round(length) for length in cord_lengths(Boxes(classic=1, duo=1), TableOptions())]
    [1005, 628]
    """
    return tuple(math.pi * across for across in loops(boxes, table))


def loops(boxes: Boxes, table: TableOptions) -> list[float]:
    """mm, how far across each cord is, laid as a circle."""
    return [float(table.loop_classic)] * boxes.classic + [float(table.loop_duo)] * boxes.duo
