"""Several cords in play (P11–P15, X-P3, Q-P5, Q-P7), and the edge of the table (Q-K14)."""

from __future__ import annotations

import numpy as np

from lodestone.kluster import MagnetsTaken, Options
from lodestone.kluster.area import cords_are_in_order
from lodestone.match.kluster.live import (
    Circle,
    Done,
    Drag,
    Grab,
    Hover,
    LetGo,
    PutBack,
    Release,
    Stage,
    Stop,
    Take,
)
from lodestone.physics.cord_area import enclosed_area
from tests.match.kluster.live.tables import apart, hold, names, next_magnet, on_turn, place, pull, refused, table


def test_P15_cords_are_judged_like_the_rules_do() -> None:
    match = table(2, 1)
    for _ in range(3):
        assert match.board.cords_in_order() == cords_are_in_order(match.frame().cords)
        pull(match, 1, 180.0)


def test_P14_XP3_a_turn_does_not_end_before_the_cords_cross_again() -> None:
    match = apart()
    assert place(match, -125.0, 0.0) == ()
    assert match.stage is Stage.REPAIR
    assert on_turn(match) == 0
    assert refused(match, 0, Done()).rule == "P14"
    assert refused(match, 0, Take(next_magnet(match))).rule == "P14"
    x, y = min(match.frame().cords[1])
    match.do(0, Grab(1, x, y))
    match.do(0, Drag(1, x - 270.0, y, 1.0))
    match.advance(66)
    assert refused(match, 0, Done()).rule == "Z4"
    match.do(0, LetGo(1))
    match.advance(20)
    match.do(0, Done())
    assert names(match.advance().events) == ["MagnetPlaced", "TurnPassed"]
    assert match.board.cords_in_order()


def test_K20_a_fault_while_mending_ends_the_turn() -> None:
    match = apart()
    place(match, -125.0, 0.0)
    assert match.stage is Stage.REPAIR
    magnet = match.frame().lying[0].magnet
    match.board.world.place(match.board.index[magnet], 0.5, 0.5, (1.0, 0.0, 0.0, 0.0))
    x, y = min(match.frame().cords[1])
    match.do(0, Grab(1, x, y))
    frame = match.advance(30)
    while not frame.events:
        frame = match.advance()
    assert names(frame.events) == ["MagnetPlaced", "MagnetsTaken", "TurnPassed"]


def test_QP7_after_a_fault_the_cords_lie_as_they_last_crossed() -> None:
    match = table(2, 0)
    place(match, -125.0, 0.0, north=True)
    pull(match, 1, 500.0)
    events = place(match, -99.0, 0.0, north=False)
    assert names(events) == ["MagnetPlaced", "MagnetsTaken", "TurnPassed"]
    assert match.board.cords_in_order()
    assert match.board.at_rest
    facts = match.turns[-1].happenings[0]
    assert facts.cords_cross  # type: ignore[union-attr]


def test_QP7_the_same_when_time_is_up() -> None:
    match = apart()
    hold(match, -125.0, 0.0)
    match.time_out()
    assert names(match.advance_to_rest().events) == ["TurnPassed"]
    assert match.board.cords_in_order()


def test_P14_an_expert_does_not_stop_with_cords_apart() -> None:
    match = table(2, 0, seats=1)
    pull(match, 1, 500.0)
    assert refused(match, 0, Stop()).rule == "P14"


def test_QP5_two_pairs_are_in_order_unless_all_must_hang_together() -> None:
    cords = (Circle((-300.0, 0.0)), Circle((-100.0, 0.0)), Circle((100.0, 0.0)), Circle((300.0, 0.0)))
    for one_group in (False, True):
        match = table(4, 0, cords=cords, options=Options(one_group=one_group), loop_classic=220.0)
        for cord, x in enumerate((-300.0, -120.0, 120.0, 300.0)):
            nodes = match.board.world.cords.nodes(cord)
            nodes[:] += np.array([x * 1e-3, 0.0]) - nodes.mean(axis=0)
        assert match.board.cords_in_order() is not one_group
        assert cords_are_in_order(match.frame().cords, one_group) is not one_group


def test_QK14_a_cord_stays_on_the_table() -> None:
    match = table()
    pull(match, 0, 1200.0)
    assert np.abs(np.array(match.frame().cords[0])).max() <= 1000.0 + 1e-6


def test_K15_XK11_a_cord_moved_without_harm_costs_nothing() -> None:
    match = table()
    pull(match, 0, -60.0)
    assert on_turn(match) == 0
    assert match.turns == []
    magnet = next_magnet(match)
    match.do(0, Take(magnet))
    match.do(0, Hover(0.0, 0.0, 30.0))
    match.advance(60)
    match.do(0, Release())
    assert names(match.advance_to_rest().events) == ["MagnetPlaced", "TurnPassed"]


def test_QK24_a_magnet_in_one_hand_and_a_cord_in_the_other() -> None:
    match = table()
    hold(match, 0.0, 0.0, height=60.0)
    x, y = match.frame().cords[0][0]
    match.do(0, Grab(0, x, y))
    match.do(0, Drag(0, x + 30.0, y, 0.3))
    match.do(0, Hover(20.0, 0.0, 40.0))
    match.advance(25)
    frame = match.frame()
    assert frame.held is not None
    assert max(frame.cords[0])[0] > x + 20.0


def test_XK13_a_held_magnet_moves_the_cord() -> None:
    """By the house rule nothing else may. Held low enough, it takes the cord along; the cord need not be woken."""
    match = table(cord_by_magnet=True)
    edge = max(match.frame().cords[0])[0]
    hold(match, edge - 30.0, 0.0, height=1.0)
    assert max(match.frame().cords[0])[0] == edge
    match.do(0, Hover(edge + 30.0, 0.0, 20.0, seconds=0.3))
    match.advance(30)
    assert max(match.frame().cords[0])[0] == edge  # too high
    match.do(0, Hover(edge - 30.0, 0.0, 20.0, seconds=0.3))
    match.advance(30)
    match.do(0, Hover(edge - 30.0, 0.0, 1.0, seconds=0.1))
    match.advance(10)
    match.do(0, Hover(edge + 30.0, 0.0, 1.0, seconds=0.3))
    match.advance(30)
    assert max(match.frame().cords[0])[0] > edge + 35.0
    match.do(0, PutBack())
    match.advance(60)
    assert match.idle
    assert on_turn(match) == 0
    assert match.turns == []


def test_QK12_a_cord_may_be_pulled_tight() -> None:
    match = table()
    before = enclosed_area(np.array(match.frame().cords[0]))
    pull(match, 0, 250.0)
    assert enclosed_area(np.array(match.frame().cords[0])) < 0.9 * before
    assert on_turn(match) == 0


def test_K17_D15_XK12_a_cord_lies_flat_by_its_nature() -> None:
    """Nobody can change the height of a cord: it is points in the plane of the table, and no intent lifts them."""
    match = table()
    pull(match, 0, -100.0)
    assert all(len(point) == 2 for point in match.frame().cords[0])
    assert {"height", "z"}.isdisjoint((*Grab.__struct_fields__, *Drag.__struct_fields__))


def test_D10_D14_D16_spinners_that_a_cord_pushes_together_are_taken() -> None:
    match = table(0, 1)
    place(match, -30.0, 0.0, north=True, spinner=True)
    place(match, 40.0, 0.0, north=True, spinner=True)
    assert match.position.table
    x, y = max(match.frame().cords[0])
    match.do(0, Grab(0, x, y))
    match.do(0, Drag(0, -20.0, 0.0, 1.5))
    frame = match.advance(300)
    while not frame.events and match.stage is Stage.SETTLING:
        frame = match.advance()
    taken = frame.events[0]
    assert isinstance(taken, MagnetsTaken)
    assert taken.rule == "D10"
