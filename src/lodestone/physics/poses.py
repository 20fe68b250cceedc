"""Orientations as unit quaternions (w, x, y, z), body frame to world frame.

Sines come from a series of our own: library sines differ in the last bit from one system to the next, and
orientations are part of the state.
"""

import math
from collections.abc import Sequence
from functools import lru_cache

from lodestone.physics.errors import PhysicsError

__all__ = [
    "Quaternion",
    "flat",
    "lying",
    "multiply",
    "normalised",
    "pose",
    "rotation_rows",
    "sine_cosine",
    "standing",
    "turned_by",
]

Quaternion = tuple[float, float, float, float]
Row = tuple[float, float, float]

SERIES = 22
"""Terms of the power series of sine and cosine."""


def sine_cosine(angle: float) -> tuple[float, float]:
    """Sine and cosine of an angle in rad by Taylor's series about the next multiple of 90°.

    >>> sine_cosine(0.0)
    (0.0, 1.0)
    """
    quarter = round(angle / (math.pi / 2.0))
    rest = angle - quarter * (math.pi / 2.0)
    terms = [1.0]
    for k in range(1, SERIES):
        terms.append(terms[-1] * rest / k)
    sine = cosine = 0.0
    for k in reversed(range(SERIES)):  # small terms first
        sign = 1.0 if k % 4 < 2 else -1.0
        if k % 2:
            sine += sign * terms[k]
        else:
            cosine += sign * terms[k]
    turns = ((sine, cosine), (cosine, -sine), (-sine, -cosine), (-cosine, sine))
    return turns[quarter % 4]


def multiply(p: Quaternion, q: Quaternion) -> Quaternion:
    """The rotation q followed by p."""
    a, b, c, d = p
    e, f, g, h = q
    return (
        a * e - b * f - c * g - d * h,
        a * f + b * e + c * h - d * g,
        a * g - b * h + c * e + d * f,
        a * h + b * g - c * f + d * e,
    )


def normalised(q: Quaternion) -> Quaternion:
    """The quaternion scaled to length one.

    >>> normalised((2.0, 0.0, 0.0, 0.0))
    (1.0, 0.0, 0.0, 0.0)
    """
    length = math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3])
    if not math.isfinite(length) or length < 1e-12:
        raise PhysicsError("physics-bad-quaternion")
    return q[0] / length, q[1] / length, q[2] / length, q[3] / length


def rotation_rows(q: Sequence[float]) -> tuple[Row, Row, Row]:
    """The rotation matrix of a unit quaternion, row by row, without a kernel (`bodies.rotation_matrix` is one).

    >>> rotation_rows((1.0, 0.0, 0.0, 0.0))
    ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    """
    w, x, y, z = q
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )


def turned_by(yaw: float, q: Quaternion) -> Quaternion:
    """Q turned by `yaw` (rad) about the vertical."""
    sine, cosine = sine_cosine(0.5 * yaw)
    return multiply((cosine, 0.0, 0.0, sine), q)


def flat(yaw: float = 0.0, north_up: bool = True) -> Quaternion:
    """A stone lying flat; its length along `yaw`."""
    return turned_by(yaw, (1.0, 0.0, 0.0, 0.0) if north_up else (0.0, 1.0, 0.0, 0.0))


def standing(yaw: float = 0.0, north_ahead: bool = True) -> Quaternion:
    """A stone on its edge: thin axis level along `yaw`, medium axis up; the north pole towards `yaw`."""
    return turned_by(yaw if north_ahead else yaw + math.pi, (0.5, 0.5, 0.5, 0.5))


def lying(yaw: float = 0.0, north_ahead: bool = True) -> Quaternion:
    """A spinner on its side: long axis level along `yaw`, the north pole towards `yaw`."""
    return turned_by(yaw if north_ahead else yaw + math.pi, (1.0, 0.0, 0.0, 0.0))


@lru_cache(maxsize=1024)  # a hand asks for the same one with every movement; 0.0 and −0.0 give the same bits
def pose(name: str, yaw: float, north: bool) -> Quaternion:
    """A pose by its name: `flat`, `standing` or `lying`; `north` is up, or ahead along `yaw`.

    >>> pose("flat", 0.0, True)
    (1.0, 0.0, 0.0, 0.0)
    """
    if name == "flat":
        return flat(yaw, north)
    if name == "standing":
        return standing(yaw, north)
    if name == "lying":
        return lying(yaw, north)
    raise PhysicsError("physics-unknown-pose", name=name)
