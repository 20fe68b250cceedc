"""Forces and torques between magnets.

A uniformly magnetised ellipsoid acts like a few point dipoles on its focal disc or line (`params`).
Two point dipoles a (at the origin) and b (at r) with k = μ₀/4π = 1e-7 exactly:

    B(r) = k (3 (a·r) r/r⁵ − a/r³)                                    field of a, Jackson (5.56)
    U    = −b·B
    F_b  = 3k/r⁵ · [(a·r) b + (b·r) a + (a·b) r − 5 (a·r)(b·r) r/r²]      F_a = −F_b
    τ_b  = b × B                                                      τ about b's own centre

Close pairs use all point dipoles (energy U_near), distant ones a single dipole each (U_far). In a band of
centre distances the energies are blended, U = (1 − w) U_near + w U_far, and the force is the gradient of
that blend, so energy is conserved through the band:

    F = (1 − w) F_near + w F_far + (U_near − U_far) ∇w,      w = s²(3 − 2s),  s = (r² − r₀²)/(r₁² − r₀²)

Speed: the inner loops run over targets that lie side by side in memory. `lanes` arrays have rows of a
constant length, so the compiler can prove that rows do not overlap and use vector instructions without
changing the result of a single operation.
"""

import numpy as np

from lodestone.physics.bodies import ABSENT, DIPOLES, Bodies
from lodestone.physics.compile import inner_kernel, kernel, lane_kernel
from lodestone.physics.params import Laws
from lodestone.physics.types import Floats, Ints

__all__ = ["Lanes", "far_loads", "magnetic_energy", "make_lanes", "near_loads", "pair_energy"]

K = 1e-7
"""μ₀/4π in T·m/A, exactly."""

CORE_SQUARED = 9e-6
"""m², distances below 3 mm count as 3 mm: never reached by bodies that do not overlap."""

FAR_ROW = 136
FAR_LANES = 128
"""Targets per block of the single-dipole loop, in rows of FAR_ROW numbers."""
NEAR_ROW = 40
NEAR_PAIRS = 32
"""Pairs per block of the many-dipole loop, in rows of NEAR_ROW numbers."""

# Rows of the far lanes: target position, moment, resulting force and torque.
FX, FY, FZ, TX, TY, TZ = 6 * FAR_ROW, 7 * FAR_ROW, 8 * FAR_ROW, 9 * FAR_ROW, 10 * FAR_ROW, 11 * FAR_ROW
FAR_ROWS = 12
# Rows of the near lanes, one per pair i, j: r from i to j, both moments, arms and weights of the point dipoles;
# then force on j, torque about its centre, energy.
MOMENT_I, MOMENT_J, ARM_I, ARM_J = 3 * NEAR_ROW, 6 * NEAR_ROW, 9 * NEAR_ROW, 21 * NEAR_ROW
WEIGHT_I, WEIGHT_J, NEAR_SUM = 33 * NEAR_ROW, 37 * NEAR_ROW, 41 * NEAR_ROW
NEAR_ROWS = 48
ARM_ROW = DIPOLES * NEAR_ROW
"""From one coordinate of the arms to the next."""

Lanes = tuple[Floats, Floats, Ints]
"""Far lanes (FAR_ROWS · FAR_ROW,), near lanes (NEAR_ROWS · NEAR_ROW,), pairs (NEAR_PAIRS, 2)."""
Load = tuple[float, float, float, float, float, float, float]
"""Force (N), torque (N·m), energy (J)."""


@kernel
def make_lanes() -> tuple[Floats, Floats, Ints]:
    """Scratch memory for one world: far lanes, near lanes, pairs."""
    return np.zeros(FAR_ROWS * FAR_ROW), np.zeros(NEAR_ROWS * NEAR_ROW), np.zeros((NEAR_PAIRS, 2), np.int64)


@inner_kernel
def far_source(
    lanes: Floats,
    count: int,
    px: float,
    py: float,
    pz: float,
    ax: float,
    ay: float,
    az: float,
    start: float,
    scale: float,
) -> None:
    """Add w·(force, torque) of one dipole (ax, ay, az) at (px, py, pz) to `count` targets in the lanes.

    start = r₀², scale = 1/(r₁² − r₀²). A target nearer than r₀ (or the source itself) gets exactly zero.
    """
    for t in range(count):
        rx = lanes[t] - px
        ry = lanes[FAR_ROW + t] - py
        rz = lanes[2 * FAR_ROW + t] - pz
        bx = lanes[3 * FAR_ROW + t]
        by = lanes[4 * FAR_ROW + t]
        bz = lanes[5 * FAR_ROW + t]
        r2 = rx * rx + ry * ry + rz * rz
        s = min(1.0, max(0.0, (r2 - start) * scale))
        w = s * s * (3.0 - 2.0 * s)
        r2 = max(r2, CORE_SQUARED)
        i2 = 1.0 / r2
        i3 = K * i2 * np.sqrt(i2) * w
        i5 = 3.0 * i3 * i2
        ar = ax * rx + ay * ry + az * rz
        br = bx * rx + by * ry + bz * rz
        c = ax * bx + ay * by + az * bz - 5.0 * ar * br * i2
        fieldx = i5 * ar * rx - i3 * ax
        fieldy = i5 * ar * ry - i3 * ay
        fieldz = i5 * ar * rz - i3 * az
        lanes[FX + t] += i5 * (ar * bx + br * ax + c * rx)
        lanes[FY + t] += i5 * (ar * by + br * ay + c * ry)
        lanes[FZ + t] += i5 * (ar * bz + br * az + c * rz)
        lanes[TX + t] += by * fieldz - bz * fieldy
        lanes[TY + t] += bz * fieldx - bx * fieldz
        lanes[TZ + t] += bx * fieldy - by * fieldx


@lane_kernel
def dipole_load(
    rx: float, ry: float, rz: float, ax: float, ay: float, az: float, bx: float, by: float, bz: float
) -> Load:
    """Load of point dipole a on point dipole b, r away from it; the torque is about b itself."""
    r2 = max(rx * rx + ry * ry + rz * rz, CORE_SQUARED)
    i2 = 1.0 / r2
    i3 = K * i2 * np.sqrt(i2)
    i5 = 3.0 * i3 * i2
    ar = ax * rx + ay * ry + az * rz
    br = bx * rx + by * ry + bz * rz
    c = ax * bx + ay * by + az * bz - 5.0 * ar * br * i2
    hx = i5 * ar * rx - i3 * ax
    hy = i5 * ar * ry - i3 * ay
    hz = i5 * ar * rz - i3 * az
    return (
        i5 * (ar * bx + br * ax + c * rx),
        i5 * (ar * by + br * ay + c * ry),
        i5 * (ar * bz + br * az + c * rz),
        by * hz - bz * hy,
        bz * hx - bx * hz,
        bx * hy - by * hx,
        -(bx * hx + by * hy + bz * hz),
    )


@lane_kernel
def source_load(lanes: Floats, t: int, k: int, x: float, y: float, z: float, bx: float, by: float, bz: float) -> Load:
    """Load of one of i's point dipoles on a point dipole b of j at (x, y, z) from i's centre.

    t: the lane; k: t + NEAR_ROW · number of the point dipole.
    """
    weight = lanes[WEIGHT_I + k]
    return dipole_load(
        x - lanes[ARM_I + k],
        y - lanes[ARM_I + ARM_ROW + k],
        z - lanes[ARM_I + 2 * ARM_ROW + k],
        weight * lanes[MOMENT_I + t],
        weight * lanes[MOMENT_I + NEAR_ROW + t],
        weight * lanes[MOMENT_I + 2 * NEAR_ROW + t],
        bx,
        by,
        bz,
    )


@lane_kernel
def target_load(lanes: Floats, t: int, d: int) -> Load:
    """Load of all of i on one of j's point dipoles; the torque is about j's centre.

    t: the lane; d: t + NEAR_ROW · number of the point dipole. (A bare number would be compiled once for each.)
    """
    ux = lanes[ARM_J + d]
    uy = lanes[ARM_J + ARM_ROW + d]
    uz = lanes[ARM_J + 2 * ARM_ROW + d]
    x = lanes[t] + ux
    y = lanes[NEAR_ROW + t] + uy
    z = lanes[2 * NEAR_ROW + t] + uz
    weight = lanes[WEIGHT_J + d]
    bx = weight * lanes[MOMENT_J + t]
    by = weight * lanes[MOMENT_J + NEAR_ROW + t]
    bz = weight * lanes[MOMENT_J + 2 * NEAR_ROW + t]
    p = source_load(lanes, t, t, x, y, z, bx, by, bz)
    q = source_load(lanes, t, t + NEAR_ROW, x, y, z, bx, by, bz)
    r = source_load(lanes, t, t + 2 * NEAR_ROW, x, y, z, bx, by, bz)
    s = source_load(lanes, t, t + 3 * NEAR_ROW, x, y, z, bx, by, bz)
    fx = p[0] + q[0] + r[0] + s[0]
    fy = p[1] + q[1] + r[1] + s[1]
    fz = p[2] + q[2] + r[2] + s[2]
    return (
        fx,
        fy,
        fz,
        p[3] + q[3] + r[3] + s[3] + (uy * fz - uz * fy),
        p[4] + q[4] + r[4] + s[4] + (uz * fx - ux * fz),
        p[5] + q[5] + r[5] + s[5] + (ux * fy - uy * fx),
        p[6] + q[6] + r[6] + s[6],
    )


@inner_kernel
def near_pairs(lanes: Floats, count: int) -> None:
    """Load on j and energy of the first `count` pairs in the lanes, all 16 pairs of point dipoles of each.

    Written out, because only a loop without loops inside it is done four lanes at a time.
    """
    for t in range(count):
        p = target_load(lanes, t, t)
        q = target_load(lanes, t, t + NEAR_ROW)
        r = target_load(lanes, t, t + 2 * NEAR_ROW)
        s = target_load(lanes, t, t + 3 * NEAR_ROW)
        lanes[NEAR_SUM + t] = p[0] + q[0] + r[0] + s[0]
        lanes[NEAR_SUM + NEAR_ROW + t] = p[1] + q[1] + r[1] + s[1]
        lanes[NEAR_SUM + 2 * NEAR_ROW + t] = p[2] + q[2] + r[2] + s[2]
        lanes[NEAR_SUM + 3 * NEAR_ROW + t] = p[3] + q[3] + r[3] + s[3]
        lanes[NEAR_SUM + 4 * NEAR_ROW + t] = p[4] + q[4] + r[4] + s[4]
        lanes[NEAR_SUM + 5 * NEAR_ROW + t] = p[5] + q[5] + r[5] + s[5]
        lanes[NEAR_SUM + 6 * NEAR_ROW + t] = p[6] + q[6] + r[6] + s[6]


@inner_kernel
def far_loads(
    bodies: Bodies, laws: Laws, lanes: Floats, order: Ints, first: int, last: int, target: int, end: int
) -> None:
    """Add w·(single-dipole load) of magnets order[first:last] to magnets order[target:end]."""
    start = laws.blend_start * laws.blend_start
    scale = 1.0 / (laws.blend_end * laws.blend_end - start)
    position = bodies.position
    moment = bodies.moment
    for block in range(target, end, FAR_LANES):
        count = min(FAR_LANES, end - block)
        for t in range(count):
            j = order[block + t]
            for k in range(3):
                lanes[k * FAR_ROW + t] = position[j, k]
                lanes[(3 + k) * FAR_ROW + t] = moment[j, k]
                lanes[(6 + k) * FAR_ROW + t] = 0.0
                lanes[(9 + k) * FAR_ROW + t] = 0.0
        whole = (count + 3) // 4 * 4  # whole vectors: magnets without a moment fill the last one
        for t in range(count, whole):
            for k in range(FAR_ROWS):
                lanes[k * FAR_ROW + t] = 0.0
        for a in range(first, last):
            i = order[a]
            far_source(
                lanes,
                whole,
                position[i, 0],
                position[i, 1],
                position[i, 2],
                moment[i, 0],
                moment[i, 1],
                moment[i, 2],
                start,
                scale,
            )
        for t in range(count):
            j = order[block + t]
            for k in range(3):
                bodies.force[j, k] += lanes[(6 + k) * FAR_ROW + t]
                bodies.torque[j, k] += lanes[(9 + k) * FAR_ROW + t]


@inner_kernel
def near_loads(bodies: Bodies, laws: Laws, lanes: Lanes, order: Ints, first: int, last: int, end: int) -> None:
    """Add (1 − w)·(many-dipole load) and the blend's own force for each pair order[a], order[b] with
    first ≤ a < last and a < b < end that is closer than r₁.
    """
    _, near, pairs = lanes
    reach = laws.blend_end * laws.blend_end
    p = bodies.position
    count = 0
    for a in range(first, last):
        i = order[a]
        for b in range(a + 1, end):
            j = order[b]
            x = p[j, 0] - p[i, 0]
            y = p[j, 1] - p[i, 1]
            z = p[j, 2] - p[i, 2]
            if x * x + y * y + z * z < reach:
                pairs[count, 0] = i
                pairs[count, 1] = j
                count += 1
                if count == NEAR_PAIRS:
                    near_block(bodies, laws, near, pairs, count)
                    count = 0
    if count > 0:
        near_block(bodies, laws, near, pairs, count)


@inner_kernel
def near_block(bodies: Bodies, laws: Laws, lanes: Floats, pairs: Ints, count: int) -> None:
    """Up to NEAR_PAIRS pairs, all point dipoles, loads added to both sides."""
    for t in range(count):
        fill_near_lane(bodies, lanes, pairs[t, 0], pairs[t, 1], t)
    near_pairs(lanes, (count + 3) // 4 * 4)  # whole vectors; what is left in the lanes behind does no harm
    for t in range(count):
        share_near_load(bodies, laws, lanes, pairs[t, 0], pairs[t, 1], t)


@inner_kernel
def fill_near_lane(bodies: Bodies, lanes: Floats, i: int, j: int, t: int) -> None:
    """Copy what the loop over pairs reads into lane t."""
    for k in range(3):
        lanes[k * NEAR_ROW + t] = bodies.position[j, k] - bodies.position[i, k]
        lanes[MOMENT_I + k * NEAR_ROW + t] = bodies.moment[i, k]
        lanes[MOMENT_J + k * NEAR_ROW + t] = bodies.moment[j, k]
    for d in range(DIPOLES):
        lanes[WEIGHT_I + d * NEAR_ROW + t] = bodies.dipole_weight[i, d]
        lanes[WEIGHT_J + d * NEAR_ROW + t] = bodies.dipole_weight[j, d]
        for k in range(3):
            lanes[ARM_I + k * ARM_ROW + d * NEAR_ROW + t] = bodies.dipole_arm[i, d, k]
            lanes[ARM_J + k * ARM_ROW + d * NEAR_ROW + t] = bodies.dipole_arm[j, d, k]


@inner_kernel
def share_near_load(bodies: Bodies, laws: Laws, lanes: Floats, i: int, j: int, t: int) -> None:
    """Blend the load in lane t and add it to both magnets.

    The torque on i follows from the pair's angular momentum: τ_i = −τ_j − r×F.
    """
    fx = lanes[NEAR_SUM + t]
    fy = lanes[NEAR_SUM + NEAR_ROW + t]
    fz = lanes[NEAR_SUM + 2 * NEAR_ROW + t]
    tx = lanes[NEAR_SUM + 3 * NEAR_ROW + t]
    ty = lanes[NEAR_SUM + 4 * NEAR_ROW + t]
    tz = lanes[NEAR_SUM + 5 * NEAR_ROW + t]
    energy = lanes[NEAR_SUM + 6 * NEAR_ROW + t]
    x = bodies.position[j, 0] - bodies.position[i, 0]
    y = bodies.position[j, 1] - bodies.position[i, 1]
    z = bodies.position[j, 2] - bodies.position[i, 2]
    start = laws.blend_start * laws.blend_start
    scale = 1.0 / (laws.blend_end * laws.blend_end - start)
    s = (x * x + y * y + z * z - start) * scale
    if s > 0.0:
        keep = 1.0 - s * s * (3.0 - 2.0 * s)
        pull = (energy - far_energy(bodies, i, j)) * 12.0 * s * (1.0 - s) * scale
        fx = keep * fx + pull * x
        fy = keep * fy + pull * y
        fz = keep * fz + pull * z
        tx *= keep
        ty *= keep
        tz *= keep
    bodies.force[i, 0] -= fx
    bodies.force[i, 1] -= fy
    bodies.force[i, 2] -= fz
    bodies.torque[i, 0] -= tx + (y * fz - z * fy)
    bodies.torque[i, 1] -= ty + (z * fx - x * fz)
    bodies.torque[i, 2] -= tz + (x * fy - y * fx)
    bodies.force[j, 0] += fx
    bodies.force[j, 1] += fy
    bodies.force[j, 2] += fz
    bodies.torque[j, 0] += tx
    bodies.torque[j, 1] += ty
    bodies.torque[j, 2] += tz


@inner_kernel
def dipole_energy(
    rx: float, ry: float, rz: float, ax: float, ay: float, az: float, bx: float, by: float, bz: float
) -> float:
    """U = −b·B of two point dipoles (J)."""
    r2 = max(rx * rx + ry * ry + rz * rz, CORE_SQUARED)
    i2 = 1.0 / r2
    i3 = K * i2 * np.sqrt(i2)
    ar = ax * rx + ay * ry + az * rz
    br = bx * rx + by * ry + bz * rz
    energy: float = i3 * (ax * bx + ay * by + az * bz - 3.0 * ar * br * i2)
    return energy


@inner_kernel
def far_energy(bodies: Bodies, i: int, j: int) -> float:
    """Energy of a pair with one dipole each (J)."""
    p = bodies.position
    a = bodies.moment
    return dipole_energy(
        p[j, 0] - p[i, 0],
        p[j, 1] - p[i, 1],
        p[j, 2] - p[i, 2],
        a[i, 0],
        a[i, 1],
        a[i, 2],
        a[j, 0],
        a[j, 1],
        a[j, 2],
    )


@inner_kernel
def near_energy(bodies: Bodies, i: int, j: int) -> float:
    """Energy of a pair with all point dipoles (J)."""
    energy = 0.0
    p = bodies.position
    a = bodies.moment
    for k in range(DIPOLES):
        for d in range(DIPOLES):
            weight = bodies.dipole_weight[i, k] * bodies.dipole_weight[j, d]
            energy += weight * dipole_energy(
                p[j, 0] + bodies.dipole_arm[j, d, 0] - p[i, 0] - bodies.dipole_arm[i, k, 0],
                p[j, 1] + bodies.dipole_arm[j, d, 1] - p[i, 1] - bodies.dipole_arm[i, k, 1],
                p[j, 2] + bodies.dipole_arm[j, d, 2] - p[i, 2] - bodies.dipole_arm[i, k, 2],
                a[i, 0],
                a[i, 1],
                a[i, 2],
                a[j, 0],
                a[j, 1],
                a[j, 2],
            )
    return energy


@kernel
def pair_energy(bodies: Bodies, laws: Laws, i: int, j: int) -> float:
    """Blended energy of a pair (J)."""
    p = bodies.position
    x = p[j, 0] - p[i, 0]
    y = p[j, 1] - p[i, 1]
    z = p[j, 2] - p[i, 2]
    start = laws.blend_start * laws.blend_start
    s = (x * x + y * y + z * z - start) / (laws.blend_end * laws.blend_end - start)
    if s <= 0.0:
        return near_energy(bodies, i, j)
    if s >= 1.0:
        return far_energy(bodies, i, j)
    w = s * s * (3.0 - 2.0 * s)
    energy: float = (1.0 - w) * near_energy(bodies, i, j) + w * far_energy(bodies, i, j)
    return energy


@kernel
def magnetic_energy(bodies: Bodies, laws: Laws) -> float:
    """Energy of all pairs that are present (J); a diagnosis, not part of a step."""
    energy = 0.0
    for i in range(len(bodies.status)):
        for j in range(i + 1, len(bodies.status)):
            if bodies.status[i] != ABSENT and bodies.status[j] != ABSENT:
                energy += pair_energy(bodies, laws, i, j)
    return energy
