"""The area: what is inside (K3, K9, K11, D9, P11), which cords cross (P4, P5, P13–P15), and the decisions on both."""

from __future__ import annotations

from math import cos, pi, sin

from hypothesis import given, settings
from hypothesis import strategies as st

from lodestone.kluster import (
    cords_are_in_order,
    is_inside,
    lies_outside,
    loops_cross,
    may_be_laid,
    spinner_may_be_placed,
    stone_may_be_placed,
)
from lodestone.kluster.area import Loop, Point


def circle(x: float = 0, y: float = 0, radius: float = 160, points: int = 96) -> Loop:
    angles = [2 * pi * k / points for k in range(points)]
    return [(x + radius * cos(a), y + radius * sin(a)) for a in angles]


def box(left: float, bottom: float, right: float, top: float) -> Loop:
    return [(left, bottom), (right, bottom), (right, top), (left, top)]


EIGHT: Loop = [(-100, -60), (100, 60), (100, -60), (-100, 60)]
HORSESHOE: Loop = [(0, 0), (90, 0), (90, 90), (60, 90), (60, 30), (30, 30), (30, 90), (0, 90)]


def test_K3_D3_XK16_the_cord_may_lie_in_any_shape() -> None:
    assert is_inside(HORSESHOE, (15, 80))
    assert is_inside(HORSESHOE, (75, 80))
    assert not is_inside(HORSESHOE, (45, 80))


def test_QK13_a_figure_eight_has_two_halves() -> None:
    assert is_inside(EIGHT, (60, 0))
    assert is_inside(EIGHT, (-60, 0))
    assert not is_inside(EIGHT, (0, 30))
    assert not stone_may_be_placed([EIGHT], circle(0, 0, 9))


def test_QK13_where_a_loop_covers_itself_twice_it_is_outside() -> None:
    """Even-odd: a cord wound round twice encloses nothing in the middle."""
    twice = [*circle(radius=100), *circle(radius=60)]
    assert is_inside(twice, (0, 80))
    assert not is_inside(twice, (0, -30))


def test_K9_Z1_XK5_a_stones_whole_outline_is_inside() -> None:
    cord = [circle()]
    assert stone_may_be_placed(cord, circle(0, 0, 9))
    assert stone_may_be_placed(cord, circle(150, 0, 9))
    assert not stone_may_be_placed(cord, circle(155, 0, 9))
    assert not stone_may_be_placed(cord, circle(200, 0, 9))


def test_K9_a_stone_across_a_dent_is_not_inside_though_its_ends_are() -> None:
    assert not stone_may_be_placed([HORSESHOE], box(10, 40, 80, 60))


def test_QK8_against_the_cord_is_fine_and_over_it_is_not() -> None:
    cord = [box(0, 0, 100, 100)]
    assert stone_may_be_placed(cord, box(0.001, 10, 20, 30))
    assert not stone_may_be_placed(cord, box(-0.001, 10, 20, 30))


def test_D9_Z1_XK5_a_spinner_touches_the_table_inside() -> None:
    assert spinner_may_be_placed([circle()], (159, 0))
    assert not spinner_may_be_placed([circle()], (161, 0))


def test_P11_QP6_inside_one_cord_is_inside() -> None:
    cords = [circle(0), circle(200)]
    assert stone_may_be_placed(cords, circle(40, 0, 9))  # the second cord runs right through it
    assert spinner_may_be_placed(cords, (350, 0))
    assert not spinner_may_be_placed(cords, (100, 140))
    assert not lies_outside(cords, (41, 0))


def test_P11_Z1_a_stone_is_inside_one_cord_not_half_in_each() -> None:
    cords = [box(0, 0, 50, 50), box(45, 0, 100, 50)]
    assert not stone_may_be_placed(cords, box(30, 10, 70, 30))


def test_K11_QK10_Z2_what_lies_is_outside_when_its_middle_is() -> None:
    assert not lies_outside([circle()], (159, 0))
    assert lies_outside([circle()], (161, 0))


def test_P4_P5_XP1_each_cord_crosses_one_that_lies_already() -> None:
    first, second, third, far = circle(0), circle(200), circle(400), circle(1000)
    assert may_be_laid([], first)
    assert may_be_laid([first], second)
    assert may_be_laid([first, second], third)  # it must cross any cord, not just the last one
    assert may_be_laid([second, first], third)
    assert not may_be_laid([first, second], far)


def test_P15_XP2_cords_must_properly_cross() -> None:
    assert loops_cross(circle(0), circle(200))
    assert not loops_cross(circle(0), circle(321))
    assert not loops_cross(circle(0), circle(0, radius=50))  # wholly inside
    assert not loops_cross(box(0, 0, 10, 10), box(10, 0, 20, 10))  # side by side
    assert not loops_cross(box(0, 0, 10, 10), box(10, 10, 20, 20))  # corner to corner
    assert not loops_cross(box(0, 0, 10, 10), box(0, 2, 5, 8))  # inside, against the side


def test_XP2_lines_that_meet_in_their_corners_cross_too() -> None:
    diamond: Loop = [(10, 0), (20, 10), (10, 20), (0, 10)]
    assert loops_cross(diamond, box(10, 0, 30, 20))
    for shift in range(1, 96):
        assert loops_cross(circle(0), circle(320 * cos(2 * pi * shift / 192)))


def test_P13_P14_one_cord_alone_among_several_is_not_in_order() -> None:
    assert cords_are_in_order([circle()])
    assert cords_are_in_order([circle(0), circle(200)])
    assert not cords_are_in_order([circle(0), circle(200), circle(1000)])


def test_QP5_two_pairs_are_in_order_unless_the_table_wants_one_group() -> None:
    pairs = [circle(0), circle(200), circle(1000), circle(1200)]
    assert cords_are_in_order(pairs)
    assert not cords_are_in_order(pairs, one_group=True)
    chain = [circle(0), circle(200), circle(600), circle(400)]
    assert cords_are_in_order(chain, one_group=True)


@settings(max_examples=200)
@given(st.floats(-400, 400), st.floats(-400, 400), st.floats(20, 200), st.floats(20, 200))
def test_circles_cross_as_circles_do(x: float, y: float, one: float, other: float) -> None:
    """Two 96-gons against the formula for circles, except where corners could make the difference."""
    gap = (x * x + y * y) ** 0.5
    margin = 0.002 * (one + other) + 0.01
    if abs(one - other) + margin < gap < one + other - margin:
        assert loops_cross(circle(radius=one), circle(x, y, other))
    elif gap > one + other + margin or gap < abs(one - other) - margin:
        assert not loops_cross(circle(radius=one), circle(x, y, other))


@settings(max_examples=200)
@given(st.floats(-200, 200), st.floats(-200, 200))
def test_inside_a_circle_is_nearer_than_its_radius(x: float, y: float) -> None:
    point: Point = (x, y)
    distance = (x * x + y * y) ** 0.5
    if abs(distance - 160) > 0.2:
        assert is_inside(circle(), point) == (distance < 160)
