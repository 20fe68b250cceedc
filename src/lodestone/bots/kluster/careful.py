"""Players with care: they feel for poles, think before they place, come from above, back off when something stirs.

What tells one from another is how they search for a placement and what they do to the table before they go down;
`steady` and the levels from `casual` to `expert` fill that in.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import replace
from typing import TypeAlias

from lodestone.bots.kluster.hand import TremblingHand
from lodestone.bots.kluster.mending import mend
from lodestone.bots.kluster.plan import Motion, Plan, Step
from lodestone.bots.kluster.steady_belief import Poles, Touchstone, nominal
from lodestone.bots.kluster.steady_mind import Mind, Spot
from lodestone.bots.kluster.widening import deepest_bay, deepest_dent, widen
from lodestone.kluster import Magnet
from lodestone.match.kluster.live import Continue, Frame, Hover, KlusterView, Release, Stage, Stop

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
PULLS = 3
"""Times that it draws the cord outwards in one turn if it sees no safe place."""
DANGER = 0.012
"""N: it does not go nearer to anything that pulls or pushes so hard."""

Places: TypeAlias = dict[Magnet, tuple[float, float, float]]
"""mm, where the middle of each magnet was."""


class CarefulBot(ABC):
    """One seat of one match. `hand` trembles as it does; what the fingers have felt is remembered."""

    def __init__(self, hand: TremblingHand) -> None:
        self._hand = hand
        self._poles = Poles()
        self._strengths: dict[Magnet, float] = {}
        self._mind: Mind | None = None
        self._thoughts: dict[Magnet, tuple[object, Spot]] = {}

    def plan(self, view: KlusterView) -> Plan:
        """Place a magnet where it disturbs least; go on as an expert only if that looks safe."""
        self._know(view)
        if view.frame.stage is Stage.REPAIR:
            yield from mend(view)
        elif view.frame.stage is Stage.CHOICE:
            _, spot = self._choose(view, view.frame)
            yield Step((Continue() if spot.risk <= self._still_worth_it(view) else Stop(),))
        else:
            yield from self._place(view)

    def _know(self, view: KlusterView) -> None:
        if not self._strengths:
            for magnet, size in view.sizes.items():
                self._strengths[magnet] = max(nominal(magnet, size).moment)
        if view.north is not None:
            self._poles.show(view.north)

    # What tells one careful player from another

    def _wants_room(self, view: KlusterView, frame: Frame, spot: Spot) -> bool:
        """Whether it would rather move the cord first than place there."""
        return spot.risk > BOLD

    def _insists(self, frame: Frame) -> bool:
        """Whether it goes on making room until it sees a safe place."""
        return False

    @abstractmethod
    def _search(self, view: KlusterView, frame: Frame, mind: Mind) -> Spot:
        """The placement it likes best on the table that `mind` pictures."""

    def _choose(self, view: KlusterView, frame: Frame) -> tuple[Magnet, Spot]:
        """A magnet of its own and where it would go: strong ones first, while there is room."""
        magnet = self._by_strength(view)[0]
        return magnet, self._best(view, frame, magnet)

    def _still_worth_it(self, view: KlusterView) -> float:
        """The risk up to which it places another magnet when it need not (E3)."""
        return BOLD

    def _before_going_down(self, view: KlusterView, frame: Frame, spot: Spot, sense: Touchstone) -> Motion:
        """What it does to the cord once it knows where the held magnet goes."""
        yield from ()
        return frame

    def _by_strength(self, view: KlusterView) -> list[Magnet]:
        """Its own magnets, the strongest first."""
        assert view.seat is not None
        return sorted(view.pools[view.seat], key=lambda magnet: (self._strengths[magnet], magnet), reverse=True)

    # A placement

    def _place(self, view: KlusterView) -> Plan:
        """Go over a spot, feel, think again, go down, feel; let go if all is well, otherwise look for another spot."""
        frame = view.frame
        magnet, spot = self._intend(view, frame)
        while self._wants_room(view, frame, spot) and not view.table.cord_by_magnet:
            frame = yield from self._make_room(frame)
            if frame.stage is not Stage.PREPARING:
                return
            magnet, spot = self._intend(view, frame)
            if not self._insists(frame):
                break
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
            frame = yield from self._before_going_down(view, frame, spot, sense)
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

    def _intend(self, view: KlusterView, frame: Frame) -> tuple[Magnet, Spot]:
        if frame.held is None:
            return self._choose(view, frame)
        return frame.held.body.magnet, self._best(view, frame, frame.held.body.magnet)

    def _make_room(self, frame: Frame) -> Motion:
        """Draw the cord outwards where it has been pushed in (K15); whoever is stuck takes hold of any bay."""
        for _ in range(PULLS):
            dent = deepest_dent(frame) or (None if frame.held is None else deepest_bay(frame))
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
        thought = self._thoughts.get(magnet)
        if thought is None or thought[0] != mind.picture:
            thought = self._thoughts[magnet] = mind.picture, self._search(view, frame, mind)
        return thought[1]


def _alarmed(frame: Frame, calm: Places) -> bool:
    """Whether a magnet has left its place, or the one in the hand is pulled hard."""
    if frame.tug is not None and math.hypot(*frame.tug.force) > DANGER:
        return True
    for body in frame.lying:
        x, y, _ = calm.get(body.magnet, body.at)
        if math.hypot(body.at[0] - x, body.at[1] - y) > STIRRED:
            return True
    return False
