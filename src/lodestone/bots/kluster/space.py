"""Where there is room: geometry that a player judges by eye, from a view alone. Millimetres outside, metres inside."""

from __future__ import annotations

import math

import numpy as np

from lodestone.core import Chance
from lodestone.kluster import Magnet, is_spinner
from lodestone.match.kluster.equipment import Size
from lodestone.match.kluster.live import Frame, KlusterView
from lodestone.match.kluster.live.intents import Face, Pose
from lodestone.physics.bodies import set_rotation
from lodestone.physics.cord_area import contains, contains_outline
from lodestone.physics.poses import Quaternion, pose
from lodestone.physics.touch import gap
from lodestone.physics.types import Floats

_FINE = 2**24


def shape_matrix(size: Size, turn: Quaternion) -> Floats:
    """(3, 3) m², S = R diag(a²) Rᵀ of a magnet of that size (mm), as `physics.touch` wants it."""
    rotation = np.empty((3, 3))
    set_rotation(np.array(turn), rotation)
    return rotation @ np.diag((np.array(size) * 0.5e-3) ** 2) @ rotation.T


class Space:
    """The table as one sees it, ready to be asked where a magnet has room."""

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
