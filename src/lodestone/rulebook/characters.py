"""Diagrams in characters, for the terminal."""

from __future__ import annotations

import math

from lodestone.core import seat_letter
from lodestone.rulebook.diagrams import Diagram, DrawnMagnet, MagnetDiagram, TileDiagram

_MARKS = {"": " ", "fits": "+", "misfits": "!"}
_SIGNS = {"lying": "o", "placed": "+", "refused": "!", "taken": "x"}
_COLUMN, _ROW = 7.0, 14.0
"""Millimetres a character stands for."""


def diagram_lines(diagram: Diagram) -> list[str]:
    """A diagram, line by line. Marks: + fits or was just placed, ! does not, x is taken; o just lies there."""
    lines = _tiles(diagram) if isinstance(diagram, TileDiagram) else _magnets(diagram)
    return [line.rstrip() for line in lines]


def _tiles(diagram: TileDiagram) -> list[str]:
    faces = any(len(tile.tile) == 3 and tile.owner is not None for tile in diagram.tiles)
    width = 6 if faces else 3
    empty = "·".center(width) if faces else " · "
    rows = [[empty] * diagram.columns for _ in range(diagram.rows)]
    for tile in diagram.tiles:
        if tile.owner is None:
            cell = " ### " if faces else " # "
        else:
            cell = f"{_MARKS[tile.mark]}{seat_letter(tile.owner)}{tile.tile}"
        rows[tile.y][tile.x] = cell.ljust(width)
    return ["".join(row) for row in rows]


def _magnets(diagram: MagnetDiagram) -> list[str]:
    left, bottom, right, top = diagram.bounds()
    columns, rows = round((right - left) / _COLUMN) + 1, round((top - bottom) / _ROW) + 1
    grid = [[" "] * columns for _ in range(rows)]

    for cord in diagram.cords:
        for x, y in cord.outline(400):
            grid[round((top - y) / _ROW)][round((x - left) / _COLUMN)] = "·"
    for magnet in diagram.magnets:
        for row, column in _cells_under(magnet, left, top, rows, columns):
            grid[row][column] = _SIGNS[magnet.state]
    return ["".join(row) for row in grid]


def _cells_under(magnet: DrawnMagnet, left: float, top: float, rows: int, columns: int) -> list[tuple[int, int]]:
    turn = math.radians(magnet.yaw)
    found = []
    for row in range(rows):
        for column in range(columns):
            x, y = left + column * _COLUMN - magnet.at[0], top - row * _ROW - magnet.at[1]
            along, across = x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)
            if math.hypot(along / (magnet.size[0] / 2), across / (magnet.size[1] / 2)) <= 1:
                found.append((row, column))
    return found
