"""Playing alone: how many faults are survived, how a game stands, which results compare."""

from __future__ import annotations

import msgspec

from lodestone.kluster.options import TableOptions
from lodestone.kluster.setup import Setup

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
