"""Why turn facts are impossible: every contradiction to position or rules, each with a sentence people understand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from lodestone.core import Reason, Seat
from lodestone.kluster.facts import TurnFacts
from lodestone.kluster.magnets import Magnet, is_spinner

if TYPE_CHECKING:
    from lodestone.kluster.position import Position

KLUSTERS_NEED = 2
"""X-K7: it takes two magnets to kluster."""


def objections(position: Position, facts: TurnFacts) -> tuple[Reason, ...]:
    """Every reason why these cannot be the facts of the turn, the most basic first; empty if they can."""
    if position.seat is None:
        return (Reason("K21", "game-over", {}),)
    return (
        *_against_placing(position, position.seat, facts),
        *_against_holding(position, position.seat, facts),
        *_against_klusters(position, facts),
        *_against_outside(position, facts),
        *_against_ending(position, facts),
    )


def _against_placing(position: Position, seat: Seat, facts: TurnFacts) -> Iterator[Reason]:
    if facts.placed is not None:
        yield from _not_in_pool(position, seat, facts.placed)


def _against_holding(position: Position, seat: Seat, facts: TurnFacts) -> Iterator[Reason]:
    held = facts.held
    if held is None:
        return
    if held == facts.placed:
        yield Reason("Q-K1", "kluster-held-and-placed", {"magnet": held})
        return
    yield from _not_in_pool(position, seat, held)
    if not any(held in kluster for kluster in facts.klusters):
        yield Reason("Q-K1", "kluster-held-alone", {"magnet": held})


def _against_klusters(position: Position, facts: TurnFacts) -> Iterator[Reason]:
    for kluster in facts.klusters:
        if len(kluster) < KLUSTERS_NEED:
            yield Reason("X-K7", "kluster-too-small", {"count": len(kluster)})
    named = [magnet for kluster in facts.klusters for magnet in kluster]
    for magnet in _twice(named):
        yield Reason("K10", "kluster-named-twice", {"magnet": magnet})
    for magnet in dict.fromkeys(named):
        if magnet not in (facts.placed, facts.held):
            yield from _not_on_table(position, magnet, "K10")


def _against_outside(position: Position, facts: TurnFacts) -> Iterator[Reason]:
    for magnet in _twice(facts.outside):
        yield Reason("K11", "kluster-outside-twice", {"magnet": magnet})
    for magnet in dict.fromkeys(facts.outside):
        if magnet != facts.placed:
            yield from _not_on_table(position, magnet, "K11")


def _against_ending(position: Position, facts: TurnFacts) -> Iterator[Reason]:
    """A turn without a fault ends by placing (K9, Q-K5), with the cords in order (P14)."""
    if facts.fault:  # K13, Q-P7: the turn has ended, however things lie
        return
    if facts.placed is None:
        yield Reason("K9", "kluster-must-place", {})
    if position.setup.boxes.cords > 1 and not facts.cords_cross:
        yield cords_apart(position.setup.options.one_group)


def cords_apart(one_group: bool) -> Reason:
    """Why a turn may not end with the cords as they lie: not every one crosses another one, or not all hang together.

    >>> cords_apart(one_group=False).rule
    'P14'
    """
    return Reason("P14", "kluster-cords-apart", {"group": "one" if one_group else "any"})


def _not_in_pool(position: Position, seat: Seat, magnet: Magnet) -> Iterator[Reason]:
    where = position.whereabouts(magnet)
    if where == seat:
        return
    if where == "table":
        yield Reason("D13" if is_spinner(magnet) else "K14", "kluster-lies-already", {"magnet": magnet})
    elif isinstance(where, int):
        yield Reason("K9", "kluster-not-yours", {"magnet": magnet, "seat": where})
    else:
        yield _not_in_game(magnet, where)


def _not_on_table(position: Position, magnet: Magnet, rule: str) -> Iterator[Reason]:
    where = position.whereabouts(magnet)
    if where == "table":
        return
    if where == position.seat:
        yield Reason("Q-K1", "kluster-in-own-pool", {"magnet": magnet})
    elif isinstance(where, int):
        yield Reason(rule, "kluster-in-pool", {"magnet": magnet, "seat": where})
    else:
        yield _not_in_game(magnet, where)


def _not_in_game(magnet: Magnet, where: str | None) -> Reason:
    if where is None:
        return Reason("D2" if is_spinner(magnet) else "K2", "kluster-no-such-magnet", {"magnet": magnet[:40]})
    return Reason("P8", "kluster-set-aside", {"magnet": magnet})


def _twice(magnets: Iterable[Magnet]) -> list[Magnet]:
    """Each magnet named more than once."""
    seen: set[Magnet] = set()
    again: dict[Magnet, None] = {}
    for magnet in magnets:
        if magnet in seen:
            again[magnet] = None
        seen.add(magnet)
    return list(again)
