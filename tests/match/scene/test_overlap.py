"""The overlap test without kernels agrees with the gap that the engine computes."""

from __future__ import annotations

import numpy as np
import pytest

from lodestone.match.scene.overlap import overlapping_pairs, shape_matrix
from lodestone.physics.params import stone
from lodestone.physics.poses import normalised
from lodestone.physics.touch import body_gap
from lodestone.physics.world import World


@pytest.mark.parametrize("seed", range(3))
def test_overlap_is_a_negative_gap(seed: int) -> None:
    rng = np.random.default_rng(seed)
    world = World()
    for _ in range(40):
        size = rng.uniform(6e-3, 30e-3, 3)
        i = world.add(stone((float(size[0]), float(size[1]), float(size[2]))))
        w, x, y, z = rng.normal(size=4)
        point = rng.uniform(-0.05, 0.05, 3)
        world.put(i, (float(point[0]), float(point[1]), float(point[2])), normalised((w, x, y, z)))
    turns = [normalised((float(w), float(x), float(y), float(z))) for w, x, y, z in world.bodies.quaternion]
    shapes = np.stack([shape_matrix(m.semi_axes, turn) for m, turn in zip(world.magnets, turns, strict=True)])
    found = set(overlapping_pairs(world.bodies.position, shapes))
    agreed = 0
    for i in range(40):
        for j in range(i + 1, 40):
            gap = body_gap(world.state.bodies, i, j, 1.0)
            if abs(gap) > 1e-7:
                assert ((i, j) in found) == (gap < 0.0)
                agreed += gap < 0.0
    print(f"{agreed} of 780 pairs overlap")
    assert agreed > 10
