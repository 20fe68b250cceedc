"""`random`: any legal move, each equally likely."""

from __future__ import annotations

from lodestone.clustered import Move
from lodestone.core import Chance
from lodestone.match.clustered import View


class RandomBot:
    """Plays anything that is allowed."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = Chance(seed, "bot/random")

    def choose(self, view: View) -> Move:
        """Any of the legal moves."""
        return view.legal_moves[self._chance.below(len(view.legal_moves))]
