"""The area that a closed curve encloses: inside, wholly inside, crossing, centre.

Inside is even-odd: where a cord crosses itself (figure eight, Q-K13) a point is inside if a ray from it
meets the cord an odd number of times. Curves are closed polygons (m, 2) in m; the last corner is joined to
the first. None of this belongs to the state; it judges it.
"""

import heapq
import math

import numpy as np

from lodestone.physics.compile import inner_kernel, kernel
from lodestone.physics.cord_contact import outline_contact
from lodestone.physics.cord_tables import CONTACT_COLUMNS
from lodestone.physics.types import Floats, Ints

__all__ = [
    "centre",
    "centroid",
    "contains",
    "contains_outline",
    "enclosed_area",
    "loops_cross",
    "mark_inside",
    "outline_gap",
    "pole",
    "self_crossings",
]

LINES = 512
"""Scan lines for area and centroid: exact to about 1e-5 for loops of a cord's roundness."""
PRECISION = 1e-4
"""m: precision of the pole of inaccessibility."""


@kernel
def contains(curve: Floats, x: float, y: float) -> bool:
    """Whether the point is inside, even-odd."""
    inside = False
    count = len(curve)
    for i in range(count):
        j = i + 1 if i + 1 < count else 0
        ya = curve[i, 1]
        yb = curve[j, 1]
        if (ya > y) != (yb > y):
            crossing = curve[i, 0] + (curve[j, 0] - curve[i, 0]) * (y - ya) / (yb - ya)
            if x < crossing:
                inside = not inside
    return inside


@kernel
def mark_inside(curve: Floats, points: Floats, inside: Ints) -> None:
    """Set inside (n,) to 1 for the points (n, 2) that are inside, else to 0."""
    for k in range(len(points)):
        inside[k] = 1 if contains(curve, points[k, 0], points[k, 1]) else 0


@kernel
def outline_gap(curve: Floats, x: float, y: float, shape: Floats, radius: float) -> float:
    """m, smallest gap of a curve of half thickness `radius` and the outline of shape (3, 3) at (x, y)."""
    row = np.empty(CONTACT_COLUMNS)
    smallest = np.inf
    count = len(curve)
    for i in range(count):
        j = i + 1 if i + 1 < count else 0
        gap = outline_contact(curve[i, 0] - x, curve[i, 1] - y, curve[j, 0] - x, curve[j, 1] - y, shape, radius, row)
        smallest = min(smallest, gap)
    return float(smallest)


@kernel
def contains_outline(curve: Floats, x: float, y: float, shape: Floats, radius: float) -> bool:
    """Whether a magnet's whole outline lies inside and clear of the cord (K9, Z1).

    For an even-odd loop: the centre is inside and no segment reaches the outline.
    """
    return bool(contains(curve, x, y)) and outline_gap(curve, x, y, shape, radius) >= 0.0


@inner_kernel
def side(ax: float, ay: float, bx: float, by: float, x: float, y: float) -> float:
    """Twice the signed area of the triangle a, b, (x, y)."""
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax)


@kernel
def loops_cross(first: Floats, second: Floats) -> bool:
    """Whether two closed curves properly cross (X-P2): touching or containing is not enough."""
    for i in range(len(first)):
        j = i + 1 if i + 1 < len(first) else 0
        ax = first[i, 0]
        ay = first[i, 1]
        bx = first[j, 0]
        by = first[j, 1]
        for k in range(len(second)):
            m = k + 1 if k + 1 < len(second) else 0
            cx = second[k, 0]
            cy = second[k, 1]
            dx = second[m, 0]
            dy = second[m, 1]
            if side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) < 0.0 and (
                side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) < 0.0
            ):
                return True
    return False


@kernel
def self_crossings(curve: Floats) -> int:
    """How many times a closed curve crosses itself (Q-K13): never, unless it was laid or dragged over itself."""
    found = 0
    count = len(curve)
    for i in range(count):
        ax = curve[i, 0]
        ay = curve[i, 1]
        bx = curve[i + 1 if i + 1 < count else 0, 0]
        by = curve[i + 1 if i + 1 < count else 0, 1]
        for k in range(i + 2, count if i > 0 else count - 1):
            m = k + 1 if k + 1 < count else 0
            cx = curve[k, 0]
            cy = curve[k, 1]
            dx = curve[m, 0]
            dy = curve[m, 1]
            if side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) < 0.0 and (
                side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) < 0.0
            ):
                found += 1
    return found


@kernel
def scan_area(curve: Floats, lines: int) -> tuple[float, float, float]:
    """Area (m²) and its first moments (m³), even-odd, by spans on equidistant horizontal lines."""
    low = curve[:, 1].min()
    high = curve[:, 1].max()
    height = (high - low) / lines
    count = len(curve)
    hits = np.empty(count)
    area = 0.0
    moment_x = 0.0
    moment_y = 0.0
    for line in range(lines):
        y = low + (line + 0.5) * height
        found = 0
        for i in range(count):
            j = i + 1 if i + 1 < count else 0
            ya = curve[i, 1]
            yb = curve[j, 1]
            if (ya > y) != (yb > y):
                hits[found] = curve[i, 0] + (curve[j, 0] - curve[i, 0]) * (y - ya) / (yb - ya)
                found += 1
        spans = np.sort(hits[:found])
        for k in range(0, found - 1, 2):
            width = spans[k + 1] - spans[k]
            area += width * height
            moment_x += 0.5 * (spans[k] + spans[k + 1]) * width * height
            moment_y += y * width * height
    return area, moment_x, moment_y


def enclosed_area(curve: Floats) -> float:
    """m², even-odd.

    >>> square = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])
    >>> round(enclosed_area(square), 6)
    1.0
    """
    return float(scan_area(curve, LINES)[0])


def centroid(curve: Floats) -> tuple[float, float]:
    """m, centre of the enclosed area; of the corners if it has none."""
    area, x, y = scan_area(curve, LINES)
    if area <= 0.0:
        return float(curve[:, 0].mean()), float(curve[:, 1].mean())
    return float(x / area), float(y / area)


def centre(curve: Floats) -> tuple[float, float]:
    """m, the centroid if it is inside, else the pole of inaccessibility (Q-P3)."""
    x, y = centroid(curve)
    return (x, y) if contains(curve, x, y) else pole(curve)


@kernel
def depth(curve: Floats, x: float, y: float) -> float:
    """m, distance from the curve, negative outside."""
    smallest = np.inf
    count = len(curve)
    for i in range(count):
        j = i + 1 if i + 1 < count else 0
        dx = curve[j, 0] - curve[i, 0]
        dy = curve[j, 1] - curve[i, 1]
        px = x - curve[i, 0]
        py = y - curve[i, 1]
        square = dx * dx + dy * dy
        t = 0.0 if square == 0.0 else min(1.0, max(0.0, (px * dx + py * dy) / square))
        px -= t * dx
        py -= t * dy
        smallest = min(smallest, px * px + py * py)
    distance = np.sqrt(smallest)
    return float(distance if contains(curve, x, y) else -distance)


def pole(curve: Floats, precision: float = PRECISION) -> tuple[float, float]:
    """m, the point inside that is farthest from the curve, within `precision`.

    Best-first search over squares: a square of half side h cannot hold a point deeper than the depth of its
    middle plus h√2 (Garcia-Castellanos and Lombardo 2007; the quadtree form is Agafonkin's).
    """
    low = curve.min(axis=0)
    high = curve.max(axis=0)
    half = 0.5 * float(max(high - low)) / 4.0
    queue: list[tuple[float, float, float, float]] = []
    best = (-math.inf, float(curve[0, 0]), float(curve[0, 1]))

    def look(x: float, y: float, h: float) -> None:
        nonlocal best
        deep = depth(curve, x, y)
        best = max(best, (deep, x, y))
        if deep + h * math.sqrt(2.0) > best[0] + precision:
            heapq.heappush(queue, (-(deep + h * math.sqrt(2.0)), x, y, h))

    for i in range(4):
        for j in range(4):
            look(float(low[0]) + (2 * i + 1) * half, float(low[1]) + (2 * j + 1) * half, half)
    while queue:
        reach, x, y, h = heapq.heappop(queue)
        if -reach <= best[0] + precision:
            break
        for dx in (-0.5, 0.5):
            for dy in (-0.5, 0.5):
                look(x + dx * h, y + dy * h, 0.5 * h)
    return best[1], best[2]
