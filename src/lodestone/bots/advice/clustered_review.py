"""A finished game of Clustered, move by move: judged by what the seat knew then, not by what came out later."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lodestone.bots.advice.clustered import FAVOURITES, QUICK, THOROUGH, compare, rated, reasons_for
from lodestone.bots.advice.reviewing import seat_review, verdict_on
from lodestone.clustered import Move, Position, Resignation
from lodestone.core import Seat
from lodestone.match.advice import SeatReview, Verdict
from lodestone.match.clustered import ClusteredMatch, view_for
from lodestone.match.clustered.advice import ClusteredReview, ReviewedMove

SLIP = 2.0
"""A move that gives away this many points of lead is a slip."""
BLUNDER = 5.0
"""A move that gives away this many points of lead is a blunder."""
EVEN = 0.75
"""Differences in points too small to tell from luck."""


def review_moves(match: ClusteredMatch, only: int | None = None) -> Iterator[ReviewedMove | None]:
    """Each move with its verdict; None for a resignation and, with `only`, for every move but that one.

    A caller that has seen enough stops iterating.
    """
    level = THOROUGH if match.setup.seats <= 2 else QUICK
    for number, (position, move) in enumerate(zip(match.positions, match.moves, strict=False), 1):
        if isinstance(move, Resignation) or only not in (None, number):
            yield None
        else:
            yield review_move(position, move, number, level)


def review_move(position: Position, move: Move, number: int, level: str = THOROUGH) -> ReviewedMove:
    """One move of the seat on turn; `position` is the one before it."""
    assert position.seat is not None
    view = view_for(position, position.seat)
    judged, certain = compare(view, move, seed=0, level=level)
    played = next(one for one in judged if one.move == move)
    best = judged[0]
    swing = max(0.0, float(best.lead - played.lead)) if best is not played else 0.0
    better = [one for one in judged if one is not played and one.lead >= played.lead]
    verdict = verdict_on(swing, best=best is played, slip=SLIP, blunder=BLUNDER)
    return ReviewedMove(
        number=number,
        seat=position.seat,
        played=rated(view, played),
        best=rated(view, best),
        swing=round(swing, 2),
        verdict=Verdict.ONLY if len(view.legal_moves) == 1 else verdict,
        alternatives=tuple(rated(view, one) for one in better[: FAVOURITES - 1]),
        certain=certain,
        reasons=reasons_for(view, best.move, certain=certain),
    )


def summed_up(moves: Iterable[ReviewedMove], seats: int) -> ClusteredReview:
    """The review: all moves, and their sums for each seat."""
    kept = tuple(moves)
    return ClusteredReview(kept, tuple(_seat(kept, seat) for seat in range(seats)))


def _seat(moves: tuple[ReviewedMove, ...], seat: Seat) -> SeatReview:
    mine = [move for move in moves if move.seat == seat and move.verdict is not Verdict.ONLY]
    given = sum(move.swing for move in mine if move.swing >= EVEN or move.certain)
    return seat_review(seat, given, [move.verdict for move in mine])
