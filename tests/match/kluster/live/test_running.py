"""A turn that is interrupted and continued elsewhere: to the same bits, or not at all."""

from __future__ import annotations

import msgspec
import pytest

from lodestone.core import Chance
from lodestone.match.kluster.live import Hover, KlusterMatch, Release, Resign, Stage, Take, resume
from lodestone.match.kluster.live import running as running_turns
from lodestone.match.kluster.live.replay import give_again
from lodestone.match.kluster.live.running import LiveSide, RunningTurn, go_on, leave_off
from tests.match.kluster.live.restless import play_restless_turn
from tests.match.kluster.live.tables import hold, on_turn, record_of, table
from tests.match.kluster.live.variants import VARIANTS, new_match
from tests.sizes import some_always

TURNS = 3
LIVE = LiveSide(heard=7, clock=1234, grace=300, told=1, klustered=False)


def elsewhere(match: KlusterMatch, turns: int, beginning: bytes) -> KlusterMatch:
    """The same match in another process, which has the log and what was handed over."""
    again = resume(record_of(match, turns), beginning)
    assert go_on(again, leave_off(match, LIVE)) == LIVE
    return again


def can_be_left_off(match: KlusterMatch, turns: int) -> bool:
    return len(match.turns) == turns and match.turn is not None and match.stage is not Stage.SETTLING


@pytest.mark.parametrize(
    "name", some_always(["classic-2", "duo-1", "plus-5-seats", "expert-play-on-3"], ["classic-2", "plus-5-seats"])
)
def test_a_turn_goes_on_to_the_same_bits_wherever_it_was_left_off(name: str) -> None:
    match, chance = new_match(VARIANTS[name], seed=9), Chance(4, "restless")
    hops = 0
    for turn in range(TURNS):
        if match.turn is None:
            break
        beginning = match.snapshot()
        play_restless_turn(match, chance)
        played = match.turns[turn]
        again = resume(record_of(match, turn), beginning)
        for given in played.inputs:
            assert give_again(again, [given])
            if can_be_left_off(again, turn):
                again = elsewhere(again, turn, beginning)
                hops += 1
        while len(again.turns) == turn:
            again.pass_time(1)
        assert again.turns[-1] == played
        assert again.snapshot() == match.snapshot()
    assert hops > 10


def test_Z8_who_leaves_while_something_is_held_is_gone_elsewhere_too() -> None:
    match = table(seats=3)
    beginning = match.snapshot()
    hold(match, 0.0, 0.0)
    match.do(2, Resign())
    match.advance(3)
    again = elsewhere(match, 0, beginning)
    assert not again.may_resign(2)
    for each in (match, again):
        each.do(on_turn(each), Release())
        each.advance_to_rest()
    assert again.turns == match.turns
    assert 2 not in again.position.active


def left_off() -> tuple[KlusterMatch, bytes]:
    """Somebody has taken a magnet."""
    match = table()
    match.do(0, Take(match.position.pools[0][0]))
    match.do(0, Hover(0.0, 0.0, 60.0))
    match.advance(5)
    return match, leave_off(match, LIVE)


def test_another_physics_does_not_go_on_with_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    match, written = left_off()
    monkeypatch.setattr(running_turns, "physics_version", lambda: "another one")
    again = resume(record_of(match, 0), match.snapshot())
    before = again.board.digest()
    assert go_on(again, written) is None
    assert (again.board.digest(), again.inputs) == (before, ())


@pytest.mark.parametrize("changed", [{"turns": 1}, {"beginning": "of another table"}, {"format": 99}])
def test_a_turn_that_does_not_follow_is_not_gone_on_with(changed: dict[str, object]) -> None:
    match, written = left_off()
    running = msgspec.structs.replace(msgspec.msgpack.decode(written, type=RunningTurn), **changed)
    again = resume(record_of(match, 0), match.snapshot())
    assert go_on(again, msgspec.msgpack.encode(running)) is None
    assert again.inputs == ()
    assert go_on(again, b"nothing of ours") is None
