"""The energy of a cord and its solver.

- the gradient is the derivative of the energy
- LDLᵀ in the folded order solves the same system as a dense solver
- the predicted duals change the way, not the goal: any iteration limit and tolerance give the same minimum
- a hand that moves a bight of a cord which stones block costs little more than two iterations a step
"""

import numpy as np

from lodestone.physics import cord_tables as col
from lodestone.physics.cord_bend import add_bends
from lodestone.physics.cord_energy import add_contacts, add_hand, add_segments, add_stones, add_table
from lodestone.physics.cord_factor import factorise, order_unknowns, scatter, substitute
from lodestone.physics.cord_params import NODES, CordLaws
from lodestone.physics.cord_shapes import circle
from lodestone.physics.cord_tables import CordProblem, Scales, make_problem
from tests.physics.cord_scenes import apart, make_board, packed, places, pull, random_spots, settle

LAWS = CordLaws()
NODE = circle((0.0, 0.0), 0.16).node
REST = circle((0.0, 0.0), 0.16).segment_length
SCALES = Scales(4e-4, 1.0, 10.0, 1e-6, 2e-4, 1e-7, 5, 0.3, 4e5, 1e5, 1e5)
CONTACTS, STONES = 5, 2
BENDS = (0, 3, 4, 20, 54, 95)
"""Nodes; the order of elimination begins at 53."""


def random_problem(seed: int) -> CordProblem:
    """A state in which every term of the energy is at work."""
    chance = np.random.default_rng(seed)
    p = make_problem(STONES)
    p.nodes[:, [col.SHIFT_X, col.SHIFT_Y]] = chance.normal(0.0, 1e-4, (NODES, 2))
    p.nodes[:, [col.HEADING_X, col.HEADING_Y]] = chance.uniform(-0.5, 0.5, (NODES, 2))
    p.nodes[:, col.TENSION] = chance.uniform(0.0, 0.1, NODES)
    p.nodes[:, col.REST] = REST
    p.hand[:2] = NODE[5] + chance.normal(0.0, 1e-3, 2)
    p.stones[:, : col.BRAKE] = [7.5e3, 1e-4, -5e-5, 1e-3, 0.2, 0.026, 1e-5, 1e-4]
    p.stones[:, col.MOVE_X : col.MOVE_YAW + 1] = chance.normal(0.0, 1e-4, (STONES, 3))
    for k, segment in enumerate((3, 4, 5, 40, 95)):
        turn = chance.uniform(0.0, 6.0)
        p.contacts[k] = [
            np.cos(turn), np.sin(turn), -2e-4, 0.4, 0.4, 0.0, 9e-3, 1e-3, 0.0, 2e-3, 0.012, REST, 0.05, 0.0
        ]  # fmt: skip
        p.contact_index[k] = (segment, k % 2, k % 2)
    for k, node in enumerate(BENDS):
        turn = chance.uniform(0.0, 6.0)
        p.bends[k, : col.SPREAD] = [np.cos(turn), np.sin(turn), chance.normal(0.0, 3e-4)]
        p.bend_index[k] = node
    return p


def energy(p: CordProblem) -> float:
    total = add_table(p.nodes, SCALES)
    total += add_segments(NODE, p.nodes, SCALES.stretch, 0.0)
    total += add_hand(NODE, p.nodes, p.hand, SCALES, LAWS.hand_force)
    total += add_stones(STONES, p.stones, SCALES.smooth, LAWS.stone_brake)
    total += add_bends(len(BENDS), p.bends, p.bend_index, p.nodes, SCALES.contact, 0.0)
    total += add_contacts(CONTACTS, p.contacts, p.contact_index, p.nodes, p.stones, SCALES.contact, 0.0)
    return float(total)


def test_gradient_is_the_derivative() -> None:
    p = random_problem(1)
    energy(p)
    slope = np.concatenate(
        [
            p.nodes[:, col.GRADIENT_X : col.GRADIENT_Y + 1].ravel(),
            p.stones[:, col.PULL_X : col.PULL_YAW + 1].ravel(),
        ]
    )
    worst = 0.0
    for k in (*range(0, 2 * NODES, 3), *range(2 * NODES, len(slope))):
        stone, part = divmod(k - 2 * NODES, 3)
        table, row, column = (
            (p.nodes, k // 2, col.SHIFT_X + k % 2) if k < 2 * NODES else (p.stones, stone, col.MOVE_X + part)
        )
        old = table[row, column]
        step = 1e-9
        table[row, column] = old + step
        above = energy(p)
        table[row, column] = old - step
        below = energy(p)
        table[row, column] = old
        worst = max(worst, abs((above - below) / (2.0 * step) - slope[k]) / (1e-2 + abs(slope[k])))
    print(f"largest relative error of the gradient {worst:.1e}")
    assert worst < 1e-4


def test_energy_does_not_jump_where_fingers_begin_to_slip() -> None:
    p = random_problem(1)
    p.nodes[:, col.SHIFT_X : col.SHIFT_Y + 1] = 0.0
    held = (1.0 - SCALES.along) * NODE[SCALES.grabbed] + SCALES.along * NODE[SCALES.grabbed + 1]
    slips = LAWS.hand_force / SCALES.hand
    energies = []
    for distance in (0.999 * slips, 1.001 * slips):
        p.hand[:2] = held + np.array([distance, 0.0])
        energies.append(add_hand(NODE, p.nodes, p.hand, SCALES, LAWS.hand_force))
    assert abs(energies[1] / energies[0] - 1.0) < 0.01


def dense(p: CordProblem, rows: int) -> "np.typing.NDArray[np.float64]":
    matrix = np.zeros((rows, rows))
    for row in range(rows):
        first, offset = p.row_index[row]
        for column in range(first, row + 1):
            matrix[row, column] = matrix[column, row] = p.values[offset + column]
    return matrix


def test_factorisation_solves_the_system() -> None:
    worst = 0.0
    for seed in range(5):
        p = random_problem(seed)
        energy(p)
        rows, entries = order_unknowns(
            5,
            CONTACTS,
            p.contact_index,
            STONES,
            len(BENDS),
            p.bend_index,
            p.node_index,
            p.stone_index,
            p.row_index,
        )
        scatter(p, CONTACTS, STONES, len(BENDS), SCALES.contact, entries)
        matrix = dense(p, rows)
        truth = np.linalg.solve(matrix, p.right[:rows])
        factorise(rows, p.row_index, p.values, p.inverse_pivot, p.right)
        substitute(rows, p.row_index, p.values, p.inverse_pivot, p.right)
        lowest = float(np.linalg.eigvalsh(matrix)[0])
        worst = max(worst, float(np.abs(p.right[:rows] - truth).max() / np.abs(truth).max()))
        assert lowest > 0.0
    print(f"largest relative difference from the dense solution {worst:.1e}; envelope {entries} entries")
    assert worst < 1e-6


def test_more_iterations_change_nothing() -> None:
    """Hand at 0.3 m/s through a random board: half and twice the limits, a hundredth of the tolerance."""
    ends = []
    more = LAWS._replace(iterations=120, full_steps=16)
    for laws in (LAWS, more, LAWS._replace(relative_tolerance=1e-4), LAWS._replace(full_steps=4)):
        world = make_board(random_spots(2), laws=laws)
        pull(world, [(0.16, 0.0), (0.0, 0.0)], 0.3)
        settle(world)
        ends.append(places(world))
    shifts = [apart(ends[0], end) for end in ends[1:]]
    print(f"stones shifted by {', '.join(f'{shift:.4f}' for shift in shifts)} mm")
    assert max(shifts) < 0.1


def test_a_blocked_cord_is_solved_in_few_iterations() -> None:
    world = make_board(packed(radius=0.135))
    trace = pull(world, [(0.16, 0.0), *[(0.1, 0.0), (0.161, 0.0)] * 5], 0.15)
    print(f"{trace.iterations / trace.steps:.2f} iterations a step, at most {trace.most_iterations}")
    assert trace.iterations < 2.5 * trace.steps
