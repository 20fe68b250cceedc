"""How dangerous it is to let go of what is held, for the frames of a table that shows poles (Z5)."""

from __future__ import annotations

from time import monotonic

from lodestone.match.kluster.live import KlusterMatch
from lodestone.match.kluster.live.danger import MOST_DANGEROUS, danger_below
from lodestone.physics.warmup import can_scan

ASK_EVERY = 2.0
"""s from one check whether kernels are compiled to the next."""


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
