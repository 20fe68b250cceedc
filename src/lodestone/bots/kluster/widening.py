"""Making room: where a cord lies in a dent it is drawn outwards (K15), slowly, for as long as nothing stirs."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from lodestone.bots.kluster.plan import Motion, Step
from lodestone.match.kluster.live import Drag, Frame, Grab, LetGo, Stage
from lodestone.physics.cord_area import centre, enclosed_area, self_crossings
from lodestone.physics.types import Floats

ROUND = 0.93
"""Share of the area of a circle of its length from which a cord has nothing more to give."""
STEP = 8.0
"""mm that the cord is drawn at a time."""
FARTHEST = 60.0
"""mm, in one go."""
SLOWLY = 60.0
"""mm/s."""
STIRRED = 1.0
"""mm: if a magnet moves so far the cord is let go."""
FRAME = 0.016
"""s."""

Spot = tuple[float, float]


class Dent(NamedTuple):
    """A cord, its innermost point (mm), the direction outwards, and how far it may go (mm)."""

    cord: int
    at: Spot
    outwards: Spot
    far: float


def deepest_dent(frame: Frame) -> Dent | None:
    """The dent of the cord that is least round; None if no cord has anything to give. An eight stays an eight."""
    loops = [np.array(cord) for cord in frame.cords]
    plain = [(_roundness(loop), cord) for cord, loop in enumerate(loops) if self_crossings(loop) == 0]
    roundness, cord = min(plain, default=(1.0, 0))
    if roundness >= ROUND:
        return None
    loop = loops[cord]
    middle = np.array(centre(loop))
    away = np.hypot(*(loop - middle).T)
    at = int(away.argmin())
    x, y = (loop[at] - middle) / max(float(away[at]), 1e-9)
    far = min(FARTHEST, _length(loop) / (2.0 * math.pi) - float(away[at]))
    return Dent(cord, frame.cords[cord][at], (float(x), float(y)), far)


def _length(loop: Floats) -> float:
    return float(np.hypot(*(np.roll(loop, -1, axis=0) - loop).T).sum())


def _roundness(loop: Floats) -> float:
    """The share that it encloses of what its length could."""
    return enclosed_area(loop) * 4.0 * math.pi / _length(loop) ** 2


def widen(frame: Frame, dent: Dent) -> Motion:
    """Draw a dent outwards; the frame to go on from."""
    before = {body.magnet: body.at for body in frame.lying}
    frame = yield Step((Grab(dent.cord, *dent.at),))
    drawn = 0.0
    while drawn < dent.far and frame.stage is Stage.PREPARING and not _stirs(frame, before):
        drawn = min(drawn + STEP, dent.far)
        x, y = (round(at + drawn * part, 3) for at, part in zip(dent.at, dent.outwards, strict=True))
        seconds = STEP / SLOWLY
        frame = yield Step((Drag(dent.cord, x, y, seconds),), math.ceil(seconds / FRAME))
    if frame.stage is Stage.PREPARING:
        frame = yield Step((LetGo(dent.cord),), 20)
    return frame


def _stirs(frame: Frame, before: dict[str, tuple[float, float, float]]) -> bool:
    moved = (math.dist(body.at, before.get(body.magnet, body.at)) for body in frame.lying)
    return any(far > STIRRED for far in moved)
