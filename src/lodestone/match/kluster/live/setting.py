"""A match before its first turn: boxes and deal, the individual magnets, the cords as they are laid.

Left-over spinners lie in the centre of their cord, or as near to it as they can (P9, X-P4, Q-P3, Q-P4).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
import numpy as np

from lodestone.core import Chance, FirstBy, InvalidSetup, Seat
from lodestone.kluster import Boxes, Magnet, Options, Setup, TableOptions, deal
from lodestone.kluster.magnets import check_boxes
from lodestone.match.kluster.equipment import MagnetMade
from lodestone.match.kluster.live.layout import AnyPlan, lay_cords, plans_for
from lodestone.match.kluster.live.made import balanced_order, make_magnets, physical
from lodestone.match.plain import read
from lodestone.physics.cord_area import centre, contains
from lodestone.physics.cord_shapes import CordShape
from lodestone.physics.poses import lying, sine_cosine
from lodestone.physics.statics import placements, scan
from lodestone.physics.types import Floats
from lodestone.physics.world import World

RING = 2e-3
"""m from one circle of places tried for a left-over spinner to the next."""
ROUND = 24
"""Places on each circle."""
YAWS = 12
"""Directions tried at each place."""
FARTHEST = 0.15
"""m from the centre where the search ends: farther out would not be “as near as it can lie”."""


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


def lay_in_centre(world: World, index: int, magnet: Magnet, made: MagnetMade, cord: int, chance: Chance) -> None:
    """Set a spinner down by its cord's centre, at the nearest place where it and all others stay as they are.

    If it can lie still nowhere it goes into the exact centre, and whatever happens is nobody's fault (Q-P4).
    """
    loop = np.ascontiguousarray(world.cords.nodes(cord))
    x, y = centre(loop)
    first = chance.below(360)
    yaws = [math.radians((first + 360.0 * k / YAWS) % 360.0) for k in range(YAWS)]
    spot = (x, y, yaws[0])
    for ring in range(round(FARTHEST / RING) + 1):
        candidates = _on_ring(loop, x, y, ring * RING, yaws)
        if not candidates:
            continue
        turns = np.array([lying(yaw) for _, _, yaw in candidates])
        where = placements(np.array([c[0] for c in candidates]), np.array([c[1] for c in candidates]), turns)
        stays = np.flatnonzero(scan(world, physical(magnet, made), where).stays)
        if len(stays):
            spot = candidates[int(stays[0])]
            break
    world.place(index, spot[0], spot[1], lying(spot[2]))


def _on_ring(loop: Floats, x: float, y: float, radius: float, yaws: list[float]) -> list[tuple[float, float, float]]:
    """Places on a circle that are inside the loop (D9), each with all directions."""
    spots = []
    for k in range(ROUND if radius > 0.0 else 1):
        sine, cosine = sine_cosine(2.0 * math.pi * k / ROUND)
        spots.append((x + radius * cosine, y + radius * sine))
    return [(px, py, yaw) for px, py in spots if contains(loop, px, py) for yaw in yaws]
