"""From a view to tables: everything public as it is, everything hidden dealt at random."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lodestone.bots.clustered.knowledge import Hidden
from lodestone.bots.clustered.search.compile import kernel
from lodestone.clustered.batch.chance import shuffle
from lodestone.clustered.batch.random_play import put_back
from lodestone.clustered.batch.table import (
    DISCARDED,
    FIRST_LINE,
    FIRST_RECTANGLE,
    GONE,
    HAND_BITS,
    HELD,
    NOBODY,
    OPENING,
    PHASE,
    SEAT,
    STACK,
    TO_COME,
    WILD_TILE,
    BatchTable,
    Words,
    laid_table,
    start_cells,
)
from lodestone.clustered.batch.turns import CODES
from lodestone.clustered.events import Phase
from lodestone.clustered.setup import HAND
from lodestone.match.clustered import View


class Worlds(NamedTuple):
    """All tables that look the same to one seat."""

    base: BatchTable
    """Hands and stacks begin with what is known of them."""
    pools: Words
    """Per seat its unknown tiles, in any order."""
    counts: Words
    """Per seat: size of the pool, known tiles of the hand, known tiles on top of the stack."""


def worlds_of(view: View, hidden: tuple[Hidden, ...]) -> Worlds:
    """What the view's seat may hold possible."""
    base = laid_table(view.seats, view.rules, view.board)
    pools = np.zeros((view.seats, base.stacks.shape[1]), np.int8)
    counts = np.zeros((view.seats, 3), np.int64)
    for seat, (known, unknown) in enumerate(hidden):
        _seat(view, seat, [tile.index for tile in known], len(unknown), base, counts)
        pools[seat, : len(unknown)] = [tile.index for tile in unknown]
        counts[seat, 0] = len(unknown)
    facts, bonuses = base.facts, view.bonuses
    facts[SEAT] = view.turn
    facts[PHASE] = CODES.index(view.phase)
    if view.phase is Phase.TRIM and len(view.board) == len(start_cells(view.seats)):
        facts[OPENING] = sum(size > HAND for size in view.hand_sizes)
    facts[FIRST_LINE] = NOBODY if bonuses.first_line is None else bonuses.first_line
    facts[FIRST_RECTANGLE] = NOBODY if bonuses.first_rectangle is None else bonuses.first_rectangle
    return Worlds(base, pools, counts)


def _seat(view: View, seat: int, known: list[int], unknown: int, base: BatchTable, counts: Words) -> None:
    pile = view.discards[seat]
    held, left = view.hand_sizes[seat], view.stack_sizes[seat]
    discarded = pile if isinstance(pile, int) else len(pile)
    row = base.seats[seat]
    row[HELD], row[STACK], row[DISCARDED] = held, left, discarded  # the stack begins with its next tile
    # Nothing left and yet something unseen: it was taken out of the game when the seat resigned (Z8).
    row[GONE] = not held and not left and unknown > (pile if isinstance(pile, int) else 0)
    if seat == view.seat:
        base.hands[seat, :held] = [tile.index for tile in view.hand]
        base.stacks[seat, : len(known)] = known
        counts[seat, 1:] = held, len(known)
    else:
        base.hands[seat, : len(known)] = known
        counts[seat, 1:] = len(known), 0


@kernel
def deal(base: BatchTable, pools: Words, counts: Words, table: BatchTable, stream: Words) -> None:
    """Make `table` one of the possible worlds, all equally likely."""
    put_back(table, base)
    for seat in range(len(table.seats)):
        shuffle(stream, pools[seat], 0, counts[seat, 0])
        taken, bits = 0, 0
        for place in range(table.seats[seat, HELD]):
            if place >= counts[seat, 1]:
                table.hands[seat, place] = pools[seat, taken]
                taken += 1
            bits |= np.int64(1) << table.hands[seat, place]
        table.seats[seat, HAND_BITS] = bits
        for place in range(table.seats[seat, STACK]):
            if place >= counts[seat, 2]:
                table.stacks[seat, place] = pools[seat, taken]
                taken += 1
            bits |= np.int64(1) << table.stacks[seat, place]
        table.seats[seat, TO_COME] = bits & ~(np.int64(1) << WILD_TILE)
