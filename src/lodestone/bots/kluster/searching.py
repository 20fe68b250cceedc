"""Searching for a placement: the static scan names finalists, which are then played through in the head."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from lodestone.bots.kluster.imagined_table import ImaginedSpot, ImaginedTable
from lodestone.physics.types import Floats

APART = 20.0
"""mm between finalists: neighbours share one fate."""
CALM = 0.8
"""Use of what holds magnets in place up to which a placement has reserves."""


def finalists(
    imagined: ImaginedTable, shake: float, count: int, apart: float, standing: bool = False
) -> list[ImaginedSpot]:
    """The placements with the largest reserve, no two of them neighbours."""
    spots = imagined.spots((2.0 + 2.0 * shake, 1.0 + shake, 0.0), standing)
    use = imagined.weigh(spots)
    return [replace(spots[i], use=float(use[i])) for i in _apart(spots, use, count, apart)]


def snug(imagined: ImaginedTable, shake: float, count: int, core: tuple[float, float]) -> list[ImaginedSpot]:
    """Placements that should move nothing, as close to `core` (mm) as can be."""
    spots = imagined.spots((2.0 + 2.0 * shake, 1.0 + shake, 0.0))
    use = imagined.weigh(spots)
    away = np.array([math.hypot(spot.x - core[0], spot.y - core[1]) for spot in spots])
    close = _apart(spots, np.where(use <= CALM, away, np.inf), count, 0.5 * APART)
    return [replace(spots[i], use=float(use[i])) for i in close if use[i] <= CALM]


def played_through(
    imagined: ImaginedTable, spots: list[ImaginedSpot], shake: float, directions: int = 4
) -> list[ImaginedSpot]:
    """The same spots with their risks; where it does not fit there is nothing but risk."""
    risks = np.ones(len(spots)) if imagined.cramped else imagined.play_through(spots, shake, directions)
    return [replace(spot, risk=float(risk)) for spot, risk in zip(spots, risks, strict=True)]


def rank(spot: ImaginedSpot) -> tuple[float, float]:
    """Less is better: the risk, then the reserve."""
    return round(spot.risk, 2), spot.use


def _apart(spots: list[ImaginedSpot], use: Floats, count: int, apart: float) -> list[int]:
    """The best spots, no two of them nearer to each other than `apart` (mm)."""
    chosen: list[int] = []
    left = np.argsort(use, kind="stable")
    at = np.array([(spot.x, spot.y) for spot in spots])
    while len(chosen) < count and len(left):
        chosen.append(int(left[0]))
        left = left[np.hypot(*(at[left] - at[left[0]]).T) >= apart]
    return chosen
