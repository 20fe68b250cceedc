"""A second, slow implementation of the force law: lists of numbers, no arrays, nothing shared with the kernels."""

import math

Vector = tuple[float, float, float]


def dot(a: Vector, b: Vector) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def plus(a: Vector, b: Vector, scale: float = 1.0) -> Vector:
    return a[0] + scale * b[0], a[1] + scale * b[1], a[2] + scale * b[2]


def times(scale: float, a: Vector) -> Vector:
    return scale * a[0], scale * a[1], scale * a[2]


def dipole_pair(a: Vector, b: Vector, r: Vector) -> tuple[Vector, Vector, float]:
    """Force on b, torque on b, energy; a at the origin, b at r (textbook form, μ₀/4π = 1e-7)."""
    distance = math.sqrt(dot(r, r))
    n = times(1.0 / distance, r)
    an, bn, ab = dot(a, n), dot(b, n), dot(a, b)
    bracket = plus(plus(times(an, b), times(bn, a)), times(ab - 5.0 * an * bn, n))
    field = times(1e-7 / distance**3, plus(times(3.0 * an, n), a, -1.0))
    return times(3e-7 / distance**4, bracket), cross(b, field), -dot(b, field)


Magnet = tuple[Vector, Vector, list[tuple[float, Vector]]]
"""Position, moment, (weight, arm) of each point dipole; all in the world frame."""


def many_dipoles(first: Magnet, second: Magnet) -> tuple[Vector, Vector, float]:
    """Force and torque on the second magnet, energy; all point dipoles."""
    force: Vector = (0.0, 0.0, 0.0)
    torque: Vector = (0.0, 0.0, 0.0)
    energy = 0.0
    for weight, arm in first[2]:
        for share, lever in second[2]:
            r = plus(plus(plus(second[0], first[0], -1.0), lever), arm, -1.0)
            f, t, u = dipole_pair(times(weight, first[1]), times(share, second[1]), r)
            force = plus(force, f)
            torque = plus(torque, plus(t, cross(lever, f)))
            energy += u
    return force, torque, energy


def blended(first: Magnet, second: Magnet, start: float, end: float) -> tuple[Vector, Vector]:
    """Force and torque on the second magnet with the energies of both models blended."""
    single = [(1.0, (0.0, 0.0, 0.0))]
    r = plus(second[0], first[0], -1.0)
    s = min(1.0, max(0.0, (dot(r, r) - start**2) / (end**2 - start**2)))
    w = s * s * (3.0 - 2.0 * s)
    near = many_dipoles(first, second)
    far = many_dipoles((first[0], first[1], single), (second[0], second[1], single))
    slope = 6.0 * s * (1.0 - s) * 2.0 / (end**2 - start**2)
    force = plus(times(1.0 - w, near[0]), far[0], w)
    return plus(force, r, (near[2] - far[2]) * slope), plus(times(1.0 - w, near[1]), far[1], w)
