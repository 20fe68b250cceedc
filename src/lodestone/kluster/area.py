"""The area: what is inside a cord's loop, and which cords cross.

Points are (x, y) in any one unit. A loop is the closed line through its points; where it crosses itself, as a figure
eight, the even-odd rule says what is inside (Q-K13). The two kinds of magnet are placed by different tests (X-K5), and
what lies already is judged by a third (Z2).

Matches ask kernels instead (`physics.cord_area`, `physics.outside`). These need no physics, and tests hold one against
the other, so the two share no code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Loop: TypeAlias = Sequence[Point]

ROUNDING = 1e-9
"""How far, as a share of its size, a coordinate computed in double precision may be off."""


def is_inside(loop: Loop, point: Point) -> bool:
    """Whether a point lies in a loop, by the even-odd rule.

    >>> is_inside([(0, 0), (4, 0), (4, 4), (0, 4)], (1, 1))
    True
    """
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in _sides(loop):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside


def stone_may_be_placed(loops: Sequence[Loop], outline: Loop) -> bool:
    """K9, Q-K8: the whole outline lies inside one loop at least (P11), over no cord's middle line of that loop."""
    return any(_contains_whole(loop, outline) for loop in loops)


def spinner_may_be_placed(loops: Sequence[Loop], contact: Point) -> bool:
    """D9: it touches the table inside one loop at least (P11), however far its ends reach."""
    return any(is_inside(loop, contact) for loop in loops)


def lies_outside(loops: Sequence[Loop], centroid: Point) -> bool:
    """K11, Q-K10, Q-P6: what lies on the table is outside when its middle is outside every loop."""
    return not any(is_inside(loop, centroid) for loop in loops)


def cords_are_in_order(loops: Sequence[Loop], one_group: bool = False) -> bool:
    """P15: every cord crosses another one; or, as a house rule, all hang together (Q-P5). A single cord always passes.

    >>> left, right = [(0, 0), (4, 0), (4, 4), (0, 4)], [(3, 1), (7, 1), (7, 3), (3, 3)]
    >>> cords_are_in_order([left, right])
    True
    """
    return not stray_cords(len(loops), lambda one, other: loops_cross(loops[one], loops[other]), one_group)


def stray_cords(cords: int, cross: Callable[[int, int], bool], one_group: bool = False) -> list[list[int]]:
    """The groups of cords that are not in order (P15, Q-P5), by number; `cross` tells of two whether they do.

    >>> stray_cords(3, lambda one, other: {one, other} == {0, 2})
    [[1]]
    """
    groups: list[list[int]] = []
    for cord in range(cords):
        near = [group for group in groups if any(cross(cord, other) for other in group)]
        groups = [group for group in groups if group not in near] + [[one for group in near for one in group] + [cord]]
    if one_group:
        return groups[1:]
    return [group for group in groups if len(group) == 1 < cords]


def may_be_laid(laid: Sequence[Loop], loop: Loop) -> bool:
    """P4, P5, X-P1: the first cord lies anywhere, every further one crosses one that lies already."""
    return not laid or any(loops_cross(loop, other) for other in laid)


def loops_cross(one: Loop, other: Loop) -> bool:
    """X-P2: the lines properly cross. One inside the other, or merely touching it, is not enough.

    Two crossing sides settle it; if lines meet exactly in corners, each must have points on both sides of the other.
    """
    if _boxes_are_apart(one, other):
        return False
    return _sides_cross(one, other) or _lies_on_both_sides(one, other) or _lies_on_both_sides(other, one)


def _sides(loop: Loop) -> list[tuple[Point, Point]]:
    return list(pairwise([*loop, loop[0]]))


def _contains_whole(loop: Loop, outline: Loop) -> bool:
    return all(is_inside(loop, point) for point in outline) and not loops_cross(loop, outline)


def _lies_on_both_sides(one: Loop, other: Loop) -> bool:
    """Whether a loop has points clearly inside and points clearly outside another one."""
    middles = [((x1 + x2) / 2, (y1 + y2) / 2) for (x1, y1), (x2, y2) in _sides(one)]
    points = [*one, *middles]
    if len({is_inside(other, point) for point in points}) < 2:
        return False
    return len({is_inside(other, point) for point in points if not _is_on(other, point)}) > 1


def _is_on(loop: Loop, point: Point) -> bool:
    """Whether a point lies on the line itself, as far as rounding lets us tell."""
    for (x1, y1), (x2, y2) in _sides(loop):
        dx, dy = x2 - x1, y2 - y1
        length = dx * dx + dy * dy
        along = ((point[0] - x1) * dx + (point[1] - y1) * dy) / length if length else 0.0
        along = min(1.0, max(0.0, along))
        if abs(x1 + along * dx - point[0]) + abs(y1 + along * dy - point[1]) <= ROUNDING * (1 + abs(x1) + abs(y1)):
            return True
    return False


def _boxes_are_apart(one: Loop, other: Loop) -> bool:
    """Whether a straight line across or along the table separates them, as it does most loops that do not cross."""
    return any(
        max(point[axis] for point in a) < min(point[axis] for point in b)
        for axis in (0, 1)
        for a, b in ((one, other), (other, one))
    )


def _sides_cross(one: Loop, other: Loop) -> bool:
    """Whether a side of one crosses a side of the other, corners apart."""
    sides = _sides(other)
    for a, b in _sides(one):
        turns = [_turn(a, b, point) for point in other]
        for (c, d), from_c, from_d in zip(sides, turns, [*turns[1:], turns[0]], strict=True):
            if from_c * from_d < 0 and _turn(c, d, a) * _turn(c, d, b) < 0:
                return True
    return False


def _turn(a: Point, b: Point, c: Point) -> float:
    """Positive if c lies left of the line from a to b, negative right of it, zero on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
