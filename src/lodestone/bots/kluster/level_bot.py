"""`casual`, `club`, `expert`: one mind with more or less patience, one hand that trembles more or less.

They weigh the risk of a placement against the trouble that it leaves for the next seat, unless they are ahead: whoever
has no more magnets left than anybody else, and is on turn, wins by never faulting.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from time import thread_time

import numpy as np

from lodestone.bots.kluster.careful import BOLD, CarefulBot
from lodestone.bots.kluster.hand import TremblingHand
from lodestone.bots.kluster.levels import Temper
from lodestone.bots.kluster.plan import Motion, Plan
from lodestone.bots.kluster.searching import APART, finalists, played_through, rank, snug
from lodestone.bots.kluster.squeezing import Obstacle, best_pull, squeeze
from lodestone.bots.kluster.steady_belief import Touchstone
from lodestone.bots.kluster.steady_mind import Mind, Spot
from lodestone.bots.kluster.trouble import Foresight, within_reach
from lodestone.bots.kluster.widening import Dent, deepest_bay, deepest_dent, widen
from lodestone.core import Chance
from lodestone.kluster import Magnet, is_spinner
from lodestone.match.kluster.live import Frame, KlusterView, Stage

OUTWARDS = 80.0
"""mm/s at which it draws the cord out."""
AT_ONCE = 2
"""Candidates played through before it looks at the clock."""
SCARCE = 16
"""Safe places, 8 mm apart from each other, with which it still feels at ease in a cord drawn tight."""
PLENTY = 80
"""The same for whoever only has to avoid faults."""
PICKED_UP = 2.0
"""Magnets that a fault brings back, typically; as many turns are lost."""


class LevelBot(CarefulBot):
    """A bot of a level; `tremor` (mm) instead of its usual one."""

    def __init__(self, name: str, temper: Temper, seed: int = 0, tremor: float | None = None) -> None:
        shaking = temper.tremor if tremor is None else tremor
        super().__init__(TremblingHand(Chance(seed, f"bot/{name}"), shaking))
        self._temper = temper
        self._foresight: Foresight | None = None
        self._turn: object = None
        self._spent = 0.0
        """s that it has thought in this turn."""
        self._opened: list[tuple[float, float]] = []
        """Where it has taken hold of the cord in this turn to draw it outwards, mm."""
        self._needy = True
        """Whether it must have room, even if magnets lie close to the cord."""

    def plan(self, view: KlusterView) -> Plan:
        """Each turn begins with fresh patience."""
        if self._turn != (view.round, view.pools):
            self._turn, self._spent, self._opened = (view.round, view.pools), 0.0, []
        return super().plan(view)

    def _insists(self, frame: Frame) -> bool:
        """As long as there is a bay that it has not tried."""
        return self._bay(frame) is not None

    def _make_room(self, frame: Frame) -> Motion:
        """Draw the cord's deepest bay outwards (K15)."""
        bay = self._bay(frame)
        if bay is not None:
            self._opened.append(bay.at)
            frame = yield from widen(frame, bay, OUTWARDS)
        return frame

    def _wants_room(self, view: KlusterView, frame: Frame, spot: Spot) -> bool:
        """With hardly a place left it is high time to open the cord; whoever is ahead wants plenty for everybody."""
        self._needy = spot.risk > BOLD
        if self._needy or frame.held is not None or not self._temper.squeezes or self._bay(frame) is None:
            return self._needy
        places, _ = self._ahead(view).safe_places(frame, self._by_strength(view)[0], self._poles)
        return len(places) < (SCARCE if self._means_harm(view) else PLENTY)

    def _bay(self, frame: Frame) -> Dent | None:
        """Where there is room to be had, and the patience to get it."""
        if len(self._opened) >= self._temper.widenings:
            return None
        bay = deepest_bay(frame, self._opened, clear=not self._needy)
        return bay or (deepest_dent(frame) if self._needy else None)

    # Choosing

    def _choose(self, view: KlusterView, frame: Frame) -> tuple[Magnet, Spot]:
        """Strong ones first; if they have no safe place, whichever has the least risk."""
        own = self._by_strength(view)
        compared = own[:: max(1, -(-len(own) // self._temper.magnets))]
        found: list[tuple[Magnet, Spot]] = []
        for magnet in compared:
            found.append((magnet, self._best(view, frame, magnet)))
            if found[-1][1].risk <= BOLD or self._bay(frame) is not None or self._spent > self._temper.seconds:
                break
        return min(found, key=lambda one: rank(one[1]))

    def _still_worth_it(self, view: KlusterView) -> float:
        """A magnet fewer against the turns that a fault would cost: (1 − r) · 1 > r · (1 + picked up)."""
        return 1.0 / (2.0 + PICKED_UP)

    def _search(self, view: KlusterView, frame: Frame, mind: Mind) -> Spot:
        """Risk against trouble, among as many placements as patience allows."""
        began = thread_time()
        harm = self._means_harm(view) and bool(frame.lying)
        spots: list[Spot] = []
        for candidates in self._candidates(frame, mind, harm):
            for at in range(0, len(candidates), AT_ONCE):
                some = candidates[at : at + AT_ONCE]
                spots += played_through(mind, some, self._shake, self._temper.directions)
                if self._spent + thread_time() - began > self._temper.seconds:
                    break
            late = self._spent + thread_time() - began > self._temper.seconds
            if late or min(spot.risk for spot in spots) <= BOLD:
                break
        best = min(spots, key=rank)
        if harm and best.risk <= BOLD:
            bearable = [spot for spot in spots if spot.risk <= best.risk + self._temper.malice]
            best = self._nastiest(view, frame, mind.magnet, bearable)
        self._spent += thread_time() - began
        return best

    def _candidates(self, frame: Frame, mind: Mind, harm: bool) -> Iterator[list[Spot]]:
        """Lying flat if that is safe; otherwise it looks closer, and only in need sets a stone on its edge.

        Before that it makes room, if there is any to be had.
        """
        temper = self._temper
        usual = finalists(mind, self._shake, temper.finalists, APART)
        if harm:
            x, y = np.mean([body.at[:2] for body in frame.lying], axis=0)
            close = snug(mind, self._shake, temper.finalists, (float(x), float(y)))
            usual = [spot for pair in zip_longest(usual, close) for spot in pair if spot is not None]
        yield usual
        if self._bay(frame) is None:
            yield finalists(mind, self._shake, temper.closer * temper.finalists, APART / 2.0)
            if not is_spinner(mind.magnet):
                yield finalists(mind, self._shake, temper.finalists, APART, standing=True)

    @property
    def _shake(self) -> float:
        """How far it expects its hand to be off at worst, mm."""
        return 2.0 * self._hand.tremor

    # Malice

    def _means_harm(self, view: KlusterView) -> bool:
        """Whether anybody would finish sooner if nobody faults; not if it may place again itself before that (E2)."""
        if self._temper.malice == 0.0 or view.seats == 1 or view.seat is None:
            return False
        own, *others = (len(pool) for pool in view.pools[view.seat :] + view.pools[: view.seat] if pool)
        if view.options.expert and others and own - 1 > others[0]:
            return False
        return own > min(others, default=own)

    def _nastiest(self, view: KlusterView, frame: Frame, magnet: Magnet, spots: Sequence[Spot]) -> Spot:
        """Risk against trouble."""

        def worth(spot: Spot) -> float:
            after = self._ahead(view).after(frame, magnet, spot)
            places, looked_at = self._ahead(view).safe_places(after, magnet, self._poles)
            if len(frame.cords) == 1 and self._temper.squeezes:
                places = within_reach(places, after)
            return round(spot.risk, 2) + self._temper.malice * len(places) / max(looked_at, 1)

        return min(spots, key=worth)

    def _ahead(self, view: KlusterView) -> Foresight:
        self._foresight = self._foresight or Foresight(view)
        return self._foresight

    def _before_going_down(self, view: KlusterView, frame: Frame, spot: Spot, sense: Touchstone) -> Motion:
        """Draw the cord inwards round what lies and what is about to be placed."""
        single = len(frame.cords) == 1 and not view.table.cord_by_magnet
        if not single or spot.risk > BOLD or not self._means_harm(view):
            return frame
        for _ in range(self._temper.squeezes):
            if frame.stage is not Stage.PREPARING or frame.held is None:
                break
            after = self._ahead(view).after(frame, sense.magnet, spot)
            places, _ = self._ahead(view).safe_places(after, sense.magnet, self._poles)
            obstacles = [Obstacle(*body.at[:2], 0.5 * max(view.sizes[body.magnet])) for body in after.lying]
            mine = obstacles[-1]._replace(reach=obstacles[-1].reach + 4.0 + 2.0 * self._hand.tremor)
            pull = best_pull(np.array(frame.cords[0]), [*obstacles[:-1], mine], places)
            if pull is None:
                break
            frame = yield from squeeze(frame, pull, mine)
        return frame
