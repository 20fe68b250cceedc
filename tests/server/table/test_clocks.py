"""The clock of a turn: neither pauses nor a server's downtime count (Z9)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from lodestone.core import Chance
from lodestone.match.games import GAMES
from lodestone.server.errors import Conflict
from lodestone.server.protocol import asked
from lodestone.server.protocol.common import SeatKind
from lodestone.server.protocol.games import options_in
from lodestone.server.protocol.http import CreateTable, SeatWish
from lodestone.server.table.clocks import DAY, TurnClock
from lodestone.server.table.decide import Decision, out_of_time, play_move
from lodestone.server.table.entries import AnyEntry, BotStoodIn, Paused, Resumed, TimeRanOut, Written
from lodestone.server.table.making import first_entries, make_table
from lodestone.server.table.table import Table, folded


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


def timed(*kinds: SeatKind, **clock: float) -> list[Written]:
    """The log of a new table of Clustered with a clock, in which a game has begun."""
    seats = tuple(SeatWish(kind, level="random" if kind is SeatKind.BOT else None) for kind in kinds)
    options = GAMES["clustered"].options(**(clock or {"turn_seconds": 60.0}))
    wish = CreateTable("clustered", seats, clustered=options)  # type: ignore[arg-type]
    kind = GAMES["clustered"]
    made = make_table(wish, kind, options_in(wish, kind), "t", "token", "Host")
    return [Written((*made, *first_entries(folded([Written(tuple(made))]))))]


def move(table: Table) -> list[AnyEntry]:
    """Any move of the seat on turn."""
    assert table.play is not None
    assert table.turn is not None
    return play_move(table, table.turn, table.play.any_move(Chance(1, "test")), bot=True)


def write(log: list[Written], table: Table, entries: Sequence[AnyEntry]) -> None:
    """Write one more version to the log."""
    log.append(Written(tuple(entries)))
    table.apply(log[-1])


def test_Z9_a_turn_that_is_out_of_time_is_so_by_the_log_until_it_has_passed() -> None:
    log = timed(SeatKind.HERE, SeatKind.HERE)
    table = folded(log)
    first = table.turn
    assert first is not None
    write(log, table, out_of_time(table))
    for known in (table, folded(log)):
        assert (known.timed_out, known.turn, known.clock_should_run()) == (True, first, False)
        assert known.clock is not None
        assert known.clock.left(0.0) == 0.0
        assert out_of_time(known) == []
    with pytest.raises(Conflict, match="bot"):
        Decision(table, 0, {0}, 0.0).on(asked.Play("1", first, "-"))
    write(log, table, move(table))
    for known in (table, folded(log)):
        assert (known.timed_out, known.clock_should_run()) == (False, True)
        assert known.clock is not None
        assert known.clock.left(0.0) == 60.0
        assert known.people.seats[first].times_up == 1


def test_Z9_a_bot_stands_in_after_two_turns_in_a_row_and_not_before() -> None:
    log = timed(SeatKind.HERE, SeatKind.BOT)
    table = folded(log)
    decided: list[AnyEntry] = []
    for in_time, again in ((False, False), (True, False), (False, False), (False, True)):
        while table.turn != 0:
            write(log, table, move(table))
        if not in_time:
            write(log, table, out_of_time(table))
        decided = move(table)
        assert any(isinstance(entry, BotStoodIn) for entry in decided) is again
        write(log, table, decided)
    assert [type(entry) for entry in decided[1:]] == [BotStoodIn, Paused]  # nobody is left playing
    assert (table.people.seats[0].stand_in, table.people.seats[0].times_up) == ("greedy", 0)
    assert folded(log).people.seats[0] == table.people.seats[0]


def test_Z9_nobody_is_out_of_time_twice_in_a_turn() -> None:
    log = timed(SeatKind.HERE, SeatKind.HERE)
    table = folded(log)
    assert [type(entry) for entry in out_of_time(table)] == [TimeRanOut]
    write(log, table, out_of_time(table))
    assert out_of_time(table) == []


def test_Z9_a_clock_of_days_goes_by_the_dates_of_the_log_alone() -> None:
    (begun,) = timed(SeatKind.HERE, SeatKind.HERE, turn_days=3)
    table = folded([begun], at=1000.0)
    assert (table.clock, table.since, table.deadline) == (None, 1000.0, 1000.0 + 3 * DAY)
    assert [table.overdue(1000.0 + 3 * DAY + late) for late in (-1.0, 0.0)] == [False, True]
    table.apply(Written(tuple(move(table))), 1000.0 + DAY)
    assert (table.since, table.deadline) == (1000.0 + DAY, 1000.0 + 4 * DAY)
    table.apply(Written((Paused(None),)), 1000.0 + 2 * DAY)
    assert (table.since, table.deadline) == (1000.0 + DAY, None)
    table.apply(Written((Resumed(),)), 1000.0 + 50 * DAY)
    assert (table.since, table.deadline) == (1000.0 + DAY, 1000.0 + 52 * DAY)


def test_Z9_a_turn_of_days_that_is_out_of_time_or_a_bots_wants_looking_after_at_once() -> None:
    (begun,) = timed(SeatKind.HERE, SeatKind.BOT, turn_days=1)
    table = folded([begun], at=0.0)
    while table.turn == 0:
        table.apply(Written(tuple(move(table))), 5.0)
    assert table.deadline == 5.0
    table.apply(Written(tuple(move(table))), 6.0)
    assert table.deadline == 6.0 + DAY
    table.apply(Written(tuple(out_of_time(table))), 7.0 + DAY)
    assert (table.deadline, table.overdue(1e9)) == (6.0, False)


def test_a_table_that_only_bots_play_at_wants_nobody() -> None:
    (begun,) = timed(SeatKind.BOT, SeatKind.BOT, turn_days=1)
    assert folded([begun]).deadline is None
