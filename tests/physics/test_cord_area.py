"""The area within a cord.

- inside is even-odd, also where the cord crosses itself
- a magnet is wholly inside if its centre is and no part of its outline reaches the cord
- the gap of outline and cord is exact for circles, and never wrong by more than a few µm for ellipses
- two curves cross only if they properly cross: containing and touching are not enough
- area and centroid agree with closed forms; the pole of inaccessibility is inside a concave loop
"""

import math

import numpy as np

from lodestone.physics.cord_area import (
    centre,
    centroid,
    contains,
    contains_outline,
    enclosed_area,
    loops_cross,
    outline_gap,
    pole,
)
from lodestone.physics.cord_shapes import circle, figure_eight, points
from lodestone.physics.types import Floats

LOOP = circle((0.0, 0.0), 0.16).node
EIGHT = figure_eight((0.0, 0.0), 0.13, 0.078).node


def outline(a: float, b: float, yaw: float = 0.0) -> Floats:
    """Shape matrix of a flat stone."""
    turn = np.array(
        [[math.cos(yaw), -math.sin(yaw), 0.0], [math.sin(yaw), math.cos(yaw), 0.0], [0.0, 0.0, 1.0]]
    )
    shape: Floats = turn @ np.diag([a * a, b * b, 25e-6]) @ turn.T
    return shape


def test_even_odd() -> None:
    assert contains(LOOP, 0.0, 0.0)
    assert not contains(LOOP, 0.2, 0.0)
    assert contains(EIGHT, 0.07, 0.0)
    assert contains(EIGHT, -0.07, 0.0)
    assert not contains(EIGHT, 0.0, 0.03)
    twice = np.concatenate([circle((0.0, 0.0), 0.1).node, circle((0.0, 0.0), 0.05).node])
    assert not contains(twice, 0.0, 0.01)


def test_whole_outline_inside() -> None:
    stone = outline(9e-3, 8e-3)
    limit = 0.16 - 9e-3 - 2e-3
    assert contains_outline(LOOP, limit - 2e-4, 0.0, stone, 2e-3)
    assert not contains_outline(LOOP, limit + 2e-4, 0.0, stone, 2e-3)
    assert not contains_outline(LOOP, 0.2, 0.0, stone, 2e-3)


def test_gap_of_outline_and_cord() -> None:
    worst = 0.0
    chance = np.random.default_rng(4)
    fine = np.linspace(0.0, 2.0 * math.pi, 20001)
    for _ in range(20):
        shape = outline(9e-3, 8e-3, chance.uniform(0.0, 6.0))
        x = chance.uniform(0.1, 0.145)
        root = np.linalg.cholesky(shape[:2, :2])
        rim = np.stack([np.cos(fine), np.sin(fine)], axis=1) @ root.T + [x, 0.0]
        after = np.roll(LOOP, -1, axis=0)
        along = after - LOOP
        near = np.argsort(((LOOP - [0.16, 0.0]) ** 2).sum(axis=1))[:8]
        share = np.clip(
            ((rim[:, None] - LOOP[near]) * along[near]).sum(-1) / (along[near] ** 2).sum(-1), 0.0, 1.0
        )
        spot = LOOP[near] + share[..., None] * along[near]
        true = float(np.sqrt(((rim[:, None] - spot) ** 2).sum(-1)).min()) - 2e-3
        worst = max(worst, abs(outline_gap(LOOP, x, 0.0, shape, 2e-3) - true) / max(true, 1e-3))
    print(f"largest error of the gap, relative to the gap: {worst:.4f}")
    assert worst < 0.02


def test_crossing() -> None:
    assert loops_cross(circle((0.0, 0.0), 0.1).node, circle((0.1, 0.0), 0.1).node)
    assert not loops_cross(circle((0.0, 0.0), 0.1).node, circle((0.0, 0.0), 0.05).node)
    assert not loops_cross(circle((0.0, 0.0), 0.1).node, circle((0.3, 0.0), 0.1).node)
    square = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])
    assert not loops_cross(square, square + np.array([1.0, 0.0]))  # they share a side


def test_area_and_centroid() -> None:
    area = enclosed_area(LOOP)
    x, y = centroid(LOOP + np.array([0.03, -0.01]))
    eight = enclosed_area(EIGHT)
    print(f"circle {area:.6f} m² (exact {math.pi * 0.0256:.6f}), eight {eight:.6f}, centroid {x:.5f} {y:.5f}")
    assert abs(area / (math.pi * 0.0256) - 1.0) < 2e-3
    assert abs(x - 0.03) < 1e-6
    assert abs(y + 0.01) < 1e-6
    assert abs(eight / (8.0 / 3.0 * 0.13 * 0.078) - 1.0) < 5e-3


def test_centre_of_a_concave_loop() -> None:
    arms = [
        (0.0, 0.0),
        (0.3, 0.0),
        (0.3, 0.05),
        (0.05, 0.05),
        (0.05, 0.25),
        (0.3, 0.25),
        (0.3, 0.3),
        (0.0, 0.3),
    ]
    curve = points(arms).node
    x, y = centre(curve)
    a, b = pole(curve)
    print(f"centroid {centroid(curve)}, centre {x:.4f} {y:.4f}")
    assert not contains(curve, *centroid(curve))
    assert contains(curve, x, y)
    assert (x, y) == (a, b)
    assert centre(LOOP) == centroid(LOOP)
