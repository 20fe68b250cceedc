"""The tables that one step of a cord works on: one row a node, a stone, a contact, with named columns.

Tables rather than one array a quantity: a kernel then takes three arguments where it took thirty, compiles in
a fraction of the time, and finds all it needs of a node in one or two cache lines.
"""

from typing import NamedTuple

import numpy as np

from lodestone.physics.compile import kernel
from lodestone.physics.cord_params import NODES
from lodestone.physics.types import Floats, Ints

__all__ = ["MAX_CONTACTS", "CordProblem", "Scales", "make_problem"]

MAX_CONTACTS = 4 * NODES
"""Rows of the contact table; further contacts are dropped (24 stones packed on a cord have about 120)."""

# --- Problem.nodes -----------------------------------------------------------------------------------------
SHIFT_X, SHIFT_Y = 0, 1
"""m, displacement d in this step."""
HEADING_X, HEADING_Y = 2, 3
"""Friction dual: a unit vector where the node slides."""
TENSION = 4
"""N, dual of the segment from this node to the next."""
GRADIENT_X, GRADIENT_Y = 5, 6
"""N, of the energy."""
HESSIAN_XX, HESSIAN_XY, HESSIAN_YY = 7, 8, 9
"""N/m, diagonal block."""
PAIR_XX, PAIR_XY, PAIR_YY = 10, 11, 12
"""N/m, block with the next node."""
INVERSE_NORM = 13
"""1/m, 1/√(|d|² + e²)."""
EXCESS = 14
"""m, length of the segment beyond its rest length; SLACK if it is well below."""
ALONG_X, ALONG_Y = 15, 16
"""Unit vector along the segment, if not slack."""
STEP_X, STEP_Y = 17, 18
"""m, Newton step."""
BASE_X, BASE_Y = 19, 20
"""m, displacement before the step."""
AHEAD_X, AHEAD_Y = 21, 22
"""m, half the displacement of the last step: where contacts are looked for, see `cord_contact`."""
REST = 23
"""m, length up to which the segment resists nothing in this step."""
NODE_COLUMNS = 24
SLACK = -1.0

# --- Problem.stones ----------------------------------------------------------------------------------------
INERTIA = 0
"""N/m, m/dt²."""
FREE_X, FREE_Y, FREE_YAW = 1, 2, 3
"""m, m, rad: displacement dt·U without cord and friction."""
SPIN_INERTIA = 4
"""N·m/rad, I_zz/dt²."""
GRIP = 5
"""N, limit μN of sliding friction."""
SPIN_GRIP = 6
"""N·m, limit c_t·N of drilling friction."""
BRAKE_FROM = 7
"""m: the cord pushes a stone no farther than this in one step."""
BRAKE = 8
"""N/m, force of the brake per displacement in the last assembly."""
MOVE_X, MOVE_Y, MOVE_YAW = 9, 10, 11
"""m, m, rad: displacement D in this step."""
HEAD_X, HEAD_Y, HEAD_YAW = 12, 13, 14
"""Friction duals."""
PULL_X, PULL_Y, PULL_YAW = 15, 16, 17
"""N, N, N·m: gradient."""
BLOCK_XX, BLOCK_XY, BLOCK_YY, BLOCK_XA, BLOCK_YA, BLOCK_AA = 18, 19, 20, 21, 22, 23
"""Hessian; a is the yaw."""
GO_X, GO_Y, GO_YAW = 24, 25, 26
"""Newton step."""
FROM_X, FROM_Y, FROM_YAW = 27, 28, 29
"""Displacement before the step."""
STONE_COLUMNS = 30

# --- Problem.contacts --------------------------------------------------------------------------------------
NORMAL_X, NORMAL_Y = 0, 1
"""Unit normal, from the magnet to the cord."""
START_GAP = 2
"""m, gap at zero displacement, cord radius included."""
START_ALONG = 3
"""Place of the contact on its segment where it was found, 0 to 1."""
ALONG = 4
"""…and after the displacement tried: the contact rolls along."""
GAP = 5
"""m, gap after the displacement tried."""
ARM_X, ARM_Y, ARM_Z = 6, 7, 8
"""m, from the magnet's centre to the touching point on its outline."""
SPIN_ARM = 9
"""m, arm × normal: the lever of the contact force about the vertical."""
CURVATURE_RADIUS = 10
"""m, of the outline at the touching point, cord radius included."""
LENGTH = 11
"""m, of the segment at the start."""
FORCE = 12
"""N, dual: the force predicted by the last linear solve."""
ACTIVE = 13
"""1 if the contact entered the last assembly."""
CONTACT_COLUMNS = 14

# --- Problem.bends: which bends these are, and what for, is told in `cord_bend` ------------------------------
CHORD_X, CHORD_Y = 0, 1
"""Unit vector from the node before the bend to the node after it."""
START_SPREAD = 2
"""m, how much farther apart they are at zero displacement than they must be."""
SPREAD = 3
"""m, after the displacement tried."""
BENT = 4
"""1 if the bend entered the last assembly."""
BEND_COLUMNS = 5

# --- Problem.contact_index ---------------------------------------------------------------------------------
SEGMENT, MAGNET, STONE = 0, 1, 2
"""Segment; index in `Bodies`; row in Problem.stones."""

# --- Problem.node_index, Problem.stone_index, Problem.row_index: see `cord_factor` --------------------------
SEQUENCE, ORDER, ROW, REACH = 0, 1, 2, 3
WHO, FIRST_NODE, LAST_NODE, STONE_ROW = 0, 1, 2, 3
FIRST, OFFSET = 0, 1


class CordProblem(NamedTuple):
    """Memory for the step of one cord among n magnets, reused from step to step."""

    nodes: Floats
    """(96, NODE_COLUMNS)."""
    stones: Floats
    """(n, STONE_COLUMNS), one row for each magnet near the cord."""
    contacts: Floats
    """(MAX_CONTACTS, CONTACT_COLUMNS)."""
    hand: Floats
    """(4,) place (m) and dual of the hand."""
    contact_index: Ints
    """(MAX_CONTACTS, 3)."""
    node_index: Ints
    """(96, 4) SEQUENCE: nodes in the order of elimination; ORDER: its inverse; ROW of the node; REACH: the first place
    in the order that the node at this place is coupled with."""
    stone_index: Ints
    """(n, 4) WHO: index in `Bodies`; FIRST_NODE, LAST_NODE touched, in the order; ROW of the stone."""
    row_index: Ints
    """(2·96 + 3n, 2) FIRST column and OFFSET of each row of the matrix."""
    right: Floats
    """(rows,) right side, then solution."""
    inverse_pivot: Floats
    """(rows,) of LDLᵀ."""
    values: Floats
    """(entries,) rows of the matrix from their first column on."""
    company: Ints
    """(n,) the same number for magnets that hang together, see `cord_load`."""
    bends: Floats
    """(96, BEND_COLUMNS)."""
    bend_index: Ints
    """(96,) the node in the middle of each bend."""


class Scales(NamedTuple):
    """What the energy needs beside the tables, constant within a step."""

    grip: float
    """N, friction limit of a node."""
    drag: float
    """N/m, viscosity/dt."""
    overspeed: float
    """N/m, likewise beyond the cap."""
    smooth: float
    """m, ε·dt."""
    cap: float
    """m, farthest a node goes freely."""
    tolerance: float
    """m."""
    grabbed: int
    """Segment in the hand, −1 for none."""
    along: float
    """Place on it, 0 to 1."""
    stretch: float
    """N/m, viscosity/dt of a segment…"""
    contact: float
    """…of a contact…"""
    hand: float
    """…and of the hand."""


@kernel
def make_problem(magnets: int) -> CordProblem:
    """Memory for a cord among `magnets` magnets."""
    rows = 2 * NODES + 3 * magnets
    return CordProblem(
        np.zeros((NODES, NODE_COLUMNS)),
        np.zeros((magnets, STONE_COLUMNS)),
        np.zeros((MAX_CONTACTS, CONTACT_COLUMNS)),
        np.zeros(4),
        np.zeros((MAX_CONTACTS, 3), np.int64),
        np.zeros((NODES, 4), np.int64),
        np.zeros((magnets, 4), np.int64),
        np.zeros((rows, 2), np.int64),
        np.zeros(rows),
        np.zeros(rows),
        np.empty(rows * (rows + 1) // 2),  # no envelope is larger than the triangle
        np.arange(magnets),
        np.zeros((NODES, BEND_COLUMNS)),
        np.zeros(NODES, np.int64),
    )
