"""What environments show and allow, implemented a second time."""

from __future__ import annotations

import numpy as np

from lodestone.clustered import Phase, Position
from lodestone.envs.clustered.window import EMPTY, NO_ROOM, START, Window

_PHASES = (Phase.PLAY, Phase.DISCARD, Phase.TRIM, Phase.OVER)


def seen_by_hand(position: Position, seat: int, window: Window) -> dict[str, object]:
    """What a seat may see: a second, slow implementation from the contract."""
    seats, rules = position.setup.seats, position.setup.rules
    kinds = np.full((window.width, window.width), EMPTY, np.int8)
    owners = np.full((window.width, window.width), -1, np.int8)
    for index in range(window.cells):
        cell = window.cell(index)
        row, column = divmod(index, window.width)
        if not position.setup.has_room(cell):
            kinds[row, column] = NO_ROOM
        placed = position.board.tiles.get(cell)
        if placed is not None:
            kinds[row, column] = START if placed.owner is None else placed.tile.index
            owners[row, column] = -1 if placed.owner is None else (placed.owner - seat) % seats
    public, discards, unseen = [], [], []
    for relative in range(seats):
        other = (seat + relative) % seats
        held, stack = len(position.hands[other]), position.stack_sizes()[other]
        public.append([held, stack, position.scores()[other].total, len(position.discards[other])])
        shown = not relative or not rules.hidden_discards
        discards.append(_counts(position.discards[other]) if shown else [0] * 28)
        left = np.array(_counts(position.setup.stacks[other]))
        left -= _counts([tile for tile, owner in position.board.tiles.values() if owner == other])
        left -= discards[-1]
        unseen.append(list(left - (_counts(position.hands[seat]) if not relative else 0)))
    taken = (position.bonuses.first_line, position.bonuses.first_rectangle)
    return {
        "kinds": kinds,
        "owners": owners,
        "hand": _counts(position.hands[seat]),
        "public": public,
        "discards": discards,
        "unseen": unseen,
        "bonuses": [-1 if by is None else (by - seat) % seats for by in taken],
        "turn": -1 if position.seat is None else (position.seat - seat) % seats,
        "phase": _PHASES.index(position.phase),
    }


def _counts(tiles: object) -> list[int]:
    counts = [0] * 28
    for tile in tiles:  # type: ignore[attr-defined]
        counts[tile.index] += 1
    return counts


def legal_by_hand(position: Position, window: Window) -> set[int]:
    return {window.encode(move) for move in position.legal_moves}
