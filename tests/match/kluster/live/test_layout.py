"""Laying cords (K3, D3, P4, P5, X-P2, Q-K13, Q-K14), and left-over spinners in their centres (P9, X-P4, Q-P3, Q-P4)."""

from __future__ import annotations

import itertools
import math

import msgspec
import numpy as np
import pytest

from lodestone.core import InvalidSetup
from lodestone.kluster import Boxes, TableOptions
from lodestone.kluster.area import cords_are_in_order, is_inside
from lodestone.match.games import GAMES
from lodestone.match.kluster.live import (
    AnyPlan,
    Circle,
    Eight,
    Free,
    Laying,
    Oval,
    cord_lengths,
    default_layout,
)
from lodestone.match.kluster.live.layout import lay_cords, shaped
from lodestone.physics.poses import lying as lying_at
from tests.match.kluster.live.tables import table

ONE = Boxes(classic=1)
TWO = Boxes(classic=2)
PLAIN = TableOptions()


def around(points: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> float:
    return float(np.hypot(*(np.roll(points, -1, axis=0) - points).T).sum())


@pytest.mark.parametrize(
    "plan",
    [
        Circle((40.0, -20.0)),
        Oval(ratio=0.4, yaw=30.0),
        Eight(ratio=0.5, yaw=90.0),
        Free(((0.0, 0.0), (300.0, 0.0), (300.0, 40.0), (40.0, 40.0), (40.0, 300.0), (0.0, 300.0))),
    ],
)
def test_K3_any_shape_of_the_fixed_length(plan: AnyPlan) -> None:
    (length,) = cord_lengths(ONE, PLAIN)
    assert around(shaped(plan, length).node) == pytest.approx(length * 1e-3, rel=5e-3)


def test_D3_a_duo_cord_is_shorter() -> None:
    classic, duo = cord_lengths(Boxes(classic=1, duo=1), PLAIN)
    assert classic / duo == pytest.approx(320 / 200)


def test_QK13_a_figure_eight_is_even_odd() -> None:
    match = table(cords=(Eight(yaw=0.0),))
    loop = match.frame().cords[0]
    assert is_inside(loop, (90.0, 0.0))
    assert is_inside(loop, (-90.0, 0.0))
    assert not is_inside(loop, (0.0, 30.0))


@pytest.mark.parametrize(
    "second",
    [
        pytest.param(Circle((700.0, 0.0)), id="apart"),
        pytest.param(Oval((0.0, 0.0), 1.0), id="the very same"),
        pytest.param(Circle((320.0586, 0.0)), id="tangent"),
    ],
)
def test_P5_XP2_each_further_cord_properly_crosses_one(second: AnyPlan) -> None:
    laying = Laying(TWO, PLAIN)
    laying.lay(Circle())
    with pytest.raises(InvalidSetup) as refused:
        laying.lay(second)
    assert (refused.value.rule, refused.value.key) == ("P5", "kluster-lay-cross")
    assert not laying.complete
    laying.lay(Circle((100.0, 0.0)))
    assert laying.complete


def test_XP1_any_cord_that_lies_already_will_do() -> None:
    lay_cords(Boxes(classic=3), PLAIN, [Circle(), Circle((200.0, 0.0)), Circle((-200.0, 0.0))])


def test_P4_as_many_as_there_are() -> None:
    laying = Laying(ONE, PLAIN)
    laying.lay(Circle())
    with pytest.raises(InvalidSetup, match="1 cords"):
        laying.lay(Circle((10.0, 0.0)))
    with pytest.raises(InvalidSetup, match="2 cords"):
        lay_cords(TWO, PLAIN, [Circle()])


def test_QK14_cords_lie_on_the_table() -> None:
    with pytest.raises(InvalidSetup) as refused:
        lay_cords(ONE, PLAIN, [Circle((900.0, 0.0))])
    assert refused.value.rule == "Q-K14"


@pytest.mark.parametrize("points", [(), ((0.0, 0.0),), ((0.0, 0.0), (10.0, 0.0)), ((0.0, 0.0), (5.0, 0.0), (9.0, 0.0))])
def test_shapes_that_enclose_nothing_are_refused(points: tuple[tuple[float, float], ...]) -> None:
    with pytest.raises(InvalidSetup) as refused:
        lay_cords(ONE, PLAIN, [Free(points)])
    assert refused.value.rule == "K3"


MIXES = [boxes for boxes in itertools.starmap(Boxes, itertools.product(range(5), range(5))) if boxes.cords]


@pytest.mark.parametrize("boxes", MIXES, ids=str)
def test_every_mix_of_boxes_has_a_layout(boxes: Boxes) -> None:
    shapes = lay_cords(boxes, PLAIN, default_layout(boxes, PLAIN))
    loops = [[(float(x), float(y)) for x, y in shape.node[::4]] for shape in shapes]
    assert cords_are_in_order(loops, one_group=True)


@pytest.mark.parametrize(("loop", "loop_duo"), [(320.0, 120.0), (200.0, 300.0), (500.0, 400.0)])
def test_layouts_suit_other_sizes(loop: float, loop_duo: float) -> None:
    sizes = TableOptions(loop_classic=loop, loop_duo=loop_duo)
    for boxes in (Boxes(1, 1), Boxes(2, 1), Boxes(1, 2), Boxes(2, 2)):
        lay_cords(boxes, sizes, default_layout(boxes, sizes))


@pytest.mark.parametrize(("classic", "duo", "seats"), [(1, 1, 5), (2, 1, 7), (2, 1, 9), (1, 2, 5)])
def test_P9_left_over_spinners_lie_in_the_centres(classic: int, duo: int, seats: int) -> None:
    match = table(classic, duo, seats)
    centres = match.setting.setup.centres
    frame = match.frame()
    assert [body.magnet for body in frame.lying] == sorted(centres, key=lambda magnet: int(magnet[1:]))
    lying = {body.magnet: body.at for body in frame.lying}
    for cord, magnet in enumerate(centres):
        middle = np.mean(frame.cords[cord], axis=0)
        assert np.hypot(*(np.array(lying[magnet][:2]) - middle)) < 0.01  # circles far enough apart: exactly central
    assert match.board.klusters() == []
    assert match.board.at_rest


def test_XP4_QP4_a_centre_that_is_taken_moves_a_spinner_to_the_nearest_free_place() -> None:
    cords = (Circle((-5.0, 0.0)), Circle((5.0, 0.0)))
    match = table(1, 1, seats=5, cords=cords, loop_duo=320.0)
    first, second = (np.array(body.at[:2]) for body in match.frame().lying)
    assert 10.0 < np.hypot(*(first - second)) < 120.0
    assert match.board.klusters() == []
    assert match.board.outside() == []
    # In DE's order: the first lies exactly in its centre; the second could not lie at half the distance from its own.
    wanted = {
        magnet: np.mean(match.frame().cords[cord], axis=0) for cord, magnet in enumerate(match.setting.setup.centres)
    }
    lying = {body.magnet: np.array(body.at[:2]) for body in match.frame().lying}
    central, moved = match.setting.setup.centres
    assert np.hypot(*(lying[central] - wanted[central])) < 0.01
    nearer = (wanted[moved] + 0.5 * (lying[moved] - wanted[moved])) * 1e-3
    world, index = match.board.world, match.board.index[moved]
    for yaw in (0, 90, 180, 270):
        world.place(index, float(nearer[0]), float(nearer[1]), lying_at(math.radians(yaw)))
        world.run(1.0)
        assert match.board.klusters() or np.hypot(*(world.bodies.position[index, :2] - nearer)) > 1e-3
        world.forget_touches()


def test_QP1_more_left_over_spinners_than_cords_are_set_aside() -> None:
    match = table(1, 2, seats=5)
    assert len(match.frame().lying) == 3
    assert len([magnet for magnet in match.position.set_aside if magnet.startswith("s")]) == 1


def test_QP3_the_centre_of_a_bent_cord_is_inside_it() -> None:
    horseshoe = Free(
        (
            (0.0, 0.0),
            (300.0, 0.0),
            (300.0, 40.0),
            (40.0, 40.0),
            (40.0, 260.0),
            (300.0, 260.0),
            (300.0, 300.0),
            (0.0, 300.0),
        )
    )
    match = table(1, 1, seats=5, cords=(horseshoe, Circle()), loop_classic=500.0)
    first = match.setting.setup.centres[0]
    (at,) = (body.at[:2] for body in match.frame().lying if body.magnet == first)
    assert is_inside(match.frame().cords[0], at)


def test_QP8_seats_may_lay_one_cord_each() -> None:
    laying = Laying(Boxes(classic=1, duo=2), PLAIN)
    for plan in (Oval((0.0, 0.0)), Circle((150.0, 0.0)), Eight((-150.0, 0.0))):
        assert not laying.complete
        laying.lay(plan)
    match = table(1, 2, cords=tuple(laying.plans))
    assert match.setting.cords == tuple(laying.plans)


def test_every_cord_of_a_daily_table_can_be_laid() -> None:
    shapes = set()
    for seed in range(60):
        options = GAMES["kluster"].daily(seed)
        assert options is not None
        GAMES["kluster"].check(options, 1)
        plans = msgspec.convert(msgspec.to_builtins(options)["cords"], tuple[AnyPlan, ...])
        lay_cords(ONE, PLAIN, plans)
        shapes.add(type(plans[0]))
    assert shapes == {Circle, Oval, Eight}
