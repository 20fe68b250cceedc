"""`neural`: plays what a small network likes best, and the last tiles exactly."""

from __future__ import annotations

import numpy as np

from lodestone.bots.clustered.knowledge import Knowledge
from lodestone.bots.clustered.neural.features import empty_moves
from lodestone.bots.clustered.neural.network import Network, judge_placements, load_network, room_for
from lodestone.bots.clustered.search.bot import Search
from lodestone.bots.clustered.search.levels import Level
from lodestone.bots.clustered.search.worlds import Worlds, deal, worlds_of
from lodestone.clustered import Move, Placement
from lodestone.clustered.batch.chance import chance
from lodestone.clustered.batch.table import SIZE, Words, number
from lodestone.core import Chance
from lodestone.match.clustered import View

LEVEL = Level(candidates=5, playouts=70, tremor=1.5, nodes=5_000, faith=20.0, looks=600_000)
"""What it tries out of what the network likes: it takes no longer than `club`, and plays the last tiles as exactly."""


class NeuralBot:
    """Asks its network about every placement. The same seed and views make the same choices, on any machine."""

    def __init__(self, seed: int = 0, network: Network | None = None, level: Level = LEVEL) -> None:
        self._chance = Chance(seed, "bot/neural")
        self._knowledge = Knowledge()
        self._level = level
        self._network = network or load_network()
        self._room, self._moves = room_for(self._network), empty_moves()

    def choose(self, view: View) -> Move:
        """The placement that the network likes best, unless playouts speak against it."""
        worlds = worlds_of(view, self._knowledge.look(view))
        stream = chance(self._chance.below(2**32))
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        search = Search(view, worlds, self._level, stream, self._judge(view, worlds, stream))
        return (search.exact() or search.tried_out())[0].move

    def _judge(self, view: View, worlds: Worlds, stream: Words) -> Words:
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
