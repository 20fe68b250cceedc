"""`lodestone play kluster` and `lodestone replay` of its records, as real commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lodestone.kluster import Boxes, TurnFacts, deal
from lodestone.match.kluster import RefereedGame, to_record
from tests.cli.commandline import assert_refused, lodestone


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a short match between bots that was watched."""
    home = tmp_path_factory.mktemp("home")
    file = home / "match.json"
    done = lodestone(
        "play", "kluster", "--bots", "clumsy,clumsy", "--seed", "3", "--turns", "4", "--record", str(file), home=home
    )
    assert done.returncode == 0, done.stderr
    assert "A placed stone " in done.stdout
    assert "·" in done.stdout
    assert str(file) in done.stdout
    return file


def test_replay_tells_a_match(record: Path) -> None:
    done = lodestone("replay", str(record), "--plain")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("   1  A placed stone ")
    assert "after turn 4 of 4" in done.stdout


def test_replay_shows_one_turn(record: Path) -> None:
    done = lodestone("replay", str(record), "--move", "2")
    assert "after turn 2 of 4" in done.stdout
    data = json.loads(lodestone("replay", str(record), "--move", "2", "--json").stdout)
    assert data["turns"] == 4
    assert set(data["lying"]) == set(data["position"]["table"])


def test_replay_checks_a_match_in_another_process(record: Path) -> None:
    done = lodestone("replay", str(record), "--check")
    assert "All 4 turns came out the same" in done.stdout


def test_an_edited_match_is_refused_by_its_turn(record: Path, tmp_path: Path) -> None:
    data = json.loads(record.read_text())
    data["turns"][2]["frames"] += 1
    edited = tmp_path / "edited.json"
    edited.write_text(json.dumps(data))
    assert "Turn 3" in assert_refused(lodestone("replay", str(edited)))


def test_replay_tells_what_a_referee_was_told(tmp_path: Path) -> None:
    game = RefereedGame(deal(Boxes(duo=1), 2))
    game.happen(TurnFacts(placed="s1"))
    file = tmp_path / "told.json"
    file.write_text(json.dumps(to_record(game)))
    done = lodestone("replay", str(file))
    assert "A placed spinner 1." in done.stdout
    assert "On the table: spinner 1" in done.stdout
    assert_refused(lodestone("replay", str(file), "--check"))


def test_kluster_plus_expert_and_a_last_record(tmp_path: Path) -> None:
    arguments = [
        "--bots",
        "clumsy,clumsy,clumsy",
        "--boxes",
        "classic,duo",
        "--expert",
        "--one-group",
        "--surface",
        "felt",
    ]
    done = lodestone("play", "kluster", *arguments, "--turns", "2", "--seed", "1", home=tmp_path)
    assert done.returncode == 0, done.stderr
    again = lodestone("replay", "last", "--plain", home=tmp_path)
    assert "after turn 2 of 2" in again.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["--bots", "nobody"],
        ["--bots", ",".join(["clumsy"] * 5)],
        ["--boxes", "gigantic"],
        ["--surface", "15x11"],
        ["--first", "C"],
        ["--first", "9"],
        ["--loop", "-1"],
        ["--turns", "0"],
        ["--rounds", "0"],
        ["--fast"],
        ["--seats", "human"],
    ],
)
def test_mistakes_are_one_line_and_exit_code_2(arguments: list[str]) -> None:
    assert_refused(lodestone("play", "kluster", *arguments))
