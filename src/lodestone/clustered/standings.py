"""How the seats stand: points, markers, and who has won (C25, C26, CO7, CO8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from lodestone.clustered.scoring import Score, figures, longest_line, score
from lodestone.core import Ending, Outcome, Seat

if TYPE_CHECKING:
    from lodestone.clustered.position import Position

BONUS = 2
"""Points for each bonus (CO7, CO8)."""


class Bonuses(msgspec.Struct, frozen=True, gc=False):
    """Who was first to a line of five and to a 2×3 (CO7). Once taken, a bonus is never lost (Q-C16)."""

    first_line: Seat | None = None
    first_rectangle: Seat | None = None

    def points(self, seat: Seat) -> int:
        """Points these bonuses give a seat."""
        return BONUS * ((self.first_line == seat) + (self.first_rectangle == seat))


class Markers(msgspec.Struct, frozen=True, gc=False):
    """Who alone has the largest rectangle and the longest line; a tie or nothing is None (CO8, Q-C17–Q-C19)."""

    rectangle: Seat | None = None
    line: Seat | None = None

    def points(self, seat: Seat) -> int:
        """Points these markers give a seat at the end."""
        return BONUS * ((self.rectangle == seat) + (self.line == seat))


def scores(position: Position) -> tuple[Score, ...]:
    """Each seat's points. Largest-cluster bonuses join them when the game is over (Z12)."""
    board, setup = position.board, position.setup
    final = markers(position) if position.over and setup.rules.largest_bonus and not setup.solo else Markers()
    width, bonuses = board.frame.width, position.bonuses
    return tuple(
        [score(board.owned_bits(seat), width, bonuses.points(seat) + final.points(seat)) for seat in range(setup.seats)]
    )


def markers(position: Position) -> Markers:
    """Who leads in rectangles and lines at this moment, whatever the options."""
    board, width = position.board, position.board.frame.width
    everybody = [figures(board.owned_bits(seat), width) for seat in range(position.setup.seats)]
    return Markers(
        sole_leader([mine.rectangle for mine in everybody]),
        sole_leader([mine.longest_line for mine in everybody]),
    )


def sole_leader(sizes: Sequence[int]) -> int | None:
    """The index of the one largest size; None if it is shared or nothing (CO8).

    >>> sole_leader([6, 8, 4]), sole_leader([6, 6, 4]), sole_leader([0])
    (1, None, None)
    """
    best = max(sizes, default=0)
    return sizes.index(best) if best and sizes.count(best) == 1 else None


def outcome(position: Position) -> Outcome | None:
    """Who has won (C26): everybody with the best total shares (Q-C2), unless the table breaks ties."""
    if not position.over:
        return None
    if position.setup.solo:
        return Outcome((0,), Ending.SOLO)
    ranks = {
        seat: _rank(position, seat, points)
        for seat, points in enumerate(position.scores())
        if seat not in position.resigned  # Z8
    }
    if not ranks:
        return Outcome((), Ending.GIVEN_UP)
    best = max(ranks.values())
    winners = tuple(seat for seat, rank in ranks.items() if rank == best)
    return Outcome(winners, Ending.WIN if len(winners) == 1 else Ending.SHARED_WIN)


def _rank(position: Position, seat: Seat, points: Score) -> tuple[int, ...]:
    if not position.setup.rules.tie_break:
        return (points.total,)
    line = longest_line(position.board.owned_bits(seat), position.board.frame.width)
    return (points.total, points.rectangle, line, -len(position.discards[seat]))
