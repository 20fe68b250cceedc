"""The last tiles, played out exactly: with the stacks empty every hand is known."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lodestone.bots.clustered.search.compile import kernel
from lodestone.bots.clustered.search.policy import blocking_weight, cell_value
from lodestone.bots.clustered.search.rollouts import margin
from lodestone.clustered.batch.table import (
    FRONTIER,
    OVER,
    PHASE,
    PLAY,
    SEAT,
    WILD_TILE,
    Number,
    Table,
    Words,
)
from lodestone.clustered.batch.turns import choices, play

MOST_TILES = 8
"""Tiles left in all hands together up to which it is tried at all."""
_MOST_MOVES = 1024
_LOST = -(10**6)


class Scratch(NamedTuple):
    """Room for one line of play: what each move has changed, and its alternatives in order."""

    cells: Words
    fits: Words
    hands: Words
    seats: Words
    facts: Words
    moves: Words
    """Per depth, each move as value, tile and cell."""
    nodes: Words
    """How many positions may still be looked at."""


def scratch_for(table: Table, nodes: int) -> Scratch:
    """Room enough for `MOST_TILES` moves from a table."""
    depth = MOST_TILES + 1
    cells, fits, hands, seats, facts = (
        np.zeros((depth, *array.shape), array.dtype)
        for array in (table.cells, table.fits, table.hands, table.seats, table.facts)
    )
    moves = np.zeros((depth, _MOST_MOVES, 3), np.float64)
    return Scratch(cells, fits, hands, seats, facts, moves, np.array([nodes], np.int64))


@kernel
def _save(table: Table, scratch: Scratch, depth: int) -> None:
    end = table.facts[FRONTIER]
    scratch.cells[depth, :end] = table.cells[:end]
    scratch.fits[depth, :end] = table.fits[:end]
    scratch.hands[depth] = table.hands
    scratch.seats[depth] = table.seats
    scratch.facts[depth] = table.facts


@kernel
def _restore(table: Table, scratch: Scratch, depth: int) -> None:
    for at in range(table.facts[FRONTIER]):
        table.where[table.cells[at]] = 0
    table.facts[:] = scratch.facts[depth]
    table.seats[:] = scratch.seats[depth]
    table.hands[:] = scratch.hands[depth]
    end = table.facts[FRONTIER]
    table.cells[:end] = scratch.cells[depth, :end]
    table.fits[:end] = scratch.fits[depth, :end]
    for at in range(end):
        table.where[table.cells[at]] = at + 1  # the cell of the move among them


@kernel
def _list_moves(table: Table, moves: Words) -> int:
    """All moves of the seat on turn with their first appraisal."""
    bits, count = choices(table), 0
    if table.facts[PHASE] != PLAY:
        for tile in range(WILD_TILE + 1):
            if bits >> tile & 1:
                moves[count, 0], moves[count, 1], moves[count, 2] = 0.0, tile, -1
                count += 1
        return count
    blocking, seat = 2.0 * blocking_weight(table), table.facts[SEAT]
    for at in range(table.facts[FRONTIER]):
        here = np.int64(table.fits[at]) & bits
        if here:
            value = cell_value(table, table.cells[at], seat, blocking)
            for tile in range(WILD_TILE + 1):
                if here >> tile & 1 and count < _MOST_MOVES:
                    moves[count, 0], moves[count, 1], moves[count, 2] = value, tile, table.cells[at]
                    count += 1
    return count


@kernel
def _next_best(moves: Words, begin: int, end: int) -> None:
    """Bring the most promising of the moves left to the front."""
    best = begin
    for move in range(begin + 1, end):
        if moves[move, 0] > moves[best, 0]:
            best = move
    for field in range(3):
        moves[begin, field], moves[best, field] = moves[best, field], moves[begin, field]


@kernel
def _search(table: Table, scratch: Scratch, depth: int, seat: int, least: int, most: int) -> Number:
    """A seat's lead at the end if everybody plays for it or against it; alpha-beta between `least` and `most`."""
    if table.facts[PHASE] == OVER:
        return margin(table, seat)
    scratch.nodes[0] -= 1
    mine = table.facts[SEAT] == seat
    best = _LOST if mine else -_LOST
    count = _list_moves(table, scratch.moves[depth])
    _save(table, scratch, depth)
    for move in range(count):
        if scratch.nodes[0] <= 0:
            break
        _next_best(scratch.moves[depth], move, count)
        tile, cell = int(scratch.moves[depth, move, 1]), int(scratch.moves[depth, move, 2])
        play(table, tile, table.where[cell] - 1 if cell >= 0 else -1)
        lead = _search(table, scratch, depth + 1, seat, least, most)
        _restore(table, scratch, depth)
        if mine:
            best = max(best, lead)
            least = max(least, best)
        else:
            best = min(best, lead)
            most = min(most, best)
        if least >= most:
            break
    return best


@kernel
def solve(table: Table, scratch: Scratch, tiles: Words, cells: Words) -> int:
    """The number of the best of these moves; −1 if there were too many positions to be sure."""
    seat = table.facts[SEAT]
    best, least = -1, _LOST
    _save(table, scratch, 0)
    for move in range(len(tiles)):
        play(table, tiles[move], table.where[cells[move]] - 1 if cells[move] >= 0 else -1)
        lead = _search(table, scratch, 1, seat, least, -_LOST)
        _restore(table, scratch, 0)
        if scratch.nodes[0] <= 0:
            return -1
        if lead > least:
            best, least = move, lead
    return best
