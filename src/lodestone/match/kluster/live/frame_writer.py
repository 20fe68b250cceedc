"""Writes live frames of a match. Allow-list: poses, cords, the hand, stage and touches go in, nothing else; for the
seat on turn the tug, and how dangerous it is to let go where poles are shown.

Works on the arrays of the world as they are, in one kernel call: many matches share a processor.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from lodestone.kluster import Magnet
from lodestone.match.kluster.live import KlusterMatch
from lodestone.match.kluster.live.danger import DangerBelow
from lodestone.match.kluster.live.wire_frame import PER_MM, UNIT, Grip, Own, Run, WireFrame
from lodestone.physics.picture import empty_picture, take_picture

KEY_EVERY = 2000
"""ms from one keyframe to the next while anything moves."""
KEY_SOONEST = 250
"""ms after a keyframe before another one may replace a delta that has grown too large."""
LARGE = 0.6
"""Share of a keyframe's size above which a delta does not pay."""
MOST_TOUCHES = 255
"""Pairs in a frame, which counts them in one byte."""

Shorts = npt.NDArray[np.int16]
_PER_METRE = 1e3 * PER_MM


class FrameWriter:
    """Writes the frames of one match; remembers the last keyframe."""

    def __init__(self, match: KlusterMatch) -> None:
        self._match = match
        self._key_clock: int | None = None
        self._key_size = 0
        magnets = len(match.board.names)
        self._now, self._key, self._nobody = (empty_picture(magnets) for _ in range(3))
        self._key_cords: Shorts = np.zeros((0, 0, 2), np.int16)
        self._last_cords = self._key_cords
        self._cords_slept = False
        self._danger = DangerBelow(match)

    def write(
        self, clock: int, touches: Sequence[tuple[Magnet, Magnet]], resting: bool, force_key: bool = False
    ) -> tuple[bytes, bool]:
        """The frame for everybody, and whether it is a keyframe. `clock` in ms, modulo 2³²."""
        cords = self._cords()
        age = None if self._key_clock is None else (clock - self._key_clock) % 2**32
        key = force_key or age is None or age >= KEY_EVERY
        while True:
            data = self._wire(clock, touches, resting, cords, key).pack()
            if key or age is None or age < KEY_SOONEST or len(data) < LARGE * self._key_size:
                break
            key = True
        if key:
            self._key_clock, self._key_size = clock, len(data)
            self._now, self._key, self._key_cords = self._key, self._now, cords
        return data, key

    def own(self, heard: int | None) -> bytes:
        """What the seat on turn is told beside it."""
        match = self._match
        grip = None if match.turn is None else match.turn.hand.grip
        if grip is None:
            return Own(None, False, heard).pack()
        bodies, i = match.board.world.state.bodies, match.board.index[grip.magnet]
        fx, fy, fz = bodies["force"][i].tolist()
        tx, ty, tz = bodies["torque"][i].tolist()
        may_release = match.board.refusal(grip.magnet) is None
        return Own((fx, fy, fz, tx, ty, tz), may_release, heard, self._danger.now()).pack()

    def _cords(self) -> Shorts:
        """The middle lines of all cords; cords that sleep need not be looked at again."""
        loops = self._match.board.world.cords.state.loops
        asleep = all(loops["asleep"].tolist())
        if not (asleep and self._cords_slept):
            self._last_cords = _short(loops["node"] * _PER_METRE)
        self._cords_slept = asleep
        return self._last_cords

    def _wire(
        self, clock: int, touches: Sequence[tuple[Magnet, Magnet]], resting: bool, cords: Shorts, key: bool
    ) -> WireFrame:
        match = self._match
        turn = match.turn
        now = self._now
        before = self._nobody if key else self._key
        told = take_picture(match.board.world.state.bodies, _PER_METRE, float(UNIT), now, before)
        index = match.board.index
        return WireFrame(
            keyframe=clock if key else self._key_clock or 0,
            clock=clock,
            number=0 if turn is None else turn.frames,
            stage=match.stage,
            turn=None if turn is None else turn.seat,
            turns=len(match.turns),
            grip=self._grip(),
            grabbed=sum(1 << cord for cord in match.board.world.cords.drags),
            resting=resting,
            magnets=len(now.ids),
            present=now.present.tobytes(),
            trembling=now.awake.tobytes(),
            touches=bytes(index[magnet] for pair in touches[:MOST_TOUCHES] for magnet in pair),
            ids=now.ids[:told].tobytes(),
            poses=now.differing[:told].tobytes(),
            runs=tuple(self._runs(cords, key)),
        )

    def _grip(self) -> Grip | None:
        turn = self._match.turn
        grip = None if turn is None else turn.hand.grip
        if grip is None:
            return None
        board = self._match.board
        bodies, i = board.world.state.bodies, board.index[grip.magnet]
        height = 1e3 * float(bodies["position"][i, 2] + bodies["support_arm"][i, 2])
        return Grip(i, grip.face, grip.pose, grip.yaw, height)

    def _runs(self, cords: Shorts, key: bool) -> list[Run]:
        """Every cord whole, or of each the shortest stretch that contains all that differs."""
        if key:
            return [Run(cord, 0, nodes.tobytes()) for cord, nodes in enumerate(cords)]
        if cords is self._key_cords:
            return []
        return [
            Run(cord, start, np.take(nodes, range(start, start + count), axis=0, mode="wrap").tobytes())
            for cord, (nodes, before) in enumerate(zip(cords, self._key_cords, strict=True))
            for start, count in _stretch((nodes != before).any(axis=1))
        ]


def _short(values: npt.NDArray[np.float64]) -> Shorts:
    np.rint(values, out=values)
    np.minimum(values, UNIT, out=values)  # half the time of np.clip
    np.maximum(values, -UNIT, out=values)
    return values.astype("<i2")


def _stretch(changed: npt.NDArray[np.bool_]) -> list[tuple[int, int]]:
    """Start and length of the stretch of a loop between its longest unchanged parts; nothing if nothing changed."""
    at = np.flatnonzero(changed)
    if not len(at):
        return []
    gaps = np.diff(at, append=at[0] + len(changed))
    widest = int(np.argmax(gaps))
    start = int(at[(widest + 1) % len(at)])
    return [(start, len(changed) - int(gaps[widest]) + 1)]
