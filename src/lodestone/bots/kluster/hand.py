"""A hand that trembles: carries a magnet along straight lines, a little off everywhere."""

from __future__ import annotations

import math
from collections.abc import Callable

from lodestone.bots.kluster.plan import Motion, Step
from lodestone.core import Chance
from lodestone.kluster import Magnet
from lodestone.match.kluster.live import Frame, Hover, PutBack, Stage, Take
from lodestone.match.kluster.live.intents import Face, Pose
from lodestone.match.kluster.live.turn import FRAME

STRIDE = 4
"""Frames between two corrections of the hand."""
STEADYING = 0.8
"""How much of its last error a hand keeps: tremor wanders, it does not jump."""
BEAT = 10
"""Frames that a hand moves in one direction while its owner thinks."""
MUSING = 300.0
"""mm/s of such a hand."""
_FINE = 2**16


class TremblingHand:
    """One seat's hand; `tremor` is how far off it typically is, in mm."""

    def __init__(self, chance: Chance, tremor: float, speed: float = 400.0) -> None:
        self._chance = chance
        self._off = (0.0, 0.0)
        self.tremor = tremor
        self.speed = speed
        """mm/s."""

    def take(self, magnet: Magnet, face: Face, pose: Pose, yaw: float) -> Motion:
        """Take a magnet from the pool."""
        return (yield Step((Take(magnet, face, pose, yaw),)))

    def put_back(self, frame: Frame) -> Motion:
        """Lay what is held back into the pool."""
        if frame.held is not None and frame.stage is Stage.PREPARING:
            frame = yield Step((PutBack(),))
        while frame.held is not None and frame.stage is Stage.PREPARING:
            frame = yield Step((), STRIDE)
        return frame

    def muse(self, frame: Frame, x: float, y: float, height: float, meanwhile: Callable[[], None]) -> Motion:
        """A beat towards a place and height (mm), during which something is thought about."""
        if frame.held is None:
            return (yield Step((), BEAT, meanwhile))
        (x0, y0, _), low = frame.held.body.at, frame.held.height
        far = math.sqrt((x - x0) ** 2 + (y - y0) ** 2 + (height - low) ** 2)
        share = min(1.0, MUSING * FRAME * BEAT / max(far, 1e-9))
        at = (x0 + share * (x - x0), y0 + share * (y - y0), low + share * (height - low))
        hover = Hover(round(at[0], 3), round(at[1], 3), round(max(at[2], 0.0), 3), seconds=FRAME * BEAT)
        return (yield Step((hover,), BEAT, meanwhile))

    def carry(self, frame: Frame, x: float, y: float, height: float, speed: float | None = None) -> Motion:
        """Bring the held magnet to a place and height (mm); ends early, or never begins, if the turn has gone wrong."""
        if frame.stage is not Stage.PREPARING or frame.held is None:
            return frame
        (x0, y0, _), low = frame.held.body.at, frame.held.height
        far = math.sqrt((x - x0) ** 2 + (y - y0) ** 2 + (height - low) ** 2)
        strides = max(1, math.ceil(far / ((speed or self.speed) * FRAME * STRIDE)))
        for stride in range(1, strides + 1):
            share = stride / strides
            dx, dy = self._shake()
            at = (x0 + share * (x - x0) + dx, y0 + share * (y - y0) + dy, low + share * (height - low))
            hover = Hover(round(at[0], 3), round(at[1], 3), round(max(at[2], 0.0), 3), seconds=FRAME * STRIDE)
            frame = yield Step((hover,), STRIDE)
            if frame.stage is not Stage.PREPARING or frame.held is None:
                return frame
        return frame

    def wait(self, frame: Frame) -> Motion:
        """Until the hand has arrived: limits of speed may have stretched its way."""
        at = None if frame.held is None else frame.held.body.at
        while frame.stage is Stage.PREPARING and at is not None:
            frame = yield Step()
            now = None if frame.held is None else frame.held.body.at
            if now == at:
                break
            at = now
        return frame

    def _shake(self) -> tuple[float, float]:
        keep, fresh = STEADYING, math.sqrt(1.0 - STEADYING**2) * self.tremor
        self._off = (keep * self._off[0] + fresh * self._normal(), keep * self._off[1] + fresh * self._normal())
        return self._off

    def _normal(self) -> float:
        """About normally distributed: the sum of twelve even draws."""
        return sum(self._chance.below(_FINE) for _ in range(12)) / _FINE - 6.0
