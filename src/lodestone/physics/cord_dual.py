"""Duals of the cord's energy: friction directions, tensions and contact forces predicted by a linear solve.

They enter the next Hessian only (see `cord_energy`). For a friction term with gradient u/s, s = √(|u|²+e²),
the dual w ≈ u/s after the Newton step p is (u + p)/s − w·(u·p)/s², kept inside the unit disc
(Chan, Golub, Mulet 1999).
"""

import numpy as np

from lodestone.physics import cord_tables as col
from lodestone.physics.compile import inner_kernel
from lodestone.physics.cord_energy import YAW_SCALE
from lodestone.physics.cord_params import NODES
from lodestone.physics.cord_tables import Scales
from lodestone.physics.types import Floats, Ints

__all__ = ["predict_contacts", "predict_hand", "predict_nodes", "predict_stones"]


@inner_kernel
def predict_direction(
    wx: float, wy: float, ux: float, uy: float, px: float, py: float, inverse: float
) -> tuple[float, float]:
    """New dual of one friction term; inverse = 1/s."""
    share = (ux * px + uy * py) * inverse * inverse
    x = (ux + px) * inverse - wx * share
    y = (uy + py) * inverse - wy * share
    square = x * x + y * y
    if square > 1.0:
        scale = 1.0 / np.sqrt(square)
        x *= scale
        y *= scale
    return x, y


@inner_kernel
def predict_nodes(nodes: Floats, stiffness: float) -> None:
    """Friction directions of the nodes and tensions (N) of the segments after the Newton step."""
    for i in range(NODES):
        a = nodes[i]
        a[col.HEADING_X], a[col.HEADING_Y] = predict_direction(
            a[col.HEADING_X],
            a[col.HEADING_Y],
            a[col.SHIFT_X],
            a[col.SHIFT_Y],
            a[col.STEP_X],
            a[col.STEP_Y],
            a[col.INVERSE_NORM],
        )
        pull = 0.0
        if a[col.EXCESS] > col.SLACK:
            b = nodes[i + 1 if i + 1 < NODES else 0]
            growth = a[col.ALONG_X] * (b[col.STEP_X] - a[col.STEP_X])
            growth += a[col.ALONG_Y] * (b[col.STEP_Y] - a[col.STEP_Y])
            pull = max(0.0, stiffness * (a[col.EXCESS] + growth))
        a[col.TENSION] = pull


@inner_kernel
def predict_contacts(
    count: int, contacts: Floats, index: Ints, nodes: Floats, stones: Floats, stiffness: float
) -> None:
    """Contact forces (N) after the Newton step."""
    for c in range(count):
        row = contacts[c]
        row[col.FORCE] = 0.0
        if row[col.ACTIVE] == 0.0:
            continue
        i = index[c, col.SEGMENT]
        a = nodes[i]
        b = nodes[i + 1 if i + 1 < NODES else 0]
        stone = stones[index[c, col.STONE]]
        t = row[col.ALONG]
        u = 1.0 - t
        gap = (
            row[col.GAP]
            + row[col.NORMAL_X] * (u * a[col.STEP_X] + t * b[col.STEP_X] - stone[col.GO_X])
            + row[col.NORMAL_Y] * (u * a[col.STEP_Y] + t * b[col.STEP_Y] - stone[col.GO_Y])
            - row[col.SPIN_ARM] * stone[col.GO_YAW]
        )
        row[col.FORCE] = max(0.0, -stiffness * gap)


@inner_kernel
def predict_stones(count: int, stones: Floats, smooth: float) -> None:
    """Friction duals of the stones: sliding in the plane, and yaw."""
    for s in range(count):
        row = stones[s]
        x = row[col.MOVE_X]
        y = row[col.MOVE_Y]
        inverse = 1.0 / np.sqrt(x * x + y * y + smooth * smooth)
        row[col.HEAD_X], row[col.HEAD_Y] = predict_direction(
            row[col.HEAD_X], row[col.HEAD_Y], x, y, row[col.GO_X], row[col.GO_Y], inverse
        )
        yaw = row[col.MOVE_YAW]
        inverse = 1.0 / np.sqrt(yaw * yaw + YAW_SCALE * YAW_SCALE * smooth * smooth)
        row[col.HEAD_YAW], _ = predict_direction(row[col.HEAD_YAW], 0.0, yaw, 0.0, row[col.GO_YAW], 0.0, inverse)


@inner_kernel
def predict_hand(node: Floats, nodes: Floats, hand: Floats, scales: Scales, shortest: float) -> None:
    """Dual of the slipping hand; shortest: m, the distance at which slipping begins."""
    i = scales.grabbed
    j = i + 1 if i + 1 < NODES else 0
    a = nodes[i]
    b = nodes[j]
    t = scales.along
    u = 1.0 - t
    x = u * (node[i, 0] + a[col.SHIFT_X]) + t * (node[j, 0] + b[col.SHIFT_X]) - hand[0]
    y = u * (node[i, 1] + a[col.SHIFT_Y]) + t * (node[j, 1] + b[col.SHIFT_Y]) - hand[1]
    px = u * a[col.STEP_X] + t * b[col.STEP_X]
    py = u * a[col.STEP_Y] + t * b[col.STEP_Y]
    inverse = 1.0 / max(shortest, np.sqrt(x * x + y * y))
    hand[2], hand[3] = predict_direction(hand[2], hand[3], x, y, px, py, inverse)
