"""Why a move is not allowed: every rule it breaks, each with a sentence a player understands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from lodestone.clustered.events import Phase
from lodestone.clustered.moves import Discard, Move, Placement
from lodestone.core import Reason

if TYPE_CHECKING:
    from lodestone.clustered.position import Position


def objections(position: Position, move: Move) -> tuple[Reason, ...]:
    """Every reason why the seat on turn may not make this move, the most basic first; empty if it is legal."""
    if position.seat is None:
        return (Reason("C19", "game-over", {}),)
    if move.tile not in position.hands[position.seat]:
        return (Reason("C6", "illegal-not-in-hand", {"tile": str(move.tile)}),)
    if isinstance(move, Discard):
        return tuple(_against_discard(position, move))
    return tuple(_against_placement(position, move))


def _against_discard(position: Position, move: Discard) -> Iterator[Reason]:
    if position.phase is Phase.PLAY:
        example = position.legal_moves[0]
        yield Reason("C8", "illegal-discard", {"example": str(example)})
    elif move not in position.legal_moves:
        yield Reason("X-C14", "illegal-trim-drawn", {"tile": str(move.tile)})


def _against_placement(position: Position, move: Placement) -> Iterator[Reason]:
    tile, cell, board = move.tile, move.cell, position.board
    if position.phase is Phase.TRIM:
        yield Reason("CO6", "illegal-trim-first", {})
    if not board.has_room(cell):
        yield Reason("C2", "illegal-off-table", {"cell": str(cell)}, cell)
    if occupant := board.tiles.get(cell):
        yield Reason("C6", "illegal-occupied", {"cell": str(cell), "occupant": str(occupant.tile)}, cell)
        return
    neighbours = list(board.neighbours(cell))
    if not neighbours:
        yield Reason("C11", "illegal-alone", {"cell": str(cell)}, cell)
    for side, neighbour in neighbours:
        if not tile.goes_with(neighbour):
            arguments = {
                "tile": str(tile),
                "neighbour": str(neighbour),
                "cell": str(side),
                "differ": "-".join(tile.differences(neighbour)),
            }
            yield Reason("C12", "illegal-neighbour", dict(arguments), side)
