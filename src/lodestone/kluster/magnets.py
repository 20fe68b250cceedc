"""Magnets by name: `c1`, `c2` … are stones of the Classic boxes, `s1`, `s2` … spinners of the DUO boxes.

A magnet keeps its name through the whole game, wherever it goes (Q-K19): stones differ in size and strength.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypeAlias

from lodestone.core import InvalidNotation

Magnet: TypeAlias = str

STONE = "c"
SPINNER = "s"

_NAME = re.compile(rf"[{STONE}{SPINNER}][1-9][0-9]{{0,5}}")


def parse_magnet(text: str) -> Magnet:
    """Read a magnet's name.

    >>> parse_magnet("s12")
    's12'
    """
    if _NAME.fullmatch(text) is None:
        raise InvalidNotation("notation-magnet", text=text[:40])
    return text


def is_spinner(magnet: Magnet) -> bool:
    """Whether it is a spinner (D2) rather than a stone (K2).

    >>> is_spinner("s3"), is_spinner("c3")
    (True, False)
    """
    return magnet.startswith(SPINNER)


def in_order(magnets: Iterable[Magnet]) -> tuple[Magnet, ...]:
    """Stones before spinners, each by number: how pools and tables are listed.

    >>> in_order(["s1", "c10", "c9"])
    ('c9', 'c10', 's1')
    """
    return tuple(sorted(magnets, key=lambda magnet: (magnet[0], int(magnet[1:]))))
