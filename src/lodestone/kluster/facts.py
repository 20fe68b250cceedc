"""Turn facts: what happened in one turn, told to the rules once everything lies still (Z4)."""

from __future__ import annotations

import msgspec

from lodestone.kluster.magnets import Magnet


class TurnFacts(msgspec.Struct, frozen=True):
    """One turn, or one more placement of an expert's turn (Q-E2).

    >>> TurnFacts(placed="c3", klusters=(("c3", "c9"),)).fault
    True
    """

    placed: Magnet | None = None
    """The magnet released in the area (K9, D9), even if it klustered then."""
    held: Magnet | None = None
    """A magnet in the hand that touched one on the table (Q-K1): it stays in the pool and stands in its kluster."""
    klusters: tuple[tuple[Magnet, ...], ...] = ()
    """Groups of magnets that touched, no magnet in two of them (Z3, Q-K18)."""
    outside: tuple[Magnet, ...] = ()
    """Magnets that lie outside the area or have left the table (Z2). One that klustered too may stand in both lists."""
    cords_cross: bool = True
    """Whether every cord crosses another one now (P15), or all hang together where the table wants that (Q-P5)."""

    @property
    def fault(self) -> bool:
        """Whether there is anything to pick up (K10, K11)."""
        return bool(self.klusters or self.outside)
