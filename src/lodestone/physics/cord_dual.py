"""Duals of the cord's energy: friction directions, tensions and contact forces predicted by a linear solve.

They enter the next Hessian only (see `cord_energy`). For a friction term with gradient u/s, s = √(|u|²+e²),
the dual w ≈ u/s after the Newton step p is (u + p)/s − w·(u·p)/s², kept inside the unit disc
(Chan, Golub, Mulet 1999).
"""

import numpy as np

from lodestone.physics import cord_contact as at
from lodestone.physics.compile import kernel
from lodestone.physics.cord_energy import YAW_SCALE
from lodestone.physics.cord_params import NODES
from lodestone.physics.types import Floats, Ints

__all__ = ["predict_contacts", "predict_hand", "predict_nodes", "predict_stones"]


@kernel
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


@kernel
def predict_nodes(
    shift: Floats,
    step: Floats,
    inverse_norm: Floats,
    excess: Floats,
    direction: Floats,
    stiffness: float,
    heading: Floats,
    tension: Floats,
) -> None:
    """Friction directions (96, 2) and tensions (96,) N after the Newton step (96, 2) m."""
    for i in range(NODES):
        heading[i, 0], heading[i, 1] = predict_direction(
            heading[i, 0], heading[i, 1], shift[i, 0], shift[i, 1], step[i, 0], step[i, 1], inverse_norm[i]
        )
        pull = 0.0
        if excess[i] > -1.0:
            j = i + 1 if i + 1 < NODES else 0
            growth = direction[i, 0] * (step[j, 0] - step[i, 0]) + direction[i, 1] * (step[j, 1] - step[i, 1])
            pull = max(0.0, stiffness * (excess[i] + growth))
        tension[i] = pull


@kernel
def predict_contacts(
    count: int,
    contact: Floats,
    segment: Ints,
    stone_of: Ints,
    step: Floats,
    stone_step: Floats,
    stiffness: float,
) -> None:
    """Contact forces (N) after the Newton step."""
    for c in range(count):
        row = contact[c]
        row[at.FORCE] = 0.0
        if row[at.ACTIVE] == 0.0:
            continue
        i = segment[c]
        j = i + 1 if i + 1 < NODES else 0
        s = stone_of[c]
        t = row[at.ALONG]
        u = 1.0 - t
        gap = (
            row[at.GAP]
            + row[at.NORMAL_X] * (u * step[i, 0] + t * step[j, 0] - stone_step[s, 0])
            + row[at.NORMAL_Y] * (u * step[i, 1] + t * step[j, 1] - stone_step[s, 1])
            - row[at.SPIN_ARM] * stone_step[s, 2]
        )
        row[at.FORCE] = max(0.0, -stiffness * gap)


@kernel
def predict_stones(count: int, move: Floats, stone_step: Floats, smooth: float, heading: Floats) -> None:
    """Friction duals (s, 3) of the stones: sliding in the plane, and yaw."""
    for s in range(count):
        x = move[s, 0]
        y = move[s, 1]
        inverse = 1.0 / np.sqrt(x * x + y * y + smooth * smooth)
        heading[s, 0], heading[s, 1] = predict_direction(
            heading[s, 0], heading[s, 1], x, y, stone_step[s, 0], stone_step[s, 1], inverse
        )
        yaw = move[s, 2]
        inverse = 1.0 / np.sqrt(yaw * yaw + YAW_SCALE * YAW_SCALE * smooth * smooth)
        heading[s, 2], _ = predict_direction(heading[s, 2], 0.0, yaw, 0.0, stone_step[s, 2], 0.0, inverse)


@kernel
def predict_hand(
    node: Floats,
    shift: Floats,
    step: Floats,
    segment: int,
    along: float,
    hand: Floats,
    shortest: float,
    heading: Floats,
) -> None:
    """Dual (2,) of the slipping hand; shortest = hand_force/hand_stiffness (m), where slipping begins."""
    i = segment
    j = i + 1 if i + 1 < NODES else 0
    u = 1.0 - along
    x = u * (node[i, 0] + shift[i, 0]) + along * (node[j, 0] + shift[j, 0]) - hand[0]
    y = u * (node[i, 1] + shift[i, 1]) + along * (node[j, 1] + shift[j, 1]) - hand[1]
    px = u * step[i, 0] + along * step[j, 0]
    py = u * step[i, 1] + along * step[j, 1]
    inverse = 1.0 / max(shortest, np.sqrt(x * x + y * y))
    heading[0], heading[1] = predict_direction(heading[0], heading[1], x, y, px, py, inverse)
