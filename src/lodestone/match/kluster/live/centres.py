"""Left-over spinners at the start: each in the centre of its cord, or as near as it can lie (P9, X-P4, Q-P3, Q-P4)."""

from __future__ import annotations

import math

import numpy as np

from lodestone.core import Chance
from lodestone.kluster import Magnet
from lodestone.match.kluster.equipment import MagnetMade
from lodestone.match.kluster.live.made import physical
from lodestone.physics.cord_area import centre, contains
from lodestone.physics.poses import lying, sine_cosine
from lodestone.physics.statics import placements, scan
from lodestone.physics.types import Floats
from lodestone.physics.world import World

RING = 2e-3
"""m from one circle of candidate places to the next."""
ROUND = 24
"""Places on each circle."""
YAWS = 12
"""Directions tried at each place."""
FARTHEST = 0.15
"""m from the centre where the search ends: farther out would not be “as near as it can lie”."""


def lay_in_centre(world: World, index: int, magnet: Magnet, made: MagnetMade, cord: int, chance: Chance) -> None:
    """Set a spinner down by its cord's centre, at the nearest place where it and all others stay as they are.

    If it can lie still nowhere it goes into the exact centre, and whatever happens is nobody's fault (Q-P4).
    """
    loop = np.ascontiguousarray(world.cords.nodes(cord))
    x, y = centre(loop)
    first = chance.below(360)
    yaws = [math.radians((first + 360.0 * k / YAWS) % 360.0) for k in range(YAWS)]
    spot = (x, y, yaws[0])
    for ring in range(round(FARTHEST / RING) + 1):
        candidates = _on_ring(loop, x, y, ring * RING, yaws)
        if not candidates:
            continue
        turns = np.array([lying(yaw) for _, _, yaw in candidates])
        where = placements(np.array([c[0] for c in candidates]), np.array([c[1] for c in candidates]), turns)
        stays = np.flatnonzero(scan(world, physical(magnet, made), where).stays)
        if len(stays):
            spot = candidates[int(stays[0])]
            break
    world.place(index, spot[0], spot[1], lying(spot[2]))


def _on_ring(loop: Floats, x: float, y: float, radius: float, yaws: list[float]) -> list[tuple[float, float, float]]:
    """Places on a circle that are inside the loop (D9), each with all directions."""
    spots = []
    for k in range(ROUND if radius > 0.0 else 1):
        sine, cosine = sine_cosine(2.0 * math.pi * k / ROUND)
        spots.append((x + radius * cosine, y + radius * sine))
    return [(px, py, yaw) for px, py in spots if contains(loop, px, py) for yaw in yaws]
