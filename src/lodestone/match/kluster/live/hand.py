"""The hand that holds a magnet: how fast it is (Z6), where it comes from, how it turns a magnet over."""

from __future__ import annotations

import math
from functools import lru_cache

import msgspec

from lodestone.core import IllegalMove, Reason, Seat
from lodestone.kluster import Magnet, is_spinner
from lodestone.match.kluster.live.board import KlusterBoard
from lodestone.match.kluster.live.intents import Face, Hover, Pose, Take, usual_pose
from lodestone.physics.poses import Quaternion, pose, sine_cosine
from lodestone.physics.world import FRAME_STEPS, STEP_TIME

SIDEWAYS = 1.0
"""m/s sideways at most (Z6)."""
UPWARDS = 0.5
"""m/s up or down at most (Z6)."""
TURNING = 4.0 * math.pi
"""rad/s: two turns a second. The leaflet sets no limit, but nothing may turn over in an instant."""
LIFTED = 0.15
"""m: the height at which magnets come from the pool and go back to it."""
BESIDE = 0.12
"""m between the outermost cord and the pools."""
SLIDING = 1e-3
"""m: lower than this a magnet that moves sideways is slid along the table (Q-K6)."""

Vector = tuple[float, float, float]


class MagnetGrip(msgspec.Struct, frozen=True):
    """A held magnet and how it is held; turning it makes a new one."""

    magnet: Magnet
    face: Face
    pose: Pose
    yaw: float

    @property
    def turn(self) -> Quaternion:
        """The magnet's orientation in this grip."""
        return pose(self.pose, math.radians(self.yaw), self.face == "a")


def grip_for(intent: Take) -> MagnetGrip:
    """How a magnet is first held; refuses poses its kind does not have (Q-K7)."""
    return checked_pose(MagnetGrip(intent.magnet, intent.face, intent.pose or usual_pose(intent.magnet), intent.yaw))


def turned(grip: MagnetGrip, intent: Hover) -> MagnetGrip:
    """How it is held after a hover."""
    if intent.face is None and intent.pose is None and intent.yaw is None:
        return grip
    return checked_pose(
        MagnetGrip(
            grip.magnet,
            grip.face if intent.face is None else intent.face,
            grip.pose if intent.pose is None else intent.pose,
            grip.yaw if intent.yaw is None else intent.yaw,
        )
    )


def checked_pose(grip: MagnetGrip) -> MagnetGrip:
    """The grip itself, if its kind of magnet can be held so."""
    if (grip.pose == "lying") != is_spinner(grip.magnet):
        raise IllegalMove(Reason("Q-K7", "kluster-pose", {"magnet": grip.magnet, "pose": grip.pose}))
    return grip


@lru_cache(maxsize=1024)
def lowest(semi_axes: Vector, turn: Quaternion) -> float:
    """Metres from the centre of an ellipsoid down to its lowest point."""
    w, x, y, z = turn
    row = (2.0 * (x * z - w * y), 2.0 * (y * z + w * x), 1.0 - 2.0 * (x * x + y * y))
    a, b, c = semi_axes  # no `sum`, which rounds differently from Python 3.12 on
    return math.sqrt((row[0] * a) ** 2 + (row[1] * b) ** 2 + (row[2] * c) ** 2)


def pool_spot(board: KlusterBoard, seat: Seat, seats: int) -> Vector:
    """Where a seat's hand comes from: beside the cords, on that seat's side of the table, seat 0 at the bottom."""
    reach = max(float(abs(loop).max()) for loop in board.loops()) + BESIDE
    sine, cosine = sine_cosine(2.0 * math.pi * seat / seats - 0.5 * math.pi)
    return reach * cosine, reach * sine, LIFTED


class Hand:
    """Moves the held magnet of a board within the limits of hands."""

    def __init__(self, board: KlusterBoard) -> None:
        self._board = board
        self.grip: MagnetGrip | None = None
        self.returning = False
        """Whether it is on the way back to the pool (Q-K4)."""

    @property
    def still(self) -> bool:
        """Whether it has no movement left to make."""
        hand = self._board.world.hand
        return hand is None or not hand.strokes

    def take(self, grip: MagnetGrip, spot: Vector) -> None:
        """Take a magnet at a spot beside the table."""
        self._board.hold(grip.magnet, spot, grip.turn)
        self.grip = grip

    def semi_axes(self, magnet: Magnet) -> Vector:
        """m, half extents."""
        return self._board.world.magnets[self._board.index[magnet]].semi_axes

    def hover(self, grip: MagnetGrip, intent: Hover) -> None:
        """Go to a pose from where the hand is now."""
        axes = self.semi_axes(grip.magnet)
        target = (intent.x * 1e-3, intent.y * 1e-3, intent.height * 1e-3 + lowest(axes, grip.turn))
        self._check_room(grip, target, axes)
        self.halt()
        self.grip, self.returning = grip, False
        self._stroke(target, grip.turn, intent.seconds)

    def _check_room(self, grip: MagnetGrip, target: Vector, axes: Vector) -> None:
        """Keep a turning magnet out of the table top: there must be room along the whole path (Z6)."""
        hand = self._board.world.hand
        assert hand is not None
        needed = max(axes)
        if min(hand.point[2], target[2]) < needed and not _upright(hand.turn, grip.turn):
            raise IllegalMove(Reason("Z6", "kluster-turn-too-low", {"magnet": grip.magnet, "height": 1e3 * needed}))

    def put_back(self, spot: Vector) -> None:
        """Straight up, then aside to the pool."""
        assert self.grip is not None
        self.halt()
        hand = self._board.world.hand
        assert hand is not None
        x, y, z = hand.point
        self._stroke((x, y, max(z, spot[2])), hand.turn, 0.0)
        self._stroke((spot[0], spot[1], max(z, spot[2])), hand.turn, 0.0)
        self.returning = True

    def halt(self) -> None:
        """Stay where it is."""
        if self._board.world.hand is not None and not self._board.world.hand.releasing:
            self._board.world.halt_held()
        self.returning = False

    def release(self) -> Magnet:
        """Lower the magnet and let it go."""
        assert self.grip is not None
        self.halt()
        self._board.world.release()
        magnet = self.grip.magnet
        self.grip = None
        return magnet

    def empty(self) -> None:
        """Forget the magnet: it is back in the pool, or no longer this hand's."""
        if self.grip is not None:
            self._board.remove([self.grip.magnet])
        self.grip, self.returning = None, False

    def _stroke(self, target: Vector, turn: Quaternion, seconds: float) -> None:
        """One straight movement, stretched in time to what a hand can do."""
        hand = self._board.world.hand
        assert hand is not None
        (x, y, z), before = hand.target()
        across = math.sqrt((target[0] - x) ** 2 + (target[1] - y) ** 2)
        needed = max(seconds, across / SIDEWAYS, abs(target[2] - z) / UPWARDS, _angle(before, turn) / TURNING)
        steps = max(FRAME_STEPS, math.ceil(needed / STEP_TIME - 1e-9))
        self._board.world.move_held(target, turn, steps * STEP_TIME)


def _angle(p: Quaternion, q: Quaternion) -> float:
    """Radians between two orientations, at most 11 % too much: no library arc cosine, whose last bit differs."""
    if p == q:
        return 0.0
    plus = (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2 + (q[2] - p[2]) ** 2 + (q[3] - p[3]) ** 2
    minus = (q[0] + p[0]) ** 2 + (q[1] + p[1]) ** 2 + (q[2] + p[2]) ** 2 + (q[3] + p[3]) ** 2
    return math.sqrt(min(plus, minus)) * math.pi / math.sqrt(2.0)


def _upright(p: Quaternion, q: Quaternion) -> bool:
    """Whether one is the other turned about the vertical: q p* has no horizontal part."""
    a, b, c, d = p
    x = -q[0] * b + q[1] * a - q[2] * d + q[3] * c
    y = -q[0] * c + q[1] * d + q[2] * a - q[3] * b
    return abs(x) < 1e-9 and abs(y) < 1e-9
