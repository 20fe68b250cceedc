"""Where the points come from: every line, and the largest rectangle, of a seat's tiles (C20–C25).

Like `scoring`, works on bits; cells come out as the numbers of their bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from lodestone.clustered.scoring import SHORTEST_LINE, longest_run


class GroupKind(StrEnum):
    """What scores."""

    ROW = "row"
    COLUMN = "column"
    RECTANGLE = "rectangle"


class Group(NamedTuple):
    """A line from its first to its last tile, or a rectangle from its top left to its bottom right one."""

    kind: GroupKind
    first: int
    last: int
    points: int


def groups(tiles: int, width: int) -> list[Group]:
    """Everything that scores.

    >>> [(group.kind.value, group.points) for group in groups(0b0111_0111, width=4)]
    [('row', 3), ('row', 3), ('rectangle', 6)]
    """
    found = [*_lines(GroupKind.ROW, tiles, 1), *_lines(GroupKind.COLUMN, tiles, width)]
    if rectangle := _rectangle(tiles, width):
        found.append(rectangle)
    return found


def _lines(kind: GroupKind, tiles: int, step: int) -> Iterator[Group]:
    starts = tiles & (tiles >> step) & (tiles >> 2 * step) & ~(tiles << step)
    laid, begins = f"{tiles:b}"[::-1], f"{starts:b}"[::-1]  # a large table's bits are slow to look at one by one
    first = begins.find("1")
    while first >= 0:
        length = SHORTEST_LINE
        while laid[first + length * step : first + length * step + 1] == "1":
            length += 1
        yield Group(kind, first, first + (length - 1) * step, length)
        first = begins.find("1", first + 1)


def _rectangle(tiles: int, width: int) -> Group | None:
    """The largest one; of several the first found, from the flattest to the tallest, row by row (X-C9)."""
    most, best = 0, (0, 0, 0)
    height, columns = 1, tiles
    while columns := columns & (tiles >> (height * width)):
        height += 1
        across = longest_run(columns, 1)
        if across > 1 and across * height > most:
            most, best = across * height, (height, across, columns)
    if not most:
        return None
    height, across, columns = best
    starts = columns
    for more in range(1, across):
        starts &= columns >> more
    first = (starts & -starts).bit_length() - 1
    return Group(GroupKind.RECTANGLE, first, first + (height - 1) * width + across - 1, most)
