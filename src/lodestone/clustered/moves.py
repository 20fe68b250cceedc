"""Cells and moves, with their notation: `Sh1@1,0` places a tile, `-Sh1` discards one."""

from __future__ import annotations

import re
from typing import NamedTuple, TypeAlias

import msgspec

from lodestone.clustered.tiles import START, Tile
from lodestone.core import InvalidNotation

_INTEGER = r"(?:0|-?[1-9][0-9]{0,8})"
_CELL = re.compile(rf"({_INTEGER}),({_INTEGER})")


class Cell(NamedTuple):
    """A place on the table; x grows to the right, y grows down, the start tile lies at 0,0.

    >>> Cell.parse("-1,2")
    Cell(x=-1, y=2)
    """

    x: int
    y: int

    @classmethod
    def parse(cls, text: str) -> Cell:
        """Read `x,y`."""
        match = _CELL.fullmatch(text)
        if match is None:
            raise InvalidNotation("notation-cell", text=text[:40])
        return cls(int(match[1]), int(match[2]))

    def __str__(self) -> str:
        return f"{self.x},{self.y}"

    def sides(self) -> tuple[Cell, Cell, Cell, Cell]:
        """The four cells that share a side with this one (C11): right, below, left, above."""
        x, y = self
        return Cell(x + 1, y), Cell(x, y + 1), Cell(x - 1, y), Cell(x, y - 1)


class Placement(msgspec.Struct, frozen=True, gc=False):
    """Play a tile from hand to a cell (C6).

    >>> Placement(Tile("Sh1"), Cell(1, 0))
    Placement(tile=Tile('Sh1'), cell=Cell(x=1, y=0))
    """

    tile: Tile
    cell: Cell

    def __str__(self) -> str:
        return f"{self.tile}@{self.cell}"


class Discard(msgspec.Struct, frozen=True, gc=False):
    """Take a tile from hand out of the game (C7, CO6).

    >>> str(Discard(Tile("***")))
    '-***'
    """

    tile: Tile

    def __str__(self) -> str:
        return f"-{self.tile}"


Move: TypeAlias = Placement | Discard


def parse_move(text: str) -> Move:
    """Read a move.

    >>> parse_move("Sh1@1,0")
    Placement(tile=Tile('Sh1'), cell=Cell(x=1, y=0))
    >>> parse_move("-Cs3")
    Discard(tile=Tile('Cs3'))
    """
    tile_text, at, cell_text = text.removeprefix("-").partition("@")
    discards = text.startswith("-")
    if discards == bool(at):  # neither or both
        raise InvalidNotation("notation-move", text=text[:40])
    tile = Tile(tile_text)
    if tile is START:
        raise InvalidNotation("notation-start-tile")
    return Discard(tile) if discards else Placement(tile, Cell.parse(cell_text))
