"""What is picked up after a fault, and by which rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lodestone.core import Seat
from lodestone.kluster.events import MagnetsTaken
from lodestone.kluster.facts import TurnFacts
from lodestone.kluster.magnets import Magnet, in_order, is_spinner


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
