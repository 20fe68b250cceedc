"""Finds room for one more magnet."""

from __future__ import annotations

import math

from tests.web.magnets import MagnetPlayer, Spot

Cord = tuple[Spot, ...]


def roomiest(player: MagnetPlayer) -> Spot:
    """The spot well inside a cord that is farthest from all magnets on the table."""
    seen = player.seen()
    lying = [pose[:2] for pose in seen.poses.values()]
    grid = [(x, y) for x in range(-250, 251, 10) for y in range(-150, 151, 10)]
    spots = [spot for spot in grid if any(_well_inside(spot, cord) for cord in seen.cords)]
    return max(spots, key=lambda spot: min((math.dist(spot, one) for one in lying), default=-math.hypot(*spot)))


def _well_inside(spot: Spot, cord: Cord) -> bool:
    """Whether a whole magnet fits there, with a little to spare."""
    return _inside(spot, cord) and min(math.dist(spot, node) for node in cord) > 20


def _inside(spot: Spot, cord: Cord) -> bool:
    """Whether a spot is inside, by counting how often a line to the right crosses the cord."""
    x, y = spot
    sides = zip(cord, (*cord[1:], cord[0]), strict=True)
    crossed = [(ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in sides]
    return sum(crossed) % 2 == 1
