"""The convex energy whose minimum is a cord's displacement in one step.

Unknowns: the displacement d_i (2) of every node and D_s = (dx, dy, yaw) of every stone near the cord.

    E = Σ nodes    c/2dt·|d|² + f(√(|d|²+e²) − e) + k_v/2dt·max(0, |d| − v_cap·dt)²       add_table
      + Σ segments k_s/2·max(0, |x_j + d_j − x_i − d_i| − l₀)²                            add_segments
      + Huber(|x_h + d_h − hand|), stiffness k_h up to the force F                        add_hand
      + Σ stones   m/2dt²·|D − dt·U|² + μN(√(|D|²+e²) − e) + brake, the same for yaw      add_stones
      + Σ contacts k_c/2·max(0, −g)²                                                      add_contacts

with e = ε·dt, f = μ·(mass of a node)·g, U = v + dt·(load without cord)/m. The cord has no inertia: at its
weight, tension and friction outdo it by far.

Each function returns its energy (J) and adds its exact gradient (N) and a positive definite approximation
of its Hessian (N/m). Plain Newton cycles on the kinks of friction and contact; the Hessians therefore use
dual variables (friction directions, tensions, contact forces) predicted by the last linear solve and
updated by the functions of `cord_dual`, the primal-dual method of Chan, Golub and Mulet (SIAM J. Sci.
Comput. 20, 1999). They change the path to the minimum, never the minimum.

Hessian blocks: diagonal (96, 3) = xx, xy, yy of node i; coupling (96, 3) of node i with node i + 1;
stone_block (s, 3, 3), upper triangle. The couplings of nodes with stones follow from the contact table.
"""

import numpy as np

from lodestone.physics import cord_contact as at
from lodestone.physics.compile import kernel
from lodestone.physics.cord_params import NODES
from lodestone.physics.types import Floats, Ints

__all__ = ["STONE_COLUMNS", "add_contacts", "add_hand", "add_segments", "add_stones", "add_table"]

YAW_SCALE = 100.0
"""rad/m: friction of yaw is smoothed below ε·YAW_SCALE, the yaw that moves the rim of a stone by ε."""

# Columns of a row of the stone table: what the energy knows of a stone.
INERTIA = 0
"""N/m, m/dt²."""
FREE_X = 1
"""m, displacement dt·U without cord and friction."""
FREE_Y = 2
SPIN_INERTIA = 3
"""N·m/rad, I_zz/dt²."""
FREE_YAW = 4
"""rad."""
GRIP = 5
"""N, limit μN of sliding friction."""
SPIN_GRIP = 6
"""N·m, limit c_t·N of drilling friction."""
BRAKE_FROM = 7
"""m: the cord pushes a stone no farther than this in one step."""
BRAKE = 8
"""N/m, force of the brake per displacement in the last assembly."""
STONE_COLUMNS = 9


@kernel
def add_table(
    shift: Floats,
    heading: Floats,
    grip: float,
    drag: float,
    smooth: float,
    cap: float,
    overspeed: float,
    gradient: Floats,
    diagonal: Floats,
    inverse_norm: Floats,
) -> float:
    """Friction, viscosity and speed cap of the nodes. Sets (not adds) gradient and diagonal.

    shift, heading (96, 2): displacement (m) and friction dual; grip N; drag, overspeed N/m (already
    divided by dt); smooth = ε·dt and cap m. inverse_norm (96,) receives 1/√(|d|²+e²).
    """
    energy = 0.0
    for i in range(NODES):
        x = shift[i, 0]
        y = shift[i, 1]
        square = x * x + y * y
        norm = np.sqrt(square + smooth * smooth)
        inverse = 1.0 / norm
        inverse_norm[i] = inverse
        slope = drag + grip * inverse
        energy += 0.5 * drag * square + grip * (norm - smooth)
        beyond = 0.0
        if square > cap * cap:
            length = np.sqrt(square)
            excess = overspeed * (length - cap)
            energy += 0.5 * excess * (length - cap)
            slope += excess / length
            beyond = (overspeed - excess / length) / square
        gradient[i, 0] = slope * x
        gradient[i, 1] = slope * y
        bend = grip * inverse * inverse
        hx = bend * heading[i, 0]
        hy = bend * heading[i, 1]
        diagonal[i, 0] = slope + beyond * x * x - hx * x
        diagonal[i, 1] = beyond * x * y - 0.5 * (hx * y + hy * x)
        diagonal[i, 2] = slope + beyond * y * y - hy * y
    return energy


@kernel
def add_segments(
    node: Floats,
    shift: Floats,
    tension: Floats,
    rest: float,
    stiffness: float,
    near: float,
    gradient: Floats,
    diagonal: Floats,
    coupling: Floats,
    excess: Floats,
    direction: Floats,
) -> float:
    """Inextensibility. Sets coupling, excess (96,) m (−1: slack) and direction (96, 2); adds to the rest.

    Segments within `near` of taut count as springs already: the first iteration then guesses better
    which of them will carry tension. tension (96,) N is the dual; it makes the block tension/length
    across the segment, the stiffness of a plucked string.
    """
    energy = 0.0
    threshold = rest - near
    for i in range(NODES):
        j = i + 1 if i + 1 < NODES else 0
        x = node[j, 0] - node[i, 0] + shift[j, 0] - shift[i, 0]
        y = node[j, 1] - node[i, 1] + shift[j, 1] - shift[i, 1]
        square = x * x + y * y
        if square <= threshold * threshold:
            excess[i] = -1.0
            coupling[i, 0] = 0.0
            coupling[i, 1] = 0.0
            coupling[i, 2] = 0.0
            continue
        length = np.sqrt(square)
        inverse = 1.0 / length
        x *= inverse
        y *= inverse
        over = length - rest
        excess[i] = over
        direction[i, 0] = x
        direction[i, 1] = y
        energy += 0.5 * stiffness * over * over
        pull = stiffness * over
        gradient[i, 0] -= pull * x
        gradient[i, 1] -= pull * y
        gradient[j, 0] += pull * x
        gradient[j, 1] += pull * y
        across = tension[i] * inverse
        lengthwise = stiffness - across
        xx = across + lengthwise * x * x
        xy = lengthwise * x * y
        yy = across + lengthwise * y * y
        coupling[i, 0] = -xx
        coupling[i, 1] = -xy
        coupling[i, 2] = -yy
        diagonal[i, 0] += xx
        diagonal[i, 1] += xy
        diagonal[i, 2] += yy
        diagonal[j, 0] += xx
        diagonal[j, 1] += xy
        diagonal[j, 2] += yy
    return energy


@kernel
def add_hand(
    node: Floats,
    shift: Floats,
    segment: int,
    along: float,
    hand: Floats,
    stiffness: float,
    force: float,
    heading: Floats,
    gradient: Floats,
    diagonal: Floats,
    coupling: Floats,
) -> float:
    """The hand at hand (2,) m holds the point `along` (0 to 1) on `segment`; heading (2,) is its dual."""
    i = segment
    j = i + 1 if i + 1 < NODES else 0
    u = 1.0 - along
    t = along
    x = u * (node[i, 0] + shift[i, 0]) + t * (node[j, 0] + shift[j, 0]) - hand[0]
    y = u * (node[i, 1] + shift[i, 1]) + t * (node[j, 1] + shift[j, 1]) - hand[1]
    distance = np.sqrt(x * x + y * y)
    if stiffness * distance <= force:
        energy = 0.5 * stiffness * distance * distance
        fx = stiffness * x
        fy = stiffness * y
        xx = stiffness
        xy = 0.0
        yy = stiffness
    else:  # fingers slip: the pull stays at `force`
        energy = force * (distance - 0.5 * force / stiffness)
        pull = force / distance
        fx = pull * x
        fy = pull * y
        x /= distance
        y /= distance
        xx = pull * (1.0 - heading[0] * x)
        xy = -0.5 * pull * (heading[0] * y + heading[1] * x)
        yy = pull * (1.0 - heading[1] * y)
    gradient[i, 0] += u * fx
    gradient[i, 1] += u * fy
    gradient[j, 0] += t * fx
    gradient[j, 1] += t * fy
    add_pair_block(i, j, u, t, xx, xy, yy, diagonal, coupling)
    return float(energy)


@kernel
def add_pair_block(
    i: int, j: int, u: float, t: float, xx: float, xy: float, yy: float, diagonal: Floats, coupling: Floats
) -> None:
    """Hessian of a function of u·d_i + t·d_j whose own Hessian is (xx, xy, yy); j = i + 1."""
    diagonal[i, 0] += u * u * xx
    diagonal[i, 1] += u * u * xy
    diagonal[i, 2] += u * u * yy
    diagonal[j, 0] += t * t * xx
    diagonal[j, 1] += t * t * xy
    diagonal[j, 2] += t * t * yy
    coupling[i, 0] += u * t * xx
    coupling[i, 1] += u * t * xy
    coupling[i, 2] += u * t * yy


@kernel
def add_stones(
    count: int,
    stone: Floats,
    move: Floats,
    heading: Floats,
    smooth: float,
    brake: float,
    gradient: Floats,
    block: Floats,
) -> float:
    """Inertia, friction and brake of the stones. Sets gradient (s, 3) and block (s, 3, 3).

    stone (s, STONE_COLUMNS); move (s, 3) = D; heading (s, 3) friction duals; brake: its stiffness in m/dt².
    """
    energy = 0.0
    for s in range(count):
        x = move[s, 0]
        y = move[s, 1]
        yaw = move[s, 2]
        inertia = stone[s, INERTIA]
        grip = stone[s, GRIP]
        square = x * x + y * y
        norm = np.sqrt(square + smooth * smooth)
        dx = x - stone[s, FREE_X]
        dy = y - stone[s, FREE_Y]
        slope = grip / norm
        bend = slope / norm
        energy += 0.5 * inertia * (dx * dx + dy * dy) + grip * (norm - smooth)
        limit = stone[s, BRAKE_FROM]
        hold = 0.0
        beyond = 0.0
        if square > limit * limit:
            length = np.sqrt(square)
            hold = brake * inertia * (length - limit) / length
            beyond = (brake * inertia - hold) / square
            energy += 0.5 * hold * length * (length - limit)
        stone[s, BRAKE] = hold
        gradient[s, 0] = inertia * dx + (slope + hold) * x
        gradient[s, 1] = inertia * dy + (slope + hold) * y
        hx = bend * heading[s, 0]
        hy = bend * heading[s, 1]
        block[s, 0, 0] = inertia + slope + hold + beyond * x * x - hx * x
        block[s, 0, 1] = beyond * x * y - 0.5 * (hx * y + hy * x)
        block[s, 1, 1] = inertia + slope + hold + beyond * y * y - hy * y
        block[s, 0, 2] = 0.0
        block[s, 1, 2] = 0.0
        spin_smooth = YAW_SCALE * smooth
        turn = np.sqrt(yaw * yaw + spin_smooth * spin_smooth)
        dyaw = yaw - stone[s, FREE_YAW]
        spin_slope = stone[s, SPIN_GRIP] / turn
        energy += 0.5 * stone[s, SPIN_INERTIA] * dyaw * dyaw + stone[s, SPIN_GRIP] * (turn - spin_smooth)
        gradient[s, 2] = stone[s, SPIN_INERTIA] * dyaw + spin_slope * yaw
        block[s, 2, 2] = stone[s, SPIN_INERTIA] + spin_slope * (1.0 - heading[s, 2] * yaw / turn)
    return energy


@kernel
def add_contacts(
    count: int,
    contact: Floats,
    segment: Ints,
    stone_of: Ints,
    shift: Floats,
    move: Floats,
    stiffness: float,
    near: float,
    gradient: Floats,
    diagonal: Floats,
    coupling: Floats,
    stone_gradient: Floats,
    block: Floats,
) -> float:
    """Segments push stones: k_c/2·max(0, −g)².

    The contact rolls along its segment as that turns by θ = n·(d_j − d_i)/L about an outline of radius R:
    t' = clamp(t − Rθ/L, 0, 1), and
    g = g₀ + n·((1−t')d_i + t'd_j − D) − yaw·(r × n) + ½(t−t')²L²/R.
    Without it a taut cord that is blocked falls into limit cycles. Contacts within `near` of touching count
    as springs, see `add_segments`.
    """
    energy = 0.0
    for c in range(count):
        row = contact[c]
        i = segment[c]
        j = i + 1 if i + 1 < NODES else 0
        s = stone_of[c]
        nx = row[at.NORMAL_X]
        ny = row[at.NORMAL_Y]
        length = row[at.LENGTH]
        rolling = row[at.CURVATURE_RADIUS] / (length * length)
        turn = nx * (shift[j, 0] - shift[i, 0]) + ny * (shift[j, 1] - shift[i, 1])
        start = row[at.START_ALONG]
        t = min(1.0, max(0.0, start - rolling * turn))
        u = 1.0 - t
        spin_arm = row[at.SPIN_ARM]
        gap = (
            row[at.START_GAP]
            + 0.5 * (start - t) * (start - t) / rolling
            + nx * (u * shift[i, 0] + t * shift[j, 0] - move[s, 0])
            + ny * (u * shift[i, 1] + t * shift[j, 1] - move[s, 1])
            - spin_arm * move[s, 2]
        )
        row[at.ALONG] = t
        row[at.GAP] = gap
        if gap >= near:
            row[at.ACTIVE] = 0.0
            continue
        row[at.ACTIVE] = 1.0
        energy += 0.5 * stiffness * gap * gap
        push = stiffness * gap
        gradient[i, 0] += u * push * nx
        gradient[i, 1] += u * push * ny
        gradient[j, 0] += t * push * nx
        gradient[j, 1] += t * push * ny
        stone_gradient[s, 0] -= push * nx
        stone_gradient[s, 1] -= push * ny
        stone_gradient[s, 2] -= push * spin_arm
        xx = nx * nx
        xy = nx * ny
        yy = ny * ny
        add_pair_block(
            i, j, u, t, stiffness * xx, stiffness * xy, stiffness * yy, diagonal, coupling
        )
        if t > 0.0 and t < 1.0:  # stiffness of rolling: the force moves along the segment
            roll = row[at.FORCE] * rolling
            add_pair_block(i, j, 1.0, -1.0, roll * xx, roll * xy, roll * yy, diagonal, coupling)
        block[s, 0, 0] += stiffness * xx
        block[s, 0, 1] += stiffness * xy
        block[s, 1, 1] += stiffness * yy
        block[s, 0, 2] += stiffness * spin_arm * nx
        block[s, 1, 2] += stiffness * spin_arm * ny
        block[s, 2, 2] += stiffness * spin_arm * spin_arm
    return energy
