"""A refereed game: somebody tells what happened at the table, turn by turn, and every position is kept."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from lodestone.core import Event, FirstBy, Seat
from lodestone.kluster import Position, Setup, TurnFacts, start
from lodestone.match.history import History


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
