"""The table in the head of `steady`: magnets as seen, of usual strength, their poles as believed.

What may happen is worked out by the same physics as the match's, but on this picture of it. Where the picture has
gaps (poles not felt yet) a placement must do well whichever way they are.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from lodestone.bots.kluster.space import shape_matrix
from lodestone.bots.kluster.steady_belief import Poles, nominal
from lodestone.kluster import Magnet, is_spinner
from lodestone.match.kluster.live import Body, Frame, KlusterView
from lodestone.match.kluster.live.intents import Pose
from lodestone.match.kluster.live.made import Face
from lodestone.physics.cord_area import contains, contains_outline, outline_gap
from lodestone.physics.params import SURFACES
from lodestone.physics.poses import Quaternion, multiply, pose
from lodestone.physics.rollouts import rollouts
from lodestone.physics.statics import placements, scan
from lodestone.physics.types import Floats
from lodestone.physics.world import World

GRID = 8.0
"""mm between the places looked at."""
TURNS = 12
"""Directions in which a spinner is tried, for either end ahead."""
DOUBTS = 4
"""Pictures of the table at most, if poles are not known."""
FINALISTS = 10
"""Placements that are played through in the head."""
APART = 20.0
"""mm between finalists: neighbours share one fate."""
APPROACH = 0.08
"""m: the height from which they are played through."""
SHIFT = 5e-3
"""m: whoever moves farther is not just twitching."""
TURNED_ROUND = {False: (0.0, 1.0, 0.0, 0.0), True: (0.0, 0.0, 0.0, 1.0)}
"""Half a turn that swaps a stone's faces, or (True) a spinner's ends, and leaves its outline as it is."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A way to place a magnet. Millimetres, degrees."""

    x: float
    y: float
    yaw: float
    face: Face
    pose: Pose
    use: float = 0.0
    """The used share of what holds all magnets in place, at worst; at most 1 means that nothing moves."""
    risk: float = 0.0
    """The share of imagined releases that end in a fault, and a little for magnets that are set in motion."""


class Mind:
    """A picture of the table at one moment, and what placing a given magnet would do to it."""

    def __init__(self, view: KlusterView, frame: Frame, poles: Poles, magnet: Magnet) -> None:
        self.magnet = magnet
        self.size = view.sizes[magnet]
        self.loops = [np.array(cord) * 1e-3 for cord in frame.cords]
        self._worlds = [self._world(view, frame.lying, signs) for signs in _pictures(poles, frame, magnet)]
        self._made = nominal(magnet, self.size)
        self._lying = frame.lying

    def _world(self, view: KlusterView, lying: tuple[Body, ...], signs: dict[Magnet, int]) -> World:
        """Magnets of one picture. A stone whose face b is north looks like one turned over whose face a is."""
        world = World(SURFACES[view.table.surface])
        for body in lying:
            index = world.add(nominal(body.magnet, view.sizes[body.magnet]))
            turn = body.quaternion
            if signs[body.magnet] < 0:
                turn = multiply(turn, TURNED_ROUND[is_spinner(body.magnet)])
            x, y, z = body.at
            world.put(index, (x * 1e-3, y * 1e-3, z * 1e-3), turn, status=0)
        return world

    # Where it could go at all

    def spots(self, margin: float, step: float = GRID) -> list[Spot]:
        """All places of a grid that keep `margin` (mm) to the cord's inner side (Z1), every way round."""
        spinner = is_spinner(self.magnet)
        held: Pose = "lying" if spinner else "flat"
        shape = self._shape(held, 0.0, "a")
        low = np.min([loop.min(axis=0) for loop in self.loops], axis=0)
        high = np.max([loop.max(axis=0) for loop in self.loops], axis=0)
        yaws = [360.0 * k / (2 * TURNS) for k in range(2 * TURNS)] if spinner else [0.0]
        faces: tuple[Face, ...] = ("a",) if spinner else ("a", "b")
        found = []
        for x in np.arange(low[0], high[0], step * 1e-3):
            for y in np.arange(low[1], high[1], step * 1e-3):
                if self._inside(float(x), float(y), shape, margin * 1e-3):
                    x_mm, y_mm = round(float(x) * 1e3, 2), round(float(y) * 1e3, 2)
                    found += [Spot(x_mm, y_mm, yaw, face, held) for yaw in yaws for face in faces]
        return found

    def _inside(self, x: float, y: float, shape: Floats, margin: float) -> bool:
        if is_spinner(self.magnet):
            point = np.eye(3) * 1e-8
            return any(contains(loop, x, y) and outline_gap(loop, x, y, point, margin) > 0.0 for loop in self.loops)
        return any(contains_outline(loop, x, y, shape, margin) for loop in self.loops)

    def _shape(self, held: Pose, yaw: float, face: Face) -> Floats:
        return shape_matrix(self.size, pose(held, math.radians(yaw), face == "a"))

    # What would come of it

    def weigh(self, spots: list[Spot]) -> Floats:
        """(m,) the largest use of any limit by any magnet at each spot, at worst over all pictures; inf if too near."""
        where = self._candidates(spots)
        worst = np.zeros(len(spots))
        for world in self._worlds:
            found = scan(world, self._made, where)
            worst = np.maximum(worst, np.where(found.gap > 2e-3, found.use.max(axis=1), np.inf))
        return worst

    def play_through(self, spots: list[Spot], shake: float) -> Floats:
        """(m,) share of releases from above that end badly, a little off (`shake`, mm) in all directions."""
        offsets = [(0.0, 0.0)]
        if shake > 0.0:
            offsets += [(shake, 0.0), (-shake, 0.0), (0.0, shake), (0.0, -shake)]
        tried = [(spot, dx, dy) for spot in spots for dx, dy in offsets]
        where = self._candidates([spot for spot, _, _ in tried])
        where[:, :2] += np.array([(dx * 1e-3, dy * 1e-3) for _, dx, dy in tried])
        bad = np.zeros(len(tried))
        for world in self._worlds:
            bad += self._badness(world, where)
        return bad.reshape(len(spots), len(offsets)).mean(axis=1) / len(self._worlds)

    def _badness(self, world: World, where: Floats) -> Floats:
        """(m,) 1 for a release that ends in a fault, less for one that only moves magnets about."""
        end = rollouts(world, self._made, where, height=APPROACH, limit=2.0)
        count = len(self._lying)
        start = np.concatenate([np.tile(world.bodies.position[:count, :2], (len(where), 1, 1)), where[:, None, :2]], 1)
        moved = np.sqrt(np.square(end.position[:, :, :2] - start).sum(axis=2)).max(axis=1)
        fault = end.touched.any(axis=1)
        for row in np.flatnonzero(~fault & (moved > SHIFT)):
            points = end.position[row, :, :2]
            fault[row] = not all(any(contains(loop, x, y) for loop in self.loops) for x, y in points)
        return np.where(fault, 1.0, 0.3 * np.minimum(moved / 0.03, 1.0))

    def _candidates(self, spots: list[Spot]) -> Floats:
        turns = np.array([self._turn(spot) for spot in spots])
        return placements(np.array([s.x for s in spots]) * 1e-3, np.array([s.y for s in spots]) * 1e-3, turns)

    def _turn(self, spot: Spot) -> Quaternion:
        return pose(spot.pose, math.radians(spot.yaw), spot.face == "a")


def _pictures(poles: Poles, frame: Frame, magnet: Magnet) -> list[dict[Magnet, int]]:
    """Signs of all magnets on the table relative to `magnet`, for each way the unknown ones may be."""
    names = [body.magnet for body in frame.lying]
    known = {name: sign for name, sign in poles.relative(magnet).items() if name in names}
    pictures = [known]
    for group in poles.groups(name for name in names if name not in known):
        if 2 * len(pictures) <= DOUBTS:
            pictures = [{**signs, **_times(group, way)} for signs in pictures for way in (1, -1)]
        else:  # too many to try all: each picture takes its own side
            pictures = [{**signs, **_times(group, 1 if (at + len(signs)) % 2 else -1)} for at, signs in enumerate(pictures)]
    return pictures


def _times(group: dict[Magnet, int], way: int) -> dict[Magnet, int]:
    return {magnet: sign * way for magnet, sign in group.items()}
