"""Which two magnets pull at each other most: the pair that snaps first if anything does.

Two dipoles m, m' at a distance r along n push each other apart with (3 μ0 / 4π r⁴) (m·m' − 3 (m·n)(m'·n)); a negative
push is a pull. It is weighed against what friction holds of the lighter one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np

from lodestone.bots.kluster.felt_poles import Poles, axis, nominal
from lodestone.kluster import Magnet
from lodestone.match.kluster.equipment import Size
from lodestone.match.kluster.live import Body
from lodestone.physics.types import Floats

GRAVITY = 9.81
"""m/s²."""
STRENGTH = 3e-7
"""3 μ0 / 4π."""


class Pull(NamedTuple):
    """Two magnets, and how hard they pull at each other for what holds them: at 1 the lighter one slides."""

    pair: tuple[Magnet, Magnet]
    strain: float


def strongest_pull(bodies: Sequence[Body], sizes: Mapping[Magnet, Size], poles: Poles, friction: float) -> Pull | None:
    """None if no two pull. Two whose poles have not been felt together may pull, so they count as if they did."""
    group_of = {magnet: (at, sign) for at, group in enumerate(_groups(bodies, poles)) for magnet, sign in group.items()}
    found: list[Pull] = []
    for one, other in combinations(bodies, 2):
        push, mass = _push(one, other, sizes)
        (here, sign), (there, other_sign) = group_of[one.magnet], group_of[other.magnet]
        pull = -push * sign * other_sign if here == there else abs(push)
        found.append(Pull((one.magnet, other.magnet), pull / (friction * GRAVITY * mass)))
    strongest = max(found, key=lambda pull: pull.strain, default=None)
    return strongest if strongest is not None and strongest.strain > 0.0 else None


def _groups(bodies: Sequence[Body], poles: Poles) -> list[dict[Magnet, int]]:
    return poles.groups(body.magnet for body in bodies)


def _push(one: Body, other: Body, sizes: Mapping[Magnet, Size]) -> tuple[float, float]:
    """N, if the faces a of both were north; and the mass of the lighter one, kg."""
    made = [nominal(body.magnet, sizes[body.magnet]) for body in (one, other)]
    m, n = (axis(body) * max(magnet.moment) for body, magnet in zip((one, other), made, strict=True))
    apart: Floats = (np.array(other.at) - np.array(one.at)) * 1e-3
    distance = max(float(np.sqrt(apart @ apart)), 1e-3)
    along = apart / distance
    push = STRENGTH * float(m @ n - 3.0 * (m @ along) * (n @ along)) / distance**4
    return push, min(magnet.mass for magnet in made)
