"""What advice and reviews of any game are made of, as plain values: to be worded, sent, or read by a program."""

from __future__ import annotations

from enum import StrEnum

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
    """As good as the best, as far as the two can be told apart."""
    SLIP = "slip"
    BLUNDER = "blunder"


class SeatReview(msgspec.Struct, frozen=True):
    """A seat's moves together."""

    seat: int
    moves: int
    """Those that left a choice."""
    swing: float
    """Given away in all: points of lead (Clustered), risk of a fault (Kluster)."""
    slips: int
    blunders: int
