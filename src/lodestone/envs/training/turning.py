"""Turned and mirrored tables: what is learned of one is true of eight."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from lodestone.bots.clustered.neural.features import CELLS, GLANCES, PLANES, SIDE


def symmetries() -> NDArray[np.int64]:
    """(8, features): for each feature of a turned or mirrored placement which one of the placement itself it is.

    >>> symmetries().shape, symmetries()[0, :3].tolist()
    ((8, 320), [0, 1, 2])
    """
    square = np.arange(SIDE * SIDE).reshape(SIDE, SIDE)
    middle = SIDE * SIDE // 2
    rows = []
    for turned in range(4):
        for shown in (np.rot90(square, turned), np.rot90(square, turned).T):
            cells = np.delete(shown.reshape(-1), middle)
            cells = cells - (cells > middle)
            spread = (cells[:, None] * PLANES + np.arange(PLANES)).reshape(-1)
            rows.append(np.concatenate([spread, CELLS * PLANES + np.arange(GLANCES)]))
    return np.array(rows)
