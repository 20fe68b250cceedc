"""What would you play, and why? Advice for a seat, and reviews of finished games.

Judges by what a seat may know: views, and what its fingers have felt; never a position. `answers` holds the results as
plain values; whatever finds them loads numba, so it is imported only when somebody asks.
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
