"""What placing a tile somewhere is worth at first sight: points, room to grow, and points denied to the others.

The weights were found by letting this appraisal play against itself and alone (thousands of games for each step). Alone
it makes 66 points without any search; with the weights of `greedy` and no eye for closed cells it makes 53.
"""

from __future__ import annotations

import numpy as np

from lodestone.bots.clustered.search.compile import inner_kernel
from lodestone.clustered.batch.points import LEFT, RIGHT, line_gain, rectangle_through, run
from lodestone.clustered.batch.table import (
    DRAWN,
    GOES_WITH,
    HELD,
    OWNED,
    RECTANGLE,
    SIZE,
    STACK,
    TO_COME,
    WILD_TILE,
    BatchTable,
    Number,
)

BESIDE = 2.0
"""Points that each own neighbour of a cell is worth."""
PAIR = 0.8
"""Points that a run of two is worth, which wants only one more."""
CORNER = 0.5
"""Points that each own tile across a corner is worth: rectangles grow there."""
CLOSED = 2.0
"""Points lost for each own tile beside a cell into which none of the tiles to come fits any more."""
BLOCKING = 0.5
"""What taking a cell is worth, for what it was worth to another seat; shared among all others.

Closing cells counts as much with two seats only. With three and four it helps a third party: first sight alone took
71 % and 56 % of 750 and 1,000 games from the weights of `greedy` with it, 76 % and 61 % without.
"""
WILD_COST = 16.0
"""Points a wild must bring more than other tiles while many tiles are to come; less and less near the end."""
LATE = 6.0
"""Tiles to come from which on the future counts less and less; with the last tile it counts nothing."""


@inner_kernel
def step_to(side: int, size: int) -> Number:
    """From a cell to one of its four neighbours."""
    return 1 if side == 0 else -1 if side == 1 else size if side == 2 else -size


@inner_kernel
def future(table: BatchTable, seat: int) -> Number:
    """How much a seat's future still counts, from 1 at first to 0 with the last tile."""
    left = table.seats[seat, HELD] + table.seats[seat, STACK] - table.seats[seat, DRAWN]
    return min(1.0, (left - 1) / LATE)


@inner_kernel
def blocking_share(table: BatchTable) -> float:
    """The worth of blocking one other seat."""
    return BLOCKING / max(1, len(table.seats) - 1)


@inner_kernel
def _own_worth(table: BatchTable, cell: int, seat: int, growth: float) -> Number:
    """What a cell is worth to the seat that takes it: points, and `growth` times what may come of it."""
    where, size, owner = table.where, table.facts[SIZE], OWNED - seat
    left, right = run(where, cell, LEFT, owner), run(where, cell, RIGHT, owner)
    above, under = run(where, cell, -size, owner), run(where, cell, size, owner)
    value = float(line_gain(left, right) + line_gain(above, under))
    if left + right and above + under:
        value += max(0, rectangle_through(where, cell, size, owner, left, right) - table.seats[seat, RECTANGLE])
    if growth == 0.0:
        return value
    beside = (left > 0) + (right > 0) + (above > 0) + (under > 0)
    pairs = (left + right == 1) + (above + under == 1)
    corners = (where[cell - size - 1] == owner) + (where[cell - size + 1] == owner)
    corners += (where[cell + size - 1] == owner) + (where[cell + size + 1] == owner)
    return value + growth * (BESIDE * beside + PAIR * pairs + CORNER * corners)


@inner_kernel
def cell_value(table: BatchTable, cell: int, seat: int, growth: float, blocking: float) -> float:
    """What taking a cell is worth, whichever the tile."""
    size, value = table.facts[SIZE], 0.0
    counted = 0  # seats already looked at, as bits
    for side in range(4):
        owner = OWNED - table.where[cell + step_to(side, size)]
        if owner >= 0 and not counted >> owner & 1:
            counted |= 1 << owner
            if owner == seat:
                value += _own_worth(table, cell, owner, growth)
            else:
                value += blocking * _own_worth(table, cell, owner, 0.0)
    return value


@inner_kernel
def closing_value(table: BatchTable, cell: int, tile: int, seat: int, blocking: float) -> float:
    """What a tile on a cell spoils of the cells around it: a loss beside own tiles, a gain beside those of others."""
    size, value = table.facts[SIZE], 0.0
    denied = blocking * CLOSED if len(table.seats) == 2 else 0.0
    goes, itself = GOES_WITH[tile], np.uint32(np.int64(1) << tile)
    for side in range(4):
        beside = cell + step_to(side, size)
        entry = table.where[beside]
        if entry > 0:
            for other_side in range(4):
                owner = OWNED - table.where[beside + step_to(other_side, size)]
                if owner >= 0:
                    fitting = table.fits[entry - 1] & np.uint32(table.seats[owner, TO_COME])
                    if owner == seat:
                        fitting &= ~itself
                    if fitting and not fitting & goes:
                        value += -CLOSED if owner == seat else denied
    return value


@inner_kernel
def placement_value(table: BatchTable, tile: int, cell: int, seat: int) -> Number:
    """What placing a tile on a cell is worth to a seat."""
    growth, blocking = future(table, seat), blocking_share(table)
    value = cell_value(table, cell, seat, growth, blocking)
    value += growth * closing_value(table, cell, tile, seat, blocking)
    return value - (growth * WILD_COST if tile == WILD_TILE else 0.0)
