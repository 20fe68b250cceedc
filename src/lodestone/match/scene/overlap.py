"""Which magnets overlap, worked out without a kernel: scenes are refused before anything has to be compiled.

Two ellipsoids with shape matrices A, B (x inside: xᵀA⁻¹x ≤ 1) and centre offset r overlap exactly if

    max over 0 < s < 1 of  s(1−s) rᵀ[(1−s)A + sB]⁻¹r  < 1

(Perram and Wertheim, J. Comput. Phys. 58, 1985). The function of s is concave, so a section search finds it.
"""

from __future__ import annotations

import numpy as np

from lodestone.physics.poses import Quaternion, rotation_rows
from lodestone.physics.types import Floats

SECTIONS = 60
GOLDEN = 0.6180339887498949
SLACK = 1e-6
"""By how much the maximum may fall short of 1: magnets that touch exactly do not overlap."""


def shape_matrix(semi_axes: tuple[float, float, float], turn: Quaternion) -> Floats:
    """(3, 3) m², R diag(a²) Rᵀ.

    >>> shape_matrix((3.0, 2.0, 1.0), (1.0, 0.0, 0.0, 0.0)).diagonal().tolist()
    [9.0, 4.0, 1.0]
    """
    rotation = np.array(rotation_rows(turn))
    return np.asarray(rotation @ np.diag(np.square(semi_axes)) @ rotation.T)


def overlapping_pairs(positions: Floats, shapes: Floats) -> list[tuple[int, int]]:
    """Pairs of the magnets at positions (n, 3) m with shapes (n, 3, 3) m² that overlap, in order.

    >>> ball = np.eye(3) * 25e-6
    >>> overlapping_pairs(np.array([[0.0, 0, 0], [9e-3, 0, 0], [19.1e-3, 0, 0]]), np.stack([ball] * 3))
    [(0, 1)]
    """
    if len(positions) < 2:
        return []
    reach = np.sqrt(np.linalg.eigvalsh(shapes)[:, 2])
    first, second = np.triu_indices(len(positions), 1)
    offset = positions[second] - positions[first]
    near = np.linalg.norm(offset, axis=1) < reach[first] + reach[second]
    first, second, offset = first[near], second[near], offset[near]
    apart = _largest(offset, shapes[first], shapes[second]) >= 1.0 - SLACK
    return [(int(i), int(j)) for i, j in zip(first[~apart], second[~apart], strict=True)]


def _largest(offset: Floats, a: Floats, b: Floats) -> Floats:
    """(m,) the maximum over s by golden sections, all pairs at once."""

    def value(s: Floats) -> Floats:
        mixed = (1.0 - s)[:, None, None] * a + s[:, None, None] * b
        solved = np.linalg.solve(mixed, offset[:, :, None])[:, :, 0]
        return np.asarray(s * (1.0 - s) * (offset * solved).sum(axis=1))

    low, high = np.zeros(len(offset)), np.ones(len(offset))
    best = np.zeros(len(offset))
    for _ in range(SECTIONS):
        left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        at_left, at_right = value(left), value(right)
        best = np.maximum(best, np.maximum(at_left, at_right))
        up = at_left < at_right
        low, high = np.where(up, left, low), np.where(up, high, right)
    return best
