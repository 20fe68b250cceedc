"""Who starts: the chosen seat, else the one with most left last time, among equals the smallest person."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isfinite

from lodestone.core import FirstBy, InvalidSetup, Seat


def first_seat(
    seats: int,
    first: Seat | None = None,
    previous: Sequence[int | None] | None = None,
    heights: Sequence[float | None] | None = None,
) -> Seat:
    """The seat that starts.

    `first` decides if it is given. Otherwise the seat with most magnets left in the previous game (K6, D6, X-K1);
    None there means that this seat was not in it (Q-K22). Among equals, and in a first game, the smallest person by
    height (K7, D7, X-K2, Q-K21), None being unknown; and if that does not settle it, the lowest seat.

    >>> first_seat(3, previous=[0, 5, 5], heights=[150, 181, 172])
    2
    """
    return settled_first(seats, first, previous, heights)[0]


def settled_first(
    seats: int,
    first: Seat | None = None,
    previous: Sequence[int | None] | None = None,
    heights: Sequence[float | None] | None = None,
) -> tuple[Seat, FirstBy]:
    """The seat that starts, and what settled it."""
    _check(seats, first, previous, heights)
    if first is not None:
        return first, FirstBy.NAMED
    concerned = most_left(seats, previous)
    if len(concerned) == 1 < seats:
        return concerned[0], FirstBy.MOST_LEFT
    smallest = _extreme(concerned, heights, most=False)
    return smallest[0], FirstBy.PICKED if len(smallest) < len(concerned) else FirstBy.LOWEST


def most_left(seats: int, previous: Sequence[int | None] | None) -> list[Seat]:
    """Whoever had most magnets left in the previous game (K6), several if they had equally many.

    >>> most_left(3, [0, 5, 5])
    [1, 2]
    """
    return _extreme(range(seats), previous, most=True)


def _extreme(seats: Iterable[Seat], values: Sequence[float | None] | None, *, most: bool) -> list[Seat]:
    """The seats with the largest (or smallest) known value; all of them if none is known."""
    candidates = list(seats)
    known = {seat: value for seat in candidates if values is not None and (value := values[seat]) is not None}
    if not known:
        return candidates
    wanted = max(known.values()) if most else min(known.values())
    return [seat for seat in known if known[seat] == wanted]


def _check(
    seats: int, first: Seat | None, previous: Sequence[int | None] | None, heights: Sequence[float | None] | None
) -> None:
    if first is not None and not 0 <= first < seats:
        raise InvalidSetup("kluster-setup-first", rule="K6", first=first, last=seats - 1)
    for name, rule, values in (("previous", "K6", previous), ("heights", "K7", heights)):
        if values is None:
            continue
        if len(values) != seats:
            raise InvalidSetup("kluster-setup-per-seat", rule=rule, name=name, given=len(values), seats=seats)
        for value in values:
            if value is not None and not (isfinite(value) and value >= 0):
                raise InvalidSetup("kluster-setup-negative", rule=rule, name=name)
