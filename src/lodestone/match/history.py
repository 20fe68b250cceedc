"""A game with every position from the deal on, so that what was told wrong can be taken back.

For programs, records and the referee. A server has many games and a log of each, so its tables (`match.game.Game`)
keep the last position only; what the rules say is the same code in both.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from lodestone.core import Event, FirstBy, InvalidRequest

P = TypeVar("P")
S = TypeVar("S")


class History(Generic[P, S]):
    """Positions, and the steps that led from each to the next: moves, or what happened at a table."""

    def __init__(self, start: P, first_by: FirstBy | None) -> None:
        self.first_by = first_by
        """How it was settled who begins (Z13); None: an older record does not say."""
        self._steps: list[S] = []
        self._positions = [start]

    @property
    def position(self) -> P:
        """The position now."""
        return self._positions[-1]

    @property
    def positions(self) -> tuple[P, ...]:
        """Every position from the deal on; one more than there are steps."""
        return tuple(self._positions)

    def take_back(self) -> None:
        """Undo the last step; a tile drawn returns to its stack (Z7). The table decides who may ask for it."""
        if not self._steps:
            raise InvalidRequest("nothing-to-take-back")
        self._steps.pop()
        self._positions.pop()

    def _go_on(self, step: S, change: tuple[P, list[Event]]) -> list[Event]:
        position, events = change
        self._positions.append(position)
        self._steps.append(step)
        return events
