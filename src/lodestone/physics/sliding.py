"""The table under many moving bodies at once: the sweeps of `friction`, with the bodies side by side in memory.

Each body is solved for itself and gets the same numbers as if it were alone. But a sweep of one body is a chain of
operations that wait for one another; four bodies in a vector register, and more in flight, hide the waiting.
"""

import numpy as np

from lodestone.physics.bodies import Bodies
from lodestone.physics.compile import inner_kernel, kernel
from lodestone.physics.friction import SOLVED, SWEEPS, table_contact, table_sweep, upright_arm, warm_started
from lodestone.physics.params import Laws
from lodestone.physics.types import Floats, Ints

__all__ = ["TABLE_LANES", "fill_lane", "make_table_lanes", "solve_tables"]

ROW = 40
TABLE_LANES = 32
"""Bodies per block, in rows of ROW numbers: constant, so that the compiler knows that rows do not overlap."""

# Rows: motion, impulse, inverse inertia, arm; thin axis and upright arm, replaced by what `prepare` makes of them.
MOTION, IMPULSE, INVERSE, ARM, AXIS = 0, 6 * ROW, 12 * ROW, 18 * ROW, 21 * ROW
SLIDE, ROLL = 21 * ROW, 25 * ROW
MOBILITY, NORMAL_MASS, SPIN_MASS, BIAS, FRICTION, CHANGE = (
    33 * ROW,
    34 * ROW,
    35 * ROW,
    36 * ROW,
    37 * ROW,
    38 * ROW,
)
ROWS = 39


@kernel
def make_table_lanes() -> Floats:
    """Scratch memory. Ones: what stands in unused lanes must not slow the others down by overflowing."""
    return np.ones(ROWS * ROW)


@inner_kernel
def fill_lane(bodies: Bodies, laws: Laws, i: int, friction: float, bias: float, lanes: Floats, t: int) -> None:
    """Copy what is needed of body i into lane t."""
    for k in range(3):
        lanes[MOTION + k * ROW + t] = bodies.velocity[i, k]
        lanes[MOTION + (3 + k) * ROW + t] = bodies.angular_velocity[i, k]
        lanes[ARM + k * ROW + t] = bodies.support_arm[i, k]
        lanes[AXIS + k * ROW + t] = bodies.rotation[i, k, 2]
        lanes[INVERSE + k * ROW + t] = bodies.inverse_inertia[i, 0, k]
    lanes[INVERSE + 3 * ROW + t] = bodies.inverse_inertia[i, 1, 1]
    lanes[INVERSE + 4 * ROW + t] = bodies.inverse_inertia[i, 1, 2]
    lanes[INVERSE + 5 * ROW + t] = bodies.inverse_inertia[i, 2, 2]
    for k in range(6):
        lanes[IMPULSE + k * ROW + t] = bodies.table_impulse[i, k]
    lanes[AXIS + 3 * ROW + t] = upright_arm(bodies, laws, i)
    lanes[MOBILITY + t] = 1.0 / bodies.mass[i]
    lanes[BIAS + t] = bias
    lanes[FRICTION + t] = friction


@inner_kernel
def prepare(lanes: Floats, count: int, rolling_arm: float, rim_tilt: float) -> None:
    """Work out the constants of each contact and apply the impulses of the last step."""
    for t in range(count):
        motion = (
            lanes[MOTION + t],
            lanes[MOTION + ROW + t],
            lanes[MOTION + 2 * ROW + t],
            lanes[MOTION + 3 * ROW + t],
            lanes[MOTION + 4 * ROW + t],
            lanes[MOTION + 5 * ROW + t],
        )
        impulse = (
            lanes[IMPULSE + t],
            lanes[IMPULSE + ROW + t],
            lanes[IMPULSE + 2 * ROW + t],
            lanes[IMPULSE + 3 * ROW + t],
            lanes[IMPULSE + 4 * ROW + t],
            lanes[IMPULSE + 5 * ROW + t],
        )
        inverse = (
            lanes[INVERSE + t],
            lanes[INVERSE + ROW + t],
            lanes[INVERSE + 2 * ROW + t],
            lanes[INVERSE + 3 * ROW + t],
            lanes[INVERSE + 4 * ROW + t],
            lanes[INVERSE + 5 * ROW + t],
        )
        arm = (lanes[ARM + t], lanes[ARM + ROW + t], lanes[ARM + 2 * ROW + t])
        axis = (lanes[AXIS + t], lanes[AXIS + ROW + t], lanes[AXIS + 2 * ROW + t])
        mobility = lanes[MOBILITY + t]
        contact = table_contact(mobility, inverse, arm, axis, lanes[AXIS + 3 * ROW + t], rolling_arm, rim_tilt)
        motion = warm_started(motion, impulse, mobility, inverse, arm)
        lanes[MOTION + t] = motion[0]
        lanes[MOTION + ROW + t] = motion[1]
        lanes[MOTION + 2 * ROW + t] = motion[2]
        lanes[MOTION + 3 * ROW + t] = motion[3]
        lanes[MOTION + 4 * ROW + t] = motion[4]
        lanes[MOTION + 5 * ROW + t] = motion[5]
        slide, roll = contact[3], contact[4]
        lanes[SLIDE + t] = slide[0]
        lanes[SLIDE + ROW + t] = slide[1]
        lanes[SLIDE + 2 * ROW + t] = slide[2]
        lanes[SLIDE + 3 * ROW + t] = slide[3]
        lanes[ROLL + t] = roll[0]
        lanes[ROLL + ROW + t] = roll[1]
        lanes[ROLL + 2 * ROW + t] = roll[2]
        lanes[ROLL + 3 * ROW + t] = roll[3]
        lanes[ROLL + 4 * ROW + t] = roll[4]
        lanes[ROLL + 5 * ROW + t] = roll[5]
        lanes[ROLL + 6 * ROW + t] = roll[6]
        lanes[ROLL + 7 * ROW + t] = roll[7]
        lanes[NORMAL_MASS + t] = contact[5]
        lanes[SPIN_MASS + t] = contact[6]
        lanes[CHANGE + t] = 1.0


@inner_kernel
def sweep_lanes(lanes: Floats, count: int, ratio: float, spin_arm: float) -> None:
    """One sweep for everybody in the first `count` lanes whose last one still changed something."""
    for t in range(count):
        motion = (
            lanes[MOTION + t],
            lanes[MOTION + ROW + t],
            lanes[MOTION + 2 * ROW + t],
            lanes[MOTION + 3 * ROW + t],
            lanes[MOTION + 4 * ROW + t],
            lanes[MOTION + 5 * ROW + t],
        )
        impulse = (
            lanes[IMPULSE + t],
            lanes[IMPULSE + ROW + t],
            lanes[IMPULSE + 2 * ROW + t],
            lanes[IMPULSE + 3 * ROW + t],
            lanes[IMPULSE + 4 * ROW + t],
            lanes[IMPULSE + 5 * ROW + t],
        )
        inverse = (
            lanes[INVERSE + t],
            lanes[INVERSE + ROW + t],
            lanes[INVERSE + 2 * ROW + t],
            lanes[INVERSE + 3 * ROW + t],
            lanes[INVERSE + 4 * ROW + t],
            lanes[INVERSE + 5 * ROW + t],
        )
        arm = (lanes[ARM + t], lanes[ARM + ROW + t], lanes[ARM + 2 * ROW + t])
        slide = (
            lanes[SLIDE + t],
            lanes[SLIDE + ROW + t],
            lanes[SLIDE + 2 * ROW + t],
            lanes[SLIDE + 3 * ROW + t],
            1.0,
            0.0,
            1.0,
            1.0,
        )
        roll = (
            lanes[ROLL + t],
            lanes[ROLL + ROW + t],
            lanes[ROLL + 2 * ROW + t],
            lanes[ROLL + 3 * ROW + t],
            lanes[ROLL + 4 * ROW + t],
            lanes[ROLL + 5 * ROW + t],
            lanes[ROLL + 6 * ROW + t],
            lanes[ROLL + 7 * ROW + t],
        )
        contact = (lanes[MOBILITY + t], inverse, arm, slide, roll, lanes[NORMAL_MASS + t], lanes[SPIN_MASS + t])
        bias = lanes[BIAS + t]
        friction = lanes[FRICTION + t]
        last = lanes[CHANGE + t]
        moved, given, change = table_sweep(motion, impulse, contact, bias, friction, ratio, spin_arm)
        going = last >= SOLVED
        lanes[MOTION + t] = moved[0] if going else motion[0]
        lanes[MOTION + ROW + t] = moved[1] if going else motion[1]
        lanes[MOTION + 2 * ROW + t] = moved[2] if going else motion[2]
        lanes[MOTION + 3 * ROW + t] = moved[3] if going else motion[3]
        lanes[MOTION + 4 * ROW + t] = moved[4] if going else motion[4]
        lanes[MOTION + 5 * ROW + t] = moved[5] if going else motion[5]
        lanes[IMPULSE + t] = given[0] if going else impulse[0]
        lanes[IMPULSE + ROW + t] = given[1] if going else impulse[1]
        lanes[IMPULSE + 2 * ROW + t] = given[2] if going else impulse[2]
        lanes[IMPULSE + 3 * ROW + t] = given[3] if going else impulse[3]
        lanes[IMPULSE + 4 * ROW + t] = given[4] if going else impulse[4]
        lanes[IMPULSE + 5 * ROW + t] = given[5] if going else impulse[5]
        lanes[CHANGE + t] = change if going else last


@inner_kernel
def solve_tables(bodies: Bodies, laws: Laws, lanes: Floats, who: Ints, count: int) -> None:
    """Velocities and table impulses of who[:count], bodies that `fill_lane` has put into the lanes in this order."""
    whole = (count + 3) // 4 * 4  # whole vectors; what is left in the lanes behind does no harm
    prepare(lanes, whole, laws.rolling_arm, laws.rim_tilt)
    for _ in range(SWEEPS):
        sweep_lanes(lanes, whole, laws.kinetic_ratio, laws.spin_arm)
        worst = 0.0
        for t in range(count):
            worst = max(worst, lanes[CHANGE + t])
        if worst < SOLVED:
            break
    for t in range(count):
        i = who[t]
        for k in range(3):
            bodies.velocity[i, k] = lanes[MOTION + k * ROW + t]
            bodies.angular_velocity[i, k] = lanes[MOTION + (3 + k) * ROW + t]
        for k in range(6):
            bodies.table_impulse[i, k] = lanes[IMPULSE + k * ROW + t]
