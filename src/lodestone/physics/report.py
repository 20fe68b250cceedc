"""What a step tells afterwards: data, never callbacks."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, cast

import numpy as np

from lodestone.physics.bodies import AWAKE, Bodies
from lodestone.physics.cord import Loops
from lodestone.physics.outside import outside_loops
from lodestone.physics.types import Floats, Ints

__all__ = ["StepReport", "Touch", "connected"]


class Touch(NamedTuple):
    """Two magnets came closer than 0.1 mm for the first time."""

    time: float
    first: int
    second: int


@dataclass(frozen=True, eq=False)
class StepReport:
    """The world after some steps, and what happened in them: copies, from which is worked out what is asked for."""

    time: float
    """s, simulated."""
    steps: int
    """Steps done by this call."""
    rest: bool
    """Nothing moves any more."""
    touches: tuple[Touch, ...]
    """Pairs that touched for the first time, in order."""
    put_to_rest: bool
    """The time limit after a touch ended all motion."""
    bodies: Bodies
    """(n,) a copy of all magnets, see `bodies`."""
    loops: Loops
    """(c,) a copy of all cords, see `cord`."""
    table: Floats
    """(2,) m, half extents."""
    since: int
    """Steps that were over before."""
    gravity: float
    """m/s²."""

    @property
    def position(self) -> Floats:
        """(n, 3) m."""
        return cast(Floats, self.bodies["position"])

    @property
    def quaternion(self) -> Floats:
        """(n, 4)."""
        return cast(Floats, self.bodies["quaternion"])

    @property
    def status(self) -> Ints:
        """(n,) ASLEEP, AWAKE, HELD or ABSENT."""
        return cast(Ints, self.bodies["status"])

    @cached_property
    def force(self) -> Floats:
        """(n, 3) N, magnetic force on each magnet at the start of the last step; on a held one: the tug."""
        magnetic = cast(Floats, self.bodies["force"].copy())
        magnetic[:, 2] += np.where(self.status <= AWAKE, self.bodies["mass"] * self.gravity, 0.0)
        return magnetic

    @property
    def torque(self) -> Floats:
        """(n, 3) N·m, likewise."""
        return cast(Floats, self.bodies["torque"])

    @cached_property
    def woke(self) -> tuple[int, ...]:
        """Magnets that were asleep and were set moving."""
        return tuple(np.flatnonzero(self.bodies["woke"] >= self.since).tolist()) if self.steps else ()

    @cached_property
    def outside(self) -> tuple[tuple[int, ...], ...]:
        """For each cord the magnets outside it."""
        return outside_loops(self.loops, self.bodies, self.table)


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
