"""What the network looks at: a placement as a row of numbers, about what its seat may know and nothing else.

A row begins with the 7 × 7 cells around the one that is taken, without it, from the top left corner, `PLANES` numbers
for each; then come `GLANCES` numbers about the placement as a whole. Turning and mirroring the table permutes the
cells and leaves the rest as it is.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lodestone.bots.clustered.neural.compile import inner_kernel
from lodestone.bots.clustered.search.appraisal import WILD_COST, blocking_share, cell_value, closing_value, future
from lodestone.clustered.batch.points import LEFT, RIGHT, line_gain, rectangle_through, run
from lodestone.clustered.batch.random_play import bit_count
from lodestone.clustered.batch.table import (
    DRAWN,
    FRONTIER,
    GOES_WITH,
    GONE,
    HAND_BITS,
    HELD,
    LONGEST,
    OWNED,
    RECTANGLE,
    SEAT,
    SIZE,
    STACK,
    TO_COME,
    WILD_TILE,
    BatchTable,
    Number,
    Words,
)
from lodestone.clustered.batch.turns import total

REACH = 3
"""Cells to each side of the one that is taken."""
SIDE = 2 * REACH + 1
CELLS = SIDE * SIDE - 1
PLANES = 6
"""For each cell: own tile; another's; neither and never will be; whether own tiles to come fit; others'; own hand."""
GLANCES = 32
FEATURES = CELLS * PLANES + GLANCES
MOST_MOVES = 2048
"""Placements that are listed at most, those of the longest game with the most seats included."""

_ONE = np.uint32(1)
_PLAIN = np.uint32((1 << WILD_TILE) - 1)
LIKELY = np.array([1.0 - 0.75**count for count in range(28)], np.float32)
"""How good it is that so many tiles to come fit: the first ones matter most."""


class Moves(NamedTuple):
    """Placements of the seat on turn, as columns."""

    tiles: Words
    entries: Words
    """Numbers in the frontier."""
    sights: Words
    """What each is worth at first sight."""
    values: Words
    """What the network thinks of each."""


def empty_moves() -> Moves:
    """Room for the placements of one position."""
    numbers, worths = np.zeros((2, MOST_MOVES), np.int64), np.zeros((2, MOST_MOVES), np.float64)
    return Moves(numbers[0], numbers[1], worths[0], worths[1])


class PlacingSeat(NamedTuple):
    """The seat that places a tile, and what it has left then: plain tiles to come, and those in its hand, as bits."""

    seat: Number
    left: Number
    hand: Number


@inner_kernel
def list_placements(table: BatchTable, moves: Moves) -> int:
    """Every placement of the seat on turn and its worth at first sight; how many there are."""
    seat, count = table.facts[SEAT], 0
    tiles = np.uint32(table.seats[seat, HAND_BITS])
    growth, blocking = future(table, seat), blocking_share(table)
    for at in range(table.facts[FRONTIER]):
        here = table.fits[at] & tiles
        if not here:
            continue
        cell = table.cells[at]
        of_cell = cell_value(table, cell, seat, growth, blocking)
        while here and count < MOST_MOVES:
            lowest = here & (~here + _ONE)
            here ^= lowest
            tile: Number = np.int64(bit_count(lowest - _ONE))
            value = of_cell + growth * closing_value(table, cell, tile, seat, blocking)
            if tile == WILD_TILE:
                value -= growth * WILD_COST
            moves.tiles[count], moves.entries[count], moves.sights[count] = tile, at, value
            count += 1
    return count


@inner_kernel
def write_features(table: BatchTable, moves: Moves, count: int, move: int, row: Words) -> None:
    """One of the listed placements as a row of numbers."""
    seat, tile = table.facts[SEAT], moves.tiles[move]
    cell = table.cells[moves.entries[move]]
    left = np.uint32(table.seats[seat, TO_COME]) & ~(_ONE << np.uint32(tile))
    hand = np.uint32(table.seats[seat, HAND_BITS]) & _PLAIN & ~(_ONE << np.uint32(tile))
    _write_cells(table, cell, tile, PlacingSeat(seat, left, hand), row)
    at = CELLS * PLANES
    _write_state(table, tile, PlacingSeat(seat, left, hand), row, at)
    _write_gains(table, cell, seat, row, at + 16)
    _write_choice(moves, count, move, row, at + 28)


@inner_kernel
def _write_cells(table: BatchTable, cell: Number, tile: Number, own: PlacingSeat, row: Words) -> None:
    size = table.facts[SIZE]
    x, y, place = cell % size, cell // size, 0
    goes = GOES_WITH[tile]
    for down in range(-REACH, REACH + 1):
        for right in range(-REACH, REACH + 1):
            if down == 0 and right == 0:
                continue
            for plane in range(PLANES):
                row[place + plane] = 0.0
            if 0 <= x + right < size and 0 <= y + down < size:
                beside = abs(down) + abs(right) == 1
                _write_cell(table, cell + down * size + right, beside, goes, own, row, place)
            else:
                row[place + 2] = 1.0
            place += PLANES


@inner_kernel
def _write_cell(
    table: BatchTable, cell: Number, beside: bool, goes: Number, own: PlacingSeat, row: Words, at: int
) -> None:
    entry = table.where[cell]
    if entry < 0:
        owner = OWNED - entry
        row[at + (2 if owner < 0 else 0 if owner == own.seat else 1)] = 1.0
        return
    fits = _PLAIN
    if entry > 0:
        fits &= table.fits[entry - 1]
    if beside:
        fits &= goes
    row[at + 3] = LIKELY[bit_count(fits & own.left)]
    row[at + 4] = _others_fit(table, own.seat, fits)
    row[at + 5] = LIKELY[bit_count(fits & own.hand)]


@inner_kernel
def _others_fit(table: BatchTable, seat: Number, fits: Number) -> Number:
    """How likely the others fill a cell, on average."""
    likely: Number = np.float32(0.0)
    others = 0
    for other in range(len(table.seats)):
        if other != seat and not table.seats[other, GONE]:
            likely += LIKELY[bit_count(fits & np.uint32(table.seats[other, TO_COME]))]
            others += 1
    return likely / others if others else 0.0


@inner_kernel
def _tiles_left(table: BatchTable, seat: Number) -> Number:
    return table.seats[seat, HELD] + table.seats[seat, STACK] - table.seats[seat, DRAWN]


@inner_kernel
def _write_state(table: BatchTable, tile: Number, own: PlacingSeat, row: Words, at: int) -> None:
    """How the game stands, and which tile it is: 16 numbers."""
    seat, seats = own.seat, len(table.seats)
    mine = _tiles_left(table, seat)
    theirs, wilds, best, rectangle, fitting = 0.0, 0.0, -1000, 0, 0.0
    for other in range(seats):
        if other != seat and not table.seats[other, GONE]:
            tiles = _tiles_left(table, other)
            theirs += tiles / (seats - 1)
            wilds += (tiles - np.int64(bit_count(np.uint32(table.seats[other, TO_COME])))) / (seats - 1)
            best = max(best, total(table, other))
            rectangle = max(rectangle, table.seats[other, RECTANGLE])
            fitting += np.int64(bit_count(GOES_WITH[tile] & np.uint32(table.seats[other, TO_COME]))) / (seats - 1)
    lead = total(table, seat) - (best if best > -1000 else 0)
    own_wilds = mine - np.int64(bit_count(np.uint32(table.seats[seat, TO_COME])))
    row[at] = 1.0 if tile == WILD_TILE else 0.0
    row[at + 1] = min(1.0, (mine - 1) / 6.0)
    row[at + 2], row[at + 3] = mine / 30.0, theirs / 30.0
    row[at + 4], row[at + 5] = own_wilds / 2.0, wilds / 2.0
    row[at + 6] = 1.0 if seats == 1 else 0.0
    row[at + 7] = 1.0 if seats == 2 else 0.0
    row[at + 8] = lead / (abs(lead) + 12.0) if seats > 1 else 0.0
    row[at + 9], row[at + 10] = table.seats[seat, RECTANGLE] / 12.0, rectangle / 12.0
    row[at + 11] = table.seats[seat, LONGEST] / 8.0
    row[at + 12] = np.int64(bit_count(GOES_WITH[tile] & own.left)) / 8.0
    row[at + 13] = fitting / 8.0
    row[at + 14] = table.seats[seat, HELD] / 5.0
    row[at + 15] = 1.0 if table.seats[seat, HAND_BITS] >> WILD_TILE & 1 else 0.0


@inner_kernel
def _write_gains(table: BatchTable, cell: Number, seat: Number, row: Words, at: int) -> None:
    """What a tile on the cell brings its seat, and what it would bring the other who gains most: 6 numbers each."""
    for field in range(12):
        row[at + field] = 0.0
    highest = -1.0
    for other in range(len(table.seats)):
        size, owner = table.facts[SIZE], OWNED - other
        left, right = run(table.where, cell, LEFT, owner), run(table.where, cell, RIGHT, owner)
        above, under = run(table.where, cell, -size, owner), run(table.where, cell, size, owner)
        across, down = left + right, above + under
        lines = line_gain(left, right) + line_gain(above, under)
        through = 0
        if across and down:
            through = rectangle_through(table.where, cell, size, owner, left, right)
        larger = max(0, through - table.seats[other, RECTANGLE])
        worth = lines + larger + 0.1 * (across + down)
        if other == seat or worth > highest:
            to = at if other == seat else at + 6
            highest = highest if other == seat else worth
            row[to], row[to + 1], row[to + 2] = (lines + larger) / 6.0, lines / 6.0, larger / 6.0
            row[to + 3], row[to + 4] = max(across, down) / 4.0, min(across, down) / 4.0
            row[to + 5] = through / 8.0


@inner_kernel
def _write_choice(moves: Moves, count: int, move: int, row: Words, at: int) -> None:
    """What first sight says, and what it says of what else there is to do: 4 numbers."""
    rest, same, best = 0.0, 0.0, -100.0
    for other in range(count):
        sight = moves.sights[other]
        best = max(best, sight)
        if moves.entries[other] != moves.entries[move]:
            if moves.tiles[other] == moves.tiles[move]:
                same = max(same, sight)
            else:
                rest = max(rest, sight)
    row[at] = moves.sights[move] / 10.0
    row[at + 1], row[at + 2] = rest / 10.0, same / 10.0
    row[at + 3] = (best - moves.sights[move]) / 10.0
