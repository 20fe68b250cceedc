"""Library positions into the arrays of a batch and back."""

from __future__ import annotations

import numpy as np

from lodestone.clustered import START, Board, Cell, PlacedTile, Position, Setup
from lodestone.clustered.batch.laying import lay_again, lay_start
from lodestone.clustered.batch.table import (
    DISCARDED,
    DRAWN,
    FIRST_LINE,
    FIRST_RECTANGLE,
    GONE,
    HAND_BITS,
    HELD,
    LAID,
    NOBODY,
    OPENING,
    OWNED,
    PHASE,
    SEAT,
    STACK,
    TO_COME,
    WILD_TILE,
    start_cells,
)
from lodestone.clustered.batch.turns import CODES
from lodestone.clustered.standings import Bonuses
from lodestone.core import Seat
from lodestone.envs.clustered.arrays import Games, Shared, table_at
from lodestone.envs.clustered.window import KINDS, Window


def write_position(games: Games, game: int, position: Position, window: Window, shared: Shared) -> None:
    """Put a position into one of the games. Its rules are taken to be those of the window."""
    table = table_at(games, game)
    table.where[:] = shared.where
    table.facts[:] = shared.facts
    table.seats[:] = shared.seats
    games.kinds[game] = shared.kinds
    for start in shared.starts:
        lay_start(table, start)
    unseen = shared.counts.copy()
    laid = 0
    for cell, (tile, owner) in position.board.tiles.items():
        if owner is not None:
            games.spots[game, laid], games.by[game, laid] = window.index(cell), owner
            laid += 1
            lay_again(table, owner, tile.index, window.grid_index(cell))
            games.kinds[game, window.index(cell)] = tile.index
            unseen[owner, tile.index] -= 1
    games.spread[game] = laid
    for seat, thrown in enumerate(position.discards):
        games.thrown[game, seat, : len(thrown)] = [tile.index for tile in thrown]
        games.discards[game, seat] = np.bincount([tile.index for tile in thrown], minlength=28)
    games.unseen[game] = unseen if shared.hidden_discards else unseen - games.discards[game]
    _write_seats(games, game, position)
    facts, bonuses = table.facts, position.bonuses
    facts[SEAT] = _number(position.seat)
    facts[PHASE], facts[OPENING] = CODES.index(position.phase), position.opening
    facts[FIRST_LINE], facts[FIRST_RECTANGLE] = _number(bonuses.first_line), _number(bonuses.first_rectangle)
    games.done[game] = position.over


def _write_seats(games: Games, game: int, position: Position) -> None:
    table = table_at(games, game)
    for seat, (hand, stack) in enumerate(zip(position.hands, position.setup.stacks, strict=True)):
        table.hands[seat, : len(hand)] = [tile.index for tile in hand]
        table.stacks[seat, : len(stack)] = [tile.index for tile in stack]
        to_come = (*hand, *stack[position.drawn[seat] :])
        row = table.seats[seat]
        row[HELD], row[DRAWN], row[DISCARDED] = len(hand), position.drawn[seat], len(position.discards[seat])
        row[GONE] = seat in position.resigned
        row[HAND_BITS] = sum({1 << tile.index for tile in hand})
        row[TO_COME] = sum({1 << tile.index for tile in to_come} - {1 << WILD_TILE})


def read_position(games: Games, game: int, window: Window) -> Position:
    """One of the games as a position."""
    table, rows = table_at(games, game), games.seats[game]
    seats = range(window.seats)
    stacks = tuple(tuple(KINDS[tile] for tile in table.stacks[seat, : rows[seat, STACK]]) for seat in seats)
    tiles: dict[Cell, PlacedTile] = {cell: PlacedTile(START, None) for cell in start_cells(window.seats)}
    for number in table.laid[len(tiles) : table.facts[LAID]]:
        cell = window.grid_cell(number)
        kind = KINDS[games.kinds[game, window.index(cell)]]
        tiles[cell] = PlacedTile(kind, int(OWNED - table.where[number]))
    facts = table.facts
    return Position(
        setup=Setup(window.seats, 0, window.rules, stacks),
        board=Board.of(window.rules.surface, window.seats, tiles),
        hands=tuple(tuple(KINDS[tile] for tile in table.hands[seat, : rows[seat, HELD]]) for seat in seats),
        drawn=tuple(int(rows[seat, DRAWN]) for seat in seats),
        discards=tuple(
            tuple(KINDS[tile] for tile in games.thrown[game, seat, : rows[seat, DISCARDED]]) for seat in seats
        ),
        bonuses=Bonuses(_seat(facts[FIRST_LINE]), _seat(facts[FIRST_RECTANGLE])),
        seat=_seat(facts[SEAT]),
        phase=CODES[facts[PHASE]],
        opening=int(facts[OPENING]),
        resigned=tuple(seat for seat in seats if rows[seat, GONE]),
    )


def _number(seat: Seat | None) -> int:
    return NOBODY if seat is None else seat


def _seat(number: int) -> Seat | None:
    return None if number == NOBODY else int(number)
