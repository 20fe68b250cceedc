"""Shapes in which a cord can be laid.

- every shape has 96 nodes with equal distances, and is exactly as long as its curve
- a given length scales the shape
- the bytes of a shape do not depend on the library's sines
- degenerate curves are refused, each with its own reason
"""

import math

import numpy as np
import pytest

from lodestone.physics.cord_shapes import CordShape, circle, figure_eight, oval, points
from lodestone.physics.errors import PhysicsError

SQUARE = [(-0.1, -0.1), (0.1, -0.1), (0.1, 0.1), (-0.1, 0.1)]
SHAPES = {
    "circle": circle((0.01, -0.02), 0.16),
    "oval": oval((0.0, 0.0), 0.2, 0.1, 0.4),
    "figure eight": figure_eight((0.0, 0.0), 0.13, 0.078, 1.0),
    "square": points(SQUARE),
    "star": points(
        [(0.2 * r * math.cos(k), 0.2 * r * math.sin(k)) for k, r in zip(range(6), [1, 0.6] * 3, strict=True)]
    ),
}


@pytest.mark.parametrize("name", SHAPES)
def test_segments_are_equal(name: str) -> None:
    shape = SHAPES[name]
    sides = np.sqrt(((np.roll(shape.node, -1, axis=0) - shape.node) ** 2).sum(axis=1))
    spread = float(sides.max() / shape.segment_length - 1.0), float(1.0 - sides.min() / shape.segment_length)
    print(f"{name}: longest +{spread[0]:.1e}, shortest -{spread[1]:.1e}, length {1e3 * shape.length:.2f} mm")
    assert shape.node.shape == (96, 2)
    assert spread[0] < 1e-12
    assert spread[1] < (1e-9 if name in ("circle", "oval", "figure eight") else 0.05)


def test_length_is_that_of_the_curve() -> None:
    around = circle((0.0, 0.0), 0.16).length
    print(f"circle of 160 mm: {1e3 * around:.3f} mm; square: {1e3 * points(SQUARE).length:.3f} mm")
    assert around == pytest.approx(2.0 * math.pi * 0.16, rel=2e-6)
    assert points(SQUARE).length == pytest.approx(0.8)


def test_length_scales_the_shape() -> None:
    shape = circle((0.0, 0.0), 0.16, length=0.5)
    radius = float(np.sqrt((shape.node**2).sum(axis=1)).max())
    print(f"radius {1e3 * radius:.3f} mm")
    assert shape.length == pytest.approx(0.5)
    assert radius == pytest.approx(0.5 / (2.0 * math.pi), rel=1e-3)


def refused(make: "list[tuple[float, float]]", **options: float) -> str:
    with pytest.raises(PhysicsError) as error:
        points(make, **options)
    return error.value.key


def test_degenerate_curves_are_refused() -> None:
    assert refused([(0.0, 0.0), (0.1, 0.0)]) == "physics-cord-points"
    assert refused([(0.1, 0.0)] * 5) == "physics-cord-points"
    assert refused([(0.0, 0.0), (0.1, 0.0), (0.2, 0.0)]) == "physics-cord-flat"
    assert refused([(0.0, 0.0), (1e-3, 0.0), (0.0, 1e-3)]) == "physics-cord-length"
    assert refused([(0.0, 0.0), (math.nan, 0.0), (0.0, 0.1)]) == "physics-not-finite"
    assert refused(SQUARE, length=math.inf) == "physics-not-finite"
    assert refused(SQUARE, length=0.0) == "physics-cord-length"


def test_same_shape_same_bytes() -> None:
    again: CordShape = circle((0.01, -0.02), 0.16)
    assert again.node.tobytes() == SHAPES["circle"].node.tobytes()
