"""Data sets: made by bots or from records, resumed, read, and equal to the records they came from."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from time import sleep

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

from lodestone import __version__
from lodestone.cli.main import run
from lodestone.clustered import Placement, deal
from lodestone.core import InvalidRequest
from lodestone.envs import dataset
from lodestone.match.clustered import ClusteredMatch, to_record
from tests import ROOT
from tests.cli.commandline import COMMAND
from tests.envs.by_hand import legal_by_hand

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


def test_one_that_was_killed_goes_on_and_comes_out_the_same(tmp_path: Path) -> None:
    """A real process, killed as soon as its first part is complete."""
    command = ["dataset", "make", "--bots", "random", "--games", "250", "--seats", "1", "--jobs", "1"]
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    process = subprocess.Popen([*COMMAND, *command, "--out", str(killed)])
    while not list(killed.glob("moves-*.parquet")):
        assert process.poll() is None
        sleep(0.01)
    process.kill()
    process.wait()
    for out in (killed, whole):
        assert run([*command, "--out", str(out)]) == 0
    for file in whole.glob("*.parquet"):
        assert pq.read_table(killed / file.name).equals(pq.read_table(file))
    assert dataset.parts(killed) == dataset.parts(whole) == [0, 1, 2]


def test_it_grows_by_more_of_the_same_games(tmp_path: Path) -> None:
    """Its last part is filled up, and comes out as if everything had been made in one go."""
    few = dataset.DataPlan(bots=("random",), games=dataset.PART + 1, seats=1)
    more = msgspec.structs.replace(few, games=dataset.PART + 3)
    for plan in (few, more):
        dataset.make(plan, tmp_path / "grown", map, lambda games: None)
    dataset.make(more, tmp_path / "whole", map, lambda games: None)
    assert [game["game"] for game in dataset.read_games(tmp_path / "grown")] == list(range(more.games))
    for file in (tmp_path / "whole").iterdir():
        assert (tmp_path / "grown" / file.name).read_bytes() == file.read_bytes()
    with pytest.raises(InvalidRequest) as refused:
        dataset.make(few, tmp_path / "grown", map, lambda games: None)
    assert refused.value.key == "dataset-other"


BY_0_2_0 = b"""{
  "bots": [
    "random"
  ],
  "games": 1,
  "seats": 1,
  "seed": 0,
  "rules": {
    "fast": false,
    "first_bonus": false,
    "largest_bonus": false
  }
}"""
"""The whole `plan.json` of a data set that the command of 0.2.0 made."""


def test_one_that_0_2_0_made_grows(tmp_path: Path) -> None:
    """A later option must not be in the plan while it is off, or the folder would hold another data set."""
    command = ["dataset", "make", "--bots", "random", "--seats", "1", "--jobs", "1", "--out", str(tmp_path)]
    assert run([*command, "--games", "1"]) == 0
    (tmp_path / "plan.json").write_bytes(BY_0_2_0)
    assert run([*command, "--games", "2"]) == 0
    assert (tmp_path / "plan.json").read_bytes() == BY_0_2_0.replace(b'"games": 1', b'"games": 2')
    assert dataset.summary(tmp_path).games == 2


def test_its_card_tells_what_is_in_it(made: Path) -> None:
    card = (made / dataset.CARD).read_text(encoding="utf-8")
    moves = len(dataset.read_moves(made)["ply"])
    assert (
        f"3 games, {moves} moves; written by Lodestone {__version__}, games played by lodestone {__version__}." in card
    )
    assert '"seed": 5' in card


def test_what_lies_beyond_the_window_is_left_out(tmp_path: Path) -> None:
    match = ClusteredMatch(deal(2, 1))
    while (seat := match.position.seat) is not None:
        assert seat in (0, 1)
        legal = match.position.legal_moves
        match.play(max(legal, key=lambda move: move.cell.x if isinstance(move, Placement) else 0))
    record = tmp_path / "wide.json"
    record.write_bytes(msgspec.json.encode(to_record(match)))
    dataset.from_records([record], tmp_path / "set", lambda games: None)
    actions = dataset.read_moves(tmp_path / "set")["action"]
    assert dataset.NO_ACTION in actions
    within = list(actions).index(dataset.NO_ACTION)
    assert [action for _, _, action, _ in dataset.examples(tmp_path / "set")] == actions[:within].tolist()


def test_other_records_are_not_mixed_in(made: Path, tmp_path: Path) -> None:
    files = []
    for number, game in enumerate(dataset.read_games(made)):
        files.append(tmp_path / f"{number}.json")
        files[-1].write_bytes(game["record"])
    dataset.from_records(files, tmp_path / "set", lambda games: None)
    with pytest.raises(InvalidRequest) as refused:
        dataset.from_records(files[:1], tmp_path / "set", lambda games: None)
    assert refused.value.key == "dataset-other"


def test_the_ten_lines_for_numpy_run_as_they_stand(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs" / "research" / "data.md").read_text(encoding="utf-8")
    lines = page.split("```python\n")[1].split("```")[0]
    assert len([line for line in lines.splitlines() if line]) <= 10
    made.with_name("games").symlink_to(made)
    monkeypatch.chdir(made.parent)
    names: dict[str, np.ndarray[tuple[int, ...], np.dtype[np.int8]]] = {}
    exec(lines, names)
    moves = len(dataset.read_moves(made)["ply"])
    assert names["kinds"].shape == names["owners"].shape == (moves, 33, 33)
    assert names["actions"].tolist() == dataset.read_moves(made)["action"].tolist()


def test_a_folder_that_is_not_there_is_no_empty_data_set(tmp_path: Path) -> None:
    for read in (dataset.read_moves, dataset.summary, lambda folder: next(dataset.examples(folder))):
        with pytest.raises(InvalidRequest) as refused:
            read(tmp_path / "nowhere")
        assert refused.value.key == "file-missing"


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
