"""The table as a careful bot imagines it: magnets as seen, of usual strength, their poles as believed.

What may happen is worked out by the same physics as the match's, but on this picture of it. Where the picture has
gaps (poles not felt yet) a placement must do well whichever way they are.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from lodestone.bots.kluster.felt_poles import Poles, nominal
from lodestone.bots.kluster.thinking import ThinkingBudget
from lodestone.kluster import Magnet, is_spinner
from lodestone.match.kluster.live import Body, Frame, KlusterView
from lodestone.match.kluster.live.intents import Face, Pose
from lodestone.physics.bodies import ABSENT, ASLEEP
from lodestone.physics.cord_area import contains, outline_gap, pole
from lodestone.physics.params import SURFACES
from lodestone.physics.poses import Quaternion, multiply, pose, sine_cosine
from lodestone.physics.rollout_kernels import ROLLOUT_STEP, rollouts
from lodestone.physics.statics import placements, scan
from lodestone.physics.types import Floats
from lodestone.physics.world import World

GRID = 8.0
"""mm between the places looked at, if there are not too many."""
MOST = 8000
"""Placements weighed at once, about."""
TURNS = 24
"""Directions in which a spinner is tried."""
EDGEWAYS = 8
"""Directions in which a stone on its edge is tried."""
MAKING = 8
"""Looks that it takes to think of a spot at all."""
DOUBTS = 4
"""Pictures of the table at most, if poles are not known."""
APPROACH = 0.08
"""m: the height from which they are played through."""
SHIFT = 5e-3
"""m: a magnet that moves farther is not just twitching."""
POINT = np.eye(3) * 1e-10
"""m², the outline of next to nothing."""
TURNED_ROUND = {False: (0.0, 1.0, 0.0, 0.0), True: (0.0, 0.0, 0.0, 1.0)}
"""Half a turn that swaps a stone's faces, or (True) a spinner's ends, and leaves its outline as it is."""


@dataclass(frozen=True, slots=True)
class ImaginedSpot:
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


class ImaginedTable:
    """The table as it was last looked at. Made once for a match; `look` before asking anything.

    Whatever it imagines costs `budget`. `grid` (mm): how far apart the places are that it looks at, or more.
    """

    def __init__(self, view: KlusterView, budget: ThinkingBudget | None = None, grid: float = GRID) -> None:
        self._sizes = view.sizes
        self._budget = budget or ThinkingBudget()
        self._step = grid
        self._world = World(SURFACES[view.table.surface])
        self._index: dict[Magnet, int] = {}
        self._pictures: list[dict[Magnet, int]] = []
        self._lying: tuple[Body, ...] = ()
        self._cords: object = None
        self._grids: dict[tuple[bool, float], list[tuple[float, float]]] = {}
        self.loops: list[Floats] = []
        self.cramped = False
        """Whether the magnet seemed to fit nowhere when places were last looked for."""

    def look(self, frame: Frame, poles: Poles, magnet: Magnet) -> None:
        """Picture the table with `magnet` about to be placed, its own face a north: nobody can feel a difference."""
        self.magnet = magnet
        self._lying = frame.lying
        self._pictures = _pictures(poles, frame, magnet)
        if frame.cords != self._cords:
            self._cords = frame.cords
            self.loops = [np.array(cord) * 1e-3 for cord in frame.cords]
            self._grids.clear()
        seen = {body.magnet for body in frame.lying}
        for name, index in self._index.items():
            if name not in seen and self._world.bodies.status[index] != ABSENT:
                self._world.take(index)

    @property
    def picture(self) -> object:
        """Everything that it goes by, to be compared."""
        return self.magnet, self._lying, self._cords, self._pictures

    def _imagine(self, signs: dict[Magnet, int]) -> World:
        """Magnets of one picture. A stone whose face b is north looks like one turned over whose face a is."""
        world = self._world
        for body in self._lying:
            if body.magnet not in self._index:
                self._index[body.magnet] = world.add(nominal(body.magnet, self._sizes[body.magnet]))
            turn = body.quaternion
            if signs[body.magnet] < 0:
                turn = multiply(turn, TURNED_ROUND[is_spinner(body.magnet)])
            x, y, z = body.at
            world.put(self._index[body.magnet], (x * 1e-3, y * 1e-3, z * 1e-3), turn, status=ASLEEP)
        return world

    # Where it could go at all

    def spots(self, margins: tuple[float, ...], standing: bool = False) -> list[ImaginedSpot]:
        """Places where it may be released (Z1), every way round, as far from the cords (mm) as `margins` allow.

        The first margin that leaves any place is kept. Never empty: if it seems to fit nowhere, it is tried
        in the roomiest place of the first cord.
        """
        found = next(filter(None, (self._grid(margin) for margin in margins)), None)
        self.cramped = found is None
        if found is None:
            x, y = pole(self.loops[0])
            found = [(round(x * 1e3, 2), round(y * 1e3, 2))]
        if is_spinner(self.magnet) or standing:
            held: Pose = "lying" if is_spinner(self.magnet) else "standing"
            turns = TURNS if is_spinner(self.magnet) else EDGEWAYS
            return [ImaginedSpot(x, y, 360.0 * k / turns, "a", held) for x, y in found for k in range(turns)]
        faces: tuple[Face, ...] = ("a", "b")
        return [ImaginedSpot(x, y, 0.0, face, "flat") for x, y in found for face in faces]

    def _grid(self, margin: float) -> list[tuple[float, float]]:
        """mm, points at which any stone, or the contact point of any spinner, is inside."""
        spinner = is_spinner(self.magnet)
        if (spinner, margin) not in self._grids:
            widest = max(size[0] for name, size in self._sizes.items() if is_spinner(name) == spinner)
            keep = margin * 1e-3 + (0.0 if spinner else widest * 0.5e-3)
            low = np.min([loop.min(axis=0) for loop in self.loops], axis=0)
            high = np.max([loop.max(axis=0) for loop in self.loops], axis=0)
            ways = TURNS if spinner else 2
            step = max(self._step * 1e-3, math.sqrt(float(np.prod(high - low)) * ways / MOST))
            along = np.arange(low[0], high[0], step).tolist()
            across = np.arange(low[1], high[1], step).tolist()
            self._grids[spinner, margin] = [
                (round(x * 1e3, 2), round(y * 1e3, 2)) for x in along for y in across if self._inside(x, y, keep)
            ]
        return self._grids[spinner, margin]

    def _inside(self, x: float, y: float, keep: float) -> bool:
        return any(contains(loop, x, y) and outline_gap(loop, x, y, POINT, keep) >= 0.0 for loop in self.loops)

    # What would come of it

    def weigh(self, spots: list[ImaginedSpot]) -> Floats:
        """(m,) the largest use of any limit by any magnet at each spot, at worst over all pictures; inf if too near."""
        self._budget.spend(len(spots) * (MAKING + len(self._pictures) * (1 + len(self._lying))))
        where = self._candidates(spots)
        worst = np.zeros(len(spots))
        for signs in self._pictures:
            found = scan(self._imagine(signs), nominal(self.magnet, self._sizes[self.magnet]), where)
            worst = np.maximum(worst, np.where(found.gap > 2e-3, found.use.max(axis=1), np.inf))
        return worst

    def play_through(self, spots: list[ImaginedSpot], shake: float, directions: int = 4) -> Floats:
        """(m,) share of releases from above that end badly, a little off (`shake`, mm) in so many directions."""
        offsets = [(0.0, 0.0)]
        if shake > 0.0:
            for k in range(directions):
                sine, cosine = sine_cosine(2.0 * math.pi * k / directions)
                offsets.append((shake * cosine, shake * sine))
        tried = [(spot, dx, dy) for spot in spots for dx, dy in offsets]
        where = self._candidates([spot for spot, _, _ in tried])
        where[:, :2] += np.array([(dx * 1e-3, dy * 1e-3) for _, dx, dy in tried])
        bad = np.zeros(len(tried))
        for signs in self._pictures:
            bad += self._badness(self._imagine(signs), where)
        return np.asarray(bad.reshape(len(spots), len(offsets)).mean(axis=1) / len(self._pictures))

    def _badness(self, world: World, where: Floats) -> Floats:
        """(m,) 1 for a release that ends in a fault, less for one that only moves magnets about."""
        end = rollouts(world, nominal(self.magnet, self._sizes[self.magnet]), where, height=APPROACH, limit=2.0)
        steps = int(np.rint(end.time / ROLLOUT_STEP).sum())
        self._budget.spend(steps * (1 + len(self._lying)))
        there = [self._index[body.magnet] for body in self._lying]
        before = np.tile(world.bodies.position[there, :2], (len(where), 1, 1))
        start = np.concatenate([before, where[:, np.newaxis, :2]], axis=1)
        after = end.position[:, [*there, -1], :2]
        moved = np.sqrt(np.square(after - start).sum(axis=2)).max(axis=1)
        fault = np.asarray(end.touched.any(axis=1))
        for row in np.flatnonzero(~fault & (moved > SHIFT)):
            points = after[row]
            fault[row] = not all(any(contains(loop, x, y) for loop in self.loops) for x, y in points)
        return np.where(fault, 1.0, 0.3 * np.minimum(moved / 0.03, 1.0))

    def _candidates(self, spots: list[ImaginedSpot]) -> Floats:
        turns = np.array([_turn(spot.pose, spot.yaw, spot.face) for spot in spots])
        return placements(np.array([s.x for s in spots]) * 1e-3, np.array([s.y for s in spots]) * 1e-3, turns)


@lru_cache(maxsize=256)
def _turn(held: Pose, yaw: float, face: Face) -> Quaternion:
    return pose(held, math.radians(yaw), face == "a")


def _pictures(poles: Poles, frame: Frame, magnet: Magnet) -> list[dict[Magnet, int]]:
    """Signs of all magnets on the table relative to `magnet`, for each way the unknown ones may be."""
    names = [body.magnet for body in frame.lying]
    known = {name: sign for name, sign in poles.relative(magnet).items() if name in names}
    pictures = [known]
    for group in poles.groups(name for name in names if name not in known):
        if 2 * len(pictures) <= DOUBTS:
            pictures = [{**signs, **_times(group, way)} for signs in pictures for way in (1, -1)]
        else:  # too many to try all: each picture takes its own side
            pictures = [
                {**signs, **_times(group, 1 if (at + len(signs)) % 2 else -1)} for at, signs in enumerate(pictures)
            ]
    return pictures


def _times(group: dict[Magnet, int], way: int) -> dict[Magnet, int]:
    return {magnet: sign * way for magnet, sign in group.items()}
