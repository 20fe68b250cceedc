"""Points around one cell: what a tile there adds to lines (C23), and the largest rectangle through it (C20).

The cell itself is never looked at, so the answers are the same before and after the tile is laid.
"""

from __future__ import annotations

import numpy as np

from lodestone.clustered.batch.compile import inner_kernel
from lodestone.clustered.batch.table import Number, Words

# Named, because numba would compile a function that takes the literals 1 and -1 once for each.
LEFT: Number = np.int64(-1)
RIGHT: Number = np.int64(1)


@inner_kernel
def run(where: Words, cell: int, step: int, owner: int) -> int:
    """How many tiles of an owner follow without a gap in one direction."""
    length = 0
    cell += step
    while where[cell] == owner:
        length += 1
        cell += step
    return length


@inner_kernel
def line_points(length: int) -> int:
    """What a run of that length scores."""
    return length if length >= 3 else 0


@inner_kernel
def line_gain(before: int, behind: int) -> int:
    """Points that a tile adds which joins two runs of these lengths, either of them possibly none."""
    return line_points(before + behind + 1) - line_points(before) - line_points(behind)


@inner_kernel
def longest_through(where: Words, cell: int, size: int, owner: int) -> int:
    """Length of the longer of the two runs through a cell."""
    across = run(where, cell, LEFT, owner) + run(where, cell, RIGHT, owner) + 1
    down = run(where, cell, -size, owner) + run(where, cell, size, owner) + 1
    return max(across, down)


@inner_kernel
def _reach(where: Words, cell: int, step: int, owner: int, most: int) -> int:
    length = 0
    cell += step
    while length < most and where[cell] == owner:
        length += 1
        cell += step
    return length


@inner_kernel
def rectangle_through(where: Words, cell: int, size: int, owner: int, left: int, right: int) -> int:
    """Tiles in the largest rectangle through a cell, both sides at least two; 0 if there is none.

    `left` and `right` are the runs on either side of the cell.

    Goes up row by row, and from each height down row by row, while the rows in between leave ever less to either side.
    """
    best = 0
    up, top = 0, cell
    while left + right > 0:
        down, bottom, narrow_left, narrow_right = 0, cell, left, right
        while narrow_left + narrow_right > 0:
            height = up + down + 1
            if height > 1:
                best = max(best, height * (narrow_left + narrow_right + 1))
            bottom += size
            if where[bottom] != owner:
                break
            down += 1
            narrow_left = _reach(where, bottom, LEFT, owner, narrow_left)
            narrow_right = _reach(where, bottom, RIGHT, owner, narrow_right)
        top -= size
        if where[top] != owner:
            break
        up += 1
        left = _reach(where, top, LEFT, owner, left)
        right = _reach(where, top, RIGHT, owner, right)
    return best


@inner_kernel
def makes_two_by_three(where: Words, cell: int, size: int, owner: int) -> bool:
    """Whether a tile on this cell lies in a 2×3 or 3×2 of its owner (CO7, Q-C13)."""
    left, right = run(where, cell, LEFT, owner), run(where, cell, RIGHT, owner)
    return rectangle_through(where, cell, size, owner, left, right) >= 6
