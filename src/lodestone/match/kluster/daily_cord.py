"""How the cord of a daily table lies: drawn from its seed, of which it tells next to nothing."""

from __future__ import annotations

from typing import Any

from lodestone.core import Chance

ROUND, LONG, TWISTED = 1, 3, 1
"""Days in five with a circle, an oval and a figure eight."""
NARROWEST, WIDEST = 50, 90
"""Hundredths: how wide an oval, or an eight, is to its length."""
STEP = 15
"""Degrees between two ways it may lie."""


def daily_cord(seed: int) -> dict[str, Any]:
    """A plan as tables take it (`live.layout`).

    >>> daily_cord(7)
    {'shape': 'oval', 'ratio': 0.61, 'yaw': 15}
    """
    chance = Chance(seed, "kluster/daily/cord")
    drawn = chance.below(ROUND + LONG + TWISTED)
    if drawn < ROUND:
        return {"shape": "circle"}
    ratio = (NARROWEST + chance.below(WIDEST - NARROWEST + 1)) / 100
    yaw = STEP * chance.below(180 // STEP)
    return {"shape": "oval" if drawn < ROUND + LONG else "eight", "ratio": ratio, "yaw": yaw}
