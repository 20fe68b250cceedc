"""The clock of a turn: neither pauses nor the time a server is down count (Z9)."""

from __future__ import annotations

from lodestone.server.table.clocks import TurnClock


def test_Z9_a_stopped_clock_keeps_what_is_left() -> None:
    clock = TurnClock(60.0)
    clock.start(now=100.0)
    clock.start(now=110.0)
    assert clock.left(now=120.0) == 40.0
    clock.stop(now=120.0)
    assert not clock.running
    assert clock.left(now=500.0) == 40.0
    clock.start(now=500.0)
    assert clock.left(now=510.0) == 30.0


def test_Z9_there_is_never_less_than_nothing_left() -> None:
    clock = TurnClock(60.0)
    clock.start(now=0.0)
    assert clock.left(now=61.0) == 0.0


def test_Z9_a_new_turn_has_its_whole_time_and_a_table_read_again_what_was_left() -> None:
    clock = TurnClock(60.0)
    clock.start(now=0.0)
    clock.reset()
    assert (clock.running, clock.left(now=50.0)) == (False, 60.0)
    clock.reset(left=12.5)
    assert (clock.running, clock.left(now=50.0)) == (False, 12.5)
