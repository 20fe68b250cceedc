"""The state of a game as a handful of arrays that kernels change in place.

The table is a square grid, large enough that no game can reach its edge. What makes legal moves cheap is the
*frontier*: a list of the empty cells that have a neighbour, each with the set of tiles that may go there as bits
(1 << tile index; bit 27 is a wild). Laying a tile takes one cell from the list and narrows or adds at most four.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lodestone.clustered.board import Board
from lodestone.clustered.moves import Cell
from lodestone.clustered.position import Position
from lodestone.clustered.setup import EXTENDED_FROM, Rules, surface_has_room
from lodestone.clustered.surface import Surface
from lodestone.clustered.tiles import PLAIN_TILES, WILD

Words: TypeAlias = NDArray[Any]
"""Any array of integers."""
Number: TypeAlias = Any
"""A number of any width inside a kernel."""

WILD_TILE = WILD.index
FITS_ALL = (1 << (WILD_TILE + 1)) - 1

GOES_WITH = np.array(
    [
        *(sum(1 << other.index for other in (*PLAIN_TILES, WILD) if tile.goes_with(other)) for tile in PLAIN_TILES),
        FITS_ALL,
    ],
    np.uint32,
)
"""For each tile those that may lie next to it, as bits (C12, C15)."""

# What a cell of the grid holds: 0 empty without a neighbour, n > 0 number n − 1 of the frontier, or one of these.
NO_ROOM = -1
START_TILE = -2
OWNED = -3
"""Seat s owns a cell with OWNED − s."""

# Phases
PLAY, DISCARD, TRIM, OVER = range(4)

# Columns of `BatchTable.seats`; the last two are sets of tiles as bits: the hand, and all plain tiles in hand or stack.
HELD, DRAWN, STACK, DISCARDED, GONE, RECTANGLE, LINES, LONGEST, HAND_BITS, TO_COME = range(10)
SEAT_FIELDS = 10

# Entries of `BatchTable.facts`
(
    SIZE, SEAT, PHASE, OPENING, FRONTIER, FIRST_LINE, FIRST_RECTANGLE,
    TURN_DRAW, TRIM_DRAWN_ONLY, FIRST_BONUS, LARGEST_BONUS, TIE_BREAK, LAID,
) = range(13)  # fmt: skip
FACTS = 13

NOBODY = -1
LONGEST_HAND = 7
LONGEST_STACK = 30


class BatchTable(NamedTuple):
    """The state of one game."""

    where: Words
    """The grid, row by row."""
    cells: Words
    """The frontier: cells as numbers in the grid."""
    fits: Words
    """The frontier: tiles that may go there."""
    laid: Words
    """Cells with a tile, start tiles included, in the order laid."""
    hands: Words
    """Each seat's hand in the order drawn."""
    stacks: Words
    """Each seat's whole stack, first drawn first."""
    seats: Words
    """A row of numbers per seat."""
    facts: Words
    """Single numbers: phase, seat on turn and so on, at the places named above."""

    def copy(self) -> BatchTable:
        """A copy that can be changed on its own."""
        return BatchTable(*(array.copy() for array in self))


def start_cells(seats: int) -> tuple[Cell, ...]:
    """Where the start tiles lie (C2, CO5)."""
    return (Cell(0, 0), Cell(7, 0)) if seats >= EXTENDED_FROM else (Cell(0, 0),)


def grid_size(seats: int) -> int:
    """Room for all tiles in one line from the middle, whichever way, and an empty ring.

    Odd, because cells above one another would compete for the same places in the processor's cache if it were a power
    of two.
    """
    reach = LONGEST_STACK * seats + max(cell.x for cell in start_cells(seats)) + 2
    return 2 * reach + 1


def middle(size: int) -> int:
    """The number of the cell 0,0."""
    return (size // 2) * size + size // 2


def number(size: int, cell: Cell) -> int:
    """The number of a cell in the grid."""
    return middle(size) + cell.y * size + cell.x


def cell_at(size: int, number: int) -> Cell:
    """The cell of that number."""
    y, x = divmod(number, size)
    return Cell(x - size // 2, y - size // 2)


@lru_cache(maxsize=8)
def _bare_grid(seats: int, surface: Surface | None) -> Words:
    """The cells on the surface. Cached: every view asks for them, and a table with an edge makes them slow to find."""
    size = grid_size(seats)
    where = np.zeros(size * size, np.int16)
    if surface is not None:
        starts = len(start_cells(seats))
        for cell in range(size * size):
            if not surface_has_room(surface, cell_at(size, cell), starts):
                where[cell] = NO_ROOM
    return where


def empty_table(seats: int, rules: Rules) -> BatchTable:
    """A table with nothing on it but its edge, nobody's turn yet."""
    size = grid_size(seats)
    most = LONGEST_STACK * seats + 2
    where = _bare_grid(seats, rules.surface).copy()
    facts = np.zeros(FACTS, np.int64)
    facts[SIZE] = size
    facts[FIRST_LINE] = facts[FIRST_RECTANGLE] = NOBODY
    facts[TURN_DRAW] = rules.turn_draw
    facts[TRIM_DRAWN_ONLY] = rules.trim_drawn_only
    facts[FIRST_BONUS] = rules.first_bonus and seats > 1  # Z12: worth nothing to a single player
    facts[LARGEST_BONUS] = rules.largest_bonus and seats > 1
    facts[TIE_BREAK] = rules.tie_break
    return BatchTable(
        where=where,
        cells=np.zeros(3 * most, np.int64),
        fits=np.zeros(3 * most, np.uint32),
        laid=np.zeros(most, np.int64),
        hands=np.zeros((seats, LONGEST_HAND + 1), np.int8),
        stacks=np.zeros((seats, LONGEST_STACK), np.int8),
        seats=np.zeros((seats, SEAT_FIELDS), np.int64),
        facts=facts,
    )


def laid_table(seats: int, rules: Rules, board: Board) -> BatchTable:
    """A table with everything on it that lies on a board, nobody's turn yet."""
    from lodestone.clustered.batch.laying import lay_again, lay_start

    table = empty_table(seats, rules)
    size = int(table.facts[SIZE])
    for cell in start_cells(seats):
        lay_start(table, number(size, cell))
    for cell, (tile, owner) in board.tiles.items():
        if owner is not None:
            lay_again(table, owner, tile.index, number(size, cell))
    return table


def table_of(position: Position) -> BatchTable:
    """The same game as a library position, at the same moment."""
    from lodestone.clustered.batch.turns import CODES

    setup = position.setup
    table = laid_table(setup.seats, setup.rules, position.board)
    for seat, (hand, stack) in enumerate(zip(position.hands, setup.stacks, strict=True)):
        table.hands[seat, : len(hand)] = [tile.index for tile in hand]
        table.stacks[seat, : len(stack)] = [tile.index for tile in stack]
        row = table.seats[seat]
        row[HELD], row[DRAWN], row[STACK] = len(hand), position.drawn[seat], len(stack)
        row[DISCARDED], row[GONE] = len(position.discards[seat]), seat in position.resigned
        row[HAND_BITS] = sum({1 << tile.index for tile in hand})
        row[TO_COME] = sum({1 << tile.index for tile in (*hand, *stack[position.drawn[seat] :])} - {1 << WILD_TILE})
    facts, bonuses = table.facts, position.bonuses
    facts[SEAT] = NOBODY if position.seat is None else position.seat
    facts[PHASE], facts[OPENING] = CODES.index(position.phase), position.opening
    facts[FIRST_LINE] = NOBODY if bonuses.first_line is None else bonuses.first_line
    facts[FIRST_RECTANGLE] = NOBODY if bonuses.first_rectangle is None else bonuses.first_rectangle
    return table
