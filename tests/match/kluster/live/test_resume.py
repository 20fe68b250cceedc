"""Continuing after a crash, from a record and a snapshot, to the same bits as if nothing had happened."""

from __future__ import annotations

import functools
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lodestone.bots.kluster import kluster_bot, play_turn
from lodestone.core import InvalidRecord, LodestoneError
from lodestone.kluster import Options
from lodestone.match.kluster.live import (
    Drag,
    Grab,
    Hover,
    Input,
    KlusterMatch,
    Release,
    Resign,
    Take,
    from_record,
    opening_record,
    record_turn,
    resume,
    to_record,
)
from lodestone.match.kluster.live.replay import play_again
from lodestone.physics.snapshots import digest_of
from tests.match.kluster.live.tables import hold, on_turn, place, record_of, table
from tests.match.kluster.live.variants import VARIANTS, check, new_match
from tests.sizes import some_always

TURNS = 7


@functools.cache
def played(name: str) -> tuple[KlusterMatch, tuple[bytes, ...]]:
    """The beginning of a match, with a time-out and a seat that leaves, and its snapshot before and after each turn."""
    match = new_match(VARIANTS[name], seed=5)
    seats = match.setting.setup.seats
    bots = [kluster_bot("clumsy", seat) for seat in range(seats)]
    snapshots = [match.snapshot()]
    while match.turn is not None and len(match.turns) < TURNS:
        if len(match.turns) == 2 and match.position.seat is not None:
            match.do(match.position.seat, Take(match.position.pools[match.position.seat][0]))
            match.advance(4)
            match.time_out()
            match.advance_to_rest()
        else:
            if len(match.turns) == 4 and seats - 1 in match.position.active and seats > 2:
                match.do(seats - 1, Resign())
            play_turn(match, bots)
        snapshots.append(match.snapshot())
    return match, tuple(snapshots)


@settings(max_examples=4)
@given(st.data())
@pytest.mark.parametrize(
    "name",
    some_always(["classic-2", "duo-1", "plus-5-seats", "plus-12-seats", "expert-play-on-3"], ["classic-2", "duo-1"]),
)
def test_a_match_resumed_after_any_turn_goes_on_to_the_same_bits(name: str, data: st.DataObject) -> None:
    match, snapshots = played(name)
    cut = data.draw(st.integers(0, len(match.turns) - 1))
    old = data.draw(st.integers(max(0, cut - 1), cut))
    again = resume(record_of(match, cut), snapshots[old])
    assert len(again.turns) == cut
    assert again.snapshot() == snapshots[cut]
    assert again.position == match.positions[sum(len(turn.happenings) for turn in match.turns[:cut])]
    check(again)
    assert play_again(again, match.turns[cut]) is None
    assert again.snapshot() == snapshots[cut + 1]


@pytest.mark.parametrize("name", ["classic-2", "plus-5-seats"])
def test_the_record_of_a_resumed_match_is_that_of_the_match(name: str) -> None:
    match, snapshots = played(name)
    again = resume(record_of(match, 3), snapshots[3])
    for turn in match.turns[3:]:
        assert play_again(again, turn) is None
    assert to_record(again) == to_record(match)


def test_a_snapshot_has_the_digest_of_the_turn_before() -> None:
    match, snapshots = played("classic-2")
    assert [digest_of(data) for data in snapshots] == [match.opening_digest, *(turn.digest for turn in match.turns)]


def test_a_turn_that_was_running_goes_on_where_its_last_input_was_given() -> None:
    match = table(1, 1, seats=3)
    place(match, 0.0, 0.0)
    magnet = hold(match, 60.0, 20.0, height=40.0)
    x, y = match.frame().cords[0][40]
    match.do(1, Grab(0, x, y))
    match.do(1, Drag(0, 0.95 * x, 0.95 * y, 0.2))
    match.advance(5)
    match.do(1, Hover(70.0, 20.0, 30.0))
    again = resume(record_of(match, 1), match.snapshot(), match.inputs)
    assert again.inputs == match.inputs
    assert again.frame() == match.frame()
    for going in (match, again):
        going.advance(40)
        going.do(1, Release())
        going.advance_to_rest()
    assert again.turns == match.turns
    assert magnet in again.position.table or magnet in again.position.pools[1]


def test_an_expert_who_may_go_on_is_asked_again() -> None:
    match = table(options=Options(expert=True, handicap=(0, 3)))
    place(match, 0.0, 0.0)
    again = resume(record_of(match, 1), match.snapshot())
    assert again.stage is match.stage
    assert on_turn(again) == 0


def test_a_match_that_is_over_stays_over() -> None:
    match = table()
    match.do(0, Resign())
    match.advance_to_rest()
    again = resume(from_record(to_record(match)), match.snapshot())
    assert again.turn is None
    assert to_record(again) == to_record(match)


def test_turns_stored_one_by_one_make_the_same_record() -> None:
    match, _ = played("plus-5-seats")
    record: dict[str, Any] = opening_record(match)
    last = record["check"]
    for number in range(1, len(match.turns) + 1):
        entry = record_turn(match, number, last)
        record["turns"].append(entry)
        last = entry["check"]
    assert record == to_record(match)


def test_the_version_of_the_physics_it_began_on_is_kept() -> None:
    match, snapshots = played("duo-1")
    record = record_of(match, 2)
    record.physics = "an earlier one"
    assert to_record(resume(record, snapshots[2]))["physics"] == "an earlier one"


# What cannot be resumed


def test_a_snapshot_of_another_match_is_refused() -> None:
    match, snapshots = played("classic-2")
    with pytest.raises(InvalidRecord) as refused:
        resume(record_of(match, 1), snapshots[2])  # a snapshot of a later turn
    assert refused.value.key == "kluster-resume-snapshot"
    other, _ = played("duo-1")
    with pytest.raises(InvalidRecord):
        resume(record_of(other, 2), snapshots[2])


@pytest.mark.parametrize("damage", [b"", b"nothing", None])
def test_a_damaged_snapshot_is_refused(damage: bytes | None) -> None:
    match, snapshots = played("classic-2")
    with pytest.raises(LodestoneError):
        resume(record_of(match, 2), snapshots[2][:-9] if damage is None else damage)


def test_a_turn_that_comes_out_differently_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from lodestone.match.kluster.live import hand

    match, snapshots = played("classic-2")
    record = record_of(match, 2)
    monkeypatch.setattr(hand, "SIDEWAYS", 0.2)
    assert len(resume(record, snapshots[2]).turns) == 2  # nothing needs to be replayed
    with pytest.raises(InvalidRecord) as refused:
        resume(record, snapshots[1])
    assert refused.value.key == "kluster-resume-differs"
    assert refused.value.arguments["number"] == 2
    assert "Turn 2" in str(refused.value)


def test_inputs_that_cannot_have_been_given_are_refused() -> None:
    match, snapshots = played("classic-2")
    record, running = record_of(match, 3), match.turns[3].inputs
    with pytest.raises(InvalidRecord) as refused:
        resume(record, snapshots[3], [Input(0, running[1].seat, running[1].intent)])  # nothing was taken
    assert refused.value.key == "kluster-record-illegal"
    never = Input(9, running[0].seat, running[0].intent)  # nothing moves, so there is no ninth frame
    with pytest.raises(InvalidRecord) as refused:
        resume(record, snapshots[3], [never])
    assert refused.value.key == "kluster-resume-differs"
