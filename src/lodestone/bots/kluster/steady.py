"""`steady`: places where it disturbs least, and never means any harm."""

from __future__ import annotations

from lodestone.bots.kluster.careful import BOLD, CarefulBot
from lodestone.bots.kluster.hand import TremblingHand
from lodestone.bots.kluster.searching import APART, best_of, rank
from lodestone.bots.kluster.steady_mind import Mind, Spot
from lodestone.core import Chance
from lodestone.match.kluster.live import Frame, KlusterView

TREMOR = 0.3
"""mm."""
FINALISTS = 10
"""Placements that it plays through in its head."""
CLOSER = 4
"""Times as many if none of them is safe."""


class SteadyBot(CarefulBot):
    """Plays with care. `tremor` (mm) is that of its hand."""

    def __init__(self, seed: int = 0, tremor: float = TREMOR) -> None:
        super().__init__(TremblingHand(Chance(seed, "bot/steady"), tremor))

    def _search(self, view: KlusterView, frame: Frame, mind: Mind) -> Spot:
        """Lying flat if that is safe; otherwise it looks closer, and only in need sets a stone on its edge."""
        shake = 2.0 * self._hand.tremor
        best = best_of(mind, shake, FINALISTS, APART)
        if best.risk > BOLD:
            best = min(best, best_of(mind, shake, CLOSER * FINALISTS, APART / 2.0), key=rank)
        if best.risk > BOLD and best.pose == "flat":
            best = min(best, best_of(mind, shake, FINALISTS, APART, standing=True), key=rank)
        return best
