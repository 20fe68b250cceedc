"""What to play at Clustered, and what moves of a finished game were like, as plain values. Needs no kernel."""

from __future__ import annotations

import msgspec

from lodestone.match.advice import Because, SeatReview, Verdict
from lodestone.match.wire import GameAdvice, GameReview


class RatedMove(msgspec.Struct, frozen=True):
    """A move of Clustered and what it is worth."""

    move: str
    """The move in notation."""
    lead: float
    """Points by which the seat is expected to be ahead of the best other one at the end; alone, its points."""
    points: int
    """Points that it makes at once."""


class ClusteredAdvice(GameAdvice, frozen=True, tag="clustered"):
    """What to play at Clustered, and why."""

    best: RatedMove
    alternatives: tuple[RatedMove, ...]
    """Other good moves, the best first."""
    certain: bool
    """Nothing is hidden any more: all leads are exact."""
    reasons: tuple[Because, ...]


class ReviewedMove(msgspec.Struct, frozen=True):
    """A move of a finished game, beside what that seat could have done."""

    number: int
    """Counted from 1."""
    seat: int
    played: RatedMove
    best: RatedMove
    swing: float
    """Points of lead that the move gave away; 0 if it was as good as any."""
    verdict: Verdict
    alternatives: tuple[RatedMove, ...]
    """Moves that would have been better or as good, the best first; not the one that was played."""
    certain: bool
    reasons: tuple[Because, ...]
    """Why the best move is good."""


class ClusteredReview(GameReview, frozen=True, tag="clustered"):
    """A game of Clustered, move by move. Resignations are left out."""

    moves: tuple[ReviewedMove, ...]
    seats: tuple[SeatReview, ...]
