"""A position: the whole state of a game between two turns. It never changes; what happens returns the next one."""

from __future__ import annotations

from typing import Literal

import msgspec

from lodestone.core import Event, GameOver, IllegalMove, Reason, Seat, seat_after
from lodestone.kluster.events import (
    ContinuationOffered,
    Ending,
    FaultCounted,
    GameEnded,
    MagnetPlaced,
    Phase,
    SeatResigned,
    TurnPassed,
)
from lodestone.kluster.explain import objections
from lodestone.kluster.facts import TurnFacts, taken
from lodestone.kluster.magnets import Boxes, Magnet, in_order
from lodestone.kluster.options import Options
from lodestone.kluster.setup import Setup, deal
from lodestone.kluster.standings import ALLOWED_FAULTS, SoloStatus, places_by_count, seats_with_fewest

Change = tuple["Position", list[Event]]


class Position(msgspec.Struct, frozen=True):
    """The state of a game between two turns.

    >>> position = new_game(Boxes(classic=1), seats=2)
    >>> position, events = position.play(TurnFacts(placed="c1"))
    >>> position.seat, position.table, len(position.pools[0])
    (1, ('c1',), 11)
    """

    setup: Setup
    seat: Seat | None
    """The seat on turn; None when over."""
    pools: tuple[tuple[Magnet, ...], ...]
    """What each seat still has to place."""
    table: tuple[Magnet, ...]
    """What lies in the area."""
    set_aside: tuple[Magnet, ...]
    """What is out of the game (P8, Q-P1, Q-K26, Z8)."""
    phase: Phase = Phase.TURN
    round: int = 1
    """How many times the turn has begun its way round the table (Q-K27)."""
    faults: int = 0
    """Alone: faults so far (S3)."""
    resigned: tuple[Seat, ...] = ()
    """Seats that have left, in that order (Z8)."""
    places: tuple[Seat, ...] = ()
    """Seats that have a place of their own, best first: in the order of placing their last magnet (K5, Q-K20)."""
    winners: tuple[Seat, ...] = ()
    """Who has won; known before the end where the others play on. Several only by a round limit (Q-K27)."""
    ending: Ending | None = None
    """In what way the game ended, if it has."""

    # What may be asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def winner(self) -> Seat | None:
        """The one seat that has won, if there is one."""
        return self.winners[0] if len(self.winners) == 1 else None

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that still take turns, or did until the end."""
        return tuple(s for s in range(self.setup.seats) if s not in self.resigned and s not in self.places)

    @property
    def solo(self) -> SoloStatus | None:
        """How a game alone stands (S1–S6); None with more seats."""
        if not self.setup.solo:
            return None
        placed = len(self.table) - len(self.setup.centres)
        return SoloStatus(self.faults, ALLOWED_FAULTS, placed, self.ending is Ending.TOTAL_VICTORY)

    def whereabouts(self, magnet: Magnet) -> Seat | Literal["table", "aside"] | None:
        """Where a magnet is: a seat's pool, on the table, set aside; None if the boxes have no such magnet."""
        if magnet in self.table:
            return "table"
        for seat, pool in enumerate(self.pools):
            if magnet in pool:
                return seat
        return "aside" if magnet in self.set_aside else None

    def explain(self, facts: TurnFacts) -> tuple[Reason, ...]:
        """Why these cannot be the facts of the turn; empty if they can."""
        return objections(self, facts)

    def left(self) -> tuple[int | None, ...]:
        """Magnets left in each pool, as the next game's `first_seat` wants them (K6); None for seats that resigned."""
        return tuple(None if seat in self.resigned else len(pool) for seat, pool in enumerate(self.pools))

    # What may happen

    def play(self, facts: TurnFacts) -> Change:
        """Apply the facts of a turn. Raises IllegalMove if they are impossible, GameOver after the end."""
        seat = self._on_turn()
        if reasons := self.explain(facts):
            raise IllegalMove(*reasons)
        events: list[Event] = []
        pool, table = list(self.pools[seat]), list(self.table)
        if facts.placed is not None:
            events.append(MagnetPlaced(seat, facts.placed))
            pool.remove(facts.placed)
            table.append(facts.placed)
        for taking in taken(seat, facts):  # K12: from anywhere, no matter who placed them
            events.append(taking)
            pool += taking.magnets
            table = [magnet for magnet in table if magnet not in taking.magnets]
        after = msgspec.structs.replace(self, pools=self._with_pool(seat, pool), table=in_order(table))
        if facts.fault:
            return after._end_turn_by_fault(seat, events)
        return after._end_clean_turn(seat, events)

    def stop(self) -> Change:
        """The seat stops: an expert places no more (E3), or a single player ends the game (Q-S2)."""
        seat = self._on_turn()
        if self.setup.solo:
            return self._end(Ending.STOPPED, [])
        if self.phase is not Phase.CONTINUE:
            raise IllegalMove(Reason("K9", "kluster-stop", {}))
        return self._pass_turn(seat, [])

    def timeout(self) -> Change:
        """The turn's time is up: a held magnet is back in the pool and the turn passes; alone it is a fault (Z9)."""
        seat = self._on_turn()
        return self._count_fault(seat, "Z9", []) if self.setup.solo else self._pass_turn(seat, [])

    def resign(self, seat: Seat) -> Change:
        """A seat leaves, on turn or not; its pool is set aside and the last seat left wins (Z8)."""
        turn = self._on_turn()
        if seat not in self.active:
            raise IllegalMove(Reason("Z8", "kluster-resign", {"seat": seat}))
        events: list[Event] = [SeatResigned(seat, self.pools[seat])]
        after = msgspec.structs.replace(
            self,
            pools=self._with_pool(seat, []),
            set_aside=in_order(self.set_aside + self.pools[seat]),
            resigned=(*self.resigned, seat),
        )
        if len(after.active) <= 1:
            return after._placed_next(after.active)._end(Ending.RESIGNED, events)
        if seat == turn or (
            self.phase is Phase.CONTINUE and not after._may_continue(turn)
        ):  # Q-E1: another seat is next now
            return after._pass_turn(turn, events)
        return after, events

    # What follows by itself

    def _on_turn(self) -> Seat:
        if self.seat is None:
            raise GameOver("game-over", rule="K21")
        return self.seat

    def _with_pool(self, seat: Seat, pool: list[Magnet]) -> tuple[tuple[Magnet, ...], ...]:
        return (*self.pools[:seat], in_order(pool), *self.pools[seat + 1 :])

    def _end_turn_by_fault(self, seat: Seat, events: list[Event]) -> Change:
        """K13, D12, E5: over at once, even if the last magnet was placed (Q-K16)."""
        return self._count_fault(seat, "S3", events) if self.setup.solo else self._pass_turn(seat, events)

    def _count_fault(self, seat: Seat, rule: str, events: list[Event]) -> Change:
        """One fault for each occasion, however many magnets are picked up (S3, X-S1)."""
        after = msgspec.structs.replace(self, faults=self.faults + 1)
        events.append(FaultCounted(seat, after.faults, ALLOWED_FAULTS, rule))
        if after.faults > ALLOWED_FAULTS:
            return after._end(Ending.FAULTS, events)
        return after._pass_turn(seat, events)

    def _end_clean_turn(self, seat: Seat, events: list[Event]) -> Change:
        if not self.pools[seat]:  # K5, K21, Q-E4
            return self._finish(seat, events)
        if self._may_continue(seat):
            events.append(ContinuationOffered(seat))
            return msgspec.structs.replace(self, phase=Phase.CONTINUE), events
        return self._pass_turn(seat, events)

    def _may_continue(self, seat: Seat) -> bool:
        """E2, X-E1, X-E2: strictly more than the next seat in turn; alone there is none (Q-E3)."""
        following = self._next(seat)
        return self.setup.options.expert and following != seat and len(self.pools[seat]) > len(self.pools[following])

    def _next(self, seat: Seat) -> Seat:
        """The next seat clockwise that still plays (K8, D8)."""
        following = seat_after(seat, self.setup.seats)
        while following not in self.active:
            following = seat_after(following, self.setup.seats)
        return following

    def _finish(self, seat: Seat, events: list[Event]) -> Change:
        """A seat has placed everything: it wins (K5, S5), or takes the next place (Q-K20)."""
        if self.setup.solo:
            return msgspec.structs.replace(self, winners=(seat,))._end(Ending.TOTAL_VICTORY, events)
        after = self._placed_next((seat,))
        if not self.setup.options.play_on:
            return after._end(Ending.WIN, events)
        if len(after.active) == 1:
            return after._placed_next(after.active)._end(Ending.PLACES, events)
        return after._pass_turn(seat, events)

    def _placed_next(self, seats: tuple[Seat, ...]) -> Position:
        """These seats, best first, have the next places; the very first one has won."""
        places = self.places + seats
        return msgspec.structs.replace(self, places=places, winners=places[:1])

    def _pass_turn(self, seat: Seat, events: list[Event]) -> Change:
        following, first, seats = self._next(seat), self.setup.first, self.setup.seats
        new_round = (following - first) % seats <= (seat - first) % seats
        limit = self.setup.options.rounds
        if new_round and limit is not None and self.round >= limit:
            return self._end_by_rounds(events)
        events.append(TurnPassed(following))
        after = msgspec.structs.replace(self, seat=following, phase=Phase.TURN, round=self.round + new_round)
        return after, events

    def _end_by_rounds(self, events: list[Event]) -> Change:
        """Fewest left wins, equals share it; where all play for places the rest is ranked alike (Q-K27)."""
        if self.setup.solo:
            return self._end(Ending.ROUNDS, events)
        left = {seat: len(self.pools[seat]) for seat in self.active}
        ranked = places_by_count(left)
        after = self._placed_next(ranked if self.setup.options.play_on else ranked[:1])
        after = msgspec.structs.replace(after, winners=after.winners or seats_with_fewest(left))
        return after._end(Ending.ROUNDS, events)

    def _end(self, ending: Ending, events: list[Event]) -> Change:
        events.append(GameEnded(self.winners, ending, self.places))
        return msgspec.structs.replace(self, seat=None, phase=Phase.OVER, ending=ending), events


def new_game(boxes: Boxes, seats: int, first: Seat = 0, options: Options | None = None) -> Position:
    """A game dealt in order, ready for the first turn."""
    return start(deal(boxes, seats, first, options))


def start(setup: Setup) -> Position:
    """The position before the first turn."""
    return Position(setup, setup.first, setup.pools, in_order(setup.centres), setup.set_aside)
