"""Where to place which magnet, and what turns of a finished match were like, as plain values. Needs no kernel."""

from __future__ import annotations

import msgspec

from lodestone.match.advice import Because, SeatReview, Verdict
from lodestone.match.wire import GameAdvice, GameReview


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


class KlusterAdvice(GameAdvice, frozen=True, tag="kluster"):
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


class KlusterReview(GameReview, frozen=True, tag="kluster"):
    """A match of Kluster, placement by placement; turns in which nothing was released are left out."""

    turns: tuple[ReviewedTurn, ...]
    seats: tuple[SeatReview, ...]
    whole: bool
    """False: on the physics of this program the record came out differently, and the rest was not looked at."""
