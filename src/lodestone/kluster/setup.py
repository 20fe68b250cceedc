"""The deal: who gets which magnets, what lies in the cords' centres, what stays in the box.

Stones and spinners are dealt apart, as many to every seat as go evenly (K4, D4, P6, P7, Q-P9). Seats are served one
after another: of 24 stones for four, seat 0 has c1 to c6, seat 1 has c7 to c12, and so on; what is left over has the
highest numbers. A real table deals as it likes and only the names matter; a table with magnets that differ gives its
own order (Q-K19).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lodestone.core import InvalidSetup, Seat
from lodestone.kluster.first_seat import first_seat
from lodestone.kluster.magnets import Boxes, Magnet, check_boxes, in_order, is_spinner
from lodestone.kluster.options import Options


class Setup(msgspec.Struct, frozen=True):
    """A game before its first turn. Make one with `deal`."""

    boxes: Boxes
    seats: int
    first: Seat
    options: Options
    pools: tuple[tuple[Magnet, ...], ...]
    """What each seat has to place."""
    centres: tuple[Magnet, ...]
    """Left-over spinners on the table: the first lies in the centre of the first cord, and so on (P9, X-P4)."""
    set_aside: tuple[Magnet, ...]
    """What is not used: left-over stones (P8), spinners beyond one for each cord (Q-P1), handicaps (Q-K26)."""
    order: tuple[Magnet, ...]
    """Every magnet, first dealt first: deals the same game again."""

    @property
    def solo(self) -> bool:
        """Whether somebody plays alone (S1)."""
        return self.seats == 1


def deal(
    boxes: Boxes,
    seats: int,
    first: Seat = 0,
    options: Options | None = None,
    order: Sequence[Magnet] | None = None,
) -> Setup:
    """Deal the boxes to the seats. `order` names every magnet of the boxes once, first dealt first.

    >>> setup = deal(Boxes(classic=1, duo=1), seats=5)
    >>> setup.pools[0], setup.centres, setup.set_aside
    (('c1', 'c2', 'c3', 'c4', 's1', 's2'), ('s11', 's12'), ('c21', 'c22', 'c23', 'c24'))
    """
    options = options or Options()
    check_boxes(boxes)
    if not 1 <= seats <= boxes.most_seats:
        raise InvalidSetup("kluster-setup-seats", rule=_seats_rule(boxes), seats=seats, most=boxes.most_seats)
    order = boxes.magnets if order is None else _checked_order(boxes, order)
    stones, unused = _dealt([magnet for magnet in order if not is_spinner(magnet)], seats)
    spinners, over = _dealt([magnet for magnet in order if is_spinner(magnet)], seats)
    pools = [in_order(mine) for mine in map(_joined, stones, spinners)]
    aside = [*unused, *over[boxes.cords :]]
    _check_options(options, pools)
    for seat, count in enumerate(options.handicap or ()):
        keep = len(pools[seat]) - count
        aside += pools[seat][keep:]
        pools[seat] = pools[seat][:keep]
    starts = first_seat(seats, first)
    return Setup(boxes, seats, starts, options, tuple(pools), tuple(over[: boxes.cords]), in_order(aside), tuple(order))


def _joined(stones: Sequence[Magnet], spinners: Sequence[Magnet]) -> list[Magnet]:
    return [*stones, *spinners]


def _seats_rule(boxes: Boxes) -> str:
    if boxes.cords > 1:
        return "P2"
    return "K1" if boxes.classic else "D1"


def _dealt(magnets: list[Magnet], seats: int) -> tuple[list[list[Magnet]], list[Magnet]]:
    """Equal shares in order of seats, and what is left over."""
    each = len(magnets) // seats
    shares = [magnets[seat * each : (seat + 1) * each] for seat in range(seats)]
    return shares, magnets[seats * each :]


def _checked_order(boxes: Boxes, order: Sequence[Magnet]) -> Sequence[Magnet]:
    missing = set(boxes.magnets)
    for magnet in order:
        if magnet not in missing:
            raise InvalidSetup("kluster-setup-order-surplus", rule="P6", magnet=magnet[:40])
        missing.remove(magnet)
    if missing:
        raise InvalidSetup("kluster-setup-order-missing", rule="P6", magnet=in_order(missing)[0])
    return order


def _check_options(options: Options, pools: Sequence[Sequence[Magnet]]) -> None:
    if options.rounds is not None and options.rounds < 1:
        raise InvalidSetup("kluster-setup-rounds", rule="Q-K27")
    if options.handicap is None:
        return
    given = len(options.handicap)
    if given != len(pools):
        raise InvalidSetup("kluster-setup-per-seat", rule="Q-K26", name="handicap", given=given, seats=len(pools))
    for seat, (count, pool) in enumerate(zip(options.handicap, pools, strict=True)):
        if not 0 <= count < len(pool):
            most = len(pool) - 1
            raise InvalidSetup("kluster-setup-handicap", rule="Q-K26", seat=seat, count=count, most=most)
