"""Live frames of Kluster: the table at one moment in few bytes. docs/live-frames.md describes them byte by byte.

A keyframe stands for itself. Every other frame holds what differs from the keyframe that it names, so any of them can
be lost without harm. Poses, cords and the hand are all there is room for: no pole, moment or sign can be written (Z5);
how dangerous it is to let go, which tells poles, is told to the seat on turn and only where poles are shown.
This file reads and writes the layout; `frame_writer` fills it from a match.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import NamedTuple

STAGES = ("preparing", "settling", "repair", "choice", "over")
POSES = ("flat", "standing", "lying")
PER_MM = 16
"""Lengths are whole sixteenths of a millimetre."""
PER_DEGREE = 8
"""Angles are whole eighths of a degree."""
UNIT = 32767
"""Parts of a quaternion are written in steps of one part in this many."""
KEYFRAME, DELTA = 1, 2
NOBODY = 255
"""Stands for no seat, or no magnet."""
RESTING = 1
"""Flag: nothing moves; no frame will follow until somebody does something."""

_HEAD = struct.Struct("<BBBBIIIBBhHBBBBBB")
_RUN = struct.Struct("<BBB")
_OWN = struct.Struct("<6fIB")
_MAY_RELEASE, _HAS_TUG, _HAS_HEARD = 1, 2, 4
_DANGER_AT = 3
"""The first of the bits that tell the danger."""
DANGERS = 30
"""Danger is told in this many even steps."""
POSE_SIZE = 14
"""Bytes: seven int16, x y z and the quaternion w x y z."""
NODE_SIZE = 4
"""Bytes: two int16, x y."""


class Grip(NamedTuple):
    """The magnet in a hand and how it is meant to be held. Its pose stands among all others."""

    magnet: int
    face: str
    pose: str
    yaw: float
    """degrees."""
    height: float
    """mm between the table and its lowest point."""


class Run(NamedTuple):
    """Neighbouring nodes of a cord; after the last node of a cord comes its first one."""

    cord: int
    start: int
    nodes: bytes
    """int16 x, y of each."""


class Own(NamedTuple):
    """What only the seat on turn is told."""

    tug: tuple[float, float, float, float, float, float] | None
    """Force (N) and torque (N·m) on the held magnet."""
    may_release: bool
    heard: int | None
    """The highest number of a `stream` message that was heard."""
    danger: float | None = None
    """0 to 1, of letting go here and now; None unless poles are shown, which it tells."""

    def pack(self) -> bytes:
        """The bytes at the end of the holder's frames."""
        bits = _MAY_RELEASE * self.may_release + _HAS_TUG * (self.tug is not None)
        bits += _HAS_HEARD * (self.heard is not None)
        if self.danger is not None:
            bits += 1 + round(self.danger * DANGERS) << _DANGER_AT
        return _OWN.pack(*(self.tug or (0.0,) * 6), self.heard or 0, bits)

    @staticmethod
    def unpack(data: bytes) -> Own:
        """Read what `pack` wrote."""
        *tug, heard, bits = _OWN.unpack(data)
        fx, fy, fz, tx, ty, tz = tug
        felt = (fx, fy, fz, tx, ty, tz) if bits & _HAS_TUG else None
        step = bits >> _DANGER_AT
        danger = (step - 1) / DANGERS if step else None
        return Own(felt, bool(bits & _MAY_RELEASE), heard if bits & _HAS_HEARD else None, danger)


class WireFrame(NamedTuple):
    """A frame as it is written: numbers, and arrays as little-endian bytes."""

    keyframe: int
    """The `clock` of the keyframe it builds on; its own if it is one."""
    clock: int
    """ms, modulo 2³²: of which moment this is the picture. Runs evenly while anything moves."""
    number: int
    """Frames of 16 ms since the turn began to move."""
    stage: str
    turn: int | None
    turns: int
    """Turns played, modulo 256."""
    grip: Grip | None
    grabbed: int
    """A bit for each cord between somebody's fingers."""
    resting: bool
    magnets: int
    """All magnets of the game: how many bits the next two have, filled up to whole bytes; the first is the lowest."""
    present: bytes
    trembling: bytes
    touches: bytes
    """Two bytes a pair that touched since the frame before."""
    ids: bytes
    """The magnets whose poses follow."""
    poses: bytes
    runs: tuple[Run, ...]

    @property
    def is_key(self) -> bool:
        """Whether it stands for itself."""
        return self.keyframe == self.clock

    def pack(self) -> bytes:
        """The frame for everybody; with `Own.pack()` after it, that of the seat on turn."""
        grip = self.grip
        how = 0 if grip is None else (grip.face == "b") + 2 * POSES.index(grip.pose)
        head = _HEAD.pack(
            KEYFRAME if self.is_key else DELTA,
            STAGES.index(self.stage),
            NOBODY if self.turn is None else self.turn,
            self.turns & 255,
            self.keyframe,
            self.clock,
            self.number,
            NOBODY if grip is None else grip.magnet,
            how,
            0 if grip is None else round(grip.yaw * PER_DEGREE),
            0 if grip is None else max(0, round(grip.height * PER_MM)),
            self.grabbed,
            self.magnets,
            len(self.ids),
            len(self.runs),
            len(self.touches) // 2,
            RESTING if self.resting else 0,
        )
        runs = [part for run in self.runs for part in (_packed_head(run), run.nodes)]
        return b"".join((head, self.present, self.trembling, self.touches, self.ids, self.poses, *runs))


def _packed_head(run: Run) -> bytes:
    return _RUN.pack(run.cord, run.start, len(run.nodes) // NODE_SIZE)


def unpack(data: bytes) -> tuple[WireFrame, Own | None]:
    """Read a frame. Raises ValueError if it is malformed."""
    try:
        return _unpack(data)
    except (struct.error, IndexError) as problem:
        raise ValueError(f"not a live frame: {problem}") from None


def _unpack(data: bytes) -> tuple[WireFrame, Own | None]:
    head = _HEAD.unpack_from(data)
    kind, stage, turn, turns, keyframe, clock, number, held, how, yaw, height, grabbed = head[:12]
    magnets, poses, runs, touches, flags = head[12:]
    if kind != (KEYFRAME if keyframe == clock else DELTA):
        raise ValueError("not a live frame: unknown kind")
    grip = None
    if held != NOBODY:
        grip = Grip(held, "ab"[how & 1], POSES[how >> 1], yaw / PER_DEGREE, height / PER_MM)
    reader = _Reader(data, _HEAD.size)
    bits = (magnets + 7) // 8
    frame = WireFrame(
        keyframe,
        clock,
        number,
        STAGES[stage],
        None if turn == NOBODY else turn,
        turns,
        grip,
        grabbed,
        bool(flags & RESTING),
        magnets,
        reader.take(bits),
        reader.take(bits),
        reader.take(2 * touches),
        reader.take(poses),
        reader.take(POSE_SIZE * poses),
        tuple(reader.run() for _ in range(runs)),
    )
    own = reader.take(len(data) - reader.at)
    return frame, Own.unpack(own) if own else None


class _Reader:
    def __init__(self, data: bytes, at: int) -> None:
        self._data = data
        self.at = at

    def take(self, size: int) -> bytes:
        if self.at + size > len(self._data):
            raise ValueError("not a live frame: cut short")
        self.at += size
        return self._data[self.at - size : self.at]

    def run(self) -> Run:
        cord, start, count = _RUN.unpack(self.take(_RUN.size))
        return Run(cord, start, self.take(NODE_SIZE * count))


# For those who look on


class SeenTable(NamedTuple):
    """The table as a frame shows it. Magnets by their place in `KlusterPublic.magnets`; millimetres."""

    wire: WireFrame
    own: Own | None
    poses: dict[int, tuple[float, ...]]
    """x, y, z and a unit quaternion w, x, y, z of everything on the table or in a hand."""
    cords: tuple[tuple[tuple[float, float], ...], ...]
    trembling: frozenset[int]
    touches: tuple[tuple[int, int], ...]


class FrameViewer:
    """Follows a stream of frames. Any of them may be missing."""

    def __init__(self) -> None:
        self._key: tuple[int, dict[int, tuple[float, ...]], tuple[tuple[tuple[float, float], ...], ...]] | None = None

    def see(self, data: bytes) -> SeenTable | None:
        """The table now; None if the keyframe that this builds on was never seen."""
        wire, own = unpack(data)
        if not wire.is_key and (self._key is None or self._key[0] != wire.keyframe):
            return None
        _, poses, cords = (0, {}, ()) if wire.is_key or self._key is None else self._key
        present = set(_set_bits(wire.present))
        told = dict(zip(wire.ids, _poses(wire.poses), strict=True))
        poses = {magnet: told.get(magnet) or poses[magnet] for magnet in sorted(present)}
        cords = _with_runs(cords, wire.runs)
        if wire.is_key:
            self._key = (wire.keyframe, poses, cords)
        pairs = tuple(zip(wire.touches[::2], wire.touches[1::2], strict=True))
        return SeenTable(wire, own, poses, cords, frozenset(_set_bits(wire.trembling)), pairs)


def _set_bits(data: bytes) -> Iterator[int]:
    return (8 * at + bit for at, byte in enumerate(data) for bit in range(8) if byte >> bit & 1)


def _poses(data: bytes) -> Iterator[tuple[float, ...]]:
    for x, y, z, *turn in struct.iter_unpack("<7h", data):
        length = sum(part * part for part in turn) ** 0.5 or 1.0
        yield (x / PER_MM, y / PER_MM, z / PER_MM, *(part / length for part in turn))


def _with_runs(
    cords: tuple[tuple[tuple[float, float], ...], ...], runs: tuple[Run, ...]
) -> tuple[tuple[tuple[float, float], ...], ...]:
    changed = [list(cord) for cord in cords]
    for run in runs:
        nodes = [(x / PER_MM, y / PER_MM) for x, y in struct.iter_unpack("<2h", run.nodes)]
        if run.cord == len(changed):
            changed.append(nodes)  # a keyframe has every cord, in order and complete
            continue
        loop = changed[run.cord]
        for offset, node in enumerate(nodes):
            loop[(run.start + offset) % len(loop)] = node
    return tuple(map(tuple, changed))
