"""Information-set Monte Carlo: tries the promising moves out in worlds that agree with everything it has seen."""

from __future__ import annotations

from time import thread_time

import numpy as np

from lodestone.bots.clustered.knowledge import Knowledge
from lodestone.bots.clustered.search.endgame import MOST_TILES, scratch_for, solve
from lodestone.bots.clustered.search.levels import Level
from lodestone.bots.clustered.search.rollouts import appraise, try_out
from lodestone.bots.clustered.search.worlds import Worlds, deal, worlds_of
from lodestone.clustered import Move, Phase, Placement
from lodestone.clustered.batch.chance import chance
from lodestone.clustered.batch.table import SIZE, Words, number
from lodestone.core import Chance
from lodestone.match.clustered import View


class SearchBot:
    """Thinks as hard as its level says. The same seed and views make the same choices, unless time runs out."""

    def __init__(self, level: Level, seed: int = 0) -> None:
        self._level = level
        self._chance = Chance(seed, "bot/search")
        self._knowledge = Knowledge()

    def choose(self, view: View) -> Move:
        """The move that did best."""
        deadline = thread_time() + self._level.seconds
        worlds = worlds_of(view, self._knowledge.look(view))
        stream = chance(self._chance.below(2**32))
        moves = list(view.legal_moves)
        if len(moves) == 1:
            return moves[0]
        search = _Search(worlds, moves, stream)
        exact = search.exact(self._level.nodes) if self._level.nodes and _all_is_known(view) else -1
        return moves[exact if exact >= 0 else search.best(self._level, deadline)]


def _all_is_known(view: View) -> bool:
    """Whether no tile is left to draw and no hand can hold anything but what is missing elsewhere."""
    hidden = any(isinstance(pile, int) and pile for pile in view.discards)
    few = sum(view.hand_sizes) <= MOST_TILES
    return view.seats <= 2 and few and not hidden and not any(view.stack_sizes) and view.phase is not Phase.TRIM


class _Search:
    """One decision."""

    def __init__(self, worlds: Worlds, moves: list[Move], stream: Words) -> None:
        self._worlds = worlds
        self._stream = stream
        self._world, self._table = worlds.base.copy(), worlds.base.copy()
        size = int(worlds.base.facts[SIZE])
        self._tiles = np.array([move.tile.index for move in moves], np.int64)
        self._cells = np.array(
            [number(size, move.cell) if isinstance(move, Placement) else -1 for move in moves], np.int64
        )
        values = np.zeros(len(moves))
        if self._cells[0] >= 0:
            deal(*worlds, self._world, stream)
            appraise(self._world, self._tiles, self._cells, values)
        self._order = np.argsort(-values, kind="stable")

    def exact(self, nodes: int) -> int:
        """The best move for certain, or −1."""
        deal(*self._worlds, self._table, self._stream)
        order = self._order
        chosen = int(solve(self._table, scratch_for(self._table, nodes), self._tiles[order], self._cells[order]))
        return -1 if chosen < 0 else int(order[chosen])

    def best(self, level: Level, deadline: float) -> int:
        """The move with the best average over the playouts it got."""
        rivals = self._order[: level.candidates]
        rounds = max(1, int(np.ceil(np.log2(len(rivals))))) if level.halving else 1
        sums, tries = np.zeros(len(self._order)), np.zeros(len(self._order))
        for _ in range(rounds):
            for _ in range(max(1, level.playouts // (rounds * len(rivals)))):
                if thread_time() > deadline:
                    break
                self._try_out(rivals, level.tremor, sums)
                tries[rivals] += 1
            rivals = rivals[np.argsort(-sums[rivals] / np.maximum(tries[rivals], 1), kind="stable")]
            if level.halving:
                rivals = rivals[: (len(rivals) + 1) // 2]
        return int(rivals[0])

    def _try_out(self, rivals: Words, tremor: float, sums: Words) -> None:
        base, pools, counts = self._worlds
        try_out(
            base,
            pools,
            counts,
            self._world,
            self._table,
            self._stream,
            rivals,
            self._tiles,
            self._cells,
            tremor,
            sums,
        )
