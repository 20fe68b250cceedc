"""Closed curves as a cord can lie: circle, oval, figure eight, any polygon; m, rad.

Each becomes NODES nodes with equal distances. Straight segments are shorter than the arcs they span; the
nodes are therefore moved outwards a little (0.02 % for a circle) so that the cord is exactly as long as the
curve. Sines come from `poses`, so that the same curve has the same bytes everywhere.
"""

import math
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from lodestone.physics.cord_params import NODES
from lodestone.physics.errors import PhysicsError
from lodestone.physics.poses import sine_cosine
from lodestone.physics.types import Floats

__all__ = ["CordShape", "circle", "figure_eight", "oval", "points"]

FINE = 16 * NODES
"""Corners of the polygon that stands for a smooth curve."""
SHORTEST_CORD = 0.05
"""m: below this the segments are thinner than the cord."""
LONGEST_CORD = 20.0
"""m: the longest cord that may be laid."""
FLATTEST = 1e-3
"""m: a curve narrower than this encloses nothing."""


class CordShape(NamedTuple):
    """Where a cord lies when it is put down."""

    node: Floats
    """(96, 2) m."""
    segment_length: float
    """m, of every segment."""

    @property
    def length(self) -> float:
        """m, of the whole cord; it never changes."""
        return NODES * self.segment_length


def circle(centre: tuple[float, float], radius: float, length: float | None = None) -> CordShape:
    """A circle; like all shapes it is scaled to `length` if that is given.

    >>> round(circle((0.0, 0.0), 0.16).length, 4)
    1.0053
    """
    return oval(centre, radius, radius, 0.0, length)


def oval(
    centre: tuple[float, float],
    half_length: float,
    half_width: float,
    yaw: float = 0.0,
    length: float | None = None,
) -> CordShape:
    """An ellipse with its length along `yaw`."""
    _finite(half_length, half_width, yaw)
    return _laid(_turned(((half_length * x, half_width * y) for y, x in _unit_circle()), centre, yaw), length)


def figure_eight(
    centre: tuple[float, float],
    half_length: float,
    half_width: float,
    yaw: float = 0.0,
    length: float | None = None,
) -> CordShape:
    """A lemniscate (a sin t, b sin 2t): two loops side by side along `yaw`, crossing in the centre."""
    _finite(half_length, half_width, yaw)
    return _laid(_turned(((half_length * y, half_width * 2.0 * x * y) for y, x in _unit_circle()), centre, yaw), length)


def points(corners: Sequence[tuple[float, float]], length: float | None = None) -> CordShape:
    """Any closed polygon; the last corner is joined to the first.

    >>> points([(0.0, 0.0), (0.2, 0.0), (0.2, 0.2), (0.0, 0.2)]).node.shape
    (96, 2)
    """
    return _laid(corners, length)


def _turned(
    corners: Iterable[tuple[float, float]], centre: tuple[float, float], yaw: float
) -> list[tuple[float, float]]:
    """A curve about the origin, its length turned to `yaw`, about another centre."""
    sine, cosine = sine_cosine(yaw)
    return [(centre[0] + cosine * a - sine * b, centre[1] + sine * a + cosine * b) for a, b in corners]


@cache
def _unit_circle() -> tuple[tuple[float, float], ...]:
    """Sine and cosine all the way round. Cached: they are the same for every cord and take 20 ms to compute."""
    return tuple(sine_cosine(2.0 * math.pi * k / FINE) for k in range(FINE))


def _finite(*values: float) -> None:
    if not all(map(math.isfinite, values)):
        raise PhysicsError("physics-not-finite", field="cord")


def _laid(corners: Sequence[tuple[float, float]], length: float | None) -> CordShape:
    """The polygon as a cord of its own length, or of `length`; refused if it is degenerate."""
    curve = _checked(corners)
    around = _arc_length(curve)[-1]
    wanted = float(around) if length is None else length
    _finite(wanted)
    if not SHORTEST_CORD <= wanted <= LONGEST_CORD or around < 1e-6:
        raise PhysicsError("physics-cord-length", length=wanted)
    node = _evenly(curve)
    side = np.sqrt(((np.roll(node, -1, axis=0) - node) ** 2).sum(axis=1))
    middle = node.sum(axis=0) / NODES
    node = np.ascontiguousarray(middle + (node - middle) * (wanted / (NODES * float(side.max()))))
    spread = node - middle
    xx, yy, xy = (spread[:, 0] ** 2).sum(), (spread[:, 1] ** 2).sum(), (spread[:, 0] * spread[:, 1]).sum()
    narrow = 0.5 * (xx + yy) - math.sqrt((0.5 * (xx - yy)) ** 2 + xy**2)
    if narrow < NODES * (0.25 * FLATTEST) ** 2:
        raise PhysicsError("physics-cord-flat")
    return CordShape(node, wanted / NODES)


def _checked(corners: Sequence[tuple[float, float]]) -> Floats:
    """(m + 1, 2) corners, the first one repeated, without repetitions in between."""
    for corner in corners:
        _finite(*corner)
    distinct = [c for k, c in enumerate(corners) if tuple(c) != tuple(corners[k - 1])]
    if len(distinct) < 3:
        raise PhysicsError("physics-cord-points", count=len(distinct))
    return np.array([*distinct, distinct[0]], np.float64)


def _arc_length(curve: Floats) -> Floats:
    """(m,) m, length along the curve up to each of its points."""
    sides = np.sqrt(((curve[1:] - curve[:-1]) ** 2).sum(axis=1))
    return np.concatenate([[0.0], np.cumsum(sides)])


def _evenly(curve: Floats) -> Floats:
    """(96, 2) points on the curve with equal straight distances.

    Fixed point: spread the places so that each gets the same share of the summed distances, until they
    agree. Corners are cut, never overshot.
    """
    along = _arc_length(curve)
    place = np.arange(NODES + 1) * (along[-1] / NODES)
    for _ in range(200):
        at = np.stack([np.interp(place, along, curve[:, k]) for k in range(2)], axis=1)
        straight = _arc_length(at)
        sides = np.diff(straight)
        if sides.max() - sides.min() < 1e-12 * straight[-1]:
            break
        place = np.interp(np.arange(NODES + 1) * (straight[-1] / NODES), straight, place)
    return at[:NODES]
