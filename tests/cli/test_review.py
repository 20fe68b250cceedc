"""`lodestone review`: what each move of a record was like, in words and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lodestone.bots import clustered_bot
from lodestone.clustered import deal
from lodestone.match.clustered import ClusteredMatch, to_record
from lodestone.match.kluster.live import to_record as to_kluster_record
from tests.cli.commandline import assert_refused, lodestone
from tests.match.kluster.live.tables import place, table


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The last moves of a solo game, in which everything is known and the player is careless."""
    match = ClusteredMatch(deal(1, 5))
    bot = clustered_bot("random", 1)
    while not match.position.over:
        match.play(bot.choose(match.view(0)))
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(json.dumps(to_record(match)))
    return file


def test_one_move_in_words_and_for_programs(record: Path) -> None:
    number = len(json.loads(record.read_text())["moves"]) - 2
    told = lodestone("review", str(record), "--turn", str(number))
    assert told.returncode == 0, told.stderr
    line, summary = told.stdout.splitlines()
    assert line.split()[:2] == [str(number), "A"]
    assert summary.startswith("A: slips ")
    review = json.loads(lodestone("review", str(record), "--turn", str(number), "--json").stdout)
    (move,) = review["moves"]
    assert (move["number"], move["certain"], review["game"]) == (number, True, "clustered")
    assert move["swing"] == pytest.approx(move["best"]["lead"] - move["played"]["lead"])
    assert ("Better: " in line) == (move["verdict"] in ("slip", "blunder"))


def test_kluster_turn_by_turn(tmp_path: Path) -> None:
    match = table(show_poles=True)
    place(match, 0.0, 0.0, north=True)
    place(match, 22.0, 0.0, north=False)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(to_kluster_record(match)))
    told = lodestone("review", str(file))
    assert told.returncode == 0, told.stderr
    first, second, *summary = told.stdout.splitlines()
    assert "best move" in first or "good" in first
    assert "blunder" in second
    assert "Klustered: " in second
    assert [line[:2] for line in summary] == ["A:", "B:"]


def test_what_cannot_be_reviewed_is_refused_in_one_line(record: Path, tmp_path: Path) -> None:
    assert "no turn 999" in assert_refused(lodestone("review", str(record), "--turn", "999"))
    assert "no file" in assert_refused(lodestone("review", str(tmp_path / "nothing.json")))
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    assert_refused(lodestone("review", str(broken)))
