"""What would you play, and why? Advice for a seat, and reviews of finished games.

Judges by what a seat may know: views, and what its fingers have felt; never a position. `answers` holds the results as
plain values; the modules that compute them load numba, so they are imported only on demand.
"""

from lodestone.bots.advice.answers import (
    AnyAdvice,
    AnyReview,
    Because,
    ClusteredAdvice,
    ClusteredReview,
    KlusterAdvice,
    KlusterReview,
    Placing,
    RatedMove,
    ReviewedMove,
    ReviewedTurn,
    SeatReview,
    Verdict,
)

__all__ = [
    "AnyAdvice",
    "AnyReview",
    "Because",
    "ClusteredAdvice",
    "ClusteredReview",
    "KlusterAdvice",
    "KlusterReview",
    "Placing",
    "RatedMove",
    "ReviewedMove",
    "ReviewedTurn",
    "SeatReview",
    "Verdict",
]
