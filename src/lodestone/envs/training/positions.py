"""Positions to learn from: games on `BatchClustered` in which placements are tried out before one is made."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lodestone.bots.clustered.neural.features import FEATURES, empty_moves
from lodestone.bots.clustered.neural.network import Network, room_for
from lodestone.clustered.batch.chance import chance
from lodestone.clustered.batch.table import LONGEST_STACK, PHASE, PLAY
from lodestone.envs.clustered.arrays import Games, empty_games, table_at
from lodestone.envs.clustered.batch import BatchClustered, Seen
from lodestone.envs.training.playouts import PlayoutChoice, list_moves, list_rows, try_out

CANDIDATES = 12
"""Placements of a position that are tried out: the best ones at first sight, or by the network, and some others."""
OTHERS = 3
"""How many of the candidates are drawn from the rest."""
WORLDS = 6
"""Deals of the hidden tiles that each candidate is tried out in."""
TREMOR = 1.5
"""Points: up to twice this is added to the value of a move at random, so that games differ."""
GAMES = 16
"""Games side by side."""
LABELLED = 0.5
"""Share of the positions that are tried out and kept."""
"""The share of positions that are tried out; in the others somebody moves at first sight."""
BEST, SIGHT = 0.6, 0.9
"""After trying out: the best is played up to this draw of chance, then first sight, then any of those tried out."""


class TrainingExamples(NamedTuple):
    """Placements of many positions and what they led to."""

    rows: NDArray[np.float16]
    """(positions, candidates, features)"""
    worths: NDArray[np.float32]
    """(positions, candidates)"""
    there: NDArray[np.bool_]
    """(positions, candidates): whether there was such a one."""


class Collector:
    """Plays on and on, and tells what it has seen."""

    def __init__(self, seats: int, seed: int, network: Network, breadth: int) -> None:
        """Playouts choose among the `breadth` best by the network; 0: at first sight."""
        self._games = BatchClustered(GAMES, seats, seed=seed, autoreset="same_step")
        self._rng = np.random.default_rng(seed)
        self._stream = chance(seed)
        self._moves = empty_moves()
        self._thinking = PlayoutChoice(network, room_for(network), empty_moves(), breadth, TREMOR)
        self._world, self._table = (empty_games(1, self._games.window) for _ in range(2))
        self._pool, self._left = np.zeros(LONGEST_STACK, np.int8), np.zeros(28, np.int64)
        self._seen: Seen = self._games.reset()

    def collect(self, positions: int) -> TrainingExamples:
        """The next so many positions."""
        rows = np.zeros((positions, CANDIDATES, FEATURES), np.float16)
        worths = np.zeros((positions, CANDIDATES), np.float32)
        there = np.zeros((positions, CANDIDATES), np.bool_)
        done = 0
        while done < positions:
            actions = self._games.sample(self._seen, self._rng).copy()
            for game in range(GAMES):
                if self._games.arrays.facts[game, PHASE] != PLAY:
                    continue
                count = int(list_moves(table_at(self._games.arrays, game), self._moves))
                move = int(np.argmax(self._moves.sights[:count] + self._rng.uniform(0, 2 * TREMOR, count)))
                if count > 1 and done < positions and self._rng.random() < LABELLED:
                    chosen = self._candidates(count)
                    here = len(chosen)
                    worths[done, :here] = self._try_out(game, chosen, rows[done])
                    there[done, :here] = True
                    move = self._next(move, chosen, worths[done, :here])
                    done += 1
                actions[game] = self._action(game, move)
            self._seen = self._games.step(actions)[0]
        return TrainingExamples(rows, worths, there)

    def _candidates(self, count: int) -> NDArray[np.int64]:
        order = np.argsort(-self._moves.sights[:count], kind="stable")
        best, rest = order[: CANDIDATES - OTHERS], order[CANDIDATES - OTHERS :]
        return np.concatenate([best, self._rng.permutation(rest)[:OTHERS]])

    def _try_out(self, game: int, chosen: NDArray[np.int64], rows: NDArray[np.float16]) -> NDArray[np.float64]:
        state, moves = self._games.arrays, self._moves
        table = table_at(state, game)
        _put(state, game, self._world)
        _put(state, game, self._table)
        exact = np.zeros((len(chosen), FEATURES), np.float32)
        list_rows(table, moves, chosen, exact)
        rows[: len(chosen)] = exact
        worths = np.zeros(len(chosen))
        tiles, cells = moves.tiles[chosen], table.cells[moves.entries[chosen]].astype(np.int64)
        try_out(
            self._world,
            table_at(self._table, 0),
            self._stream,
            self._pool,
            self._left,
            tiles,
            cells,
            WORLDS,
            self._thinking,
            worths,
        )
        return worths

    def _next(self, at_sight: int, chosen: NDArray[np.int64], worths: NDArray[np.float32]) -> int:
        draw = self._rng.random()
        if draw < BEST:
            return int(chosen[np.argmax(worths)])
        return at_sight if draw < SIGHT else int(self._rng.choice(chosen))

    def _action(self, game: int, move: int) -> int:
        table, window = table_at(self._games.arrays, game), self._games.window
        cell = window.grid_cell(int(table.cells[self._moves.entries[move]]))
        return int(self._moves.tiles[move]) * window.cells + window.index(cell)


def _put(games: Games, game: int, into: Games) -> None:
    for source, target in zip(games, into, strict=True):
        target[0] = source[game]
