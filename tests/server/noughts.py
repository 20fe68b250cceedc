"""Noughts and crosses: a minimal game that the server knows nothing about."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from lodestone.core import FirstBy, IllegalMove, Reason, Seat, seat_after
from lodestone.match.game import Game, GameBots, GameKind, GameStart, Happened, Terms
from lodestone.match.log_events import EventTypes, Older
from lodestone.match.refusals import NotAllowed
from lodestone.match.wire import Asked, GameAdvice, GameOptions, GameReview, GameShown, SeatNumber, Told

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class NoughtsOptions(GameOptions, frozen=True):
    """What can be chosen."""

    misere: bool = False
    """Whoever makes a line has lost."""


class NoughtsPublic(Told, frozen=True):
    """The board as everybody sees it."""

    cells: tuple[int | None, ...]
    turn: int | None
    winners: tuple[int, ...]


class NoughtsOwn(Told, frozen=True):
    """What a seat sees besides."""

    seat: int
    free: tuple[int, ...]


class NoughtsGame(GameShown, frozen=True, tag="noughts"):
    """A game for one person."""

    public: NoughtsPublic
    own: tuple[NoughtsOwn, ...]


class Threats(Asked, frozen=True, tag="noughts_threats"):
    """Where would this seat make a line?"""

    seat: SeatNumber


class Threatened(Told, frozen=True, tag_field="type", tag="noughts_threatened"):
    """The answer: these cells."""

    id: str
    cells: tuple[int, ...]


class NoughtsAdvice(GameAdvice, frozen=True, tag="noughts"):
    """What to play."""

    cell: int


class NoughtsReview(GameReview, frozen=True, tag="noughts"):
    """How often the middle was taken."""

    middles: int


class Marked(msgspec.Struct, frozen=True, tag_field="e", tag=True):
    """A cell is taken."""

    seat: Seat
    cell: int


class MarkedOnce(msgspec.Struct, frozen=True, tag_field="e", tag="Marked"):
    """A mark as version 1 stored it: by row and column."""

    seat: Seat
    row: int
    column: int


class Noughts(Game):
    """Nine cells."""

    def __init__(self, first: Seat, misere: bool) -> None:
        self.cells: list[int | None] = [None] * 9
        self.marks: list[Marked] = []
        self.gone: list[Seat] = []
        self._next: Seat = first
        self._misere = misere

    @property
    def turn(self) -> Seat | None:
        return None if self.over else self._next

    @property
    def over(self) -> bool:
        return bool(self.winners()) or None not in self.cells

    @property
    def resigned(self) -> tuple[Seat, ...]:
        return tuple(self.gone)

    @property
    def turns(self) -> int:
        return len(self.marks)

    def winners(self) -> tuple[Seat, ...]:
        if self.gone:
            return (1 - self.gone[0],)
        made = {self.cells[a] for a, b, c in LINES if self.cells[a] is not None and self._same(a, b, c)}
        return tuple(1 - seat if self._misere else seat for seat in made if seat is not None)

    def _same(self, *cells: int) -> bool:
        return len({self.cells[cell] for cell in cells}) == 1

    def decide(self, seat: Seat, move: str, *, bot: bool) -> Marked:
        if seat != self.turn:
            raise NotAllowed("table-not-on-turn", seat=self.turn or 0)
        if move not in "012345678" or self.cells[int(move)] is not None:
            raise IllegalMove(Reason("N1", "table-no-free-seat", {}))
        return Marked(seat, int(move))

    def ends_with(self, event: Marked) -> bool:
        after = Noughts(0, self._misere)
        after.cells = [event.seat if cell == event.cell else mark for cell, mark in enumerate(self.cells)]
        return after.over

    def apply(self, event: Marked) -> Happened:
        self.cells[event.cell] = event.seat
        self.marks.append(event)
        self._next = seat_after(event.seat, 2)
        return Happened([{"event": "Marked", "seat": event.seat, "cell": event.cell}], moved=True)

    def ends_without(self, seat: Seat) -> bool:
        return True

    def leave(self, seat: Seat) -> Happened:
        self.gone.append(seat)
        return Happened([{"event": "Left", "seat": seat}])

    def next_first(self, first: Seat) -> tuple[Sequence[Seat], FirstBy]:
        return (seat_after(first, 2),), FirstBy.NEXT

    def public(self, *, whole: bool) -> NoughtsPublic:
        return NoughtsPublic(tuple(self.cells), self.turn, self.winners())

    def own(self, seat: Seat) -> NoughtsOwn:
        free = [cell for cell, mark in enumerate(self.cells) if mark is None and seat == self.turn]
        return NoughtsOwn(seat, tuple(free))

    def shown(self, public: NoughtsPublic, own: tuple[NoughtsOwn, ...]) -> NoughtsGame:
        return NoughtsGame(public, own)

    def bot_view(self, seat: Seat) -> bytes:
        return bytes(9 if mark is None else mark for mark in self.cells)

    def answer(self, question: Threats, language: str) -> Threatened:
        free = [cell for cell, mark in enumerate(self.cells) if mark is None]
        return Threatened(question.id, tuple(cell for cell in free if self.ends_with(Marked(question.seat, cell))))

    def record(self, players: tuple[str, ...], past: Sequence[Any]) -> dict[str, Any]:
        result = {"winners": list(self.winners())}
        return {"game": "noughts", "players": list(players), "moves": [m.cell for m in self.marks], "result": result}


class NoughtsBots(GameBots):
    """No bots to play against, but one to ask for advice."""

    def adviser(self) -> Callable[[bytes, int], NoughtsAdvice]:
        return lambda view, seed: NoughtsAdvice(view.index(9))

    def review(self, record: Any) -> Iterator[tuple[int, int, NoughtsReview | None]]:
        moves = record["moves"]
        yield len(moves), len(moves), NoughtsReview(moves.count(4))


class NoughtsKind(GameKind):
    """The entry for the registry."""

    name = "noughts"
    most_seats = 2
    events = EventTypes(
        2, Marked, {1: Older(MarkedOnce, lambda event: Marked(event.seat, 3 * event.row + event.column))}
    )
    options = NoughtsOptions
    shown = NoughtsGame
    questions = (Threats,)
    answers = (Threatened,)
    described = (sys.modules[__name__],)
    advised = NoughtsAdvice
    reviewed = NoughtsReview
    bots = "tests.server.noughts:NoughtsBots"

    def check(self, options: NoughtsOptions, seats: int) -> None:
        if seats != self.most_seats:
            raise NotAllowed("table-no-free-seat")

    def terms(self, options: dict[str, Any]) -> Terms:
        chosen = NoughtsOptions(**options)
        return Terms(chosen, house_rules=("misere",) if chosen.misere else ())

    def begin(self, start: GameStart) -> Noughts:
        return Noughts(start.first, NoughtsOptions(**start.options).misere)
