"""The last tiles, played out exactly: with the stacks empty every hand is known."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lodestone.bots.clustered.search.appraisal import blocking_share, cell_value
from lodestone.bots.clustered.search.compile import inner_kernel, kernel
from lodestone.bots.clustered.search.rollouts import margin
from lodestone.clustered.batch.copying import copy_numbers, copy_rows
from lodestone.clustered.batch.table import (
    FRONTIER,
    OVER,
    PHASE,
    PLAY,
    SEAT,
    WILD_TILE,
    BatchTable,
    Number,
    Words,
)
from lodestone.clustered.batch.turns import choices, play

MOST_TILES = 8
"""Tiles left in all hands together up to which it is tried at all."""
_MOST_MOVES = 1024
_LOST: Number = np.int64(-(10**6))
_FIRST: Number = np.int64(0)

# Columns of `Scratch.walk`
MINE, COUNT, NEXT, BEST, LEAST, MOST = range(6)
WALK_FIELDS = 6


class Scratch(NamedTuple):
    """Room for one line of play: what each move has changed, and its alternatives in order."""

    cells: Words
    fits: Words
    hands: Words
    seats: Words
    facts: Words
    moves: Words
    """Per depth, each move as value, tile and cell."""
    walk: Words
    """Per depth, the numbers of the position there."""
    nodes: Words
    """How many positions may still be looked at."""


def scratch_for(table: BatchTable, nodes: int) -> Scratch:
    """Room enough for `MOST_TILES` moves from a table."""
    depth = MOST_TILES + 2  # before the first move, and after the last one
    cells, fits, hands, seats, facts = (
        np.zeros((depth, *array.shape), array.dtype)
        for array in (table.cells, table.fits, table.hands, table.seats, table.facts)
    )
    moves = np.zeros((depth, _MOST_MOVES, 3), np.float64)
    walk = np.zeros((depth, WALK_FIELDS), np.int64)
    return Scratch(cells, fits, hands, seats, facts, moves, walk, np.array([nodes], np.int64))


@inner_kernel
def _save(table: BatchTable, scratch: Scratch, depth: int) -> None:
    copy_numbers(table.cells, scratch.cells[depth], table.facts[FRONTIER])
    copy_numbers(table.fits, scratch.fits[depth], table.facts[FRONTIER])
    copy_rows(table.hands, scratch.hands[depth])
    copy_rows(table.seats, scratch.seats[depth])
    copy_numbers(table.facts, scratch.facts[depth], len(table.facts))


@inner_kernel
def _restore(table: BatchTable, scratch: Scratch, depth: int) -> None:
    for at in range(table.facts[FRONTIER]):
        table.where[table.cells[at]] = 0
    copy_numbers(scratch.facts[depth], table.facts, len(table.facts))
    copy_rows(scratch.seats[depth], table.seats)
    copy_rows(scratch.hands[depth], table.hands)
    copy_numbers(scratch.cells[depth], table.cells, table.facts[FRONTIER])
    copy_numbers(scratch.fits[depth], table.fits, table.facts[FRONTIER])
    for at in range(table.facts[FRONTIER]):
        table.where[table.cells[at]] = at + 1  # the cell of the move among them


@inner_kernel
def _list_moves(table: BatchTable, moves: Words) -> int:
    """All moves of the seat on turn with their first appraisal."""
    bits, count = choices(table), 0
    if table.facts[PHASE] != PLAY:
        for tile in range(WILD_TILE + 1):
            if bits >> tile & 1:
                moves[count, 0], moves[count, 1], moves[count, 2] = 0.0, tile, -1
                count += 1
        return count
    blocking, seat = 2.0 * blocking_share(table), table.facts[SEAT]
    for at in range(table.facts[FRONTIER]):
        here = np.int64(table.fits[at]) & bits
        if here:
            value = cell_value(table, table.cells[at], seat, 0.0, blocking)
            for tile in range(WILD_TILE + 1):
                if here >> tile & 1 and count < _MOST_MOVES:
                    moves[count, 0], moves[count, 1], moves[count, 2] = value, tile, table.cells[at]
                    count += 1
    return count


@inner_kernel
def _next_best(moves: Words, begin: int, end: int) -> None:
    """Bring the most promising of the moves left to the front."""
    best = begin
    for move in range(begin + 1, end):
        if moves[move, 0] > moves[best, 0]:
            best = move
    for field in range(3):
        moves[begin, field], moves[best, field] = moves[best, field], moves[begin, field]


@inner_kernel
def _enter(table: BatchTable, scratch: Scratch, depth: int, seat: int) -> None:
    """Prepare everything to try the moves of a position one after another."""
    row = scratch.walk[depth]
    scratch.nodes[0] -= 1
    row[MINE] = table.facts[SEAT] == seat
    row[BEST] = _LOST if row[MINE] else -_LOST
    row[COUNT], row[NEXT] = _list_moves(table, scratch.moves[depth]), 0
    _save(table, scratch, depth)


@inner_kernel
def _learn(row: Words, lead: int) -> None:
    """What a move leads to, told to the position it was made in."""
    if row[MINE]:
        row[BEST] = max(row[BEST], lead)
        row[LEAST] = max(row[LEAST], lead)
    else:
        row[BEST] = min(row[BEST], lead)
        row[MOST] = min(row[MOST], lead)


@inner_kernel
def _search(table: BatchTable, scratch: Scratch, seat: int, least: int, most: int) -> Number:
    """A seat's lead at the end if everybody plays for it or against it; alpha-beta between `least` and `most`.

    A loop over depths, not a kernel that calls itself: numba cannot keep such a one on disk (it crashes when loaded).
    """
    walk = scratch.walk
    walk[1, LEAST], walk[1, MOST] = least, most
    depth, lead, entering = _FIRST + 1, _LOST, True
    while True:
        row = walk[depth]
        if entering and table.facts[PHASE] != OVER:
            _enter(table, scratch, depth, seat)
        elif not entering:
            _restore(table, scratch, depth)
            _learn(row, lead)
        over = entering and table.facts[PHASE] == OVER
        if over or row[NEXT] == row[COUNT] or row[LEAST] >= row[MOST] or scratch.nodes[0] <= 0:
            lead = margin(table, seat) if over else row[BEST]
            if depth == 1:
                return lead
            depth, entering = depth - 1, False
            continue
        moves = scratch.moves[depth]
        _next_best(moves, row[NEXT], row[COUNT])
        tile, cell = int(moves[row[NEXT], 1]), int(moves[row[NEXT], 2])
        row[NEXT] += 1
        play(table, tile, table.where[cell] - 1 if cell >= 0 else -1)
        walk[depth + 1, LEAST], walk[depth + 1, MOST] = row[LEAST], row[MOST]
        depth, entering = depth + 1, True


@kernel
def solve(table: BatchTable, scratch: Scratch, tiles: Words, cells: Words, whole: bool, leads: Words) -> int:
    """The number of the best of these moves; −1 if there were too many positions to be sure.

    `leads` are what the moves lead to; unless `whole`, those after the best one need only be at most so good.
    """
    seat = table.facts[SEAT]
    best, least = -1, _LOST
    _save(table, scratch, _FIRST)
    for move in range(len(tiles)):
        play(table, tiles[move], table.where[cells[move]] - 1 if cells[move] >= 0 else -1)
        leads[move] = _search(table, scratch, seat, _LOST if whole else least, -_LOST)
        _restore(table, scratch, _FIRST)
        if scratch.nodes[0] <= 0:
            return -1
        if leads[move] > least:
            best, least = move, leads[move]
    return best
