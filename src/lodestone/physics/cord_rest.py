"""When a cord sleeps, and what wakes it.

The smooth friction of the solver lets things creep at a fraction of ε, magnets that lean on a cord among
them. Real ones stand still. So a cord on which nothing has moved faster than ε for a while sleeps: its nodes
are frozen, and its reactions become constant loads, scaled down where needed so that every magnet it holds
passes the exact stick test and sleeps too, bitwise still. A hand, a moving magnet or a change of load wakes
it.
"""

import numpy as np

from lodestone.physics import cord as field
from lodestone.physics.bodies import AWAKE, HELD, Bodies
from lodestone.physics.compile import inline_kernel, inner_kernel
from lodestone.physics.cord import Grips, Loops
from lodestone.physics.cord_held import is_low
from lodestone.physics.cord_load import is_alone
from lodestone.physics.cord_params import NODES, CordLaws
from lodestone.physics.friction import stick_use
from lodestone.physics.params import Laws
from lodestone.physics.types import Floats, Ints

__all__ = ["add_reactions", "disturbed", "rest"]

SAFE_USE = 0.75
"""Share of its friction limits that a magnet held by a sleeping cord uses: below the kinetic limit."""
NEAR = 3e-4
"""m: a moving magnet whose bounding circle comes this close to a node's neighbourhood wakes the cord."""


@inner_kernel
def add_reactions(grips: Grips, c: int, bodies: Bodies, sign: float) -> None:
    """Add the reactions of cord c to the external loads, or take them away (sign −1)."""
    for s in range(len(bodies.status)):
        for k in range(3):
            bodies.external_force[s, k] += sign * grips.reaction[c, s, k]
            bodies.external_torque[s, k] += sign * grips.reaction[c, s, 3 + k]


@inline_kernel
def hand_is_still(loops: Loops, c: int) -> bool:
    """Whether no hand holds the cord, or one whose pointer rests."""
    return bool(loops.grabbed[c] < 0 or loops.pointer[c, 2] == 0.0)


@inline_kernel
def is_held_by(reaction: Floats) -> bool:
    """Whether the cord pushes a magnet at all."""
    return bool(reaction[0] != 0.0 or reaction[1] != 0.0)


@inner_kernel
def rest(
    loops: Loops, grips: Grips, c: int, bodies: Bodies, company: Ints, laws: Laws, cord_laws: CordLaws, dt: float
) -> None:
    """Count calm time; after enough of it cord c sleeps and its reactions are made safe.

    Not those on magnets that hang together, awake or asleep: their contact bears far more than friction does. A
    reaction that made up for it would be a kick, and the clump would never come to rest.
    """
    if not is_calm(loops, grips, c, bodies, cord_laws):
        loops.calm[c] = 0.0
        return
    loops.calm[c] += dt
    if loops.calm[c] < cord_laws.calm_time:
        return
    loops.asleep[c] = 1
    for s in range(len(bodies.status)):
        for k in range(3):
            grips.rest_load[c, s, k] = bodies.force[s, k]
            grips.rest_load[c, s, 3 + k] = bodies.torque[s, k]
        if bodies.status[s] < HELD and is_held_by(grips.reaction[c, s]) and is_alone(bodies, company, s):
            make_safe(grips.reaction[c, s], bodies, laws, s)


@inline_kernel
def is_calm(loops: Loops, grips: Grips, c: int, bodies: Bodies, cord_laws: CordLaws) -> bool:
    """Whether no node moved, the hand is still, and no magnet that touches the cord is faster than ε."""
    if loops.report[c, field.MOVING] > 0.0 or not hand_is_still(loops, c):
        return False
    for s in range(len(bodies.status)):
        if bodies.status[s] == AWAKE and is_held_by(grips.reaction[c, s]):
            x = bodies.velocity[s, 0]
            y = bodies.velocity[s, 1]
            if x * x + y * y > cord_laws.creep * cord_laws.creep:
                return False
    return True


@inner_kernel
def make_safe(reaction: Floats, bodies: Bodies, laws: Laws, s: int) -> None:
    """Scale tangential force and turning moment on magnet s to SAFE_USE of its limits, if above.

    Cord and table share a static load in a way that statics leaves open; any share that holds will do.
    """
    fx = bodies.force[s, 0] + bodies.external_force[s, 0] + reaction[0]
    fy = bodies.force[s, 1] + bodies.external_force[s, 1] + reaction[1]
    fz = bodies.force[s, 2] + bodies.external_force[s, 2] + reaction[2]
    tx = bodies.torque[s, 0] + bodies.external_torque[s, 0] + reaction[3]
    ty = bodies.torque[s, 1] + bodies.external_torque[s, 1] + reaction[4]
    tz = bodies.torque[s, 2] + bodies.external_torque[s, 2] + reaction[5]
    slide, spin, roll = stick_use(bodies, laws, s, fx, fy, fz, tx, ty, tz)
    use = max(slide, max(spin, roll))
    if use <= SAFE_USE or use == np.inf:
        return
    keep = SAFE_USE / use
    px = bodies.support_arm[s, 0]
    py = bodies.support_arm[s, 1]
    pz = bodies.support_arm[s, 2]
    mx = keep * (tx - (py * fz - pz * fy))
    my = keep * (ty - (pz * fx - px * fz))
    mz = keep * (tz - (px * fy - py * fx))
    gx = keep * fx
    gy = keep * fy
    reaction[0] += gx - fx
    reaction[1] += gy - fy
    reaction[3] += mx + (py * fz - pz * gy) - tx
    reaction[4] += my + (pz * gx - px * fz) - ty
    reaction[5] += mz + (px * gy - py * gx) - tz


@inner_kernel
def disturbed(loops: Loops, grips: Grips, c: int, bodies: Bodies, laws: Laws, cord_laws: CordLaws, dt: float) -> bool:
    """Whether sleeping cord c has to wake."""
    if not hand_is_still(loops, c):
        return True
    for s in range(len(bodies.status)):
        if bodies.status[s] >= HELD:
            if hand_meets(loops, grips, c, bodies, cord_laws, s, dt):
                return True
            continue
        if is_held_by(grips.reaction[c, s]) and load_changed(grips.rest_load[c, s], bodies, laws, cord_laws, s):
            return True
        if bodies.status[s] != AWAKE:
            continue
        x = bodies.velocity[s, 0]
        y = bodies.velocity[s, 1]
        speed = np.sqrt(x * x + y * y)
        if speed > cord_laws.creep and comes_near(loops, c, bodies, s, cord_laws.radius + NEAR + 2.0 * speed * dt):
            return True
    return False


@inner_kernel
def hand_meets(loops: Loops, grips: Grips, c: int, bodies: Bodies, cord_laws: CordLaws, s: int, dt: float) -> bool:
    """Whether magnet s, held or gone, left sleeping cord c, or is held low and moves where the cord lies."""
    leaning = is_held_by(grips.reaction[c, s])
    if not is_low(bodies, s, 2.0 * cord_laws.radius):
        return leaning
    rim = 0.0
    speed = 0.0
    for k in range(3):
        rim += bodies.angular_velocity[s, k] * bodies.angular_velocity[s, k]
        speed += bodies.velocity[s, k] * bodies.velocity[s, k]
    fastest = np.sqrt(speed) + np.sqrt(rim) * bodies.radius[s]
    if fastest == 0.0:
        return False
    return leaning or comes_near(loops, c, bodies, s, cord_laws.radius + NEAR + 2.0 * fastest * dt)


@inner_kernel
def load_changed(before: Floats, bodies: Bodies, laws: Laws, cord_laws: CordLaws, s: int) -> bool:
    """Whether the load on a magnet that leans on a cord is no longer what it was."""
    force = 0.0
    torque = 0.0
    for k in range(3):
        df = bodies.force[s, k] - before[k]
        dt = bodies.torque[s, k] - before[3 + k]
        force += df * df
        torque += dt * dt
    weight = cord_laws.rouse_share * bodies.mass[s] * laws.gravity
    turning = weight * bodies.radius[s]
    return bool(force > weight * weight or torque > turning * turning)


@inner_kernel
def comes_near(loops: Loops, c: int, bodies: Bodies, s: int, margin: float) -> bool:
    """Whether the bounding circle of magnet s comes within `margin` (m) of a segment of cord c."""
    node = loops.node[c]
    longest = 1.01 * loops.segment_length[c]
    reach = bodies.radius[s] + margin + 0.5 * longest
    i = 0
    while i < NODES:
        x = node[i, 0] - bodies.position[s, 0]
        y = node[i, 1] - bodies.position[s, 1]
        away = np.sqrt(x * x + y * y) - reach
        if away <= 0.0:
            return True
        i += 1 + int(away / longest)
    return False
