"""Convex hulls of points on the table, and how far points are from lines."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from lodestone.kluster import Point
from lodestone.physics.types import Floats


def hull(points: Sequence[Point]) -> list[int]:
    """Which of the points are corners of the convex hull, anticlockwise (Andrew's monotone chain).

    >>> hull([(0.0, 0.0), (1.0, 1.0), (2.0, 0.0), (1.0, 3.0)])
    [0, 2, 3]
    """
    ordered = sorted(range(len(points)), key=lambda i: points[i])
    corners: list[int] = []
    for way in (ordered, ordered[::-1]):
        chain: list[int] = []
        for i in way:
            while len(chain) > 1 and _turn(points[chain[-2]], points[chain[-1]], points[i]) <= 0.0:
                chain.pop()
            chain.append(i)
        corners += chain[:-1]
    return corners


def inside_hull(points: Floats, corners: Floats) -> Floats:
    """(k,) bool: which of the points (k, 2) a hull with these corners encloses."""
    edges = np.roll(corners, -1, axis=0) - corners
    apart = points[:, np.newaxis] - corners
    return np.asarray((edges[:, 0] * apart[..., 1] - edges[:, 1] * apart[..., 0] >= 0.0).all(axis=1))


def distances(points: Floats, one: Floats, other: Floats) -> Floats:
    """(k,) how far points (k, 2) are from the straight line between two others."""
    leg = other - one
    along = np.clip((points - one) @ leg / max(float(leg @ leg), 1e-9), 0.0, 1.0)
    return np.asarray(np.hypot(*(points - one - along[:, np.newaxis] * leg).T))


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
