"""Records of matches: they replay to the same digests, stay readable, and cannot be edited unnoticed."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from lodestone.core import InvalidRecord
from lodestone.kluster import Boxes
from lodestone.match.kluster.live import (
    KlusterMatch,
    from_record,
    physics_version,
    resimulate,
    set_table,
    to_record,
)
from tests.match.kluster.live.tables import lively_match


@pytest.fixture(scope="module")
def match() -> KlusterMatch:
    return lively_match()


@pytest.fixture
def data(match: KlusterMatch) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(json.dumps(to_record(match)))
    return record


def test_a_record_is_the_match(match: KlusterMatch, data: dict[str, Any]) -> None:
    record = from_record(data)
    assert record.setting == match.setting
    assert record.turns == match.turns
    assert record.positions[-1] == match.position
    assert record.physics == physics_version()


def test_a_record_replays_to_the_same_digests(match: KlusterMatch, data: dict[str, Any]) -> None:
    outcome, again = resimulate(from_record(data))
    assert outcome.identical
    assert outcome.same == len(match.turns)
    assert [turn.digest for turn in again.turns] == [turn.digest for turn in match.turns]
    assert again.position == match.position
    assert json.dumps(to_record(again)) == json.dumps(to_record(match))


def test_a_record_of_other_physics_is_read_and_the_difference_told(
    data: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    from lodestone.match.kluster.live import hand

    record = from_record(data)
    monkeypatch.setattr(hand, "SIDEWAYS", 0.5)  # with slower hands the same inputs give other paths
    outcome, _ = resimulate(record)
    assert not outcome.identical
    assert outcome.difference in ("digest", "happenings", "refused")
    assert outcome.same < outcome.turns
    assert from_record(data).positions == record.positions


def test_a_start_that_differs_is_told(data: dict[str, Any], match: KlusterMatch) -> None:
    record = from_record(data)
    record.digest = "0" * 32
    outcome, _ = resimulate(record)
    assert (outcome.same, outcome.difference) == (0, "table")


def edited(data: dict[str, Any], *path: str | int, value: object) -> dict[str, Any]:
    changed = copy.deepcopy(data)
    place: Any = changed
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return changed


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("inputs", 0, 0), 7),
        (("frames",), 1),
        (("digest",), "00"),
        (("lying",), {"c1": [0.0, 0.0, 5.0, 1.0, 0.0, 0.0, 0.0]}),
        (("happenings",), []),
        (("seat",), 9),
        (("check",), "0" * 12),
    ],
)
@pytest.mark.parametrize("number", [2])
def test_an_edited_turn_is_refused_and_named(
    data: dict[str, Any], number: int, path: tuple[str | int, ...], value: object
) -> None:
    with pytest.raises(InvalidRecord) as refused:
        from_record(edited(data, "turns", number - 1, *path, value=value))
    assert refused.value.key == "kluster-record-edited"
    assert refused.value.arguments["number"] == number


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("seed",), 1),
        (("magnets", "c1", "moment"), 0.2),
        (("table", "loop_classic"), 300.0),
        (("options", "expert"), False),
        (("cords", 0, "centre"), [1.0, 0.0]),
        (("first",), 1),
        (("physics",), "0"),
        (("digest",), "0"),
        (("check",), "0"),
    ],
)
def test_an_edited_start_is_refused(data: dict[str, Any], path: tuple[str | int, ...], value: object) -> None:
    with pytest.raises(InvalidRecord):
        from_record(edited(data, *path, value=value))


@pytest.mark.parametrize(
    "change",
    [
        {"version": 3},
        {"version": 1},
        {"game": "clustered"},
        {"kind": "referee"},
        {"extra": 1},
        {"turns": 3},
        {"result": {"winners": [0]}},
        {"players": ["a"]},
        {"boxes": {"classic": 9}},
        {"magnets": {}},
        {"cords": []},
    ],
)
def test_what_is_no_such_record_is_refused(data: dict[str, Any], change: dict[str, Any]) -> None:
    with pytest.raises(InvalidRecord):
        from_record({**data, **change})


@pytest.mark.parametrize("nonsense", [None, [], {}, "x", {"format": "lodestone-record"}])
def test_nonsense_is_refused(nonsense: object) -> None:
    with pytest.raises(InvalidRecord):
        from_record(nonsense)


def test_turns_left_out_added_or_swapped_are_noticed(data: dict[str, Any]) -> None:
    turns = data["turns"]
    for changed in (turns[1:], [turns[1], turns[0], *turns[2:]], [turns[0], *turns]):
        with pytest.raises(InvalidRecord):
            from_record({**data, "turns": changed})


def test_a_match_that_has_not_begun_has_a_record() -> None:
    match = KlusterMatch(set_table(Boxes(0, 1), 2, 1), players=("Ann", "Bo"))
    record = from_record(json.loads(json.dumps(to_record(match))))
    assert record.players == ("Ann", "Bo")
    assert resimulate(record)[0].identical
