"""Newton's method for the convex energy of one cord in one step.

Full steps first (the predicted duals need a few to settle), then Armijo backtracking; it ends when a step
is too short to matter. A warm start from the last step's solution takes two or three iterations; should it
fail, a cold start follows, then a cold start with a third of the hand's advance.
"""

from lodestone.physics import cord_tables as col
from lodestone.physics.compile import inner_kernel
from lodestone.physics.cord_bend import add_bends
from lodestone.physics.cord_dual import predict_contacts, predict_hand, predict_nodes, predict_stones
from lodestone.physics.cord_energy import add_contacts, add_hand, add_segments, add_stones, add_table
from lodestone.physics.cord_factor import factorise, order_unknowns, scatter, substitute
from lodestone.physics.cord_params import NODES, CordLaws
from lodestone.physics.cord_tables import CordProblem, Scales
from lodestone.physics.types import Floats

__all__ = ["solve"]

NEAR_TAUT = 3e-6
"""m: segments this close to taut, and bends as close to their limit, count as springs in the first iteration."""
NEAR_TOUCH = 0.1
"""Contacts count as springs in the first iteration if their gap is below this share of how far the cord moves there in
a step."""
SHRINK = 0.4
"""Factor by which backtracking shortens a step."""
SHORTEST_SHARE = 1e-3
"""Share of the Newton step at which backtracking gives up."""
COLD_ITERATIONS = 100
"""Newton iterations at most, in a cold start."""
ATTEMPTS = 3
"""Starts before the step counts as failed."""
GOOD_ENOUGH = 10.0
"""Tolerances: a last step no longer than this is still accepted when the iterations run out."""
FAILED_FORCE = 200.0
"""N: more than any contact ever carries; a solution beyond it counts as failed."""


@inner_kernel
def solve(
    p: CordProblem, node: Floats, scales: Scales, laws: CordLaws, contacts: int, stones: int, bends: int
) -> tuple[int, int, bool]:
    """Minimise; the result is in the SHIFT and MOVE columns. Returns (iterations, attempts, success).

    node (96, 2) m: places before the step. One loop for all attempts, with a single call of everything that
    is large: the compiler merges each call into here.
    """
    rows, entries = order_unknowns(
        max(scales.grabbed, 0),
        contacts,
        p.contact_index,
        stones,
        bends,
        p.bend_index,
        p.node_index,
        p.stone_index,
        p.row_index,
    )
    longest_allowed = 4.0 * scales.cap
    attempt = 0
    total = 0
    done = 0
    limit = laws.iterations
    full_steps = laws.full_steps
    share = 0.0
    longest = 0.0
    slope = 0.0
    before = 0.0
    while True:
        first = done == 0
        energy = add_table(p.nodes, scales)
        energy += add_segments(node, p.nodes, scales.stretch, NEAR_TAUT if first else 0.0)
        if scales.grabbed >= 0:
            energy += add_hand(node, p.nodes, p.hand, scales, laws.hand_force)
        energy += add_stones(stones, p.stones, scales.smooth, laws.stone_brake)
        near = NEAR_TOUCH if first else 0.0
        energy += add_bends(bends, p.bends, p.bend_index, p.nodes, scales.contact, near)
        energy += add_contacts(contacts, p.contacts, p.contact_index, p.nodes, p.stones, scales.contact, near)
        if done > 0:
            if (
                done > full_steps
                and share >= SHORTEST_SHARE
                and energy > before + 1e-4 * share * slope + 1e-14 * abs(before)
            ):
                share *= SHRINK
                go(p, stones, share)
                continue
            if (longest < scales.tolerance and done > 1) or done >= limit:
                total += done
                if (
                    longest < GOOD_ENOUGH * scales.tolerance
                    and strongest_contact(p, contacts, scales.contact) < FAILED_FORCE
                ):
                    return total, attempt, True
                attempt += 1
                if attempt == ATTEMPTS:
                    return total, attempt, False
                start_cold(p, contacts, stones)
                limit = max(laws.iterations, COLD_ITERATIONS)
                if attempt == ATTEMPTS - 1:
                    full_steps = 0
                    retreat_hand(node, p.hand, scales)
                done = 0
                continue
        scatter(p, contacts, stones, bends, scales.contact, entries)
        factorise(rows, p.row_index, p.values, p.inverse_pivot, p.right)
        substitute(rows, p.row_index, p.values, p.inverse_pivot, p.right)
        slope, longest = take_step(p, stones)
        predict_nodes(p.nodes, scales.stretch)
        if scales.grabbed >= 0:
            predict_hand(node, p.nodes, p.hand, scales, laws.hand_force / scales.hand)
        predict_contacts(contacts, p.contacts, p.contact_index, p.nodes, p.stones, scales.contact)
        predict_stones(stones, p.stones, scales.smooth)
        share = 1.0 if longest < longest_allowed else longest_allowed / longest
        before = energy
        go(p, stones, share)
        done += 1


@inner_kernel
def take_step(p: CordProblem, stones: int) -> tuple[float, float]:
    """Distribute the solution, remember where it starts.

    Returns the slope of the energy along the step (J) and the longest step of a node (m).
    """
    slope = 0.0
    longest = 0.0
    for i in range(NODES):
        node = p.nodes[i]
        row = p.node_index[i, col.ROW]
        x = p.right[row]
        y = p.right[row + 1]
        slope += node[col.GRADIENT_X] * x + node[col.GRADIENT_Y] * y
        longest = max(longest, max(abs(x), abs(y)))
        node[col.STEP_X] = x
        node[col.STEP_Y] = y
        node[col.BASE_X] = node[col.SHIFT_X]
        node[col.BASE_Y] = node[col.SHIFT_Y]
    for s in range(stones):
        stone = p.stones[s]
        row = p.stone_index[s, col.STONE_ROW]
        for k in range(3):
            step = p.right[row + k]
            slope += stone[col.PULL_X + k] * step
            stone[col.GO_X + k] = step
            stone[col.FROM_X + k] = stone[col.MOVE_X + k]
    return slope, longest


@inner_kernel
def go(p: CordProblem, stones: int, share: float) -> None:
    """Unknowns = where the step starts + share·step."""
    for i in range(NODES):
        node = p.nodes[i]
        node[col.SHIFT_X] = node[col.BASE_X] + share * node[col.STEP_X]
        node[col.SHIFT_Y] = node[col.BASE_Y] + share * node[col.STEP_Y]
    for s in range(stones):
        stone = p.stones[s]
        for k in range(3):
            stone[col.MOVE_X + k] = stone[col.FROM_X + k] + share * stone[col.GO_X + k]


@inner_kernel
def start_cold(p: CordProblem, contacts: int, stones: int) -> None:
    """Nodes at rest, stones in free motion, no duals."""
    for i in range(NODES):
        for k in range(col.SHIFT_X, col.TENSION + 1):
            p.nodes[i, k] = 0.0
    for s in range(stones):
        for k in range(3):
            p.stones[s, col.MOVE_X + k] = p.stones[s, col.FREE_X + k]
            p.stones[s, col.HEAD_X + k] = 0.0
    for c in range(contacts):
        p.contacts[c, col.FORCE] = 0.0
    p.hand[2] = 0.0
    p.hand[3] = 0.0


@inner_kernel
def strongest_contact(p: CordProblem, contacts: int, stiffness: float) -> float:
    """N, the largest contact force."""
    deepest = 0.0
    for c in range(contacts):
        deepest = max(deepest, -p.contacts[c, col.GAP])
    return stiffness * deepest


@inner_kernel
def retreat_hand(node: Floats, hand: Floats, scales: Scales) -> None:
    """Let the hand advance by a third only."""
    if scales.grabbed < 0:
        return
    i = scales.grabbed
    j = i + 1 if i + 1 < NODES else 0
    for k in range(2):
        held = (1.0 - scales.along) * node[i, k] + scales.along * node[j, k]
        hand[k] = held + (hand[k] - held) / 3.0
