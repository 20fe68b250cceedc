"""`cord_after_release` (Z4): once everything is at rest the seat may still move the cords, until it says `done`."""

from __future__ import annotations

import json

import pytest

from lodestone.bots.kluster import ClumsyBot, play_match
from lodestone.core import Chance, InvalidSetup
from lodestone.kluster import MagnetsTaken, Options, Phase
from lodestone.match.kluster.live import (
    Done,
    Drag,
    Grab,
    KlusterMatch,
    LetGo,
    Release,
    Stage,
    Stop,
    Take,
    from_record,
    resimulate,
    to_record,
)
from tests.match.kluster.live.tables import names, next_magnet, on_turn, place, pull, refused, table


def laid(**more: object) -> KlusterMatch:
    """A table with this option; the first magnet lies in the middle, and its seat may still move the cord."""
    match = table(duo=1, classic=0, cord_after_release=True, **more)  # type: ignore[arg-type]
    assert place(match, 0.0, 0.0, spinner=True) == ()
    return match


def may_be_done(match: KlusterMatch) -> bool:
    return match.turn is not None and match.turn.may_be_done


def done(match: KlusterMatch) -> list[str]:
    match.do(on_turn(match), Done())
    return names(match.advance().events)


def test_Z4_the_seat_may_move_the_cord_until_it_is_done() -> None:
    match = laid()
    assert (match.stage, on_turn(match)) == (Stage.REPAIR, 0)
    before = match.frame().cords
    assert refused(match, 0, Take(next_magnet(match, spinner=True))).key == "kluster-placed-already"
    assert refused(match, 0, Release()).rule == "K9"
    pull(match, 0, 15.0)
    assert match.frame().cords != before
    assert match.stage is Stage.REPAIR
    assert done(match) == ["MagnetPlaced", "TurnPassed"]
    assert on_turn(match) == 1


def test_Z4_without_the_option_the_turn_is_over_at_rest() -> None:
    match = table(duo=1, classic=0)
    assert names(place(match, 0.0, 0.0, spinner=True)) == ["MagnetPlaced", "TurnPassed"]


def test_Z4_it_is_not_done_while_anything_is_held_or_moves() -> None:
    match = laid()
    x, y = max(match.frame().cords[0])
    match.do(0, Grab(0, x, y))
    assert refused(match, 0, Done()).rule == "Z4"
    match.do(0, Drag(0, x + 10.0, y, 0.1))
    match.advance(3)
    assert not may_be_done(match)
    match.do(0, LetGo(0))
    while not match.idle:
        match.advance()
    assert may_be_done(match)
    assert done(match) == ["MagnetPlaced", "TurnPassed"]


def test_Z4_K18_what_klusters_there_belongs_to_the_turn() -> None:
    match = table(cord_after_release=True)
    place(match, 0.0, 0.0, north=True)
    assert done(match) == ["MagnetPlaced", "TurnPassed"]
    place(match, 70.0, 0.0, north=False)
    assert (match.stage, on_turn(match)) == (Stage.REPAIR, 1)
    x, y = max(match.frame().cords[0])
    match.do(1, Grab(0, x, y))
    match.do(1, Drag(0, 20.0, 0.0, 1.2))
    frame = match.advance(200)
    while not frame.events:
        frame = match.advance()
    assert names(frame.events) == ["MagnetPlaced", "MagnetsTaken", "TurnPassed"]
    assert len(match.position.pools[1]) == 13
    assert on_turn(match) == 0


def test_Z4_QK16_the_last_magnet_ends_the_turn_at_once() -> None:
    match = table(duo=1, classic=0, cord_after_release=True, options=Options(handicap=(5, 0)))
    assert names(place(match, 0.0, 0.0, spinner=True)) == ["MagnetPlaced", "GameEnded"]


def test_Z4_P14_the_last_magnet_too_waits_for_cords_that_are_apart() -> None:
    match = table(classic=0, duo=2, cord_after_release=True, options=Options(handicap=(11, 0)))
    pull(match, 1, 400.0)
    assert place(match, *match.board.loops()[0].mean(axis=0) * 1e3, spinner=True) == ()
    assert match.stage is Stage.REPAIR
    assert refused(match, 0, Done()).rule == "P14"


def expert() -> KlusterMatch:
    """Seat 0 has placed one, has more left than the next, and is asked."""
    match = table(duo=1, classic=0, cord_after_release=True, options=Options(expert=True, handicap=(0, 4)))
    assert "ContinuationOffered" in names(place(match, 0.0, 0.0, spinner=True))
    assert match.stage is Stage.CHOICE
    return match


def test_Z4_E3_the_choice_comes_first_and_stop_opens_the_stage() -> None:
    match = expert()
    match.do(0, Stop())
    match.advance_to_rest()
    assert (match.stage, on_turn(match)) == (Stage.REPAIR, 0)
    pull(match, 0, 10.0)
    assert done(match) == ["TurnPassed"]
    assert (on_turn(match), match.position.phase) == (1, Phase.TURN)


@pytest.mark.parametrize("stopped", [False, True], ids=["placed", "stopped"])
def test_Z9_time_that_is_up_there_means_done(stopped: bool) -> None:
    match = expert() if stopped else laid()
    if stopped:
        match.do(0, Stop())
        match.advance_to_rest()
    x, y = max(match.frame().cords[0])
    match.do(0, Grab(0, x, y))
    match.time_out()
    events = match.advance_to_rest().events
    assert names(events)[-1] == "TurnPassed"
    assert not any(isinstance(event, MagnetsTaken) for event in events)
    assert on_turn(match) == 1
    assert resimulate(from_record(json.loads(json.dumps(to_record(match)))))[0].identical


def test_Z4_two_seats_or_more_and_not_by_magnet_alone() -> None:
    for options, key in (
        ({"seats": 1}, "kluster-setup-cord-alone"),
        ({"cord_by_magnet": True}, "kluster-setup-cord-options"),
    ):
        with pytest.raises(InvalidSetup) as why:
            table(cord_after_release=True, **options)
        assert (why.value.rule, why.value.key) == ("Z4", key)


@pytest.mark.parametrize("seed", range(3))
def test_Z4_bots_are_done_at_once_and_everything_replays(seed: int) -> None:
    """Their turns end with `done` if and only if they were clean and did not place the last magnet."""
    options = Options(expert=seed == 1, rounds=4)
    match = table(duo=1 + seed // 2, classic=0, seed=seed, cord_after_release=True, options=options)
    report = play_match(match, [ClumsyBot(seed), ClumsyBot(seed + 9)], most_turns=12)
    assert report.clean
    assert any(given.intent == Done() for played in match.turns for given in played.inputs)
    for played, after in zip(match.turns, match.positions[1:], strict=False):
        if any(given.intent == Done() for given in played.inputs):
            assert after.pools[played.seat]
    assert resimulate(from_record(json.loads(json.dumps(to_record(match)))))[0].identical


@pytest.mark.parametrize("seed", range(4))
def test_Z4_whatever_is_done_there_no_magnet_is_lost_and_the_turn_passes(seed: int) -> None:
    """A property: tug at the cords at random, then say `done`, unless a fault has ended the turn."""
    chance = Chance(seed, "test/cords")
    match = laid(seed=seed)
    turn = match.turn
    for _ in range(4):
        if match.turn is not turn or match.stage is not Stage.REPAIR:
            break
        cord = match.frame().cords[0]
        x, y = cord[chance.below(len(cord))]
        match.do(0, Grab(0, x, y))
        match.do(0, Drag(0, x + chance.below(300) - 150, y + chance.below(300) - 150, 0.6))
        match.advance(40)
        if match.turn is turn and match.stage is Stage.REPAIR:
            match.do(0, LetGo(0))
            while match.turn is turn and not match.idle:
                match.advance()
    if match.turn is turn:
        assert may_be_done(match)
        match.do(0, Done())
        match.advance()
    position = match.position
    kept = [magnet for pool in position.pools for magnet in pool] + list(position.table) + list(position.set_aside)
    assert sorted(kept) == sorted(match.setting.setup.boxes.magnets)
    assert on_turn(match) == 1
    assert len(match.turns) == 1
