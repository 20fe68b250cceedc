"""Drawing a cord by one point, step by step: as long as no magnet stirs, and back where that spoils something."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from lodestone.bots.kluster.plan import Motion, Step
from lodestone.kluster import Point
from lodestone.match.kluster.live import Drag, Frame, Grab, LetGo, Stage
from lodestone.match.kluster.live.turn import FRAME
from lodestone.physics.cord_area import self_crossings

STEP = 8.0
"""mm that the cord is drawn at a time."""
BACK = 16.0
"""mm behind its start to which it may have to go back."""
STIRRED = 1.0
"""mm: if a magnet moves so far the cord is let go."""


def draw_cord(
    frame: Frame,
    cord: int,
    start: Point,
    direction: Point,
    far: float,
    speed: float,
    spoilt: Callable[[Frame], bool],
    enough: Callable[[Frame], bool] = lambda _: False,
) -> Motion:
    """Draw the point at `start` so far (mm, mm/s) in a direction, or until it is `enough`; the frame to go on from.

    What is spoilt before it has begun is left alone.
    """
    if spoilt(frame):
        return frame
    before = {body.magnet: body.at for body in frame.lying}
    frame = yield Step((Grab(cord, *start),))
    drawn, back = 0.0, False
    while frame.stage is Stage.PREPARING:
        bad = spoilt(frame)
        back = back or bad
        if (back and (not bad or drawn <= -BACK)) or (
            not back and (drawn >= far or enough(frame) or _stirs(frame, before))
        ):
            break
        way = -STEP if back else min(STEP, far - drawn)
        drawn += way
        x, y = (round(at + drawn * part, 3) for at, part in zip(start, direction, strict=True))
        seconds = abs(way) / speed
        frame = yield Step((Drag(cord, x, y, seconds),), max(1, math.ceil(seconds / FRAME)))
    if frame.stage is Stage.PREPARING:
        frame = yield Step((LetGo(cord),), 20)
    return frame


def crossings(frame: Frame, cord: int) -> int:
    """How many times a cord lies over itself."""
    return int(self_crossings(np.array(frame.cords[cord])))


def _stirs(frame: Frame, before: dict[str, tuple[float, float, float]]) -> bool:
    moved = (math.dist(body.at, before.get(body.magnet, body.at)) for body in frame.lying)
    return any(far > STIRRED for far in moved)
