"""Players with care: they feel for poles, think while they do, come from above, back off when something stirs.

This is what their hands do. What they think stands in `level_bot`, and how patient they are in `levels`.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Generator
from dataclasses import replace
from typing import NamedTuple, TypeAlias, TypeVar

import numpy as np

from lodestone.bots.kluster.cords import mend, untangle
from lodestone.bots.kluster.felt_poles import Poles, TugReadings, strengths
from lodestone.bots.kluster.hand import TremblingHand
from lodestone.bots.kluster.imagined_table import ImaginedSpot, ImaginedTable
from lodestone.bots.kluster.plan import Motion, Plan, Step
from lodestone.bots.kluster.thinking import Pondering, ThinkingBudget, Thought
from lodestone.bots.kluster.widening import Dent, widen
from lodestone.kluster import Magnet, Point
from lodestone.match.kluster.live import Continue, Frame, Hover, KlusterView, Release, Stage, Stop
from lodestone.match.kluster.live.intents import usual_pose

ABOVE = 130.0
"""mm: the height to which it backs off."""
FEELING = 90.0
"""mm: the height at which it crosses the table, feels for poles and thinks."""
LISTEN = 80.0
"""mm: the height from which it goes straight down."""
DROP = 30.0
"""mm: the height from which it lets go."""
SLOWLY = 150.0
"""mm/s, downwards."""
OUTWARDS = 80.0
"""mm/s at which it draws the cord out."""
STIRRED = 3.0
"""mm: a magnet that has moved farther has not merely rocked."""
BOLD = 0.15
"""Risk up to which it lets go without looking for something better."""
ATTEMPTS = 4
"""How often it goes up again to look for another place before it takes the risk."""
DANGER = 0.012
"""N: it does not approach anything that pulls or pushes harder."""
SWAY = 9.0
"""mm around the place it thinks about: while it thinks, the hand keeps moving."""

T = TypeVar("T")
Places: TypeAlias = dict[Magnet, tuple[float, float, float]]
"""mm, where the middle of each magnet was."""
Pondered: TypeAlias = Generator[Step, Frame, tuple[Frame, T | None]]
"""A thought and what the hand does meanwhile: the last frame, and the conclusion unless the turn has gone wrong."""


class Wish(NamedTuple):
    """What it means to do: place a magnet, or first draw a cord outwards."""

    magnet: Magnet
    spot: ImaginedSpot
    bay: Dent | None = None


class CarefulBot(ABC):
    """One seat of one match. `hand` trembles as it does; what the fingers have felt is remembered."""

    def __init__(self, hand: TremblingHand) -> None:
        self._hand = hand
        self._budget = ThinkingBudget()
        self._poles = Poles()
        self._strengths: dict[Magnet, float] = {}
        self._imagined: ImaginedTable | None = None
        self._beats = 0

    def plan(self, view: KlusterView) -> Plan:
        """Place a magnet where it disturbs least; go on as an expert only if that looks safe."""
        self._know(view)
        if view.frame.stage is Stage.REPAIR:
            yield from mend(view)
        elif view.frame.stage is Stage.CHOICE:
            _, wish = yield from self._ponder(view.frame, self._intend(view, view.frame))
            goes_on = wish is not None and wish.spot.risk <= self._still_worth_it(view)
            yield Step((Continue() if goes_on else Stop(),))
        else:
            yield from self._place(view)

    def _know(self, view: KlusterView) -> None:
        if not self._strengths:
            self._strengths = strengths(view.sizes)
        if view.north is not None:
            self._poles.show(view.north)

    # What it thinks

    @abstractmethod
    def _intend(self, view: KlusterView, frame: Frame) -> Thought[Wish]:
        """What to place where; the magnet that is held is preferred to any other."""

    @abstractmethod
    def _reconsider(self, view: KlusterView, frame: Frame, spot: ImaginedSpot) -> Thought[ImaginedSpot]:
        """Whether the held magnet should still go there, after all that was felt on the way."""

    @abstractmethod
    def _another(self, spot: ImaginedSpot) -> ImaginedSpot:
        """Where else the held magnet could go, of all places that were thought of."""

    @abstractmethod
    def _still_worth_it(self, view: KlusterView) -> float:
        """The risk up to which it places another magnet when it need not (E3)."""

    @abstractmethod
    def _tangles(self, view: KlusterView) -> tuple[int, ...]:
        """How often each cord lay over itself when the turn began: no more than that when it lets go (Q-K13)."""

    @abstractmethod
    def _before_going_down(self, view: KlusterView, frame: Frame, spot: ImaginedSpot, sense: TugReadings) -> Motion:
        """What it does to the cord once it knows where the held magnet goes."""

    def _by_strength(self, view: KlusterView) -> list[Magnet]:
        """Its magnets, the strongest first."""
        assert view.seat is not None
        return sorted(view.pools[view.seat], key=lambda magnet: (self._strengths[magnet], magnet), reverse=True)

    def _look(self, view: KlusterView, frame: Frame, magnet: Magnet) -> ImaginedTable:
        self._imagined = self._imagined or ImaginedTable(view, self._budget)
        self._imagined.look(frame, self._poles, magnet)
        return self._imagined

    # A placement

    def _place(self, view: KlusterView) -> Plan:
        """Take a magnet, feel and think over the table, make room if need be; then go where it should lie."""
        tangles = self._tangles(view)
        frame, sense = yield from self._take_up(view, view.frame, self._by_strength(view)[0])
        frame = yield from untangle(frame, tangles)
        while True:
            frame, wish = yield from self._ponder(frame, self._intend(view, frame), sense)
            if wish is None:
                return
            if wish.bay is None:
                break
            frame = yield from widen(frame, wish.bay, OUTWARDS)
            frame = yield from untangle(frame, tangles)
        if wish.magnet != sense.magnet:
            frame = yield from self._hand.put_back(frame)
            frame, sense = yield from self._take_up(view, frame, wish.magnet)
        yield from self._bring(view, frame, wish.spot, sense, tangles)

    def _take_up(
        self, view: KlusterView, frame: Frame, magnet: Magnet
    ) -> Generator[Step, Frame, tuple[Frame, TugReadings]]:
        """Take a magnet, unless there is one in the hand, and carry it over the middle of all that lies there."""
        if frame.held is None and frame.stage is Stage.PREPARING:
            frame = yield from self._hand.take(magnet, "a", usual_pose(magnet), 0.0)
        sense = TugReadings(magnet if frame.held is None else frame.held.body.magnet, self._strengths)
        x, y = _middle(frame)
        frame = yield from self._carry(frame, x, y, FEELING, sense)
        return frame, sense

    def _bring(
        self, view: KlusterView, frame: Frame, spot: ImaginedSpot, sense: TugReadings, tangles: tuple[int, ...]
    ) -> Plan:
        """Go over a spot, feel, think again, go down, feel; let go if all is well, otherwise look for another spot."""
        for left in reversed(range(ATTEMPTS)):
            frame = yield from self._over(frame, spot, sense)
            frame, better = yield from self._ponder(frame, self._reconsider(view, frame, spot), sense)
            if better is None:
                return
            if better != spot:
                frame = yield from self._over(frame, better, sense)
            frame = yield from self._before_going_down(view, frame, better, sense)
            frame = yield from untangle(frame, tangles)
            calm = {body.magnet: body.at for body in frame.lying}
            frame = yield from self._down(frame, better, sense, calm, bold=left == 0)
            if frame.stage is not Stage.PREPARING or frame.held is None:
                return
            if frame.may_release and (left == 0 or self._all_well(view, frame, better, calm)):
                yield Step((Release(),))
                return
            x, y, _ = frame.held.body.at
            frame = yield from self._carry(frame, x, y, ABOVE, sense)
            spot = self._another(better)

    def _all_well(self, view: KlusterView, frame: Frame, spot: ImaginedSpot, calm: Places) -> bool:
        """Whether to let go here and now."""
        if frame.held is None or frame.held.height > 1.2 * DROP or _alarmed(frame, calm):
            return False
        x, y, _ = frame.held.body.at
        here = replace(spot, x=x, y=y)
        return float(self._look(view, frame, frame.held.body.magnet).play_through([here], 0.0)[0]) <= BOLD

    def _over(self, frame: Frame, spot: ImaginedSpot, sense: TugReadings) -> Motion:
        """Across the table, turning it as wanted, then down to where it goes straight down."""
        if frame.held is None or frame.stage is not Stage.PREPARING:
            return frame
        held = frame.held
        if (held.face, held.yaw, held.pose) != (spot.face, spot.yaw, spot.pose):
            x, y, _ = held.body.at
            turn = Hover(round(x, 3), round(y, 3), max(held.height, FEELING), spot.yaw, spot.face, spot.pose)
            frame = yield Step((turn,), 4)
            frame = yield from self._hand.wait(frame)
        frame = yield from self._carry(frame, spot.x, spot.y, FEELING, sense)
        return (yield from self._carry(frame, spot.x, spot.y, LISTEN, sense, SLOWLY))

    def _down(self, frame: Frame, spot: ImaginedSpot, sense: TugReadings, calm: Places, bold: bool) -> Motion:
        """Straight down, step by step, for as long as nothing stirs or pulls; `bold`: whatever happens."""
        height = LISTEN
        while height > DROP and frame.stage is Stage.PREPARING and (bold or not _alarmed(frame, calm)):
            height = max(DROP, height - 10.0)
            frame = yield from self._carry(frame, spot.x, spot.y, height, sense, SLOWLY)
        return (yield from self._feeling(self._hand.wait(frame), sense, frame))

    def _carry(
        self, frame: Frame, x: float, y: float, height: float, sense: TugReadings, speed: float | None = None
    ) -> Motion:
        """Bring the held magnet somewhere (mm), unless the turn has gone wrong already."""
        if frame.stage is not Stage.PREPARING or frame.held is None:
            return frame
        return (yield from self._feeling(self._hand.carry(frame, x, y, height, speed), sense, frame))

    def _feeling(self, motion: Motion, sense: TugReadings, frame: Frame) -> Motion:
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

    # Thought

    def _ponder(self, frame: Frame, thinking: Thought[T], sense: TugReadings | None = None) -> Pondered[T]:
        """Think a thought to its end while the hand goes where the thought is, slice by slice and beat by beat."""
        pondering = Pondering(thinking, self._budget)
        stage = frame.stage
        if stage not in (Stage.PREPARING, Stage.CHOICE):
            return frame, None
        while not pondering.done and frame.stage is stage:
            x, y = self._sway(frame, pondering.about)
            frame = yield from self._hand.muse(frame, x, y, FEELING, pondering.go_on)
            if sense is not None:
                sense.feel(frame)
        return frame, pondering.conclusion if frame.stage is stage else None

    def _sway(self, frame: Frame, about: Point | None) -> Point:
        """Somewhere near the place that is thought about, each time elsewhere."""
        self._beats += 1
        x, y = about or ((0.0, 0.0) if frame.held is None else frame.held.body.at[:2])
        right, ahead = ((1.0, 0.3), (-0.3, 1.0), (-1.0, -0.3), (0.3, -1.0))[self._beats % 4]
        return x + SWAY * right, y + SWAY * ahead


def _middle(frame: Frame) -> Point:
    """mm, of all that lies on the table; of the cords, if nothing does."""
    points = [body.at[:2] for body in frame.lying] or [point for cord in frame.cords for point in cord]
    x, y = np.mean(points, axis=0)
    return float(x), float(y)


def _alarmed(frame: Frame, calm: Places) -> bool:
    """Whether a magnet has left its place, or the one in the hand is pulled hard."""
    if frame.tug is not None and math.hypot(*frame.tug.force) > DANGER:
        return True
    for body in frame.lying:
        x, y, _ = calm.get(body.magnet, body.at)
        if math.hypot(body.at[0] - x, body.at[1] - y) > STIRRED:
            return True
    return False
