"""A game as messages show it, made only of what may be seen (`view`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from lodestone.clustered import Board, Cell, Score, Tile, TileDiscarded, TileDrawn
from lodestone.clustered.frame import CellFrame
from lodestone.clustered.groups import groups
from lodestone.clustered.legal import LegalMoves
from lodestone.core import Seat
from lodestone.match.clustered.view import ClusteredPublicView, OwnView
from lodestone.match.clustered.wire import ClusteredPrivate, ClusteredPublic, Group, LogLine, PlacedTile, SeatScore


def public_of(
    everybody: ClusteredPublicView,
    rules: dict[str, Any],
    log: tuple[LogLine, ...] | None,
    moves: int,
    last: Cell | None,
) -> ClusteredPublic:
    """What everybody sees. Without a log the board is left out too: a client already knows it."""
    outcome = everybody.outcome
    return ClusteredPublic(
        seats=everybody.seats,
        first=everybody.first,
        rules=rules,
        board=None if log is None else placed_tiles(everybody.board),
        log=log,
        turn=everybody.turn,
        phase=everybody.phase,
        hand_sizes=everybody.hand_sizes,
        stack_sizes=everybody.stack_sizes,
        discards=tuple([pile if isinstance(pile, int) else notations(pile) for pile in everybody.discards]),
        first_line=everybody.bonuses.first_line,
        first_rectangle=everybody.bonuses.first_rectangle,
        largest_rectangle=everybody.markers.rectangle,
        longest_line=everybody.markers.line,
        scores=tuple([seat_score(points) for points in everybody.scores]),
        moves=moves,
        last=last,
        resigned=everybody.resigned,
        winners=None if outcome is None else outcome.winners,
        ending=None if outcome is None else outcome.ending,
    )


def private_of(mine: OwnView, board: Board) -> ClusteredPrivate:
    """What messages show to one seat beside that."""
    place: dict[str, tuple[tuple[int, int], ...]] = {}
    discard: tuple[str, ...] = ()
    legal = mine.legal_moves
    if isinstance(legal, LegalMoves):
        cells = _all_cells(board.frame)
        place = {tile.notation: _cells(bits, cells) for tile, bits, _ in legal.places}
        discard = () if place else tuple([move.tile.notation for move in legal])
    return ClusteredPrivate(mine.seat, notations(mine.hand), place, discard, notations(mine.discarded))


def log_lines(log: Iterable[tuple[Seat, str]], *, hidden: bool) -> tuple[LogLine, ...]:
    """What was done; discards without their tile where the table hides them."""
    return tuple([(seat, "-" if hidden and move.startswith("-") else move) for seat, move in log])


def seen_events(events: Sequence[Any], seats: tuple[Seat, ...], *, hidden: bool) -> list[Any]:
    """Events as somebody who holds these seats sees them."""
    secret = (TileDrawn, TileDiscarded) if hidden else (TileDrawn,)
    return [
        replace(event, tile=None) if isinstance(event, secret) and event.seat not in seats else event
        for event in events
    ]


def seat_score(points: Score) -> SeatScore:
    """Points as they stand."""
    return SeatScore(points.rectangle, points.rows, points.columns, points.bonus, points.total)


def groups_on(board: Board, seat: Seat) -> list[Group]:
    """Everything of a seat that scores."""
    cell = board.frame.cell
    return [
        Group(group.kind, seat, (cell(group.first), cell(group.last)), group.points)
        for group in groups(board.owned_bits(seat), board.frame.width)
    ]


def notations(tiles: tuple[Tile, ...]) -> tuple[str, ...]:
    """Tiles in notation."""
    return tuple([tile.notation for tile in tiles])


def placed_tiles(board: Board) -> tuple[PlacedTile, ...]:
    """The tiles that lie there, in the order placed."""
    return tuple((cell.x, cell.y, placed.tile.notation, placed.owner) for cell, placed in board.tiles.items())


def _cells(bits: int, cells: tuple[tuple[Cell, int], ...]) -> tuple[tuple[int, int], ...]:
    """Those of a frame's cells whose bits are set, row by row."""
    found = []
    while bits:  # from the highest bit down, so that the number gets smaller
        cell, bit = cells[bits.bit_length()]
        found.append(cell)
        bits ^= bit
    found.reverse()
    return tuple(found)


@lru_cache(maxsize=64)
def _all_cells(frame: CellFrame) -> tuple[tuple[Cell, int], ...]:
    """By a number's length in bits: the cell of its highest bit, and that bit. Cached: most games stay in one frame."""
    nothing = (Cell(0, 0), 0)
    return (nothing, *[(frame.cell(index), 1 << index) for index in range(frame.width * frame.height)])
