"""From `casual` to `expert`: the same bot with more or less patience and a hand that trembles more or less.

They weigh the risk of a placement against the trouble that it leaves for the next seat, unless they are ahead: a
seat on turn that has no more magnets left than any other wins by never faulting. Everything is thought in slices,
while the hand moves over the table (`thinking`).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

import numpy as np

from lodestone.bots.kluster.careful import BOLD, CarefulBot, Wish
from lodestone.bots.kluster.cords import crossings
from lodestone.bots.kluster.felt_poles import TugReadings
from lodestone.bots.kluster.hand import TremblingHand
from lodestone.bots.kluster.imagined_table import ImaginedSpot, ImaginedTable
from lodestone.bots.kluster.levels import STEADY, LevelTraits
from lodestone.bots.kluster.plan import Motion, Plan
from lodestone.bots.kluster.searching import APART, finalists, played_through, rank, snug
from lodestone.bots.kluster.squeezing import Foresight, Obstacle, Squeeze, best_pull, squeeze, within_reach
from lodestone.bots.kluster.thinking import Thought
from lodestone.bots.kluster.widening import Dent, deepest_bay, deepest_dent
from lodestone.core import Chance
from lodestone.kluster import Magnet, Point, is_spinner
from lodestone.match.kluster.live import Frame, KlusterView, Stage

SCARCE = 1_000.0
"""mm² of safe places with which it still feels at ease."""
PLENTY = 5_000.0
"""The same for a seat that only has to avoid faults."""
FAVOURITES = 4
"""Placements that are played through once more with what was felt on the way."""
RIVALS = 6
"""Safe placements whose harm is compared."""
PICKED_UP = 2.0
"""Magnets that a fault brings back, typically; as many turns are lost."""
ROOM = 1.5
"""mm between its magnet and a cord that it draws in, besides what its hand needs: less than where it looks for places
(`searching`), or it could draw none in."""
CHOOSING = 3
"""The part of its patience that goes into the question whether to go on at all (E3)."""


class LevelBot(CarefulBot):
    """A bot of a level; `tremor` (mm) instead of its usual one."""

    def __init__(self, name: str, traits: LevelTraits, seed: int = 0, tremor: float | None = None) -> None:
        shaking = traits.tremor if tremor is None else tremor
        super().__init__(TremblingHand(Chance(seed, f"bot/{name}"), shaking))
        self._traits = traits
        self._foresight: Foresight | None = None
        self._turn: object = None
        self._thought_of: dict[Magnet, tuple[object, list[ImaginedSpot]]] = {}
        """By magnet: the picture that it went by, and the placements that it played through, best first."""
        self._opened: list[Point] = []
        """Where it has taken hold of the cord in this turn to draw it outwards, mm."""
        self._squeezed = 0
        """Times that it has drawn it inwards."""
        self._began_with: tuple[int, ...] = ()
        """How often each cord lay over itself when the turn began."""

    def plan(self, view: KlusterView) -> Plan:
        """Begin a turn with fresh patience."""
        choosing = view.frame.stage is Stage.CHOICE
        if self._turn != (view.round, view.pools, choosing):
            self._turn = view.round, view.pools, choosing
            self._opened = []
            self._squeezed = 0
            self._began_with = tuple(crossings(view.frame, cord) for cord in range(len(view.frame.cords)))
            self._budget.renew(self._traits.looks // (CHOOSING if choosing else 1))
        return super().plan(view)

    def _tangles(self, view: KlusterView) -> tuple[int, ...]:
        return () if view.table.cord_by_magnet else self._began_with

    # Room

    def _room(self, view: KlusterView, frame: Frame, spot: ImaginedSpot) -> Thought[Dent | None]:
        """Where to draw the cord outwards first (K15), if it wants that.

        It must have room where nothing is safe. With hardly a place left it is high time, too; whoever squeezes others
        and is ahead wants plenty for everybody.
        """
        needy = spot.risk > BOLD
        bay = self._bay(view, frame, needy)
        if needy or bay is None or not self._traits.squeezes or self._budget.out:
            return bay if needy else None
        places, _ = self._ahead(view).safe_places(frame, self._by_strength(view)[0], self._poles)
        yield bay.at
        return bay if self._ahead(view).area(places) < (SCARCE if self._means_harm(view) else PLENTY) else None

    def _bay(self, view: KlusterView, frame: Frame, needy: bool) -> Dent | None:
        """Where room can be made, if there is any and it still has the patience."""
        if len(self._opened) >= self._traits.widenings or view.table.cord_by_magnet:
            return None
        bay = deepest_bay(frame, self._opened, clear=not needy)
        return bay or (deepest_dent(frame) if needy else None)

    # Choosing

    def _intend(self, view: KlusterView, frame: Frame) -> Thought[Wish]:
        """What is held, or else the strongest; if that has no safe place, whichever has the least risk."""
        own = self._by_strength(view)
        first = own[0] if frame.held is None else frame.held.body.magnet
        others = [magnet for magnet in own if magnet != first]
        stride = max(1, -(-len(others) // max(1, self._traits.magnets - 1)))
        found: list[Wish] = []
        for magnet in [first, *others[stride - 1 :: stride]][: self._traits.magnets]:
            spot = yield from self._search(view, frame, magnet)
            found.append(Wish(magnet, spot))
            bay = yield from self._room(view, frame, spot)
            if bay is not None:
                self._opened.append(bay.at)
                return Wish(magnet, spot, bay)
            if spot.risk <= BOLD or self._budget.out:
                break
        return min(found, key=lambda wish: rank(wish.spot))

    def _still_worth_it(self, view: KlusterView) -> float:
        """A magnet fewer against the turns that a fault would cost: (1 − r) · 1 > r · (1 + picked up)."""
        return 1.0 / (2.0 + PICKED_UP)

    def _search(self, view: KlusterView, frame: Frame, magnet: Magnet) -> Thought[ImaginedSpot]:
        """Risk against trouble, among as many placements as patience allows."""
        imagined = self._look(view, frame, magnet)
        harm = self._means_harm(view) and bool(frame.lying)
        spots: list[ImaginedSpot] = []
        for candidates in self._candidates(view, frame, imagined, harm):
            yield None
            spots += yield from self._tried(imagined, candidates)
            if self._budget.out or min(spot.risk for spot in spots) <= BOLD:
                break
        spots.sort(key=rank)
        self._thought_of[magnet] = imagined.picture, spots
        best = spots[0]
        if harm and best.risk <= BOLD:
            bearable = [spot for spot in spots if spot.risk <= best.risk + self._traits.malice]
            best = yield from self._nastiest(view, frame, magnet, bearable[:RIVALS])
        return best

    def _tried(self, imagined: ImaginedTable, candidates: Sequence[ImaginedSpot]) -> Thought[list[ImaginedSpot]]:
        """The candidates with their risks; at least the first one, the others as far as patience goes."""
        found: list[ImaginedSpot] = []
        for spot in candidates:
            found += played_through(imagined, [spot], self._shake, self._traits.directions)
            yield spot.x, spot.y
            if self._budget.out:
                break
        return found

    def _candidates(
        self, view: KlusterView, frame: Frame, imagined: ImaginedTable, harm: bool
    ) -> Iterator[list[ImaginedSpot]]:
        """Lying flat if that is safe; otherwise it looks closer, and only in need sets a stone on its edge.

        Before that it makes room, if there is any to be had.
        """
        traits = self._traits
        usual = finalists(imagined, self._shake, traits.finalists, APART)
        if harm:
            x, y = np.mean([body.at[:2] for body in frame.lying], axis=0)
            close = snug(imagined, self._shake, traits.finalists, (float(x), float(y)))
            usual = [spot for pair in zip_longest(usual, close) for spot in pair if spot is not None]
        yield usual
        if self._bay(view, frame, needy=True) is None:
            yield finalists(imagined, self._shake, traits.closer * traits.finalists, APART / 2.0)
            if not is_spinner(imagined.magnet):
                yield finalists(imagined, self._shake, traits.finalists, APART, standing=True)

    def _reconsider(self, view: KlusterView, frame: Frame, spot: ImaginedSpot) -> Thought[ImaginedSpot]:
        """The favourites once more, if something new was felt or seen; all of them only if none is safe any more."""
        assert frame.held is not None
        magnet = frame.held.body.magnet
        imagined = self._look(view, frame, magnet)
        picture, spots = self._thought_of.get(magnet, (None, [spot]))
        if picture == imagined.picture:
            return spot
        others = [other for other in spots if not _same(other, spot)]
        again = yield from self._tried(imagined, [spot, *others][:FAVOURITES])
        self._thought_of[magnet] = imagined.picture, sorted([*again, *others[len(again) - 1 :]], key=rank)
        best = min(again, key=rank)
        if best.risk > BOLD and not self._budget.out:
            return (yield from self._search(view, frame, magnet))
        bearable = BOLD if self._means_harm(view) else best.risk
        return again[0] if again[0].risk <= bearable else best

    def _another(self, spot: ImaginedSpot) -> ImaginedSpot:
        """The next best that is not close to that one; the same again, if there is none."""
        magnet = None if self._imagined is None else self._imagined.magnet
        _, spots = self._thought_of.get(magnet or "", (None, []))
        elsewhere = [other for other in spots if math.hypot(other.x - spot.x, other.y - spot.y) >= APART / 2.0]
        return min(elsewhere, key=rank, default=spot)

    @property
    def _shake(self) -> float:
        """How far it expects its hand to be off at worst, mm."""
        return 2.0 * self._hand.tremor

    # Making it hard for others

    def _means_harm(self, view: KlusterView) -> bool:
        """Whether anybody would finish sooner if nobody faults; not if it may place again itself before that (E2)."""
        if self._traits.malice == 0.0 or view.seats == 1 or view.seat is None:
            return False
        own, *others = (len(pool) for pool in view.pools[view.seat :] + view.pools[: view.seat] if pool)
        if view.options.expert and others and own - 1 > others[0]:
            return False
        return own > min(others, default=own)

    def _nastiest(
        self, view: KlusterView, frame: Frame, magnet: Magnet, spots: Sequence[ImaginedSpot]
    ) -> Thought[ImaginedSpot]:
        """Risk against trouble."""
        worth: list[tuple[float, int]] = []
        for at, spot in enumerate(spots):
            after = self._ahead(view).after(frame, magnet, spot)
            places, looked_at = self._ahead(view).safe_places(after, magnet, self._poles)
            if len(frame.cords) == 1 and self._traits.squeezes:
                places = within_reach(places, after)
            worth.append((round(spot.risk, 2) + self._traits.malice * len(places) / max(looked_at, 1), at))
            yield spot.x, spot.y
            if self._budget.out:
                break
        return spots[min(worth)[1]]

    def _ahead(self, view: KlusterView) -> Foresight:
        self._foresight = self._foresight or Foresight(view, self._budget)
        return self._foresight

    def _before_going_down(self, view: KlusterView, frame: Frame, spot: ImaginedSpot, sense: TugReadings) -> Motion:
        """Draw the cord inwards round what lies and what is about to be placed."""
        single = len(frame.cords) == 1 and not view.table.cord_by_magnet
        if not single or spot.risk > BOLD or not self._means_harm(view):
            return frame
        while self._squeezed < self._traits.squeezes:
            if frame.stage is not Stage.PREPARING or frame.held is None or self._budget.out:
                break
            frame, pull = yield from self._ponder(frame, self._pull(view, frame, spot, sense.magnet), sense)
            if pull is None:
                break
            self._squeezed += 1
            before = frame.cords
            frame = yield from squeeze(frame, pull, self._mine(view, spot, sense.magnet))
            if frame.cords == before:
                break
        return frame

    def _pull(self, view: KlusterView, frame: Frame, spot: ImaginedSpot, magnet: Magnet) -> Thought[Squeeze | None]:
        """Where to draw the cord inwards, if that is worth it."""
        after = self._ahead(view).after(frame, magnet, spot)
        places, _ = self._ahead(view).safe_places(after, magnet, self._poles)
        yield None
        obstacles = [Obstacle(*body.at[:2], 0.5 * max(view.sizes[body.magnet])) for body in frame.lying]
        obstacles.append(self._mine(view, spot, magnet))
        return best_pull(np.array(frame.cords[0]), obstacles, places)

    def _mine(self, view: KlusterView, spot: ImaginedSpot, magnet: Magnet) -> Obstacle:
        """Where its own magnet will lie, with some room for its hand."""
        return Obstacle(spot.x, spot.y, 0.5 * max(view.sizes[magnet]) + ROOM + 2.0 * self._shake)


class SteadyBot(LevelBot):
    """`steady`: places where it disturbs least, and never means any harm. `tremor` (mm) is that of its hand."""

    def __init__(self, seed: int = 0, tremor: float | None = None) -> None:
        super().__init__("steady", STEADY, seed, tremor)


def _same(one: ImaginedSpot, other: ImaginedSpot) -> bool:
    """Whether two are the same placement, whatever was thought of them."""
    return replace(one, use=0.0, risk=0.0) == replace(other, use=0.0, risk=0.0)
