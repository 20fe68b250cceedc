"""Information-set Monte Carlo: tries the promising moves out in worlds that agree with everything it has seen."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lodestone.bots.clustered.knowledge import Knowledge
from lodestone.bots.clustered.search.endgame import MOST_TILES, scratch_for, solve
from lodestone.bots.clustered.search.levels import Level
from lodestone.bots.clustered.search.rollouts import EVEN, appraise, try_out
from lodestone.bots.clustered.search.worlds import Worlds, deal, worlds_of
from lodestone.clustered import Move, Phase, Placement
from lodestone.clustered.batch.chance import chance
from lodestone.clustered.batch.table import SIZE, Words, number
from lodestone.core import Chance
from lodestone.match.clustered import View


class Judged(NamedTuple):
    """What a bot thinks of a move."""

    move: Move
    lead: float
    """Points it expects to be ahead of the best other seat at the end of the game; alone, its points."""
    playouts: int
    """How often the move was tried out; 0 means that the lead is certain."""


class SearchBot:
    """Thinks as hard as its level says. The same seed and views make the same choices, on any machine."""

    def __init__(self, level: Level, seed: int = 0, stream: str = "bot/search") -> None:
        self._level = level
        self._chance = Chance(seed, stream)
        self._knowledge = Knowledge()

    def choose(self, view: View) -> Move:
        """The move that did best."""
        search = self._search(view)
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        return (search.exact() or search.tried_out())[0].move

    def judge(self, view: View) -> list[Judged]:
        """Every move it has thought about, best first: all of them if it can see to the end, else its candidates."""
        search = self._search(view)
        return search.exact(whole=True) or search.tried_out()

    def _search(self, view: View) -> Search:
        worlds = worlds_of(view, self._knowledge.look(view))
        stream = chance(self._chance.below(2**32))
        return Search(view, worlds, self._level, stream, self._prior(view, worlds, stream))

    def _prior(self, view: View, worlds: Worlds, stream: Words) -> Words | None:
        """What each legal move is worth before it is tried out, in points; None: first sight tells."""
        return None


def _all_is_known(view: View) -> bool:
    """Whether no tile is left to draw and no hand can hold anything but what is missing elsewhere."""
    hidden = any(isinstance(pile, int) and pile for pile in view.discards)
    few = sum(view.hand_sizes) <= MOST_TILES
    return view.seats <= 2 and few and not hidden and not any(view.stack_sizes) and view.phase is not Phase.TRIM


class Search:
    """One decision."""

    def __init__(self, view: View, worlds: Worlds, level: Level, stream: Words, prior: Words | None = None) -> None:
        """`prior`: what each legal move is worth, by somebody who knows better than first sight."""
        self._moves = view.legal_moves
        self._worlds = worlds
        self._alone = len(worlds.base.seats) == 1
        self._level = level.alone or level if self._alone else level
        self._stream = stream
        self._known = _all_is_known(view)
        self._world, self._table = worlds.base.copy(), worlds.base.copy()
        size = int(worlds.base.facts[SIZE])
        self._tiles = np.array([move.tile.index for move in self._moves], np.int64)
        self._cells = np.array(
            [number(size, move.cell) if isinstance(move, Placement) else -1 for move in self._moves], np.int64
        )
        values = np.zeros(len(self._moves)) if prior is None else prior
        if prior is None and self._cells[0] >= 0:
            deal(*worlds, self._world, stream)
            appraise(self._world, stream, self._tiles, self._cells, level.slip, values)
        self._values = values
        self._order = np.argsort(-values, kind="stable")

    def exact(self, whole: bool = False) -> list[Judged]:
        """The best move for certain, or all moves if the `whole` is wanted; none if that takes too long to find out."""
        if not (self._known and self._level.nodes):
            return []
        deal(*self._worlds, self._table, self._stream)
        order, leads = self._order, np.zeros(len(self._order), np.int64)
        scratch = scratch_for(self._table, self._level.nodes)
        best = int(solve(self._table, scratch, self._tiles[order], self._cells[order], whole, leads))
        if best < 0:
            return []
        ranking = np.argsort(-leads, kind="stable") if whole else [best]
        return [Judged(self._moves[order[place]], float(leads[place]), 0) for place in ranking]

    def tried_out(self) -> list[Judged]:
        """The candidates by how long they stayed in the running, then by how they did on average."""
        level = self._level
        rivals = self._order[: level.candidates]
        rounds = max(1, int(np.ceil(np.log2(len(rivals))))) if level.halving else 1
        sums, tries = np.zeros((len(self._order), 2)), np.zeros(len(self._order), np.int64)
        told = self._values if self._alone else self._values / EVEN
        beaten: list[int] = []
        looks = 0
        for played in range(rounds):
            # the last rounds decide: however long playouts are, some are left for them
            most = level.looks * (played + 1) // rounds
            for tried in range(max(1, level.playouts // (rounds * len(rivals)))):
                if tried and looks >= most:
                    break
                looks += self._try_out(rivals, sums)
                tries[rivals] += 1
            means = (sums[rivals, 0] + level.faith * told[rivals]) / (tries[rivals] + level.faith)
            rivals = rivals[np.argsort(-means, kind="stable")]
            if level.halving:
                stay = (len(rivals) + 1) // 2
                beaten[:0] = rivals[stay:]
                rivals = rivals[:stay]
        ranking = [*rivals, *beaten]
        return [Judged(self._moves[n], sums[n, 1] / tries[n], int(tries[n])) for n in ranking]

    def _try_out(self, rivals: Words, sums: Words) -> int:
        base, pools, counts = self._worlds
        looks = try_out(
            base,
            pools,
            counts,
            self._world,
            self._table,
            self._stream,
            rivals,
            self._tiles,
            self._cells,
            self._level.tremor,
            sums,
        )
        return int(looks)
