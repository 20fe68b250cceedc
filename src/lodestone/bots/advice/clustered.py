"""What to play at Clustered, and why.

The searching bot thinks, then its favourites are compared in the same worlds. The reasons are figures that anybody can
check on the table.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

import msgspec

from lodestone.bots.clustered import searching_bot
from lodestone.bots.clustered.knowledge import Knowledge
from lodestone.bots.clustered.search import LEVELS, Judged, Level, SearchBot
from lodestone.clustered import Board, Cell, Discard, Move, Placement, Tile
from lodestone.clustered.scoring import (
    has_first_line,
    has_first_rectangle,
    largest_rectangle,
    longest_line,
    score,
)
from lodestone.clustered.standings import BONUS, sole_leader
from lodestone.core import Seat, seat_letter
from lodestone.match.advice import Because
from lodestone.match.clustered import View
from lodestone.match.clustered.advice import ClusteredAdvice, RatedMove

FAVOURITES = 4
"""Moves that are compared at the end, and returned."""
TRIALS = {"expert": 120, "club": 40}
"""Playouts of each, all in the same worlds and with the same luck: only then can small differences be trusted."""
THOROUGH, QUICK = "expert", "club"
"""The levels that propose candidates; the second is used where there are many moves and seats."""


def advise(view: View, seed: int = 0, level: str = THOROUGH) -> ClusteredAdvice:
    """What a seat on turn should play, judged only by what it may know. The same seed gives the same advice."""
    judged, certain = compare(view, None, seed, level)
    best, *others = (rated(view, one) for one in judged)
    reasons = reasons_for(view, judged[0].move, certain=certain)
    return ClusteredAdvice(best, tuple(others[: FAVOURITES - 1]), certain, reasons)


def compare(view: View, played: Move | None, seed: int, level: str) -> tuple[list[Judged], bool]:
    """The favourites, best first, with `played` among them; and whether their leads are certain."""
    judged = searching_bot(level, seed).judge(view)
    if judged[0].playouts == 0:
        return judged, True
    rivals = [one.move for one in judged[:FAVOURITES]]
    if played is not None and played not in rivals:
        rivals.append(played)
    if len(rivals) == 1:
        return judged, False
    final = Level(
        candidates=len(rivals), playouts=TRIALS[level] * len(rivals), halving=False, looks=LEVELS[level].looks
    )
    return SearchBot(final, seed).judge(msgspec.structs.replace(view, legal_moves=tuple(rivals))), False


def rated(view: View, judged: Judged) -> RatedMove:
    """A move with its worth."""
    return RatedMove(str(judged.move), round(float(judged.lead), 2), points_now(view, judged.move))


def points_now(view: View, move: Move) -> int:
    """How many points more the seat has right after a move: exactly what the game will say.

    Worked out anew, because a view has no position to ask.
    """
    assert view.seat is not None
    seat, board = view.seat, _board_after(view, move)
    tiles, width = board.owned_bits(seat), board.frame.width
    bonus = view.scores[seat].bonus
    if view.rules.first_bonus and view.seats > 1:
        bonus += BONUS * (view.bonuses.first_line is None and has_first_line(tiles, width))
        bonus += BONUS * (view.bonuses.first_rectangle is None and has_first_rectangle(tiles, width))
    if view.rules.largest_bonus and view.seats > 1 and sum(view.hand_sizes) == 1 and not any(view.stack_sizes):
        everybody = [board.owned_bits(other) for other in range(view.seats)]  # the last tile: CO8 counts now
        bonus += BONUS * (sole_leader([largest_rectangle(mine, width) for mine in everybody]) == seat)
        bonus += BONUS * (sole_leader([longest_line(mine, width) for mine in everybody]) == seat)
    return score(tiles, width, bonus).total - view.scores[seat].total


def points_denied(view: View, move: Move) -> tuple[int, Seat | None]:
    """The most points another seat could have made on the same cell with a tile it may still have, and who."""
    most: tuple[int, Seat | None] = (0, None)
    if not isinstance(move, Placement):
        return most
    for seat, hidden in enumerate(Knowledge().look(view)):
        left = view.hand_sizes[seat] + view.stack_sizes[seat]
        may_have = {*hidden.known, *hidden.unknown}
        if seat == view.seat or not left or not any(view.board.fits(tile, move.cell) for tile in may_have):
            continue
        points = _gain(view.board, seat, move.cell)
        if points > most[0]:
            most = points, seat
    return most


def best_next(view: View, move: Move) -> tuple[int, Cell | None]:
    """The most points that another tile of the hand could make next, if nobody takes the cell, and where."""
    assert view.seat is not None
    board, rest = _board_after(view, move), list(view.hand)
    rest.remove(move.tile)
    most: tuple[int, Cell | None] = (0, None)
    open_to_any = reduce(or_, (bits for _, bits, _ in board.openings(rest)), 0)
    for cell in board.frame.cells(open_to_any):
        points = _gain(board, view.seat, cell)
        if points > most[0]:
            most = points, cell
    return most


def reasons_for(view: View, move: Move, *, certain: bool = False) -> tuple[Because, ...]:
    """Why a move is good: what it makes, what it takes from others, what it keeps. At least one reason."""
    found: list[Because] = []
    if points := points_now(view, move):
        found.append(Because("advice-points", {"points": points}))
    denied, whom = points_denied(view, move)
    if whom is not None:
        found.append(Because("advice-denied", {"points": denied, "seat": seat_letter(whom)}))
    ahead, cell = best_next(view, move)
    if cell is not None:
        found.append(Because("advice-next", {"points": ahead, "cell": str(cell)}))
    if not move.tile.fits_all and any(tile.fits_all for tile in view.hand):
        found.append(Because("advice-wild", {}))
    if isinstance(move, Discard):
        found.insert(0, Because("advice-discard", {"count": len(view.board.open_cells(move.tile))}))
    elif not found:
        found.append(Because("advice-beside", {"count": _own_neighbours(view, move.cell)}))
    if certain:
        found.append(Because("advice-certain", {}))
    return tuple(found)


def _board_after(view: View, move: Move) -> Board:
    assert view.seat is not None
    return view.board.place(move.tile, move.cell, view.seat) if isinstance(move, Placement) else view.board


def _gain(board: Board, seat: Seat, cell: Cell) -> int:
    """Points that a seat would make with a tile on a cell, bonuses aside."""
    after = board.place(Tile("***"), cell, seat)
    before = score(board.owned_bits(seat), board.frame.width)
    return score(after.owned_bits(seat), after.frame.width).total - before.total


def _own_neighbours(view: View, cell: Cell) -> int:
    tiles = view.board.tiles
    return sum(side in tiles and tiles[side].owner == view.seat for side in cell.sides())
