"""`steady`: places where it disturbs least, and never means any harm."""

from __future__ import annotations

from lodestone.bots.kluster.level_bot import LevelBot
from lodestone.bots.kluster.levels import STEADY


class SteadyBot(LevelBot):
    """Plays with care. `tremor` (mm) is that of its hand."""

    def __init__(self, seed: int = 0, tremor: float | None = None) -> None:
        super().__init__("steady", STEADY, seed, tremor)
