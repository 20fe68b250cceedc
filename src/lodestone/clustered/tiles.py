"""Tiles: three attributes each (C10), or wild (C15), or the start tile (C17).

A `Tile` is a kind of tile: the Sh1 of two players is one and the same value. There are 29 of them, made
once; `Tile("Sh1")` looks one up. Colour is ownership, not an attribute (C14), and lives on the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from lodestone.core import InvalidNotation


class Shape(StrEnum):
    """First attribute."""

    SQUARE = "S"
    TRIANGLE = "T"
    CIRCLE = "C"


class Fill(StrEnum):
    """Second attribute."""

    HOLLOW = "h"
    DASHED = "d"
    SOLID = "s"


class Tile:
    """A kind of tile, written `Sh1` … `Cs3`, `***` (wild) or `###` (start).

    >>> Tile("Td2")
    Tile('Td2')
    >>> Tile("Td2").shape, Tile("Td2").fill, Tile("Td2").count
    (<Shape.TRIANGLE: 'T'>, <Fill.DASHED: 'd'>, 2)
    >>> Tile("Td2") is Tile("Td2")
    True
    """

    __slots__ = ("count", "fill", "index", "notation", "shape")

    notation: str
    index: int
    shape: Shape | None
    fill: Fill | None
    count: int | None

    def __new__(cls, notation: str) -> Tile:
        """The tile of that notation."""
        tile = _BY_NOTATION.get(notation) if isinstance(notation, str) else None
        if tile is None:
            raise InvalidNotation("notation-tile", text=str(notation)[:40])
        return tile

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a tile never changes")

    def __repr__(self) -> str:
        return f"Tile({self.notation!r})"

    def __str__(self) -> str:
        return self.notation

    def __reduce__(self) -> tuple[type[Tile], tuple[str]]:
        return (Tile, (self.notation,))

    @property
    def fits_all(self) -> bool:
        """Whether it goes with any neighbour: wilds (C15) and the start tile (C17)."""
        return self.shape is None

    def differences(self, other: Tile) -> tuple[str, ...]:
        """The attributes in which the two differ; none if either fits all.

        >>> Tile("Ts1").differences(Tile("Ss2"))
        ('shape', 'count')
        """
        if self.fits_all or other.fits_all:
            return ()
        return tuple(name for name in ("shape", "fill", "count") if getattr(self, name) != getattr(other, name))

    def goes_with(self, other: Tile) -> bool:
        """Whether the two may be neighbours: at least two attributes in common (C12)."""
        return len(self.differences(other)) <= 1


def _make(index: int, notation: str, shape: Shape | None, fill: Fill | None, count: int | None) -> Tile:
    tile = object.__new__(Tile)
    for name, value in zip(
        ("index", "notation", "shape", "fill", "count"), (index, notation, shape, fill, count), strict=True
    ):
        object.__setattr__(tile, name, value)
    return tile


def _all_plain() -> Iterator[Tile]:
    kinds = ((shape, fill, count) for shape in Shape for fill in Fill for count in (1, 2, 3))
    for index, (shape, fill, count) in enumerate(kinds):
        yield _make(index, f"{shape}{fill}{count}", shape, fill, count)


PLAIN_TILES: Final = tuple(_all_plain())
"""The 27 combinations; a tile's `index` is its place here (C13)."""

WILD: Final = _make(27, "***", None, None, None)
START: Final = _make(28, "###", None, None, None)

_BY_NOTATION: Final = {tile.notation: tile for tile in (*PLAIN_TILES, WILD, START)}

STANDARD_WILDS: Final = 2
"""Wilds in a seat's set (C16); one more with the option CO2."""


def tile_set(wilds: int = STANDARD_WILDS) -> tuple[Tile, ...]:
    """A seat's whole set: each combination once and the wilds (C13, X-C1).

    >>> len(tile_set())
    29
    """
    return PLAIN_TILES + (WILD,) * wilds
