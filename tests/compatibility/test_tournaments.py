"""Tournaments begun by an earlier release can be continued: the log still identifies the tournament."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.compatibility.release import FIXTURES, Release
from tests.compatibility.writing.tournaments import TOURNAMENTS, play_tournament

BEGUN = Release(FIXTURES / "0.2.0")
"""The first release that kept such logs."""


@pytest.mark.parametrize("name", TOURNAMENTS)
def test_a_tournament_of_0_2_0_is_over(name: str, tmp_path: Path) -> None:
    """Every game is in the log: it is read, and none is played again."""
    log = BEGUN.bytes(f"tournaments/{name}.jsonl")
    (tmp_path / "games.jsonl").write_bytes(log)
    assert play_tournament(name, tmp_path) == log


def test_a_tournament_of_0_2_0_goes_on(tmp_path: Path) -> None:
    """What is missing is played, and every game comes out as it did then."""
    head, *games = BEGUN.bytes("tournaments/clustered.jsonl").splitlines(keepends=True)
    (tmp_path / "games.jsonl").write_bytes(head + b"".join(games[:2]))
    gone_on = play_tournament("clustered", tmp_path).splitlines(keepends=True)
    assert gone_on[:3] == [head, *games[:2]]
    assert list(map(_outcome, gone_on[3:])) == list(map(_outcome, games[2:]))


def _outcome(line: bytes) -> tuple[object, ...]:
    """The result without the time it took."""
    game = json.loads(line)
    return game["deal"], game["table"], game["ranks"], game["points"], game["moves"]
