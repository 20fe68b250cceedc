"""What to play at Clustered: the searching bot thinks, then its favourites are compared in the same worlds."""

from __future__ import annotations

import msgspec

from lodestone.bots.advice.clustered_reasons import points_now, reasons_for
from lodestone.bots.clustered import searching_bot
from lodestone.bots.clustered.search import LEVELS, Judged, Level, SearchBot
from lodestone.clustered import Move
from lodestone.match.clustered import View
from lodestone.match.clustered.advice import ClusteredAdvice, RatedMove

FAVOURITES = 4
"""Moves that are compared at the end, and returned."""
TRIALS = {"expert": 120, "club": 40}
"""Playouts of each of them, all in the same worlds with the same luck: only so can small differences be believed."""
THOROUGH, QUICK = "expert", "club"
"""The levels that propose candidates; the second where there are many moves and seats."""


def advise(view: View, seed: int = 0, level: str = THOROUGH) -> ClusteredAdvice:
    """What a seat on turn should play, by what it may know. The same seed gives the same advice."""
    judged, certain = compare(view, None, seed, level)
    best, *others = (rated(view, one) for one in judged)
    reasons = reasons_for(view, judged[0].move, certain=certain)
    return ClusteredAdvice(best, tuple(others[: FAVOURITES - 1]), certain, reasons)


def compare(view: View, played: Move | None, seed: int, level: str) -> tuple[list[Judged], bool]:
    """The favourites, best first, with `played` among them; and whether their leads are certain."""
    judged = searching_bot(level, seed).judge(view)
    if judged[0].playouts == 0:
        return judged, True
    rivals = [one.move for one in judged[:FAVOURITES]]
    if played is not None and played not in rivals:
        rivals.append(played)
    if len(rivals) == 1:
        return judged, False
    final = Level(
        candidates=len(rivals), playouts=TRIALS[level] * len(rivals), halving=False, looks=LEVELS[level].looks
    )
    return SearchBot(final, seed).judge(msgspec.structs.replace(view, legal_moves=tuple(rivals))), False


def rated(view: View, judged: Judged) -> RatedMove:
    """A move with its worth."""
    return RatedMove(str(judged.move), round(float(judged.lead), 2), points_now(view, judged.move))
