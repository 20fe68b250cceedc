"""A held magnet as a cord meets it: low enough it pushes the cord aside, and is not moved itself.

Low enough means that its body reaches below the top of the cord. What pushes is its slice at that height, or
through its centre if that is lower: as it comes down the slice grows from nothing, so nothing jumps, and just
above the table it is the outline from above to within a fiftieth.

Fingers hold it as the table holds a stone: its row in the tables has the grip of the hand instead of table
friction, and its displacement is what it slips between the fingers in the eyes of the cord, from where it is
at the end of the step. So a cord that cannot follow feels no more than the force of the fingers; the
magnet gets on top of it as soon as it lies deeper in the cord than the cord's radius.
"""

import numpy as np

from lodestone.physics import cord_tables as col
from lodestone.physics.bodies import HELD, Bodies
from lodestone.physics.compile import inner_kernel
from lodestone.physics.cord_params import CordLaws
from lodestone.physics.types import Floats

__all__ = ["describe_held", "is_low", "low_speed", "slice_outline"]


@inner_kernel
def is_low(bodies: Bodies, s: int, top: float) -> bool:
    """Whether magnet s is held and reaches below the height `top` (m) of a cord."""
    return bool(bodies.status[s] == HELD and bodies.position[s, 2] + bodies.support_arm[s, 2] < top)


@inner_kernel
def slice_outline(bodies: Bodies, s: int, top: float, shape: Floats) -> tuple[float, float]:
    """The slice of a low magnet at height `top` (m), at most at its centre.

    Fills the level part of shape (3, 3) and returns where the middle of the slice lies from the centre (m, m).
    A body with shape matrix S cut at height h over its centre is the ellipse around S_xz·h/S_zz with matrix
    (S_xx − S_xz S_xzᵀ/S_zz)(1 − h²/S_zz).
    """
    height = min(0.0, top - bodies.position[s, 2])
    zz = bodies.shape_matrix[s, 2, 2]
    lean_x = bodies.shape_matrix[s, 0, 2] / zz
    lean_y = bodies.shape_matrix[s, 1, 2] / zz
    keep = max(1e-6, 1.0 - height * height / zz)
    shape[0, 0] = keep * (bodies.shape_matrix[s, 0, 0] - lean_x * lean_x * zz)
    shape[0, 1] = keep * (bodies.shape_matrix[s, 0, 1] - lean_x * lean_y * zz)
    shape[1, 1] = keep * (bodies.shape_matrix[s, 1, 1] - lean_y * lean_y * zz)
    shape[0, 2] = 0.0
    shape[1, 2] = 0.0
    return lean_x * height, lean_y * height


@inner_kernel
def low_speed(bodies: Bodies, top: float) -> float:
    """m/s, how fast the rim of a magnet held low goes sideways; 0 if there is none."""
    fastest = 0.0
    for s in range(len(bodies.status)):
        if is_low(bodies, s, top):
            x = bodies.velocity[s, 0]
            y = bodies.velocity[s, 1]
            turning = abs(bodies.angular_velocity[s, 2]) * bodies.radius[s]
            fastest = max(fastest, np.sqrt(x * x + y * y) + turning)
    return float(fastest)


@inner_kernel
def describe_held(bodies: Bodies, cord_laws: CordLaws, s: int, row: Floats, dt: float) -> None:
    """What the energy needs to know of a magnet between fingers, see STONE_COLUMNS."""
    arm = bodies.radius[s]
    for k in range(col.BRAKE + 1):
        row[k] = 0.0
    row[col.INERTIA] = cord_laws.viscosity / dt
    row[col.SPIN_INERTIA] = cord_laws.viscosity / dt * arm * arm
    row[col.GRIP] = cord_laws.held_force
    row[col.SPIN_GRIP] = cord_laws.held_force * arm
    row[col.BRAKE_FROM] = 1.0  # m: never
