"""A refereed game: somebody tells what happened at the table, turn by turn, and every position is kept.

What happened also has a plain form, as records have it; none of this needs physics.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

import msgspec

from lodestone.core import Event, FirstBy, InvalidRecord, InvalidRequest, LodestoneError, Seat
from lodestone.kluster import Position, Setup, TurnFacts, start
from lodestone.match.history import History
from lodestone.match.kluster.plain import plain, read_deal, read_facts
from lodestone.match.plain import Small


class Stopped(msgspec.Struct, frozen=True):
    """The seat on turn did not go on (E3), or ended its game alone (Q-S2)."""


class TimedOut(msgspec.Struct, frozen=True):
    """The turn's time was up (Z9)."""


class Resigned(msgspec.Struct, frozen=True):
    """A seat has left the game (Z8)."""

    seat: Seat


Happening: TypeAlias = TurnFacts | Stopped | TimedOut | Resigned
"""Everything that takes a game of Kluster from one position to the next."""


class RefereedGame(History[Position, Happening]):
    """One game of Kluster from the deal to its end, as it was told.

    >>> from lodestone.kluster import Boxes, deal
    >>> game = RefereedGame(deal(Boxes(duo=1), seats=2))
    >>> events = game.happen(TurnFacts(placed="s1"))
    >>> game.take_back()
    >>> game.happenings
    []
    """

    def __init__(self, setup: Setup, first_by: FirstBy | None = FirstBy.NAMED) -> None:
        super().__init__(start(setup), first_by)
        self.setup = setup

    @property
    def happenings(self) -> list[Happening]:
        """What was told, in order."""
        return self._steps

    def happen(self, happening: Happening) -> list[Event]:
        """Go on to the next position. An impossible happening raises and changes nothing."""
        return self._go_on(happening, after(self.position, happening))


def after(position: Position, happening: Happening) -> tuple[Position, list[Event]]:
    """The position that a happening leads to, and what is to be told of it."""
    match happening:
        case TurnFacts():
            return position.play(happening)
        case Stopped():
            return position.stop()
        case TimedOut():
            return position.timeout()
        case Resigned(seat):
            return position.resign(seat)


class ToldHappening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One happening: exactly one of these fields is set."""

    turn: dict[str, Any] | None = None
    stop: Literal[True] | None = None
    timeout: Literal[True] | None = None
    resign: Small | None = None


def plain_happening(happening: Happening) -> dict[str, Any]:
    """A happening in plain data."""
    match happening:
        case TurnFacts():
            return {"turn": plain(happening)}
        case Stopped():
            return {"stop": True}
        case TimedOut():
            return {"timeout": True}
        case Resigned(seat):
            return {"resign": seat}


def read_happening(number: int, told: ToldHappening) -> Happening:
    """A happening from plain data; `number` is the turn's, for the error message."""
    kinds: list[Happening] = []
    try:
        if told.turn is not None:
            kinds.append(read_facts(told.turn, at="turn"))
        if told.stop:
            kinds.append(Stopped())
        if told.timeout:
            kinds.append(TimedOut())
        if told.resign is not None:
            kinds.append(Resigned(told.resign))
        if len(kinds) != 1:
            raise InvalidRequest("kluster-record-kinds", count=len(kinds))
    except LodestoneError as problem:
        raise InvalidRecord("record-move-unreadable", number=number, problem=str(problem)) from None
    return kinds[0]


def read_happenings(number: int, told: object) -> Iterator[Happening]:
    """The happenings of a turn of a record that has been checked before, one by one."""
    for each in msgspec.convert(told, tuple[ToldHappening, ...]):
        yield read_happening(number, each)


def positions_after(record: Any) -> Iterator[Position]:
    """How the game stood after each turn."""
    game = RefereedGame(read_deal(record))
    for number, entry in enumerate(record["turns"], 1):
        for happening in read_happenings(number, entry["happenings"]):
            game.happen(happening)
        yield game.position
