"""Cells and moves, with their notation: `Sh1@1,0` places a tile, `-Sh1` discards one; `resign:1` leaves the game."""

from __future__ import annotations

import re
from typing import NamedTuple, TypeAlias

import msgspec

from lodestone.clustered.tiles import START, Tile
from lodestone.core import InvalidNotation, Seat

_INTEGER = r"(?:0|-?[1-9][0-9]{0,8})"
_RESIGN = "resign:"
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


class Resignation(msgspec.Struct, frozen=True, gc=False):
    """Leave the game for good (Z8): not a move of the seat on turn, so any seat may, at any time.

    >>> str(Resignation(1))
    'resign:1'
    """

    seat: Seat

    def __str__(self) -> str:
        return f"{_RESIGN}{self.seat}"


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


def parse_resignation(text: str) -> Resignation | None:
    """Read `resign:1`; None if it is something else, a move most likely.

    >>> parse_resignation("resign:1"), parse_resignation("-Sh1")
    (Resignation(seat=1), None)
    """
    seat = text.removeprefix(_RESIGN)
    return Resignation(int(seat)) if seat != text and re.fullmatch("[0-7]", seat) else None
