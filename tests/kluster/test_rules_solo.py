"""Playing alone: S1–S6 and the decisions about it."""

from __future__ import annotations

import pytest

from lodestone.core import GameOver
from lodestone.kluster import (
    ALLOWED_FAULTS,
    Boxes,
    Ending,
    FaultCounted,
    GameEnded,
    Options,
    Position,
    SoloStatus,
    TableOptions,
    deal,
    new_game,
    solo_variant,
)
from tests.kluster.tables import BOTH, CLASSIC, DUO, after, names, told


def alone(boxes: Boxes = CLASSIC, lying: int = 0) -> Position:
    return after(new_game(boxes, 1), *[None] * lying)


def test_S1_one_holds_everything_and_plays_by_the_same_rules() -> None:
    assert len(alone().pools[0]) == 24
    assert len(alone(DUO).pools[0]) == 12
    assert alone().explain(told())[0].rule == "K9"
    assert alone(lying=3).seat == 0


def test_S2_XS2_two_faults_are_survived() -> None:
    assert ALLOWED_FAULTS == 2
    position = after(alone(lying=2), told(None, "c1 c2"), "c1", told("c2", outside="c2"))
    assert not position.over
    assert position.solo == SoloStatus(faults=2, allowed=2, placed=1, total_victory=False)


def test_S3_XS1_every_occasion_of_picking_up_is_one_fault() -> None:
    position, events = alone(lying=6).play(told("c7", "c1 c2", "c3 c4", outside="c5 c6"))
    assert [event for event in events if isinstance(event, FaultCounted)] == [FaultCounted(0, 1, 2, "S3")]
    assert names(events)[-1] == "TurnPassed"
    position, _ = alone(lying=1).play(told(None, outside="c1"))
    assert position.solo is not None
    assert position.solo.faults == 1


def test_S4_XS3_the_result_is_what_lies_in_the_area() -> None:
    solo = alone(lying=9).solo
    assert solo is not None
    assert solo.placed == 9


def test_S5_XS3_placing_everything_is_total_victory() -> None:
    position = alone(DUO, lying=11)
    assert not position.over
    position, events = position.play(told("s12"))
    assert position.solo == SoloStatus(0, 2, 12, True)
    assert position.winner == 0
    assert events[-1] == GameEnded((0,), Ending.TOTAL_VICTORY, ())


def test_S5_total_victory_after_two_faults() -> None:
    position = after(alone(DUO, lying=2), told(None, "s1 s2"), "s1", "s2", told(None, "s1 s2"))
    position = after(position, *[None] * 12)
    assert position.solo == SoloStatus(2, 2, 12, True)


def test_S6_the_third_fault_ends_it() -> None:
    position = alone(lying=4)
    for _ in range(2):
        position = after(position, told(None, "c1 c2"), "c1", "c2")
    position, events = position.play(told(None, "c3 c4"))
    assert position.ending is Ending.FAULTS
    assert position.winner is None
    assert events[-2:] == [FaultCounted(0, 3, 2, "S3"), GameEnded((), Ending.FAULTS, ())]
    with pytest.raises(GameOver):
        position.play(told("c5"))


def test_QS1_what_the_last_fault_picked_up_does_not_count() -> None:
    position = after(alone(lying=6), told(None, outside="c1"), told(None, outside="c2"), told(None, "c3 c4"))
    assert position.solo == SoloStatus(3, 2, 2, False)


def test_QS2_one_may_stop_and_the_result_stands() -> None:
    position, events = alone(lying=5).stop()
    assert events == [GameEnded((), Ending.STOPPED, ())]
    assert position.solo == SoloStatus(0, 2, 5, False)
    with pytest.raises(GameOver):
        position.stop()


def test_QP10_alone_with_several_boxes() -> None:
    position = alone(BOTH, lying=35)
    assert not position.over
    solo = after(position, None).solo
    assert solo == SoloStatus(0, 2, 36, True)


def test_Z9_alone_time_that_runs_out_is_a_fault() -> None:
    position, events = alone(lying=1).timeout()
    assert events[0] == FaultCounted(0, 1, 2, "Z9")
    position, _ = position.timeout()
    position, events = position.timeout()
    assert position.ending is Ending.FAULTS
    assert position.table == ("c1",)


def test_Z8_resigning_alone_ends_it_without_a_winner() -> None:
    position, _ = alone(lying=3).resign(0)
    assert position.over
    assert position.winners == ()
    assert position.solo == SoloStatus(0, 2, 3, False)


def test_QK27_a_round_limit_alone_is_a_number_of_turns() -> None:
    position = after(new_game(CLASSIC, 1, options=Options(rounds=3)), None, None)
    assert not position.over
    position = after(position, None)
    assert position.ending is Ending.ROUNDS
    assert position.solo == SoloStatus(0, 2, 3, False)


def test_nobody_has_a_solo_status_in_company() -> None:
    assert new_game(CLASSIC, 2).solo is None


def test_S4_results_compare_within_a_variant_only() -> None:
    plain = solo_variant(deal(CLASSIC, 1))
    assert solo_variant(deal(CLASSIC, 1, options=Options(expert=True, play_on=True))) == plain
    variants = {
        plain,
        solo_variant(deal(DUO, 1)),
        solo_variant(deal(BOTH, 1)),
        solo_variant(deal(CLASSIC, 1), TableOptions(loop_classic=400.0)),
        solo_variant(deal(CLASSIC, 1), TableOptions(show_poles=True)),
        solo_variant(deal(CLASSIC, 1, options=Options(rounds=30))),
        solo_variant(deal(CLASSIC, 1, options=Options(handicap=(4,)))),
    }
    assert len(variants) == 7
    assert solo_variant(deal(CLASSIC, 1, options=Options(handicap=(0,))), TableOptions()) == plain
