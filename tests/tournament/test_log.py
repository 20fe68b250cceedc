"""The log: no played game is ever lost, and nothing else is mistaken for one."""

from __future__ import annotations

from pathlib import Path

import pytest

from lodestone.core import InvalidRecord, InvalidRequest
from lodestone.tournament import ResultLog, next_games
from tests.tournament.plans import clustered_plan, result_of

PLAN = clustered_plan("random", "greedy", deals=3)
RESULTS = [result_of(game, 1, 2) for game in next_games(PLAN, [])]


def filled(folder: Path) -> Path:
    file = folder / "new" / "games.jsonl"
    with ResultLog(file, PLAN) as log:
        for result in RESULTS:
            log.add(result)
    return file


def test_what_was_added_is_there_again(tmp_path: Path) -> None:
    with ResultLog(filled(tmp_path), PLAN) as log:
        assert log.results == RESULTS


def test_a_log_that_was_cut_off_anywhere_in_its_last_line_goes_on(tmp_path: Path) -> None:
    file = filled(tmp_path)
    whole = file.read_bytes()
    last = whole[:-1].rfind(b"\n") + 1
    for cut in (last + 1, (last + len(whole)) // 2, len(whole) - 1):
        file.write_bytes(whole[:cut])
        with ResultLog(file, PLAN) as log:
            assert log.results == RESULTS[:-1]
            log.add(RESULTS[-1])
        assert file.read_bytes() == whole


def test_a_log_that_was_cut_off_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(b'{"format":"lodes')
    with ResultLog(file, PLAN) as log:
        assert log.results == []
    assert file.read_bytes().count(b"\n") == 1


def test_a_line_that_was_changed_is_named(tmp_path: Path) -> None:
    file = filled(tmp_path)
    lines = file.read_bytes().splitlines(keepends=True)
    for broken in (b"[]\n", b"{\n", lines[1].replace(b'"table":[0,1]', b'"table":[0,7]')):
        file.write_bytes(b"".join([*lines[:2], broken, *lines[3:]]))
        with pytest.raises(InvalidRecord) as refused:
            ResultLog(file, PLAN)
        assert refused.value.arguments["line"] == 3


def test_another_tournament_does_not_mix_in_but_more_deals_do(tmp_path: Path) -> None:
    file = filled(tmp_path)
    with pytest.raises(InvalidRequest):
        ResultLog(file, clustered_plan("random", "greedy", deals=3, seed=1))
    with ResultLog(file, clustered_plan("random", "greedy", deals=30)) as log:
        assert log.results == RESULTS


def test_only_one_at_a_time(tmp_path: Path) -> None:
    file = filled(tmp_path)
    with ResultLog(file, PLAN), pytest.raises(InvalidRequest):
        ResultLog(file, PLAN)
    ResultLog(file, PLAN).close()
