"""A match: a game as it goes, with its history."""

from __future__ import annotations

from lodestone.clustered import Move, Position, Resignation, Setup, start
from lodestone.core import Event, FirstBy, Seat
from lodestone.match.clustered.glance import glance_svg
from lodestone.match.clustered.view import View, view_for
from lodestone.match.history import History


class ClusteredMatch(History[Position, Move | Resignation]):
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
        super().__init__(start(setup), first_by)
        self.setup = setup
        self.players = players
        """Who sits where, if the table wants it kept in the record: names of people and bots."""

    @property
    def moves(self) -> list[Move | Resignation]:
        """What was played, in order."""
        return self._steps

    def _repr_svg_(self) -> str:
        """How notebooks show it: the table as it is now, and everybody's points from move to move."""
        return glance_svg(self.positions, self.players)

    def play(self, move: Move) -> list[Event]:
        """Make a move; a refused one changes nothing."""
        return self._go_on(move, self.position.play(move))

    def resign(self, seat: Seat) -> list[Event]:
        """A seat, on turn or not, leaves the game (Z8)."""
        return self._go_on(Resignation(seat), self.position.resign(seat))

    def repeat(self, step: Move | Resignation) -> list[Event]:
        """Repeat the `moves` of another match."""
        return self.resign(step.seat) if isinstance(step, Resignation) else self.play(step)

    def view(self, seat: Seat | None) -> View:
        """What a seat, or a spectator (None), may see."""
        return view_for(self.position, seat)
