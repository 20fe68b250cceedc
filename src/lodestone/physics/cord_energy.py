"""The convex energy whose minimum is a cord's displacement in one step.

Unknowns: the displacement d_i (2) of every node and D_s = (dx, dy, yaw) of every stone near the cord.

    E = Σ nodes    c/2dt·|d|² + f(√(|d|²+e²) − e) + k_v/2dt·max(0, |d| − v_cap·dt)²       add_table
      + Σ segments k_s/2dt·max(0, |x_j + d_j − x_i − d_i| − l)²                           add_segments
      + Huber(|x_h + d_h − hand|), stiffness k_h/dt up to force F                       add_hand
      + Σ stones   m/2dt²·|D − dt·U|² + μN(√(|D|²+e²) − e) + brake, the same for yaw      add_stones
      + Σ contacts k_c/2dt·max(0, −g)²                                                   add_contacts

with e = ε·dt, f = μ·(mass of a node)·g, U = v + dt·(load without cord)/m. The cord has no inertia: at its
weight, tension and friction outdo it by far. All that gives way is viscous (…/dt): as a function of velocities
only the inertia of stones knows dt.

Each function returns its energy (J) and adds its exact gradient (N) and a positive definite approximation
of its Hessian (N/m). Plain Newton cycles on the kinks of friction and contact; the Hessians therefore use
dual variables (friction directions, tensions, contact forces) predicted by the last linear solve and
updated by the functions of `cord_dual`, the primal-dual method of Chan, Golub and Mulet (SIAM J. Sci.
Comput. 20, 1999). They change the path to the minimum, never the minimum.

Where gradient, Hessian and duals are kept: `cord_tables`. The couplings of nodes with stones follow from the
contact table.
"""

import numpy as np

from lodestone.physics import cord_tables as col
from lodestone.physics.compile import inner_kernel, kernel
from lodestone.physics.cord_params import NODES
from lodestone.physics.cord_tables import Scales
from lodestone.physics.types import Floats, Ints

__all__ = ["add_contacts", "add_hand", "add_segments", "add_stones", "add_table"]

YAW_SCALE = 100.0
"""rad/m: friction of yaw is smoothed below ε·YAW_SCALE, the yaw that moves the rim of a stone by ε."""


@kernel
def add_table(nodes: Floats, scales: Scales) -> float:
    """Friction, viscosity and speed cap of the nodes. Sets (not adds) gradient and Hessian."""
    energy = 0.0
    grip = scales.grip
    drag = scales.drag
    smooth = scales.smooth
    cap = scales.cap
    for i in range(NODES):
        row = nodes[i]
        x = row[col.SHIFT_X]
        y = row[col.SHIFT_Y]
        square = x * x + y * y
        norm = np.sqrt(square + smooth * smooth)
        inverse = 1.0 / norm
        row[col.INVERSE_NORM] = inverse
        slope = drag + grip * inverse
        energy += 0.5 * drag * square + grip * (norm - smooth)
        beyond = 0.0
        if square > cap * cap:
            length = np.sqrt(square)
            excess = scales.overspeed * (length - cap)
            energy += 0.5 * excess * (length - cap)
            slope += excess / length
            beyond = (scales.overspeed - excess / length) / square
        row[col.GRADIENT_X] = slope * x
        row[col.GRADIENT_Y] = slope * y
        bend = grip * inverse * inverse
        hx = bend * row[col.HEADING_X]
        hy = bend * row[col.HEADING_Y]
        row[col.HESSIAN_XX] = slope + beyond * x * x - hx * x
        row[col.HESSIAN_XY] = beyond * x * y - 0.5 * (hx * y + hy * x)
        row[col.HESSIAN_YY] = slope + beyond * y * y - hy * y
    return energy


@kernel
def add_segments(node: Floats, nodes: Floats, stiffness: float, near: float) -> float:
    """Inextensibility; node (96, 2) m are the places before the step. Sets the pair blocks.

    Segments within `near` (m) of taut count as springs already: the first iteration then guesses better
    which of them will carry tension. The dual gives the block tension/length across the segment, the
    stiffness of a plucked string.
    """
    energy = 0.0
    for i in range(NODES):
        j = i + 1 if i + 1 < NODES else 0
        a = nodes[i]
        b = nodes[j]
        x = node[j, 0] - node[i, 0] + b[col.SHIFT_X] - a[col.SHIFT_X]
        y = node[j, 1] - node[i, 1] + b[col.SHIFT_Y] - a[col.SHIFT_Y]
        square = x * x + y * y
        rest = a[col.REST]
        if square <= (rest - near) * (rest - near):
            a[col.EXCESS] = col.SLACK
            a[col.PAIR_XX] = 0.0
            a[col.PAIR_XY] = 0.0
            a[col.PAIR_YY] = 0.0
            continue
        length = np.sqrt(square)
        inverse = 1.0 / length
        x *= inverse
        y *= inverse
        over = length - rest
        a[col.EXCESS] = over
        a[col.ALONG_X] = x
        a[col.ALONG_Y] = y
        pull = stiffness * over
        energy += 0.5 * pull * over
        a[col.GRADIENT_X] -= pull * x
        a[col.GRADIENT_Y] -= pull * y
        b[col.GRADIENT_X] += pull * x
        b[col.GRADIENT_Y] += pull * y
        across = a[col.TENSION] * inverse
        lengthwise = stiffness - across
        xx = across + lengthwise * x * x
        xy = lengthwise * x * y
        yy = across + lengthwise * y * y
        a[col.PAIR_XX] = -xx
        a[col.PAIR_XY] = -xy
        a[col.PAIR_YY] = -yy
        a[col.HESSIAN_XX] += xx
        a[col.HESSIAN_XY] += xy
        a[col.HESSIAN_YY] += yy
        b[col.HESSIAN_XX] += xx
        b[col.HESSIAN_XY] += xy
        b[col.HESSIAN_YY] += yy
    return energy


@inner_kernel
def add_pair_block(a: Floats, b: Floats, u: float, t: float, xx: float, xy: float, yy: float) -> None:
    """Hessian of a function of u·d_a + t·d_b whose own Hessian is (xx, xy, yy); b is the node after a."""
    a[col.HESSIAN_XX] += u * u * xx
    a[col.HESSIAN_XY] += u * u * xy
    a[col.HESSIAN_YY] += u * u * yy
    b[col.HESSIAN_XX] += t * t * xx
    b[col.HESSIAN_XY] += t * t * xy
    b[col.HESSIAN_YY] += t * t * yy
    a[col.PAIR_XX] += u * t * xx
    a[col.PAIR_XY] += u * t * xy
    a[col.PAIR_YY] += u * t * yy


@kernel
def add_hand(node: Floats, nodes: Floats, hand: Floats, scales: Scales, strongest: float) -> float:
    """The hand holds a point on a segment, with a force that ends at `strongest` (N)."""
    i = scales.grabbed
    j = i + 1 if i + 1 < NODES else 0
    a = nodes[i]
    b = nodes[j]
    t = scales.along
    u = 1.0 - t
    x = u * (node[i, 0] + a[col.SHIFT_X]) + t * (node[j, 0] + b[col.SHIFT_X]) - hand[0]
    y = u * (node[i, 1] + a[col.SHIFT_Y]) + t * (node[j, 1] + b[col.SHIFT_Y]) - hand[1]
    distance = np.sqrt(x * x + y * y)
    pull = scales.hand
    energy = 0.5 * pull * distance * distance
    fx = pull * x
    fy = pull * y
    xx = pull
    xy = 0.0
    yy = pull
    if pull * distance > strongest:  # the fingers slip: the pull grows no further
        energy = strongest * (distance - 0.5 * strongest / scales.hand)
        pull = strongest / distance
        fx = pull * x
        fy = pull * y
        x /= distance
        y /= distance
        xx = pull * (1.0 - hand[2] * x)
        xy = -0.5 * pull * (hand[2] * y + hand[3] * x)
        yy = pull * (1.0 - hand[3] * y)
    a[col.GRADIENT_X] += u * fx
    a[col.GRADIENT_Y] += u * fy
    b[col.GRADIENT_X] += t * fx
    b[col.GRADIENT_Y] += t * fy
    add_pair_block(a, b, u, t, xx, xy, yy)
    return float(energy)


@kernel
def add_stones(count: int, stones: Floats, smooth: float, brake: float) -> float:
    """Inertia, friction and brake (stiffness in m/dt²) of the stones. Sets their gradient and Hessian."""
    energy = 0.0
    for s in range(count):
        row = stones[s]
        x = row[col.MOVE_X]
        y = row[col.MOVE_Y]
        inertia = row[col.INERTIA]
        grip = row[col.GRIP]
        square = x * x + y * y
        norm = np.sqrt(square + smooth * smooth)
        dx = x - row[col.FREE_X]
        dy = y - row[col.FREE_Y]
        slope = grip / norm
        bend = slope / norm
        energy += 0.5 * inertia * (dx * dx + dy * dy) + grip * (norm - smooth)
        limit = row[col.BRAKE_FROM]
        hold = 0.0
        beyond = 0.0
        if square > limit * limit:
            length = np.sqrt(square)
            hold = brake * inertia * (length - limit) / length
            beyond = (brake * inertia - hold) / square
            energy += 0.5 * hold * length * (length - limit)
        row[col.BRAKE] = hold
        row[col.PULL_X] = inertia * dx + (slope + hold) * x
        row[col.PULL_Y] = inertia * dy + (slope + hold) * y
        hx = bend * row[col.HEAD_X]
        hy = bend * row[col.HEAD_Y]
        row[col.BLOCK_XX] = inertia + slope + hold + beyond * x * x - hx * x
        row[col.BLOCK_XY] = beyond * x * y - 0.5 * (hx * y + hy * x)
        row[col.BLOCK_YY] = inertia + slope + hold + beyond * y * y - hy * y
        row[col.BLOCK_XA] = 0.0
        row[col.BLOCK_YA] = 0.0
        yaw = row[col.MOVE_YAW]
        grip = row[col.SPIN_GRIP]
        spin_smooth = YAW_SCALE * smooth
        norm = np.sqrt(yaw * yaw + spin_smooth * spin_smooth)
        da = yaw - row[col.FREE_YAW]
        inertia = row[col.SPIN_INERTIA]
        slope = grip / norm
        energy += 0.5 * inertia * da * da + grip * (norm - spin_smooth)
        row[col.PULL_YAW] = inertia * da + slope * yaw
        row[col.BLOCK_AA] = inertia + slope * (1.0 - row[col.HEAD_YAW] * yaw / norm)
    return energy


@kernel
def add_contacts(
    count: int, contacts: Floats, index: Ints, nodes: Floats, stones: Floats, stiffness: float, near: float
) -> float:
    """Segments push stones: k_c/2dt·max(0, −g)².

    The contact rolls along its segment as that turns by θ = n·(d_j − d_i)/L about an outline of radius R:
    t' = clamp(t − Rθ/L, 0, 1), and
    g = g₀ + n·((1−t')d_i + t'd_j − D) − yaw·(r × n) + ½(t−t')²L²/R.
    Without it a taut cord that is blocked falls into limit cycles. Contacts no farther from touching than the
    share `near` of the cord's own way count as springs, see `add_segments`: only where the cord moves does the last
    step's solution misjudge a gap, and a cord that is blocked would be glued to all that it just misses.
    """
    energy = 0.0
    for c in range(count):
        row = contacts[c]
        i = index[c, col.SEGMENT]
        a = nodes[i]
        b = nodes[i + 1 if i + 1 < NODES else 0]
        stone = stones[index[c, col.STONE]]
        nx = row[col.NORMAL_X]
        ny = row[col.NORMAL_Y]
        length = row[col.LENGTH]
        rolling = row[col.CURVATURE_RADIUS] / (length * length)
        turn = nx * (b[col.SHIFT_X] - a[col.SHIFT_X]) + ny * (b[col.SHIFT_Y] - a[col.SHIFT_Y])
        start = row[col.START_ALONG]
        t = min(1.0, max(0.0, start - rolling * turn))
        u = 1.0 - t
        spin_arm = row[col.SPIN_ARM]
        x = u * a[col.SHIFT_X] + t * b[col.SHIFT_X]
        y = u * a[col.SHIFT_Y] + t * b[col.SHIFT_Y]
        gap = (
            row[col.START_GAP]
            + 0.5 * (start - t) * (start - t) / rolling
            + nx * (x - stone[col.MOVE_X])
            + ny * (y - stone[col.MOVE_Y])
            - spin_arm * stone[col.MOVE_YAW]
        )
        row[col.ALONG] = t
        row[col.GAP] = gap
        row[col.ACTIVE] = 0.0
        if gap >= 0.0 and gap * gap >= near * near * (x * x + y * y):
            continue
        row[col.ACTIVE] = 1.0
        energy += 0.5 * stiffness * gap * gap
        fx = stiffness * gap * nx
        fy = stiffness * gap * ny
        a[col.GRADIENT_X] += u * fx
        a[col.GRADIENT_Y] += u * fy
        b[col.GRADIENT_X] += t * fx
        b[col.GRADIENT_Y] += t * fy
        stone[col.PULL_X] -= fx
        stone[col.PULL_Y] -= fy
        stone[col.PULL_YAW] -= stiffness * gap * spin_arm
        xx = stiffness * nx * nx
        xy = stiffness * nx * ny
        yy = stiffness * ny * ny
        add_pair_block(a, b, u, t, xx, xy, yy)
        if t > 0.0 and t < 1.0:  # stiffness of rolling: the force moves along the segment
            roll = row[col.FORCE] * rolling
            add_pair_block(a, b, 1.0, -1.0, roll * nx * nx, roll * nx * ny, roll * ny * ny)
        stone[col.BLOCK_XX] += xx
        stone[col.BLOCK_XY] += xy
        stone[col.BLOCK_YY] += yy
        stone[col.BLOCK_XA] += stiffness * spin_arm * nx
        stone[col.BLOCK_YA] += stiffness * spin_arm * ny
        stone[col.BLOCK_AA] += stiffness * spin_arm * spin_arm
    return energy
