"""How seats play inside a playout: like `greedy`, with a trembling hand."""

from __future__ import annotations

import numpy as np

from lodestone.bots.clustered.search.compile import inner_kernel
from lodestone.clustered.batch.chance import below
from lodestone.clustered.batch.points import LEFT, RIGHT, line_gain, rectangle_through, run
from lodestone.clustered.batch.random_play import bit_count, count_moves, nth_bit, nth_move
from lodestone.clustered.batch.table import (
    DRAWN,
    FRONTIER,
    HELD,
    OVER,
    OWNED,
    PHASE,
    PLAY,
    RECTANGLE,
    SEAT,
    SIZE,
    STACK,
    WILD_TILE,
    Number,
    Table,
    Words,
)
from lodestone.clustered.batch.turns import choices, play

NEARNESS = 0.3
"""Points that each own neighbour of a cell is worth."""
BLOCKING = 0.5
"""Points that spoiling one point of another seat is worth with two seats; shared among more."""
WILD_COST = 4.0
"""Points a wild must bring more than other tiles while more than a handful are to come; less and less after that."""
_PLAIN = (1 << WILD_TILE) - 1


@inner_kernel
def gain(table: Table, cell: int, seat: int) -> int:
    """Points a seat would make with a tile on a cell."""
    where, size, owner = table.where, table.facts[SIZE], OWNED - seat
    left, right = run(where, cell, LEFT, owner), run(where, cell, RIGHT, owner)
    above, under = run(where, cell, -size, owner), run(where, cell, size, owner)
    points = line_gain(left, right) + line_gain(above, under)
    if left + right and above + under:
        points += max(0, rectangle_through(where, cell, size, owner, left, right) - table.seats[seat, RECTANGLE])
    return points


@inner_kernel
def cell_value(table: Table, cell: int, seat: int, blocking: float) -> float:
    """What a cell is worth to a seat: its points, its own neighbours, and the points it denies the others."""
    size = table.facts[SIZE]
    value = 0.0
    counted = 0  # seats already looked at, as bits
    for side in range(4):
        neighbour = table.where[cell + (1 if side == 0 else -1 if side == 1 else size if side == 2 else -size)]
        if neighbour <= OWNED:
            owner = OWNED - neighbour
            if owner == seat:
                value += NEARNESS
            if not counted >> owner & 1:
                counted |= 1 << owner
                points = gain(table, cell, owner)
                value += points if owner == seat else blocking * points
    return value


@inner_kernel
def blocking_weight(table: Table) -> float:
    """The worth of blocking, shared among the other seats."""
    return BLOCKING / max(1, len(table.seats) - 1)


@inner_kernel
def wild_cost(table: Table, seat: int) -> Number:
    """What spending a wild costs: nothing with the last tile, all of it with a handful to come."""
    left = table.seats[seat, HELD] + table.seats[seat, STACK] - table.seats[seat, DRAWN]
    return WILD_COST * min(1.0, (left - 1) / 6.0)


@inner_kernel
def choose(table: Table, stream: Words, tremor: float) -> tuple[int, int]:
    """A move of the seat on turn: the best cell it sees, give or take `tremor` points."""
    bits = choices(table)
    if table.facts[PHASE] != PLAY:  # a discard: any but a wild
        if bits & _PLAIN:
            bits &= _PLAIN
        return nth_bit(bits, below(stream, np.int64(bit_count(bits)))), -1
    seat, tiles = table.facts[SEAT], np.uint32(bits)
    blocking, wild = blocking_weight(table), wild_cost(table, seat)
    best_at, best_bits, highest = -1, np.uint32(0), -1e9
    for at in range(table.facts[FRONTIER]):
        here = table.fits[at] & tiles
        if here:
            value = cell_value(table, table.cells[at], seat, blocking) + tremor * below(stream, 1024) / 1024.0
            if here & np.uint32(_PLAIN):
                here &= np.uint32(_PLAIN)
            else:
                value -= wild
            if value > highest:
                best_at, best_bits, highest = at, here, value
    return nth_bit(best_bits, below(stream, np.int64(bit_count(best_bits)))), best_at


@inner_kernel
def play_on(table: Table, stream: Words, tremor: float) -> None:
    """To the end; a negative tremor means random play."""
    while table.facts[PHASE] != OVER:
        if tremor < 0.0:
            tile, at = nth_move(table, below(stream, count_moves(table)))
        else:
            tile, at = choose(table, stream, tremor)
        play(table, tile, at)
