"""Leaving less room: the cord is drawn inwards (K15) where that takes safe places from the next seat (Q-K12).

A point of the cord that is drawn inwards pulls its neighbours along; what it sweeps is about a triangle with the tip at
the fingers. Nothing that lies there, or is to be placed there, may be in it. It is done before the release (Z4);
the fingers open as soon as a magnet stirs.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from lodestone.bots.kluster.drawing import crossings, draw_cord
from lodestone.bots.kluster.plan import Motion
from lodestone.match.kluster.live import Frame
from lodestone.physics.cord_area import contains, self_crossings
from lodestone.physics.types import Floats

EVERY = 3
"""Nodes of the cord between points that might be drawn."""
STEP = 10.0
"""mm between the depths that are looked at."""
SWIFTLY = 120.0
"""mm/s."""
CLEAR = 7.0
"""mm between the cord and what it must not touch."""
WIDTH = 1.3
"""How much cord follows on either side, as a share of how far it is drawn."""
SHALLOWEST = 20.0
"""mm: less is not worth the trouble."""
FEWEST = 3
"""Safe places that a pull must take away to be worth it."""

Point = tuple[float, float]


class Obstacle(NamedTuple):
    """What the cord must stay away from: mm, its middle and how far it reaches."""

    x: float
    y: float
    reach: float


class Pull(NamedTuple):
    """A point of the cord (mm) and where to draw it."""

    start: Point
    end: Point
    taken: int
    """Safe places that would be gone."""


def best_pull(loop: Floats, obstacles: Sequence[Obstacle], places: Floats) -> Pull | None:
    """The pull (mm) that takes most of the `places` (k, 2) away; None if none is worth it."""
    if len(places) < FEWEST or not obstacles or self_crossings(loop):
        return None
    things = np.array(obstacles)
    core = things[:, :2].mean(axis=0)
    count = len(loop)
    segment = float(np.hypot(*(np.roll(loop, -1, axis=0) - loop).T).mean())
    best: Pull | None = None
    for i in range(0, count, EVERY):
        far = float(np.hypot(*(core - loop[i])))
        inwards = (core - loop[i]) / max(far, 1e-9)
        for depth in np.arange(SHALLOWEST, far, STEP):
            tip = loop[i] + depth * inwards
            side = min(max(2, round(WIDTH * float(depth) / segment)), count // 3)
            swept = np.vstack([loop[np.arange(i - side, i + side + 1) % count], tip])
            rest = loop[np.arange(i + side + 1, i - side + count) % count]
            if not _free(swept, tip, things, rest, loop):
                break
            taken = int(sum(contains(swept, x, y) for x, y in places))
            if taken >= FEWEST and (best is None or taken > best.taken):
                best = Pull(_point(loop[i]), _point(tip), taken)
    return best


def squeeze(frame: Frame, pull: Pull, keep: Obstacle) -> Motion:
    """Draw the cord inwards, but not over itself (Q-K13) nor too near to what it must `keep` inside."""
    far = math.dist(pull.start, pull.end)
    x, y = ((b - a) / far for a, b in zip(pull.start, pull.end, strict=True))

    def spoilt(now: Frame) -> bool:
        return crossings(now, 0) > 0 or not _encloses(np.array(now.cords[0]), keep)

    return (yield from draw_cord(frame, 0, pull.start, (x, y), far, SWIFTLY, spoilt))


def _encloses(loop: Floats, keep: Obstacle) -> bool:
    """Whether that is well inside."""
    far = float(np.hypot(*(loop - (keep.x, keep.y)).T).min())
    return bool(contains(loop, keep.x, keep.y)) and far >= keep.reach


def _free(swept: Floats, tip: Floats, things: Floats, rest: Floats, loop: Floats) -> bool:
    """Whether nothing is in the way of what is swept, and the tip stays off the rest of the cord."""
    if not contains(loop, *tip) or (len(rest) and np.hypot(*(rest - tip).T).min() < 2.0 * CLEAR):
        return False
    if any(contains(swept, x, y) for x, y in (*things[:, :2], *rest)):
        return False
    legs = (swept[0], swept[-2])
    return not any((_distances(things[:, :2], tip, corner) < things[:, 2] + CLEAR).any() for corner in legs)


def _distances(points: Floats, one: Floats, other: Floats) -> Floats:
    """(k,) mm from a straight line between two points."""
    leg = other - one
    along = np.clip((points - one) @ leg / max(float(leg @ leg), 1e-9), 0.0, 1.0)
    return np.asarray(np.hypot(*(points - one - along[:, np.newaxis] * leg).T))


def _point(at: Floats) -> Point:
    return round(float(at[0]), 3), round(float(at[1]), 3)
