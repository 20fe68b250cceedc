"""Kluster: boxes, deal, area, turn facts, positions. Pure rules that are told what happened; they know no physics.

May import `core` only.

>>> from lodestone.kluster import Boxes, TurnFacts, new_game
>>> position, events = new_game(Boxes(classic=1), seats=4).play(TurnFacts(placed="c1"))
>>> events
[MagnetPlaced(seat=0, magnet='c1'), TurnPassed(seat=1)]
"""

from lodestone.kluster.area import (
    Loop,
    Point,
    cords_are_in_order,
    is_inside,
    lies_outside,
    loops_cross,
    may_be_laid,
    spinner_may_be_placed,
    stone_may_be_placed,
)
from lodestone.kluster.events import (
    ContinuationOffered,
    Ending,
    FaultCounted,
    GameEnded,
    MagnetPlaced,
    MagnetsTaken,
    Phase,
    SeatResigned,
    TimeRanOut,
    TurnPassed,
)
from lodestone.kluster.facts import TurnFacts
from lodestone.kluster.first_seat import first_seat, most_left, settled_first
from lodestone.kluster.magnets import Boxes, Magnet, in_order, is_spinner, parse_magnet
from lodestone.kluster.options import Options, Surface, TableOptions
from lodestone.kluster.position import Position, new_game, start
from lodestone.kluster.setup import Setup, deal
from lodestone.kluster.standings import ALLOWED_FAULTS, SoloStatus, solo_variant

__all__ = [
    "ALLOWED_FAULTS",
    "Boxes",
    "ContinuationOffered",
    "Ending",
    "FaultCounted",
    "GameEnded",
    "Loop",
    "Magnet",
    "MagnetPlaced",
    "MagnetsTaken",
    "Options",
    "Phase",
    "Point",
    "Position",
    "SeatResigned",
    "Setup",
    "SoloStatus",
    "Surface",
    "TableOptions",
    "TimeRanOut",
    "TurnFacts",
    "TurnPassed",
    "cords_are_in_order",
    "deal",
    "first_seat",
    "in_order",
    "is_inside",
    "is_spinner",
    "lies_outside",
    "loops_cross",
    "may_be_laid",
    "most_left",
    "new_game",
    "parse_magnet",
    "settled_first",
    "solo_variant",
    "spinner_may_be_placed",
    "start",
    "stone_may_be_placed",
]
