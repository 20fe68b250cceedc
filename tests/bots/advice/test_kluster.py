"""Advice for Kluster: an allowed and safe place, using only what the seat may know; reviews find what went wrong."""

from __future__ import annotations

import msgspec
import pytest

from lodestone.bots.advice.kluster import advise
from lodestone.bots.advice.kluster_review import review_turns, summed_up
from lodestone.core import InvalidRequest
from lodestone.i18n import text
from lodestone.kluster import MagnetPlaced
from lodestone.match.advice import Verdict
from lodestone.match.kluster.advice import KlusterAdvice
from lodestone.match.kluster.live import Hover, KlusterMatch, KlusterView, Release, Take, from_record, to_record
from tests.match.kluster.live.tables import HIGH, on_turn, place, table


def follow(match: KlusterMatch, advice: KlusterAdvice) -> None:
    """Do as advised, with a hand that does not tremble."""
    seat, best = on_turn(match), advice.best
    match.do(seat, Take(best.magnet, best.face, best.pose, best.yaw))  # type: ignore[arg-type]
    for height in (HIGH, 30.0):
        match.do(seat, Hover(best.x, best.y, height))
        match.advance(120)
    match.do(seat, Release())


def test_following_advice_places_magnet_after_magnet_safely() -> None:
    match = table(show_poles=True)
    for number in range(8):
        advice = advise(match.view(on_turn(match)))
        assert advice.best.risk <= 0.05, number
        assert (advice.best.use or 0.0) <= 1.0
        follow(match, advice)
        assert any(isinstance(event, MagnetPlaced) for event in match.advance_to_rest().events)
    assert len(match.board.lying()) == 8


def test_advice_is_worded_and_names_two_that_lie_there() -> None:
    match = table(show_poles=True)
    place(match, 0.0, 0.0)
    place(match, 60.0, 0.0, north=False)
    advice = advise(match.view(on_turn(match)))
    assert all(text(reason.key, **reason.args) for reason in advice.reasons)
    assert advice.best.pair is not None
    assert set(advice.best.pair) <= {*match.board.lying(), advice.best.magnet}
    assert {one.magnet for one in advice.alternatives} == {advice.best.magnet}


def test_advice_knows_nothing_but_the_view() -> None:
    """With all poles swapped the view is the same to the last byte, and so is the advice."""
    match = table()
    swapped = {name: msgspec.structs.replace(made, moment=-made.moment) for name, made in match.setting.made.items()}
    other = KlusterMatch(msgspec.structs.replace(match.setting, made=swapped))
    views = []
    for one in (match, other):
        for x in (0.0, 70.0):
            seat = on_turn(one)
            one.do(seat, Take(one.position.pools[seat][0], "a"))
            one.do(seat, Hover(x, 0.0, 30.0))
            one.advance(120)
            one.do(seat, Release())
            one.advance_to_rest()
        views.append(msgspec.msgpack.encode(one.view(on_turn(one))))
    assert views[0] == views[1]
    decoded = msgspec.msgpack.decode(views[0], type=KlusterView)
    assert advise(decoded) == advise(other.view(on_turn(other)))


def test_a_seat_that_is_not_on_turn_gets_no_advice() -> None:
    match = table()
    with pytest.raises(InvalidRequest, match="turn"):
        advise(match.view(1 - on_turn(match)))


def test_a_review_finds_the_placement_that_klustered() -> None:
    match = table(show_poles=True)
    place(match, 0.0, 0.0, north=True)
    place(match, 90.0, 0.0, north=True)
    place(match, 22.0, 0.0, north=False)  # the other face up, and hardly any room: it snaps to the first one
    review = summed_up(
        (turn for turn in review_turns(from_record(to_record(match))) if turn is not None), seats=2, whole=True
    )
    first, second, third = review.turns
    assert first.verdict in (Verdict.BEST, Verdict.GOOD)
    assert second.verdict in (Verdict.BEST, Verdict.GOOD)
    assert third.verdict is Verdict.BLUNDER
    assert third.played.risk >= 0.9
    assert third.best.risk <= 0.05
    assert set(third.klustered) >= {third.played.magnet, first.played.magnet}
    assert third.played.pair is not None
    assert set(third.played.pair) == {third.played.magnet, first.played.magnet}
    assert [seat.blunders for seat in review.seats] == [1, 0]


def test_a_record_of_other_physics_is_reviewed_as_far_as_it_comes_out_the_same() -> None:
    match = table()
    place(match, 0.0, 0.0)
    record = from_record(to_record(match))
    record.digest = "another world"
    assert list(review_turns(record)) == []
