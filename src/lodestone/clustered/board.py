"""The board: which tiles lie where, and where each kind of tile may go. Immutable; `place` returns a new one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from lodestone.clustered.frame import CellFrame
from lodestone.clustered.moves import Cell
from lodestone.clustered.setup import Setup, surface_has_room
from lodestone.clustered.surface import Surface
from lodestone.clustered.tiles import PLAIN_TILES, START, Tile
from lodestone.core import Seat

_CLASHING = (
    *(tuple(other.index for other in PLAIN_TILES if not tile.goes_with(other)) for tile in PLAIN_TILES),
    (),
    (),
)
"""For each tile the kinds that may not lie next to it (C12); none for wilds and the start tile (C15, C17)."""


class PlacedTile(NamedTuple):
    """A tile on the table and whose it is; the start tiles are nobody's."""

    tile: Tile
    owner: Seat | None


class Board:
    """The tiles on the table.

    >>> from lodestone.clustered.setup import deal
    >>> board = Board.start(deal(seats=2)).place(Tile("Sh1"), Cell(1, 0), 0)
    >>> board.open_cells(Tile("Ts3")) == {Cell(-1, 0), Cell(0, -1), Cell(0, 1)}
    True
    """

    __slots__ = ("_allowed", "_frame", "_frontier", "_occupied", "_owned", "_room", "_starts", "_surface", "_tiles")

    # Nothing here tells more than the table shows: a board may be given to any seat.
    _surface: Surface | None
    _starts: int  # how many start tiles
    _frame: CellFrame
    _tiles: dict[Cell, PlacedTile]  # in the order placed, start tiles first
    _room: int  # the surface (C2); −1, all bits, if unlimited
    _occupied: int
    _frontier: int  # empty cells with a neighbour (C11) and room on the table (C2)
    _allowed: list[int]  # per kind of tile: cells without a neighbour it clashes with (C12)
    _owned: tuple[int, ...]  # per seat: its tiles

    @classmethod
    def start(cls, setup: Setup) -> Board:
        """The board before the first move: start tiles only (C2, CO5)."""
        starts = {cell: PlacedTile(START, None) for cell in setup.start_cells}
        return cls._build(setup.rules.surface, len(starts), setup.seats, starts)

    @classmethod
    def of(cls, surface: Surface | None, seats: int, tiles: Mapping[Cell, PlacedTile]) -> Board:
        """A board with these tiles, in the order placed. Does not check that legal play could lead to it."""
        return cls._build(surface, sum(placed.owner is None for placed in tiles.values()), seats, tiles)

    @classmethod
    def _build(cls, surface: Surface | None, starts: int, seats: int, tiles: Mapping[Cell, PlacedTile]) -> Board:
        board = object.__new__(cls)
        board._surface = surface
        board._starts = starts
        board._frame = CellFrame.around(tiles, margin=10 + seats)
        board._room = -1 if surface is None else _surface_bits(surface, starts, board._frame)
        board._tiles = {}
        board._occupied = board._frontier = 0
        board._allowed = [board._frame.all_bits] * (len(PLAIN_TILES) + 1)  # the last one, for wilds, stays full
        board._owned = (0,) * seats
        for cell, (tile, owner) in tiles.items():
            board = board._with(tile, cell, board._frame.index(cell), owner)
        return board

    def place(self, tile: Tile, cell: Cell, owner: Seat) -> Board:
        """The board with one more tile. Does not check that it may lie there."""
        index = self._frame.index(cell)
        if index < 0 or not (self._frame.inner_bits >> index) & 1:
            tiles = {**self._tiles, cell: PlacedTile(tile, owner)}
            return Board._build(self._surface, self._starts, len(self._owned), tiles)
        return self._with(tile, cell, index, owner)

    def _with(self, tile: Tile, cell: Cell, index: int, owner: Seat | None) -> Board:
        frame = self._frame
        bit = 1 << index
        around = frame.sides << (index - frame.width)
        board = object.__new__(Board)
        board._surface = self._surface
        board._starts = self._starts
        board._frame = frame
        board._room = self._room
        board._tiles = tiles = self._tiles.copy()
        tiles[cell] = PlacedTile(tile, owner)
        board._occupied = occupied = self._occupied | bit
        board._frontier = (self._frontier | around) & self._room & ~occupied
        board._allowed = allowed = self._allowed.copy()
        if clashing := _CLASHING[tile.index]:
            elsewhere = frame.all_bits ^ around
            for kind in clashing:
                allowed[kind] &= elsewhere
        owned = self._owned
        board._owned = owned if owner is None else owned[:owner] + (owned[owner] | bit,) + owned[owner + 1 :]  # noqa: RUF005 - twice as fast
        return board

    @property
    def tiles(self) -> Mapping[Cell, PlacedTile]:
        """All tiles by cell, in the order they were placed, start tiles first."""
        return MappingProxyType(self._tiles)

    def __len__(self) -> int:
        return len(self._tiles)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self._tiles == other._tiles and self._surface == other._surface

    def __hash__(self) -> int:
        return hash(frozenset(self._tiles.items()))

    def neighbours(self, cell: Cell) -> Iterator[tuple[Cell, Tile]]:
        """The tiles that share a side with a cell (C11)."""
        for side in cell.sides():
            if placed := self._tiles.get(side):
                yield side, placed.tile

    def has_room(self, cell: Cell) -> bool:
        """Whether the cell is on the surface (C2)."""
        return surface_has_room(self._surface, cell, self._starts)

    def fits(self, tile: Tile, cell: Cell) -> bool:
        """Whether the tile may be placed there (C2, C11, C12, C15, C17)."""
        index = self._frame.index(cell)
        return index >= 0 and bool((self.open_bits(tile) >> index) & 1)

    def open_cells(self, tile: Tile) -> set[Cell]:
        """Every cell where the tile may be placed."""
        return set(self._frame.cells(self.open_bits(tile)))

    def open_bits(self, tile: Tile) -> int:
        """The cells where the tile may be placed, as bits of `frame`."""
        return self._frontier & self._allowed[tile.index]

    def openings(self, tiles: Iterable[Tile]) -> list[tuple[Tile, int, int]]:
        """Each distinct tile that fits somewhere, with its open cells as bits and their number."""
        frontier, allowed = self._frontier, self._allowed
        return [
            (tile, bits, bits.bit_count()) for tile in dict.fromkeys(tiles) if (bits := frontier & allowed[tile.index])
        ]

    def takes_any(self, tiles: Iterable[Tile]) -> bool:
        """Whether at least one of the tiles fits somewhere (C7, C8)."""
        frontier, allowed = self._frontier, self._allowed
        for tile in tiles:  # noqa: SIM110 - `any` costs three times as much, and this runs after every move
            if frontier & allowed[tile.index]:
                return True
        return False

    @property
    def frame(self) -> CellFrame:
        """Which cell each bit of `open_bits` and `owned_bits` stands for."""
        return self._frame

    def owned_bits(self, seat: Seat) -> int:
        """The cells with a seat's tiles, as bits of `frame`."""
        return self._owned[seat]

    def bounds(self) -> tuple[Cell, Cell]:
        """Top left and bottom right corner of what has been laid."""
        xs, ys = zip(*self._tiles, strict=True)
        return Cell(min(xs), min(ys)), Cell(max(xs), max(ys))


@lru_cache(maxsize=256)
def _surface_bits(surface: Surface, start_tiles: int, frame: CellFrame) -> int:
    """The cells of a frame that lie on the surface (C2), as bits. Cached: computing it costs as much as many moves."""
    return sum(
        1 << index
        for index in range(frame.width * frame.height)
        if surface_has_room(surface, frame.cell(index), start_tiles)
    )
