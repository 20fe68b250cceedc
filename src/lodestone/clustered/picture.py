"""Tables of Clustered as SVG, for notebooks: the tiles, and under them a row for each seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from lodestone.clustered.board import Board
from lodestone.clustered.tile_art import LOOKS, tile_svg
from lodestone.clustered.tiles import Tile
from lodestone.core import Seat, seat_letter

CELL = 30
"""Pixels from tile to tile."""
MARGIN = 10
"""Pixels around the table."""
ROW = 34
"""Pixels from one seat's row to the next."""
_LEAST_WIDE = 320
"""Pixels across the narrowest picture."""
_BACK, _INK = "#faf6ec", "#17130f"


class SeatRow(NamedTuple):
    """What is told of a seat under the table: its points, tiles that may be seen, and how many may not."""

    seat: Seat
    points: int
    on_turn: bool
    tiles: Sequence[Tile]
    left: int
    """Tiles of its own that are not drawn here: in its stack, and in a hand that is hidden."""


def table_svg(board: Board, rows: Iterable[SeatRow]) -> str:
    """A table as an SVG document."""
    wide, high, tiles = board_elements(board)
    width, y = max(_LEAST_WIDE, wide), high
    parts = [f'<g transform="translate({(width - wide) / 2:g} 0)">{tiles}</g>']
    for row in rows:
        parts.append(f'<g transform="translate({MARGIN} {y})">{_row(row)}</g>')
        y += ROW
    return svg(width, y + MARGIN // 2, parts)


def svg(width: float, height: float, parts: Iterable[str]) -> str:
    """Wrap elements in a document with a plain background."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" font-family="sans-serif">'
    return f'{head}<rect width="100%" height="100%" rx="8" fill="{_BACK}"/>{"".join(parts)}</svg>'


def board_elements(board: Board) -> tuple[int, int, str]:
    """Width, height and elements of the tiles that lie there."""
    xs, ys = [cell.x for cell in board.tiles], [cell.y for cell in board.tiles]
    left, top = min(xs), min(ys)
    parts = [
        placed_tile(str(tile), owner, MARGIN + CELL * (cell.x - left), MARGIN + CELL * (cell.y - top))
        for cell, (tile, owner) in board.tiles.items()
    ]
    wide, high = CELL * (max(xs) - left + 1), CELL * (max(ys) - top + 1)
    return wide + 2 * MARGIN, high + 2 * MARGIN, "".join(parts)


def placed_tile(tile: str, owner: Seat | None, x: float, y: float) -> str:
    """A tile with its upper left corner somewhere."""
    return f'<g transform="translate({x:g} {y:g}) scale({CELL / 100:g})">{tile_svg(tile, owner)}</g>'


def _row(row: SeatRow) -> str:
    look = LOOKS[row.seat]
    weight = "700" if row.on_turn else "400"
    points = f'font-size="15" font-weight="{weight}" text-anchor="end" fill="{_INK}">{row.points}'
    parts = [
        f'<rect y="4" width="22" height="22" rx="5" fill="{look.colour}" stroke="{look.edge}"/>',
        f'<text x="11" y="20" font-size="14" text-anchor="middle" fill="{look.ink}">{seat_letter(row.seat)}</text>',
        f'<text x="62" y="20" {points}</text>',
        f'<text x="68" y="20" font-size="13" fill="{_INK}">{"◀" if row.on_turn else ""}</text>',
    ]
    x = 88
    for tile in row.tiles:
        parts.append(placed_tile(str(tile), row.seat, x, 0))
        x += CELL
    if row.left:
        parts.append(f'<text x="{x + 6}" y="20" font-size="13" fill="{_INK}">+ {row.left}</text>')
    return "".join(parts)
