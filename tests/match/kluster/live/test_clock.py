"""Z9: when the time of a turn is up, the hand of `clumsy` plays it out, and the outcome counts."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lodestone.bots.kluster import ClumsyBot, Plan, play_turn
from lodestone.core import IllegalMove
from lodestone.kluster import Options
from lodestone.match.kluster.live import (
    Grab,
    KlusterMatch,
    KlusterView,
    Release,
    Stage,
    from_record,
    resimulate,
    to_record,
)
from tests.match.kluster.live.tables import apart, hold, names, on_turn, place, pull, table


def play_out(match: KlusterMatch, seed: int = 1) -> list[str]:
    """Let the clock's hand play the turn out; returns the outcome."""
    return names(play_turn(match, [ClumsyBot(seed)] * match.setting.setup.seats))


def same_again(match: KlusterMatch) -> bool:
    """Whether the record replays to the same bits."""
    return resimulate(from_record(to_record(match)))[0].identical


def test_Z9_the_hand_goes_on_with_what_is_held_and_fingers_leave_the_cord() -> None:
    match = table()
    magnet = hold(match, 0.0, 0.0, height=60.0)
    x, y = match.frame().cords[0][0]
    match.do(0, Grab(0, x, y))
    match.time_up()
    assert names(match.pass_time(0).events) == ["TimeRanOut"]
    assert match.by_clock
    match.advance(20)
    assert match.frame().grabbed == ()
    held = match.frame().held
    assert held is not None
    assert held.body.magnet == magnet
    assert play_out(match) == ["MagnetPlaced", "TurnPassed"]
    assert magnet in match.position.table
    assert match.turns[0].by_clock
    assert match.turn is not None
    assert not match.turn.by_clock
    assert same_again(match)


def test_Z9_a_kluster_of_that_hand_counts() -> None:
    match = table()
    for at in range(12):  # so full that a clumsy hand will soon kluster
        match.time_up()
        if "MagnetsTaken" in play_out(match, at):
            break
    assert len(match.position.pools[0]) != len(match.position.pools[1])
    assert all(played.by_clock for played in match.turns)
    assert same_again(match)


def test_Z9_an_expert_is_stopped_once_and_told_once() -> None:
    match = table(options=Options(expert=True, handicap=(0, 3)))
    match.time_up()
    assert names(match.pass_time(0).events) == ["TimeRanOut"]
    assert play_out(match) == ["MagnetPlaced", "ContinuationOffered"]
    assert match.clock_goes_on
    match.time_up()
    assert names(match.advance_to_rest().events) == ["TurnPassed"]
    assert on_turn(match) == 1
    assert same_again(match)


def test_Z9_a_choice_that_is_not_made_is_to_stop() -> None:
    match = table(options=Options(expert=True, handicap=(0, 3)))
    place(match, 0.0, 0.0)
    assert not match.clock_goes_on
    match.time_up()
    assert names(match.advance_to_rest().events) == ["TimeRanOut", "TurnPassed"]


def test_Z9_cords_are_mended() -> None:
    match = apart()
    place(match, -125.0, 0.0)
    assert match.stage is Stage.REPAIR
    match.time_up()
    match.pass_time(0)
    play_out(match)
    assert match.board.cords_in_order()
    assert on_turn(match) == 1
    assert same_again(match)


class Helpless:
    """Does nothing at all."""

    def plan(self, view: KlusterView) -> Plan:
        yield from ()


def test_Z9_QP7_a_hand_that_gets_nowhere_passes_the_turn() -> None:
    match = table(2, 0)
    pull(match, 1, 500.0)
    magnet = hold(match, -125.0, 0.0)
    match.time_up()
    match.pass_time(0)
    assert names(play_turn(match, [Helpless()] * 2)) == ["TurnPassed"]
    assert magnet in match.position.pools[0]
    assert match.board.cords_in_order()
    assert same_again(match)


def test_Z9_alone_it_is_a_fault() -> None:
    match = table(seats=1)
    magnet = hold(match, 0.0, 0.0)
    match.time_up()
    assert names(match.advance_to_rest().events) == ["FaultCounted", "TurnPassed"]
    assert magnet in match.position.pools[0]


def test_Z9_it_is_up_once_and_not_after_the_release() -> None:
    match = table()
    hold(match, 0.0, 0.0)
    match.time_up()
    with pytest.raises(IllegalMove, match="clumsy") as again:
        match.time_up()
    assert again.value.rule == "Z9"
    match.do(0, Release())
    with pytest.raises(IllegalMove) as late:
        match.time_up()
    assert late.value.rule == "Z4"


def test_a_clumsy_hand_gives_up_where_nothing_fits() -> None:
    match = table()
    hold(match, 0.0, 0.0)
    view = match.view(0)
    tiny = tuple((0.02 * x, 0.02 * y) for x, y in view.frame.cords[0])
    view = replace(view, frame=replace(view.frame, cords=(tiny,)))
    assert list(ClumsyBot(1).plan(view)) == []
