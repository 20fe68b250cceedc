"""Where all magnets are, in whole numbers and bits: what a picture of a table is made of, in one call."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lodestone.physics.bodies import ABSENT, AWAKE, Bodies
from lodestone.physics.compile import kernel

__all__ = ["POSE", "Picture", "differing", "empty_picture", "take_picture"]

POSE = 7
"""Numbers of a pose: position and quaternion."""

Bytes = npt.NDArray[np.uint8]
Shorts = npt.NDArray[np.int16]


class Picture(NamedTuple):
    """n magnets. Of bits, the first magnet's is the lowest of the first byte."""

    poses: Shorts
    """(n, POSE) rounded, also of absent magnets."""
    present: Bytes
    """(⌈n/8⌉,) bits of those that are not ABSENT."""
    awake: Bytes
    """(⌈n/8⌉,) bits of those that are AWAKE."""


def empty_picture(count: int) -> Picture:
    """Nobody is present."""
    bits = (count + 7) // 8
    return Picture(np.zeros((count, POSE), np.int16), np.zeros(bits, np.uint8), np.zeros(bits, np.uint8))


@kernel
def take_picture(bodies: Bodies, per_metre: float, unit: float, picture: Picture) -> None:
    """Positions in parts of a metre, quaternions in parts of one; both end at ±unit."""
    picture.present[:] = 0
    picture.awake[:] = 0
    for i in range(len(bodies)):
        bit = np.uint8(1 << (i % 8))
        if bodies.status[i] != ABSENT:
            picture.present[i // 8] |= bit
        if bodies.status[i] == AWAKE:
            picture.awake[i // 8] |= bit
        for k in range(3):
            picture.poses[i, k] = np.int16(max(min(np.rint(bodies.position[i, k] * per_metre), unit), -unit))
        for k in range(4):
            picture.poses[i, 3 + k] = np.int16(max(min(np.rint(bodies.quaternion[i, k] * unit), unit), -unit))


@kernel
def differing(picture: Picture, before: Picture, ids: Bytes, poses: Shorts) -> int:
    """Who is present and was not, or was elsewhere: ids (n,) and poses (n, POSE) get them; returns how many."""
    count = 0
    for i in range(len(picture.poses)):
        here = (picture.present[i // 8] >> (i % 8)) & 1
        if here == 0:
            continue
        new = (before.present[i // 8] >> (i % 8)) & 1 == 0
        for k in range(POSE):
            new = new or picture.poses[i, k] != before.poses[i, k]
        if new:
            ids[count] = i
            for k in range(POSE):
                poses[count, k] = picture.poses[i, k]
            count += 1
    return count
