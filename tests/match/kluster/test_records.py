"""Records of refereed games: they replay to the same position, and every edit is detected."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lodestone.core import GameOver, IllegalMove, InvalidRecord, InvalidRequest
from lodestone.kluster import Boxes, Options, deal
from lodestone.match.kluster import Happening, RefereedGame, Resigned, Stopped, TimedOut, from_record, to_record
from tests.kluster.tables import BOTH, CLASSIC, STEPS, Table, facts_for, game_at, tables, told

Record = dict[str, Any]


def played() -> RefereedGame:
    """A short game with one of everything that can happen."""
    options = Options(expert=True, rounds=9, handicap=(0, 3, 0))
    game = RefereedGame(deal(BOTH, 3, first=2, options=options, order=list(reversed(BOTH.magnets))))
    spinner = game.position.pools[2][-1]
    game.happen(told(spinner))
    game.happen(TimedOut())
    first, second = game.position.pools[1][0], game.position.pools[0][0]
    game.happen(told(first, f"{first} {spinner}", cords_cross=False))
    game.happen(Resigned(2))
    game.happen(told(second))
    game.happen(Stopped())
    return game


def through_json(record: Record) -> Record:
    return json.loads(json.dumps(record))  # type: ignore[no-any-return]


def test_a_record_replays_to_the_same_positions() -> None:
    game = played()
    again = from_record(through_json(to_record(game)))
    assert again.positions == game.positions
    assert again.happenings == game.happenings
    assert again.setup == game.setup
    assert to_record(again) == to_record(game)


def test_a_finished_game_has_its_result() -> None:
    game = RefereedGame(deal(CLASSIC, 2, options=Options(handicap=(11, 10))))
    assert to_record(game)["result"] is None
    game.happen(told("c1"))
    record = to_record(game)
    assert record["result"] == {"winners": [0], "reason": "win", "places": [0], "left": [0, 2]}
    assert from_record(through_json(record)).position.over


def test_what_was_told_wrong_can_be_taken_back() -> None:
    game = played()
    positions = game.positions
    for position in reversed(positions[:-1]):
        game.take_back()
        assert game.position == position
    with pytest.raises(InvalidRequest):
        game.take_back()


@settings(max_examples=60)
@given(tables(most_boxes=2), st.lists(STEPS, max_size=30))
def test_any_game_replays(table: Table, steps: list[tuple[str, int]]) -> None:
    game = RefereedGame(game_at(table).setup)
    for kind, number in steps:
        others: dict[str, Happening] = {"stop": Stopped(), "timeout": TimedOut(), "resign": Resigned(number % 5)}
        try:
            game.happen(others[kind] if kind in others else facts_for(game.position, kind, number))
        except (IllegalMove, GameOver):
            continue
    assert from_record(through_json(to_record(game))).positions == game.positions


def _set(*path: str | int, to: object) -> Callable[[Record], None]:
    def edit(record: Record) -> None:
        place: Any = record
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = to

    return edit


def _drop(record: Record) -> None:
    del record["happenings"][2]


def _swap(record: Record) -> None:
    record["order"][0], record["order"][30] = record["order"][30], record["order"][0]


EDITS: list[tuple[Callable[[Record], None], str]] = [
    (_set("format", to="pgn"), "record-unreadable"),
    (_set("version", to=3), "record-version"),
    (_set("game", to="clustered"), "record-game"),
    (_set("kind", to="match"), "record-unreadable"),
    (_set("extra", to=1), "record-unreadable"),
    (_set("seats", to=4), "record-unreadable"),
    (_set("seats", to=2), "record-unreadable"),
    (_set("seats", to="3"), "record-unreadable"),
    (_set("first", to=1), "record-setup"),
    (_set("first", to=3), "record-unreadable"),
    (_set("boxes", to={"classic": 1}), "record-unreadable"),
    (_set("boxes", "classic", to=7), "record-unreadable"),
    (_set("options", "expert", to=False), "record-setup"),
    (_set("options", to={"expert": True, "rounds": 9, "handicap": [0, 3, 0]}), "record-setup"),
    (_set("options", "speed", to=1), "record-unreadable"),
    (_set("order", 0, to="c99"), "record-unreadable"),
    (_set("order", 0, to="x"), "record-unreadable"),
    (_swap, "record-setup"),
    (_set("check", to="000000000000"), "record-setup"),
    (_set("happenings", 0, "check", to="000000000000"), "record-move-edited"),
    (_set("happenings", 2, "turn", "cords_cross", to=True), "record-move-edited"),
    (_set("happenings", 3, "resign", to=0), "record-move-edited"),
    (_set("happenings", 0, "turn", "placed", to="banana"), "record-move-unreadable"),
    (_set("happenings", 0, "turn", "speed", to=3), "record-move-unreadable"),
    (_set("happenings", 0, "stop", to=True), "record-move-unreadable"),
    (_set("happenings", 1, "timeout", to=None), "record-move-unreadable"),
    (_set("happenings", 1, "timeout", to=False), "record-unreadable"),
    (_set("happenings", 1, "move", to="c1"), "record-unreadable"),
    (_drop, "record-move-edited"),
    (_set("result", to={"winners": [0]}), "record-result"),
]


@pytest.mark.parametrize(("edit", "key"), EDITS)
def test_an_edited_record_is_refused(edit: Callable[[Record], None], key: str) -> None:
    record = through_json(to_record(played()))
    edit(record)
    with pytest.raises(InvalidRecord) as refused:
        from_record(record)
    assert refused.value.key == key
    assert str(refused.value)


def test_a_record_with_new_checksums_still_has_to_follow_the_rules() -> None:
    game = RefereedGame(deal(Boxes(duo=1), 2))
    game.happen(told("s1"))
    game.happenings.append(told("s2"))  # not seat 1's
    with pytest.raises(InvalidRecord) as refused:
        from_record(through_json(to_record(game)))
    assert refused.value.key == "record-move-illegal"
    assert "seat A" in str(refused.value)


@pytest.mark.parametrize("data", [None, [], {}, "record", {"format": "lodestone-record"}])
def test_what_is_no_record_is_refused(data: object) -> None:
    with pytest.raises(InvalidRecord):
        from_record(data)


def test_a_record_is_not_changed_by_reading_it() -> None:
    record = to_record(played())
    kept = copy.deepcopy(record)
    from_record(record)
    assert record == kept
