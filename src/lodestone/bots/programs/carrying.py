"""A turn of Kluster as a program asks for it, and carrying it out, frame by frame.

Cords first, then a magnet and its way; in mm, degrees and seconds. What the match refuses is raised at the step that
asked.
"""

from __future__ import annotations

import math
from typing import Annotated, TypeAlias

import msgspec

from lodestone.bots.kluster import Motion, Plan, Step, TremblingHand
from lodestone.kluster import Magnet
from lodestone.match.kluster.live import Done, Drag, Frame, Grab, Hover, LetGo, PutBack, Release, Stage
from lodestone.match.kluster.live.intents import HIGHEST, LONGEST, Along, Face, Pose, Yaw, usual_pose
from lodestone.match.kluster.live.turn import FRAME

Moment: TypeAlias = Annotated[float, msgspec.Meta(ge=0.0, le=60.0)]
"""s since the movement began."""
Height: TypeAlias = Annotated[float, msgspec.Meta(ge=0.0, le=HIGHEST)]
"""mm of a magnet's middle above the table."""
Cord: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
_FEW = msgspec.Meta(max_length=20)
_MANY = msgspec.Meta(max_length=500)


class CordDrag(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a cord between the fingers near `grab`, lead it along `path` (time, x, y), let go."""

    cord: Cord
    grab: tuple[Along, Along]
    path: Annotated[tuple[tuple[Moment, Along, Along], ...], _MANY]


class Planned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole turn; without a magnet only cords are moved, to mend them (P14)."""

    drags: Annotated[tuple[CordDrag, ...], _FEW] = ()
    magnet: Magnet | None = None
    face: Face = "a"
    pose: Pose | None = None
    """None: the `usual_pose`."""
    yaw: Yaw = 0.0
    at: tuple[Along, Along] | None = None
    """Where to let go; None: where `path` ends."""
    path: Annotated[tuple[tuple[Moment, Along, Along, Height], ...], _MANY] = ()
    """Time, x, y, height of its middle. Empty: high over the table, then straight down."""


class ProgramAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a program may say: one of the two."""

    plan: Planned | None = None
    move: str | None = None


CROSSING = 80.0
"""mm: how high a magnet crosses the table if the plan does not say."""
LOW = 30.0
"""mm: the height from which it is let go in that case."""
SETTLED = 120
"""Frames (of 16 ms) within which a cord that was let go has to come to rest."""
_HANDS = (Stage.PREPARING, Stage.REPAIR)


class CarryingOut:
    """One plan; `frame` is the table as it was last seen."""

    def __init__(self, hand: TremblingHand, frame: Frame) -> None:
        self.frame = frame
        self._hand = hand

    def do(self, planned: Planned) -> Plan:
        """Cords, then the magnet. Ends early if something happens on the way."""
        for drag in planned.drags:
            yield from self._drag(drag)
        if self.frame.stage is Stage.REPAIR:
            yield Step((Done(),))
        elif self.frame.stage is Stage.PREPARING and planned.magnet is not None:
            yield from self._take(planned)
            yield from self._bring(planned)
            if self.frame.stage is Stage.PREPARING and self.frame.held is not None:
                yield Step((Release(),))

    def _step(self, step: Step) -> Motion:
        self.frame = yield step
        return self.frame

    def _move(self, motion: Motion) -> Plan:
        self.frame = yield from motion

    def _drag(self, drag: CordDrag) -> Plan:
        if self.frame.stage not in _HANDS:
            return
        yield from self._step(Step((Grab(drag.cord, *drag.grab),)))
        before = 0.0
        for moment, x, y in drag.path:
            seconds = min(max(moment - before, 0.0), LONGEST)
            before = moment
            if self.frame.stage not in _HANDS:
                return
            yield from self._step(Step((Drag(drag.cord, x, y, seconds),), max(1, math.ceil(seconds / FRAME))))
        if self.frame.stage in _HANDS:
            yield from self._step(Step((LetGo(drag.cord),)))
        for _ in range(SETTLED):
            if self.frame.stage not in _HANDS or not self.frame.trembling:
                return
            yield from self._step(Step())

    def _take(self, planned: Planned) -> Plan:
        """Take the magnet, held as the plan wants it; another one in the hand goes back first."""
        assert planned.magnet is not None
        held = self.frame.held
        if held is not None and held.body.magnet != planned.magnet:
            yield from self._step(Step((PutBack(),)))
            while self.frame.held is not None and self.frame.stage is Stage.PREPARING:
                yield from self._step(Step())
            held = self.frame.held
        pose = planned.pose or usual_pose(planned.magnet)
        if held is None:
            yield from self._move(self._hand.take(planned.magnet, planned.face, pose, planned.yaw))
        else:
            x, y, _ = held.body.at
            turned = Hover(x, y, held.height, yaw=planned.yaw, face=planned.face, pose=pose)
            yield from self._step(Step((turned,)))
            yield from self._move(self._hand.wait(self.frame))

    def _bring(self, planned: Planned) -> Plan:
        before = 0.0
        for moment, x, y, z in planned.path:
            yield from self._go(x, y, self._lowest(z), moment - before)
            before = moment
        if planned.at is not None:
            (x, y), low = planned.at, LOW
            if planned.path:
                low = self._lowest(planned.path[-1][3])
            else:
                yield from self._move(self._hand.carry(self.frame, x, y, CROSSING))
            yield from self._move(self._hand.carry(self.frame, x, y, low))
        yield from self._move(self._hand.wait(self.frame))

    def _lowest(self, middle: float) -> float:
        """The height of a magnet's lowest point, which intents give, from that of its middle, which plans give."""
        held = self.frame.held
        return middle if held is None else max(0.0, middle - (held.body.at[2] - held.height))

    def _go(self, x: float, y: float, height: float, seconds: float) -> Plan:
        held = self.frame.held
        if held is None:
            return
        far = math.dist((x, y, height), (*held.body.at[:2], held.height))
        if seconds > 0.0 and far < 1.0:
            for _ in range(math.ceil(seconds / FRAME)):
                if self.frame.stage is Stage.PREPARING:
                    yield from self._step(Step())
            return
        yield from self._move(self._hand.carry(self.frame, x, y, height, far / seconds if seconds > 0.0 else None))
