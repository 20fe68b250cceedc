"""Everything a step reads and writes beside the magnets themselves: pairs, counters, the clock."""

from typing import Any, NamedTuple, cast

import numpy as np

from lodestone.physics.bodies import BODY, Bodies, empty_bodies
from lodestone.physics.types import Floats, Ints

__all__ = ["State", "copy_bodies", "copy_state", "empty_state"]

# Places in State.counters.
STEP, STALE, CONTACTS, TOUCHES, CLUMPS, AWAKE_NOW, PUT_TO_REST = range(7)
COUNTERS = 7
# Places in State.clock (s).
TIME, FIRST_TOUCH = 0, 1

NEVER = -1.0
"""Time of a touch that has not happened."""

CONTACTS_PER_BODY = 12
"""Room for contacts: a ball has at most 12 equal neighbours, each contact is shared by two."""


class State(NamedTuple):
    """A world at one moment. All of it is in the snapshot."""

    bodies: Bodies
    """(n,) the magnets, as a plain record array."""
    touch_time: Floats
    """(n, n) s, [i, j] with i < j: when the pair first touched since `forget_touches`, or NEVER."""
    contact_pair: Ints
    """(12n, 2) the pairs in contact in the last step, i < j, in order; the first CONTACTS rows count."""
    contact_impulse: Floats
    """(12n, 6) their impulses: normal, two of friction (N·s), three of rolling (N·m·s): warm start."""
    contact_normal: Floats
    """(12n, 3) their unit normals from i to j: where the search for the gap starts."""
    counters: Ints
    """(7,) STEP steps done, STALE 1 if the sleepers' cached load is out of date, CONTACTS, TOUCHES pairs
    that touched, CLUMPS clumps put to rest so far, AWAKE_NOW awake after the last step, PUT_TO_REST how
    often the time limit after a touch has ended all motion."""
    clock: Floats
    """(2,) s: TIME, FIRST_TOUCH of the turn or NEVER."""


def plain(bodies: Bodies) -> Bodies:
    """The same memory as a plain array: numba finds its kernel ten times faster for it."""
    return cast(Bodies, bodies.view(np.ndarray))


def copy_bodies(bodies: Bodies) -> Bodies:
    """An independent copy, as a plain array. As numbers: copying records field by field takes twenty times as long."""
    return cast(Bodies, plain(bodies).view(np.float64).copy().view(BODY))


def empty_state(count: int) -> State:
    """`count` absent magnets."""
    room = CONTACTS_PER_BODY * count
    counters = np.zeros(COUNTERS, np.int64)
    counters[STALE] = 1
    return State(
        plain(empty_bodies(count)),
        np.full((count, count), NEVER),
        np.zeros((room, 2), np.int64),
        np.zeros((room, 6)),
        np.zeros((room, 3)),
        counters,
        np.array([0.0, NEVER]),
    )


def copy_state(state: State) -> State:
    """An independent copy."""
    arrays: list[Any] = [array.copy() for array in state[1:]]
    return State(copy_bodies(state.bodies), *arrays)
