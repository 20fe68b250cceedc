"""The load on every magnet at the start of a step: magnets and gravity.

Pairs of sleepers do not change, so their loads are kept; a quiet board with one held magnet costs little
more than that magnet's own pairs.
"""

from lodestone.physics.bodies import ABSENT, ASLEEP, Bodies
from lodestone.physics.compile import inner_kernel, kernel
from lodestone.physics.magnetics import Lanes, far_loads, near_loads
from lodestone.physics.params import Laws
from lodestone.physics.state import STALE
from lodestone.physics.types import Ints

__all__ = ["gather_loads", "sort_bodies"]


@inner_kernel
def sort_bodies(bodies: Bodies, order: Ints) -> tuple[int, int]:
    """Write the indices of active magnets (awake or held), then of sleepers; returns both counts."""
    active = 0
    for i in range(len(bodies.status)):
        if bodies.status[i] != ASLEEP and bodies.status[i] != ABSENT:
            order[active] = i
            active += 1
    present = active
    for i in range(len(bodies.status)):
        if bodies.status[i] == ASLEEP:
            order[present] = i
            present += 1
    return active, present


@kernel
def gather_loads(bodies: Bodies, counters: Ints, laws: Laws, lanes: Lanes, order: Ints) -> int:
    """Set `force` and `torque` of all magnets; returns the number of active ones.

    order: (n,) scratch, afterwards the active magnets first.
    """
    active, present = sort_bodies(bodies, order)
    if counters[STALE] != 0:
        cache_sleepers(bodies, laws, lanes, order, active, present)
        counters[STALE] = 0
    for i in range(len(bodies.status)):
        for k in range(3):
            bodies.force[i, k] = bodies.cached_force[i, k]
            bodies.torque[i, k] = bodies.cached_torque[i, k]
    if active > 0:
        far_loads(bodies, laws, lanes[0], order, 0, active, active, present)
        far_loads(bodies, laws, lanes[0], order, 0, present, 0, active)
        near_loads(bodies, laws, lanes, order, 0, active, present)
    for i in range(len(bodies.status)):
        if bodies.status[i] <= 1:  # ASLEEP or AWAKE: the table carries it, not a hand
            bodies.force[i, 2] -= bodies.mass[i] * laws.gravity
    return active


@inner_kernel
def cache_sleepers(bodies: Bodies, laws: Laws, lanes: Lanes, order: Ints, active: int, present: int) -> None:
    """Loads of sleepers on one another, into `cached_force` and `cached_torque`."""
    for i in range(len(bodies.status)):
        for k in range(3):
            bodies.force[i, k] = 0.0
            bodies.torque[i, k] = 0.0
    far_loads(bodies, laws, lanes[0], order, active, present, active, present)
    near_loads(bodies, laws, lanes, order, active, present, present)
    for i in range(len(bodies.status)):
        for k in range(3):
            bodies.cached_force[i, k] = bodies.force[i, k]
            bodies.cached_torque[i, k] = bodies.torque[i, k]
