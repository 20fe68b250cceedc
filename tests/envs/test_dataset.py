"""Data sets: made by bots or from records, resumed, read, and equal to the records they came from."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

from lodestone.cli.main import run
from lodestone.core import InvalidRequest
from lodestone.envs import dataset
from lodestone.match.clustered import to_record
from tests.envs.test_batch import legal_by_hand

MAKE = ["dataset", "make", "--bots", "greedy,random", "--games", "3", "--jobs", "1", "--seed", "5"]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("data") / "set"
    assert run([*MAKE, "--out", str(out)]) == 0
    return out


def test_replays_equal_the_records(made: Path) -> None:
    games = list(dataset.read_games(made))
    assert [game["seed"] for game in games] == [5, 6, 7]
    for game in games:
        match = dataset.replayed(game)
        assert to_record(match) == msgspec.json.decode(game["record"])
        assert game["points"] == [score.total for score in match.position.scores()]
        assert sum(game["result"]) == pytest.approx(1.0)
    assert {name for game in games for name in game["players"]} == {"greedy", "random"}


def test_moves_are_legal_actions_with_their_results(made: Path) -> None:
    moves = dataset.read_moves(made)
    assert len(moves["ply"]) == sum(game["plies"] for game in dataset.read_games(made))
    for number, (seen, mask, action, result) in enumerate(dataset.examples(made)):
        assert mask[action] == 1
        assert (action, result) == (moves["action"][number], moves["result"][number])
        assert seen["seat"] == moves["seat"][number]
        assert seen["public"][0, 2] == moves["points"][number]
    assert number + 1 == len(moves["ply"])


def test_masks_are_those_of_the_position(made: Path) -> None:
    game = next(dataset.read_games(made))
    before = dataset.replayed(game).positions[0]
    _, mask, _, _ = next(dataset.examples(made))
    from lodestone.envs.clustered.window import Window

    assert set(np.flatnonzero(mask).tolist()) == legal_by_hand(before, Window(2))


def test_what_was_interrupted_goes_on_and_comes_out_the_same(made: Path, tmp_path: Path) -> None:
    plan = dataset.DataPlan(bots=("random",), games=dataset.PART + 2, seats=1)
    told: list[int] = []
    for workers in (lambda play, parts: map(play, parts[1:]), map):
        dataset.make(plan, tmp_path / "set", workers, told.append)
    assert told == [2, dataset.PART]
    assert dataset.summary(tmp_path / "set").games == plan.games


def test_another_data_set_is_not_mixed_in(made: Path) -> None:
    with pytest.raises(InvalidRequest) as refused:
        dataset.make(dataset.DataPlan(bots=("random",), games=1), made, map, lambda games: None)
    assert refused.value.key == "dataset-other"


def test_records_of_servers_go_the_same_way(made: Path, tmp_path: Path) -> None:
    files = []
    for number, game in enumerate(dataset.read_games(made)):
        files.append(tmp_path / f"{number}.json")
        files[-1].write_bytes(game["record"])
    out = tmp_path / "set"
    assert (
        run(["dataset", "make", *(word for file in files for word in ("--record", str(file))), "--out", str(out)]) == 0
    )
    assert pq.read_table(out / "moves-00000.parquet").equals(pq.read_table(made / "moves-00000.parquet"))


def test_reading_tells_what_is_there_and_notices_edits(
    made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert run(["dataset", "read", str(made), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 3
    assert run(["dataset", "read", str(made)]) == 0
    assert "3 games" in capsys.readouterr().out
    assert "| greedy |" in (made / "README.md").read_text(encoding="utf-8")
    edited = tmp_path / "edited"
    shutil.copytree(made, edited)
    table = pq.read_table(edited / "moves-00000.parquet")
    pq.write_table(table.slice(1), edited / "moves-00000.parquet")
    assert run(["dataset", "read", str(edited)]) == 2
