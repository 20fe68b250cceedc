"""Random play: whole games, every legal move equally likely, as fast as the machine goes."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from lodestone.clustered.batch.chance import below, chance, shuffle
from lodestone.clustered.batch.compile import inner_kernel, kernel
from lodestone.clustered.batch.copying import copy_numbers, copy_rows
from lodestone.clustered.batch.table import (
    FRONTIER,
    HAND_BITS,
    HELD,
    LAID,
    OVER,
    PHASE,
    PLAY,
    STACK,
    BatchTable,
    Number,
    Words,
    table_of,
)
from lodestone.clustered.batch.turns import choices, play, total, winners
from lodestone.clustered.position import new_game
from lodestone.clustered.setup import Rules

_PAIRS, _FOURS, _NIBBLES = np.uint32(0x55555555), np.uint32(0x33333333), np.uint32(0x0F0F0F0F)
_SUM = np.uint32(0x01010101)


@inner_kernel
def bit_count(bits: Number) -> Number:
    """How many bits are set in a 32-bit word."""
    word = np.uint32(bits)
    word = word - ((word >> np.uint32(1)) & _PAIRS)
    word = (word & _FOURS) + ((word >> np.uint32(2)) & _FOURS)
    word = (word + (word >> np.uint32(4))) & _NIBBLES
    return np.uint32(word * _SUM) >> np.uint32(24)


@inner_kernel
def nth_bit(bits: Number, n: Number) -> int:
    """The number of the n-th set bit, from 0."""
    word = np.int64(bits)
    for _ in range(n):
        word &= word - 1
    place = 0
    while not (word >> place) & 1:
        place += 1
    return place


@kernel
def count_moves(table: BatchTable) -> Number:
    """How many legal moves the seat on turn has; at least one unless the game is over."""
    if table.facts[PHASE] == OVER:
        return 0
    bits = choices(table)
    if table.facts[PHASE] != PLAY:
        return np.int64(bit_count(bits))
    tiles, moves = np.uint32(bits), np.uint32(0)
    for at in range(table.facts[FRONTIER]):
        moves += bit_count(table.fits[at] & tiles)
    return np.int64(moves)


@kernel
def nth_move(table: BatchTable, n: Number) -> tuple[int, int]:
    """The n-th legal move: its tile, and its entry of the frontier or −1 for a discard."""
    bits = choices(table)
    if table.facts[PHASE] != PLAY:
        return nth_bit(bits, n), -1
    tiles = np.uint32(bits)
    for at in range(table.facts[FRONTIER]):
        here = np.int64(bit_count(table.fits[at] & tiles))
        if n < here:
            return nth_bit(table.fits[at] & tiles, n), at
        n -= here
    return -1, -1


@inner_kernel
def play_out(table: BatchTable, stream: Words) -> int:
    """Play random moves to the end; returns how many."""
    moves = 0
    while table.facts[PHASE] != OVER:
        tile, at = nth_move(table, below(stream, count_moves(table)))
        play(table, tile, at)
        moves += 1
    return moves


@inner_kernel
def put_back(table: BatchTable, begin: BatchTable) -> None:
    """Make a table equal to one from which it has been played on, or that differs from it in hidden tiles only."""
    for at in range(table.facts[FRONTIER]):
        table.where[table.cells[at]] = 0
    for tile in range(begin.facts[LAID], table.facts[LAID]):
        table.where[table.laid[tile]] = 0
    for at in range(begin.facts[FRONTIER]):
        table.where[begin.cells[at]] = at + 1
    copy_numbers(begin.cells, table.cells, begin.facts[FRONTIER])
    copy_numbers(begin.fits, table.fits, begin.facts[FRONTIER])
    copy_rows(begin.hands, table.hands)
    copy_rows(begin.stacks, table.stacks)
    copy_rows(begin.seats, table.seats)
    copy_numbers(begin.facts, table.facts, len(begin.facts))


@inner_kernel
def _deal_anew(table: BatchTable, stream: Words) -> None:
    for seat in range(len(table.seats)):
        row = table.seats[seat]
        shuffle(stream, table.stacks[seat], 0, row[STACK])
        bits = 0
        for place in range(row[HELD]):
            table.hands[seat, place] = table.stacks[seat, place]
            bits |= np.int64(1) << table.stacks[seat, place]
        row[HAND_BITS] = bits


@kernel
def _games(begin: BatchTable, table: BatchTable, stream: Words, totals: Words, won: Words) -> int:
    moves = 0
    for game in range(len(totals)):
        put_back(table, begin)
        _deal_anew(table, stream)
        moves += play_out(table, stream)
        for seat in range(len(table.seats)):
            totals[game, seat] = total(table, seat)
        won[game] = winners(table)
    return moves


class PlayedBatch(NamedTuple):
    """What became of a batch of games."""

    moves: int
    totals: Words
    """Points, a row per game and a column per seat."""
    winners: Words
    """Per game the seats that have won, as bits."""


def play_random(games: int, seats: int = 2, seed: int = 0, rules: Rules | None = None, threads: int = 1) -> PlayedBatch:
    """Play that many random games with shuffled stacks. Each thread has an equal share and its own random stream.

    >>> batch = play_random(100, seats=2, seed=1)
    >>> batch.moves, batch.totals.shape
    (5800, (100, 2))
    """
    begin = table_of(new_game(seats, rules=rules))
    totals, won = np.zeros((games, seats), np.int64), np.zeros(games, np.int64)
    shares = np.array_split(np.arange(games), threads)

    def work(thread: int) -> int:
        share = slice(shares[thread][0], shares[thread][-1] + 1) if len(shares[thread]) else slice(0)
        return int(_games(begin, begin.copy(), chance(seed * 1024 + thread), totals[share], won[share]))

    with ThreadPoolExecutor(threads) as pool:
        return PlayedBatch(sum(pool.map(work, range(threads))), totals, won)
