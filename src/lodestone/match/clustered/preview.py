"""What lies on a table of Clustered, for a picture of it: tiles that everybody sees, no hands and no stacks."""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.clustered import Board
from lodestone.clustered.tile_art import tile_svg
from lodestone.match.clustered.record import from_record
from lodestone.match.clustered.shown import placed_tiles
from lodestone.match.clustered.wire import PlacedTile
from lodestone.match.preview import SOME_TILES, Drawn

LEAST = 7
"""Fewest cells across the picture, so that a game's first tiles are not drawn huge."""
MARGIN = 0.5
"""Cells of margin around the tiles."""

_TILES = msgspec.msgpack.Decoder(tuple[PlacedTile, ...])


def packed_board(board: Board) -> bytes:
    """Every tile with its place and owner."""
    return msgspec.msgpack.encode(placed_tiles(board))


def board_of_record(record: Any) -> bytes:
    """The table at the end of a game."""
    return packed_board(from_record(record).position.board)


def some_tiles() -> Drawn:
    """A sample of tiles, for a table where no game has begun."""
    return _drawn(tuple((place % 3, place // 3, tile, owner) for place, (tile, owner) in enumerate(SOME_TILES)), 4)


def drawn_board(board: bytes) -> Drawn:
    """The board as SVG, a hundred units to a cell."""
    return _drawn(_TILES.decode(board), LEAST)


def _drawn(tiles: tuple[PlacedTile, ...], least: int) -> Drawn:
    left, width = _span([x for x, *_ in tiles], least)
    top, height = _span([y for _, y, *_ in tiles], least)
    parts = [
        f'<g transform="translate({100 * x} {100 * y})">{tile_svg(tile, owner)}</g>' for x, y, tile, owner in tiles
    ]
    return Drawn(100 * left, 100 * top, 100 * width, 100 * height, "".join(parts))


def _span(places: list[int], least: int) -> tuple[float, float]:
    """Where a row of cells begins and how long it is, wide enough for a table."""
    first, last = min(places), max(places) + 1
    length = max(least, last - first) + 2 * MARGIN
    return (first + last - length) / 2, length
