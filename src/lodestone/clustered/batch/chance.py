"""Chance inside kernels: SplitMix64, one 64-bit word of state. Fast, and the same on every machine."""

from __future__ import annotations

import numpy as np

from lodestone.clustered.batch.compile import inner_kernel
from lodestone.clustered.batch.table import Number, Words

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_WORD = np.uint64(0xFFFFFFFF)


def chance(seed: int) -> Words:
    """A stream of its own for each seed."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], np.uint64)


@inner_kernel
def below(stream: Words, limit: Number) -> Number:
    """A number from 0 to limit − 1; the bias is less than limit ÷ 2³²."""
    stream[0] += _STEP
    word = stream[0]
    word = (word ^ (word >> np.uint64(30))) * _MIX_1
    word = (word ^ (word >> np.uint64(27))) * _MIX_2
    word = word ^ (word >> np.uint64(31))
    return np.int64(((word & _WORD) * np.uint64(limit)) >> np.uint64(32))


@inner_kernel
def shuffle(stream: Words, items: Words, begin: int, end: int) -> None:
    """Shuffle part of an array."""
    for last in range(end - 1, begin, -1):
        chosen = begin + below(stream, last - begin + 1)
        items[last], items[chosen] = items[chosen], items[last]
