"""Trying moves out: each candidate in the same possible world, with the same chance, to the end of the game."""

from __future__ import annotations

import numpy as np

from lodestone.bots.clustered.search.appraisal import placement_value
from lodestone.bots.clustered.search.compile import inner_kernel, kernel
from lodestone.bots.clustered.search.policy import play_on
from lodestone.bots.clustered.search.worlds import deal
from lodestone.clustered.batch.chance import below
from lodestone.clustered.batch.random_play import put_back
from lodestone.clustered.batch.table import GONE, SEAT, BatchTable, Number, Words
from lodestone.clustered.batch.turns import play, total

EVEN = 12.0
"""Points of lead at which more lead counts half as much."""


@inner_kernel
def margin(table: BatchTable, seat: int) -> Number:
    """A seat's lead over the best of the others; alone, its points."""
    best = -1000
    for other in range(len(table.seats)):
        if other != seat and not table.seats[other, GONE]:
            best = max(best, total(table, other))
    return total(table, seat) - (best if best > -1000 else 0)


@inner_kernel
def worth(table: BatchTable, lead: float) -> float:
    """How good an end is: winning matters, by how much matters less and less. Alone, every point counts."""
    return lead if len(table.seats) == 1 else lead / (abs(lead) + EVEN)


@kernel
def appraise(table: BatchTable, stream: Words, tiles: Words, cells: Words, slip: float, values: Words) -> None:
    """A first idea of what each placement is worth: the same as in playouts, give or take `slip` points."""
    seat = table.facts[SEAT]
    for move in range(len(tiles)):
        values[move] = placement_value(table, tiles[move], cells[move], seat) + slip * below(stream, 1024) / 1024.0


@kernel
def try_out(
    base: BatchTable,
    pools: Words,
    counts: Words,
    world: BatchTable,
    table: BatchTable,
    stream: Words,
    candidates: Words,
    tiles: Words,
    cells: Words,
    tremor: float,
    sums: Words,
) -> Number:
    """One playout of every candidate in one world; adds its worth and its lead to `sums`. Cell −1 is a discard.

    Tells how many open cells were looked at: what a playout costs goes by that.
    """
    looks: Number = np.int64(0)
    deal(base, pools, counts, world, stream)
    seat = base.facts[SEAT]
    begin = stream[0]
    for candidate in candidates:
        put_back(table, world)
        stream[0] = begin  # the same luck for everybody
        cell = cells[candidate]
        play(table, tiles[candidate], table.where[cell] - 1 if cell >= 0 else -1)
        looks += play_on(table, stream, tremor)
        lead = float(margin(table, seat))
        sums[candidate, 0] += worth(table, lead)
        sums[candidate, 1] += lead
    return looks
