"""pymunk (Chipmunk) with numpy forces: discs in the plane, one dipole each, friction of the table by joints."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from benchmarks.boards import Board, Floats

__all__ = ["PymunkBoard"]

STEP = 1e-3
"""s."""


class PymunkBoard:
    """A board seen from above; all moments upright, which is the easiest case."""

    def __init__(self, board: Board) -> None:
        import pymunk

        self._space = pymunk.Space()
        self._space.gravity = (0.0, 0.0)
        self._bodies: list[Any] = []
        self._start = np.array(board.spots)
        self._moment = np.array([magnet.moment[2] for magnet in board.magnets])
        self._moment *= np.array([1.0 if turn[0] ** 2 + turn[3] ** 2 > 0.5 else -1.0 for turn in board.turns])
        for magnet, spot in zip(board.magnets, board.spots, strict=True):
            radius = math.sqrt(magnet.semi_axes[0] * magnet.semi_axes[1])
            body = pymunk.Body(magnet.mass, pymunk.moment_for_circle(magnet.mass, 0.0, radius))
            body.position = spot
            shape = pymunk.Circle(body, radius)
            shape.friction = 0.6
            slide = pymunk.PivotJoint(self._space.static_body, body, (0, 0), (0, 0))
            turn = pymunk.GearJoint(self._space.static_body, body, 0.0, 1.0)
            for joint, most in ((slide, 0.28 * magnet.mass * 9.81), (turn, 1.6e-4 * magnet.mass * 9.81)):
                joint.max_bias, joint.max_force = 0.0, most
            self._space.add(body, shape, slide, turn)
            self._bodies.append(body)

    def kick(self, velocities: Floats) -> None:
        """Back to the start with these velocities (n, 6)."""
        for body, spot, velocity in zip(self._bodies, self._start, velocities, strict=True):
            body.position, body.velocity = tuple(map(float, spot)), (float(velocity[0]), float(velocity[1]))
            body.angular_velocity = float(velocity[5])

    def advance(self, steps: int) -> None:
        """So many steps of 1 ms."""
        for _ in range(steps):
            place = np.array([body.position for body in self._bodies])
            offset = place[:, None] - place[None, :]
            square = (offset**2).sum(axis=2)
            np.fill_diagonal(square, 1.0)
            strength = 3e-7 * np.outer(self._moment, self._moment) / square**2.5
            np.fill_diagonal(strength, 0.0)
            for body, force in zip(self._bodies, (strength[:, :, None] * offset).sum(axis=1), strict=True):
                body.apply_force_at_world_point(tuple(map(float, force)), body.position)
            self._space.step(STEP)
