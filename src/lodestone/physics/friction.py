"""One body on the table: when it sticks, and how the table pushes back when it moves.

The body touches the table in one point p (from its centre). Loads (F, T) at the centre, including gravity.
With N = −F_z and M = T − p×F it stays exactly where it is if and only if

    N > 0,   |F_t| ≤ μ_s N,   |M_z| ≤ c_t N,   (M_e/c_1)² + (M_⊥/c_2)² ≤ N²,

e being the horizontal direction of the thin axis, c_1 = c_r and c_2 = c_r + (rim − c_r)(1 − (n_z/0.2)²)₊²:
the small flat on a stone's edge lets it stand, if it was set down on it (`footing`); for one that has come up or
toppled, rim is next to nothing. The same test on momenta tells whether impulses that the table can give would
stop a moving body within the step.

A moving body gets impulses by sweeps over normal ≥ 0, sliding disc, spin clamp and rolling ellipse. Motions
and symmetric tensors are plain tuples, so that all of it happens in registers. A sweep is one long chain of
operations that wait for one another; it has no branches, so that `sliding` can do it for four bodies at a time.
"""

import numpy as np

from lodestone.physics.bodies import Bodies, Tensor
from lodestone.physics.compile import inner_kernel, lane_kernel
from lodestone.physics.params import Laws
from lodestone.physics.types import Floats

__all__ = [
    "SOLVED",
    "SWEEPS",
    "TABLE_ROW",
    "Contact",
    "Impulse",
    "Motion",
    "angular_momentum",
    "fill_table_row",
    "load_use",
    "momentum_use",
    "read_table_row",
    "stick_use",
    "surely_rests",
    "sweep_table_row",
    "table_contact",
    "table_sweep",
    "upright_arm",
    "warm_started",
]

Motion = tuple[float, float, float, float, float, float]
"""vx, vy, vz (m/s), wx, wy, wz (rad/s)."""
Impulse = tuple[float, float, float, float, float, float]
"""Table impulse: normal, friction x, friction y (N·s), rolling x, rolling y, spin (N·m·s)."""
Disc = tuple[float, float, float, float, float, float, float, float]
"""2×2 effective mass (xx, xy, yy), 1/largest eigenvalue of its inverse; limit ellipse: e (x, y), 1/arms."""
Arm = tuple[float, float, float]
"""m, from the centre to where the body touches the table."""
Contact = tuple[float, Tensor, Arm, Disc, Disc, float, float]
"""1/mass, inverse inertia, arm, sliding and rolling, effective masses of normal and spin."""
Use = tuple[float, float, float]
"""Used fraction of the sliding, spinning and rolling limit; above 1 the limit is broken."""

SWEEPS = 60
"""At most; a warm start needs a handful."""
SOLVED = 1e-8
"""m/s, change of velocity in a sweep below which the impulses are accepted."""


@inner_kernel
def upright_arm(bodies: Bodies, laws: Laws, i: int) -> float:
    """Rolling arm (m) about the toppling axis of body i when it is upright; spinners have no edge."""
    if bodies.rim[i] == 0.0:
        return laws.rolling_arm
    return max(bodies.rim[i], laws.rolling_arm) if bodies.footing[i] == 1 else laws.edge_arm


@lane_kernel
def rolling_axes(
    ex: float, ey: float, ez: float, upright: float, rolling: float, rim_tilt: float
) -> tuple[float, float, float]:
    """Horizontal unit direction of the thin axis e, and the rolling arm about the toppling axis (m)."""
    length = np.sqrt(ex * ex + ey * ey)
    level = length < 1e-9
    tilt = ez / rim_tilt
    share = max(0.0, 1.0 - tilt * tilt)
    toppling = rolling + (upright - rolling) * share * share
    return 1.0 if level else ex / length, 0.0 if level else ey / length, rolling if level else toppling


@inner_kernel
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
    r = bodies.rotation
    upright = upright_arm(bodies, laws, i)
    ex, ey, across = rolling_axes(r[i, 0, 2], r[i, 1, 2], r[i, 2, 2], upright, laws.rolling_arm, laws.rim_tilt)
    a = (mx * ex + my * ey) / laws.rolling_arm
    c = (my * ex - mx * ey) / across
    slide = np.sqrt(fx * fx + fy * fy) / (bodies.friction[i] * normal)
    spin = abs(mz) / (laws.spin_arm * normal)
    return slide, spin, np.sqrt(a * a + c * c) / normal


@inner_kernel
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


@inner_kernel
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


@inner_kernel
def momentum_use(bodies: Bodies, laws: Laws, i: int) -> Use:
    """`stick_use` of the momentum of body i: at most 1 if admissible impulses can stop it at once."""
    lx, ly, lz = angular_momentum(bodies, i)
    m = bodies.mass[i]
    v = bodies.velocity
    return stick_use(bodies, laws, i, m * v[i, 0], m * v[i, 1], m * v[i, 2], lx, ly, lz)


@lane_kernel
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


@lane_kernel
def make_disc(k11: float, k12: float, k22: float, ex: float, ey: float, c1: float, c2: float) -> Disc:
    """Constants of `disc_impulse`: k is the 2×2 inverse mass, c the arms along and across e."""
    det = k11 * k22 - k12 * k12
    half = 0.5 * (k11 + k22)
    largest = half + np.sqrt(max(half * half - det, 0.0))
    inverse = 1.0 / det
    return k22 * inverse, -k12 * inverse, k11 * inverse, 1.0 / largest, ex, ey, 1.0 / c1, 1.0 / c2


@lane_kernel
def disc_impulse(disc: Disc, ux: float, uy: float, jx: float, jy: float, limit: float) -> tuple[float, float]:
    """New impulse against the slip velocity u: stick if that stays inside the ellipse, else a slip step.

    Stick solves the 2×2 system exactly; slip is a proximal step of length 1/λ_max, scaled back.
    """
    m11, m12, m22, shortest, ex, ey, along, across = disc
    square = limit * limit
    x = jx - (m11 * ux + m12 * uy)
    y = jy - (m12 * ux + m22 * uy)
    a = (x * ex + y * ey) * along
    c = (y * ex - x * ey) * across
    sticks = a * a + c * c <= square
    slip_x = jx - ux * shortest
    slip_y = jy - uy * shortest
    a = (slip_x * ex + slip_y * ey) * along
    c = (slip_y * ex - slip_x * ey) * across
    size = a * a + c * c
    scale = limit / np.sqrt(size) if size > square else 1.0
    return x if sticks else slip_x * scale, y if sticks else slip_y * scale


@lane_kernel
def table_contact(
    mobility: float,
    inverse: Tensor,
    arm: Arm,
    axis: tuple[float, float, float],
    upright: float,
    rolling: float,
    rim_tilt: float,
) -> Contact:
    """What stays the same in all sweeps; `axis` is the thin axis; `upright`, `rolling`: arms in m."""
    px, py, pz = arm
    xx, xy, xz, yy, yz, zz = inverse
    slide = make_disc(
        mobility + pz * pz * yy - 2.0 * py * pz * yz + py * py * zz,
        -pz * pz * xy + px * pz * yz + py * pz * xz - px * py * zz,
        mobility + pz * pz * xx - 2.0 * px * pz * xz + px * px * zz,
        1.0,
        0.0,
        1.0,
        1.0,
    )
    ex, ey, across = rolling_axes(axis[0], axis[1], axis[2], upright, rolling, rim_tilt)
    roll = make_disc(xx, xy, yy, ex, ey, rolling, across)
    normal_mass = 1.0 / (mobility + py * py * xx - 2.0 * px * py * xy + px * px * yy)
    return mobility, inverse, arm, slide, roll, normal_mass, 1.0 / zz


@lane_kernel
def warm_started(motion: Motion, impulse: Impulse, mobility: float, inverse: Tensor, arm: Arm) -> Motion:
    """Motion after the impulses of the last step."""
    px, py, pz = arm
    j0, j1, j2, j3, j4, j5 = impulse
    return pushed(
        motion,
        mobility,
        inverse,
        j1,
        j2,
        j0,
        py * j0 - pz * j2 + j3,
        pz * j1 - px * j0 + j4,
        px * j2 - py * j1 + j5,
    )


@lane_kernel
def table_sweep(
    motion: Motion,
    impulse: Impulse,
    contact: Contact,
    bias: float,
    friction: float,
    ratio: float,
    spin_arm: float,
) -> tuple[Motion, Impulse, float]:
    """One pass over the four parts of the contact. Returns motion, impulses, size of the change (m/s).

    A body that comes off the table (j = 0) has limits of zero and so gives back what friction gave before.
    """
    mobility, inverse, (px, py, pz), slide, roll, normal_mass, spin_mass = contact
    j0, j1, j2, j3, j4, j5 = impulse
    approach = motion[2] + motion[3] * py - motion[4] * px + bias
    j = max(0.0, j0 - approach * normal_mass)
    d = j - j0
    change = abs(d)
    motion = pushed(motion, mobility, inverse, 0.0, 0.0, d, py * d, -px * d, 0.0)
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


TABLE_ROW = 32
# A body in contact with the table and with others, while it is swept: what stays the same, then its impulse.
_MOBILITY, _INVERSE, _ARM, _SLIDE, _ROLL, _NORMAL_MASS, _SPIN_MASS = 0, 1, 7, 10, 14, 22, 23
_IMPULSE = 24


@inner_kernel
def fill_table_row(bodies: Bodies, laws: Laws, i: int, row: Floats, moving: Floats) -> None:
    """Work out the contact of body i and apply the impulses of the last step.

    row: (TABLE_ROW,) out; moving: (6,) m/s and rad/s, its motion, in and out.
    """
    t = bodies.inverse_inertia
    j = bodies.table_impulse
    p = bodies.support_arm
    r = bodies.rotation
    inverse = (t[i, 0, 0], t[i, 0, 1], t[i, 0, 2], t[i, 1, 1], t[i, 1, 2], t[i, 2, 2])
    impulse = (j[i, 0], j[i, 1], j[i, 2], j[i, 3], j[i, 4], j[i, 5])
    arm = (p[i, 0], p[i, 1], p[i, 2])
    axis = (r[i, 0, 2], r[i, 1, 2], r[i, 2, 2])
    mobility = 1.0 / bodies.mass[i]
    upright = upright_arm(bodies, laws, i)
    contact = table_contact(mobility, inverse, arm, axis, upright, laws.rolling_arm, laws.rim_tilt)
    motion = (moving[0], moving[1], moving[2], moving[3], moving[4], moving[5])
    motion = warm_started(motion, impulse, mobility, inverse, arm)
    row[_MOBILITY] = mobility
    row[_NORMAL_MASS] = contact[5]
    row[_SPIN_MASS] = contact[6]
    for k in range(3):
        row[_ARM + k] = arm[k]
    for k in range(4):
        row[_SLIDE + k] = contact[3][k]
    for k in range(6):
        row[_INVERSE + k] = inverse[k]
        row[_IMPULSE + k] = impulse[k]
        moving[k] = motion[k]
    for k in range(8):
        row[_ROLL + k] = contact[4][k]


@inner_kernel
def sweep_table_row(row: Floats, moving: Floats, friction: float, bias: float, ratio: float, spin_arm: float) -> float:
    """One sweep; row and moving as in `fill_table_row`. Returns the change of velocity (m/s).

    `bias` (m/s) is the speed at which the gap to the table may close.
    """
    inverse = (row[1], row[2], row[3], row[4], row[5], row[6])
    arm = (row[7], row[8], row[9])
    slide = (row[10], row[11], row[12], row[13], 1.0, 0.0, 1.0, 1.0)
    roll = (row[14], row[15], row[16], row[17], row[18], row[19], row[20], row[21])
    contact = (row[_MOBILITY], inverse, arm, slide, roll, row[_NORMAL_MASS], row[_SPIN_MASS])
    impulse = (row[24], row[25], row[26], row[27], row[28], row[29])
    motion = (moving[0], moving[1], moving[2], moving[3], moving[4], moving[5])
    motion, impulse, change = table_sweep(motion, impulse, contact, bias, friction, ratio, spin_arm)
    for k in range(6):
        moving[k] = motion[k]
        row[_IMPULSE + k] = impulse[k]
    return change


@inner_kernel
def read_table_row(bodies: Bodies, i: int, row: Floats) -> None:
    """Keep the impulses for the next step."""
    for k in range(6):
        bodies.table_impulse[i, k] = row[_IMPULSE + k]


@inner_kernel
def surely_rests(bodies: Bodies, laws: Laws, i: int) -> bool:
    """Whether the load on body i is so far inside all limits that `load_use` need not be asked: no root, no division.

    The rolling ellipse is replaced by the circle inside it, and a thousandth is left for rounding. A stone on its edge
    without its footing has a smaller one.
    """
    if bodies.footing[i] == 0 and bodies.rim[i] > 0.0 and abs(bodies.rotation[i, 2, 2]) < laws.rim_tilt:
        return False
    fx = bodies.force[i, 0] + bodies.external_force[i, 0]
    fy = bodies.force[i, 1] + bodies.external_force[i, 1]
    fz = bodies.force[i, 2] + bodies.external_force[i, 2]
    px = bodies.support_arm[i, 0]
    py = bodies.support_arm[i, 1]
    pz = bodies.support_arm[i, 2]
    mx = bodies.torque[i, 0] + bodies.external_torque[i, 0] - (py * fz - pz * fy)
    my = bodies.torque[i, 1] + bodies.external_torque[i, 1] - (pz * fx - px * fz)
    mz = bodies.torque[i, 2] + bodies.external_torque[i, 2] - (px * fy - py * fx)
    normal = -0.999 * fz
    slide = bodies.friction[i] * normal
    spin = laws.spin_arm * normal
    roll = laws.rolling_arm * normal
    inside = fx * fx + fy * fy < slide * slide and mz * mz < spin * spin and mx * mx + my * my < roll * roll
    return bool(normal > 0.0 and inside)
