"""A table of Kluster from above, as an array of pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from lodestone.envs.kluster.table import KlusterEnvTable

PIXELS = 400
MARGIN = 1.3
"""Of the loop's radius, from the middle to the edge of the picture."""
_WOOD, _CORD, _STONE, _HELD = (196, 154, 108), (242, 236, 220), (62, 64, 70), (150, 152, 160)


def draw(table: KlusterEnvTable) -> NDArray[np.uint8]:
    """(400, 400, 3): wood, cords, magnets; what is held is lighter."""
    reach = MARGIN * table.radius * 1e-3
    y, x = np.mgrid[reach : -reach : PIXELS * 1j, -reach : reach : PIXELS * 1j]
    picture = np.empty((PIXELS, PIXELS, 3), np.uint8)
    picture[:] = _WOOD
    board = table.match.board
    for loop in board.loops():
        for px, py in np.concatenate([loop, (loop + np.roll(loop, -1, axis=0)) / 2]):
            picture[np.hypot(x - px, y - py) < 0.002] = _CORD
    turn = table.match.turn
    grip = None if turn is None else turn.hand.grip
    for magnet in board.seen():
        i = board.index[magnet]
        px, py, _ = board.field("position")[i].tolist()
        shape = np.linalg.inv(board.field("shape_matrix")[i][:2, :2])
        dx, dy = x - px, y - py
        inside = shape[0, 0] * dx * dx + 2.0 * shape[0, 1] * dx * dy + shape[1, 1] * dy * dy < 1.0
        picture[inside] = _HELD if grip is not None and grip.magnet == magnet else _STONE
    return picture
