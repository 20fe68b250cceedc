"""How the cord of a daily table lies: drawn from its seed, of which it gives away next to nothing."""

from __future__ import annotations

from typing import Any

from lodestone.core import Chance

ROUND, LONG, TWISTED = 1, 3, 1
"""Of five days, how many have a circle, an oval and a figure eight."""
NARROWEST, WIDEST = 50, 90
"""Width of an oval or an eight, in hundredths of its length."""
STEP = 15
"""Degrees from one direction it may lie in to the next."""


def daily_cord(seed: int) -> dict[str, Any]:
    """The cord's plan, as `live.layout` reads it.

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
