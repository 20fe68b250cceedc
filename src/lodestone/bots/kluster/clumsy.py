"""`clumsy`: any magnet, any way up, any spot that looks free. What it sets in motion, it finds out afterwards."""

from __future__ import annotations

from lodestone.bots.kluster.hand import TremblingHand
from lodestone.bots.kluster.mending import mend
from lodestone.bots.kluster.plan import Motion, Plan, Step
from lodestone.bots.kluster.space import Space
from lodestone.core import Chance
from lodestone.match.kluster.live import Continue, Frame, KlusterView, Release, Stage
from lodestone.match.kluster.live.intents import Face, Pose, usual_pose

CONTENT = (5.0, 2.5, 1.25, 0.625, 0.3125, -20.0)
"""mm it wants between the new magnet and all others; less if there is no such spot."""
STANDING = 30
"""Per cent of its stones that it sets on their edge."""
TREMOR = 0.5
"""mm by which its hand is typically off."""
ABOVE = 80.0
"""mm: the height at which it crosses the table."""
DROP = 30.0
"""mm: the height from which it lets go."""
TRIES = 400
"""Spots it looks at before it is content with less room."""


class ClumsyBot:
    """Plays by the look of it."""

    def __init__(self, seed: int = 0, tremor: float = TREMOR) -> None:
        self._chance = Chance(seed, "bot/clumsy")
        self._hand = TremblingHand(self._chance, tremor)

    def plan(self, view: KlusterView) -> Plan:
        """Place a magnet somewhere; always go on if there is a choice."""
        if view.frame.stage is Stage.REPAIR:
            yield from mend(view)
        elif view.frame.stage is Stage.CHOICE:
            yield Step((Continue(),))
        else:
            yield from self._place(view)

    def _place(self, view: KlusterView) -> Plan:
        assert view.seat is not None
        pool = view.pools[view.seat]
        magnet = pool[self._chance.below(len(pool))]
        face: Face = "a" if self._chance.below(2) else "b"
        pose = usual_pose(magnet)
        if pose == "flat" and self._chance.below(100) < STANDING:
            pose = "standing"
        yaw = float(self._chance.below(360))
        frame = view.frame
        if frame.held is None:
            frame = yield from self._hand.take(magnet, face, pose, yaw)
        assert frame.held is not None
        held = frame.held
        space = Space(view)
        while frame.stage is Stage.PREPARING and frame.held is not None:
            spot = self._spot(space, held.body.magnet, held.face, held.pose, held.yaw)
            if spot is None:
                return
            frame = yield from self._bring(frame, *spot)
            if frame.may_release:
                yield Step((Release(),))
                return

    def _bring(self, frame: Frame, x: float, y: float) -> Motion:
        """Over the table high up, then straight down."""
        assert frame.held is not None
        frame = yield from self._hand.carry(frame, x, y, ABOVE)
        frame = yield from self._hand.carry(frame, x, y, DROP)
        return (yield from self._hand.wait(frame))

    def _spot(self, space: Space, magnet: str, face: Face, pose: Pose, yaw: float) -> tuple[float, float] | None:
        """mm, a spot with as much room as wanted, or with less if there is none; None: it fits in nowhere."""
        for wanted in CONTENT:
            for _ in range(TRIES):
                x, y = space.random_spot(self._chance)
                room = space.room(magnet, face, pose, yaw, x, y)
                if room is not None and room >= wanted:
                    return x, y
        return None
