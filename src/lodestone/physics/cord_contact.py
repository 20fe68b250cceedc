"""Where a cord touches magnets: segments against the outlines of the magnets seen from above.

The outline of an ellipsoid with shape matrix S is the ellipse with matrix S[:2, :2], support function
h(n) = √(nᵀSn). Taking the outline, not the slice at the height of the cord, keeps the normal exactly
horizontal: a slanted normal would squeeze stones up and launch them.

Contacts are looked for half a step ahead, by the last displacement of the nodes and the velocity of the
magnets: with the normals of the start of the step, stones pushed aside at 0.3 m/s end twice as far off at
dt = 1 ms. A held magnet is at the end of its step already: half a step ahead is half a step back for it. The
place along the segment is taken as if found at the start: foreseeing that too makes contacts hop from node to node.
"""

import numpy as np

from lodestone.physics.bodies import HELD, Bodies
from lodestone.physics.compile import inner_kernel
from lodestone.physics.cord_held import is_low, slice_outline
from lodestone.physics.cord_params import NODES
from lodestone.physics.cord_tables import (
    ACTIVE,
    AHEAD_X,
    AHEAD_Y,
    ALONG,
    ARM_X,
    ARM_Y,
    ARM_Z,
    CURVATURE_RADIUS,
    FORCE,
    GAP,
    LENGTH,
    MAGNET,
    MAX_CONTACTS,
    NORMAL_X,
    NORMAL_Y,
    SEGMENT,
    SPIN_ARM,
    START_ALONG,
    START_GAP,
)
from lodestone.physics.types import Floats, Ints

__all__ = ["find_contacts", "outline_contact"]

PARTED = 3e-4
"""m: a magnet that rode over a cord has left it when their gap is wider than this."""
SHORTEST = 1e-5
"""m: a crumpled segment counts as this long where its length divides."""


@inner_kernel
def outline_contact(ax: float, ay: float, bx: float, by: float, shape: Floats, radius: float, row: Floats) -> float:
    """Contact of the segment a–b (m, relative to the magnet's centre) with the outline of `shape` (3, 3).

    The touching place minimises pᵀS⁻¹p over the segment, exact for where a line first meets a scaled
    ellipse; the gap n·p − √(nᵀSn) − radius along n ∝ S⁻¹p is exact to second order near touch.
    Fills `row` up to LENGTH and returns the gap.
    """
    xx = shape[0, 0]
    xy = shape[0, 1]
    yy = shape[1, 1]
    determinant = xx * yy - xy * xy
    dx = bx - ax
    dy = by - ay
    gx = (yy * dx - xy * dy) / determinant
    gy = (xx * dy - xy * dx) / determinant
    along = -(ax * gx + ay * gy) / (dx * gx + dy * gy + 1e-30)
    along = min(1.0, max(0.0, along))
    px = ax + along * dx
    py = ay + along * dy
    nx = (yy * px - xy * py) / determinant
    ny = (xx * py - xy * px) / determinant
    scale = 1.0 / np.sqrt(nx * nx + ny * ny + 1e-30)
    nx *= scale
    ny *= scale
    support = np.sqrt(xx * nx * nx + 2.0 * xy * nx * ny + yy * ny * ny)
    gap = px * nx + py * ny - support - radius
    row[NORMAL_X] = nx
    row[NORMAL_Y] = ny
    row[START_GAP] = gap
    row[START_ALONG] = along
    row[ALONG] = along
    row[GAP] = gap
    row[ARM_X] = (xx * nx + xy * ny) / support
    row[ARM_Y] = (xy * nx + yy * ny) / support
    row[ARM_Z] = (shape[0, 2] * nx + shape[1, 2] * ny) / support
    row[SPIN_ARM] = row[ARM_X] * ny - row[ARM_Y] * nx
    row[CURVATURE_RADIUS] = determinant / (support * support * support) + radius
    row[LENGTH] = max(SHORTEST, np.sqrt(dx * dx + dy * dy))
    return float(gap)


@inner_kernel
def find_contacts(
    node: Floats,
    nodes: Floats,
    segment_length: float,
    radius: float,
    bodies: Bodies,
    half_step: float,
    riding: Ints,
    margin: float,
    index: Ints,
    contacts: Floats,
) -> int:
    """All pairs of a segment and a magnet on the table or held low with gap < margin (m); returns their number.

    node (96, 2) m; nodes: their table, with the AHEAD columns; half_step = dt/2.
    riding (n,): a magnet on top of the cord does not touch it until no segment is below it any more, which
    clears the flag; one that overlaps the cord by more than the cord's radius lies on it (it was put there:
    no push goes so deep). Fills index and contacts (see `cord_tables`), magnet by magnet.
    """
    count = 0
    longest = 1.01 * segment_length
    outline = np.zeros((3, 3))
    for s in range(len(bodies.status)):
        low = is_low(bodies, s, 2.0 * radius)
        if bodies.status[s] >= HELD and not low:
            riding[s] = 0
            continue
        ahead = -half_step if low else half_step
        go_x = ahead * bodies.velocity[s, 0]
        go_y = ahead * bodies.velocity[s, 1]
        x = bodies.position[s, 0] + go_x
        y = bodies.position[s, 1] + go_y
        if low:
            lean_x, lean_y = slice_outline(bodies, s, 2.0 * radius, outline)
            x += lean_x
            y += lean_y
        else:
            for k in range(3):
                for m in range(3):
                    outline[k, m] = bodies.shape_matrix[s, k, m]
        reach = bodies.radius[s] + radius + margin + 0.5 * longest
        begin = count
        lowest = 1.0
        i = 0
        while i < NODES:
            j = i + 1 if i + 1 < NODES else 0
            sx = nodes[i, AHEAD_X]
            sy = nodes[i, AHEAD_Y]
            tx = nodes[j, AHEAD_X]
            ty = nodes[j, AHEAD_Y]
            ax = node[i, 0] + sx - x
            ay = node[i, 1] + sy - y
            bx = node[j, 0] + tx - x
            by = node[j, 1] + ty - y
            mx = 0.5 * (ax + bx)
            my = 0.5 * (ay + by)
            away = np.sqrt(mx * mx + my * my) - reach
            if away > 0.0:
                i += 1 + int(away / longest)  # midpoints lie at most `longest` apart: skip the unreachable
                continue
            if count < MAX_CONTACTS:
                row = contacts[count]
                gap = outline_contact(ax, ay, bx, by, outline, radius, row)
                lowest = min(lowest, gap)
                if gap < margin:
                    nx = row[NORMAL_X]
                    ny = row[NORMAL_Y]
                    t = row[START_ALONG]
                    row[START_GAP] = gap - (
                        nx * ((1.0 - t) * sx + t * tx - go_x) + ny * ((1.0 - t) * sy + t * ty - go_y)
                    )
                    row[FORCE] = 0.0
                    row[ACTIVE] = 0.0
                    index[count, SEGMENT] = i
                    index[count, MAGNET] = s
                    count += 1
            i += 1
        if lowest > PARTED:
            riding[s] = 0
        elif lowest < -radius:
            riding[s] = 1
        if riding[s] == 1:
            count = begin
    return count
