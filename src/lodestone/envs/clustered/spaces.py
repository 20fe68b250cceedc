"""Gymnasium's spaces for what is seen of a game of Clustered."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from lodestone.clustered.batch.table import LONGEST_STACK
from lodestone.envs.clustered.window import NO_ROOM, Window


def observation_space(window: Window) -> spaces.Dict:
    """What one seat sees of one game; docs/research/clustered.md tells what the numbers mean."""
    seats, square = window.seats, (window.width, window.width)
    tiles = spaces.Box(0, LONGEST_STACK, (seats, 28), np.int8)
    return spaces.Dict(
        {
            "kinds": spaces.Box(NO_ROOM, 27, square, np.int8),
            "owners": spaces.Box(-1, seats - 1, square, np.int8),
            "hand": spaces.Box(0, LONGEST_STACK, (28,), np.int8),
            "public": spaces.Box(0, 999, (seats, 4), np.int16),
            "discards": tiles,
            "unseen": tiles,
            "bonuses": spaces.Box(-1, seats - 1, (2,), np.int8),
            "turn": spaces.Box(-1, seats - 1, (), np.int8),
            "phase": spaces.Box(0, 3, (), np.int8),
        }
    )
