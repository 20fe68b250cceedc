"""The comparisons notice what would break a client, and nothing else."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.compatibility.release import Json, releases
from tests.compatibility.shapes import Schemas, differences, misfits

WAS: Json = {
    "v": 3,
    "name": "Ann",
    "clock": None,
    "seats": [{"seat": 0, "level": None}],
    "args": {"x": 1},
    "at": [1, 2],
}


@pytest.mark.parametrize(
    ("change", "fits", "same"),
    [
        ({}, True, True),
        ({"more": 1}, True, True),
        ({"v": 4}, True, False),
        ({"v": 4.5}, True, False),
        ({"v": True}, False, False),
        ({"v": "3"}, False, False),
        ({"v": None}, False, False),
        ({"name": None}, False, False),
        ({"clock": {"left": 5}}, True, False),
        ({"seats": []}, True, False),
        ({"seats": [{"seat": 1, "level": None}, {"seat": 2, "level": "random"}]}, True, False),
        ({"seats": [{"seat": 0}]}, False, False),
        ({"seats": [{"seat": "0", "level": None}]}, False, False),
        ({"seats": {"seat": 0}}, False, False),
        ({"args": {"y": 1}}, True, False),
        ({"at": [1, 2, "3"]}, False, False),
    ],
)
def test_what_an_old_client_cannot_read_is_found(change: Json, fits: bool, same: bool) -> None:
    now = {**WAS, **change}
    assert (misfits(WAS, now) == [], differences(WAS, now) == []) == (fits, same)


@pytest.mark.parametrize("field", list(WAS))
def test_a_field_that_is_gone_is_named(field: str) -> None:
    now = {name: value for name, value in WAS.items() if name != field}
    assert misfits(WAS, now) == differences(WAS, now) == [f".{field} is gone"]


def _without(message: Json, path: tuple[str, ...]) -> Any:
    now = copy.deepcopy(message)
    place = now
    for step in path[:-1]:
        place = place[step]
    del place[path[-1]]
    return now


@pytest.mark.parametrize("path", [("v",), ("table",), ("table", "commitment"), ("game", "public", "scores")])
def test_by_the_schema_of_a_release_its_own_messages_are_whole_and_others_are_not(path: tuple[str, ...]) -> None:
    release = releases()[0]
    schemas = Schemas(release)
    told = [line["told"] for line in release.lines("transcript.jsonl") if "told" in line]
    assert [problem for message in told for problem in schemas.wrong_with_told(message)] == []
    welcome = next(message for message in told if message["type"] == "welcome" and message["game"] is not None)
    assert schemas.wrong_with_told(_without(welcome, path))
