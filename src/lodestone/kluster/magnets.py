"""Magnets by name, and the boxes they come in: `c1`, `c2` … are stones of Classic boxes, `s1`, `s2` … spinners of DUO.

A magnet keeps its name through the whole game, wherever it goes (Q-K19): stones differ in size and strength.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from lodestone.core import InvalidNotation, InvalidSetup

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


STONES_IN_A_BOX = 24
"""K2."""
SPINNERS_IN_A_BOX = 12
"""D2."""
CLASSIC_SEATS = 4
"""K1."""
DUO_SEATS = 2
"""D1."""
MOST_OF_A_KIND = 4
"""The leaflet sets no limit (P1); four of each make 24 seats, the most that a table is meant for (X-P5)."""


class Boxes(msgspec.Struct, frozen=True):
    """How many boxes of each kind: one is Kluster or DUO, several together are Kluster+ (D19, P1).

    >>> both = Boxes(classic=1, duo=1)
    >>> both.most_seats, both.cords, len(both.magnets)
    (6, 2, 36)
    """

    classic: int = 0
    duo: int = 0

    @property
    def most_seats(self) -> int:
        """The boxes' own limits added up (P2)."""
        return CLASSIC_SEATS * self.classic + DUO_SEATS * self.duo

    @property
    def cords(self) -> int:
        """One cord in every box (K2, D2)."""
        return self.classic + self.duo

    @property
    def stones(self) -> tuple[Magnet, ...]:
        """All stones, c1 first."""
        return tuple(f"{STONE}{number}" for number in range(1, STONES_IN_A_BOX * self.classic + 1))

    @property
    def spinners(self) -> tuple[Magnet, ...]:
        """All spinners, s1 first."""
        return tuple(f"{SPINNER}{number}" for number in range(1, SPINNERS_IN_A_BOX * self.duo + 1))

    @property
    def magnets(self) -> tuple[Magnet, ...]:
        """Everything magnetic in the boxes, stones first."""
        return self.stones + self.spinners


def check_boxes(boxes: Boxes) -> None:
    """Refuse numbers of boxes that make no table."""
    for count in (boxes.classic, boxes.duo):
        if not 0 <= count <= MOST_OF_A_KIND:
            raise InvalidSetup("kluster-setup-boxes", rule="P1", count=count, most=MOST_OF_A_KIND)
    if boxes.cords == 0:
        raise InvalidSetup("kluster-setup-no-box", rule="P1")
