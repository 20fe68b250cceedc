"""A hand that holds one magnet and moves it along a path.

A path is a row of strokes. Within a stroke the centre moves on a straight line and the orientation is
interpolated, both evenly in whole steps, so that a path gives the same poses however the steps are grouped
into frames. Speed limits of hands (Z6) are the caller's business.
"""

from dataclasses import dataclass, field

import numpy as np

from lodestone.physics.poses import Quaternion, normalised
from lodestone.physics.types import Floats

__all__ = ["TRACK", "Hand", "Stroke"]

TRACK = 13
"""Numbers per step in a track: position, quaternion, velocity, angular velocity."""

Point = tuple[float, float, float]


@dataclass(slots=True)
class Stroke:
    """From one pose to another in a whole number of steps; `done` of them are over."""

    start: Point
    start_turn: Quaternion
    end: Point
    end_turn: Quaternion
    steps: int
    done: int = 0

    def pose(self, step: int) -> tuple[Point, Quaternion]:
        """Pose after `step` steps."""
        if step >= self.steps:
            return self.end, self.end_turn
        share = step / self.steps
        a, b = self.start, self.end
        p, q = self.start_turn, self.end_turn
        near = p[0] * q[0] + p[1] * q[1] + p[2] * q[2] + p[3] * q[3]
        sign = 1.0 if near >= 0.0 else -1.0  # q and −q are the same turn: take the shorter way
        point = (
            a[0] + share * (b[0] - a[0]),
            a[1] + share * (b[1] - a[1]),
            a[2] + share * (b[2] - a[2]),
        )
        turn = (
            p[0] + share * (sign * q[0] - p[0]),
            p[1] + share * (sign * q[1] - p[1]),
            p[2] + share * (sign * q[2] - p[2]),
            p[3] + share * (sign * q[3] - p[3]),
        )
        return point, normalised(turn)


@dataclass(slots=True)
class Hand:
    """Which magnet is held, where, and the strokes still to make."""

    magnet: int
    point: Point
    turn: Quaternion
    strokes: list[Stroke] = field(default_factory=list)
    releasing: bool = False
    """After the last stroke the magnet is let go."""

    def target(self) -> tuple[Point, Quaternion]:
        """Where it will be after all strokes."""
        if self.strokes:
            return self.strokes[-1].end, self.strokes[-1].end_turn
        return self.point, self.turn

    def add_stroke(self, end: Point, end_turn: Quaternion, steps: int) -> None:
        """Go on to another pose after what is planned already."""
        start, start_turn = self.target()
        self.strokes.append(Stroke(start, start_turn, end, end_turn, max(1, steps)))

    def steps_left(self) -> int:
        """Steps until all strokes are made."""
        return sum(stroke.steps - stroke.done for stroke in self.strokes)

    def track(self, steps: int, dt: float) -> Floats:
        """Move on by `steps` steps; (steps, TRACK) poses and velocities at the end of each step."""
        track = np.empty((steps, TRACK))
        for step in range(steps):
            point, turn = self.point, self.turn
            if self.strokes:
                stroke = self.strokes[0]
                stroke.done += 1
                self.point, self.turn = stroke.pose(stroke.done)
                if stroke.done >= stroke.steps:
                    self.strokes.pop(0)
            row = track[step]
            row[0:3] = self.point
            row[3:7] = self.turn
            row[7] = (self.point[0] - point[0]) / dt
            row[8] = (self.point[1] - point[1]) / dt
            row[9] = (self.point[2] - point[2]) / dt
            row[10:13] = turning_rate(turn, self.turn, dt)
        return track


def turning_rate(p: Quaternion, q: Quaternion, dt: float) -> Point:
    """Angular velocity (rad/s) that takes p to q within dt: 2 vec(q p*)/dt, inverse of the Cayley map."""
    w = q[0] * p[0] + q[1] * p[1] + q[2] * p[2] + q[3] * p[3]
    x = -q[0] * p[1] + q[1] * p[0] - q[2] * p[3] + q[3] * p[2]
    y = -q[0] * p[2] + q[1] * p[3] + q[2] * p[0] - q[3] * p[1]
    z = -q[0] * p[3] - q[1] * p[2] + q[2] * p[1] + q[3] * p[0]
    if abs(w) < 1e-9:
        return 0.0, 0.0, 0.0
    scale = 2.0 / (w * dt)
    return x * scale, y * scale, z * scale
