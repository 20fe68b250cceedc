"""Frames: how cells become bits.

A board is a handful of Python integers, one bit per cell, so that questions about all cells at once ("where does this
tile fit?", "which tiles lie in lines?") are single machine-speed operations. A frame says which bit stands for which
cell. The outermost ring of a frame never holds a tile: neighbours of a tile are always in the frame, and shifting a
whole board sideways never wraps a tile into the next row.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from lodestone.clustered.moves import Cell


class CellFrame(msgspec.Struct, frozen=True, gc=False):
    """A rectangle of cells, numbered row by row from its top left corner. Make one with `around`."""

    left: int
    top: int
    width: int
    height: int
    all_bits: int
    """Every cell."""
    inner_bits: int
    """All cells except the outermost ring: where tiles may lie."""
    sides: int
    """The four neighbours of cell number `width`; shifted left by (index − width), those of another cell."""

    @classmethod
    def around(cls, cells: Iterable[Cell], margin: int) -> CellFrame:
        """A frame with room to grow on all sides of these cells."""
        xs, ys = zip(*cells, strict=True)
        return _frame(min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin)

    def index(self, cell: Cell) -> int:
        """The number of a cell, or −1 if it lies outside."""
        x, y = cell
        x -= self.left
        y -= self.top
        return y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else -1

    def cell(self, index: int) -> Cell:
        """The cell of that number."""
        y, x = divmod(index, self.width)
        return Cell(x + self.left, y + self.top)

    def cells(self, bits: int) -> Iterator[Cell]:
        """The cells of the set bits, row by row."""
        left, top, width = self.left, self.top, self.width
        while bits:
            lowest = bits & -bits
            y, x = divmod(lowest.bit_length() - 1, width)
            yield Cell(x + left, y + top)
            bits ^= lowest


@lru_cache(maxsize=256)
def _frame(left: int, top: int, right: int, bottom: int) -> CellFrame:
    width, height = right - left + 1, bottom - top + 1
    inner_row = ((1 << width) - 1) ^ 1 ^ (1 << (width - 1))
    inner = sum(inner_row << (row * width) for row in range(1, height - 1))
    sides = 1 | 1 << (width - 1) | 1 << (width + 1) | 1 << (2 * width)
    return CellFrame(left, top, width, height, (1 << width * height) - 1, inner, sides)


def nth_bit(bits: int, n: int) -> int:
    """The number of the n-th set bit (from 0), by halving as long as that pays; `bits` must have more than n of them.

    >>> nth_bit(0b101100, 1)
    3
    """
    base = 0
    while n > 12:  # below that, clearing bits one by one is faster
        half = bits.bit_length() >> 1
        low = bits & ((1 << half) - 1)
        below = low.bit_count()
        if n < below:
            bits = low
        else:
            n -= below
            bits >>= half
            base += half
    for _ in range(n):
        bits &= bits - 1
    return base + (bits & -bits).bit_length() - 1
