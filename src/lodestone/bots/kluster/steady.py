"""`steady`: feels for poles, thinks before it places, comes from above and backs off when something stirs."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TypeAlias

import numpy as np

from lodestone.bots.kluster.hand import TremblingHand
from lodestone.bots.kluster.mending import mend
from lodestone.bots.kluster.plan import Motion, Plan, Step
from lodestone.bots.kluster.steady_belief import Poles, Touchstone, nominal
from lodestone.bots.kluster.steady_mind import Mind, Spot
from lodestone.bots.kluster.widening import deepest_dent, widen
from lodestone.core import Chance
from lodestone.kluster import Magnet
from lodestone.match.kluster.live import Continue, Frame, Hover, KlusterView, Release, Stage, Stop
from lodestone.physics.types import Floats

TREMOR = 0.3
"""mm."""
ABOVE = 130.0
"""mm: the height at which it crosses the table."""
LISTEN = 80.0
"""mm: the height at which it feels for poles, and from which it goes straight down."""
DROP = 30.0
"""mm: the height from which it lets go."""
SLOWLY = 150.0
"""mm/s, downwards."""
STIRRED = 3.0
"""mm: a magnet that has moved so far has not just rocked."""
BOLD = 0.15
"""Risk up to which it lets go without looking for something better."""
ATTEMPTS = 4
"""Times it goes up again and looks for another place before it takes its chance."""
FINALISTS = 10
"""Placements that it plays through in its head."""
CLOSER = 4
"""Times as many if none of them is safe."""
APART = 20.0
"""mm between finalists: neighbours share one fate."""
PULLS = 3
"""Times that it draws the cord outwards in one turn if it sees no safe place."""
DANGER = 0.012
"""N: it does not go nearer to anything that pulls or pushes so hard."""

Places: TypeAlias = dict[Magnet, tuple[float, float, float]]
"""mm, where the middle of each magnet was."""


class SteadyBot:
    """Plays with care. `tremor` (mm) is that of its hand."""

    def __init__(self, seed: int = 0, tremor: float = TREMOR) -> None:
        self._hand = TremblingHand(Chance(seed, "bot/steady"), tremor)
        self._poles = Poles()
        self._strengths: dict[Magnet, float] = {}
        self._mind: Mind | None = None
        self._thought: tuple[object, Spot] | None = None

    def plan(self, view: KlusterView) -> Plan:
        """Place a magnet where it disturbs least; go on as an expert only if that looks safe."""
        self._know(view)
        if view.frame.stage is Stage.REPAIR:
            yield from mend(view)
        elif view.frame.stage is Stage.CHOICE:
            spot = self._best(view, view.frame, self._choose(view))
            yield Step((Continue() if spot.risk <= BOLD else Stop(),))
        else:
            yield from self._place(view)

    def _know(self, view: KlusterView) -> None:
        if not self._strengths:
            for magnet, size in view.sizes.items():
                self._strengths[magnet] = max(nominal(magnet, size).moment)
        if view.north is not None:
            self._poles.show(view.north)

    def _choose(self, view: KlusterView) -> Magnet:
        """Strong ones first, while there is room."""
        assert view.seat is not None
        return max(view.pools[view.seat], key=lambda magnet: (self._strengths[magnet], magnet))

    # A placement

    def _place(self, view: KlusterView) -> Plan:
        """Go over a spot, feel, think again, go down, feel; let go if all is well, otherwise look for another spot."""
        frame = view.frame
        magnet = self._choose(view) if frame.held is None else frame.held.body.magnet
        spot = self._best(view, frame, magnet)
        if spot.risk > BOLD and frame.held is None and not view.table.cord_by_magnet:
            frame = yield from self._make_room(frame)
            if frame.stage is not Stage.PREPARING:
                return
            spot = self._best(view, frame, magnet)
        if frame.held is None:
            frame = yield from self._hand.take(magnet, spot.face, spot.pose, spot.yaw)
        sense = Touchstone(magnet, self._strengths)
        for left in reversed(range(ATTEMPTS)):
            frame = yield from self._over(frame, spot, sense)
            if frame.stage is not Stage.PREPARING:
                return
            spot, before = self._best(view, frame, magnet), spot
            if spot != before:
                frame = yield from self._over(frame, spot, sense)
            calm = {body.magnet: body.at for body in frame.lying}
            frame = yield from self._down(frame, spot, sense, calm, bold=left == 0)
            if frame.stage is not Stage.PREPARING or frame.held is None:
                return
            if frame.may_release and (left == 0 or self._all_well(view, frame, spot, calm)):
                yield Step((Release(),))
                return
            x, y, _ = frame.held.body.at
            frame = yield from self._carry(frame, x, y, ABOVE, sense)
            if frame.stage is not Stage.PREPARING:
                return
            spot = self._best(view, frame, magnet)

    def _make_room(self, frame: Frame) -> Motion:
        """Draw the cord outwards where it has been pushed in (K15)."""
        for _ in range(PULLS):
            dent = deepest_dent(frame)
            if dent is None or frame.stage is not Stage.PREPARING:
                break
            frame = yield from widen(frame, dent)
        return frame

    def _all_well(self, view: KlusterView, frame: Frame, spot: Spot, calm: Places) -> bool:
        """Whether to let go here and now."""
        if frame.held is None or _alarmed(frame, calm):
            return False
        x, y, _ = frame.held.body.at
        here = replace(spot, x=x, y=y)
        return float(self._look(view, frame, frame.held.body.magnet).play_through([here], 0.0)[0]) <= BOLD

    def _over(self, frame: Frame, spot: Spot, sense: Touchstone) -> Motion:
        """Across the table high up, turning it as wanted, then down to where poles can be felt."""
        if frame.held is None or frame.stage is not Stage.PREPARING:
            return frame
        held = frame.held
        if (held.face, held.yaw, held.pose) != (spot.face, spot.yaw, spot.pose):
            x, y, z = held.body.at
            turn = Hover(round(x, 3), round(y, 3), max(round(z, 3), ABOVE), spot.yaw, spot.face, spot.pose)
            frame = yield Step((turn,), 4)
            frame = yield from self._hand.wait(frame)
        frame = yield from self._carry(frame, spot.x, spot.y, ABOVE, sense)
        return (yield from self._carry(frame, spot.x, spot.y, LISTEN, sense, SLOWLY))

    def _down(self, frame: Frame, spot: Spot, sense: Touchstone, calm: Places, bold: bool) -> Motion:
        """Straight down, step by step, for as long as nothing stirs or pulls; `bold`: whatever happens."""
        height = LISTEN
        while height > DROP and frame.stage is Stage.PREPARING and (bold or not _alarmed(frame, calm)):
            height = max(DROP, height - 10.0)
            frame = yield from self._carry(frame, spot.x, spot.y, height, sense, SLOWLY)
        return (yield from self._feeling(self._hand.wait(frame), sense, frame))

    def _carry(
        self, frame: Frame, x: float, y: float, height: float, sense: Touchstone, speed: float | None = None
    ) -> Motion:
        """Bring the held magnet somewhere (mm), unless the turn has gone wrong already."""
        if frame.stage is not Stage.PREPARING or frame.held is None:
            return frame
        return (yield from self._feeling(self._hand.carry(frame, x, y, height, speed), sense, frame))

    def _feeling(self, motion: Motion, sense: Touchstone, frame: Frame) -> Motion:
        """A movement during which the fingers pay attention; the frame to go on from."""
        try:
            step = next(motion)
            while True:
                frame = yield step
                sense.feel(frame)
                step = motion.send(frame)
        except StopIteration:
            self._poles.learn(sense)
        return frame

    # Thinking

    def _look(self, view: KlusterView, frame: Frame, magnet: Magnet) -> Mind:
        self._mind = self._mind or Mind(view)
        self._mind.look(frame, self._poles, magnet)
        return self._mind

    def _best(self, view: KlusterView, frame: Frame, magnet: Magnet) -> Spot:
        """The placement that disturbs least. What has been thought through already is not thought through again."""
        mind = self._look(view, frame, magnet)
        if self._thought is None or self._thought[0] != mind.picture:
            self._thought = mind.picture, self._search(mind)
        return self._thought[1]

    def _search(self, mind: Mind) -> Spot:
        """Lying flat if that is safe; otherwise it looks closer, and only in need sets a stone on its edge."""
        best = self._best_of(mind, FINALISTS, APART)
        if best.risk > BOLD:
            best = min(best, self._best_of(mind, CLOSER * FINALISTS, APART / 2.0), key=_rank)
        if best.risk > BOLD and best.pose == "flat":
            best = min(best, self._best_of(mind, FINALISTS, APART, standing=True), key=_rank)
        return best

    def _best_of(self, mind: Mind, count: int, apart: float, standing: bool = False) -> Spot:
        shake = 2.0 * self._hand.tremor
        spots = mind.spots((2.0 + 2.0 * shake, 1.0 + shake, 0.0), standing)
        use = mind.weigh(spots)
        finalists = [replace(spots[i], use=float(use[i])) for i in _apart(spots, use, count, apart)]
        risks = mind.play_through(finalists, shake)
        return min((replace(s, risk=float(r)) for s, r in zip(finalists, risks, strict=True)), key=_rank)


def _rank(spot: Spot) -> tuple[float, float]:
    return round(spot.risk, 2), spot.use


def _apart(spots: list[Spot], use: Floats, count: int, apart: float) -> list[int]:
    """The best spots, no two of them nearer to each other than `apart` (mm)."""
    chosen: list[int] = []
    for i in np.argsort(use, kind="stable"):
        near = any(math.hypot(spots[i].x - spots[j].x, spots[i].y - spots[j].y) < apart for j in chosen)
        if not near:
            chosen.append(int(i))
            if len(chosen) == count:
                break
    return chosen


def _alarmed(frame: Frame, calm: Places) -> bool:
    """Whether a magnet has left its place, or the one in the hand is pulled hard."""
    if frame.tug is not None and math.hypot(*frame.tug.force) > DANGER:
        return True
    for body in frame.lying:
        x, y, _ = calm.get(body.magnet, body.at)
        if math.hypot(body.at[0] - x, body.at[1] - y) > STIRRED:
            return True
    return False
