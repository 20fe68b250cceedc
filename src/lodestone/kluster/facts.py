"""Turn facts: what happened in a turn, told to the rules once all lies still (Z4), and what is picked up then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from lodestone.core import Seat
from lodestone.kluster.events import MagnetsTaken
from lodestone.kluster.magnets import Magnet, in_order, is_spinner


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


def taken(seat: Seat, facts: TurnFacts) -> Iterator[MagnetsTaken]:
    """One event for each cause. Only magnets in klusters and outside are taken (X-K10), each once.

    >>> [event.rule for event in taken(0, TurnFacts(placed="c3", klusters=(("c3", "c9"),), outside=("s5",)))]
    ['K10', 'D10']
    """
    by_hand = [magnet for kluster in facts.klusters if facts.held in kluster for magnet in kluster]
    klustered = [magnet for kluster in facts.klusters if facts.held not in kluster for magnet in kluster]
    touched = {*by_hand, *klustered}
    causes: tuple[tuple[str, Iterable[Magnet]], ...] = (
        ("Q-K1", [magnet for magnet in by_hand if magnet != facts.held]),
        ("K10", klustered),
        ("K11", [magnet for magnet in facts.outside if magnet not in touched]),
    )
    for rule, magnets in causes:
        if listed := in_order(magnets):
            only_spinners = rule != "Q-K1" and all(map(is_spinner, listed))
            yield MagnetsTaken(seat, listed, "D10" if only_spinners else rule)
