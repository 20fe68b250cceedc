"""Newton's method for the convex energy of one cord in one step.

Full steps first (the predicted duals need a few to settle), then Armijo backtracking; it ends when a step
is too short to matter. A warm start from the last step's solution takes two or three iterations; should it
fail, a cold start follows, then a cold start with a third of the hand's advance.
"""

from typing import NamedTuple

import numpy as np

from lodestone.physics import cord_contact as at
from lodestone.physics.compile import kernel
from lodestone.physics.cord_contact import CONTACT_COLUMNS, MAX_CONTACTS
from lodestone.physics.cord_dual import predict_contacts, predict_hand, predict_nodes, predict_stones
from lodestone.physics.cord_energy import (
    FREE_X,
    FREE_Y,
    FREE_YAW,
    STONE_COLUMNS,
    add_contacts,
    add_hand,
    add_segments,
    add_stones,
    add_table,
)
from lodestone.physics.cord_factor import factorise, order_unknowns, scatter, substitute
from lodestone.physics.cord_params import NODES, CordLaws
from lodestone.physics.types import Floats, Ints

__all__ = ["Problem", "Scales", "make_problem", "solve"]

NEAR = 3e-5
"""m: contacts this close count as springs in the first iteration, segments within a tenth of it."""
SHRINK = 0.4
"""Factor of the backtracking."""
COLD_ITERATIONS = 100
FAILED_FORCE = 200.0
"""N: no contact ever carries this; a solution that says so is none."""


class Problem(NamedTuple):
    """Unknowns, duals and scratch of one cord's step, reused from step to step. n magnets, s ≤ n stones."""

    shift: Floats
    """(96, 2) m, displacement of the nodes."""
    move: Floats
    """(n, 3) m, m, rad: displacement of the stones, row s for the s-th stone near the cord."""
    heading: Floats
    """(96, 2) friction duals of the nodes."""
    tension: Floats
    """(96,) N, duals of the segments."""
    stone_heading: Floats
    """(n, 3) friction duals of the stones."""
    hand_heading: Floats
    """(2,) dual of the hand."""
    stone: Floats
    """(n, STONE_COLUMNS)."""
    contact: Floats
    """(MAX_CONTACTS, CONTACT_COLUMNS)."""
    segment: Ints
    """(MAX_CONTACTS,) segment of each contact."""
    magnet: Ints
    """(MAX_CONTACTS,) magnet of each contact, its index in `Bodies`."""
    stone_of: Ints
    """(MAX_CONTACTS,) stone of each contact, its row in `stone`."""
    stone_magnet: Ints
    """(n,) magnet of each stone."""
    gradient: Floats
    diagonal: Floats
    coupling: Floats
    inverse_norm: Floats
    excess: Floats
    direction: Floats
    stone_gradient: Floats
    stone_block: Floats
    step: Floats
    stone_step: Floats
    base: Floats
    stone_base: Floats
    sequence: Ints
    order: Ints
    node_row: Ints
    stone_row: Ints
    stone_first: Ints
    stone_last: Ints
    first: Ints
    offset: Ints
    right: Floats
    inverse_pivot: Floats
    values: Floats


class Scales(NamedTuple):
    """What the energy needs beside the unknowns, constant within a step."""

    rest: float
    """m, length of a segment."""
    grip: float
    """N, friction limit of a node."""
    drag: float
    """N/m, viscosity/dt."""
    overspeed: float
    """N/m."""
    smooth: float
    """m, ε·dt."""
    cap: float
    """m, farthest a node goes without the overspeed term."""
    tolerance: float
    """m."""
    grabbed: int
    """Segment in the hand, −1 for none."""
    along: float
    """Place on it, 0 to 1."""


@kernel
def make_problem(magnets: int) -> Problem:
    """Memory for a cord among `magnets` magnets."""
    rows = 2 * NODES + 3 * magnets
    entries = rows * (rows + 1) // 2  # the envelope can be no larger than the triangle
    return Problem(
        np.zeros((NODES, 2)),
        np.zeros((magnets, 3)),
        np.zeros((NODES, 2)),
        np.zeros(NODES),
        np.zeros((magnets, 3)),
        np.zeros(2),
        np.zeros((magnets, STONE_COLUMNS)),
        np.zeros((MAX_CONTACTS, CONTACT_COLUMNS)),
        np.zeros(MAX_CONTACTS, np.int64),
        np.zeros(MAX_CONTACTS, np.int64),
        np.zeros(MAX_CONTACTS, np.int64),
        np.zeros(magnets, np.int64),
        np.zeros((NODES, 2)),
        np.zeros((NODES, 3)),
        np.zeros((NODES, 3)),
        np.zeros(NODES),
        np.zeros(NODES),
        np.zeros((NODES, 2)),
        np.zeros((magnets, 3)),
        np.zeros((magnets, 3, 3)),
        np.zeros((NODES, 2)),
        np.zeros((magnets, 3)),
        np.zeros((NODES, 2)),
        np.zeros((magnets, 3)),
        np.zeros(NODES, np.int64),
        np.zeros(NODES, np.int64),
        np.zeros(NODES, np.int64),
        np.zeros(magnets, np.int64),
        np.zeros(magnets, np.int64),
        np.zeros(magnets, np.int64),
        np.zeros(rows, np.int64),
        np.zeros(rows, np.int64),
        np.zeros(rows),
        np.zeros(rows),
        np.empty(entries),
    )


@kernel
def assemble(
    p: Problem, node: Floats, hand: Floats, scales: Scales, laws: CordLaws, contacts: int, stones: int, near: float
) -> float:
    """Energy (J), gradient and Hessian at (shift, move)."""
    energy = add_table(
        p.shift,
        p.heading,
        scales.grip,
        scales.drag,
        scales.smooth,
        scales.cap,
        scales.overspeed,
        p.gradient,
        p.diagonal,
        p.inverse_norm,
    )
    energy += add_segments(
        node,
        p.shift,
        p.tension,
        scales.rest,
        laws.stretch_stiffness,
        0.1 * near,
        p.gradient,
        p.diagonal,
        p.coupling,
        p.excess,
        p.direction,
    )
    if scales.grabbed >= 0:
        energy += add_hand(
            node,
            p.shift,
            scales.grabbed,
            scales.along,
            hand,
            laws.hand_stiffness,
            laws.hand_force,
            p.hand_heading,
            p.gradient,
            p.diagonal,
            p.coupling,
        )
    if stones == 0:
        return energy
    energy += add_stones(
        stones,
        p.stone,
        p.move,
        p.stone_heading,
        scales.smooth,
        laws.stone_brake,
        p.stone_gradient,
        p.stone_block,
    )
    energy += add_contacts(
        contacts,
        p.contact,
        p.segment,
        p.stone_of,
        p.shift,
        p.move,
        laws.contact_stiffness,
        near,
        p.gradient,
        p.diagonal,
        p.coupling,
        p.stone_gradient,
        p.stone_block,
    )
    return energy


@kernel
def newton_step(p: Problem, laws: CordLaws, contacts: int, stones: int, rows: int, entries: int) -> None:
    """Solve H·(step, stone_step) = −gradient."""
    scatter(
        entries,
        p.node_row,
        p.stone_row,
        p.offset,
        p.diagonal,
        p.coupling,
        p.gradient,
        stones,
        p.stone_block,
        p.stone_gradient,
        contacts,
        p.contact,
        p.segment,
        p.stone_of,
        laws.contact_stiffness,
        p.values,
        p.right,
    )
    factorise(rows, p.first, p.offset, p.values, p.inverse_pivot, p.right)
    substitute(rows, p.first, p.offset, p.values, p.inverse_pivot, p.right)
    for i in range(NODES):
        row = p.node_row[i]
        p.step[i, 0] = p.right[row]
        p.step[i, 1] = p.right[row + 1]
    for s in range(stones):
        row = p.stone_row[s]
        for k in range(3):
            p.stone_step[s, k] = p.right[row + k]


@kernel
def predict(
    p: Problem, node: Floats, hand: Floats, scales: Scales, laws: CordLaws, contacts: int, stones: int
) -> None:
    """Update all duals after the linear solve."""
    predict_nodes(
        p.shift,
        p.step,
        p.inverse_norm,
        p.excess,
        p.direction,
        laws.stretch_stiffness,
        p.heading,
        p.tension,
    )
    if scales.grabbed >= 0:
        slips = laws.hand_force / laws.hand_stiffness
        predict_hand(node, p.shift, p.step, scales.grabbed, scales.along, hand, slips, p.hand_heading)
    if stones > 0:
        predict_contacts(
            contacts, p.contact, p.segment, p.stone_of, p.step, p.stone_step, laws.contact_stiffness
        )
        predict_stones(stones, p.move, p.stone_step, scales.smooth, p.stone_heading)


@kernel
def remember_base(p: Problem, stones: int) -> tuple[float, float]:
    """Copy the unknowns; returns (slope of the energy along the step in J, longest node step in m)."""
    slope = 0.0
    longest = 0.0
    for i in range(NODES):
        slope += p.gradient[i, 0] * p.step[i, 0] + p.gradient[i, 1] * p.step[i, 1]
        longest = max(longest, max(abs(p.step[i, 0]), abs(p.step[i, 1])))
        p.base[i, 0] = p.shift[i, 0]
        p.base[i, 1] = p.shift[i, 1]
    for s in range(stones):
        for k in range(3):
            slope += p.stone_gradient[s, k] * p.stone_step[s, k]
            p.stone_base[s, k] = p.move[s, k]
    return slope, longest


@kernel
def go(p: Problem, stones: int, share: float) -> None:
    """Unknowns = base + share·step."""
    for i in range(NODES):
        p.shift[i, 0] = p.base[i, 0] + share * p.step[i, 0]
        p.shift[i, 1] = p.base[i, 1] + share * p.step[i, 1]
    for s in range(stones):
        for k in range(3):
            p.move[s, k] = p.stone_base[s, k] + share * p.stone_step[s, k]


@kernel
def start_cold(p: Problem, contacts: int, stones: int) -> None:
    """Nodes at rest, stones in free motion, no duals."""
    p.shift[:] = 0.0
    p.heading[:] = 0.0
    p.tension[:] = 0.0
    p.hand_heading[:] = 0.0
    for s in range(stones):
        p.move[s, 0] = p.stone[s, FREE_X]
        p.move[s, 1] = p.stone[s, FREE_Y]
        p.move[s, 2] = p.stone[s, FREE_YAW]
        for k in range(3):
            p.stone_heading[s, k] = 0.0
    for c in range(contacts):
        p.contact[c, at.ALONG] = p.contact[c, at.START_ALONG]
        p.contact[c, at.FORCE] = 0.0


@kernel
def iterate(
    p: Problem,
    node: Floats,
    hand: Floats,
    scales: Scales,
    laws: CordLaws,
    contacts: int,
    stones: int,
    rows: int,
    entries: int,
    limit: int,
    full_steps: int,
) -> tuple[int, float]:
    """Newton iterations from the present unknowns; returns (iterations, length of the last step in m)."""
    energy = assemble(p, node, hand, scales, laws, contacts, stones, NEAR)
    longest_allowed = 4.0 * scales.cap
    moved = longest_allowed
    done = 0
    while done < limit:
        newton_step(p, laws, contacts, stones, rows, entries)
        done += 1
        slope, longest = remember_base(p, stones)
        predict(p, node, hand, scales, laws, contacts, stones)
        share = 1.0 if longest < longest_allowed else longest_allowed / longest
        before = energy
        go(p, stones, share)
        energy = assemble(p, node, hand, scales, laws, contacts, stones, 0.0)
        while (
            done > full_steps
            and share >= 1e-3
            and energy > before + 1e-4 * share * slope + 1e-14 * abs(before)
        ):
            share *= SHRINK
            go(p, stones, share)
            energy = assemble(p, node, hand, scales, laws, contacts, stones, 0.0)
        moved = share * longest
        if moved < scales.tolerance and done > 1:
            break
    return done, moved


@kernel
def solve(
    p: Problem, node: Floats, hand: Floats, scales: Scales, laws: CordLaws, contacts: int, stones: int
) -> tuple[int, int, bool]:
    """Minimise; the result is in p.shift and p.move. Returns (iterations, attempts, success)."""
    rows, entries = order_unknowns(
        max(scales.grabbed, 0),
        contacts,
        p.segment,
        p.stone_of,
        stones,
        p.sequence,
        p.order,
        p.node_row,
        p.stone_row,
        p.stone_first,
        p.stone_last,
        p.first,
        p.offset,
    )
    total = 0
    for attempt in range(3):
        limit = laws.iterations
        full_steps = laws.full_steps
        if attempt > 0:
            start_cold(p, contacts, stones)
            limit = max(limit, COLD_ITERATIONS)
        if attempt == 2:
            full_steps = 0
            retreat_hand(node, hand, scales)
        done, moved = iterate(
            p, node, hand, scales, laws, contacts, stones, rows, entries, limit, full_steps
        )
        total += done
        strongest = 0.0
        for c in range(contacts):
            strongest = max(strongest, -laws.contact_stiffness * p.contact[c, at.GAP])
        if moved < 20.0 * scales.tolerance and strongest < FAILED_FORCE:
            return total, attempt, True
    return total, 3, False


@kernel
def retreat_hand(node: Floats, hand: Floats, scales: Scales) -> None:
    """Let the hand advance by a third only."""
    if scales.grabbed < 0:
        return
    i = scales.grabbed
    j = i + 1 if i + 1 < NODES else 0
    for k in range(2):
        held = (1.0 - scales.along) * node[i, k] + scales.along * node[j, k]
        hand[k] = held + (hand[k] - held) / 3.0
