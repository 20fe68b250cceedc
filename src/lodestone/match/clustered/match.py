"""A match: a game as it goes, with its history, and a picture of it for notebooks."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from lodestone.clustered import Move, Position, Resignation, Setup, start
from lodestone.clustered.picture import MARGIN, board_elements, svg
from lodestone.clustered.tile_art import LOOKS
from lodestone.core import Event, FirstBy, Seat, seat_letter
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


WIDE, HIGH = 300, 150
"""Pixels of the graph."""
_NAMES = 130
"""Pixels for names, beside the graph."""
_INK = "#17130f"


def glance_svg(positions: Sequence[Position], players: Sequence[str] | None) -> str:
    """The table and the graph as one SVG document."""
    wide, high, tiles = board_elements(positions[-1].board)
    width = max(wide, WIDE + _NAMES + 2 * MARGIN)
    graph = f'<g transform="translate({MARGIN} {high + MARGIN})">{_graph(positions, players)}</g>'
    table = f'<g transform="translate({(width - wide) / 2:g} 0)">{tiles}</g>'
    return svg(width, high + HIGH + 3 * MARGIN, [table, graph])


def _graph(positions: Sequence[Position], players: Sequence[str] | None) -> str:
    points = [[score.total for score in position.scores()] for position in positions]
    most, moves = max(1, *map(max, points)), max(1, len(points) - 1)
    parts = [f'<path d="M0 0V{HIGH}H{WIDE}" fill="none" stroke="{_INK}" stroke-opacity="0.4"/>']
    for seat, look in enumerate(LOOKS[: len(points[0])]):
        line = " ".join(f"{WIDE * n / moves:.1f},{HIGH * (1 - now[seat] / most):.1f}" for n, now in enumerate(points))
        parts.append(f'<polyline points="{line}" fill="none" stroke="{look.edge}" stroke-width="4"/>')
        parts.append(f'<polyline points="{line}" fill="none" stroke="{look.colour}" stroke-width="2.5"/>')
        name = f"{seat_letter(seat)} {players[seat]}" if players else seat_letter(seat)
        told = f'<tspan font-weight="700">{points[-1][seat]}</tspan> {escape(name)}'
        parts.append(f'<rect x="{WIDE + 8}" y="{18 * seat}" width="12" height="12" rx="3" fill="{look.colour}"/>')
        parts.append(f'<text x="{WIDE + 26}" y="{18 * seat + 11}" font-size="13" fill="{_INK}">{told}</text>')
    return "".join(parts)
