"""The trouble that a placement leaves: where could the next seat still place a magnet without moving anything?

The next seat's poles are nobody's knowledge before they are felt, but it may turn its magnet either way. So it is
imagined to place another magnet just like the one that has been placed.
"""

from __future__ import annotations

import math

import msgspec
import numpy as np

from lodestone.bots.kluster.felt_poles import Poles
from lodestone.bots.kluster.hull import hull, inside_hull
from lodestone.bots.kluster.imagined_table import ImaginedSpot, ImaginedTable
from lodestone.bots.kluster.thinking import ThinkingBudget
from lodestone.kluster import Magnet
from lodestone.match.kluster.live import Body, Frame, KlusterView
from lodestone.match.kluster.live.hand import lowest
from lodestone.physics.poses import pose, sine_cosine
from lodestone.physics.types import Floats

BEARABLE = 5.0
"""Use of what holds magnets in place up to which a careful hand may get away with it: some rock, but none jumps."""
MARGIN = 0.0
"""mm between the magnet and the cord."""
GRID = 12.0
"""mm between places: coarser than where its own magnet is concerned."""
ROUND_IT = 20.0
"""mm from the middle of a magnet to a cord that is drawn tight round it."""
_COMPASS = [sine_cosine(math.pi * k / 4.0) for k in range(8)]


class Foresight:
    """Looks one placement ahead. Made once for a match."""

    def __init__(self, view: KlusterView, budget: ThinkingBudget) -> None:
        self._imagined = ImaginedTable(view, budget, GRID)
        self._sizes = view.sizes

    def after(self, frame: Frame, magnet: Magnet, spot: ImaginedSpot) -> Frame:
        """The table with the magnet placed there, if nothing moves."""
        turn = pose(spot.pose, math.radians(spot.yaw), spot.face == "a")
        a, b, c = (0.5 * extent for extent in self._sizes[magnet])
        body = Body(magnet, (spot.x, spot.y, lowest((a, b, c), turn)), turn, None)
        lying = tuple(other for other in frame.lying if other.magnet != magnet)
        return msgspec.structs.replace(frame, lying=(*lying, body))

    def safe_places(self, frame: Frame, magnet: Magnet, poles: Poles) -> tuple[Floats, int]:
        """(k, 2) mm, where a magnet like that would be safe to place, and how many places were looked at."""
        self._imagined.look(frame, poles, magnet)
        spots = self._imagined.spots((MARGIN,))
        calm = self._imagined.weigh(spots) <= BEARABLE
        places = {(spot.x, spot.y) for spot, safe in zip(spots, calm.tolist(), strict=True) if safe}
        return np.array(sorted(places)).reshape(-1, 2), len({(spot.x, spot.y) for spot in spots})

    @staticmethod
    def area(places: Floats) -> float:
        """mm² that so many places stand for."""
        return len(places) * GRID**2


def within_reach(places: Floats, frame: Frame) -> Floats:
    """Those places that a cord drawn tight round all magnets would still enclose."""
    around = [
        (round(body.at[0] + ROUND_IT * cosine, 3), round(body.at[1] + ROUND_IT * sine, 3))
        for body in frame.lying
        for sine, cosine in _COMPASS
    ]
    return np.asarray(places[inside_hull(places, np.array([around[i] for i in hull(around)]))])
