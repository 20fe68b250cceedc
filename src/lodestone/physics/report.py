"""What a step tells afterwards: data, never callbacks."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from lodestone.physics.types import Floats, Ints

__all__ = ["StepReport", "Touch", "connected"]


class Touch(NamedTuple):
    """Two magnets came closer than 0.1 mm for the first time."""

    time: float
    first: int
    second: int


@dataclass(frozen=True, slots=True, eq=False)
class StepReport:
    """The world after some steps, and what happened in them. Arrays are copies."""

    time: float
    """s, simulated."""
    steps: int
    """Steps done by this call."""
    rest: bool
    """Nothing moves any more."""
    position: Floats
    """(n, 3) m."""
    quaternion: Floats
    """(n, 4)."""
    status: Ints
    """(n,) ASLEEP, AWAKE, HELD or ABSENT."""
    force: Floats
    """(n, 3) N, magnetic force on each magnet at the start of the last step; on a held one: the tug."""
    torque: Floats
    """(n, 3) N·m, likewise."""
    touches: tuple[Touch, ...]
    """Pairs that touched for the first time, in order."""
    woke: tuple[int, ...]
    """Magnets that were asleep and were set moving."""
    outside: tuple[tuple[int, ...], ...]
    """For each cord the magnets outside it."""
    put_to_rest: bool
    """The time limit after a touch ended all motion."""


def connected(pairs: Iterable[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    """Connected components of a graph, each sorted, sorted by their first member.

    >>> connected([(3, 1), (4, 5), (1, 2)])
    ((1, 2, 3), (4, 5))
    """
    groups: list[set[int]] = []
    for a, b in pairs:
        joined = {a, b}
        apart = []
        for group in groups:
            if group & joined:
                joined |= group
            else:
                apart.append(group)
        groups = [*apart, joined]
    return tuple(sorted(tuple(sorted(group)) for group in groups))
