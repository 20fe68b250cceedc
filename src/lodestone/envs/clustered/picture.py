"""A game of Clustered as text and as an array of pixels."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from lodestone.clustered import Cell, Fill, Position, Shape, Tile
from lodestone.core import Seat, seat_letter
from lodestone.envs.clustered.window import Window

CELL = 24
"""Pixels from side to side."""
COLOURS = (
    (0, 114, 178), (213, 94, 0), (0, 158, 115), (204, 121, 167),
    (230, 159, 0), (86, 180, 233), (120, 94, 40), (90, 90, 90),
)  # fmt: skip
"""Of the seats; told apart by most eyes (Okabe and Ito)."""
_GROUND, _NO_ROOM, _START, _LINE = (246, 243, 236), (205, 200, 190), (60, 56, 52), (255, 255, 255)


def write(position: Position) -> str:
    """The table with its neighbourhood, each tile with the letter of its seat, then points and whose turn it is."""
    tiles = position.board.tiles
    xs, ys = [cell.x for cell in tiles], [cell.y for cell in tiles]
    lines = []
    for y in range(min(ys), max(ys) + 1):
        row = [tiles.get(Cell(x, y)) for x in range(min(xs), max(xs) + 1)]
        lines.append(" ".join("  · " if at is None else f"{at.tile}{_letter(at.owner)}" for at in row).rstrip())
    points = "  ".join(f"{seat_letter(seat)} {score.total}" for seat, score in enumerate(position.scores()))
    turn = "-" if position.seat is None else seat_letter(position.seat)
    return "\n".join([*lines, f"{points}  {turn} {position.phase}"])


def _letter(owner: Seat | None) -> str:
    return "#" if owner is None else seat_letter(owner)


def draw(position: Position, window: Window) -> NDArray[np.uint8]:
    """The whole window, (height, width, 3)."""
    picture = np.zeros((window.width * CELL, window.width * CELL, 3), np.uint8)
    for index in range(window.cells):
        cell = window.cell(index)
        row, column = divmod(index, window.width)
        square = picture[row * CELL : (row + 1) * CELL, column * CELL : (column + 1) * CELL]
        square[:] = _GROUND if position.setup.has_room(cell) else _NO_ROOM
        placed = position.board.tiles.get(cell)
        if placed is not None:
            inner = square[1:-1, 1:-1]
            inner[:] = _START if placed.owner is None else COLOURS[placed.owner]
            if placed.owner is not None:
                inner[_marks(placed.tile, CELL - 2)] = _LINE
    return picture


def _marks(tile: Tile, size: int) -> NDArray[np.bool_]:
    """Where a tile's figures are drawn; a wild is a cross."""
    y, x = (np.mgrid[0:size, 0:size] + 0.5) / size - 0.5
    if tile.shape is None or tile.count is None:
        return np.asarray((np.abs(np.abs(x) - np.abs(y)) < 0.06) & (np.maximum(np.abs(x), np.abs(y)) < 0.36))
    drawn = np.zeros((size, size), np.bool_)
    for number in range(tile.count):
        middle = (number - (tile.count - 1) / 2) * 0.3
        drawn |= _figure(tile, x, y - middle, 0.12)
    return drawn


def _figure(tile: Tile, x: NDArray[np.float64], y: NDArray[np.float64], radius: float) -> NDArray[np.bool_]:
    if tile.shape is Shape.SQUARE:
        depth = radius - np.maximum(np.abs(x), np.abs(y))
    elif tile.shape is Shape.CIRCLE:
        depth = radius - np.hypot(x, y)
    else:
        depth = np.minimum(radius - y, (radius + y) / 2 - np.abs(x))
    inside = depth > 0
    if tile.fill is Fill.SOLID:
        return np.asarray(inside)
    edge = inside & (depth < 0.05)
    return np.asarray(edge if tile.fill is Fill.HOLLOW else edge | (inside & (np.abs(x) < 0.03)))
