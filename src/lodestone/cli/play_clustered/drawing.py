"""Drawing a table of Clustered with characters: colour plus a letter for each seat, so that either is enough."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.text import Text

from lodestone.clustered import Board, Cell, Tile
from lodestone.core import Seat, seat_letter

SEAT_STYLES = ("#56b4e9", "#e69f00", "#009e73", "#cc79a7", "#f0e442", "#5b7fff", "#d55e00", "#b0b0b0")
"""A palette that colour-blind eyes can tell apart (Okabe and Ito's, blue lightened for dark screens)."""
_CELL = 5
_AXIS = 4


class ShownCells(NamedTuple):
    """The part of an endless table that is shown."""

    left: int
    top: int
    columns: int
    rows: int

    @classmethod
    def fitting(cls, board: Board, width: int, height: int, focus: Cell | None, shift: Cell) -> ShownCells:
        """The whole board with a margin of one cell, or as much of it as fits around the focus, shifted from there."""
        columns, rows = max(1, (width - _AXIS) // _CELL), max(1, height)
        first, last = board.bounds()
        left, across = _fit(first.x - 1, last.x + 1, columns, None if focus is None else focus.x)
        top, down = _fit(first.y - 1, last.y + 1, rows, None if focus is None else focus.y)
        return cls(left + shift.x, top + shift.y, across, down)

    def shows(self, cell: Cell) -> bool:
        """Whether the cell lies in the window."""
        return 0 <= cell.x - self.left < self.columns and 0 <= cell.y - self.top < self.rows


def _fit(first: int, last: int, room: int, focus: int | None) -> tuple[int, int]:
    """The first coordinate to show and how many, out of first…last, if there is room for that many."""
    if last - first + 1 <= room:
        return first, last - first + 1
    middle = (first + last) // 2 if focus is None else focus
    return min(max(first, middle - room // 2), last - room + 1), room


def board_lines(board: Board, window: ShownCells, labels: Mapping[Cell, int], last: Cell | None) -> list[Text]:
    """The window as lines: an axis of x on top, then one line a row. `labels` number the cells to choose from."""
    axis = "".join(f"{x:^{_CELL}}" for x in range(window.left, window.left + window.columns))
    lines = [Text(" " * _AXIS + axis, style="dim")]
    for y in range(window.top, window.top + window.rows):
        line = Text.assemble((f"{y:>{_AXIS - 1}} ", "dim"))
        for x in range(window.left, window.left + window.columns):
            line.append_text(_cell(board, Cell(x, y), labels, last))
        lines.append(line)
    return lines


def _cell(board: Board, cell: Cell, labels: Mapping[Cell, int], last: Cell | None) -> Text:
    if placed := board.tiles.get(cell):
        if placed.owner is None:
            return Text(f" {placed.tile} ", style="bold reverse")
        style = SEAT_STYLES[placed.owner] + (" reverse" if cell == last else "")
        mark = ">" if cell == last else " "
        return Text(mark + seat_letter(placed.owner) + placed.tile.notation, style=style)
    if cell in labels:
        return Text(f"{labels[cell]:^{_CELL}}", style="bold")
    return Text("  ·  " if board.has_room(cell) else "     ", style="dim")


def hand_line(hand: tuple[Tile, ...], board: Board, seat: Seat) -> Text:
    """The hand, numbered to choose from; what fits nowhere stands in brackets."""
    line = Text()
    for number, tile in enumerate(hand, 1):
        line.append(f" {number} ", style="dim")
        if board.takes_any((tile,)):
            line.append(f"{tile} ", style=f"bold {SEAT_STYLES[seat]}")
        else:
            line.append(f"({tile}) ", style="dim")
    return line
