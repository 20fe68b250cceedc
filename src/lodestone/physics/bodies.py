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

from lodestone.physics.compile import kernel, lane_kernel
from lodestone.physics.types import Floats, Ints

__all__ = ["ABSENT", "ASLEEP", "AWAKE", "BODY", "DIPOLES", "HELD", "Bodies", "empty_bodies", "find_footing", "refresh"]

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
    footing: Ints
    """(n,) int64: 1 while it stands on the flat on its edge: set down so, and not tipped off it since."""


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
    ("footing", (), True),
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


Quadruple = tuple[float, float, float, float]
Vector = tuple[float, float, float]
Matrix = tuple[float, float, float, float, float, float, float, float, float]
"""The entries of a matrix, row by row."""
Tensor = tuple[float, float, float, float, float, float]
"""xx, xy, xz, yy, yz, zz of a symmetric tensor."""


@kernel
def refresh(bodies: Bodies, i: int) -> None:
    """Recompute everything of magnet `i` that follows from its quaternion; `turning` does the same for many."""
    set_rotation(bodies.quaternion[i], bodies.rotation[i])
    m = bodies.rotation[i]
    r = (m[0, 0], m[0, 1], m[0, 2], m[1, 0], m[1, 1], m[1, 2], m[2, 0], m[2, 1], m[2, 2])
    axes = bodies.semi_axes[i]
    inertia = bodies.principal_inertia[i]
    shape = symmetric(r, axes[0] * axes[0], axes[1] * axes[1], axes[2] * axes[2])
    set_tensor(bodies.shape_matrix[i], shape)
    set_tensor(bodies.inverse_inertia[i], symmetric(r, 1.0 / inertia[0], 1.0 / inertia[1], 1.0 / inertia[2]))
    lowest = support(shape)
    moment = rotated(r, bodies.body_moment[i, 0], bodies.body_moment[i, 1], bodies.body_moment[i, 2])
    for k in range(3):
        bodies.support_arm[i, k] = lowest[k]
        bodies.moment[i, k] = moment[k]
    for d in range(DIPOLES):
        dipole = bodies.body_dipole[i, d]
        arm = rotated(r, dipole[0], dipole[1], dipole[2])
        for k in range(3):
            bodies.dipole_arm[i, d, k] = arm[k]


@kernel
def find_footing(bodies: Bodies, foot_tilt: float, i: int) -> None:
    """Note how a magnet is set down: a stone on its edge gets its footing."""
    bodies.footing[i] = 1 if abs(bodies.rotation[i, 2, 2]) <= foot_tilt else 0


@kernel
def set_rotation(q: Floats, rotation: Floats) -> None:
    """Write the rotation matrix (3, 3) of a unit quaternion (4,)."""
    r = rotation_matrix((q[0], q[1], q[2], q[3]))
    for k in range(3):
        rotation[0, k] = r[k]
        rotation[1, k] = r[3 + k]
        rotation[2, k] = r[6 + k]


@lane_kernel
def set_tensor(out: Floats, tensor: Tensor) -> None:
    """Write a symmetric tensor as a matrix (3, 3)."""
    out[0, 0] = tensor[0]
    out[0, 1] = tensor[1]
    out[0, 2] = tensor[2]
    out[1, 0] = tensor[1]
    out[1, 1] = tensor[3]
    out[1, 2] = tensor[4]
    out[2, 0] = tensor[2]
    out[2, 1] = tensor[4]
    out[2, 2] = tensor[5]


@lane_kernel
def rotation_matrix(q: Quadruple) -> Matrix:
    """Rotation matrix of a unit quaternion."""
    w, x, y, z = q
    return (
        1.0 - 2.0 * (y * y + z * z),
        2.0 * (x * y - w * z),
        2.0 * (x * z + w * y),
        2.0 * (x * y + w * z),
        1.0 - 2.0 * (x * x + z * z),
        2.0 * (y * z - w * x),
        2.0 * (x * z - w * y),
        2.0 * (y * z + w * x),
        1.0 - 2.0 * (x * x + y * y),
    )


@lane_kernel
def symmetric(r: Matrix, x: float, y: float, z: float) -> Tensor:
    """R diag(x, y, z) Rᵀ."""
    r00, r01, r02, r10, r11, r12, r20, r21, r22 = r
    return (
        r00 * r00 * x + r01 * r01 * y + r02 * r02 * z,
        r00 * r10 * x + r01 * r11 * y + r02 * r12 * z,
        r00 * r20 * x + r01 * r21 * y + r02 * r22 * z,
        r10 * r10 * x + r11 * r11 * y + r12 * r12 * z,
        r10 * r20 * x + r11 * r21 * y + r12 * r22 * z,
        r20 * r20 * x + r21 * r21 * y + r22 * r22 * z,
    )


@lane_kernel
def support(shape: Tensor) -> Vector:
    """The lowest point of an ellipsoid from its centre: p = −S ẑ/√S_zz."""
    height = np.sqrt(shape[5])
    slope = -1.0 / height
    return shape[2] * slope, shape[4] * slope, -height


@lane_kernel
def rotated(r: Matrix, x: float, y: float, z: float) -> Vector:
    """R (x, y, z): from the body frame to the world frame."""
    return (
        r[0] * x + r[1] * y + r[2] * z,
        r[3] * x + r[4] * y + r[5] * z,
        r[6] * x + r[7] * y + r[8] * z,
    )
