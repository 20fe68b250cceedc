"""Scoring: the largest rectangle and all lines of a seat's tiles (C20–C25).

Works on the bits of one seat's tiles, so other seats' tiles and start tiles interrupt lines and rectangles by not being
there (C21, C24). `width` is the width of the frame the bits belong to.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

SHORTEST_LINE = 3
"""A run of fewer tiles is no line (C23)."""

_remembered = lru_cache(maxsize=4096)
"""A move changes the tiles of one seat, and then everybody's score is asked for."""


class Score(msgspec.Struct, frozen=True):
    """A seat's points: largest rectangle, horizontal lines, vertical lines, bonuses (C25)."""

    rectangle: int = 0
    rows: int = 0
    columns: int = 0
    bonus: int = 0

    @property
    def total(self) -> int:
        """All of them together."""
        return self.rectangle + self.rows + self.columns + self.bonus


class Figures(NamedTuple):
    """The figures that scores and markers are made of."""

    rectangle: int
    rows: int
    columns: int
    longest_line: int


def score(tiles: int, width: int, bonus: int = 0) -> Score:
    """The points of a seat's tiles.

    >>> score(0b0111_0111, width=4)
    Score(rectangle=6, rows=6, columns=0, bonus=0)
    """
    rectangle, rows, columns, _ = figures(tiles, width)
    return Score(rectangle, rows, columns, bonus)


@_remembered
def figures(tiles: int, width: int) -> Figures:
    """All figures at once: a caller that needs a position's scores mostly needs its markers too."""
    rows, columns = in_lines(tiles, 1), in_lines(tiles, width)
    longest = max(longest_run(tiles, 1) if rows else 0, longest_run(tiles, width) if columns else 0)
    return Figures(largest_rectangle(tiles, width), rows, columns, longest)


def in_lines(tiles: int, step: int) -> int:
    """How many tiles lie in lines along one direction: step 1 for rows, the frame's width for columns (C23)."""
    first = tiles & (tiles >> step) & (tiles >> 2 * step)
    return (first | (first << step) | (first << 2 * step)).bit_count()


def longest_run(tiles: int, step: int) -> int:
    """Length of the longest unbroken run along one direction.

    Doubles the length while runs of twice the length exist, then adds the smaller powers back.
    """
    if not tiles:
        return 0
    powers = []  # tiles that start a run of 1, 2, 4 …
    length, starts = 1, tiles
    while starts:
        powers.append(starts)
        starts &= starts >> (length * step)
        length *= 2
    length = 1 << (len(powers) - 1)
    starts = powers.pop()
    while powers:
        shorter = powers.pop()
        if longer := starts & (shorter >> (length * step)):
            starts = longer
            length += 1 << len(powers)
    return length


def longest_line(tiles: int, width: int) -> int:
    """Length of the longest line in either direction; 0 if none has three tiles (C23, CO8, Q-C17)."""
    return figures(tiles, width).longest_line


@_remembered
def largest_rectangle(tiles: int, width: int) -> int:
    """Number of tiles in the largest gap-free rectangle, both sides at least two; 0 if there is none (C20, C22)."""
    best = 0
    height, columns = 1, tiles  # columns: tiles that start a column of `height` tiles
    while columns := columns & (tiles >> (height * width)):
        height += 1
        if columns & (columns >> 1):  # two beside each other
            best = max(best, longest_run(columns, 1) * height)
    return best


def has_first_line(tiles: int, width: int) -> bool:
    """Whether there is a line of five or more (CO7, Q-C12)."""
    return _has_five(tiles, 1) or _has_five(tiles, width)


def _has_five(tiles: int, step: int) -> bool:
    pairs = tiles & (tiles >> step)
    fours = pairs & (pairs >> 2 * step)
    return bool(fours and fours & (tiles >> 4 * step))


def has_first_rectangle(tiles: int, width: int) -> bool:
    """Whether there is a 2×3 or 3×2, alone or inside a larger one (CO7, Q-C13)."""
    return _has_two_threes(tiles, 1, width) or _has_two_threes(tiles, width, 1)


def _has_two_threes(tiles: int, along: int, across: int) -> bool:
    threes = tiles & (tiles >> along) & (tiles >> 2 * along)
    return bool(threes and threes & (threes >> across))
