"""Advice and reviews as plain values: to be worded, sent, or read by a program. Needs no kernel."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

import msgspec

from lodestone.i18n import Argument


class Because(msgspec.Struct, frozen=True):
    """A reason: `key` and `args` name its sentence in the catalogues."""

    key: str
    args: dict[str, Argument]


class Verdict(StrEnum):
    """What a move was like, beside the best that was found."""

    ONLY = "only"
    """There was no choice."""
    BEST = "best"
    GOOD = "good"
    """As good as the best, give or take what cannot be told apart."""
    SLIP = "slip"
    BLUNDER = "blunder"


# Clustered


class RatedMove(msgspec.Struct, frozen=True):
    """A move of Clustered and what it is worth."""

    move: str
    """In notation."""
    lead: float
    """Points by which the seat is expected to be ahead of the best other one at the end; alone, its points."""
    points: int
    """Points that it makes at once."""


class ClusteredAdvice(msgspec.Struct, frozen=True, tag_field="game", tag="clustered"):
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


class SeatReview(msgspec.Struct, frozen=True):
    """A seat's moves together."""

    seat: int
    moves: int
    """Those that left a choice."""
    swing: float
    """Given away in all: points of lead (Clustered), risk of a fault (Kluster)."""
    slips: int
    blunders: int


class ClusteredReview(msgspec.Struct, frozen=True, tag_field="game", tag="clustered"):
    """A game of Clustered, move by move. Resignations are left out."""

    moves: tuple[ReviewedMove, ...]
    seats: tuple[SeatReview, ...]


# Kluster


class Placing(msgspec.Struct, frozen=True):
    """A way to place a magnet, and how it would go. Millimetres, degrees."""

    magnet: str
    x: float
    y: float
    yaw: float
    face: str
    pose: str
    risk: float
    """Share of imagined releases, by a hand that trembles, that end in a fault."""
    use: float | None
    """Share used up of what holds the magnet that is strained most, with all at rest; above 1 it does not hold.
    None: something would be lifted."""
    pair: tuple[str, str] | None
    """The two that pull at each other most, for what holds them; None if none do."""


class KlusterAdvice(msgspec.Struct, frozen=True, tag_field="game", tag="kluster"):
    """Where to place which magnet, and why."""

    best: Placing
    alternatives: tuple[Placing, ...]
    slack: float
    """mm by which the hand may be off in any direction and all is still well, as far as was looked."""
    reasons: tuple[Because, ...]


class ReviewedTurn(msgspec.Struct, frozen=True):
    """A placement of a finished match, beside the best place that was found for it."""

    number: int
    """The turn, counted from 1."""
    seat: int
    played: Placing
    best: Placing
    swing: float
    """Risk that it took without need."""
    verdict: Verdict
    alternatives: tuple[Placing, ...]
    klustered: tuple[str, ...]
    """Magnets that were picked up for it."""
    reasons: tuple[Because, ...]


class KlusterReview(msgspec.Struct, frozen=True, tag_field="game", tag="kluster"):
    """A match of Kluster, placement by placement; turns in which nothing was released are left out."""

    turns: tuple[ReviewedTurn, ...]
    seats: tuple[SeatReview, ...]
    whole: bool
    """False: on the physics of this program the record came out differently, and the rest was not looked at."""


AnyAdvice: TypeAlias = ClusteredAdvice | KlusterAdvice
AnyReview: TypeAlias = ClusteredReview | KlusterReview
