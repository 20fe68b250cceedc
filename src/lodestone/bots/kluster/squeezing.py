"""Leaving the next seat less room: where is a magnet still safe, and which pull of the cord takes most of that away?

The cord is drawn inwards (K15) where that takes safe places from the next seat (Q-K12). A point that is drawn inwards
pulls its neighbours along; what it sweeps is about a triangle with the tip at the fingers. Nothing that lies there, or
is to be placed there, may be in it. It is done before the release (Z4); the fingers open as soon as a magnet stirs.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from lodestone.bots.kluster.cords import crossings, draw_cord
from lodestone.bots.kluster.felt_poles import Poles
from lodestone.bots.kluster.hull import distances, hull, inside_hull
from lodestone.bots.kluster.imagined_table import ImaginedSpot, ImaginedTable
from lodestone.bots.kluster.plan import Motion
from lodestone.bots.kluster.thinking import ThinkingBudget
from lodestone.bots.kluster.widening import roundness
from lodestone.kluster import Magnet, Point
from lodestone.match.kluster.live import Body, Frame, KlusterView
from lodestone.match.kluster.live.hand import lowest
from lodestone.physics.cord_area import contains, mark_inside, self_crossings
from lodestone.physics.poses import pose, sine_cosine
from lodestone.physics.types import Floats

BEARABLE = 5.0
"""Use of what holds magnets in place up to which a careful hand may get away with it: some rock, but none jumps."""
MARGIN = 0.0
"""mm between the magnet and the cord."""
GRID = 12.0
"""mm between places: coarser than where its own magnet is concerned."""
ROUND_IT = 20.0
"""mm from the middle of a magnet to a cord that is drawn tight round it."""
_COMPASS = [sine_cosine(math.pi * k / 4.0) for k in range(8)]


class Foresight:
    """Looks one placement ahead. Made once for a match.

    The next seat's poles are nobody's knowledge before they are felt, but it may turn its magnet either way. So it is
    imagined to place another magnet just like the one that has been placed.
    """

    def __init__(self, view: KlusterView, budget: ThinkingBudget) -> None:
        self._imagined = ImaginedTable(view, budget, GRID)
        self._sizes = view.sizes

    def after(self, frame: Frame, magnet: Magnet, spot: ImaginedSpot) -> Frame:
        """The table with the magnet placed there, if nothing moves."""
        turn = pose(spot.pose, math.radians(spot.yaw), spot.face == "a")
        a, b, c = (0.5 * extent for extent in self._sizes[magnet])
        body = Body(magnet, (spot.x, spot.y, lowest((a, b, c), turn)), turn, None)
        lying = tuple(other for other in frame.lying if other.magnet != magnet)
        return msgspec.structs.replace(frame, lying=(*lying, body))

    def safe_places(self, frame: Frame, magnet: Magnet, poles: Poles) -> tuple[Floats, int]:
        """(k, 2) mm, where a magnet like that would be safe to place, and how many places were looked at."""
        self._imagined.look(frame, poles, magnet)
        spots = self._imagined.spots((MARGIN,))
        calm = self._imagined.weigh(spots) <= BEARABLE
        places = {(spot.x, spot.y) for spot, safe in zip(spots, calm.tolist(), strict=True) if safe}
        return np.array(sorted(places)).reshape(-1, 2), len({(spot.x, spot.y) for spot in spots})

    @staticmethod
    def area(places: Floats) -> float:
        """mm² that so many places stand for."""
        return len(places) * GRID**2


def within_reach(places: Floats, frame: Frame) -> Floats:
    """Those places that a cord drawn tight round all magnets would still enclose."""
    around = [
        (round(body.at[0] + ROUND_IT * cosine, 3), round(body.at[1] + ROUND_IT * sine, 3))
        for body in frame.lying
        for sine, cosine in _COMPASS
    ]
    return np.asarray(places[inside_hull(places, np.array([around[i] for i in hull(around)]))])


EVERY = 4
"""Nodes of the cord between points that might be drawn."""
BROAD = 40.0
"""mm: the radius of a bulge that is drawn inwards, at least. Dents get no deeper, narrow ends are left alone."""
STEP = 10.0
"""mm between the depths that are looked at."""
SWIFTLY = 120.0
"""mm/s at which it draws the cord in."""
CLEAR = 7.0
"""mm between the cord and what it must not touch."""
WIDTH = 1.3
"""How much cord follows on either side, as a share of how far it is drawn."""
SHALLOWEST = 30.0
"""mm: less is not worth the trouble."""
DEEPEST = 100.0
"""mm, in one pull."""
WORTH_IT = 0.06
"""The share of all safe places that a pull must take away."""
TIGHT = 0.45
"""Share of the area of a circle of its length below which a cord is left as it is: nobody crumples it into a star."""


class Obstacle(NamedTuple):
    """What the cord must stay away from: mm, its middle and how far it reaches."""

    x: float
    y: float
    reach: float


class Squeeze(NamedTuple):
    """A point of the cord (mm) and where to draw it."""

    start: Point
    end: Point
    taken: int
    """Safe places that would be gone."""


def best_pull(loop: Floats, obstacles: Sequence[Obstacle], places: Floats) -> Squeeze | None:
    """The pull (mm) that takes most of the `places` (k, 2) away; None if none is worth it."""
    if not len(places) or not obstacles or self_crossings(loop) or roundness(loop) < TIGHT:
        return None
    things = np.array(obstacles)
    core = things[:, :2].mean(axis=0)
    count = len(loop)
    segment = float(np.hypot(*(np.roll(loop, -1, axis=0) - loop).T).mean())
    best = Squeeze((0.0, 0.0), (0.0, 0.0), max(1, math.ceil(WORTH_IT * len(places))) - 1)
    for i in np.flatnonzero(_broad(loop, round(0.5 * BROAD / segment)))[::EVERY].tolist():
        far = float(np.hypot(*(core - loop[i])))
        inwards = (core - loop[i]) / max(far, 1e-9)
        for depth in np.arange(SHALLOWEST, min(far, DEEPEST + 1e-9), STEP):
            tip = loop[i] + depth * inwards
            side = min(max(2, round(WIDTH * float(depth) / segment)), count // 3)
            swept = np.vstack([loop[np.arange(i - side, i + side + 1) % count], tip])
            rest = loop[np.arange(i + side + 1, i - side + count) % count]
            if not _free(swept, tip, things, rest, loop):
                break
            taken = int(_inside(swept, places).sum())
            if taken > best.taken:
                best = Squeeze(_point(loop[i]), _point(tip), taken)
    return best if best.start != best.end else None


def squeeze(frame: Frame, pull: Squeeze, keep: Obstacle) -> Motion:
    """Draw the cord inwards, but not over itself (Q-K13) nor too near to what it must `keep` inside.

    Where that is too near already the cord is left alone.
    """
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
    if _inside(swept, np.vstack([things[:, :2], rest])).any():
        return False
    legs = (swept[0], swept[-2])
    return not any((distances(things[:, :2], tip, corner) < things[:, 2] + CLEAR).any() for corner in legs)


def _broad(loop: Floats, reach: int) -> Floats:
    """(n,) bool: which nodes of a cord are on a broad bulge, by the circle through them and their neighbours."""
    before, after = (np.roll(loop, by, axis=0) - loop for by in (max(1, reach), -max(1, reach)))
    turned = before[:, 1] * after[:, 0] - before[:, 0] * after[:, 1]
    across = np.hypot(*before.T) * np.hypot(*after.T) * np.hypot(*(after - before).T)
    way = 1.0 if _signed_area(loop) > 0.0 else -1.0
    bulge = 2.0 * way * turned / np.maximum(across, 1e-9)
    return np.asarray((bulge > 0.0) & (bulge < 1.0 / BROAD))


def _signed_area(loop: Floats) -> float:
    (x0, y0), (x1, y1) = loop.T, np.roll(loop, -1, axis=0).T
    return 0.5 * float((x0 * y1 - x1 * y0).sum())


def _inside(outline: Floats, points: Floats) -> Floats:
    """(k,) bool: which of the points (k, 2) an outline encloses."""
    inside = np.zeros(len(points), np.int64)
    mark_inside(np.ascontiguousarray(outline), np.ascontiguousarray(points), inside)
    return np.asarray(inside == 1)


def _point(at: Floats) -> Point:
    return round(float(at[0]), 3), round(float(at[1]), 3)
