"""Direct solution of the Newton system of a cord: skyline LDLᵀ with a folded elimination order.

A closed loop of nodes is a cyclic block-tridiagonal matrix. Eliminating from the node opposite the hand,
alternately on both sides, folds the loop into a band of two nodes (four rows back); each stone follows the
last node it touches, so that its row reaches back only to the first one. Rows are stored from their first
non-zero column on (their envelope), which LDLᵀ does not leave.

Entry (row, column) is values[offset[row] + column] for column ≥ first[row]. A row holds one scalar unknown:
two for a node, three for a stone.
"""

from lodestone.physics import cord_contact as at
from lodestone.physics.compile import kernel
from lodestone.physics.cord_params import NODES
from lodestone.physics.types import Floats, Ints

__all__ = ["factorise", "order_unknowns", "scatter", "substitute"]


@kernel
def order_unknowns(
    last_node: int,
    contact_count: int,
    segment: Ints,
    stone_of: Ints,
    stone_count: int,
    sequence: Ints,
    order: Ints,
    node_row: Ints,
    stone_row: Ints,
    stone_first: Ints,
    stone_last: Ints,
    first: Ints,
    offset: Ints,
) -> tuple[int, int]:
    """Elimination order with `last_node` (the grabbed one) at the end; returns (rows, stored entries).

    Fills sequence (96,): the nodes in order, and order (96,), its inverse; node_row (96,) and stone_row (s,): first row of each;
    first, offset (rows,): the envelope. stone_first and stone_last (s,) are scratch.
    """
    opposite = last_node + NODES // 2
    for place in range(NODES):
        node = opposite + (place + 1) // 2 if place % 2 == 1 else opposite - place // 2
        node = (node + NODES) % NODES
        sequence[place] = node
        order[node] = place
    for s in range(stone_count):
        stone_first[s] = NODES
        stone_last[s] = -1
    for c in range(contact_count):
        i = segment[c]
        j = i + 1 if i + 1 < NODES else 0
        s = stone_of[c]
        stone_first[s] = min(stone_first[s], min(order[i], order[j]))
        stone_last[s] = max(stone_last[s], max(order[i], order[j]))
    row = 0
    for place in range(NODES):
        node_row[sequence[place]] = row
        reach = node_row[sequence[max(0, place - 2)]]  # its neighbour was eliminated two places ago
        first[row] = reach
        first[row + 1] = reach
        row += 2
        for s in range(stone_count):
            if stone_last[s] == place:
                stone_row[s] = row
                reach = node_row[sequence[stone_first[s]]]
                for k in range(3):
                    first[row + k] = reach
                row += 3
    entries = 0
    for k in range(row):
        offset[k] = entries - first[k]
        entries += k - first[k] + 1
    return row, entries


@kernel
def scatter(
    entries: int,
    node_row: Ints,
    stone_row: Ints,
    offset: Ints,
    diagonal: Floats,
    coupling: Floats,
    gradient: Floats,
    stone_count: int,
    block: Floats,
    stone_gradient: Floats,
    contact_count: int,
    contact: Floats,
    segment: Ints,
    stone_of: Ints,
    stiffness: float,
    values: Floats,
    right: Floats,
) -> None:
    """Put Hessian blocks into `values` and the negative gradient into `right`."""
    for k in range(entries):
        values[k] = 0.0
    for i in range(NODES):
        row = node_row[i]
        values[offset[row] + row] = diagonal[i, 0]
        below = offset[row + 1] + row
        values[below] = diagonal[i, 1]
        values[below + 1] = diagonal[i, 2]
        right[row] = -gradient[i, 0]
        right[row + 1] = -gradient[i, 1]
        column = node_row[i + 1 if i + 1 < NODES else 0]
        if column > row:
            row, column = column, row
        entry = offset[row] + column
        values[entry] = coupling[i, 0]
        values[entry + 1] = coupling[i, 1]
        entry = offset[row + 1] + column
        values[entry] = coupling[i, 1]
        values[entry + 1] = coupling[i, 2]
    for s in range(stone_count):
        row = stone_row[s]
        for a in range(3):
            right[row + a] = -stone_gradient[s, a]
            for b in range(a + 1):
                values[offset[row + a] + row + b] = block[s, b, a]
    for c in range(contact_count):
        if contact[c, at.ACTIVE] == 0.0:
            continue
        i = segment[c]
        j = i + 1 if i + 1 < NODES else 0
        t = contact[c, at.ALONG]
        row = stone_row[stone_of[c]]
        add_contact_coupling(contact[c], -stiffness * (1.0 - t), row, node_row[i], offset, values)
        add_contact_coupling(contact[c], -stiffness * t, row, node_row[j], offset, values)


@kernel
def add_contact_coupling(
    contact: Floats, weight: float, row: int, column: int, offset: Ints, values: Floats
) -> None:
    """Block of a stone (row…row+2) with a node (column, column+1): weight·(n, r×n)ᵀ n."""
    wx = weight * contact[at.NORMAL_X]
    wy = weight * contact[at.NORMAL_Y]
    for k in range(3):
        if k == 0:
            factor = contact[at.NORMAL_X]
        elif k == 1:
            factor = contact[at.NORMAL_Y]
        else:
            factor = contact[at.SPIN_ARM]
        entry = offset[row + k] + column
        values[entry] += factor * wx
        values[entry + 1] += factor * wy


@kernel
def factorise(rows: int, first: Ints, offset: Ints, values: Floats, inverse_pivot: Floats, right: Floats) -> None:
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
            and first[row] == start
            and first[row + 1] == start
            and first[row - 3] <= start
            and first[row - 2] <= start
            and first[row - 1] <= start
        ):
            eliminate_node(row, offset, values, inverse_pivot, right)
            row += 2
        else:
            eliminate_row(row, first, offset, values, inverse_pivot, right)
            row += 1


@kernel
def eliminate_row(
    row: int, first: Ints, offset: Ints, values: Floats, inverse_pivot: Floats, right: Floats
) -> None:
    """One row of any envelope."""
    base = offset[row]
    begin = first[row]
    for column in range(begin, row):
        other = offset[column]
        entry = values[base + column]
        for k in range(max(begin, first[column]), column):
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


@kernel
def eliminate_node(row: int, offset: Ints, values: Floats, inverse_pivot: Floats, right: Floats) -> None:
    """`eliminate_row` for the two rows of a node with exactly four rows before them, written out.

    Nine rows in ten are of this kind, and loops of length four cost more than their arithmetic.
    """
    start = row - 4
    a = offset[row] + start
    b = offset[row + 1] + start
    entry = offset[row - 3] + start
    l10 = values[entry]
    entry = offset[row - 2] + start
    l20 = values[entry]
    l21 = values[entry + 1]
    entry = offset[row - 1] + start
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
def substitute(
    rows: int, first: Ints, offset: Ints, values: Floats, inverse_pivot: Floats, right: Floats
) -> None:
    """Backward substitution: `right` becomes the solution."""
    for row in range(rows):
        right[row] *= inverse_pivot[row]
    for row in range(rows - 1, -1, -1):
        base = offset[row]
        value = right[row]
        for column in range(first[row], row):
            right[column] -= values[base + column] * value
