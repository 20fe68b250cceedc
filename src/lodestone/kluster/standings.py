"""Ranking seats that were stopped before they had placed everything (Q-K27)."""

from __future__ import annotations

from collections.abc import Mapping

from lodestone.core import Seat


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
