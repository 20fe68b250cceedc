"""What placements lead to, found out by playing on: by first sight, or by a network that chooses among its best."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np

from lodestone.bots.clustered.neural.compile import HERE, SEARCH
from lodestone.bots.clustered.neural.features import Moves, list_placements, write_features
from lodestone.bots.clustered.neural.network import Layers, Network, answer
from lodestone.bots.clustered.search.policy import choose
from lodestone.bots.clustered.search.rollouts import EVEN, margin, worth
from lodestone.clustered.batch.chance import below
from lodestone.clustered.batch.compile import BATCH, kernels_of
from lodestone.clustered.batch.random_play import put_back
from lodestone.clustered.batch.table import OVER, PHASE, PLAY, SEAT, BatchTable, Number, Words
from lodestone.clustered.batch.turns import play
from lodestone.envs.clustered import kernels
from lodestone.envs.clustered.arrays import Games
from lodestone.envs.clustered.kernels import resample, table_in

# Kept on disk apart from the kernels that they call.
kernel, inner_kernel = kernels_of(Path(__file__).parent, Path(kernels.__file__).parent, HERE, SEARCH, BATCH)


NEVER = -1e9
_FIRST: Number = np.int64(0)
_SHOWN: Number = np.int64(0)


@kernel
def list_rows(table: BatchTable, moves: Moves, chosen: Words, rows: Words) -> None:
    """Features of the chosen ones of all placements that are listed."""
    count = list_placements(table, moves)
    for place in range(len(chosen)):
        write_features(table, moves, count, chosen[place], rows[place])


@kernel
def list_moves(table: BatchTable, moves: Moves) -> int:
    """Every placement of the seat on turn with its worth at first sight."""
    return list_placements(table, moves)


class PlayoutChoice(NamedTuple):
    """How somebody plays on inside a playout."""

    network: Network
    room: Layers
    moves: Moves
    breadth: int
    """As many placements, the best ones at first sight, are shown to the network; 0: first sight decides."""
    tremor: float
    """By how many points they are misjudged."""


@inner_kernel
def choose_by_network(table: BatchTable, stream: Words, thinking: PlayoutChoice) -> tuple[int, int]:
    """The placement that the network likes best, give or take the tremor."""
    moves, room = thinking.moves, thinking.room
    count = list_placements(table, moves)
    best, highest = 0, NEVER
    for move in range(count):
        moves.values[move] = moves.sights[move]
    for _ in range(min(thinking.breadth, count)):
        likely = 0
        for move in range(count):
            if moves.values[move] > moves.values[likely]:
                likely = move
        moves.values[likely] = NEVER
        write_features(table, moves, count, likely, room.row)
        value = answer(thinking.network, room) + thinking.tremor * below(stream, 1024) / 1024.0
        if value > highest:
            best, highest = likely, value
    return moves.tiles[best], moves.entries[best]


@inner_kernel
def _play_on(table: BatchTable, stream: Words, thinking: PlayoutChoice) -> None:
    while table.facts[PHASE] != OVER:
        if thinking.breadth and table.facts[PHASE] == PLAY:
            tile, at = choose_by_network(table, stream, thinking)
        else:
            tile, at = choose(table, stream, thinking.tremor)
        play(table, tile, at)


@inner_kernel
def points(table: BatchTable, lead: float) -> float:
    """What a lead at the end is worth to a searching bot, in points: a close one counts whole."""
    value = worth(table, lead)
    return value if len(table.seats) == 1 else value * EVEN


@kernel
def try_out(
    world: Games,
    table: BatchTable,
    stream: Words,
    pool: Words,
    left: Words,
    tiles: Words,
    cells: Words,
    worlds: int,
    thinking: PlayoutChoice,
    worths: Words,
) -> None:
    """What each placement brings on average at the end of `worlds` games, all in the same worlds with the same luck.

    `world` and `table` hold the position.
    """
    begin: BatchTable = table_in(world, _FIRST)
    seat: Number = np.int64(begin.facts[SEAT])
    for move in range(len(tiles)):
        worths[move] = 0.0
    for _ in range(worlds):
        resample(world, _FIRST, seat, _SHOWN, stream, pool, left)
        luck: Number = stream[0]
        for move in range(len(tiles)):
            put_back(table, begin)
            stream[0] = luck
            play(table, tiles[move], table.where[cells[move]] - 1)
            _play_on(table, stream, thinking)
            worths[move] += points(table, float(margin(table, seat))) / worlds
