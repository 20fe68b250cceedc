"""`neural` and `expert`: try out what a small network likes best, and play the last tiles exactly."""

from __future__ import annotations

from functools import cache

import numpy as np

from lodestone.bots.clustered.neural.features import empty_moves
from lodestone.bots.clustered.neural.network import Network, judge_placements, load_network, room_for
from lodestone.bots.clustered.search.bot import SearchBot
from lodestone.bots.clustered.search.levels import LEVELS, Level
from lodestone.bots.clustered.search.levels import warmup as warm_up_search
from lodestone.bots.clustered.search.worlds import Worlds, deal
from lodestone.clustered import Placement, new_game
from lodestone.clustered.batch.table import SIZE, Words, number
from lodestone.match.clustered import View, view_for


class NeuralBot(SearchBot):
    """Asks its network about every placement. The same seed and views make the same choices, on any machine."""

    def __init__(self, seed: int = 0, network: Network | None = None, level: Level = LEVELS["neural"]) -> None:
        super().__init__(level, seed, "bot/neural")
        self._network = network or load_network()
        self._room, self._moves = room_for(self._network), empty_moves()

    def _prior(self, view: View, worlds: Worlds, stream: Words) -> Words:
        """What the network thinks of every legal move; nothing of discards."""
        if not isinstance(view.legal_moves[0], Placement):
            return np.zeros(len(view.legal_moves))
        table, moves = worlds.base.copy(), self._moves
        deal(*worlds, table, stream)
        count = int(judge_placements(table, self._network, self._room, moves))
        size = int(table.facts[SIZE])
        cells = table.cells[moves.entries[:count]].tolist()
        found = dict(zip(zip(moves.tiles[:count].tolist(), cells, strict=True), moves.values[:count], strict=True))
        placements = (move for move in view.legal_moves if isinstance(move, Placement))
        return np.array([found[move.tile.index, number(size, move.cell)] for move in placements])


@cache
def warmup() -> None:
    """Compile every kernel, or load it, so that thinking time is spent on thinking."""
    warm_up_search()
    NeuralBot().choose(view_for(new_game(seats=2), 0))
