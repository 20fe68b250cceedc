"""Laying a tile: the frontier, and the points of its owner, kept up to date."""

from __future__ import annotations

import numpy as np

from lodestone.clustered.batch.compile import inner_kernel, kernel
from lodestone.clustered.batch.points import LEFT, RIGHT, line_gain, rectangle_through, run
from lodestone.clustered.batch.table import (
    FITS_ALL,
    FRONTIER,
    GOES_WITH,
    LAID,
    LINES,
    LONGEST,
    OWNED,
    RECTANGLE,
    SIZE,
    START_TILE,
    BatchTable,
    Number,
)

_ALL = np.uint32(FITS_ALL)
_START_TILE: Number = np.int64(START_TILE)


@inner_kernel
def _touch(table: BatchTable, cell: int, bits: Number) -> None:
    """A tile now lies beside a cell: from now on only `bits` may go there."""
    entry = table.where[cell]
    if entry == 0:
        end = table.facts[FRONTIER]
        table.cells[end] = cell
        table.fits[end] = bits
        table.where[cell] = end + 1
        table.facts[FRONTIER] = end + 1
    elif entry > 0:
        table.fits[entry - 1] &= bits


@inner_kernel
def _occupy(table: BatchTable, cell: int, holds: int, bits: Number) -> None:
    size = table.facts[SIZE]
    table.where[cell] = holds
    table.laid[table.facts[LAID]] = cell
    table.facts[LAID] += 1
    _touch(table, cell + 1, bits)
    _touch(table, cell + size, bits)
    _touch(table, cell - 1, bits)
    _touch(table, cell - size, bits)


@inner_kernel
def leave_frontier(table: BatchTable, at: int) -> None:
    """Take an entry out of the frontier; the last one moves into its place."""
    last = table.facts[FRONTIER] - 1
    table.facts[FRONTIER] = last
    if at != last:
        table.cells[at] = table.cells[last]
        table.fits[at] = table.fits[last]
        table.where[table.cells[at]] = at + 1


@kernel
def lay_start(table: BatchTable, cell: int) -> None:
    """Put a start tile down (C2)."""
    if table.where[cell] > 0:
        leave_frontier(table, table.where[cell] - 1)
    _occupy(table, cell, _START_TILE, _ALL)


@inner_kernel
def lay(table: BatchTable, seat: int, tile: int, at: int) -> None:
    """Put a seat's tile on an entry of the frontier and count its points (C20, C23)."""
    cell = table.cells[at]
    leave_frontier(table, at)
    where, seats = table.where, table.seats
    size = table.facts[SIZE]
    owner = OWNED - seat
    left, right = run(where, cell, LEFT, owner), run(where, cell, RIGHT, owner)
    above, under = run(where, cell, -size, owner), run(where, cell, size, owner)
    if left + right + above + under:
        seats[seat, LINES] += line_gain(left, right) + line_gain(above, under)
        seats[seat, LONGEST] = max(seats[seat, LONGEST], left + right + 1, above + under + 1)
        if left + right and above + under:
            rectangle = rectangle_through(where, cell, size, owner, left, right)
            seats[seat, RECTANGLE] = max(seats[seat, RECTANGLE], rectangle)
    _occupy(table, cell, owner, GOES_WITH[tile])


@kernel
def lay_again(table: BatchTable, seat: int, tile: int, cell: int) -> None:
    """Put a seat's tile on a cell as on another table, without checking that it is legal."""
    if table.where[cell] <= 0:
        table.where[cell] = 0
        _touch(table, cell, _ALL)
    lay(table, seat, tile, table.where[cell] - 1)
