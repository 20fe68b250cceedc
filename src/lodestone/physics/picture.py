"""Where all magnets are, in whole numbers and bits: what a picture of a table is made of, in one call."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lodestone.physics.bodies import ABSENT, AWAKE, Bodies
from lodestone.physics.compile import kernel

__all__ = ["WorldPicture", "empty_picture", "take_picture"]

POSE = 7
"""Numbers of a pose: position and quaternion."""

Bytes = npt.NDArray[np.uint8]
Shorts = npt.NDArray[np.int16]


class WorldPicture(NamedTuple):
    """n magnets. Of bits, the first magnet's is the lowest of the first byte."""

    poses: Shorts
    """(n, POSE) rounded, also of absent magnets."""
    present: Bytes
    """(⌈n/8⌉,) bits of those that are not ABSENT."""
    awake: Bytes
    """(⌈n/8⌉,) bits of those that are AWAKE."""
    ids: Bytes
    """(n,) the first of them are the magnets that differ from an earlier picture."""
    differing: Shorts
    """(n, POSE) their poses."""


def empty_picture(count: int) -> WorldPicture:
    """A picture without any magnet."""
    bits = (count + 7) // 8
    poses, differing = np.zeros((2, count, POSE), np.int16)
    present, awake = np.zeros((2, bits), np.uint8)
    return WorldPicture(poses, present, awake, np.zeros(count, np.uint8), differing)


def take_picture(bodies: Bodies, per_metre: float, unit: float, picture: WorldPicture, before: WorldPicture) -> int:
    """Positions in parts of a metre, quaternions in parts of one; both end at ±unit.

    Returns how many magnets are present and were not in the picture `before`, or were elsewhere.
    """
    return fill(bodies, per_metre, unit, *picture, before.poses, before.present)


@kernel
def fill(
    bodies: Bodies,
    per_metre: float,
    unit: float,
    poses: Shorts,
    present: Bytes,
    awake: Bytes,
    ids: Bytes,
    differing: Shorts,
    poses_before: Shorts,
    present_before: Bytes,
) -> int:
    """See `take_picture`. One array by one: numba takes longer over tuples of arrays than over a picture."""
    present[:] = 0
    awake[:] = 0
    count = 0
    for i in range(len(bodies)):
        for k in range(3):
            poses[i, k] = np.int16(max(min(np.rint(bodies.position[i, k] * per_metre), unit), -unit))
        for k in range(4):
            poses[i, 3 + k] = np.int16(max(min(np.rint(bodies.quaternion[i, k] * unit), unit), -unit))
        if bodies.status[i] == ABSENT:
            continue
        bit = np.uint8(1 << (i % 8))
        present[i // 8] |= bit
        if bodies.status[i] == AWAKE:
            awake[i // 8] |= bit
        new = present_before[i // 8] & bit == 0
        for k in range(POSE):
            new = new or poses[i, k] != poses_before[i, k]
        if new:
            ids[count] = i
            for k in range(POSE):
                differing[count, k] = poses[i, k]
            count += 1
    return count
