"""Many bodies turned by a step at once, side by side in memory, with everything that follows from their orientation.

Each body turns at constant angular momentum L: with the rate ω = R diag(1/I) Rᵀ L of the half-step, by the Cayley map.
Each gets the same numbers as if it were alone.
"""

import numpy as np

from lodestone.physics.bodies import (
    DIPOLES,
    Bodies,
    Matrix,
    Quadruple,
    Vector,
    rotated,
    rotation_matrix,
    support,
    symmetric,
)
from lodestone.physics.compile import inner_kernel, kernel, lane_kernel
from lodestone.physics.types import Floats, Ints

__all__ = ["TURN_LANES", "make_turn_lanes", "turn_bodies"]

ROW = 40
TURN_LANES = 32
"""Bodies per block, in rows of ROW numbers: constant, so that the compiler knows that rows do not overlap."""

# Rows that are read: quaternion, angular velocity (both also written), inertia, semi-axes, moment, point dipoles.
QUATERNION, SPIN, INERTIA, AXES, BODY_MOMENT, BODY_DIPOLE = 0, 4 * ROW, 7 * ROW, 10 * ROW, 13 * ROW, 16 * ROW
# Rows that are only written.
ROTATION, SHAPE, INVERSE, ARM, MOMENT, DIPOLE = 28 * ROW, 37 * ROW, 43 * ROW, 49 * ROW, 52 * ROW, 55 * ROW
ROWS = 67


@kernel
def make_turn_lanes() -> Floats:
    """Scratch memory. Ones: what stands in unused lanes must not slow the others down by overflowing."""
    return np.ones(ROWS * ROW)


@lane_kernel
def turned(q: Quadruple, x: float, y: float, z: float) -> Quadruple:
    """Q + (0, x, y, z)·q scaled to length one: the Cayley map of a rotation by about 2(x, y, z)."""
    a = q[0] - x * q[1] - y * q[2] - z * q[3]
    b = q[1] + x * q[0] + y * q[3] - z * q[2]
    c = q[2] + y * q[0] + z * q[1] - x * q[3]
    d = q[3] + z * q[0] + x * q[2] - y * q[1]
    s = 1.0 / np.sqrt(a * a + b * b + c * c + d * d)
    return a * s, b * s, c * s, d * s


@lane_kernel
def momentum(r: Matrix, inertia: Vector, w: Vector) -> Vector:
    """R diag(I) Rᵀ ω in kg·m²/s."""
    a = (r[0] * w[0] + r[3] * w[1] + r[6] * w[2]) * inertia[0]
    b = (r[1] * w[0] + r[4] * w[1] + r[7] * w[2]) * inertia[1]
    c = (r[2] * w[0] + r[5] * w[1] + r[8] * w[2]) * inertia[2]
    return (
        0.0 + r[0] * a + r[1] * b + r[2] * c,
        0.0 + r[3] * a + r[4] * b + r[5] * c,
        0.0 + r[6] * a + r[7] * b + r[8] * c,
    )


@lane_kernel
def turning_rate(r: Matrix, inertia: Vector, momentum: Vector) -> Vector:
    """ω = R diag(1/I) Rᵀ L."""
    x, y, z = momentum
    a = (r[0] * x + r[3] * y + r[6] * z) / inertia[0]
    b = (r[1] * x + r[4] * y + r[7] * z) / inertia[1]
    c = (r[2] * x + r[5] * y + r[8] * z) / inertia[2]
    return rotated(r, a, b, c)


@inner_kernel
def turn_lanes(lanes: Floats, count: int, dt: float) -> None:
    """Turn the bodies in the first `count` lanes."""
    for t in range(count):
        q = (
            lanes[QUATERNION + t],
            lanes[QUATERNION + ROW + t],
            lanes[QUATERNION + 2 * ROW + t],
            lanes[QUATERNION + 3 * ROW + t],
        )
        w = (lanes[SPIN + t], lanes[SPIN + ROW + t], lanes[SPIN + 2 * ROW + t])
        inertia = (lanes[INERTIA + t], lanes[INERTIA + ROW + t], lanes[INERTIA + 2 * ROW + t])
        kept = momentum(rotation_matrix(q), inertia, w)
        h = 0.25 * dt
        middle = turned(q, h * w[0], h * w[1], h * w[2])
        x, y, z = turning_rate(rotation_matrix(middle), inertia, kept)
        h = 0.5 * dt
        end = turned(q, h * x, h * y, h * z)
        lanes[QUATERNION + t] = end[0]
        lanes[QUATERNION + ROW + t] = end[1]
        lanes[QUATERNION + 2 * ROW + t] = end[2]
        lanes[QUATERNION + 3 * ROW + t] = end[3]
        r = rotation_matrix(end)
        lanes[ROTATION + t] = r[0]
        lanes[ROTATION + ROW + t] = r[1]
        lanes[ROTATION + 2 * ROW + t] = r[2]
        lanes[ROTATION + 3 * ROW + t] = r[3]
        lanes[ROTATION + 4 * ROW + t] = r[4]
        lanes[ROTATION + 5 * ROW + t] = r[5]
        lanes[ROTATION + 6 * ROW + t] = r[6]
        lanes[ROTATION + 7 * ROW + t] = r[7]
        lanes[ROTATION + 8 * ROW + t] = r[8]
        a = lanes[AXES + t]
        b = lanes[AXES + ROW + t]
        c = lanes[AXES + 2 * ROW + t]
        shape = symmetric(r, a * a, b * b, c * c)
        lanes[SHAPE + t] = shape[0]
        lanes[SHAPE + ROW + t] = shape[1]
        lanes[SHAPE + 2 * ROW + t] = shape[2]
        lanes[SHAPE + 3 * ROW + t] = shape[3]
        lanes[SHAPE + 4 * ROW + t] = shape[4]
        lanes[SHAPE + 5 * ROW + t] = shape[5]
        arm = support(shape)
        lanes[ARM + t] = arm[0]
        lanes[ARM + ROW + t] = arm[1]
        lanes[ARM + 2 * ROW + t] = arm[2]
        inverse = symmetric(r, 1.0 / inertia[0], 1.0 / inertia[1], 1.0 / inertia[2])
        lanes[INVERSE + t] = inverse[0]
        lanes[INVERSE + ROW + t] = inverse[1]
        lanes[INVERSE + 2 * ROW + t] = inverse[2]
        lanes[INVERSE + 3 * ROW + t] = inverse[3]
        lanes[INVERSE + 4 * ROW + t] = inverse[4]
        lanes[INVERSE + 5 * ROW + t] = inverse[5]
        lanes[SPIN + t] = inverse[0] * kept[0] + inverse[1] * kept[1] + inverse[2] * kept[2]
        lanes[SPIN + ROW + t] = inverse[1] * kept[0] + inverse[3] * kept[1] + inverse[4] * kept[2]
        lanes[SPIN + 2 * ROW + t] = inverse[2] * kept[0] + inverse[4] * kept[1] + inverse[5] * kept[2]
        turn_point(lanes, BODY_MOMENT + t, MOMENT + t, r)
        turn_point(lanes, BODY_DIPOLE + t, DIPOLE + t, r)
        turn_point(lanes, BODY_DIPOLE + 3 * ROW + t, DIPOLE + 3 * ROW + t, r)
        turn_point(lanes, BODY_DIPOLE + 6 * ROW + t, DIPOLE + 6 * ROW + t, r)
        turn_point(lanes, BODY_DIPOLE + 9 * ROW + t, DIPOLE + 9 * ROW + t, r)


@lane_kernel
def turn_point(lanes: Floats, source: int, target: int, r: Matrix) -> None:
    """Three rows from the body frame into three rows of the world frame."""
    x, y, z = rotated(r, lanes[source], lanes[source + ROW], lanes[source + 2 * ROW])
    lanes[target] = x
    lanes[target + ROW] = y
    lanes[target + 2 * ROW] = z


@inner_kernel
def fill_turn_lane(bodies: Bodies, i: int, lanes: Floats, t: int) -> None:
    """Copy what is needed of body i into lane t."""
    for k in range(4):
        lanes[QUATERNION + k * ROW + t] = bodies.quaternion[i, k]
    for k in range(3):
        lanes[SPIN + k * ROW + t] = bodies.angular_velocity[i, k]
        lanes[INERTIA + k * ROW + t] = bodies.principal_inertia[i, k]
        lanes[AXES + k * ROW + t] = bodies.semi_axes[i, k]
        lanes[BODY_MOMENT + k * ROW + t] = bodies.body_moment[i, k]
    for d in range(DIPOLES):
        for k in range(3):
            lanes[BODY_DIPOLE + (3 * d + k) * ROW + t] = bodies.body_dipole[i, d, k]


@inner_kernel
def read_turn_lane(bodies: Bodies, i: int, lanes: Floats, t: int) -> None:
    """Copy what became of body i from lane t."""
    for k in range(4):
        bodies.quaternion[i, k] = lanes[QUATERNION + k * ROW + t]
    for k in range(3):
        bodies.angular_velocity[i, k] = lanes[SPIN + k * ROW + t]
        bodies.support_arm[i, k] = lanes[ARM + k * ROW + t]
        bodies.moment[i, k] = lanes[MOMENT + k * ROW + t]
        for c in range(3):
            bodies.rotation[i, k, c] = lanes[ROTATION + (3 * k + c) * ROW + t]
            place = k + c if k == 0 or c == 0 else k + c + 1  # of a symmetric tensor
            bodies.shape_matrix[i, k, c] = lanes[SHAPE + place * ROW + t]
            bodies.inverse_inertia[i, k, c] = lanes[INVERSE + place * ROW + t]
    for d in range(DIPOLES):
        for k in range(3):
            bodies.dipole_arm[i, d, k] = lanes[DIPOLE + (3 * d + k) * ROW + t]


@inner_kernel
def turn_bodies(bodies: Bodies, dt: float, lanes: Floats, who: Ints, count: int) -> None:
    """Turn who[:count], at most TURN_LANES of them, and refresh what follows from their orientation."""
    for t in range(count):
        fill_turn_lane(bodies, who[t], lanes, t)
    turn_lanes(lanes, (count + 3) // 4 * 4, dt)  # whole vectors; what is left in the lanes behind does no harm
    for t in range(count):
        read_turn_lane(bodies, who[t], lanes, t)
