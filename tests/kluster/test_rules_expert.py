"""Expert mode: E1–E5 and the decisions about it."""

from __future__ import annotations

import pytest

from lodestone.core import IllegalMove
from lodestone.kluster import (
    Boxes,
    ContinuationOffered,
    Ending,
    GameEnded,
    MagnetPlaced,
    Options,
    Phase,
    Position,
    TurnPassed,
    new_game,
)
from tests.kluster.tables import CLASSIC, DUO, after, names, told


def expert(*aside: int, boxes: Boxes = CLASSIC, play_on: bool = False) -> Position:
    """An expert game with these handicaps: each seat sets so many magnets aside."""
    return new_game(boxes, len(aside), options=Options(expert=True, play_on=play_on, handicap=aside))


def test_E1_without_the_option_nobody_goes_on() -> None:
    position = new_game(CLASSIC, 2, options=Options(handicap=(0, 5)))
    assert after(position, None).seat == 1


def test_E2_XE1_XE2_strictly_more_than_the_next_seat() -> None:
    position, events = expert(0, 2).play(told("c1"))  # 11 against 10
    assert events == [MagnetPlaced(0, "c1"), ContinuationOffered(0)]
    assert (position.seat, position.phase) == (0, Phase.CONTINUE)
    position, events = expert(0, 1).play(told("c1"))  # 11 against 11
    assert events == [MagnetPlaced(0, "c1"), TurnPassed(1)]


def test_E3_one_may_stop() -> None:
    position, events = after(expert(0, 5), None).stop()
    assert events == [TurnPassed(1)]
    assert (position.seat, position.phase) == (1, Phase.TURN)


def test_E3_nobody_stops_a_turn_that_has_placed_nothing() -> None:
    with pytest.raises(IllegalMove) as refused:
        expert(0, 5).stop()
    assert refused.value.rule == "K9"


def test_E4_XE3_as_long_as_one_has_more() -> None:
    position = expert(0, 3)  # 12 against 9
    position = after(position, None)
    assert position.phase is Phase.CONTINUE
    position = after(position, None)
    assert position.phase is Phase.CONTINUE
    position = after(position, None)
    assert (position.seat, position.phase) == (1, Phase.TURN)


def test_E5_XE4_a_fault_ends_the_whole_turn() -> None:
    position = after(expert(0, 5), "c1")
    following, events = position.play(told("c2", "c2 c1"))
    assert (following.seat, following.phase) == (1, Phase.TURN)
    following, events = position.play(told(None, outside="c1"))
    assert names(events) == ["MagnetsTaken", "TurnPassed"]
    assert following.seat == 1


def test_E5_a_fault_with_more_left_offers_nothing() -> None:
    _, events = after(expert(0, 5), "c1", "c2").play(told("c3", "c1 c2"))
    assert "ContinuationOffered" not in names(events)


def test_QE1_the_next_seat_is_the_next_that_plays() -> None:
    position, _ = expert(0, 0, 5).resign(1)
    assert after(position, None).phase is Phase.CONTINUE


def test_QE1_when_the_next_seat_resigns_the_offer_is_weighed_anew() -> None:
    position = after(expert(0, 5, 0), None)  # 7 left, next has 3, then 8
    assert position.phase is Phase.CONTINUE
    position, events = position.resign(1)
    assert names(events) == ["SeatResigned", "TurnPassed"]
    assert (position.seat, position.phase) == (2, Phase.TURN)
    position = after(expert(0, 5, 4), None)
    position, events = position.resign(1)
    assert names(events) == ["SeatResigned"]
    assert (position.seat, position.phase) == (0, Phase.CONTINUE)


def test_QE2_a_continuation_places_like_a_turn() -> None:
    position = after(expert(0, 5), None)
    (reason,) = position.explain(told())
    assert reason.rule == "K9"


def test_QE3_alone_it_means_nothing() -> None:
    position = after(new_game(DUO, 1, options=Options(expert=True)), None)
    assert position.phase is Phase.TURN


def test_QE3_spinners_may_be_played_expert_too() -> None:
    assert after(expert(0, 3, boxes=DUO), None).phase is Phase.CONTINUE


def test_QE4_the_last_magnet_wins_at_once() -> None:
    position = new_game(CLASSIC, 2, options=Options(expert=True, handicap=(10, 11)))
    position, events = position.play(told("c1"))
    assert events[-1] == TurnPassed(1)  # 1 against 1
    position, events = position.play(told("c13"))
    assert events == [MagnetPlaced(1, "c13"), GameEnded((1,), Ending.WIN, (1,))]


def test_E2_who_has_finished_is_no_longer_next() -> None:
    position = expert(7, 0, 5, play_on=True)  # 1, 8 and 3
    position = after(position, "c1", "c9")
    assert (position.seat, position.phase, position.places) == (1, Phase.CONTINUE, (0,))
    position, _ = position.stop()
    position = after(position, "c17")
    assert (position.seat, position.phase) == (1, Phase.TURN)  # compared with seat 1, not with the empty seat 0


def test_Z9_time_runs_out_on_a_continuation() -> None:
    _, events = after(expert(0, 5), None).timeout()
    assert events == [TurnPassed(1)]
