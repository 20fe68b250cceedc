"""Seeded chance that gives the same draws on every platform and Python version.

Python's own generator promises stable raw numbers but not a stable `shuffle`; a deal that people may want to
verify years later must not depend on that. The stream is SHA-256 in counter mode, the shuffle Fisher–Yates:
both a dozen lines in any language.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORD = 2**32
_WORDS = Struct(">8I")


class Chance:
    """Unbiased draws from a seed and a label; streams with different labels are independent.

    Block k of the stream is SHA-256 of "<seed>/<label>/<k>", read as eight big-endian 32-bit words.

    >>> Chance(7, "example").shuffled("abcde")
    ['a', 'c', 'b', 'e', 'd']
    """

    __slots__ = ("_block", "_prefix", "_words")

    def __init__(self, seed: int, label: str) -> None:
        self._prefix = f"{seed}/{label}/"
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            digest = sha256(f"{self._prefix}{self._block}".encode()).digest()
            self._block += 1
            self._words = list(reversed(_WORDS.unpack(digest)))
        return self._words.pop()

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` − 1, each equally likely. `limit` is at most 2³²."""
        if not 1 <= limit <= _WORD:
            raise ValueError(f"limit must be 1 to 2**32, not {limit}")
        usable = _WORD - _WORD % limit  # words above the last whole multiple of `limit` would favour small numbers
        while (word := self._word()) >= usable:
            pass
        return word % limit

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in random order, every order equally likely."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            chosen = self.below(last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return order
