"""`clumsy`: any magnet, any way up, any spot that looks free. What it sets in motion, it finds out afterwards."""

from __future__ import annotations

import math

import numpy as np

from lodestone.bots.kluster.cords import mend
from lodestone.bots.kluster.hand import TremblingHand
from lodestone.bots.kluster.plan import Motion, Plan, Step
from lodestone.core import Chance
from lodestone.kluster import Magnet, is_spinner
from lodestone.match.kluster.equipment import Size
from lodestone.match.kluster.live import Continue, Frame, KlusterView, Release, Stage
from lodestone.match.kluster.live.intents import Face, Pose, usual_pose
from lodestone.physics.bodies import set_rotation
from lodestone.physics.cord_area import contains, contains_outline
from lodestone.physics.poses import Quaternion, pose
from lodestone.physics.touch import gap
from lodestone.physics.types import Floats

CONTENT = (5.0, 2.5, 1.25, 0.625, 0.3125, -20.0)
"""mm it wants between the new magnet and all others; less if there is no such spot."""
STANDING = 30
"""Per cent of its stones that it sets on their edge."""
TREMOR = 0.5
"""mm by which its hand is typically off."""
ABOVE = 80.0
"""mm: the height at which it crosses the table."""
DROP = 30.0
"""mm: the height from which it lets go."""
TRIES = 400
"""Spots it looks at before it is content with less room."""


class ClumsyBot:
    """Plays by the look of it."""

    def __init__(self, seed: int = 0, tremor: float = TREMOR) -> None:
        self._chance = Chance(seed, "bot/clumsy")
        self._hand = TremblingHand(self._chance, tremor)

    def plan(self, view: KlusterView) -> Plan:
        """Place a magnet somewhere; always go on if there is a choice."""
        if view.frame.stage is Stage.REPAIR:
            yield from mend(view)
        elif view.frame.stage is Stage.CHOICE:
            yield Step((Continue(),))
        else:
            yield from self._place(view)

    def _place(self, view: KlusterView) -> Plan:
        assert view.seat is not None
        pool = view.pools[view.seat]
        magnet = pool[self._chance.below(len(pool))]
        face: Face = "a" if self._chance.below(2) else "b"
        pose = usual_pose(magnet)
        if pose == "flat" and self._chance.below(100) < STANDING:
            pose = "standing"
        yaw = float(self._chance.below(360))
        frame = view.frame
        if frame.held is None:
            frame = yield from self._hand.take(magnet, face, pose, yaw)
        assert frame.held is not None
        held = frame.held
        space = Space(view)
        while frame.stage is Stage.PREPARING and frame.held is not None:
            spot = self._spot(space, held.body.magnet, held.face, held.pose, held.yaw)
            if spot is None:
                return
            frame = yield from self._bring(frame, *spot)
            if frame.may_release:
                yield Step((Release(),))
                return

    def _bring(self, frame: Frame, x: float, y: float) -> Motion:
        """Over the table high up, then straight down."""
        assert frame.held is not None
        frame = yield from self._hand.carry(frame, x, y, ABOVE)
        frame = yield from self._hand.carry(frame, x, y, DROP)
        return (yield from self._hand.wait(frame))

    def _spot(self, space: Space, magnet: str, face: Face, pose: Pose, yaw: float) -> tuple[float, float] | None:
        """mm, a spot with as much room as wanted, or with less if there is none; None: it fits in nowhere."""
        for wanted in CONTENT:
            for _ in range(TRIES):
                x, y = space.random_spot(self._chance)
                room = space.room(magnet, face, pose, yaw, x, y)
                if room is not None and room >= wanted:
                    return x, y
        return None


_FINE = 2**24


def shape_matrix(size: Size, turn: Quaternion) -> Floats:
    """(3, 3) m², S = R diag(a²) Rᵀ of a magnet of that size (mm), as `physics.touch` wants it."""
    rotation = np.empty((3, 3))
    set_rotation(np.array(turn), rotation)
    return rotation @ np.diag((np.array(size) * 0.5e-3) ** 2) @ rotation.T


class Space:
    """The table as one sees it, from a view alone: where does a magnet have room? In mm outside, in metres inside."""

    def __init__(self, view: KlusterView, frame: Frame | None = None) -> None:
        frame = frame or view.frame
        self._sizes = view.sizes
        self.loops = [np.array(cord) * 1e-3 for cord in frame.cords]
        self._at = [np.array(body.at) * 1e-3 for body in frame.lying]
        self._shapes = [shape_matrix(view.sizes[body.magnet], body.quaternion) for body in frame.lying]

    def room(self, magnet: Magnet, face: Face, held: Pose, yaw: float, x: float, y: float) -> float | None:
        """Millimetres to the nearest magnet (20 stands for anything more); None if it may not be placed there (Z1)."""
        shape = shape_matrix(self._sizes[magnet], pose(held, math.radians(yaw), face == "a"))
        px, py = x * 1e-3, y * 1e-3
        if is_spinner(magnet):
            inside = any(contains(loop, px, py) for loop in self.loops)
        else:
            inside = any(contains_outline(loop, px, py, shape, 0.0) for loop in self.loops)
        if not inside:
            return None
        here = np.array([px, py, math.sqrt(shape[2, 2])])
        smallest = 0.02
        for at, other in zip(self._at, self._shapes, strict=True):
            apart = at - here
            distance = math.sqrt(float(apart @ apart))
            if distance > 0.06:
                continue
            if distance < 1e-6:
                return -1.0
            start = apart / distance
            value, _ = gap(tuple(apart), shape, other, tuple(start), smallest)
            smallest = min(smallest, float(value))
        return smallest * 1e3

    def random_spot(self, chance: Chance) -> tuple[float, float]:
        """mm, anywhere in the smallest rectangle round all cords."""
        low = np.min([loop.min(axis=0) for loop in self.loops], axis=0)
        high = np.max([loop.max(axis=0) for loop in self.loops], axis=0)
        share = np.array([chance.below(_FINE), chance.below(_FINE)]) / _FINE
        x, y = (low + share * (high - low)) * 1e3
        return float(x), float(y)
