"""Direct solution of the Newton system of a cord: skyline LDLᵀ with a folded elimination order.

A closed loop of nodes is a cyclic block-tridiagonal matrix. Eliminating from the node opposite the hand,
alternately on both sides, folds the loop into a band of two nodes (four rows back); each stone follows the
last node it touches, so that its row reaches back only to the first one. Where the cord is bent as far as it goes
the two nodes beside the bend are coupled, four places apart; only their rows reach back so far. Rows are stored from
their first non-zero column on (their envelope), which LDLᵀ does not leave.

Entry (row, column) is values[OFFSET of the row + column] for column ≥ FIRST of the row. A row holds one
scalar unknown: two rows for a node, three for a stone.
"""

from lodestone.physics import cord_tables as col
from lodestone.physics.compile import inner_kernel, kernel
from lodestone.physics.cord_params import NODES
from lodestone.physics.cord_tables import CordProblem
from lodestone.physics.types import Floats, Ints

__all__ = ["factorise", "order_unknowns", "scatter", "substitute"]


@kernel
def order_unknowns(
    last_node: int,
    contact_count: int,
    contact_index: Ints,
    stone_count: int,
    bend_count: int,
    bend_index: Ints,
    node_index: Ints,
    stone_index: Ints,
    row_index: Ints,
) -> tuple[int, int]:
    """Elimination order with `last_node` (the grabbed one) at the end; returns (rows, stored entries)."""
    opposite = last_node + NODES // 2
    for place in range(NODES):
        node = opposite + (place + 1) // 2 if place % 2 == 1 else opposite - place // 2
        node = (node + NODES) % NODES
        node_index[place, col.SEQUENCE] = node
        node_index[node, col.ORDER] = place
        node_index[place, col.REACH] = max(0, place - 2)  # its eliminated neighbour
    for b in range(bend_count):  # the neighbours of a bend are coupled, too
        i = bend_index[b]
        p = node_index[i - 1 if i > 0 else NODES - 1, col.ORDER]
        q = node_index[i + 1 if i + 1 < NODES else 0, col.ORDER]
        later = max(p, q)
        node_index[later, col.REACH] = min(node_index[later, col.REACH], min(p, q))
    for s in range(stone_count):
        stone_index[s, col.FIRST_NODE] = NODES
        stone_index[s, col.LAST_NODE] = -1
    for c in range(contact_count):
        i = contact_index[c, col.SEGMENT]
        p = node_index[i, col.ORDER]
        q = node_index[i + 1 if i + 1 < NODES else 0, col.ORDER]
        stone = stone_index[contact_index[c, col.STONE]]
        stone[col.FIRST_NODE] = min(stone[col.FIRST_NODE], min(p, q))
        stone[col.LAST_NODE] = max(stone[col.LAST_NODE], max(p, q))
    row = 0
    for place in range(NODES):
        node_index[node_index[place, col.SEQUENCE], col.ROW] = row
        reach = node_index[node_index[node_index[place, col.REACH], col.SEQUENCE], col.ROW]
        row_index[row, col.FIRST] = reach
        row_index[row + 1, col.FIRST] = reach
        row += 2
        for s in range(stone_count):
            if stone_index[s, col.LAST_NODE] != place:
                continue
            stone_index[s, col.STONE_ROW] = row
            reach = node_index[node_index[stone_index[s, col.FIRST_NODE], col.SEQUENCE], col.ROW]
            for k in range(3):
                row_index[row + k, col.FIRST] = reach
            row += 3
    entries = 0
    for k in range(row):
        row_index[k, col.OFFSET] = entries - row_index[k, col.FIRST]
        entries += k - row_index[k, col.FIRST] + 1
    return row, entries


@kernel
def scatter(
    p: CordProblem, contact_count: int, stone_count: int, bend_count: int, stiffness: float, entries: int
) -> None:
    """Put the Hessian into `values` and the negative gradient into `right`."""
    values = p.values
    rows = p.row_index
    for k in range(entries):
        values[k] = 0.0
    for i in range(NODES):
        node = p.nodes[i]
        row = p.node_index[i, col.ROW]
        values[rows[row, col.OFFSET] + row] = node[col.HESSIAN_XX]
        entry = rows[row + 1, col.OFFSET] + row
        values[entry] = node[col.HESSIAN_XY]
        values[entry + 1] = node[col.HESSIAN_YY]
        p.right[row] = -node[col.GRADIENT_X]
        p.right[row + 1] = -node[col.GRADIENT_Y]
        other = p.node_index[i + 1 if i + 1 < NODES else 0, col.ROW]
        column = min(row, other)
        row = max(row, other)
        entry = rows[row, col.OFFSET] + column
        values[entry] = node[col.PAIR_XX]
        values[entry + 1] = node[col.PAIR_XY]
        entry = rows[row + 1, col.OFFSET] + column
        values[entry] = node[col.PAIR_XY]
        values[entry + 1] = node[col.PAIR_YY]
    for s in range(stone_count):
        stone = p.stones[s]
        row = p.stone_index[s, col.STONE_ROW]
        values[rows[row, col.OFFSET] + row] = stone[col.BLOCK_XX]
        entry = rows[row + 1, col.OFFSET] + row
        values[entry] = stone[col.BLOCK_XY]
        values[entry + 1] = stone[col.BLOCK_YY]
        entry = rows[row + 2, col.OFFSET] + row
        values[entry] = stone[col.BLOCK_XA]
        values[entry + 1] = stone[col.BLOCK_YA]
        values[entry + 2] = stone[col.BLOCK_AA]
        p.right[row] = -stone[col.PULL_X]
        p.right[row + 1] = -stone[col.PULL_Y]
        p.right[row + 2] = -stone[col.PULL_YAW]
    for c in range(contact_count):
        contact = p.contacts[c]
        if contact[col.ACTIVE] == 0.0:
            continue
        i = p.contact_index[c, col.SEGMENT]
        row = p.stone_index[p.contact_index[c, col.STONE], col.STONE_ROW]
        for end in range(2):
            share = contact[col.ALONG] if end == 1 else 1.0 - contact[col.ALONG]
            j = i + end if i + end < NODES else 0
            column = p.node_index[j, col.ROW]
            wx = -stiffness * share * contact[col.NORMAL_X]
            wy = -stiffness * share * contact[col.NORMAL_Y]
            for k in range(3):  # block −k_c·(n, r × n)ᵀ n
                factor = contact[col.SPIN_ARM] if k == 2 else contact[col.NORMAL_X + k]
                entry = rows[row + k, col.OFFSET] + column
                values[entry] += factor * wx
                values[entry + 1] += factor * wy
    for b in range(bend_count):
        bend = p.bends[b]
        if bend[col.BENT] == 0.0:
            continue
        i = p.bend_index[b]
        row = p.node_index[i - 1 if i > 0 else NODES - 1, col.ROW]
        other = p.node_index[i + 1 if i + 1 < NODES else 0, col.ROW]
        column = min(row, other)
        row = max(row, other)
        wx = stiffness * bend[col.CHORD_X]
        wy = stiffness * bend[col.CHORD_Y]
        entry = rows[row, col.OFFSET] + column
        values[entry] -= wx * bend[col.CHORD_X]
        values[entry + 1] -= wx * bend[col.CHORD_Y]
        entry = rows[row + 1, col.OFFSET] + column
        values[entry] -= wy * bend[col.CHORD_X]
        values[entry + 1] -= wy * bend[col.CHORD_Y]


@kernel
def factorise(rows: int, row_index: Ints, values: Floats, inverse_pivot: Floats, right: Floats) -> None:
    """LDLᵀ in place, row by row, with the forward substitution of `right` on the way.

    Rows of L replace the rows of `values`; inverse_pivot (rows,) receives 1/D. The matrix is positive
    definite (strictly convex energy): no pivoting.
    """
    row = 0
    while row < rows:
        start = row - 4
        if (
            row > 7
            and row + 1 < rows
            and row_index[row, col.FIRST] == start
            and row_index[row + 1, col.FIRST] == start
            and row_index[row - 3, col.FIRST] <= start
            and row_index[row - 2, col.FIRST] <= start
            and row_index[row - 1, col.FIRST] <= start
        ):
            eliminate_node(row, row_index, values, inverse_pivot, right)
            row += 2
        else:
            eliminate_row(row, row_index, values, inverse_pivot, right)
            row += 1


@inner_kernel
def eliminate_row(row: int, row_index: Ints, values: Floats, inverse_pivot: Floats, right: Floats) -> None:
    """One row of any envelope."""
    base = row_index[row, col.OFFSET]
    begin = row_index[row, col.FIRST]
    for column in range(begin, row):
        other = row_index[column, col.OFFSET]
        entry = values[base + column]
        for k in range(max(begin, row_index[column, col.FIRST]), column):
            entry -= values[other + k] * values[base + k]
        values[base + column] = entry
    pivot = values[base + row]
    value = right[row]
    for column in range(begin, row):
        entry = values[base + column]
        lower = entry * inverse_pivot[column]
        values[base + column] = lower
        pivot -= lower * entry
        value -= lower * right[column]
    inverse_pivot[row] = 1.0 / pivot
    right[row] = value


@inner_kernel
def eliminate_node(row: int, row_index: Ints, values: Floats, inverse_pivot: Floats, right: Floats) -> None:
    """`eliminate_row` for the two rows of a node with exactly four rows before them, written out.

    Nine rows in ten are of this kind, and loops of length four cost more than their arithmetic.
    """
    start = row - 4
    a = row_index[row, col.OFFSET] + start
    b = row_index[row + 1, col.OFFSET] + start
    entry = row_index[row - 3, col.OFFSET] + start
    l10 = values[entry]
    entry = row_index[row - 2, col.OFFSET] + start
    l20 = values[entry]
    l21 = values[entry + 1]
    entry = row_index[row - 1, col.OFFSET] + start
    l30 = values[entry]
    l31 = values[entry + 1]
    l32 = values[entry + 2]
    d0 = inverse_pivot[start]
    d1 = inverse_pivot[start + 1]
    d2 = inverse_pivot[start + 2]
    d3 = inverse_pivot[start + 3]
    g0 = values[a]
    g1 = values[a + 1] - l10 * g0
    g2 = values[a + 2] - l20 * g0 - l21 * g1
    g3 = values[a + 3] - l30 * g0 - l31 * g1 - l32 * g2
    h0 = values[b]
    h1 = values[b + 1] - l10 * h0
    h2 = values[b + 2] - l20 * h0 - l21 * h1
    h3 = values[b + 3] - l30 * h0 - l31 * h1 - l32 * h2
    p0 = g0 * d0
    p1 = g1 * d1
    p2 = g2 * d2
    p3 = g3 * d3
    q0 = h0 * d0
    q1 = h1 * d1
    q2 = h2 * d2
    q3 = h3 * d3
    pivot = 1.0 / (values[a + 4] - p0 * g0 - p1 * g1 - p2 * g2 - p3 * g3)
    cross = values[b + 4] - p0 * h0 - p1 * h1 - p2 * h2 - p3 * h3
    lower = cross * pivot
    values[a] = p0
    values[a + 1] = p1
    values[a + 2] = p2
    values[a + 3] = p3
    values[b] = q0
    values[b + 1] = q1
    values[b + 2] = q2
    values[b + 3] = q3
    values[b + 4] = lower
    inverse_pivot[row] = pivot
    inverse_pivot[row + 1] = 1.0 / (values[b + 5] - q0 * h0 - q1 * h1 - q2 * h2 - q3 * h3 - lower * cross)
    y0 = right[start]
    y1 = right[start + 1]
    y2 = right[start + 2]
    y3 = right[start + 3]
    value = right[row] - p0 * y0 - p1 * y1 - p2 * y2 - p3 * y3
    right[row] = value
    right[row + 1] -= q0 * y0 + q1 * y1 + q2 * y2 + q3 * y3 + lower * value


@kernel
def substitute(rows: int, row_index: Ints, values: Floats, inverse_pivot: Floats, right: Floats) -> None:
    """Backward substitution: `right` becomes the solution."""
    for row in range(rows):
        right[row] *= inverse_pivot[row]
    for row in range(rows - 1, -1, -1):
        base = row_index[row, col.OFFSET]
        value = right[row]
        for column in range(row_index[row, col.FIRST], row):
            right[column] -= values[base + column] * value
