"""Turns on the table: release (Z1), outside (Z2), klusters (Z3), their end (Z4), the hand (Z6), leaving (Z8, Z9)."""

from __future__ import annotations

import itertools
import math

import pytest

from lodestone.kluster import MagnetsTaken, Options
from lodestone.match.kluster.live import (
    Drag,
    Eight,
    Grab,
    Hover,
    KlusterMatch,
    LetGo,
    PutBack,
    Release,
    Stage,
    Stop,
    Take,
)
from lodestone.physics.poses import flat
from tests.match.kluster.live.tables import face, hold, names, next_magnet, on_turn, place, refused, table

# Release


def test_Z1_K9_a_stone_is_released_with_its_whole_outline_inside() -> None:
    match = table()
    hold(match, 155.0, 0.0)
    assert not match.frame().may_release
    error = refused(match, 0, Release())
    assert (error.rule, error.key) == ("K9", "kluster-release-partly")
    match.do(0, Hover(200.0, 0.0, 30.0))
    match.advance(10)
    assert refused(match, 0, Release()).key == "kluster-release-outside"
    match.do(0, Hover(145.0, 0.0, 30.0))
    match.advance(10)
    assert match.frame().may_release
    match.do(0, Release())
    assert names(match.advance_to_rest().events) == ["MagnetPlaced", "TurnPassed"]


def test_Z1_a_refused_release_leaves_the_magnet_in_the_hand() -> None:
    match = table()
    magnet = hold(match, 200.0, 0.0)
    refused(match, 0, Release())
    held = match.frame().held
    assert held is not None
    assert held.body.magnet == magnet
    assert on_turn(match) == 0


def test_QK8_against_the_cord_is_fine() -> None:
    match = table()
    magnet = next_magnet(match)
    edge = 160.0 - match.setting.made[magnet].size[0] / 2.0
    assert names(place(match, edge - 0.8, 0.0)) == ["MagnetPlaced", "TurnPassed"]


def test_Z1_D9_a_spinner_needs_its_contact_point_inside_only() -> None:
    match = table(0, 1)
    hold(match, 95.0, 0.0, spinner=True)  # its end is outside: 95 + 14 > 100
    assert match.frame().may_release
    match.do(0, Hover(102.0, 0.0, 30.0))
    match.advance(10)
    assert refused(match, 0, Release()).rule == "D9"


def test_Z1_P11_one_loop_of_several_is_enough() -> None:
    match = table(2, 0)
    left = min(x for x, _ in match.frame().cords[0])
    assert names(place(match, left + 20.0, 0.0)) == ["MagnetPlaced", "TurnPassed"]


def test_Z1_QK13_no_cord_is_drawn_over_itself_in_play() -> None:
    match = table()
    hold(match, -60.0, 100.0, height=60.0)
    x, y = max(match.frame().cords[0])
    match.do(0, Grab(0, x, y))
    match.do(0, Drag(0, -230.0, 0.0, 2.0))
    match.advance(130)
    assert not match.frame().may_release
    error = refused(match, 0, Release())
    assert (error.rule, error.key) == ("Q-K13", "kluster-release-crossed")
    match.do(0, Drag(0, x, y, 2.0))
    match.advance(130)
    match.do(0, LetGo(0))
    match.do(0, Hover(0.0, 0.0, 60.0))
    match.advance(30)
    assert match.frame().may_release


def test_Z1_QK13_a_figure_eight_is_even_odd() -> None:
    match = table(cords=(Eight(),))
    hold(match, 0.0, 40.0)
    assert refused(match, 0, Release()).key == "kluster-release-outside"
    match.do(0, Hover(0.0, 0.0, 30.0))
    match.advance(10)
    refused(match, 0, Release())
    match.do(0, Hover(100.0, 0.0, 30.0))
    match.advance(12)
    match.do(0, Release())
    assert names(match.advance_to_rest().events) == ["MagnetPlaced", "TurnPassed"]


# Outside


@pytest.mark.parametrize("spot", [(0.3, 0.0), (1.2, 0.0)], ids=["outside the loop", "off the table"])
def test_Z2_K11_outside_at_rest_is_a_fault_before_the_release(spot: tuple[float, float]) -> None:
    match = table()
    magnet = next_magnet(match)
    place(match, 0.0, 0.0)
    hold(match, 60.0, 60.0, height=100.0)
    match.board.world.place(match.board.index[magnet], *spot, flat())
    match.advance()
    match.advance()
    assert match.stage is Stage.SETTLING
    events = match.advance_to_rest().events
    assert events[0] == MagnetsTaken(1, (magnet,), "K11")
    assert match.turn is not None
    assert on_turn(match) == 0  # K13: the turn is over although nothing was placed


def test_QK10_a_magnet_whose_middle_is_inside_stays() -> None:
    match = table()
    magnet = next_magnet(match)
    place(match, 140.0, 0.0)
    match.board.world.place(match.board.index[magnet], 0.158, 0.0, flat())
    assert names(place(match, -100.0, 0.0)) == ["MagnetPlaced", "TurnPassed"]


def test_QP6_inside_another_cord_is_inside() -> None:
    match = table(2, 0)
    place(match, -200.0, 0.0)
    assert match.board.outside() == []
    assert all(match.board.world.cords.outside(c, match.board.world.bodies) for c in (1,))


# Klusters


def attract(match: KlusterMatch) -> tuple[str, str]:
    """Two magnets that will snap together: with the same side up they repel, so one is turned over."""
    first = next_magnet(match)
    place(match, 0.0, 0.0, north=True)
    return first, next_magnet(match)


def test_Z3_K10_the_placed_magnet_klusters() -> None:
    match = table()
    first, second = attract(match)
    events = place(match, 26.0, 0.0, north=False)
    assert names(events) == ["MagnetPlaced", "MagnetsTaken", "TurnPassed"]
    taken = events[1]
    assert isinstance(taken, MagnetsTaken)
    assert set(taken.magnets) == {first, second}
    assert taken.rule == "K10"
    assert match.frame().lying == ()
    assert len(match.position.pools[1]) == 13


def test_Z3_QK1_a_magnet_that_jumps_to_the_hand_is_a_fault_at_once() -> None:
    match = table()
    first, second = attract(match)
    hold(match, 0.0, 0.0, height=8.0, north=True)  # unlike poles face each other: they attract
    assert match.stage is Stage.SETTLING
    assert not match.frame().may_release
    events = match.advance_to_rest().events
    assert events[0] == MagnetsTaken(1, (first,), "Q-K1")
    assert second in match.position.pools[1]
    assert first in match.position.pools[1]
    facts = match.turns[-1].happenings[0]
    assert (facts.held, facts.placed) == (second, None)  # type: ignore[union-attr]
    assert on_turn(match) == 0


def test_Z3_K12_klusters_among_strangers_count() -> None:
    match = table()
    place(match, -100.0, 0.0, north=True)
    place(match, -60.0, 0.0, north=True)
    third = hold(match, 100.0, 0.0, height=100.0)
    world, index = match.board.world, match.board.index
    far = list(match.position.table)
    world.place(index[far[0]], -0.06, 0.05, flat(0.0, match.setting.made[far[0]].moment > 0))
    world.place(index[far[1]], -0.06, 0.028, flat(0.0, match.setting.made[far[1]].moment < 0))
    frame = match.advance(3)
    while not frame.events:
        frame = match.advance()
    taken = frame.events[0]
    assert isinstance(taken, MagnetsTaken)
    assert set(taken.magnets) == set(far)
    assert third in match.position.pools[0]


def test_Z3_XK6_those_that_touched_and_parted_have_klustered_all_the_same() -> None:
    match = table()
    attract(match)
    hold(match, 26.0, 0.0, north=False)
    match.do(1, Release())
    frame = match.advance()
    while not frame.touches:
        frame = match.advance()
    a, b = frame.touches[0]
    match.board.world.place(match.board.index[a], -0.1, 0.0, flat())
    match.board.world.place(match.board.index[b], 0.1, 0.0, flat())
    events = match.advance_to_rest().events
    assert names(events) == ["MagnetPlaced", "MagnetsTaken", "TurnPassed"]


def test_QK18_a_third_magnet_that_is_pulled_in_belongs_to_the_kluster() -> None:
    match = table()
    place(match, -31.0, 0.0, north=True)
    place(match, 31.0, 0.0, north=True)
    events = place(match, 0.0, 0.0, north=False)
    taken = events[1]
    assert isinstance(taken, MagnetsTaken)
    assert len(taken.magnets) == 3


# The end of a turn


def test_Z4_a_turn_ends_when_all_is_at_rest() -> None:
    match = table()
    hold(match, 0.0, 0.0)
    match.do(0, Release())
    frames = 0
    while not (frame := match.advance()).events:
        frames += 1
        assert on_turn(match) == 0
        assert frame.stage is Stage.SETTLING
    assert frames >= 18  # 0.3 s of lowering
    assert match.board.at_rest


def test_Z4_the_cord_is_not_moved_after_the_release() -> None:
    match = table()
    x, y = match.frame().cords[0][0]
    hold(match, 0.0, 0.0)
    match.do(0, Grab(0, x, y))
    match.do(0, Release())
    match.advance()
    assert match.frame().grabbed == ()
    assert refused(match, 0, Grab(0, x, y)).rule == "Z4"


def test_Z4_QK15_the_last_magnet_wins_only_at_rest() -> None:
    match = table(options=Options(handicap=(11, 0)))
    hold(match, 0.0, 0.0)
    match.do(0, Release())
    assert not match.advance(5).events
    assert not match.position.over
    events = match.advance_to_rest().events
    assert names(events) == ["MagnetPlaced", "GameEnded"]
    assert match.position.winners == (0,)
    assert match.stage is Stage.OVER


def test_QK16_the_last_magnet_that_klusters_does_not_win() -> None:
    match = table(options=Options(handicap=(0, 11)))
    attract(match)
    events = place(match, 26.0, 0.0, north=False)
    assert names(events) == ["MagnetPlaced", "MagnetsTaken", "TurnPassed"]
    assert not match.position.over


def test_K16_K18_stones_move_with_the_cord_and_must_not_kluster() -> None:
    match = table()
    first, second = attract(match)
    place(match, 70.0, 0.0, north=False)
    x, y = max(match.frame().cords[0])
    match.do(0, Grab(0, x, y))
    match.do(0, Drag(0, 20.0, 0.0, 1.2))
    frame = match.advance(200)
    while not frame.events:
        frame = match.advance()
    taken = frame.events[0]
    assert isinstance(taken, MagnetsTaken)
    assert set(taken.magnets) == {first, second}
    assert taken.seat == 0
    assert on_turn(match) == 1


# The hand


def test_Z6_the_hand_is_never_faster_than_a_hand() -> None:
    match = table()
    match.do(0, Take(next_magnet(match)))
    match.do(0, Hover(1500.0, 0.0, 500.0))
    places = [match.frame().held]
    while match.turn is not None and not match.turn.hand.still:
        places.append(match.advance().held)
    for before, after in itertools.pairwise(places):
        assert before is not None
        assert after is not None
        (x1, y1, z1), (x2, y2, z2) = before.body.at, after.body.at
        assert math.hypot(x2 - x1, y2 - y1) <= 16.0 + 1e-6  # 1 m/s
        assert abs(z2 - z1) <= 8.0 + 1e-6  # 0.5 m/s
    assert len(places) > 90
    assert places[-1] is not None
    assert places[-1].body.at[0] == pytest.approx(1500.0)


def test_Z6_a_later_hover_replaces_an_earlier_one() -> None:
    match = table()
    hold(match, 0.0, 0.0, height=80.0)
    match.do(0, Hover(300.0, 0.0, 80.0))
    match.advance(5)
    match.do(0, Hover(0.0, 0.0, 80.0))
    match.advance(60)
    held = match.frame().held
    assert held is not None
    assert held.body.at[:2] == (0.0, 0.0)


def test_K19_a_held_magnet_moves_those_that_lie() -> None:
    match = table()
    magnet = next_magnet(match)
    place(match, 0.0, 0.0, north=True, pose="standing")
    hold(match, 60.0, 0.0, height=30.0, north=True)
    match.do(1, Hover(38.0, 0.0, 12.0, seconds=0.3))
    trembling = set()
    for _ in range(40):
        trembling |= set(match.advance().trembling)
    assert magnet in trembling


def test_QK7_a_stone_may_stand_and_one_that_topples_without_touching_is_fine() -> None:
    match = table()
    standing = next_magnet(match)
    assert names(place(match, 0.0, 0.0, north=True, pose="standing")) == ["MagnetPlaced", "TurnPassed"]
    assert match.frame().lying[0].up is None  # on its edge
    events = place(match, 39.0, 0.0, north=False)
    body = next(body for body in match.frame().lying if body.magnet == standing)
    assert body.up is not None  # fallen over
    assert names(events) == ["MagnetPlaced", "TurnPassed"]
    assert len(match.position.table) == 2


def test_QK6_sliding_may_be_forbidden() -> None:
    allowed, forbidden = table(), table(no_sliding=True)
    for match in (allowed, forbidden):
        hold(match, 0.0, 0.0, height=5.0)
    allowed.do(0, Hover(10.0, 0.0, 0.0))
    assert refused(forbidden, 0, Hover(10.0, 0.0, 0.0)).rule == "Q-K6"


def test_XK13_cords_may_be_for_magnets_only() -> None:
    match = table(cord_by_magnet=True)
    x, y = match.frame().cords[0][0]
    assert refused(match, 0, Grab(0, x, y)).rule == "X-K13"


def test_QK4_withdrawing_is_free() -> None:
    match = table()
    first, second = match.position.pools[0][:2]
    for magnet in (first, second):
        match.do(0, Take(magnet, face(match, magnet, True)))
        match.do(0, Hover(0.0, 0.0, 40.0))
        match.advance(50)
        match.do(0, PutBack())
        heights = []
        while (held := match.advance().held) is not None:
            heights.append(held.body.at[2])
        assert max(heights) > 149.0  # it is carried up and away instead of vanishing at once
    assert on_turn(match) == 0
    assert match.turns == []
    assert match.idle


def test_QK4_a_magnet_on_its_way_back_can_be_brought_again() -> None:
    match = table()
    hold(match, 0.0, 0.0)
    match.do(0, PutBack())
    match.advance(3)
    match.do(0, Hover(0.0, 0.0, 30.0))
    match.advance(100)
    match.do(0, Release())
    assert names(match.advance_to_rest().events) == ["MagnetPlaced", "TurnPassed"]


def test_QK5_no_turn_is_passed() -> None:
    match = table()
    hold(match, 0.0, 0.0)
    match.do(0, PutBack())
    match.advance(200)
    assert refused(match, 0, Stop()).rule == "K9"
    assert on_turn(match) == 0
