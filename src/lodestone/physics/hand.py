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
        """(steps, TRACK) poses and velocities at the end of each of the coming steps; nothing moves yet."""
        track = np.empty((steps, TRACK))
        point, turn = self.point, self.turn
        step = 0
        for stroke in self.strokes:
            for done in range(stroke.done + 1, min(stroke.steps, stroke.done + steps - step) + 1):
                last, before = point, turn
                point, turn = stroke.pose(done)
                speed = ((point[0] - last[0]) / dt, (point[1] - last[1]) / dt, (point[2] - last[2]) / dt)
                track[step] = (*point, *turn, *speed, *turning_rate(before, turn, dt))
                step += 1
        track[step:] = (*point, *turn, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        return track

    def move_on(self, track: Floats, steps: int) -> None:
        """Follow the first `steps` rows of a track."""
        if steps == 0:
            return
        x, y, z, a, b, c, d = map(float, track[steps - 1, :7])
        self.point, self.turn = (x, y, z), (a, b, c, d)
        while steps > 0 and self.strokes:
            stroke = self.strokes[0]
            made = min(steps, stroke.steps - stroke.done)
            stroke.done += made
            steps -= made
            if stroke.done >= stroke.steps:
                self.strokes.pop(0)


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
