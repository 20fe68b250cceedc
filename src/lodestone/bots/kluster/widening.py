"""Making room: where a cord lies in a dent it is drawn outwards (K15), slowly, for as long as nothing stirs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from lodestone.bots.kluster.cords import crossings, draw_cord
from lodestone.bots.kluster.hull import hull
from lodestone.bots.kluster.plan import Motion
from lodestone.kluster import Point
from lodestone.match.kluster.live import Frame
from lodestone.physics.cord_area import centre, enclosed_area, self_crossings
from lodestone.physics.types import Floats, Ints

ROUND = 0.93
"""Share of the area of a circle of its length from which a cord has nothing more to give."""
FARTHEST = 60.0
"""mm, in one go."""
SLOWLY = 60.0
"""mm/s at which it draws the cord out."""
SHALLOW = 10.0
"""mm: a bay that gives less is none."""
CLEAR = 18.0
"""mm between the middle of a magnet and a cord that can be moved without touching it."""


class Dent(NamedTuple):
    """A cord, its innermost point (mm), the direction outwards, and how far it may go (mm)."""

    cord: int
    at: Point
    outwards: Point
    far: float


def deepest_dent(frame: Frame) -> Dent | None:
    """The dent of the cord that is least round; None if no cord has anything to give. An eight stays an eight."""
    cord = _least_round(frame)
    if cord is None:
        return None
    loop = np.array(frame.cords[cord])
    middle = np.array(centre(loop))
    away = np.hypot(*(loop - middle).T)
    at = int(away.argmin())
    x, y = (loop[at] - middle) / max(float(away[at]), 1e-9)
    far = min(FARTHEST, _length(loop) / (2.0 * math.pi) - float(away[at]))
    return Dent(cord, frame.cords[cord][at], (float(x), float(y)), far)


def deepest_bay(frame: Frame, but: Sequence[Point] = (), clear: bool = False) -> Dent | None:
    """The deepest bay of the cord that is least round: between two corners of its convex hull, drawn out by the mouth.

    How far beyond follows from the cord that lies in the bay. One whose banks no magnet is near is preferred, with
    `clear` no other is taken; points in `but` are not taken hold of again. Cords may lie over themselves.
    """
    cord = _least_round(frame, tangled=True)
    if cord is None:
        return None
    loop = np.array(frame.cords[cord])
    magnets = np.array([body.at[:2] for body in frame.lying]).reshape(-1, 1, 2)
    corners = hull(frame.cords[cord])
    bays: list[tuple[bool, float, Dent]] = []
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        nodes = _between(start, end, len(loop))
        bay, across = loop[nodes], loop[end] - loop[start]
        deepest = int(((bay - loop[start]) @ np.array([-across[1], across[0]])).argmax())
        at = frame.cords[cord][int(nodes[deepest])]
        to_mouth = 0.5 * (loop[start] + loop[end]) - bay[deepest]
        depth = float(np.hypot(*to_mouth))
        slack = float(np.hypot(*np.diff(bay, axis=0).T).sum()) ** 2 - float(across @ across)
        far = depth + min(0.4 * math.sqrt(max(slack, 0.0)), FARTHEST)
        if depth < SHALLOW or any(math.dist(at, spot) < SHALLOW for spot in but):
            continue
        free = bool((np.hypot(*np.moveaxis(magnets - bay, -1, 0)) > CLEAR).all())
        if clear and not free:
            continue
        x, y = to_mouth / depth
        bays.append((free, far, Dent(cord, at, (float(x), float(y)), far)))
    return max(bays, default=(False, 0.0, None), key=lambda bay: bay[:2])[2]


def _between(start: int, end: int, count: int) -> Ints:
    """The nodes from one to another, the short way round."""
    ahead = (end - start) % count
    steps = np.arange(ahead + 1) if 2 * ahead <= count else -np.arange(count - ahead + 1)
    return np.asarray((start + steps) % count)


def _least_round(frame: Frame, tangled: bool = False) -> int | None:
    """The cord that has most to give, if any has; those that lie over themselves only if that is allowed."""
    loops = [np.array(cord) for cord in frame.cords]
    plain = [(roundness(loop), cord) for cord, loop in enumerate(loops) if tangled or self_crossings(loop) == 0]
    share, cord = min(plain, default=(1.0, 0))
    return cord if share < ROUND else None


def _length(loop: Floats) -> float:
    return float(np.hypot(*(np.roll(loop, -1, axis=0) - loop).T).sum())


def roundness(loop: Floats) -> float:
    """The share that it encloses of what its length could; 1 for a circle."""
    return enclosed_area(loop) * 4.0 * math.pi / _length(loop) ** 2


def widen(frame: Frame, dent: Dent, speed: float = SLOWLY) -> Motion:
    """Draw a dent outwards, at so many mm/s, but not over itself (Q-K13); the frame to go on from."""
    before = crossings(frame, dent.cord)
    return (
        yield from draw_cord(
            frame, dent.cord, dent.at, dent.outwards, dent.far, speed, lambda now: crossings(now, dent.cord) > before
        )
    )
