"""A match before its first turn: boxes and deal, the individual magnets, the cords as they are laid."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lodestone.core import FirstBy, InvalidSetup, Seat
from lodestone.kluster import Boxes, Magnet, Options, Setup, TableOptions, deal
from lodestone.kluster.magnets import check_boxes
from lodestone.match.kluster.equipment import MagnetMade
from lodestone.match.kluster.live.layout import AnyPlan, lay_cords, plans_for
from lodestone.match.kluster.live.made import balanced_order, make_magnets
from lodestone.match.plain import read
from lodestone.physics.cord_shapes import CordShape


class Setting(msgspec.Struct, frozen=True):
    """Everything settled before the first turn. Make one with `set_table`."""

    setup: Setup
    """The deal: who has which magnets."""
    table: TableOptions
    made: dict[Magnet, MagnetMade]
    """Every magnet of the boxes, poles included: never for a player's eyes (Z5)."""
    cords: tuple[AnyPlan, ...]
    seed: int
    """Seed of the magnets, the deal and how left-over spinners lie."""
    first_by: FirstBy | None = FirstBy.NAMED
    """How it was settled who begins (Z13); None: an older record does not say."""

    def shapes(self) -> list[CordShape]:
        """The cords as they lie before the first turn."""
        return lay_cords(self.setup.boxes, self.table, self.cords)


def set_table(
    boxes: Boxes,
    seats: int,
    seed: int,
    first: Seat = 0,
    options: Options | None = None,
    table: TableOptions | None = None,
    cords: Sequence[AnyPlan] | None = None,
    first_by: FirstBy = FirstBy.NAMED,
) -> Setting:
    """A table ready to play at; the same arguments give the same table. Without `cords` they lie as circles.

    >>> setting = set_table(Boxes(classic=1), seats=4, seed=3)
    >>> len(setting.setup.pools[0]), setting.cords
    (6, (Circle(centre=(0.0, 0.0)),))
    """
    check_boxes(boxes)
    table = read(msgspec.to_builtins(table or TableOptions()), TableOptions, at="table")
    table.check(seats)
    made = make_magnets(boxes, seed)
    if not 1 <= seats <= boxes.most_seats:
        deal(boxes, seats, first, options)  # called for its refusals
        raise InvalidSetup("kluster-setup-seats", rule="P2", seats=seats, most=boxes.most_seats)
    setup = deal(boxes, seats, first, options, balanced_order(boxes, seats, made, seed))
    wanted = None if cords is None else msgspec.to_builtins(tuple(cords))  # read again: whole numbers become floats
    return Setting(setup, table, made, plans_for(boxes, table, wanted), seed, first_by)
