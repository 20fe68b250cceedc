"""A view as bytes, for a bot that thinks in another process: what the seat may see, and nothing else.

Field by field, as in `view`: what is not named here does not leave the process.
"""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.clustered import Board, Bonuses, Cell, Markers, Phase, Score, Tile
from lodestone.clustered.board import PlacedTile
from lodestone.clustered.legal import LegalMoves
from lodestone.core import Seat
from lodestone.match.clustered.plain import notation, plain_rules, read_rules
from lodestone.match.clustered.view import View


class _Packed(msgspec.Struct, frozen=True, array_like=True):
    seat: Seat | None
    seats: int
    rules: dict[str, Any]
    tiles: list[tuple[int, int, Tile, Seat | None]]
    """In the order placed, start tiles first."""
    turn: Seat | None
    phase: Phase
    hand: tuple[Tile, ...]
    hand_sizes: tuple[int, ...]
    stack_sizes: tuple[int, ...]
    discards: tuple[tuple[Tile, ...] | int, ...]
    bonuses: Bonuses
    markers: Markers
    scores: tuple[Score, ...]
    choices: tuple[Tile, ...] | None
    """The tiles that may be placed or discarded now; None: it is somebody else's turn."""


def _tile(kind: type, text: object) -> Tile:
    return Tile(str(text))


_ENCODER = msgspec.msgpack.Encoder(enc_hook=notation)
_DECODER = msgspec.msgpack.Decoder(_Packed, dec_hook=_tile)


def packed(view: View) -> bytes:
    """A view as bytes.

    >>> from lodestone.clustered import new_game
    >>> from lodestone.match.clustered import view_for
    >>> view = view_for(new_game(seats=2, seed=7), seat=0)
    >>> again = unpacked(packed(view))
    >>> again.board == view.board, list(again.legal_moves) == list(view.legal_moves)
    (True, True)
    """
    moves = view.legal_moves
    return _ENCODER.encode(
        _Packed(
            view.seat,
            view.seats,
            plain_rules(view.rules),
            [(x, y, tile, owner) for (x, y), (tile, owner) in view.board.tiles.items()],
            view.turn,
            view.phase,
            view.hand,
            view.hand_sizes,
            view.stack_sizes,
            view.discards,
            view.bonuses,
            view.markers,
            view.scores,
            moves.choices if isinstance(moves, LegalMoves) else None,
        )
    )


def unpacked(data: bytes) -> View:
    """Rebuild the view from its bytes."""
    told = _DECODER.decode(data)
    rules = read_rules(told.rules)
    tiles = {Cell(x, y): PlacedTile(tile, owner) for x, y, tile, owner in told.tiles}
    board = Board.of(rules.surface, told.seats, tiles)
    return View(
        told.seat,
        told.seats,
        rules,
        board,
        told.turn,
        told.phase,
        told.hand,
        told.hand_sizes,
        told.stack_sizes,
        told.discards,
        told.bonuses,
        told.markers,
        told.scores,
        () if told.choices is None else LegalMoves(board, told.phase, told.choices),
    )
