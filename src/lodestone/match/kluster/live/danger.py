"""A training aid: how risky it would be to let the held magnet go, here or spot by spot. It gives poles
away, so it exists only where they are shown.

The exact stick test of every magnet, with the held one set down as it is held now. What happens while it is lowered
is not looked at.
"""

from __future__ import annotations

import math
from time import monotonic

import msgspec
import numpy as np
import numpy.typing as npt

from lodestone.kluster import Magnet, is_spinner
from lodestone.match.kluster.live.match import KlusterMatch
from lodestone.match.kluster.live.turn import refuse
from lodestone.physics.cord_area import contains, contains_outline
from lodestone.physics.statics import placements, scan
from lodestone.physics.types import Floats
from lodestone.physics.warmup import can_scan

FINEST = 8e-3
"""m from one spot to the next, unless that makes too many spots."""
MOST = 420
"""Most spots in a map; they take some 3 ms with 24 magnets."""
TOUCHING = 1e-3
"""m between surfaces: nearer than this, magnets snap together."""
CERTAIN = 5.0
"""Load, in multiples of what friction can hold, that counts as the greatest danger."""
STAYS = 127
"""Values up to this, half of them, mean that nothing moves; web/src/lib/kluster/tug.ts has steps for them."""
MOST_DANGEROUS = 255
ASK_EVERY = 2.0
"""s from one check whether kernels are compiled to the next."""


class DangerMap(msgspec.Struct, frozen=True):
    """Rows of spots from the lowest y, each from the lowest x; mm."""

    magnet: Magnet
    x: float
    y: float
    """The middle of the first spot."""
    step: float
    columns: int
    rows: int
    values: bytes
    """One each: 0 without danger, or not allowed; up to 127 nothing moves; 255 snaps."""


def danger_map(match: KlusterMatch) -> DangerMap:
    """The map for the seat on turn and the magnet it holds."""
    if not match.setting.table.show_poles:
        raise refuse("Z5", "kluster-danger-hidden")
    grip = None if match.turn is None else match.turn.hand.grip
    if grip is None:
        raise refuse("K9", "kluster-danger-empty")
    board = match.board
    loops = board.loops()
    low = np.min([loop.min(axis=0) for loop in loops], axis=0)
    high = np.max([loop.max(axis=0) for loop in loops], axis=0)
    step = max(FINEST, math.sqrt(float(np.prod(high - low)) / MOST))
    columns, rows = (int(count) for count in np.ceil((high - low) / step))
    xs, ys = low[0] + step * (np.arange(columns) + 0.5), low[1] + step * (np.arange(rows) + 0.5)
    x, y = (axis.ravel() for axis in np.meshgrid(xs, ys))
    i = board.index[grip.magnet]
    shape = None if is_spinner(grip.magnet) else np.ascontiguousarray(board.field("shape_matrix")[i])
    inside = np.array([_inside(loops, float(a), float(b), shape) for a, b in zip(x, y, strict=True)])
    values = np.zeros(len(x), np.uint8)
    where = placements(x[inside], y[inside], np.tile(grip.turn, (int(inside.sum()), 1)))
    found = scan(board.world, board.world.magnets[i], where)
    values[inside] = _levels(found.use.max(axis=1), found.gap)
    return DangerMap(grip.magnet, 1e3 * float(xs[0]), 1e3 * float(ys[0]), 1e3 * step, columns, rows, values.tobytes())


def danger_below(match: KlusterMatch) -> int | None:
    """The map's value at the spot below the held magnet, also outside the area; None where it may not be told."""
    grip = None if match.turn is None else match.turn.hand.grip
    if grip is None or not match.setting.table.show_poles:
        return None
    board = match.board
    i = board.index[grip.magnet]
    x, y, _ = board.field("position")[i]
    found = scan(board.world, board.world.magnets[i], placements(np.array([x]), np.array([y]), np.array([grip.turn])))
    return int(_levels(found.use.max(axis=1), found.gap)[0])


class DangerBelow:
    """The danger below one match's held magnet. Not told until its kernels are compiled: no table waits for that."""

    def __init__(self, match: KlusterMatch) -> None:
        self._match = match
        self._can_tell = False
        self._asked = -ASK_EVERY

    def now(self) -> float | None:
        """0 to 1; None where it is not told."""
        if not self._match.setting.table.show_poles or not self._ready():
            return None
        value = danger_below(self._match)
        return None if value is None else value / MOST_DANGEROUS

    def _ready(self) -> bool:
        if not self._can_tell and monotonic() - self._asked >= ASK_EVERY:
            self._asked = monotonic()
            self._can_tell = can_scan()
        return self._can_tell


def _inside(loops: list[Floats], x: float, y: float, shape: Floats | None) -> bool:
    if shape is None:
        return any(contains(loop, x, y) for loop in loops)
    return any(contains_outline(loop, x, y, shape, 0.0) for loop in loops)


def _levels(use: Floats, gap: Floats) -> npt.NDArray[np.uint8]:
    lifted = ~np.isfinite(use) | (gap < TOUCHING)
    use = np.where(lifted, CERTAIN, use)
    over = STAYS + (MOST_DANGEROUS - STAYS) * np.clip((use - 1.0) / (CERTAIN - 1.0), 0.0, 1.0)
    return np.asarray(np.where(use <= 1.0, STAYS * use, over), np.uint8)
