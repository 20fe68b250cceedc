"""Which magnets are outside which cord (Z2), for all cords in one call."""

import numpy as np

from lodestone.physics.bodies import AWAKE, HELD, Bodies
from lodestone.physics.compile import kernel
from lodestone.physics.cord import Loops
from lodestone.physics.cord_area import contains
from lodestone.physics.types import AnyArray, Floats

__all__ = ["outside_loops", "rests_outside"]


def outside_loops(loops: Loops, bodies: Bodies, table: Floats) -> tuple[tuple[int, ...], ...]:
    """For each cord the magnets on the table whose centre is outside it, and those that have left the table."""
    flags = np.empty((len(loops), len(bodies)), np.bool_)
    mark_outside(loops, bodies, table, flags)
    return tuple(tuple(row.nonzero()[0].tolist()) for row in flags)


@kernel
def mark_outside(loops: Loops, bodies: Bodies, table: Floats, outside: AnyArray) -> None:
    """Set outside (c, n), bool. table (2,) m: half extents."""
    for c in range(len(loops)):
        for i in range(len(bodies)):
            x = bodies.position[i, 0]
            y = bodies.position[i, 1]
            gone = abs(x) > table[0] or abs(y) > table[1]
            outside[c, i] = bodies.status[i] < HELD and (gone or not contains(loops.node[c], x, y))


@kernel
def rests_outside(loops: Loops, bodies: Bodies, table: Floats) -> bool:
    """Whether no magnet and no cord is awake and some magnet is outside every loop."""
    for c in range(len(loops)):
        if loops.asleep[c] == 0:
            return False
    for i in range(len(bodies)):
        if bodies.status[i] == AWAKE:
            return False
    for i in range(len(bodies)):
        if bodies.status[i] < HELD:
            x = bodies.position[i, 0]
            y = bodies.position[i, 1]
            out = True
            if abs(x) <= table[0] and abs(y) <= table[1]:
                for c in range(len(loops)):
                    out = out and not contains(loops.node[c], x, y)
            if out:
                return True
    return False
