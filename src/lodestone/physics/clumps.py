"""Waking, and magnets that rest as a clump.

A clump, magnets that stick together after a touch, is held together by forces that the stick test of a
single body does not know. It is put to rest as a whole when it has hardly moved for a while; each member
remembers its load, and the clump wakes when that changes or when it is hit. REST_LIMIT after the first
touch everything is put to rest in the same way (Z3).
"""

import numpy as np

from lodestone.physics.bodies import ASLEEP, AWAKE, Bodies
from lodestone.physics.compile import inner_kernel, kernel
from lodestone.physics.contacts import IN_CONTACT, separate
from lodestone.physics.params import Laws
from lodestone.physics.state import CLUMPS, STALE, STEP, State
from lodestone.physics.types import Ints

__all__ = ["clump_disturbed", "put_to_rest", "settle_clumps", "wake", "wake_clump"]

CALM_TIME = 0.1
"""s for which all members of a clump have to stay where they are before it is put to rest."""
CALM_DISTANCE = 2e-4
"""m that a member may be displaced in that time. Displacement is judged and not speed: the solver leaves a tremble of
a few mm/s in a clump pressed together by a hundred times its weight."""
CALM_TURN = 2e-4
"""How far a member may turn in that time, as sin² of half the angle: 1.6°."""


@inner_kernel
def wake(state: State, i: int) -> None:
    """ASLEEP → AWAKE."""
    bodies = state.bodies
    bodies.status[i] = AWAKE
    bodies.slipping[i] = 0
    bodies.calm[i] = 0
    bodies.clump[i] = 0
    bodies.woke[i] = state.counters[STEP] - 1
    for k in range(6):
        bodies.table_impulse[i, k] = 0.0
    state.counters[STALE] = 1


@kernel
def wake_clump(state: State, number: int) -> None:
    """Wake all members of a clump that was put to rest."""
    for i in range(len(state.bodies.status)):
        if state.bodies.clump[i] == number and state.bodies.status[i] == ASLEEP:
            wake(state, i)


@inner_kernel
def clump_disturbed(bodies: Bodies, laws: Laws, i: int) -> bool:
    """Whether the load on a member has changed by half of what friction could hold, or its turning moment
    by its weight at the rolling arm of touching magnets.
    """
    force = 0.0
    torque = 0.0
    for k in range(3):
        df = bodies.force[i, k] + bodies.external_force[i, k] - bodies.rest_force[i, k]
        dt = bodies.torque[i, k] + bodies.external_torque[i, k] - bodies.rest_torque[i, k]
        force += df * df
        torque += dt * dt
    weight = bodies.mass[i] * laws.gravity
    holding = 0.5 * bodies.friction[i] * weight
    turning = laws.pair_arm * weight
    return bool(force > holding * holding or torque > turning * turning)


@inner_kernel
def settle_clumps(state: State, dt: float, touching: Ints, label: Ints) -> int:
    """Put clumps to rest that have been calm for long enough; returns the number of bodies awake."""
    bodies = state.bodies
    count = len(bodies.status)
    restless = np.zeros(count, np.int64)
    for i in range(count):
        if bodies.status[i] != AWAKE:
            continue
        watch_calm(bodies, i)
        if touching[i] < IN_CONTACT or bodies.calm[i] * dt < CALM_TIME:
            restless[label[i]] = 1
    awake = 0
    for leader in range(count):
        if bodies.status[leader] == AWAKE and restless[label[leader]] == 0 and label[leader] == leader:
            rest_clump(state, label, leader)
    for i in range(count):
        if bodies.status[i] == AWAKE:
            awake += 1
    return awake


@inner_kernel
def watch_calm(bodies: Bodies, i: int) -> None:
    """Count the steps that body i has stayed near its anchor; drop a new anchor when it leaves."""
    anchor = bodies.anchor[i]
    distance = 0.0
    same = 0.0
    for k in range(3):
        d = bodies.position[i, k] - anchor[k]
        distance += d * d
    for k in range(4):
        same += bodies.quaternion[i, k] * anchor[3 + k]
    if distance < CALM_DISTANCE * CALM_DISTANCE and 1.0 - same * same < CALM_TURN:
        bodies.calm[i] += 1
        return
    bodies.calm[i] = 0
    for k in range(3):
        anchor[k] = bodies.position[i, k]
    for k in range(4):
        anchor[3 + k] = bodies.quaternion[i, k]


@inner_kernel
def rest_clump(state: State, label: Ints, leader: int) -> None:
    """All awake bodies with this label go to sleep together and remember their load."""
    bodies = state.bodies
    separate(state)
    state.counters[CLUMPS] += 1
    state.counters[STALE] = 1
    for i in range(len(bodies.status)):
        if label[i] != leader or bodies.status[i] != AWAKE:
            continue
        bodies.status[i] = ASLEEP
        bodies.clump[i] = state.counters[CLUMPS]
        bodies.calm[i] = 0
        bodies.slipping[i] = 0
        for k in range(3):
            bodies.velocity[i, k] = 0.0
            bodies.angular_velocity[i, k] = 0.0
            bodies.rest_force[i, k] = bodies.force[i, k] + bodies.external_force[i, k]
            bodies.rest_torque[i, k] = bodies.torque[i, k] + bodies.external_torque[i, k]
        for k in range(6):
            bodies.table_impulse[i, k] = 0.0


@kernel
def put_to_rest(state: State) -> None:
    """End all motion: all awake magnets become one resting clump."""
    rest_clump(state, np.zeros(len(state.bodies.status), np.int64), 0)
