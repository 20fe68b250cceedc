"""One step of the cords: the hand moves, each cord is solved, the magnets feel it, still things sleep.

Called between gathering the loads of the magnets and moving them: `bodies.force` and `bodies.torque` are
the load without cords, `external_force` and `external_torque` receive the reaction. The stepper stays the
only integrator of the magnets; a cord foresees their motion (in the plane) only to find the right force.

Several cords push the same magnet one after another: each sees the pushes of the others as load, of the
earlier ones as of this step, of the later ones as of the last.
"""

import numpy as np

from lodestone.physics import cord as field
from lodestone.physics import cord_tables as col
from lodestone.physics.bodies import ASLEEP, AWAKE, HELD, Bodies
from lodestone.physics.compile import inline_kernel, inner_kernel, kernel
from lodestone.physics.cord import Cords, Grips, Loops
from lodestone.physics.cord_bend import find_bends, least_chord
from lodestone.physics.cord_contact import find_contacts
from lodestone.physics.cord_held import describe_held, low_speed
from lodestone.physics.cord_load import shared_load
from lodestone.physics.cord_params import NODES, CordLaws
from lodestone.physics.cord_rest import add_reactions, disturbed, rest
from lodestone.physics.cord_solver import solve, start_cold
from lodestone.physics.cord_tables import CordProblem, Scales
from lodestone.physics.params import Laws
from lodestone.physics.types import Floats, Ints

__all__ = ["step_cords"]

PUSH_OUT = 0.01
"""m/s, with half the hand's speed added: how fast an overlap is pushed out, or a fold opens. Faster launches stones."""
DEEPEST = 5e-4
"""m: of a deeper overlap the part beyond this is pushed out at once, or a fast cord would be run through."""
HIT = 2.0
"""m/s²: a magnet that gains speed faster than this is being hit, not pressed."""
CATCH_UP = 0.25
"""Share of its speed that a hand adds to catch up with its pointer after a stone held it back."""
CATCH_TIME = 0.02
"""s that catching up takes: a hand that lags for good lags by an amount that depends on dt."""
CONTACT_MARGIN = 3e-4
"""m, beyond what the cord can move in a step: contacts within it take part."""


@kernel
def step_cords(
    cords: Cords, bodies: Bodies, laws: Laws, cord_laws: CordLaws, problem: CordProblem, table: Floats, dt: float
) -> int:
    """Solve every cord and write the loads on the magnets. Returns the number of cords not asleep.

    table (2,) m: half width and half depth of the table; cords and hands stay on it (Q-K14).
    """
    loops = cords.loops
    grips = cords.grips
    for s in range(len(bodies.status)):
        for k in range(3):
            bodies.external_force[s, k] = 0.0
            bodies.external_torque[s, k] = 0.0
    for c in range(len(loops.grabbed)):
        add_reactions(grips, c, bodies, 1.0)
    active = 0
    for c in range(len(loops.grabbed)):
        if loops.asleep[c] == 1:
            if disturbed(loops, grips, c, bodies, laws, cord_laws, dt):
                loops.asleep[c] = 0
                loops.calm[c] = 0.0
            else:
                loops.report[c, field.ITERATIONS] = 0.0
                loops.report[c, field.MOVING] = 0.0
                continue
        active += 1
        add_reactions(grips, c, bodies, -1.0)
        solve_cord(loops, grips, c, bodies, laws, cord_laws, problem, table, dt)
        rest(loops, grips, c, bodies, problem.company, laws, cord_laws, dt)
        add_reactions(grips, c, bodies, 1.0)
    return active


@inline_kernel
def solve_cord(
    loops: Loops,
    grips: Grips,
    c: int,
    bodies: Bodies,
    laws: Laws,
    cord_laws: CordLaws,
    problem: CordProblem,
    table: Floats,
    dt: float,
) -> None:
    """Find the displacement of cord c, move it, and note its reaction on each magnet."""
    hand_speed = max(cord_laws.slowest_hand, min(cord_laws.fastest_hand, loops.pointer[c, 2]))
    speed = max(hand_speed, min(cord_laws.fastest_hand, low_speed(bodies, 2.0 * cord_laws.radius)))
    cap = cord_laws.node_speed * speed * dt
    judge_presses(loops, grips, c, bodies, laws, cord_laws, dt)
    loops.idle[c] = loops.idle[c] + dt if loops.pointer[c, 2] == 0.0 else 0.0
    if loops.grabbed[c] >= 0:
        longest = hand_speed * dt if loops.idle[c] < cord_laws.patience else 0.0
        move_hand(loops, c, table, longest, dt)
    kept = max(0.0, 1.0 - dt / cord_laws.recovery)
    start_warm(loops, c, problem, cord_laws.creep * dt, kept)
    count = find_contacts(
        loops.node[c],
        problem.nodes,
        loops.segment_length[c],
        cord_laws.radius,
        bodies,
        0.5 * dt,
        grips.riding[c],
        2.0 * cap + CONTACT_MARGIN,
        problem.contact_index,
        problem.contacts,
    )
    push_out = (0.5 * speed + PUSH_OUT) * dt
    overlap = soften_overlaps(problem, count, bodies, push_out, kept, dt)
    chord = least_chord(loops.segment_length[c], cord_laws.bend_radius)
    bends = find_bends(loops.node[c], problem.nodes, chord, push_out, kept, problem.bend_index, problem.bends)
    stones = gather_stones(grips, c, bodies, laws, cord_laws, problem, count, cap, dt)
    rest_length = loops.segment_length[c]
    scales = Scales(
        cord_laws.friction * cord_laws.line_density * rest_length * cord_laws.gravity,
        cord_laws.viscosity / dt,
        cord_laws.overspeed_viscosity / dt,
        cord_laws.creep * dt,
        cap,
        max(cord_laws.tolerance, min(cord_laws.loosest, cord_laws.relative_tolerance * speed * dt)),
        loops.grabbed[c],
        loops.grab_along[c],
        cord_laws.stretch_viscosity / dt,
        cord_laws.contact_viscosity / dt,
        cord_laws.hand_viscosity / dt,
    )
    iterations, attempts, solved = solve(problem, loops.node[c], scales, cord_laws, count, stones, bends)
    if not solved:
        give_up(problem, count, stones)
    moving = move_nodes(loops, c, problem, scales.smooth, table)
    touching = note_reactions(grips, c, bodies, scales.contact, problem, count, stones)
    report = loops.report[c]
    report[field.HAND_FORCE] = hand_force(loops, c, cord_laws, scales.hand)
    report[field.ITERATIONS] = iterations
    report[field.ATTEMPTS] = attempts
    report[field.OVERLAP] = overlap
    report[field.TOUCHING] = touching
    report[field.MOVING] = moving


@inline_kernel
def held_point(loops: Loops, c: int) -> tuple[float, float]:
    """The point in the hand, m."""
    i = loops.grabbed[c]
    j = i + 1 if i + 1 < NODES else 0
    t = loops.grab_along[c]
    x = (1.0 - t) * loops.node[c, i, 0] + t * loops.node[c, j, 0]
    y = (1.0 - t) * loops.node[c, i, 1] + t * loops.node[c, j, 1]
    return x, y


@inner_kernel
def move_hand(loops: Loops, c: int, table: Floats, longest: float, dt: float) -> None:
    """The hand goes from the point it holds towards its pointer, by `longest` (m) and a little more if it lags.

    From the point it holds, not from where it was: a blocked hand must not wind up and shoot off when the
    way is free.
    """
    hand = loops.hand[c]
    x, y = held_point(loops, c)
    go_x = min(table[0], max(-table[0], loops.pointer[c, 0])) - x
    go_y = min(table[1], max(-table[1], loops.pointer[c, 1])) - y
    far = np.sqrt(go_x * go_x + go_y * go_y)
    if far > longest:
        most = longest + min(CATCH_UP * longest, (far - longest) * dt / CATCH_TIME)
        go_x *= most / far
        go_y *= most / far
    hand[0] = x + go_x
    hand[1] = y + go_y


@inner_kernel
def hand_force(loops: Loops, c: int, cord_laws: CordLaws, stiffness: float) -> float:
    """N, what the hand pulls with after the step."""
    if loops.grabbed[c] < 0:
        return 0.0
    x, y = held_point(loops, c)
    x -= loops.hand[c, 0]
    y -= loops.hand[c, 1]
    return float(min(cord_laws.hand_force, stiffness * np.sqrt(x * x + y * y)))


@inline_kernel
def soften_overlaps(problem: CordProblem, count: int, bodies: Bodies, longest: float, kept: float, dt: float) -> float:
    """Of an overlap the share `kept` stays in this step, the rest is pushed out, by at most `longest` (m).

    A held magnet has made its way of this step already; that is no overlap. Returns the deepest one.
    """
    deepest = 0.0
    for k in range(count):
        row = problem.contacts[k]
        s = problem.contact_index[k, col.MAGNET]
        made = 0.0
        if bodies.status[s] == HELD:
            way = row[col.NORMAL_X] * bodies.velocity[s, 0] + row[col.NORMAL_Y] * bodies.velocity[s, 1]
            made = max(0.0, way * dt)
        overlap = -row[col.START_GAP] - made
        if overlap > 0.0:
            deepest = max(deepest, overlap)
            row[col.START_GAP] = -made - max(min(longest, (1.0 - kept) * overlap), overlap - DEEPEST)
    return deepest


@inner_kernel
def gather_stones(
    grips: Grips,
    c: int,
    bodies: Bodies,
    laws: Laws,
    cord_laws: CordLaws,
    problem: CordProblem,
    count: int,
    cap: float,
    dt: float,
) -> int:
    """Number the magnets in contact, fill their rows and warm starts. Returns how many they are."""
    stones = 0
    for k in range(count):  # contacts come magnet by magnet
        s = problem.contact_index[k, col.MAGNET]
        if stones == 0 or problem.stone_index[stones - 1, col.WHO] != s:
            problem.stone_index[stones, col.WHO] = s
            row = problem.stones[stones]
            if bodies.status[s] == HELD:
                describe_held(bodies, cord_laws, s, row, dt)
            else:
                describe_stone(bodies, laws, problem.company, s, row, cap, dt)
            for m in range(3):
                row[col.MOVE_X + m] = grips.move[c, s, m]
                row[col.HEAD_X + m] = grips.heading[c, s, m]
            stones += 1
        problem.contact_index[k, col.STONE] = stones - 1
    return stones


@inline_kernel
def start_warm(loops: Loops, c: int, problem: CordProblem, still: float, kept: float) -> None:
    """Begin with the last solution of cord c; nodes that went less than `still` (m) did not move.

    A stretched segment keeps the share `kept` of its stretch in this step.
    """
    rest = loops.segment_length[c]
    for i in range(NODES):
        j = i + 1 if i + 1 < NODES else 0
        x = loops.node[c, j, 0] - loops.node[c, i, 0]
        y = loops.node[c, j, 1] - loops.node[c, i, 1]
        problem.nodes[i, col.REST] = rest + kept * max(0.0, np.sqrt(x * x + y * y) - rest)
        row = problem.nodes[i]
        row[col.SHIFT_X] = loops.shift[c, i, 0]
        row[col.SHIFT_Y] = loops.shift[c, i, 1]
        row[col.HEADING_X] = loops.heading[c, i, 0]
        row[col.HEADING_Y] = loops.heading[c, i, 1]
        row[col.TENSION] = loops.tension[c, i]
        x = row[col.SHIFT_X]
        y = row[col.SHIFT_Y]
        half = 0.5 if x * x + y * y >= still * still else 0.0
        row[col.AHEAD_X] = half * x
        row[col.AHEAD_Y] = half * y
    problem.hand[0] = loops.hand[c, 0]
    problem.hand[1] = loops.hand[c, 1]
    problem.hand[2] = 0.0
    problem.hand[3] = 0.0


@inline_kernel
def describe_stone(bodies: Bodies, laws: Laws, company: Ints, s: int, row: Floats, cap: float, dt: float) -> None:
    """What the energy needs to know of magnet s, see STONE_COLUMNS."""
    vx = bodies.velocity[s, 0]
    vy = bodies.velocity[s, 1]
    speed = np.sqrt(vx * vx + vy * vy)
    mass = bodies.mass[s]
    fx, fy, fz, torque = shared_load(bodies, company, s)
    normal = max(0.0, -fz)
    share = 1.0 if bodies.status[s] == ASLEEP or speed == 0.0 else laws.kinetic_ratio
    inertia = 1.0 / bodies.inverse_inertia[s, 2, 2]
    row[col.INERTIA] = mass / (dt * dt)
    row[col.FREE_X] = dt * (vx + dt * fx / mass)
    row[col.FREE_Y] = dt * (vy + dt * fy / mass)
    row[col.SPIN_INERTIA] = inertia / (dt * dt)
    row[col.FREE_YAW] = dt * (bodies.angular_velocity[s, 2] + dt * torque / inertia)
    row[col.GRIP] = share * bodies.friction[s] * normal
    row[col.SPIN_GRIP] = share * laws.spin_arm * normal
    free = np.sqrt(row[col.FREE_X] * row[col.FREE_X] + row[col.FREE_Y] * row[col.FREE_Y])
    row[col.BRAKE_FROM] = max(cap, max(speed * dt, free))  # only the cord is braked, not what magnets do
    row[col.BRAKE] = 0.0


@inner_kernel
def give_up(problem: CordProblem, count: int, stones: int) -> None:
    """No solution was found: the cord stays where it is in this step and pushes nobody."""
    start_cold(problem, count, stones)
    for k in range(count):
        problem.contacts[k, col.GAP] = 1.0
    for s in range(stones):
        problem.stones[s, col.BRAKE] = 0.0


@inner_kernel
def move_nodes(loops: Loops, c: int, problem: CordProblem, still: float, table: Floats) -> int:
    """Move the nodes that go farther than `still` (m): slower ones stick exactly. Returns their number.

    Nodes stay on the table; going back to the nearest point of a rectangle lengthens no segment.
    """
    moving = 0
    for i in range(NODES):
        row = problem.nodes[i]
        x = row[col.SHIFT_X]
        y = row[col.SHIFT_Y]
        loops.shift[c, i, 0] = x
        loops.shift[c, i, 1] = y
        loops.heading[c, i, 0] = row[col.HEADING_X]
        loops.heading[c, i, 1] = row[col.HEADING_Y]
        loops.tension[c, i] = row[col.TENSION]
        if x * x + y * y >= still * still:
            loops.node[c, i, 0] = min(table[0], max(-table[0], loops.node[c, i, 0] + x))
            loops.node[c, i, 1] = min(table[1], max(-table[1], loops.node[c, i, 1] + y))
            moving += 1
    loops.hand[c, 0] = problem.hand[0]
    loops.hand[c, 1] = problem.hand[1]
    return moving


@inner_kernel
def note_reactions(
    grips: Grips, c: int, bodies: Bodies, stiffness: float, problem: CordProblem, count: int, stones: int
) -> int:
    """Contact forces and brakes as force and torque on each magnet. Returns how many contacts push."""
    for s in range(len(bodies.status)):
        for k in range(6):
            grips.reaction[c, s, k] = 0.0
    for s in range(stones):
        row = problem.stones[s]
        m = problem.stone_index[s, col.WHO]
        for k in range(3):
            grips.move[c, m, k] = row[col.MOVE_X + k]
            grips.heading[c, m, k] = row[col.HEAD_X + k]
        grips.before[c, m, 0] = bodies.velocity[m, 0]
        grips.before[c, m, 1] = bodies.velocity[m, 1]
        grips.reaction[c, m, 0] = -row[col.BRAKE] * row[col.MOVE_X]
        grips.reaction[c, m, 1] = -row[col.BRAKE] * row[col.MOVE_Y]
    touching = 0
    for k in range(count):
        row = problem.contacts[k]
        if row[col.GAP] >= 0.0:
            continue
        touching += 1
        push = stiffness * row[col.GAP]
        fx = push * row[col.NORMAL_X]
        fy = push * row[col.NORMAL_Y]
        reaction = grips.reaction[c, problem.contact_index[k, col.MAGNET]]
        reaction[0] += fx
        reaction[1] += fy
        reaction[3] -= row[col.ARM_Z] * fy
        reaction[4] += row[col.ARM_Z] * fx
        reaction[5] += row[col.ARM_X] * fy - row[col.ARM_Y] * fx
    return touching


@inner_kernel
def judge_presses(
    loops: Loops, grips: Grips, c: int, bodies: Bodies, laws: Laws, cord_laws: CordLaws, dt: float
) -> None:
    """Z2: a magnet that has been pressed against the cord with more than its weight for 5 ms rides over it.

    The press is the cord's push in the last step less what merely accelerated the magnet,
    (R − m·a)·R/|R|. While it is being hit (|a| > HIT), alone or with others behind it, time stands still: a
    stone that is carried off is not pressed, one that something holds against the cord is.
    """
    for s in range(len(bodies.status)):
        fx = grips.reaction[c, s, 0]
        fy = grips.reaction[c, s, 1]
        push = np.sqrt(fx * fx + fy * fy)
        mass = bodies.mass[s]
        weight = mass * laws.gravity
        if bodies.status[s] >= HELD or push == 0.0:
            grips.pressed[c, s] = 0.0
            continue
        ax = 0.0
        ay = 0.0
        if bodies.status[s] == AWAKE:
            ax = (bodies.velocity[s, 0] - grips.before[c, s, 0]) / dt
            ay = (bodies.velocity[s, 1] - grips.before[c, s, 1]) / dt
        if push - mass * (ax * fx + ay * fy) / push <= weight:
            grips.pressed[c, s] = 0.0
            continue
        if ax * ax + ay * ay > HIT * HIT:
            continue
        grips.pressed[c, s] += dt
        if grips.pressed[c, s] >= cord_laws.ride_time and grips.riding[c, s] == 0:
            grips.riding[c, s] = 1
            grips.pressed[c, s] = 0.0
            loops.report[c, field.RIDES] += 1.0
