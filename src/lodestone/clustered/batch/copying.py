"""Copies between arrays, number by number.

Written as loops because numba compiles `a[:] = b` together with its error messages, which takes a second per use; the
optimiser makes the same block copy of both.
"""

from __future__ import annotations

from lodestone.clustered.batch.compile import inner_kernel
from lodestone.clustered.batch.table import Words


@inner_kernel
def copy_numbers(source: Words, to: Words, count: int) -> None:
    """The first `count` numbers of a row."""
    for place in range(count):
        to[place] = source[place]


@inner_kernel
def copy_rows(source: Words, to: Words) -> None:
    """Every row of an array."""
    for row in range(source.shape[0]):
        for place in range(source.shape[1]):
            to[row, place] = source[row, place]
