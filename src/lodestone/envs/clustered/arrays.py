"""Many games side by side: every array of the compiled rules' `BatchTable` with one more dimension in front.

Beside them stands what an environment has to know.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from lodestone.clustered.batch.table import (
    FACTS,
    FIRST_BONUS,
    FIRST_LINE,
    FIRST_RECTANGLE,
    LARGEST_BONUS,
    LONGEST_HAND,
    LONGEST_STACK,
    NOBODY,
    OPENING,
    SEAT_FIELDS,
    SIZE,
    STACK,
    TIE_BREAK,
    TRIM_DRAWN_ONLY,
    TURN_DRAW,
    BatchTable,
    Words,
    start_cells,
)
from lodestone.clustered.setup import wilds_of
from lodestone.clustered.tiles import tile_set
from lodestone.envs.clustered.window import EMPTY, Window


class Games(NamedTuple):
    """The state of n games; the first eight as in `BatchTable`."""

    where: Words
    cells: Words
    fits: Words
    laid: Words
    hands: Words
    stacks: Words
    seats: Words
    facts: Words
    kinds: Words
    """(n, w·w): what lies on each cell, as an observation shows it."""
    thrown: Words
    """(n, seats, 30): each seat's discards in order."""
    discards: Words
    """(n, seats, 28): the same, counted by kind."""
    unseen: Words
    """(n, seats, 28): what a seat has not shown the others yet, its hand included."""
    done: Words
    """(n): whether the game was over after the last step."""
    spots: Words
    """(n, most): cells of the window with a seat's tile, in the order laid."""
    by: Words
    """(n, most): whose they are."""
    spread: Words
    """(n): how many there are."""

    def copy(self) -> Games:
        """The same games, to be changed apart."""
        return Games(*side_by_side(self))


class Shared(NamedTuple):
    """What the games of a batch have in common: how they begin, and the numbers of their cells."""

    where: Words
    """(grid): room and no room."""
    kinds: Words
    """(w·w): the start tiles."""
    starts: Words
    """Cells of the start tiles in the grid."""
    stacks: Words
    """(seats, 30): each seat's whole set in order."""
    counts: Words
    """(seats, 28): the same, counted by kind."""
    seats: Words
    """As in `BatchTable`."""
    facts: Words
    """As in `BatchTable`."""
    to_window: Words
    """For each cell of the grid its number in the window; dividing would take half of the time."""
    to_grid: Words
    """The other way round."""
    opening_draw: int
    hidden_discards: int


class Observation(NamedTuple):
    """What the seat to act sees in each of n games; (w, w) and (n) as in the contract, here flat."""

    kinds: Words
    owners: Words
    hand: Words
    public: Words
    discards: Words
    unseen: Words
    bonuses: Words
    turn: Words
    phase: Words
    seat: Words
    legal: Words
    discard: Words
    marked: Words
    """(n, room): cells with a bit in `legal`, to be cleared before the next ones are written."""
    upto: Words
    """(n, room): how many legal moves there are on those cells, the ones before included."""
    marks: Words
    """(n): how many such cells there are."""
    offered: Words
    """(n): how many legal moves there are."""


_LINE = 64
"""Bytes that the processor fetches at once."""


def side_by_side(arrays: Iterable[Words]) -> list[Words]:
    """Copies in one piece of memory.

    A step visits thirty arrays for every game. Where they are one large piece the system gives it a few large pages
    instead of thousands of small ones (numpy asks for them), and their addresses need not be looked up all the time.
    """
    given = list(arrays)
    sizes = [-(-array.nbytes // _LINE) * _LINE for array in given]
    memory = np.empty(sum(sizes) + _LINE, np.uint8)
    begin = -memory.ctypes.data % _LINE
    copies = []
    for array, size in zip(given, sizes, strict=True):
        copy: Words = memory[begin : begin + array.nbytes].view(array.dtype).reshape(array.shape)
        copy[...] = array
        copies.append(copy)
        begin += size
    return copies


def most_tiles(seats: int) -> int:
    """Tiles that may come to lie on a table, start tiles included."""
    return LONGEST_STACK * seats + len(start_cells(seats))


def shared_by(window: Window) -> Shared:
    """What the games of a window have in common."""
    seats, rules = window.seats, window.rules
    stacks = np.zeros((seats, LONGEST_STACK), np.int8)
    counts = np.zeros((seats, 28), np.int8)
    rows = np.zeros((seats, SEAT_FIELDS), np.int64)
    for seat in range(seats):
        tiles = [tile.index for tile in tile_set(wilds_of(seat, rules))]
        stacks[seat, : len(tiles)] = tiles
        counts[seat] = np.bincount(tiles, minlength=28)
        rows[seat, STACK] = len(tiles)
    facts = np.zeros(FACTS, np.int64)
    facts[SIZE] = window.grid_width
    facts[FIRST_LINE] = facts[FIRST_RECTANGLE] = NOBODY
    facts[TURN_DRAW], facts[TRIM_DRAWN_ONLY] = rules.turn_draw, rules.trim_drawn_only
    facts[FIRST_BONUS] = rules.first_bonus and seats > 1  # Z12: worth nothing alone
    facts[LARGEST_BONUS] = rules.largest_bonus and seats > 1
    facts[TIE_BREAK], facts[OPENING] = rules.tie_break, seats if rules.fast else 0
    starts = np.array([window.grid_index(cell) for cell in start_cells(seats)])
    kinds = window.empty_kinds().reshape(-1)
    to_grid = np.array([window.grid_index(window.cell(cell)) for cell in range(window.cells)], np.int16)
    to_window = np.full(window.grid_width**2, -1, np.int16)
    to_window[to_grid] = np.arange(window.cells)
    return Shared(
        where=window.empty_grid(),
        kinds=kinds,
        starts=starts,
        stacks=stacks,
        counts=counts,
        seats=rows,
        facts=facts,
        to_window=to_window,
        to_grid=to_grid,
        opening_draw=rules.opening_draw,
        hidden_discards=int(rules.hidden_discards),
    )


def empty_games(n: int, window: Window) -> Games:
    """Room for n games, none of them begun."""
    seats, most = window.seats, most_tiles(window.seats)
    games = Games(
        where=np.zeros((n, window.grid_width**2), np.int16),
        cells=np.zeros((n, 3 * most), np.int16),
        fits=np.zeros((n, 3 * most), np.uint32),
        laid=np.zeros((n, most), np.int16),
        hands=np.zeros((n, seats, LONGEST_HAND + 1), np.int8),
        stacks=np.zeros((n, seats, LONGEST_STACK), np.int8),
        seats=np.zeros((n, seats, SEAT_FIELDS), np.int32),
        facts=np.zeros((n, FACTS), np.int32),
        kinds=np.full((n, window.cells), EMPTY, np.int8),
        thrown=np.zeros((n, seats, LONGEST_STACK), np.int8),
        discards=np.zeros((n, seats, 28), np.int8),
        unseen=np.zeros((n, seats, 28), np.int8),
        done=np.zeros(n, np.bool_),
        spots=np.zeros((n, most), np.int16),
        by=np.zeros((n, most), np.int8),
        spread=np.zeros(n, np.int32),
    )
    return games.copy()


def empty_observation(n: int, window: Window, kinds: Words) -> Observation:
    """Room for what is seen of n games. Tiles lie in the open: their kinds are not copied."""
    seats = window.seats
    seen = Observation(
        kinds=kinds,
        owners=np.full((n, window.cells), -1, np.int8),
        hand=np.zeros((n, 28), np.int8),
        public=np.zeros((n, seats, 4), np.int16),
        discards=np.zeros((n, seats, 28), np.int8),
        unseen=np.zeros((n, seats, 28), np.int8),
        bonuses=np.zeros((n, 2), np.int8),
        turn=np.zeros(n, np.int8),
        phase=np.zeros(n, np.int8),
        seat=np.zeros(n, np.int8),
        legal=np.zeros((n, window.cells), np.int32),
        discard=np.zeros(n, np.int32),
        marked=np.zeros((n, 3 * most_tiles(seats)), np.int16),
        upto=np.zeros((n, 3 * most_tiles(seats)), np.int16),
        marks=np.zeros(n, np.int64),
        offered=np.zeros(n, np.int64),
    )
    return Observation(kinds, *side_by_side(seen[1:]))


def table_at(games: Games, game: int) -> BatchTable:
    """One of the games, for the compiled rules: what is done to it is done to the batch."""
    return BatchTable(*(array[game] for array in games[:8]))
