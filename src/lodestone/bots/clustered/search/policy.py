"""How seats play inside a playout: by appraisal, with a trembling hand."""

from __future__ import annotations

import numpy as np

from lodestone.bots.clustered.search.appraisal import (
    WILD_COST,
    blocking_share,
    cell_value,
    closing_value,
    future,
)
from lodestone.bots.clustered.search.compile import inner_kernel
from lodestone.clustered.batch.chance import below
from lodestone.clustered.batch.random_play import bit_count, count_moves, nth_bit, nth_move
from lodestone.clustered.batch.table import FRONTIER, OVER, PHASE, PLAY, SEAT, WILD_TILE, BatchTable, Number, Words
from lodestone.clustered.batch.turns import choices, play

_PLAIN = (1 << WILD_TILE) - 1
_ONE = np.uint32(1)
_NONE: Number = np.int64(-1)


@inner_kernel
def choose(table: BatchTable, stream: Words, tremor: float) -> tuple[int, int]:
    """A move of the seat on turn: the best placement it sees, give or take `tremor` points."""
    bits = choices(table)
    if table.facts[PHASE] != PLAY:  # a discard: any but a wild
        if bits & _PLAIN:
            bits &= _PLAIN
        return nth_bit(bits, below(stream, np.int64(bit_count(bits)))), -1
    seat, tiles = table.facts[SEAT], np.uint32(bits)
    growth, blocking = future(table, seat), blocking_share(table)
    best_at, best_tile, highest = -1, _NONE, -1e9
    for at in range(table.facts[FRONTIER]):
        here = table.fits[at] & tiles
        if here:
            cell = table.cells[at]
            of_cell = cell_value(table, cell, seat, growth, blocking)
            while here:
                lowest = here & (~here + _ONE)
                here ^= lowest
                tile: Number = np.int64(bit_count(lowest - _ONE))
                value = of_cell + tremor * below(stream, 1024) / 1024.0
                if tile == WILD_TILE:
                    value -= growth * WILD_COST
                if growth > 0.0:
                    value += growth * closing_value(table, cell, tile, seat, blocking)
                if value > highest:
                    best_at, best_tile, highest = at, tile, value
    return best_tile, best_at


@inner_kernel
def play_on(table: BatchTable, stream: Words, tremor: float) -> Number:
    """To the end; a negative tremor means random play. Tells how many open cells were looked at, move after move."""
    looks: Number = np.int64(0)
    while table.facts[PHASE] != OVER:
        looks += table.facts[FRONTIER]
        if tremor < 0.0:
            tile, at = nth_move(table, below(stream, count_moves(table)))
        else:
            tile, at = choose(table, stream, tremor)
        play(table, tile, at)
    return looks
