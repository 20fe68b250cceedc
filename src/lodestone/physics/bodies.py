"""All magnets of a world in one record array: a named field a quantity, SI units, z up, table at z = 0.

`bodies.position[i, 0]` reads the same in a kernel and outside. The field names are stable: the cord and the
snapshot are written against them. One array (and not one per field) because numba then compiles eight times
faster and a call costs 0.4 µs instead of 9; the loops over pairs copy what they need side by side
(`magnetics`).

Who may write what: the stepper owns everything; a cord only adds to `external_force` and
`external_torque`, which the world clears before the cords of each step are asked.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from lodestone.physics.compile import kernel
from lodestone.physics.types import Floats, Ints

__all__ = ["ABSENT", "ASLEEP", "AWAKE", "BODY", "DIPOLES", "HELD", "Bodies", "empty_bodies", "refresh"]

ASLEEP = 0
"""On the table, bitwise still, woken by the exact stick test or a hit."""
AWAKE = 1
"""Moving freely under its loads."""
HELD = 2
"""In a hand: follows a given path, pulls the others, is not moved by them."""
ABSENT = 3
"""Not on the table (in a pool, taken away): neither pulls nor is pulled."""

DIPOLES = 4
"""Point dipoles per magnet: four fill a vector register, see `params.focal_dipoles`."""

if TYPE_CHECKING:
    RecordArray = np.recarray[Any, np.dtype[np.void]]
else:
    RecordArray = np.recarray


class Bodies(RecordArray):
    """n magnets; `i` is the magnet's index for its whole life, present or ABSENT.

    Kernels get the same memory as a plain array (`plain`), which numba recognises faster.
    """

    # --- state -------------------------------------------------------------------------------------
    position: Floats
    """(n, 3) m, centre of mass."""
    quaternion: Floats
    """(n, 4) unit, (w, x, y, z), body frame to world frame."""
    velocity: Floats
    """(n, 3) m/s, of the centre of mass."""
    angular_velocity: Floats
    """(n, 3) rad/s, world frame."""
    status: Ints
    """(n,) int64: ASLEEP, AWAKE, HELD or ABSENT."""

    # --- follows from the orientation (world frame), see `refresh` ------------------------------------
    rotation: Floats
    """(n, 3, 3) R, columns are the body axes; the third column is a stone's thin axis."""
    shape_matrix: Floats
    """(n, 3, 3) m², S = R diag(a²) Rᵀ: the support function of the ellipsoid is h(n) = √(nᵀSn);
    seen from above the outline is the ellipse of S[:2, :2]."""
    inverse_inertia: Floats
    """(n, 3, 3) 1/(kg·m²)."""
    support_arm: Floats
    """(n, 3) m, from the centre to the lowest point: p = −S ẑ/√S_zz."""
    moment: Floats
    """(n, 3) A·m², magnetic moment."""
    dipole_arm: Floats
    """(n, 4, 3) m, from the centre to each point dipole."""

    # --- what the magnet is (body frame) --------------------------------------------------------------
    semi_axes: Floats
    """(n, 3) m, half extents along the body axes; stones: thickness last; spinners: length first."""
    mass: Floats
    """(n,) kg."""
    principal_inertia: Floats
    """(n, 3) kg·m²."""
    body_moment: Floats
    """(n, 3) A·m², magnetic moment in the body frame."""
    body_dipole: Floats
    """(n, 4, 3) m, point dipoles in the body frame."""
    dipole_weight: Floats
    """(n, 4) share of the moment carried by each point dipole; sums to one."""
    friction: Floats
    """(n,) coefficient μ_s of static friction on this world's surface."""
    rim: Floats
    """(n,) m, half width of the flat on the edge that lets a stone stand; 0 for spinners."""
    radius: Floats
    """(n,) m, of the bounding sphere."""

    # --- loads at the centre of mass --------------------------------------------------------------------
    force: Floats
    """(n, 3) N: magnets and gravity, as of the start of the last step; without the external load."""
    torque: Floats
    """(n, 3) N·m, likewise; `force` and `torque` are the load without cords that a cord needs."""
    external_force: Floats
    """(n, 3) N, added by cords for one step; without cords it stays what the caller set."""
    external_torque: Floats
    """(n, 3) N·m, likewise."""
    cached_force: Floats
    """(n, 3) N, magnetic force between sleepers only: changes only when somebody falls asleep or wakes."""
    cached_torque: Floats
    """(n, 3) N·m, likewise."""

    # --- memory of the contact solver (part of the snapshot) ----------------------------------------------
    table_impulse: Floats
    """(n, 6) normal, two of friction (N·s), two of rolling, one of spin (N·m·s): warm start."""
    slipping: Ints
    """(n,) int64: 1 if the contact point slid in the last step (kinetic friction applies)."""
    clump: Ints
    """(n,) int64: 0, or the number of the clump in which it was put to rest (see `stepper`)."""
    rest_force: Floats
    """(n, 3) N, total load when its clump was put to rest."""
    rest_torque: Floats
    """(n, 3) N·m, likewise."""
    calm: Ints
    """(n,) int64: steps for which it has stayed near its anchor."""
    anchor: Floats
    """(n, 7) position (m) and quaternion where it last began to be calm."""
    woke: Ints
    """(n,) int64: how many steps were over when it last woke, −1 if never."""


# Field, shape of one entry, whole numbers? What the loop over pairs reads comes first.
FIELDS: tuple[tuple[str, tuple[int, ...], bool], ...] = (
    ("position", (3,), False),
    ("moment", (3,), False),
    ("force", (3,), False),
    ("torque", (3,), False),
    ("status", (), True),
    ("quaternion", (4,), False),
    ("velocity", (3,), False),
    ("angular_velocity", (3,), False),
    ("rotation", (3, 3), False),
    ("shape_matrix", (3, 3), False),
    ("inverse_inertia", (3, 3), False),
    ("support_arm", (3,), False),
    ("dipole_arm", (DIPOLES, 3), False),
    ("semi_axes", (3,), False),
    ("mass", (), False),
    ("principal_inertia", (3,), False),
    ("body_moment", (3,), False),
    ("body_dipole", (DIPOLES, 3), False),
    ("dipole_weight", (DIPOLES,), False),
    ("friction", (), False),
    ("rim", (), False),
    ("radius", (), False),
    ("external_force", (3,), False),
    ("external_torque", (3,), False),
    ("cached_force", (3,), False),
    ("cached_torque", (3,), False),
    ("table_impulse", (6,), False),
    ("slipping", (), True),
    ("clump", (), True),
    ("rest_force", (3,), False),
    ("rest_torque", (3,), False),
    ("calm", (), True),
    ("anchor", (7,), False),
    ("woke", (), True),
)

BODY = np.dtype([(name, np.int64 if whole else np.float64, shape) for name, shape, whole in FIELDS])
"""The record of one magnet; every field is eight bytes wide or an array of such."""


def empty_bodies(count: int) -> Bodies:
    """`count` magnets, all ABSENT, all numbers zero but the quaternion.

    >>> empty_bodies(2).position.shape
    (2, 3)
    """
    bodies = np.zeros(count, BODY).view(Bodies)
    bodies.status[:] = ABSENT
    bodies.woke[:] = -1
    bodies.quaternion[:, 0] = 1.0
    return bodies


@kernel
def refresh(bodies: Bodies, i: int) -> None:
    """Recompute everything of magnet `i` that follows from its quaternion."""
    set_rotation(bodies.quaternion[i], bodies.rotation[i])
    set_tensors(
        bodies.rotation[i],
        bodies.semi_axes[i],
        bodies.principal_inertia[i],
        bodies.shape_matrix[i],
        bodies.inverse_inertia[i],
        bodies.support_arm[i],
    )
    set_magnet(
        bodies.rotation[i],
        bodies.body_moment[i],
        bodies.body_dipole[i],
        bodies.moment[i],
        bodies.dipole_arm[i],
    )


@kernel
def set_rotation(q: Floats, rotation: Floats) -> None:
    """Rotation matrix of a unit quaternion."""
    w, x, y, z = q[0], q[1], q[2], q[3]
    rotation[0, 0] = 1.0 - 2.0 * (y * y + z * z)
    rotation[0, 1] = 2.0 * (x * y - w * z)
    rotation[0, 2] = 2.0 * (x * z + w * y)
    rotation[1, 0] = 2.0 * (x * y + w * z)
    rotation[1, 1] = 1.0 - 2.0 * (x * x + z * z)
    rotation[1, 2] = 2.0 * (y * z - w * x)
    rotation[2, 0] = 2.0 * (x * z - w * y)
    rotation[2, 1] = 2.0 * (y * z + w * x)
    rotation[2, 2] = 1.0 - 2.0 * (x * x + y * y)


@kernel
def set_symmetric(rotation: Floats, x: float, y: float, z: float, out: Floats) -> None:
    """R diag(x, y, z) Rᵀ. Written out: the compiler does not unroll the triangular loop by itself."""
    r00, r01, r02 = rotation[0, 0], rotation[0, 1], rotation[0, 2]
    r10, r11, r12 = rotation[1, 0], rotation[1, 1], rotation[1, 2]
    r20, r21, r22 = rotation[2, 0], rotation[2, 1], rotation[2, 2]
    out[0, 0] = r00 * r00 * x + r01 * r01 * y + r02 * r02 * z
    out[1, 1] = r10 * r10 * x + r11 * r11 * y + r12 * r12 * z
    out[2, 2] = r20 * r20 * x + r21 * r21 * y + r22 * r22 * z
    xy = r00 * r10 * x + r01 * r11 * y + r02 * r12 * z
    xz = r00 * r20 * x + r01 * r21 * y + r02 * r22 * z
    yz = r10 * r20 * x + r11 * r21 * y + r12 * r22 * z
    out[0, 1] = xy
    out[1, 0] = xy
    out[0, 2] = xz
    out[2, 0] = xz
    out[1, 2] = yz
    out[2, 1] = yz


@kernel
def set_tensors(
    rotation: Floats,
    semi_axes: Floats,
    inertia: Floats,
    shape: Floats,
    inverse_inertia: Floats,
    support_arm: Floats,
) -> None:
    """S = R diag(a²) Rᵀ, I⁻¹ = R diag(1/I) Rᵀ and the support point p = −S ẑ/√S_zz of direction −z."""
    a0, a1, a2 = semi_axes[0] * semi_axes[0], semi_axes[1] * semi_axes[1], semi_axes[2] * semi_axes[2]
    j0, j1, j2 = 1.0 / inertia[0], 1.0 / inertia[1], 1.0 / inertia[2]
    set_symmetric(rotation, a0, a1, a2, shape)
    set_symmetric(rotation, j0, j1, j2, inverse_inertia)
    height = np.sqrt(shape[2, 2])
    slope = -1.0 / height
    support_arm[0] = shape[0, 2] * slope
    support_arm[1] = shape[1, 2] * slope
    support_arm[2] = -height


@kernel
def set_magnet(
    rotation: Floats, body_moment: Floats, body_dipole: Floats, moment: Floats, dipole_arm: Floats
) -> None:
    """Moment and point dipoles in the world frame."""
    for r in range(3):
        r0, r1, r2 = rotation[r, 0], rotation[r, 1], rotation[r, 2]
        moment[r] = r0 * body_moment[0] + r1 * body_moment[1] + r2 * body_moment[2]
        for k in range(DIPOLES):
            dipole_arm[k, r] = r0 * body_dipole[k, 0] + r1 * body_dipole[k, 1] + r2 * body_dipole[k, 2]
