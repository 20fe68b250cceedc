"""Surfaces: where on the table there is room (C2). Unlimited unless a table says otherwise (Q-C11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from lodestone.clustered.moves import Cell


class Rectangle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All cells from left to right and top to bottom, bounds included."""

    left: int
    right: int
    top: int
    bottom: int

    def contains(self, cell: Cell, middle: float) -> bool:
        """Whether the cell lies on it; `middle` is x of the middle of the start tiles."""
        return self.left <= cell.x <= self.right and self.top <= cell.y <= self.bottom


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All cells whose centre is at most `radius` from the middle of the start tiles."""

    radius: int | float

    def contains(self, cell: Cell, middle: float) -> bool:
        """Whether the cell lies on it; `middle` is x of the middle of the start tiles."""
        x = cell.x - middle
        return x * x + cell.y * cell.y <= self.radius * self.radius


class Cells(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A surface of just these cells."""

    cells: frozenset[Cell]

    @classmethod
    def of(cls, cells: Iterable[tuple[int, int]]) -> Cells:
        """A surface of the given cells."""
        return cls(frozenset(Cell(*cell) for cell in cells))

    def contains(self, cell: Cell, middle: float) -> bool:
        """Whether the cell lies on it."""
        return cell in self.cells


Surface: TypeAlias = Rectangle | Round | Cells
