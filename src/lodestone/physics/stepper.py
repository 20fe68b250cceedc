"""One step in time.

    loads                     magnets and gravity (`loads`), then whatever cords add
    wake                      sleepers whose stick test fails, or that are hit
    free velocity             v += dt F/m, ω += dt I⁻¹ T for whoever is awake
    stop                      if admissible impulses of the table can stop the body now: v = ω = 0; it sleeps
                              if its load is within the static limits, and is bitwise still from then on
    otherwise                 impulses of the table (`friction`) and of other magnets (`contacts`)
    move                      position by the new velocity, orientation by midpoint and Cayley map, then the
                              height is set so that a body on the table touches it exactly

Clumps of touching magnets are put to rest as a whole, see `clumps`.
"""

import numpy as np

from lodestone.physics.bodies import ASLEEP, AWAKE, HELD, Bodies, refresh
from lodestone.physics.clumps import clump_disturbed, put_to_rest, settle_clumps, wake, wake_clump
from lodestone.physics.compile import inner_kernel, kernel
from lodestone.physics.contacts import (
    FREE,
    IN_CONTACT,
    ON_TABLE,
    STOPPED,
    find_contacts,
    find_islands,
    solve_contacts,
)
from lodestone.physics.friction import load_use, momentum_use, surely_rests
from lodestone.physics.loads import gather_loads
from lodestone.physics.magnetics import Lanes, make_lanes
from lodestone.physics.params import Laws
from lodestone.physics.sliding import TABLE_LANES, fill_lane, make_table_lanes, solve_tables
from lodestone.physics.state import (
    AWAKE_NOW,
    CONTACTS,
    FIRST_TOUCH,
    NEVER,
    PUT_TO_REST,
    STALE,
    STEP,
    TIME,
    State,
)
from lodestone.physics.turning import TURN_LANES, make_turn_lanes, turn_bodies
from lodestone.physics.types import Floats, Ints

__all__ = [
    "Scratch",
    "advance",
    "begin_step",
    "finish_step",
    "has_touched",
    "make_scratch",
    "put_to_rest",
    "wake_clump",
]

AS_GOOD_AS_STILL = (1e-12, 1e-8)
"""(m/s)² and (rad/s)²: below, static limits apply; else loads at 80–100 % of a limit never let sleep."""
SLIP_SPEED = 1e-10
"""(m/s)², contact point speed above which the contact slides."""
CLOSED = 2e-6
"""m, height over the table at which a body may be stopped by it."""
STILL_ON_TABLE = 2e-4
"""m, a body pressed on the table and no higher than this is put back on it after turning."""
Scratch = tuple[Lanes, Ints, Floats, Floats, Ints, Floats, Ints, Ints, Floats, Floats]
"""lanes; order, later label (n,); bias (n,); gaps (12n,); old (12n, 2), memory (12n, 9); touching, still (n,);
lanes of the table; lanes of turning."""


@kernel
def make_scratch(count: int) -> Scratch:
    """Memory that a step needs and nobody else reads."""
    return (
        make_lanes(),
        np.zeros(count, np.int64),
        np.zeros(count),
        np.zeros(12 * count),
        np.zeros((12 * count, 2), np.int64),
        np.zeros((12 * count, 9)),
        np.zeros(count, np.int64),
        np.zeros(count, np.int64),
        make_table_lanes(),
        make_turn_lanes(),
    )


@kernel
def begin_step(state: State, laws: Laws, scratch: Scratch, held: int, pose: Floats) -> int:
    """Move the held magnet (if held ≥ 0) to `pose` and gather loads; cords act after this.

    pose: (13,) position, quaternion, velocity, angular velocity at the end of the step. Returns the number
    of active magnets.
    """
    if held >= 0:
        bodies = state.bodies
        for k in range(3):
            bodies.position[held, k] = pose[k]
            bodies.velocity[held, k] = pose[7 + k]
            bodies.angular_velocity[held, k] = pose[10 + k]
        for k in range(4):
            bodies.quaternion[held, k] = pose[3 + k]
        refresh(bodies, held)
    return gather_loads(state.bodies, state.counters, laws, scratch[0], scratch[1])


@kernel
def finish_step(state: State, laws: Laws, scratch: Scratch, dt: float) -> int:
    """The rest of the step, once the loads are known. Returns the number of magnets awake afterwards."""
    bodies = state.bodies
    _, label, bias, gaps, old, memory, touching, still, table, turning = scratch
    state.counters[STEP] += 1
    state.clock[TIME] += dt
    active = start_moving(state, laws, dt, still)
    if active == 0:
        state.counters[CONTACTS] = 0
        state.counters[AWAKE_NOW] = 0
        return 0
    for i in range(len(bodies.status)):
        touching[i] = FREE
    if find_contacts(state, laws, dt, gaps, old, memory) > 0:
        mark_contacts(state, dt, touching)
    meet_table(state, laws, dt, touching, bias, still, table, label)
    if state.counters[CONTACTS] > 0:
        find_islands(state, label)
        solve_contacts(state, laws, dt, gaps, touching, bias, label)
    awake = move(state, laws, dt, touching, turning, still)
    if state.counters[CONTACTS] > 0:
        awake = settle_clumps(state, dt, touching, label)
    first = state.clock[FIRST_TOUCH]
    if awake > 0 and first != NEVER and state.clock[TIME] - first >= laws.rest_limit:
        put_to_rest(state)
        state.counters[PUT_TO_REST] += 1
        awake = 0
    state.counters[AWAKE_NOW] = awake
    return awake


@kernel
def advance(
    state: State,
    laws: Laws,
    dt: float,
    steps: int,
    held: int,
    track: Floats,
    lowering: bool,
    until_rest: bool,
    until_touch: bool,
) -> int:
    """Up to `steps` steps without cords in one call; returns how many were done.

    track: (steps, 13) poses of the held magnet; (1, 13) and held = −1 if there is none. `lowering` stops when
    the held magnet has touched another one, `until_rest` when nothing is awake any more, `until_touch` as
    soon as any pair has touched.
    """
    scratch = make_scratch(len(state.bodies.status))
    last = len(track) - 1
    for step in range(steps):
        begin_step(state, laws, scratch, held, track[min(step, last)])
        awake = finish_step(state, laws, scratch, dt)
        if until_touch and state.clock[FIRST_TOUCH] != NEVER:
            return step + 1
        if lowering and has_touched(state, held):
            return step + 1
        if until_rest and awake == 0:
            return step + 1
    return steps


@kernel
def has_touched(state: State, i: int) -> bool:
    """Whether magnet i has touched any other since the turn began."""
    if state.clock[FIRST_TOUCH] == NEVER:
        return False
    touched = False
    for j in range(len(state.bodies.status)):
        touched = touched or state.touch_time[min(i, j), max(i, j)] != NEVER
    return touched


@inner_kernel
def accelerate(bodies: Bodies, i: int, dt: float) -> None:
    """Free velocity: the impulse of all loads on body i."""
    give = dt / bodies.mass[i]
    t = bodies.inverse_inertia
    x = dt * (bodies.torque[i, 0] + bodies.external_torque[i, 0])
    y = dt * (bodies.torque[i, 1] + bodies.external_torque[i, 1])
    z = dt * (bodies.torque[i, 2] + bodies.external_torque[i, 2])
    for k in range(3):
        bodies.velocity[i, k] += give * (bodies.force[i, k] + bodies.external_force[i, k])
        bodies.angular_velocity[i, k] += t[i, k, 0] * x + t[i, k, 1] * y + t[i, k, 2] * z


@inner_kernel
def start_moving(state: State, laws: Laws, dt: float, still: Ints) -> int:
    """Wake bodies that can no longer rest, then give all awake ones their free velocity. Returns the active count.

    still: (n,) out, 1 for bodies that were as good as at rest before this step.
    """
    bodies = state.bodies
    for i in range(len(bodies.status)):
        if bodies.status[i] == ASLEEP:
            if bodies.clump[i] != 0:
                if clump_disturbed(bodies, laws, i):
                    wake_clump(state, bodies.clump[i])
            elif not surely_rests(bodies, laws, i):
                slide, spin, roll = load_use(bodies, laws, i)
                if max(slide, max(spin, roll)) > 1.0:
                    wake(state, i)
    active = 0
    for i in range(len(bodies.status)):
        still[i] = 0
        if bodies.status[i] == AWAKE:
            v = bodies.velocity
            w = bodies.angular_velocity
            speed = v[i, 0] * v[i, 0] + v[i, 1] * v[i, 1] + v[i, 2] * v[i, 2]
            turning = w[i, 0] * w[i, 0] + w[i, 1] * w[i, 1] + w[i, 2] * w[i, 2]
            if speed < AS_GOOD_AS_STILL[0] and turning < AS_GOOD_AS_STILL[1]:
                still[i] = 1
            accelerate(bodies, i, dt)
            active += 1
        elif bodies.status[i] == HELD:
            active += 1
    return active


@inner_kernel
def mark_contacts(state: State, dt: float, touching: Ints) -> None:
    """Note who is in a contact; a sleeper that is hit wakes and takes part in this step."""
    bodies = state.bodies
    for c in range(state.counters[CONTACTS]):
        for side in range(2):
            i = state.contact_pair[c, side]
            touching[i] = IN_CONTACT
            if bodies.status[i] == ASLEEP:
                number = bodies.clump[i]
                if number == 0:
                    wake(state, i)
                    accelerate(bodies, i, dt)
                    continue
                for j in range(len(bodies.status)):
                    if bodies.clump[j] == number and bodies.status[j] == ASLEEP:
                        wake(state, j)
                        accelerate(bodies, j, dt)


@inner_kernel
def meet_table(
    state: State, laws: Laws, dt: float, touching: Ints, bias: Floats, still: Ints, lanes: Floats, who: Ints
) -> None:
    """Table contact of every awake body: stopped, solved at once, or left to `solve_contacts`.

    touching: (n,) gets ON_TABLE or STOPPED added; bias: (n,) m/s out, speed at which the gap may close;
    lanes, who: (n,) scratch.
    """
    waiting = 0
    bodies = state.bodies
    if laws.gravity <= 0.0:
        return
    for i in range(len(bodies.status)):
        if bodies.status[i] != AWAKE:
            continue
        height = bodies.position[i, 2] + bodies.support_arm[i, 2]
        bias[i] = max(height, 0.0) / dt
        sinking = (
            bodies.velocity[i, 2]
            + bodies.angular_velocity[i, 0] * bodies.support_arm[i, 1]
            - bodies.angular_velocity[i, 1] * bodies.support_arm[i, 0]
        )
        if height + dt * sinking > 1e-6:
            for k in range(6):
                bodies.table_impulse[i, k] = 0.0
            continue
        touching[i] += ON_TABLE
        if touching[i] >= IN_CONTACT:
            continue
        if height < CLOSED and try_to_stop(state, laws, i, still[i] == 1):
            touching[i] = STOPPED
            continue
        grip = 1.0 if bodies.slipping[i] == 0 else laws.kinetic_ratio
        fill_lane(bodies, laws, i, bodies.friction[i] * grip, bias[i], lanes, waiting)
        who[waiting] = i
        waiting += 1
        if waiting == TABLE_LANES:
            solve_tables(bodies, laws, lanes, who, waiting)
            waiting = 0
    if waiting > 0:
        solve_tables(bodies, laws, lanes, who, waiting)


@inner_kernel
def try_to_stop(state: State, laws: Laws, i: int, was_still: bool) -> bool:
    """Stop body i if admissible table impulses can do so now; put it to sleep if its load lets it rest."""
    bodies = state.bodies
    slide, spin, roll = momentum_use(bodies, laws, i)
    if max(slide, max(spin, roll)) > (1.0 if was_still else laws.kinetic_ratio):
        return False
    for k in range(3):
        bodies.velocity[i, k] = 0.0
        bodies.angular_velocity[i, k] = 0.0
    for k in range(6):
        bodies.table_impulse[i, k] = 0.0
    bodies.slipping[i] = 0
    slide, spin, roll = load_use(bodies, laws, i)
    if max(slide, max(spin, roll)) <= 1.0:
        bodies.status[i] = ASLEEP
        bodies.calm[i] = 0
        state.counters[STALE] = 1
    return True


@inner_kernel
def move(state: State, laws: Laws, dt: float, touching: Ints, lanes: Floats, who: Ints) -> int:
    """Positions and orientations by the new velocities; returns the number of bodies awake.

    lanes, who: (n,) scratch.
    """
    bodies = state.bodies
    v = bodies.velocity
    w = bodies.angular_velocity
    p = bodies.support_arm
    awake = 0
    waiting = 0
    for i in range(len(bodies.status)):
        if bodies.status[i] != AWAKE:
            continue
        awake += 1
        if touching[i] == STOPPED:
            continue
        if touching[i] % IN_CONTACT == ON_TABLE:
            x = v[i, 0] + w[i, 1] * p[i, 2] - w[i, 2] * p[i, 1]
            y = v[i, 1] + w[i, 2] * p[i, 0] - w[i, 0] * p[i, 2]
            bodies.slipping[i] = 1 if x * x + y * y > SLIP_SPEED else 0
        for k in range(3):
            bodies.position[i, k] += dt * v[i, k]
        who[waiting] = i
        waiting += 1
        if waiting == TURN_LANES:
            turn_moved(bodies, laws, dt, touching, lanes, who, waiting)
            waiting = 0
    if waiting > 0:
        turn_moved(bodies, laws, dt, touching, lanes, who, waiting)
    return awake


@inner_kernel
def turn_moved(bodies: Bodies, laws: Laws, dt: float, touching: Ints, lanes: Floats, who: Ints, count: int) -> None:
    """Turn who[:count]; those on or below the table are then set exactly on it. A stone that tips loses its footing."""
    turn_bodies(bodies, dt, lanes, who, count)
    for t in range(count):
        i = who[t]
        if abs(bodies.rotation[i, 2, 2]) > laws.foot_tilt:
            bodies.footing[i] = 0
        height = bodies.position[i, 2] + bodies.support_arm[i, 2]
        on_table = touching[i] % IN_CONTACT == ON_TABLE
        pressed = on_table and bodies.table_impulse[i, 0] > 0.0 and height < STILL_ON_TABLE
        if laws.gravity > 0.0 and (height < 0.0 or pressed):
            bodies.position[i, 2] = -bodies.support_arm[i, 2]
