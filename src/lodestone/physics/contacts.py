"""Magnets that touch one another: finding contacts, and the impulses between them.

A contact is inelastic, with Coulomb friction and a rolling arm (without it clumps of magnets never settle).
Both bodies are pushed at one common point, halfway between their surfaces: with two points angular momentum
would leak. Contacts are found a little early, as far as the bodies can come within the step, and the normal
impulse then only takes away the speed that would make them overlap.

All contacts of a step, and the table contacts of the bodies in them, are solved together by sweeps
(Gauss–Seidel), started from the impulses of the last step.
"""

import numpy as np

from lodestone.physics.bodies import ABSENT, ASLEEP, AWAKE, HELD, Bodies
from lodestone.physics.compile import inner_kernel
from lodestone.physics.friction import TABLE_ROW, fill_table_row, read_table_row, sweep_table_row
from lodestone.physics.params import Laws
from lodestone.physics.state import CONTACTS, FIRST_TOUCH, NEVER, TIME, TOUCHES, State
from lodestone.physics.touch import gap, support_point, tangent, unit
from lodestone.physics.types import Floats, Ints

__all__ = [
    "FREE",
    "IN_CONTACT",
    "ON_TABLE",
    "STOPPED",
    "find_contacts",
    "find_islands",
    "separate",
    "solve_contacts",
]

FREE, ON_TABLE, STOPPED = 0, 1, 2
"""Table contact of a body in this step: none, moving on it, stopped by it."""
IN_CONTACT = 4
"""Added to the above for bodies that are also in contact with another magnet."""

SWEEPS = 30
"""Passes over the contacts of a clump in a step, at most."""
SOLVED = 1e-5
"""m/s, change of velocity in a sweep below which a clump counts as solved."""
ALLOWED_OVERLAP = 2e-5
"""m, not pushed out: keeps resting contacts closed."""
PUSH_OUT = 0.1
"""Share of the overlap removed in a step, at no more than 0.1 m/s."""
SEPARATING_PASSES = 50
"""Passes that push overlapping bodies apart, at most."""
EARLY = 1e-5
"""m, contacts are found at least this early."""

# A contact row per direction d = 0 (normal), 1, 2 (friction): direction e, arms × e, I⁻¹(arms × e), mass.
E, A, B, IA, IB, MASS = 0, 3, 6, 9, 12, 15
ROW = 16

Movers = tuple[Floats, Floats, Floats]
"""Motion (n, 6) in m/s and rad/s, mass (n,) in kg, inverse inertia (n, 3, 3): close together for the sweeps."""


@inner_kernel
def reach_in_step(bodies: Bodies, i: int, j: int, dt: float) -> float:
    """How far (m) the surfaces of two magnets can approach within a step."""
    v = bodies.velocity
    w = bodies.angular_velocity
    x = v[j, 0] - v[i, 0]
    y = v[j, 1] - v[i, 1]
    z = v[j, 2] - v[i, 2]
    speed: float = np.sqrt(x * x + y * y + z * z)
    speed += bodies.radius[i] * np.sqrt(w[i, 0] * w[i, 0] + w[i, 1] * w[i, 1] + w[i, 2] * w[i, 2])
    speed += bodies.radius[j] * np.sqrt(w[j, 0] * w[j, 0] + w[j, 1] * w[j, 1] + w[j, 2] * w[j, 2])
    return dt * speed


@inner_kernel
def find_contacts(state: State, laws: Laws, dt: float, gaps: Floats, old: Ints, memory: Floats) -> int:
    """List all pairs that touch or may touch in this step; note first touches. Returns how many.

    The new list replaces state.contact_*; impulses and normals of pairs that were in the old list are kept.
    gaps: (12n,) m, out; old: (12n, 2), memory: (12n, 9) scratch.
    """
    bodies = state.bodies
    count = len(bodies.status)
    previous = state.counters[CONTACTS]
    keep_contacts(state, previous, old, memory)
    cursor = 0
    found = 0
    for i in range(count):
        if bodies.status[i] == ABSENT:
            continue
        for j in range(i + 1, count):
            if not may_meet(bodies.status[i], bodies.status[j]):
                continue
            x = bodies.position[j, 0] - bodies.position[i, 0]
            y = bodies.position[j, 1] - bodies.position[i, 1]
            z = bodies.position[j, 2] - bodies.position[i, 2]
            distance = x * x + y * y + z * z
            reach = bodies.radius[i] + bodies.radius[j] + laws.touch_gap
            if distance > (reach + 0.01) * (reach + 0.01):
                continue
            margin = EARLY + reach_in_step(bodies, i, j, dt)
            reach += margin
            if distance > reach * reach:
                continue
            while cursor < previous and (old[cursor, 0] < i or (old[cursor, 0] == i and old[cursor, 1] < j)):
                cursor += 1
            known = cursor < previous and old[cursor, 0] == i and old[cursor, 1] == j
            start = unit(x, y, z)
            if known:
                start = (memory[cursor, 6], memory[cursor, 7], memory[cursor, 8])
            distance, normal = gap(
                (x, y, z), bodies.shape_matrix[i], bodies.shape_matrix[j], start, max(margin, laws.touch_gap)
            )
            if distance <= laws.touch_gap and state.touch_time[i, j] == NEVER:
                note_touch(state, i, j)
            if distance > margin or found >= len(gaps):
                continue
            state.contact_pair[found, 0] = i
            state.contact_pair[found, 1] = j
            gaps[found] = distance
            for k in range(6):
                state.contact_impulse[found, k] = memory[cursor, k] if known else 0.0
            for k in range(3):
                state.contact_normal[found, k] = normal[k]
            found += 1
    state.counters[CONTACTS] = found
    return found


@inner_kernel
def keep_contacts(state: State, count: int, old: Ints, memory: Floats) -> None:
    """Copy the last list of contacts: pairs into `old`, impulse and normal into `memory`."""
    for c in range(count):
        for k in range(2):
            old[c, k] = state.contact_pair[c, k]
        for k in range(6):
            memory[c, k] = state.contact_impulse[c, k]
        for k in range(3):
            memory[c, 6 + k] = state.contact_normal[c, k]


@inner_kernel
def may_meet(a: int, b: int) -> bool:
    """Whether a pair with these statuses can come closer in this step."""
    if b == ABSENT or (a == ASLEEP and b == ASLEEP):
        return False
    return not (a == HELD and b == HELD)


@inner_kernel
def note_touch(state: State, i: int, j: int) -> None:
    """Write down the first touch of a pair."""
    now = state.clock[TIME]
    state.touch_time[i, j] = now
    state.counters[TOUCHES] += 1
    if state.clock[FIRST_TOUCH] == NEVER:
        state.clock[FIRST_TOUCH] = now


@inner_kernel
def fill_rows(state: State, gaps: Floats, c: int, rows: Floats) -> None:
    """Directions, arms and effective masses of contact c, see ROW. HELD bodies do not give way."""
    bodies = state.bodies
    i = state.contact_pair[c, 0]
    j = state.contact_pair[c, 1]
    n = (state.contact_normal[c, 0], state.contact_normal[c, 1], state.contact_normal[c, 2])
    t = tangent(n)
    u = (n[1] * t[2] - n[2] * t[1], n[2] * t[0] - n[0] * t[2], n[0] * t[1] - n[1] * t[0])
    ax, ay, az, _ = support_point(bodies.shape_matrix[i], n)
    bx, by, bz, _ = support_point(bodies.shape_matrix[j], n)
    half = 0.5 * gaps[c]
    arm_i = (ax + half * n[0], ay + half * n[1], az + half * n[2])
    arm_j = (-bx - half * n[0], -by - half * n[1], -bz - half * n[2])
    for d in range(3):
        e = n if d == 0 else (t if d == 1 else u)
        mass = fill_side(bodies, i, arm_i, e, rows[c, d], A, IA)
        mass += fill_side(bodies, j, arm_j, e, rows[c, d], B, IB)
        for k in range(3):
            rows[c, d, E + k] = e[k]
        rows[c, d, MASS] = 1.0 / mass


@inner_kernel
def fill_side(
    bodies: Bodies,
    i: int,
    arm: tuple[float, float, float],
    e: tuple[float, float, float],
    row: Floats,
    at: int,
    inverse_at: int,
) -> float:
    """One body's half of a contact row; returns its inverse effective mass (1/kg)."""
    x = arm[1] * e[2] - arm[2] * e[1]
    y = arm[2] * e[0] - arm[0] * e[2]
    z = arm[0] * e[1] - arm[1] * e[0]
    row[at] = x
    row[at + 1] = y
    row[at + 2] = z
    if bodies.status[i] != AWAKE:
        for k in range(3):
            row[inverse_at + k] = 0.0
        return 0.0
    t = bodies.inverse_inertia
    for k in range(3):
        row[inverse_at + k] = t[i, k, 0] * x + t[i, k, 1] * y + t[i, k, 2] * z
    turning: float = x * row[inverse_at] + y * row[inverse_at + 1] + z * row[inverse_at + 2]
    turning += 1.0 / bodies.mass[i]
    return turning


@inner_kernel
def push_pair(motion: Floats, mass: Floats, i: int, j: int, row: Floats, impulse: float) -> None:
    """Apply an impulse along a contact row: −impulse to i, +impulse to j."""
    give_i = impulse / mass[i]
    give_j = impulse / mass[j]
    for k in range(3):
        motion[i, k] -= give_i * row[E + k]
        motion[j, k] += give_j * row[E + k]
        motion[i, 3 + k] -= impulse * row[IA + k]
        motion[j, 3 + k] += impulse * row[IB + k]


@inner_kernel
def turn_pair(motion: Floats, inverse: Floats, i: int, j: int, axis: int, impulse: float) -> None:
    """Apply an angular impulse about a world axis: −impulse to i, +impulse to j."""
    for k in range(3):
        motion[i, 3 + k] -= impulse * inverse[i, axis, k]
        motion[j, 3 + k] += impulse * inverse[j, axis, k]


@inner_kernel
def pair_sweep(
    movers: Movers, friction: float, pair_arm: float, i: int, j: int, rows: Floats, impulse: Floats, bias: float
) -> float:
    """One pass over normal, friction and rolling of a contact; returns the change of velocity (m/s)."""
    motion, mass, inverse = movers
    change = 0.0
    for d in range(3):
        row = rows[d]
        speed = 0.0
        for k in range(3):
            speed += (
                (motion[j, k] - motion[i, k]) * row[E + k]
                + motion[j, 3 + k] * row[B + k]
                - motion[i, 3 + k] * row[A + k]
            )
        if d == 0:
            new = max(0.0, impulse[0] - (speed + bias) * row[MASS])
        else:
            limit = friction * impulse[0]
            new = min(limit, max(-limit, impulse[d] - speed * row[MASS]))
        step = new - impulse[d]
        impulse[d] = new
        change = max(change, abs(step) / row[MASS])
        push_pair(motion, mass, i, j, row, step)
    limit = pair_arm * impulse[0]
    for axis in range(3):
        mobility = inverse[i, axis, axis] + inverse[j, axis, axis]
        turning = motion[j, 3 + axis] - motion[i, 3 + axis]
        new = min(limit, max(-limit, impulse[3 + axis] - turning / mobility))
        turn_pair(motion, inverse, i, j, axis, new - impulse[3 + axis])
        impulse[3 + axis] = new
    return change


@inner_kernel
def gather_movers(bodies: Bodies) -> Movers:
    """Motion, mass and inverse inertia of all bodies, close together. Bodies that are not awake cannot be moved."""
    count = len(bodies.status)
    motion = np.empty((count, 6))
    mass = np.empty(count)
    inverse = np.zeros((count, 3, 3))
    for i in range(count):
        awake = bodies.status[i] == AWAKE
        mass[i] = bodies.mass[i] if awake else np.inf
        for k in range(3):
            motion[i, k] = bodies.velocity[i, k]
            motion[i, 3 + k] = bodies.angular_velocity[i, k]
            for c in range(3):
                inverse[i, c, k] = bodies.inverse_inertia[i, k, c] if awake else 0.0
    return motion, mass, inverse


@inner_kernel
def closing_speed(distance: float, dt: float) -> float:
    """Bias (m/s) of the normal row: how fast a gap may close, or how fast an overlap is pushed out."""
    if distance > 0.0:
        return distance / dt
    return max(-0.1, min(0.0, PUSH_OUT * (distance + ALLOWED_OVERLAP) / dt))


@inner_kernel
def find_islands(state: State, label: Ints) -> None:
    """Give awake bodies that hang together by contacts the same label, an index of one of them.

    label: (n,) out. A held magnet does not join what it touches: it feels nothing of either side.
    """
    bodies = state.bodies
    for i in range(len(label)):
        label[i] = i
    for c in range(state.counters[CONTACTS]):
        i = state.contact_pair[c, 0]
        j = state.contact_pair[c, 1]
        if bodies.status[i] == AWAKE and bodies.status[j] == AWAKE and label[i] != label[j]:
            gone = label[j]
            for k in range(len(label)):
                if label[k] == gone:
                    label[k] = label[i]


@inner_kernel
def solve_contacts(
    state: State, laws: Laws, dt: float, gaps: Floats, touching: Ints, bias: Floats, label: Ints
) -> None:
    """Impulses of all contacts and of the table under the bodies in them; velocities change in place.

    touching: (n,) IN_CONTACT + table state of each body in a contact; bias: (n,) m/s towards the table;
    label: (n,) islands. Each island is swept until it alone is solved.
    """
    bodies = state.bodies
    found = state.counters[CONTACTS]
    rows = np.empty((found, 3, ROW))
    island = np.empty(found, np.int64)
    members = np.empty(found, np.int64)
    standing = np.empty(len(label), np.int64)
    tables = np.empty((len(label), TABLE_ROW))
    movers = gather_movers(bodies)
    motion = movers[0]
    for c in range(found):
        fill_rows(state, gaps, c, rows)
        warm_start(state, movers, rows, c)
        first = state.contact_pair[c, 0]
        island[c] = label[first if bodies.status[first] == AWAKE else state.contact_pair[c, 1]]
    for c in range(found):
        leader = island[c]
        if leader < 0:
            continue
        count = 0
        for d in range(c, found):
            if island[d] == leader:
                members[count] = d
                count += 1
                island[d] = -1
        on_table = 0
        for i in range(len(label)):
            if label[i] == leader and touching[i] == IN_CONTACT + ON_TABLE and bodies.status[i] == AWAKE:
                fill_table_row(bodies, laws, i, tables[i], motion[i])
                standing[on_table] = i
                on_table += 1
        solve_island(state, laws, dt, gaps, bias, rows, members, count, standing, on_table, tables, movers)
        for place in range(on_table):
            read_table_row(bodies, standing[place], tables[standing[place]])
    for i in range(len(label)):
        if touching[i] >= IN_CONTACT and bodies.status[i] == AWAKE:
            for k in range(3):
                bodies.velocity[i, k] = motion[i, k]
                bodies.angular_velocity[i, k] = motion[i, 3 + k]


@inner_kernel
def solve_island(
    state: State,
    laws: Laws,
    dt: float,
    gaps: Floats,
    bias: Floats,
    rows: Floats,
    members: Ints,
    count: int,
    standing: Ints,
    on_table: int,
    tables: Floats,
    movers: Movers,
) -> None:
    """Sweep over the first `count` contacts in `members` and the first `on_table` bodies in `standing`.

    tables: (n, TABLE_ROW) what `fill_table_row` wrote.
    """
    bodies = state.bodies
    ratio = laws.kinetic_ratio
    for sweep in range(SWEEPS):
        change = 0.0
        for place in range(on_table):
            i = standing[place]
            moved = sweep_table_row(tables[i], movers[0][i], bodies.friction[i] * ratio, bias[i], ratio, laws.spin_arm)
            change = max(change, moved)
        for place in range(count):
            c = members[place if sweep % 2 == 0 else count - 1 - place]  # there and back: chains like it
            i = state.contact_pair[c, 0]
            j = state.contact_pair[c, 1]
            closing = closing_speed(gaps[c], dt)
            impulse = state.contact_impulse[c]
            moved = pair_sweep(movers, laws.pair_friction, laws.pair_arm, i, j, rows[c], impulse, closing)
            change = max(change, moved)
        if change < SOLVED:
            break


@inner_kernel
def separate(state: State) -> None:
    """Shift awake bodies out of overlaps that the last impulses have left; orientations stay."""
    bodies = state.bodies
    for _ in range(SEPARATING_PASSES):
        worst = 0.0
        for c in range(state.counters[CONTACTS]):
            i = state.contact_pair[c, 0]
            j = state.contact_pair[c, 1]
            x = bodies.position[j, 0] - bodies.position[i, 0]
            y = bodies.position[j, 1] - bodies.position[i, 1]
            z = bodies.position[j, 2] - bodies.position[i, 2]
            n = state.contact_normal
            distance, normal = gap(
                (x, y, z), bodies.shape_matrix[i], bodies.shape_matrix[j], (n[c, 0], n[c, 1], n[c, 2]), 0.0
            )
            worst = min(worst, distance)
            free = (1 if bodies.status[i] == AWAKE else 0) + (1 if bodies.status[j] == AWAKE else 0)
            if distance < -ALLOWED_OVERLAP and free > 0:
                shift = (distance + 0.5 * ALLOWED_OVERLAP) / free
                for k in range(3):
                    if bodies.status[i] == AWAKE:
                        bodies.position[i, k] += shift * normal[k]
                    if bodies.status[j] == AWAKE:
                        bodies.position[j, k] -= shift * normal[k]
                for m in (i, j):
                    bodies.position[m, 2] = max(bodies.position[m, 2], -bodies.support_arm[m, 2])
        if worst > -2.0 * ALLOWED_OVERLAP:
            break


@inner_kernel
def warm_start(state: State, movers: Movers, rows: Floats, c: int) -> None:
    """Apply the impulses that contact c had in the last step."""
    motion, mass, inverse = movers
    i = state.contact_pair[c, 0]
    j = state.contact_pair[c, 1]
    for d in range(3):
        push_pair(motion, mass, i, j, rows[c, d], state.contact_impulse[c, d])
        turn_pair(motion, inverse, i, j, d, state.contact_impulse[c, 3 + d])
