"""Other endings of turns and games: experts (E2–E5), solo (S6, Q-S2), leaving (Z8), clocks (Z9)."""

from __future__ import annotations

import pytest

from lodestone.core import IllegalMove
from lodestone.kluster import Ending, Options, Phase
from lodestone.match.kluster.live import Continue, Grab, Release, Resign, Stage, Stop, Take
from tests.match.kluster.live.tables import hold, names, next_magnet, on_turn, place, refused, table

# Expert and solo


def test_E2_E3_an_expert_goes_on_or_stops() -> None:
    match = table(options=Options(expert=True, handicap=(0, 3)))
    assert names(place(match, 0.0, 0.0)) == ["MagnetPlaced", "ContinuationOffered"]
    assert match.stage is Stage.CHOICE
    assert refused(match, 0, Take(next_magnet(match))).rule == "E3"
    match.do(0, Continue())
    x, y = match.frame().cords[0][0]
    match.do(0, Grab(0, x, y))  # Z4: within a continuation the cord may be moved again
    assert names(place(match, 0.0, 70.0)) == ["MagnetPlaced", "ContinuationOffered"]
    match.do(0, Stop())
    assert names(match.advance_to_rest().events) == ["TurnPassed"]
    assert on_turn(match) == 1


def test_E3_an_expert_may_stop_with_a_magnet_in_the_hand() -> None:
    match = table(options=Options(expert=True, handicap=(0, 3)))
    place(match, 0.0, 0.0)
    match.do(0, Continue())
    magnet = hold(match, 80.0, 0.0, height=60.0)
    match.do(0, Stop())
    assert names(match.advance_to_rest().events) == ["TurnPassed"]
    assert magnet in match.position.pools[0]


def test_E5_a_fault_ends_an_expert_turn() -> None:
    match = table(options=Options(expert=True, handicap=(0, 3)))
    place(match, 0.0, 0.0, north=True)
    match.do(0, Continue())
    assert names(place(match, 26.0, 0.0, north=False))[-1] == "TurnPassed"


def test_QS2_somebody_alone_may_stop() -> None:
    match = table(seats=1)
    place(match, 0.0, 0.0)
    hold(match, 60.0, 0.0)
    match.do(0, Stop())
    events = match.advance_to_rest().events
    assert names(events) == ["GameEnded"]
    assert match.position.solo is not None
    assert match.position.solo.placed == 1
    assert match.position.ending is Ending.STOPPED


def test_S6_the_third_fault_ends_a_game_alone() -> None:
    match = table(seats=1)
    for fault in (1, 2, 3):
        place(match, 0.0, 0.0, north=True)
        events = place(match, 26.0, 0.0, north=False)
        assert "FaultCounted" in names(events)
        assert match.position.faults == fault
    assert match.position.ending is Ending.FAULTS


# Leaving and clocks


def test_Z8_resigning_on_turn_with_a_magnet_in_the_hand() -> None:
    match = table(seats=3)
    hold(match, 0.0, 0.0)
    match.do(0, Resign())
    events = match.advance_to_rest().events
    assert names(events) == ["SeatResigned", "TurnPassed"]
    assert on_turn(match) == 1
    assert match.frame().lying == ()
    assert match.position.pools[0] == ()


def test_Z8_resigning_out_of_turn() -> None:
    match = table(seats=3)
    hold(match, 0.0, 0.0)
    match.do(2, Resign())
    assert match.position.resigned == (2,)
    assert match.frame().held is not None  # the seat on turn is not disturbed
    assert names(match.advance().events) == ["SeatResigned"]
    with pytest.raises(IllegalMove):
        match.do(2, Resign())
    match.do(0, Release())
    assert names(match.advance_to_rest().events) == ["MagnetPlaced", "TurnPassed"]


def test_Z8_the_last_seat_left_wins_at_once() -> None:
    match = table()
    hold(match, 0.0, 0.0)
    match.do(1, Resign())
    assert names(match.advance().events) == ["SeatResigned", "GameEnded"]
    assert match.position.winners == (0,)
    assert match.frame().held is None


def test_Z8_resigning_waits_until_nothing_moves() -> None:
    match = table(seats=3)
    hold(match, 0.0, 0.0)
    match.do(0, Release())
    match.advance()
    match.do(2, Resign())
    assert match.position.resigned == ()
    assert names(match.advance_to_rest().events) == ["MagnetPlaced", "TurnPassed", "SeatResigned"]


def test_Z9_time_is_up_and_a_held_magnet_goes_back() -> None:
    match = table()
    magnet = hold(match, 0.0, 0.0)
    match.time_out()
    assert names(match.advance_to_rest().events) == ["TurnPassed"]
    assert magnet in match.position.pools[0]
    assert on_turn(match) == 1
    assert match.frame().lying == ()


def test_Z9_time_cannot_run_out_once_the_magnet_is_let_go() -> None:
    match = table()
    hold(match, 0.0, 0.0)
    match.do(0, Release())
    with pytest.raises(IllegalMove) as late:
        match.time_out()
    assert late.value.rule == "Z4"
    assert names(match.advance_to_rest().events) == ["MagnetPlaced", "TurnPassed"]


def test_Z9_alone_it_is_a_fault() -> None:
    match = table(seats=1)
    match.time_out()
    assert names(match.advance_to_rest().events) == ["FaultCounted", "TurnPassed"]
    assert match.position.phase is Phase.TURN
