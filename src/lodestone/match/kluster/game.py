"""A match of Kluster at a table: what the rules make of its turns. It is played live, elsewhere, on physics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from lodestone.core import Event, FirstBy, IllegalMove, Reason, Seat
from lodestone.kluster import Magnet, Phase, Position, TableOptions, most_left, start
from lodestone.match.game import Game, Happened
from lodestone.match.kluster.equipment import MagnetMade
from lodestone.match.kluster.events import TableLaid, TurnPlayed
from lodestone.match.kluster.plain import plain_result, read_deal
from lodestone.match.kluster.preview import Resting, still_frame
from lodestone.match.kluster.refereed import after, read_happenings
from lodestone.match.kluster.view import Stage, public_of, seen
from lodestone.match.kluster.wire import KlusterGame, KlusterPublic
from lodestone.match.plain import read


class Kluster(Game):
    """The match as it was after its last stored turn, and who has resigned since."""

    def __init__(self, laid: TableLaid, *, sealed: bool = False) -> None:
        record = laid.record
        self._setup = read_deal(record)
        self._table = read(record["table"], TableOptions, at="table")
        self._made = msgspec.convert(record["magnets"], dict[Magnet, MagnetMade])
        self._opening = record
        self._sealed = sealed
        self.position: Position = start(self._setup)
        self.leaving: list[Seat] = []
        """Seats that have resigned, which the match itself does not know yet."""
        self._turns = 0
        self._resting = Resting()

    @property
    def turn(self) -> Seat | None:
        """The seat on turn."""
        return self.position.seat

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.position.over

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """Who has left."""
        return tuple(sorted({*self.position.resigned, *self.leaving}))

    @property
    def turns(self) -> int:
        """Turns that have ended."""
        return self._turns

    # What may be done

    def decide(self, seat: Seat, move: str, *, bot: bool) -> msgspec.Struct:
        """Rules alone cannot say what a move leads to: the live match does."""
        raise NotImplementedError

    def ends_with(self, event: TurnPlayed) -> bool:
        """Whether that was the last turn."""
        position, _ = self._after(event)
        return position.over

    def leaves_choice(self, event: TurnPlayed) -> bool:
        """An expert may go on (E3)."""
        position, _ = self._after(event)
        return self._same_turn(position)

    def _same_turn(self, after: Position) -> bool:
        return after.phase is Phase.CONTINUE and after.seat == self.position.seat

    def apply(self, event: TurnPlayed) -> Happened:
        """A turn has ended."""
        after, events = self._after(event)
        undecided = self._same_turn(after)
        self.position = after
        self._resting.after(event.turn, after.table)
        self.leaving = [seat for seat in self.leaving if seat not in after.resigned]
        self._turns += 1
        return Happened(events[event.told :], moved=True, undecided=undecided)

    def _after(self, event: TurnPlayed) -> tuple[Position, list[Event]]:
        position, events = self.position, []
        for happening in read_happenings(self._turns + 1, event.turn["happenings"]):
            position, more = after(position, happening)
            events += more
        return position, events

    def ends_without(self, seat: Seat) -> bool:
        """Always False: the match says so, once nothing moves any more."""
        if seat in self.resigned:
            raise IllegalMove(Reason("Z8", "illegal-resign", {"seat": seat}))
        return False

    def leave(self, seat: Seat) -> Happened:
        """A seat leaves (Z8), as soon as the match can let it go."""
        self.leaving.append(seat)
        return Happened(())

    def next_first(self, first: Seat) -> tuple[Sequence[Seat], FirstBy]:
        """Who has most magnets left (K6)."""
        return most_left(self._setup.seats, tuple(map(len, self.position.pools))), FirstBy.MOST_LEFT

    # What may be seen

    def public(self, *, whole: bool) -> KlusterPublic:
        """The match as everybody sees it between two turns."""
        everybody = seen(self._setup, self._table, self._made, self.position, sealed=self._sealed)
        return public_of(everybody, self._stage())

    def standing(self) -> tuple[int, ...]:
        """Magnets that are left to place."""
        return tuple(map(len, self.position.pools))

    def _stage(self) -> Stage:
        if self.position.over:
            return Stage.OVER
        return Stage.CHOICE if self.position.phase is Phase.CONTINUE else Stage.PREPARING

    def shown(self, public: KlusterPublic, own: tuple[Any, ...]) -> KlusterGame:
        """The public part, for everybody: the only private one is the tug, in the holder's frames."""
        return KlusterGame(public)

    def board(self) -> bytes:
        """Cords and magnets as they lay after the last turn."""
        sizes = {magnet: made.size for magnet, made in self._made.items()}
        return self._resting.packed(self._setup.boxes, self._table, sizes)

    def still(self) -> bytes:
        """The same as a live frame."""
        boxes = self._setup.boxes
        cords = self._resting.cords(boxes, self._table)
        return still_frame(boxes.magnets, self._resting.lying, cords, self._stage(), self._turns)

    def solo_points(self) -> int | None:
        """Magnets in the area (S4)."""
        return None if self.position.solo is None else self.position.solo.placed

    def record(self, players: tuple[str, ...], past: Sequence[TurnPlayed]) -> dict[str, Any]:
        """The whole match."""
        turns = [event.turn for event in past]
        return {**self._opening, "turns": turns, "result": plain_result(self.position), "players": list(players)}
