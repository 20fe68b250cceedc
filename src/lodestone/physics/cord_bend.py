"""How far a cord bends: no tighter than round a fingertip.

A cord as thick as this one does not fold flat, and fingers that pull it are as wide as its end becomes. So between two
segments of length l there is room for a circle of radius R that touches both in their middles: they turn by
2·atan(l/2R) at most, and the nodes before and after stay

    D = 2l/√(1 + (l/2R)²)

apart. It is a one-sided, viscous term like a contact, k_c/2dt·max(0, D − chord)², with the direction of the chord half
a step ahead. Taken along that direction the chord comes out too short if it turns, so the term is convex and errs to
the safe side. Shorter segments, where the cord is pushed together, may turn less: nothing crumples to a point.

Only bends near that limit take part, a few at every end that was pulled; the others cost nothing (`cord_factor`).
"""

import numpy as np

from lodestone.physics import cord_tables as col
from lodestone.physics.compile import inner_kernel, kernel
from lodestone.physics.cord_params import NODES
from lodestone.physics.types import Floats, Ints

__all__ = ["add_bends", "find_bends", "least_chord"]

BEND_MARGIN = 2e-4
"""m: bends whose chord, now or by the last displacement, is within this of the limit take part."""
FOLDED = 1e-9
"""m: a shorter chord has no direction; it opens across the cord."""


@kernel
def least_chord(segment_length: float, radius: float) -> float:
    """m, D: how far apart the neighbours of a node stay; below zero if the cord may fold flat (radius 0).

    >>> round(least_chord(0.0105, 0.0075) * 1e3, 1)
    17.2
    """
    if radius <= 0.0:
        return -1.0
    slope = 0.5 * segment_length / radius
    return float(2.0 * segment_length / np.sqrt(1.0 + slope * slope))


@inner_kernel
def find_bends(
    node: Floats, nodes: Floats, chord: float, longest: float, kept: float, index: Ints, bends: Floats
) -> int:
    """All bends near the limit `chord` (m); returns their number.

    node (96, 2) m; nodes: their table, with the AHEAD columns. Of a chord that is too short the share `kept` of what it
    lacks stays in this step, the rest is made up for, by at most `longest` (m). Fills index and bends.
    """
    count = 0
    near = (chord + BEND_MARGIN) * (chord + BEND_MARGIN)
    if chord <= 0.0:
        return 0
    for i in range(NODES):
        a = i - 1 if i > 0 else NODES - 1
        b = i + 1 if i + 1 < NODES else 0
        x = node[b, 0] - node[a, 0]
        y = node[b, 1] - node[a, 1]
        go_x = nodes[b, col.AHEAD_X] - nodes[a, col.AHEAD_X]
        go_y = nodes[b, col.AHEAD_Y] - nodes[a, col.AHEAD_Y]
        end_x = x + 2.0 * go_x
        end_y = y + 2.0 * go_y
        if x * x + y * y > near and end_x * end_x + end_y * end_y > near:
            continue
        go_x += x
        go_y += y
        length = np.sqrt(go_x * go_x + go_y * go_y)
        if length < FOLDED:
            go_x = node[a, 1] - node[i, 1]
            go_y = node[i, 0] - node[a, 0]
            length = np.sqrt(go_x * go_x + go_y * go_y + FOLDED * FOLDED)
        row = bends[count]
        row[col.CHORD_X] = go_x / length
        row[col.CHORD_Y] = go_y / length
        spread = row[col.CHORD_X] * x + row[col.CHORD_Y] * y - chord
        row[col.START_SPREAD] = max(-longest, (1.0 - kept) * spread) if spread < 0.0 else spread
        index[count] = i
        count += 1
    return count


@kernel
def add_bends(count: int, bends: Floats, index: Ints, nodes: Floats, stiffness: float, near: float) -> float:
    """The nodes beside a bend are pushed apart. The block that couples them is added in `cord_factor`.

    Bends no farther from the limit than the share `near` of the way that their nodes make count already, see
    `add_contacts`.
    """
    energy = 0.0
    for k in range(count):
        row = bends[k]
        i = index[k]
        a = nodes[i - 1 if i > 0 else NODES - 1]
        b = nodes[i + 1 if i + 1 < NODES else 0]
        x = row[col.CHORD_X]
        y = row[col.CHORD_Y]
        go_x = b[col.SHIFT_X] - a[col.SHIFT_X]
        go_y = b[col.SHIFT_Y] - a[col.SHIFT_Y]
        spread = row[col.START_SPREAD] + x * go_x + y * go_y
        row[col.SPREAD] = spread
        row[col.BENT] = 0.0
        if spread >= 0.0 and spread * spread >= near * near * (go_x * go_x + go_y * go_y):
            continue
        row[col.BENT] = 1.0
        push = stiffness * spread
        energy += 0.5 * push * spread
        a[col.GRADIENT_X] -= push * x
        a[col.GRADIENT_Y] -= push * y
        b[col.GRADIENT_X] += push * x
        b[col.GRADIENT_Y] += push * y
        xx = stiffness * x * x
        xy = stiffness * x * y
        yy = stiffness * y * y
        a[col.HESSIAN_XX] += xx
        a[col.HESSIAN_XY] += xy
        a[col.HESSIAN_YY] += yy
        b[col.HESSIAN_XX] += xx
        b[col.HESSIAN_XY] += xy
        b[col.HESSIAN_YY] += yy
    return energy
