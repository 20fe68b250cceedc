"""A hand that holds one magnet and moves it along a path.

A path is a row of strokes. Within a stroke the centre moves on a straight line and the orientation is
interpolated, both evenly in whole steps, so that a path gives the same poses however the steps are grouped
into frames. Speed limits of hands (Z6) are the caller's business.
"""

from dataclasses import dataclass, field

import numpy as np

from lodestone.physics.compile import inner_kernel, kernel
from lodestone.physics.poses import Quaternion
from lodestone.physics.types import Floats

__all__ = ["TRACK", "HeldMagnet", "Stroke"]

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


@dataclass(slots=True)
class HeldMagnet:
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
        track = np.zeros((steps + 1, TRACK))  # the first row is where it is now
        track[0, :7] = self.point + self.turn
        row = 1
        for stroke in self.strokes:
            ends = np.array(stroke.start + stroke.start_turn + stroke.end + stroke.end_turn)
            row = follow(track, row, ends, stroke.steps, stroke.done, dt)
            if row > steps:
                break
        track[row:, :7] = track[row - 1, :7]
        return track[1:]

    def move_on(self, track: Floats, steps: int) -> None:
        """Follow the first `steps` rows of a track."""
        if steps == 0:
            return
        x, y, z, a, b, c, d = track[steps - 1, :7].tolist()
        self.point, self.turn = (x, y, z), (a, b, c, d)
        while steps > 0 and self.strokes:
            stroke = self.strokes[0]
            made = min(steps, stroke.steps - stroke.done)
            stroke.done += made
            steps -= made
            if stroke.done >= stroke.steps:
                self.strokes.pop(0)


@kernel
def follow(track: Floats, row: int, ends: Floats, steps: int, done: int, dt: float) -> int:
    """Write poses and velocities of a stroke, `done` of its `steps` over, from `row` on; returns the next row.

    track: (m, TRACK), the row before the first is the pose before; ends: (14,) pose at its start and at its end.
    """
    near = ends[3] * ends[10] + ends[4] * ends[11] + ends[5] * ends[12] + ends[6] * ends[13]
    sign = 1.0 if near >= 0.0 else -1.0  # q and −q are the same turn: take the shorter way
    while row < len(track) and done < steps:
        done += 1
        pose = track[row]
        share = done / steps
        for k in range(3):
            pose[k] = ends[k] + share * (ends[7 + k] - ends[k])
        for k in range(3, 7):
            pose[k] = ends[k] + share * (sign * ends[7 + k] - ends[k])
        length = np.sqrt(pose[3] * pose[3] + pose[4] * pose[4] + pose[5] * pose[5] + pose[6] * pose[6])
        for k in range(3, 7):
            pose[k] /= length
        if done == steps:  # arrived exactly
            for k in range(7):
                pose[k] = ends[7 + k]
        for k in range(3):
            pose[7 + k] = (pose[k] - track[row - 1, k]) / dt
        set_turning_rate(track[row - 1], pose, dt)
        row += 1
    return row


@inner_kernel
def set_turning_rate(before: Floats, pose: Floats, dt: float) -> None:
    """Angular velocity (rad/s) that takes p to q within dt: 2 vec(q p*)/dt, inverse of the Cayley map."""
    p = (before[3], before[4], before[5], before[6])
    q = (pose[3], pose[4], pose[5], pose[6])
    w = q[0] * p[0] + q[1] * p[1] + q[2] * p[2] + q[3] * p[3]
    scale = 0.0 if abs(w) < 1e-9 else 2.0 / (w * dt)
    pose[10] = (-q[0] * p[1] + q[1] * p[0] - q[2] * p[3] + q[3] * p[2]) * scale
    pose[11] = (-q[0] * p[2] + q[1] * p[3] + q[2] * p[0] - q[3] * p[1]) * scale
    pose[12] = (-q[0] * p[3] - q[1] * p[2] + q[2] * p[1] + q[3] * p[0]) * scale
