"""Turns: K5, K8–K21, D5, D8–D18, P3, P12–P15 and the decisions about them."""

from __future__ import annotations

from lodestone.kluster import (
    Boxes,
    Ending,
    GameEnded,
    MagnetPlaced,
    MagnetsTaken,
    Options,
    Phase,
    Position,
    TurnFacts,
    TurnPassed,
    new_game,
)
from tests.kluster.tables import BOTH, CLASSIC, DUO, after, everything, names, told


def classic(seats: int = 2, lying: int = 0) -> Position:
    """A Classic game after so many clean turns."""
    return after(new_game(CLASSIC, seats), *[None] * lying)


def last_magnet(options: Options | None = None) -> Position:
    """Two seats with one magnet each, c1 and c13; nothing lies on the table."""
    options = options or Options()
    return new_game(CLASSIC, 2, options=Options(options.expert, options.play_on, options.rounds, (11, 11)))


def test_K5_D5_XK17_who_has_nothing_left_wins() -> None:
    position, events = last_magnet().play(told("c1"))
    assert position.winner == 0
    assert position.phase is Phase.OVER
    assert position.seat is None
    assert events == [MagnetPlaced(0, "c1"), GameEnded((0,), Ending.WIN, (0,))]


def test_K8_turns_go_clockwise() -> None:
    position = new_game(CLASSIC, 4, first=2)
    seats = []
    for _ in range(6):
        seats.append(position.seat)
        position = after(position, None)
    assert seats == [2, 3, 0, 1, 2, 3]


def test_D8_turns_go_clockwise_with_spinners() -> None:
    position = new_game(DUO, 2, first=1)
    assert after(position, None).seat == 0
    assert after(position, None, None).seat == 1


def test_K9_D9_a_turn_places_one_magnet() -> None:
    position, events = classic().play(told("c5"))
    assert position.table == ("c5",)
    assert "c5" not in position.pools[0]
    assert events == [MagnetPlaced(0, "c5"), TurnPassed(1)]
    position, events = new_game(DUO, 2).play(told("s2"))
    assert position.table == ("s2",)


def test_K10_what_klusters_is_picked_up_by_the_seat_on_turn() -> None:
    position, events = classic(lying=2).play(told("c2", "c2 c1"))
    assert position.table == ("c13",)
    assert {"c1", "c2"} <= set(position.pools[0])
    assert events == [MagnetPlaced(0, "c2"), MagnetsTaken(0, ("c1", "c2"), "K10"), TurnPassed(1)]


def test_K11_XK8_one_stone_outside_is_enough() -> None:
    position, events = classic(lying=2).play(told("c2", outside="c13"))
    assert position.table == ("c1", "c2")
    assert events[1] == MagnetsTaken(0, ("c13",), "K11")
    assert position.seat == 1


def test_K11_the_stone_just_placed_may_end_outside() -> None:
    position, events = classic(lying=2).play(told("c2", outside="c2"))
    assert names(events) == ["MagnetPlaced", "MagnetsTaken", "TurnPassed"]
    assert "c2" in position.pools[0]


def test_K12_QK17_stones_far_away_count_and_whoever_placed_them() -> None:
    position, _ = classic(lying=4).play(told("c3", "c13 c14"))
    assert position.table == ("c1", "c2", "c3")
    assert {"c13", "c14"} <= set(position.pools[0])


def test_K13_XK9_a_fault_before_placing_ends_the_turn() -> None:
    position, events = classic(lying=2).play(told(None, "c1 c13"))
    assert position.seat == 1
    assert names(events) == ["MagnetsTaken", "TurnPassed"]
    assert len(position.pools[0]) == 13


def test_K15_K16_QK11_a_moved_cord_may_leave_stones_outside() -> None:
    """The rules learn nothing about the cord except the outcome."""
    position, _ = classic(lying=2).play(told(None, outside="c1"))
    assert position.table == ("c13",)
    assert position.seat == 1


def test_K18_D16_XK15_stones_that_kluster_while_the_cord_is_moved_are_picked_up() -> None:
    position, events = classic(lying=3).play(told(None, "c1 c2"))
    assert events[0] == MagnetsTaken(1, ("c1", "c2"), "K10")
    assert position.seat == 0


def test_K19_QK4_magnetism_may_be_used_and_the_turn_is_spent_only_by_placing() -> None:
    """Whatever was hovered and withdrawn before, the fact of a clean turn is what was placed."""
    _, events = classic(lying=2).play(told("c7"))
    assert events[0] == MagnetPlaced(0, "c7")


def test_K20_QK1_a_stone_that_jumps_to_the_hand_is_picked_up() -> None:
    position, events = classic(lying=4).play(told(None, "c3 c1 c14", held="c3"))
    assert events == [MagnetsTaken(0, ("c1", "c14"), "Q-K1"), TurnPassed(1)]
    assert "c3" in position.pools[0]
    assert position.table == ("c2", "c13")


def test_QK1_another_kluster_beside_the_hands_is_another_cause() -> None:
    _, events = classic(lying=4).play(told(None, "c3 c1", "c2 c13", held="c3", outside="c14"))
    taken = [event for event in events if isinstance(event, MagnetsTaken)]
    assert [(event.magnets, event.rule) for event in taken] == [
        (("c1",), "Q-K1"),
        (("c2", "c13"), "K10"),
        (("c14",), "K11"),
    ]


def test_QK3_XK14_a_second_magnet_in_the_hand_may_be_the_one_that_was_touched() -> None:
    position, events = classic(lying=2).play(told("c2", "c3 c2", held="c3"))
    assert events == [MagnetPlaced(0, "c2"), MagnetsTaken(0, ("c2",), "Q-K1"), TurnPassed(1)]
    assert position.table == ("c1", "c13")


def test_K21_D18_play_goes_on_until_a_last_magnet_is_placed() -> None:
    position = new_game(DUO, 2)
    for _ in range(10):
        position = after(position, None)
        assert not position.over
    assert after(position, None).winner == 0


def test_QK15_Z4_the_win_is_told_only_with_everything_at_rest() -> None:
    """Facts come once, at rest; a last magnet that pulls others along while settling never was a win."""
    position = after(last_magnet(), told("c1", outside="c1"))
    assert position.winner is None
    assert not position.over


def test_QK16_a_last_magnet_that_klusters_is_no_win() -> None:
    position = after(new_game(CLASSIC, 2, options=Options(handicap=(10, 0))), "c1", "c13")
    position, events = position.play(told("c2", "c2 c13"))
    assert not position.over
    assert position.pools[0] == ("c2", "c13")
    assert names(events) == ["MagnetPlaced", "MagnetsTaken", "TurnPassed"]


def test_QK16_nor_is_one_that_lies_well_while_others_kluster() -> None:
    position = after(new_game(CLASSIC, 2, options=Options(handicap=(9, 0))), "c1", "c13", "c2", "c14")
    position, _ = position.play(told("c3", "c13 c14"))
    assert not position.over
    assert position.pools[0] == ("c13", "c14")


def test_QK18_Z3_a_kluster_is_everything_that_hangs_together() -> None:
    position, _ = classic(lying=4).play(told("c3", "c3 c1 c13 c2"))
    assert position.table == ("c14",)


def test_XK10_only_what_klustered_or_left_is_picked_up() -> None:
    position, _ = classic(lying=6).play(told("c4", "c4 c1"))
    assert position.table == ("c2", "c3", "c13", "c14", "c15")


def test_Z2_Z3_what_klustered_outside_is_taken_once() -> None:
    position, events = classic(lying=2).play(told("c2", "c1 c13", outside="c13 c1"))
    assert [event for event in events if isinstance(event, MagnetsTaken)] == [MagnetsTaken(0, ("c1", "c13"), "K10")]
    assert everything(position) == sorted(CLASSIC.magnets)


def test_QK19_stones_keep_their_names_in_another_pool() -> None:
    position = after(classic(lying=1), told("c13", "c13 c1"))
    assert "c1" in position.pools[1]
    position = after(position, "c2", "c1")
    assert position.table == ("c1", "c2")


def test_D10_D11_D12_spinners_that_touch_or_leave_are_collected() -> None:
    position = after(new_game(DUO, 2), None, None)
    following, events = position.play(told(None, "s1 s7"))
    assert events == [MagnetsTaken(0, ("s1", "s7"), "D10"), TurnPassed(1)]
    following, events = position.play(told("s2", outside="s7"))
    assert events[1] == MagnetsTaken(0, ("s7",), "D10")
    assert following.table == ("s1", "s2")


def test_D10_stones_among_them_make_it_the_classic_rule() -> None:
    position = after(new_game(BOTH, 2), "c1", "s7")
    _, events = position.play(told(None, "c1 s7"))
    assert events[0] == MagnetsTaken(0, ("c1", "s7"), "K10")


def test_D14_a_moved_string_may_leave_spinners_outside() -> None:
    _, events = after(new_game(DUO, 2), None).play(told(None, outside="s1"))
    assert events == [MagnetsTaken(1, ("s1",), "D10"), TurnPassed(0)]


def test_D17_a_spinner_that_touches_the_hand_is_collected() -> None:
    position, events = after(new_game(DUO, 2), None).play(told(None, "s7 s1", held="s7"))
    assert events[0] == MagnetsTaken(1, ("s1",), "Q-K1")
    assert len(position.pools[1]) == 7


def test_P3_the_usual_rules_hold_for_several_boxes() -> None:
    position = after(new_game(Boxes(classic=2, duo=1), 10), *[None] * 3)
    position, events = position.play(told("c13", "c13 c1", outside="s11"))
    assert names(events) == ["MagnetPlaced", "MagnetsTaken", "MagnetsTaken", "TurnPassed"]
    assert position.seat == 4


def test_P9_spinners_of_the_set_up_can_be_picked_up_like_any_other() -> None:
    position, _ = new_game(BOTH, 5).play(told("s1", "s1 s11"))
    assert "s11" in position.pools[0]
    assert position.table == ("s12",)


def test_P12_moving_any_of_the_cords_may_cost_magnets() -> None:
    position, _ = after(new_game(BOTH, 2), "c1", "s7").play(told(None, outside="c1 s7"))
    assert position.table == ()


def test_P13_P14_P15_XP3_a_clean_turn_ends_with_all_cords_crossing() -> None:
    position = new_game(BOTH, 2)
    (reason,) = position.explain(told("c1", cords_cross=False))
    assert reason.rule == "P14"
    assert "crosses no other" in reason.message
    assert position.explain(told("c1")) == ()


def test_QP5_the_house_rule_asks_for_one_group() -> None:
    position = new_game(Boxes(duo=4), 2, options=Options(one_group=True))
    (reason,) = position.explain(told("s1", cords_cross=False))
    assert reason.rule == "P14"
    assert "form one group" in reason.message


def test_QP7_after_a_fault_the_turn_is_over_however_the_cords_lie() -> None:
    position = after(new_game(BOTH, 2), "c1")
    position, _ = position.play(told(None, outside="c1", cords_cross=False))
    assert position.seat == 0


def test_P15_one_cord_alone_cannot_be_apart() -> None:
    assert new_game(CLASSIC, 2).explain(told("c1", cords_cross=False)) == ()


def test_a_position_never_changes() -> None:
    position = classic(lying=2)
    before = repr(position)
    position.play(told("c2", "c2 c1"))
    assert repr(position) == before
    assert position == classic(lying=2)
    assert TurnFacts() == TurnFacts(None, None, (), (), True)
