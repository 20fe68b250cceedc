"""The window of an environment: which cells there are, what is seen of them, and the integers that stand for moves.

An environment needs a table of fixed size. Its window *is* the table: where a game has no surface of its own, the
window is its surface, so that masks, forced discards (C8, Z11) and `Position` agree to the last cell.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces

from lodestone.clustered import (
    PLAIN_TILES,
    WILD,
    Cell,
    Cells,
    Discard,
    Move,
    Placement,
    Rectangle,
    Round,
    Rules,
    Surface,
    Tile,
)
from lodestone.clustered.batch.table import LONGEST_STACK, Words, start_cells
from lodestone.clustered.batch.table import NO_ROOM as NO_ROOM_IN_GRID
from lodestone.clustered.setup import EXTENDED_FROM, surface_has_room
from lodestone.match.clustered.plain import read_rules

KINDS: tuple[Tile, ...] = (*PLAIN_TILES, WILD)
"""Tiles by the number that stands for them."""

EMPTY, START, NO_ROOM = -1, -2, -3
"""What a cell of an observation holds instead of a kind."""

WINDOW, EXTENDED_WINDOW = 33, 49
"""Cells from side to side, unless somebody wants another size."""
SMALLEST, LARGEST = 9, 127
"""Cells from side to side that may be asked for."""


class Window:
    """The table of an environment: its cells row by row from the top left corner, its rules, its actions.

    >>> window = Window(seats=2)
    >>> window.encode(Placement(Tile("Sh1"), Cell(1, 0))), window.actions
    (545, 30520)
    >>> window.decode(545)
    Placement(tile=Tile('Sh1'), cell=Cell(x=1, y=0))
    """

    def __init__(
        self, seats: int = 2, rules: Rules | Mapping[str, Any] | None = None, width: int | None = None
    ) -> None:
        extended = seats >= EXTENDED_FROM
        width = width or (EXTENDED_WINDOW if extended else WINDOW)
        if width % 2 == 0 or not SMALLEST <= width <= LARGEST:
            raise ValueError(f"a window is an odd number of cells wide, {SMALLEST} to {LARGEST}, not {width}")
        self.seats = seats
        self.width = width
        self.left = (3 if extended else 0) - width // 2
        self.top = -(width // 2)
        self.cells = width * width
        self.actions = 28 * self.cells + 28
        rules = rules if isinstance(rules, Rules) else read_rules(dict(rules or {}))
        self.rules = msgspec.structs.replace(rules, surface=self._surface(rules.surface))

    def _surface(self, wanted: Surface | None) -> Surface:
        right, bottom = self.left + self.width - 1, self.top + self.width - 1
        match wanted:
            case None:
                return Rectangle(left=self.left, right=right, top=self.top, bottom=bottom)
            case Rectangle():
                inside = self.left <= wanted.left and wanted.right <= right
                inside = inside and self.top <= wanted.top and wanted.bottom <= bottom
            case Cells():
                inside = all(self.contains(cell) for cell in wanted.cells)
            case Round():
                middle = (len(start_cells(self.seats)) - 1) * 3.5
                reach = min(middle - self.left, right - middle, bottom)
                inside = wanted.radius < reach + 1
        if not inside:
            raise ValueError(f"the surface reaches beyond the window of {self.width} × {self.width} cells")
        return wanted

    def contains(self, cell: Cell) -> bool:
        """Whether a cell lies in it."""
        return 0 <= cell.x - self.left < self.width and 0 <= cell.y - self.top < self.width

    # Moves as integers

    def encode(self, move: Move) -> int:
        """The action that stands for a move. Raises ValueError for a cell outside the window."""
        if isinstance(move, Discard):
            return 28 * self.cells + move.tile.index
        if not self.contains(move.cell):
            raise ValueError(f"{move.cell} lies outside the window of {self.width} × {self.width} cells")
        return move.tile.index * self.cells + self.index(move.cell)

    def decode(self, action: int) -> Move:
        """The move that an action stands for, legal or not."""
        if not 0 <= action < self.actions:
            raise ValueError(f"actions are numbers from 0 to {self.actions - 1}, not {action}")
        kind, cell = divmod(int(action), self.cells)
        return Discard(KINDS[cell]) if kind == 28 else Placement(KINDS[kind], self.cell(cell))

    def index(self, cell: Cell) -> int:
        """The number of a cell."""
        return (cell.y - self.top) * self.width + cell.x - self.left

    def cell(self, index: int) -> Cell:
        """The cell of that number."""
        row, column = divmod(index, self.width)
        return Cell(column + self.left, row + self.top)

    # The same cells in the grid of the compiled rules, which has a ring around them

    @property
    def grid_width(self) -> int:
        """Cells from side to side, the ring included."""
        return self.width + 2

    def grid_index(self, cell: Cell) -> int:
        """The number of a cell in the grid."""
        return (cell.y - self.top + 1) * self.grid_width + cell.x - self.left + 1

    def grid_cell(self, number: int) -> Cell:
        """The cell of that number in the grid."""
        row, column = divmod(int(number), self.grid_width)
        return Cell(column - 1 + self.left, row - 1 + self.top)

    def empty_grid(self) -> Words:
        """The grid with nothing on it: where there is room, and where there is none."""
        grid = np.full(self.grid_width**2, NO_ROOM_IN_GRID, np.int16)
        starts = len(start_cells(self.seats))
        for index in range(self.cells):
            cell = self.cell(index)
            if surface_has_room(self.rules.surface, cell, starts):
                grid[self.grid_index(cell)] = 0
        return grid

    def empty_kinds(self) -> Words:
        """What an observation shows of a table with nothing but its start tiles."""
        room = self.empty_grid().reshape(self.grid_width, -1)[1:-1, 1:-1] == 0
        kinds = np.where(room, np.int8(EMPTY), np.int8(NO_ROOM))
        for cell in start_cells(self.seats):
            kinds[cell.y - self.top, cell.x - self.left] = START
        return kinds


def observation_space(window: Window) -> spaces.Dict:
    """What one seat sees of one game; docs/research/clustered.md tells what the numbers mean."""
    seats, square = window.seats, (window.width, window.width)
    tiles = spaces.Box(0, LONGEST_STACK, (seats, 28), np.int8)
    return spaces.Dict(
        {
            "kinds": spaces.Box(NO_ROOM, 27, square, np.int8),
            "owners": spaces.Box(-1, seats - 1, square, np.int8),
            "hand": spaces.Box(0, LONGEST_STACK, (28,), np.int8),
            "public": spaces.Box(0, 999, (seats, 4), np.int16),
            "discards": tiles,
            "unseen": tiles,
            "bonuses": spaces.Box(-1, seats - 1, (2,), np.int8),
            "turn": spaces.Box(-1, seats - 1, (), np.int8),
            "phase": spaces.Box(0, 3, (), np.int8),
        }
    )
