"""A match: a game as it goes, with its history."""

from __future__ import annotations

from lodestone.clustered import Move, Position, Resignation, Setup, start
from lodestone.core import Event, FirstBy, InvalidRequest, Seat
from lodestone.match.clustered.glance import glance_svg
from lodestone.match.clustered.view import View, view_for


class ClusteredMatch:
    """One game of Clustered from the deal to the last tile. Holds everything; give out views.

    >>> from lodestone.clustered import deal
    >>> match = ClusteredMatch(deal(seats=2, seed=7))
    >>> events = match.play(match.position.legal_moves[0])
    >>> match.take_back()
    >>> len(match.moves)
    0
    """

    def __init__(
        self, setup: Setup, players: tuple[str, ...] | None = None, first_by: FirstBy | None = FirstBy.NAMED
    ) -> None:
        self.setup = setup
        self.players = players
        """Who sits where, if the table wants it kept in the record: names of people and bots."""
        self.first_by = first_by
        """How it was settled who begins (Z13); None: an older record does not say."""
        self.moves: list[Move | Resignation] = []
        self._positions: list[Position] = [start(setup)]

    @property
    def position(self) -> Position:
        """The position now."""
        return self._positions[-1]

    @property
    def positions(self) -> tuple[Position, ...]:
        """Every position from the deal on; one more than there are moves."""
        return tuple(self._positions)

    def _repr_svg_(self) -> str:
        """How notebooks show it: the table as it is now, and everybody's points from move to move."""
        return glance_svg(self.positions, self.players)

    def play(self, move: Move) -> list[Event]:
        """Make a move; a refused one changes nothing."""
        position, events = self.position.play(move)
        self._positions.append(position)
        self.moves.append(move)
        return events

    def resign(self, seat: Seat) -> list[Event]:
        """A seat, on turn or not, leaves the game (Z8)."""
        position, events = self.position.resign(seat)
        self._positions.append(position)
        self.moves.append(Resignation(seat))
        return events

    def repeat(self, step: Move | Resignation) -> list[Event]:
        """Repeat the `moves` of another match."""
        return self.resign(step.seat) if isinstance(step, Resignation) else self.play(step)

    def take_back(self) -> None:
        """Undo the last move; the tile drawn returns to its stack (Z7). The table decides who may ask for it."""
        if not self.moves:
            raise InvalidRequest("nothing-to-take-back")
        self.moves.pop()
        self._positions.pop()

    def view(self, seat: Seat | None) -> View:
        """What a seat, or a spectator (None), may see."""
        return view_for(self.position, seat)
