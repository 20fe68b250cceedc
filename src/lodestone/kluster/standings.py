"""How a game stands for seats that were stopped before they had placed everything (Q-K27), and for a single player."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from lodestone.core import Seat
from lodestone.kluster.options import TableOptions
from lodestone.kluster.setup import Setup


def seats_with_fewest(left: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """The seats with fewest magnets left.

    >>> seats_with_fewest({0: 4, 1: 3, 2: 3})
    (1, 2)
    """
    fewest = min(left.values())
    return tuple(seat for seat in left if left[seat] == fewest)


def places_by_count(left: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """Seats by magnets left, fewest first, up to the first tie, which leaves the places from there on open.

    >>> places_by_count({0: 4, 1: 2, 2: 3, 3: 4})
    (1, 2)
    """
    places: list[Seat] = []
    remaining = dict(left)
    while remaining and len(best := seats_with_fewest(remaining)) == 1:
        places += best
        del remaining[best[0]]
    return tuple(places)


ALLOWED_FAULTS = 2
"""Two are survived, the third ends the game (S2, S6, X-S2)."""


class SoloStatus(msgspec.Struct, frozen=True):
    """How a game for one stands."""

    faults: int
    allowed: int
    placed: int
    """Magnets in the area: the result (S4, Q-S1)."""
    total_victory: bool
    """Everything placed (S5, X-S3)."""


def solo_variant(setup: Setup, table: TableOptions | None = None) -> str:
    """What results must share to be compared, as one line: boxes, and every option that differs from the leaflet.

    >>> from lodestone.kluster import Boxes, deal
    >>> solo_variant(deal(Boxes(classic=1), seats=1))
    'classic=1'
    """
    parts = {name: count for name, count in msgspec.structs.asdict(setup.boxes).items() if count}
    if setup.options.rounds is not None:
        parts["rounds"] = setup.options.rounds
    if setup.options.handicap and any(setup.options.handicap):
        parts["handicap"] = sum(setup.options.handicap)
    standard = msgspec.to_builtins(TableOptions())
    chosen = msgspec.to_builtins(table or TableOptions())
    parts |= {name: chosen[name] for name in standard if chosen[name] != standard[name]}
    return " ".join(f"{name}={value}" for name, value in parts.items())
