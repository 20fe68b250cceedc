"""One body on the table: when it sticks, and how the table pushes back when it moves.

The body touches the table in one point p (from its centre). Loads (F, T) at the centre, including gravity.
With N = −F_z and M = T − p×F it stays exactly where it is if and only if

    N > 0,   |F_t| ≤ μ_s N,   |M_z| ≤ c_t N,   (M_e/c_1)² + (M_⊥/c_2)² ≤ N²,

e being the horizontal direction of the thin axis, c_1 = c_r and c_2 = c_r + (rim − c_r)(1 − (n_z/0.2)²)₊²:
the small flat on a stone's edge lets it stand. The same test on momenta tells whether impulses that the
table can give would stop a moving body within the step.

A moving body gets impulses by sweeps over normal ≥ 0, sliding disc, spin clamp and rolling ellipse. Motions
and symmetric tensors are plain tuples, so that all of it happens in registers.
"""

import numpy as np

from lodestone.physics.bodies import Bodies
from lodestone.physics.compile import inline_kernel, kernel
from lodestone.physics.params import Laws

__all__ = ["load_use", "momentum_use", "pushed", "solve_table", "stick_use"]

Motion = tuple[float, float, float, float, float, float]
"""vx, vy, vz (m/s), wx, wy, wz (rad/s)."""
Tensor = tuple[float, float, float, float, float, float]
"""xx, xy, xz, yy, yz, zz of a symmetric tensor."""
Impulse = tuple[float, float, float, float, float, float]
"""Table impulse: normal, friction x, friction y (N·s), rolling x, rolling y, spin (N·m·s)."""
Disc = tuple[float, float, float, float, float, float, float, float]
"""2×2 effective mass (xx, xy, yy), 1/largest eigenvalue of its inverse; limit ellipse: e (x, y), 1/arms."""
Use = tuple[float, float, float]
"""Used fraction of the sliding, spinning and rolling limit; above 1 the limit is broken."""

SWEEPS = 60
"""At most; a warm start needs a handful."""
SOLVED = 1e-8
"""m/s, change of velocity in a sweep below which the impulses are accepted."""


@kernel
def rolling_limits(bodies: Bodies, laws: Laws, i: int) -> tuple[float, float, float, float]:
    """Horizontal unit direction e of the thin axis; rolling arm about e, and about the toppling axis (m)."""
    rolling = laws.rolling_arm
    ex = bodies.rotation[i, 0, 2]
    ey = bodies.rotation[i, 1, 2]
    length = np.sqrt(ex * ex + ey * ey)
    if length < 1e-9:
        return 1.0, 0.0, rolling, rolling
    tilt = bodies.rotation[i, 2, 2] / laws.rim_tilt
    share = max(0.0, 1.0 - tilt * tilt)
    toppling = rolling + max(bodies.rim[i] - rolling, 0.0) * share * share
    return ex / length, ey / length, rolling, toppling


@kernel
def stick_use(
    bodies: Bodies, laws: Laws, i: int, fx: float, fy: float, fz: float, tx: float, ty: float, tz: float
) -> Use:
    """Fractions of the three limits used by a load (or momentum) at the centre; inf if it would lift off."""
    normal = -fz
    if normal <= 0.0:
        return np.inf, np.inf, np.inf
    px = bodies.support_arm[i, 0]
    py = bodies.support_arm[i, 1]
    pz = bodies.support_arm[i, 2]
    mx = tx - (py * fz - pz * fy)
    my = ty - (pz * fx - px * fz)
    mz = tz - (px * fy - py * fx)
    ex, ey, along, across = rolling_limits(bodies, laws, i)
    a = (mx * ex + my * ey) / along
    c = (my * ex - mx * ey) / across
    slide = np.sqrt(fx * fx + fy * fy) / (bodies.friction[i] * normal)
    spin = abs(mz) / (laws.spin_arm * normal)
    return slide, spin, np.sqrt(a * a + c * c) / normal


@kernel
def load_use(bodies: Bodies, laws: Laws, i: int) -> Use:
    """`stick_use` of the load on body i, external load included."""
    f = bodies.force
    t = bodies.torque
    ef = bodies.external_force
    et = bodies.external_torque
    return stick_use(
        bodies,
        laws,
        i,
        f[i, 0] + ef[i, 0],
        f[i, 1] + ef[i, 1],
        f[i, 2] + ef[i, 2],
        t[i, 0] + et[i, 0],
        t[i, 1] + et[i, 1],
        t[i, 2] + et[i, 2],
    )


@kernel
def angular_momentum(bodies: Bodies, i: int) -> tuple[float, float, float]:
    """R diag(I) Rᵀ ω in kg·m²/s."""
    r = bodies.rotation
    x = 0.0
    y = 0.0
    z = 0.0
    for k in range(3):
        turning = (
            r[i, 0, k] * bodies.angular_velocity[i, 0]
            + r[i, 1, k] * bodies.angular_velocity[i, 1]
            + r[i, 2, k] * bodies.angular_velocity[i, 2]
        ) * bodies.principal_inertia[i, k]
        x += r[i, 0, k] * turning
        y += r[i, 1, k] * turning
        z += r[i, 2, k] * turning
    return x, y, z


@kernel
def momentum_use(bodies: Bodies, laws: Laws, i: int) -> Use:
    """`stick_use` of the momentum of body i: at most 1 if admissible impulses can stop it at once."""
    lx, ly, lz = angular_momentum(bodies, i)
    m = bodies.mass[i]
    v = bodies.velocity
    return stick_use(bodies, laws, i, m * v[i, 0], m * v[i, 1], m * v[i, 2], lx, ly, lz)


@inline_kernel
def pushed(
    motion: Motion,
    mobility: float,
    inverse: Tensor,
    jx: float,
    jy: float,
    jz: float,
    lx: float,
    ly: float,
    lz: float,
) -> Motion:
    """Motion after an impulse (N·s) and an angular impulse (N·m·s) at the centre."""
    return (
        motion[0] + mobility * jx,
        motion[1] + mobility * jy,
        motion[2] + mobility * jz,
        motion[3] + inverse[0] * lx + inverse[1] * ly + inverse[2] * lz,
        motion[4] + inverse[1] * lx + inverse[3] * ly + inverse[4] * lz,
        motion[5] + inverse[2] * lx + inverse[4] * ly + inverse[5] * lz,
    )


@kernel
def make_disc(k11: float, k12: float, k22: float, ex: float, ey: float, c1: float, c2: float) -> Disc:
    """Constants of `disc_impulse`: k is the 2×2 inverse mass, c the arms along and across e."""
    det = k11 * k22 - k12 * k12
    half = 0.5 * (k11 + k22)
    largest = half + np.sqrt(max(half * half - det, 0.0))
    inverse = 1.0 / det
    return k22 * inverse, -k12 * inverse, k11 * inverse, 1.0 / largest, ex, ey, 1.0 / c1, 1.0 / c2


@kernel
def disc_impulse(disc: Disc, ux: float, uy: float, jx: float, jy: float, limit: float) -> tuple[float, float]:
    """New impulse against the slip velocity u: stick if that stays inside the ellipse, else a slip step.

    Stick solves the 2×2 system exactly; slip is a proximal step of length 1/λ_max, scaled back.
    """
    m11, m12, m22, shortest, ex, ey, along, across = disc
    x = jx - (m11 * ux + m12 * uy)
    y = jy - (m12 * ux + m22 * uy)
    a = (x * ex + y * ey) * along
    c = (y * ex - x * ey) * across
    if a * a + c * c <= limit * limit:
        return x, y
    x = jx - ux * shortest
    y = jy - uy * shortest
    a = (x * ex + y * ey) * along
    c = (y * ex - x * ey) * across
    size = a * a + c * c
    if size > limit * limit:
        scale = limit / np.sqrt(size)
        x *= scale
        y *= scale
    return x, y


@kernel
def table_sweep(
    motion: Motion,
    impulse: Impulse,
    mobility: float,
    inverse: Tensor,
    arm: tuple[float, float, float],
    slide: Disc,
    roll: Disc,
    normal_mass: float,
    spin_mass: float,
    bias: float,
    friction: float,
    ratio: float,
    spin_arm: float,
) -> tuple[Motion, Impulse, float]:
    """One pass over the four parts of the contact. Returns motion, impulses, size of the change (m/s)."""
    px, py, pz = arm
    j0, j1, j2, j3, j4, j5 = impulse
    approach = motion[2] + motion[3] * py - motion[4] * px + bias
    j = max(0.0, j0 - approach * normal_mass)
    d = j - j0
    change = abs(d)
    motion = pushed(motion, mobility, inverse, 0.0, 0.0, d, py * d, -px * d, 0.0)
    if j <= 0.0:  # unloaded: what friction gave before must be taken back
        motion = pushed(motion, mobility, inverse, -j1, -j2, 0.0, pz * j2 - j3, -pz * j1 - j4, py * j1 - px * j2 - j5)
        return motion, (0.0, 0.0, 0.0, 0.0, 0.0, 0.0), change * mobility
    slip_x = motion[0] + motion[4] * pz - motion[5] * py
    slip_y = motion[1] + motion[5] * px - motion[3] * pz
    x, y = disc_impulse(slide, slip_x, slip_y, j1, j2, friction * j)
    dx = x - j1
    dy = y - j2
    change += abs(dx) + abs(dy)
    motion = pushed(motion, mobility, inverse, dx, dy, 0.0, -pz * dy, pz * dx, px * dy - py * dx)
    limit = spin_arm * ratio * j
    z = min(limit, max(-limit, j5 - motion[5] * spin_mass))
    motion = pushed(motion, mobility, inverse, 0.0, 0.0, 0.0, 0.0, 0.0, z - j5)
    rx, ry = disc_impulse(roll, motion[3], motion[4], j3, j4, ratio * j)
    dx = rx - j3
    dy = ry - j4
    motion = pushed(motion, mobility, inverse, 0.0, 0.0, 0.0, dx, dy, 0.0)
    # 100 1/m turns an angular impulse into one at an arm of a centimetre.
    change += (abs(dx) + abs(dy)) * 100.0
    return motion, (j, x, y, rx, ry, z), change * mobility


@kernel
def solve_table(bodies: Bodies, laws: Laws, i: int, friction: float, bias: float, sweeps: int, warm: bool) -> float:
    """Update velocity, angular velocity and table impulse of body i by up to `sweeps` sweeps.

    `bias` (m/s) is the speed at which the gap to the table may close. `warm` first applies the impulses of
    the last step. Returns the change of velocity in the last sweep (m/s).
    """
    v = bodies.velocity
    w = bodies.angular_velocity
    t = bodies.inverse_inertia
    j = bodies.table_impulse
    mobility = 1.0 / bodies.mass[i]
    inverse = (t[i, 0, 0], t[i, 0, 1], t[i, 0, 2], t[i, 1, 1], t[i, 1, 2], t[i, 2, 2])
    motion = (v[i, 0], v[i, 1], v[i, 2], w[i, 0], w[i, 1], w[i, 2])
    impulse = (j[i, 0], j[i, 1], j[i, 2], j[i, 3], j[i, 4], j[i, 5])
    px = bodies.support_arm[i, 0]
    py = bodies.support_arm[i, 1]
    pz = bodies.support_arm[i, 2]
    if warm:
        motion = pushed(
            motion,
            mobility,
            inverse,
            impulse[1],
            impulse[2],
            impulse[0],
            py * impulse[0] - pz * impulse[2] + impulse[3],
            pz * impulse[1] - px * impulse[0] + impulse[4],
            px * impulse[2] - py * impulse[1] + impulse[5],
        )
    xx, xy, xz, yy, yz, zz = inverse
    normal_mass = 1.0 / (mobility + py * py * xx - 2.0 * px * py * xy + px * px * yy)
    slide = make_disc(
        mobility + pz * pz * yy - 2.0 * py * pz * yz + py * py * zz,
        -pz * pz * xy + px * pz * yz + py * pz * xz - px * py * zz,
        mobility + pz * pz * xx - 2.0 * px * pz * xz + px * px * zz,
        1.0,
        0.0,
        1.0,
        1.0,
    )
    ex, ey, along, across = rolling_limits(bodies, laws, i)
    roll = make_disc(xx, xy, yy, ex, ey, along, across)
    change = 0.0
    for _ in range(sweeps):
        motion, impulse, change = table_sweep(
            motion,
            impulse,
            mobility,
            inverse,
            (px, py, pz),
            slide,
            roll,
            normal_mass,
            1.0 / zz,
            bias,
            friction,
            laws.kinetic_ratio,
            laws.spin_arm,
        )
        if change < SOLVED:
            break
    for k in range(3):
        v[i, k] = motion[k]
        w[i, k] = motion[3 + k]
    for k in range(6):
        j[i, k] = impulse[k]
    return change
