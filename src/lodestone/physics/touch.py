"""How far two magnets are apart.

The gap of two ellipsoids with shape matrices A, B and centre offset r is

    gap = max over unit n of   n·r − √(nᵀAn) − √(nᵀBn)

(negative: overlap). Every n gives a lower bound, so the search may stop as soon as the bound exceeds what
the caller wants to know. Newton's method on the unit sphere with backtracking; started from the last
normal of the same pair it needs one or two steps.
"""

import numpy as np

from lodestone.physics.bodies import Bodies
from lodestone.physics.compile import inline_kernel, inner_kernel, kernel
from lodestone.physics.types import Floats

__all__ = ["body_gap", "gap", "support_point"]

STEPS = 40
"""Newton steps at most, backtracking included."""
STATIONARY = 1e-18
"""m², squared gradient at which n is accepted: 1 nm."""
LONGEST = 0.7
"""rad, longest single step on the sphere."""

Vector = tuple[float, float, float]


@inline_kernel
def support_point(shape: Floats, n: Vector) -> tuple[float, float, float, float]:
    """S n/√(nᵀSn), the surface point farthest along n (m, from the centre), and √(nᵀSn)."""
    x = shape[0, 0] * n[0] + shape[0, 1] * n[1] + shape[0, 2] * n[2]
    y = shape[0, 1] * n[0] + shape[1, 1] * n[1] + shape[1, 2] * n[2]
    z = shape[0, 2] * n[0] + shape[1, 2] * n[1] + shape[2, 2] * n[2]
    h = np.sqrt(n[0] * x + n[1] * y + n[2] * z)
    return x / h, y / h, z / h, h


@inline_kernel
def unit(x: float, y: float, z: float) -> Vector:
    """The vector scaled to length one."""
    s = 1.0 / np.sqrt(x * x + y * y + z * z)
    return x * s, y * s, z * s


@inner_kernel
def tangent(n: Vector) -> Vector:
    """A unit vector at right angles to n."""
    if abs(n[2]) < 0.7:
        s = 1.0 / np.sqrt(n[0] * n[0] + n[1] * n[1])
        return -n[1] * s, n[0] * s, 0.0
    s = 1.0 / np.sqrt(n[1] * n[1] + n[2] * n[2])
    return 0.0, -n[2] * s, n[1] * s


@inline_kernel
def quadratic(shape: Floats, u: Vector, v: Vector) -> float:
    """uᵀSv."""
    value: float = (
        u[0] * (shape[0, 0] * v[0] + shape[0, 1] * v[1] + shape[0, 2] * v[2])
        + u[1] * (shape[0, 1] * v[0] + shape[1, 1] * v[1] + shape[1, 2] * v[2])
        + u[2] * (shape[0, 2] * v[0] + shape[1, 2] * v[1] + shape[2, 2] * v[2])
    )
    return value


@inline_kernel
def dot(u: Vector, v: Vector) -> float:
    """u·v."""
    return u[0] * v[0] + u[1] * v[1] + u[2] * v[2]


@inner_kernel
def ascent(
    a: Floats,
    b: Floats,
    n: Vector,
    value: float,
    gradient: Vector,
    pa: Vector,
    ha: float,
    pb: Vector,
    hb: float,
) -> tuple[float, float, float, float]:
    """Newton step on the sphere from n (rad) and the squared length of the tangential gradient (m²).

    With p = Sn/h the Hessian of h(n) is (S − p pᵀ)/h; on the sphere the value itself is added.
    """
    u = tangent(n)
    v = (n[1] * u[2] - n[2] * u[1], n[2] * u[0] - n[0] * u[2], n[0] * u[1] - n[1] * u[0])
    g1 = dot(gradient, u)
    g2 = dot(gradient, v)
    size = g1 * g1 + g2 * g2
    if size < STATIONARY:
        return 0.0, 0.0, 0.0, size
    a1 = dot(pa, u)
    a2 = dot(pa, v)
    b1 = dot(pb, u)
    b2 = dot(pb, v)
    h11 = (quadratic(a, u, u) - a1 * a1) / ha + (quadratic(b, u, u) - b1 * b1) / hb
    h12 = (quadratic(a, u, v) - a1 * a2) / ha + (quadratic(b, u, v) - b1 * b2) / hb
    h22 = (quadratic(a, v, v) - a2 * a2) / ha + (quadratic(b, v, v) - b2 * b2) / hb
    shift = max(value, -0.5 * min(h11, h22))
    h11 += shift
    h22 += shift
    det = h11 * h22 - h12 * h12
    if det <= 1e-9 * h11 * h22:
        steepest = 1.0 / max(h11, h22)
        d1 = steepest * g1
        d2 = steepest * g2
    else:
        d1 = (h22 * g1 - h12 * g2) / det
        d2 = (h11 * g2 - h12 * g1) / det
    length = np.sqrt(d1 * d1 + d2 * d2)
    if length > LONGEST:
        d1 *= LONGEST / length
        d2 *= LONGEST / length
    return d1 * u[0] + d2 * v[0], d1 * u[1] + d2 * v[1], d1 * u[2] + d2 * v[2], size


@kernel
def gap(r: Vector, a: Floats, b: Floats, start: Vector, margin: float) -> tuple[float, Vector]:
    """Gap (m) and unit normal from a to b; a lower bound above `margin` is returned as soon as found.

    r: centre of b minus centre of a (m); a, b: (3, 3) shape matrices (m²); start: unit vector to begin with.
    """
    n = start
    best = n
    value = -1e30
    step = 0.0
    dx = 0.0
    dy = 0.0
    dz = 0.0
    for _ in range(STEPS):
        ax, ay, az, ha = support_point(a, n)
        bx, by, bz, hb = support_point(b, n)
        found = dot(r, n) - ha - hb
        if found < value - 1e-13 and step > 1e-3:
            step *= 0.5
            n = unit(best[0] + step * dx, best[1] + step * dy, best[2] + step * dz)
            continue
        value = found
        best = n
        if value > margin:
            break
        gradient = (r[0] - ax - bx, r[1] - ay - by, r[2] - az - bz)
        dx, dy, dz, size = ascent(a, b, n, value, gradient, (ax, ay, az), ha, (bx, by, bz), hb)
        if size < STATIONARY:
            break
        step = 1.0
        n = unit(n[0] + dx, n[1] + dy, n[2] + dz)
    return value, best


@kernel
def body_gap(bodies: Bodies, i: int, j: int, margin: float) -> float:
    """Gap of two magnets in m; exact if below `margin`, else some lower bound above it."""
    x = bodies.position[j, 0] - bodies.position[i, 0]
    y = bodies.position[j, 1] - bodies.position[i, 1]
    z = bodies.position[j, 2] - bodies.position[i, 2]
    value, _ = gap((x, y, z), bodies.shape_matrix[i], bodies.shape_matrix[j], unit(x, y, z), margin)
    return value
