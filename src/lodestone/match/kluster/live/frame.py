"""Frames: the table at one moment, for streaming, as it may be shown. Millimetres; newtons for the tug.

Nothing here tells a pole: a quaternion turns the body's own axes, whose third (a spinner's: first) points to face a.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec
import numpy as np

from lodestone.core import Event, Seat
from lodestone.kluster import Magnet, is_spinner
from lodestone.match.kluster.live.board import KlusterBoard
from lodestone.match.kluster.live.hand import MagnetGrip
from lodestone.match.kluster.live.intents import Face, Pose
from lodestone.match.kluster.view import Stage as Stage

Triple: TypeAlias = tuple[float, float, float]
Spot: TypeAlias = tuple[float, float]

EDGE = 0.5
"""Cosine of the tilt beyond which a stone stands on its edge rather than on a face."""


class Body(msgspec.Struct, frozen=True, gc=False):
    """A magnet as everybody sees it."""

    magnet: Magnet
    at: Triple
    """mm, its middle."""
    quaternion: tuple[float, float, float, float]
    """(w, x, y, z), turns its own axes."""
    up: Face | None
    """The face that is up; None for a stone on its edge and for spinners."""


class Held(msgspec.Struct, frozen=True, gc=False):
    """A magnet in a hand, seen by everybody, and how it is meant to be held."""

    body: Body
    face: Face
    pose: Pose
    yaw: float
    height: float
    """mm between the table and its lowest point."""


class Tug(msgspec.Struct, frozen=True, gc=False):
    """What the fingers feel: the magnetic load on the held magnet."""

    force: Triple
    """Force in N."""
    torque: Triple
    """Torque in N·m."""


class Frame(msgspec.Struct, frozen=True):
    """One moment of a turn."""

    number: int
    """Frames of 16 ms since the turn began to move."""
    turn: Seat | None
    stage: Stage
    lying: tuple[Body, ...]
    """Magnets on the table."""
    held: Held | None
    cords: tuple[tuple[Spot, ...], ...]
    """The middle line of every cord."""
    grabbed: tuple[int, ...]
    """Cords between somebody's fingers."""
    trembling: tuple[Magnet, ...]
    """Magnets that move."""
    touches: tuple[tuple[Magnet, Magnet], ...] = ()
    """Pairs that touched since the last frame."""
    tug: Tug | None = None
    """For the holder only."""
    may_release: bool = False
    """Whether a release would be accepted here and now (Z1); for the holder only."""
    events: tuple[Event, ...] = ()
    """What the rules made of the turn, if it ended in this frame."""

    def seen_by(self, seat: Seat | None) -> Frame:
        """The frame for a seat or a spectator: the tug is felt by the seat on turn alone."""
        if seat is not None and seat == self.turn:
            return self
        return msgspec.structs.replace(self, tug=None, may_release=False)


class Camera:
    """Takes frames of a board. Remembers cords and magnets, which lie still most of the time."""

    def __init__(self, board: KlusterBoard) -> None:
        self._board = board
        self._cords: dict[int, tuple[bytes, tuple[Spot, ...]]] = {}
        self._bodies: dict[Magnet, tuple[list[float], Body]] = {}
        self._lying: tuple[list[Magnet], list[int]] = ([], [])
        self._lay: tuple[bytes, tuple[Body, ...]] = (b"", ())

    def lying(self, magnets: list[Magnet]) -> tuple[Body, ...]:
        """Magnets on the table; the same values again for those that do not move."""
        if self._lying[0] != magnets:
            self._lying = (magnets, [self._board.index[magnet] for magnet in magnets])
            self._lay = (b"", ())
        rows = self._lying[1]
        poses = np.empty((len(rows), 7))
        poses[:, :3] = self._board.field("position").take(rows, axis=0)
        poses[:, 3:] = self._board.field("quaternion").take(rows, axis=0)
        if self._lay[0] != (now := poses.tobytes()):
            self._lay = (now, tuple(map(self._picture, magnets, rows, poses.tolist())))
        return self._lay[1]

    def bodies(self, magnets: Iterable[Magnet]) -> tuple[Body, ...]:
        """Magnets as they lie or are held."""
        return tuple(self._body(magnet) for magnet in magnets)

    def _body(self, magnet: Magnet) -> Body:
        board, row = self._board, self._board.index[magnet]
        at, turn = board.field("position")[row].tolist(), board.field("quaternion")[row].tolist()
        return self._picture(magnet, row, at + turn)

    def _picture(self, magnet: Magnet, row: int, pose: list[float]) -> Body:
        known = self._bodies.get(magnet)
        if known is None or known[0] != pose:
            x, y, z, a, b, c, d = pose
            up = face_up(magnet, float(self._board.field("rotation")[row, 2, 2]))
            known = self._bodies[magnet] = (pose, Body(magnet, (x * 1e3, y * 1e3, z * 1e3), (a, b, c, d), up))
        return known[1]

    def held(self, grip: MagnetGrip | None) -> Held | None:
        """The magnet in the hand, if any."""
        if grip is None:
            return None
        body = self._body(grip.magnet)
        below = float(self._board.field("support_arm")[self._board.index[grip.magnet], 2])
        return Held(body, grip.face, grip.pose, grip.yaw, body.at[2] + 1e3 * below)

    def tug(self, grip: MagnetGrip | None) -> Tug | None:
        """What the fingers feel of the held magnet."""
        if grip is None:
            return None
        i = self._board.index[grip.magnet]
        fx, fy, fz = self._board.field("force")[i].tolist()
        tx, ty, tz = self._board.field("torque")[i].tolist()
        return Tug((fx, fy, fz), (tx, ty, tz))

    def cords(self) -> tuple[tuple[Spot, ...], ...]:
        """The middle lines of all cords."""
        return tuple(self._cord(c) for c in range(len(self._board.world.cords)))

    def _cord(self, cord: int) -> tuple[Spot, ...]:
        nodes = self._board.world.cords.nodes(cord)
        known = nodes.tobytes()
        if cord not in self._cords or self._cords[cord][0] != known:
            points = np.round(nodes * 1e3, 3).tolist()
            self._cords[cord] = (known, tuple((x, y) for x, y in points))
        return self._cords[cord][1]


def face_up(magnet: Magnet, cosine: float) -> Face | None:
    """The face that is up, from the cosine of its own axis' tilt; None for a stone on its edge and for spinners."""
    if is_spinner(magnet) or abs(cosine) < EDGE:
        return None
    return "a" if cosine > 0.0 else "b"
