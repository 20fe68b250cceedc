"""Turns: what a move does, who is next, who has won. The same rules as `clustered.position`, in place."""

from __future__ import annotations

import numpy as np

from lodestone.clustered.batch.compile import inner_kernel, kernel
from lodestone.clustered.batch.laying import lay
from lodestone.clustered.batch.points import longest_through, makes_two_by_three
from lodestone.clustered.batch.table import (
    DISCARD,
    DISCARDED,
    DRAWN,
    FIRST_BONUS,
    FIRST_LINE,
    FIRST_RECTANGLE,
    FRONTIER,
    GONE,
    HAND_BITS,
    HELD,
    LARGEST_BONUS,
    LINES,
    LONGEST,
    NOBODY,
    OPENING,
    OVER,
    OWNED,
    PHASE,
    PLAY,
    RECTANGLE,
    SEAT,
    SIZE,
    STACK,
    TIE_BREAK,
    TO_COME,
    TRIM,
    TRIM_DRAWN_ONLY,
    TURN_DRAW,
    BatchTable,
    Number,
)
from lodestone.clustered.events import Phase
from lodestone.clustered.setup import HAND
from lodestone.clustered.standings import BONUS

CODES = (Phase.PLAY, Phase.DISCARD, Phase.TRIM, Phase.OVER)
"""The phases in the order of their numbers here."""
_ONE = np.int64(1)


@kernel
def play(table: BatchTable, tile: int, at: int) -> None:
    """Make a legal move of the seat on turn: a tile to an entry of the frontier, or a discard if `at` is −1."""
    facts = table.facts
    seat = facts[SEAT]
    _take_from_hand(table, seat, tile)
    if at >= 0:
        cell = table.cells[at]
        lay(table, seat, tile, at)
        if facts[FIRST_BONUS]:
            _award(table, seat, cell)
        _end_turn(table, seat)
        return
    table.seats[seat, DISCARDED] += 1
    if facts[PHASE] == DISCARD:
        _end_turn(table, seat)
    elif facts[OPENING]:
        _trim_opening(table, seat)
    else:
        _pass_turn(table, seat)


@kernel
def resign(table: BatchTable, seat: int) -> None:
    """A seat leaves the game, on turn or not (Z8)."""
    row = table.seats[seat]
    row[HELD] = 0
    row[HAND_BITS] = row[TO_COME] = 0
    row[DRAWN] = row[STACK]
    row[GONE] = 1
    if seat == table.facts[SEAT]:
        if table.facts[OPENING]:
            _trim_opening(table, seat)
        else:
            _pass_turn(table, seat)


@inner_kernel
def choices(table: BatchTable) -> Number:
    """The tiles the seat on turn may place or discard, as bits."""
    facts = table.facts
    seat = facts[SEAT]
    if facts[PHASE] == TRIM and facts[TRIM_DRAWN_ONLY] and not facts[OPENING]:  # X-C14
        bits, held = 0, table.seats[seat, HELD]
        for place in range(held - facts[TURN_DRAW], held):
            bits |= _ONE << table.hands[seat, place]
        return bits
    return table.seats[seat, HAND_BITS]


@inner_kernel
def _award(table: BatchTable, seat: int, cell: int) -> None:
    facts, owner = table.facts, OWNED - seat
    if facts[FIRST_LINE] == NOBODY and longest_through(table.where, cell, facts[SIZE], owner) >= 5:
        facts[FIRST_LINE] = seat
    if facts[FIRST_RECTANGLE] == NOBODY and makes_two_by_three(table.where, cell, facts[SIZE], owner):
        facts[FIRST_RECTANGLE] = seat


@inner_kernel
def _take_from_hand(table: BatchTable, seat: int, tile: int) -> None:
    hands = table.hands
    left = table.seats[seat, HELD] - 1
    place, bits = 0, 0
    while hands[seat, place] != tile:
        bits |= _ONE << hands[seat, place]
        place += 1
    while place < left:
        hands[seat, place] = hands[seat, place + 1]
        bits |= _ONE << hands[seat, place]
        place += 1
    table.seats[seat, HELD] = left
    table.seats[seat, HAND_BITS] = bits
    table.seats[seat, TO_COME] &= ~(_ONE << tile)


@inner_kernel
def _end_turn(table: BatchTable, seat: int) -> None:
    seats = table.seats
    held, drawn = seats[seat, HELD], seats[seat, DRAWN]
    for _ in range(min(table.facts[TURN_DRAW], seats[seat, STACK] - drawn)):
        tile = table.stacks[seat, drawn]
        table.hands[seat, held] = tile
        seats[seat, HAND_BITS] |= _ONE << tile
        held += 1
        drawn += 1
    seats[seat, HELD], seats[seat, DRAWN] = held, drawn
    if held > HAND:
        table.facts[PHASE] = TRIM
    else:
        _pass_turn(table, seat)


@inner_kernel
def _trim_opening(table: BatchTable, seat: int) -> None:
    facts = table.facts
    trimmed = seat
    while facts[OPENING] and table.seats[seat, HELD] <= HAND:
        trimmed = seat
        seat = (seat + 1) % len(table.seats)
        facts[OPENING] -= 1
    if facts[OPENING]:
        facts[SEAT] = seat
        facts[PHASE] = TRIM
    else:
        _pass_turn(table, trimmed)


@inner_kernel
def _pass_turn(table: BatchTable, seat: int) -> None:
    facts = table.facts
    for _ in range(len(table.seats)):
        seat += 1
        if seat == len(table.seats):
            seat = 0
        if table.seats[seat, HELD]:
            facts[SEAT] = seat
            facts[PHASE] = PLAY if can_place(table, table.seats[seat, HAND_BITS]) else DISCARD
            return
    facts[SEAT] = NOBODY
    facts[PHASE] = OVER


@inner_kernel
def can_place(table: BatchTable, bits: int) -> bool:
    """Whether at least one of the tiles fits somewhere (C7, C8)."""
    tiles = np.uint32(bits)
    for at in range(table.facts[FRONTIER]):  # noqa: SIM110 - `any` over a generator does not compile
        if table.fits[at] & tiles:
            return True
    return False


@inner_kernel
def _sole_leader(table: BatchTable, field: int, least: int) -> int:
    leader, best = NOBODY, least - 1
    for seat in range(len(table.seats)):
        size = table.seats[seat, field]
        if size > best:
            leader, best = seat, size
        elif size == best:
            leader = NOBODY
    return leader


@kernel
def total(table: BatchTable, seat: int) -> Number:
    """A seat's points with bonuses; those for the largest count when the game is over (Z12)."""
    facts, row = table.facts, table.seats[seat]
    points = row[RECTANGLE] + row[LINES]
    points += BONUS * ((facts[FIRST_LINE] == seat) + (facts[FIRST_RECTANGLE] == seat))
    if facts[LARGEST_BONUS] and facts[PHASE] == OVER:
        points += BONUS * (_sole_leader(table, RECTANGLE, 4) == seat)
        points += BONUS * (_sole_leader(table, LONGEST, 3) == seat)
    return points


@inner_kernel
def rank(table: BatchTable, seat: int) -> Number:
    """What decides who has won, as one number: the points, and what breaks ties where the table wants it (Q-C2)."""
    points = total(table, seat)
    if not table.facts[TIE_BREAK]:
        return points
    row = table.seats[seat]
    line = row[LONGEST] if row[LONGEST] >= 3 else 0
    return ((points * 1000 + row[RECTANGLE]) * 1000 + line) * 1000 - row[DISCARDED]


@kernel
def winners(table: BatchTable) -> int:
    """Who has won, as bits: everybody with the best rank who has not resigned (Z8); alone always the one seat."""
    if len(table.seats) == 1:
        return 1
    bits, best = 0, -1000
    for seat in range(len(table.seats)):
        if not table.seats[seat, GONE]:
            mine = rank(table, seat)
            if mine > best:
                bits, best = 1 << seat, mine
            elif mine == best:
                bits |= 1 << seat
    return bits
