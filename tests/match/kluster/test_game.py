"""A match as a table knows it: the fold of its stored turns, without physics, agrees with the match itself."""

from __future__ import annotations

import msgspec
import pytest

from lodestone.core import IllegalMove
from lodestone.match.kluster.events import EVENTS, TableLaid, TurnPlayed
from lodestone.match.kluster.game import Kluster
from lodestone.match.kluster.live import KlusterMatch, Resign, to_record
from lodestone.match.kluster.view import public_of, seen
from lodestone.match.log_events import Words
from tests.match.kluster.live.tables import lively_match, place, table


@pytest.fixture(scope="module")
def match() -> KlusterMatch:
    """Klusters, a moved cord, a time-out, somebody who leaves."""
    return lively_match()


def opened(match: KlusterMatch) -> Kluster:
    """The game before its first turn."""
    return Kluster(TableLaid({**to_record(match), "turns": [], "result": None}))


def test_after_every_turn_everybody_sees_what_the_match_shows(match: KlusterMatch) -> None:
    game, turns = opened(match), to_record(match)["turns"]
    assert len(turns) > 5
    for number, turn in enumerate(turns, 1):
        event = TurnPlayed(turn)
        ends = game.ends_with(event)
        told = game.apply(event)
        assert told.moved
        assert told.events
        assert (game.turns, game.over) == (number, ends)
    setting = match.setting
    expected = public_of(seen(setting.setup, setting.table, setting.made, match.position), match.stage)
    assert game.public(whole=True) == expected
    assert (game.turn, game.resigned) == (match.position.seat, match.position.resigned)


def test_its_record_is_that_of_the_match(match: KlusterMatch) -> None:
    game, record = opened(match), to_record(match)
    past = [TurnPlayed(turn) for turn in record["turns"]]
    for event in past:
        game.apply(event)
    players = tuple(f"seat {seat}" for seat in range(4))
    assert game.record(players, past) == {**record, "players": list(players)}


def test_what_was_told_during_a_turn_is_not_told_again(match: KlusterMatch) -> None:
    turns = to_record(match)["turns"]
    whole, rest = (opened(match).apply(TurnPlayed(turns[0], told)) for told in (0, 1))
    assert list(rest.events) == list(whole.events)[1:]


def test_Z8_who_resigns_while_a_turn_is_stored_has_resigned_after_it() -> None:
    match = table(seats=3)
    game = opened(match)
    place(match, 0.0, 0.0)
    game.leave(1)
    game.apply(TurnPlayed(to_record(match)["turns"][0]))  # ended before the match had heard of it
    assert (game.position.resigned, game.resigned) == ((), (1,))
    with pytest.raises(IllegalMove):
        game.ends_without(1)
    match.do(1, Resign())
    match.advance_to_rest()
    game.apply(TurnPlayed(to_record(match)["turns"][1]))
    assert (game.position.resigned, game.resigned, game.leaving) == ((1,), (1,), [])


def test_turns_that_the_first_version_wrote_are_read_without_what_follows_from_them(match: KlusterMatch) -> None:
    turn = to_record(match)["turns"][0]
    written = {"e": "TurnPlayed", "turn": turn, "result": None, "events": [], "public": {"of": "another day"}}
    event = EVENTS.read(Words(1, msgspec.msgpack.encode(written)))
    assert event == TurnPlayed(msgspec.msgpack.decode(msgspec.msgpack.encode(turn)))
