"""The base package does what it promises with nothing else installed, and whatever needs more says what to install.

`make release` does the same in environments that hold nothing else; here the other packages are hidden.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from lodestone.cli.extras import EXTRAS, install
from lodestone.i18n import catalogue, languages
from tests import ROOT
from tests.cli.commandline import assert_refused, environment

BEYOND_THE_BASE = [package for packages in EXTRAS.values() for package in packages]
IMPORTED_AS = {"sqlalchemy[asyncio]": "sqlalchemy", "uvicorn[standard]": "uvicorn"}
COMES_WITH = {"llvmlite": "numba"}


def bare(*arguments: str, given: str = "", home: Path, hidden: list[str] | None = None) -> Any:
    """Run a command as if only the base package were installed."""
    names = ",".join(BEYOND_THE_BASE if hidden is None else hidden)
    return subprocess.run(
        [sys.executable, "-m", "tests.packaging.hiding", names, *arguments],
        input=given,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=environment(home),
        timeout=120,
        check=False,
    )


def test_the_extras_are_those_of_the_package() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ours = {**declared["optional-dependencies"]}
    assert ours.pop("cluster") == ["lodestone[dask]"]
    every = {name for wanted in ours.pop("all") for name in wanted.partition("[")[2].rstrip("]").split(",")}
    assert every | {"fast", "tournament"} == set(EXTRAS)
    for extra, wanted in ours.items():
        packages = [re.split(r"[<>=]", name)[0] for name in wanted if not name.startswith("lodestone[")]
        modules = {IMPORTED_AS.get(name, name).replace("-", "_") for name in packages}
        assert modules == {name for name in EXTRAS[extra] if COMES_WITH.get(name) not in modules}, extra


def test_the_base_scores_referees_plays_and_replays(tmp_path: Path) -> None:
    scored = bare("score", "-", given="#AAA\n.AAA\n", home=tmp_path)
    assert "12" in scored.stdout, scored.stderr
    refereed = bare("referee", "kluster", given='{"id":1,"op":"new","seats":2,"boxes":{"classic":1}}\n', home=tmp_path)
    assert '"ok":true' in refereed.stdout, refereed.stderr
    assert bare("rules", "kluster", "--rule", "K9", home=tmp_path).returncode == 0
    record = str(tmp_path / "game.json")
    played = bare("play", "--seats", "greedy,random", "--seed", "7", "--fast", "--record", record, home=tmp_path)
    assert played.returncode == 0, played.stderr
    replayed = bare("replay", record, "--json", home=tmp_path)
    assert '"scores"' in replayed.stdout, replayed.stderr


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        ([], "server"),
        (["serve"], "server"),
        (["bot", "./mine", "--table", "http://127.0.0.1:1/t/x"], "server"),
        (["play", "--seats", "greedy,expert"], "fast"),
        (["play", "kluster"], "fast"),
        (["simulate", "examples/scenes/turn.json"], "fast"),
        (["simulate", "examples/scenes/turn.json", "--plot", "turn.png"], "plot"),
        (["warmup"], "fast"),
        (["bench"], "fast"),
        (["review", "game.json"], "fast"),
        (["tournament", "--bots", "greedy,random"], "tournament"),
        (["dataset", "make"], "envs"),
        (["dataset", "read", "."], "envs"),
    ],
)
def test_a_command_whose_extra_is_missing_names_it(arguments: list[str], extra: str, tmp_path: Path) -> None:
    if arguments[:1] == ["review"]:
        arguments = ["review", str(tmp_path / "game.json")]
        bare("play", "--seats", "random,random", "--fast", "--record", arguments[1], home=tmp_path)
    assert install(extra) in assert_refused(bare(*arguments, home=tmp_path))


def test_a_cluster_is_an_extra_of_its_own(tmp_path: Path) -> None:
    asked = ("tournament", "--bots", "greedy,random", "--dask", "tcp://127.0.0.1:1", "--out", str(tmp_path / "out"))
    refused = bare(*asked, home=tmp_path, hidden=["distributed"])
    assert refused.returncode == 2
    assert install("dask") in refused.stderr.splitlines()[-1]


def test_a_tournament_that_cannot_be_played_leaves_nothing_behind(tmp_path: Path) -> None:
    asked = ("tournament", "--bots", "greedy,casual", "--out", str(tmp_path / "out"))
    assert install("fast") in assert_refused(bare(*asked, home=tmp_path, hidden=[*EXTRAS["fast"]]))
    assert not (tmp_path / "out").exists()


def test_a_hint_without_its_extra_costs_no_game(tmp_path: Path) -> None:
    played = bare("play", "--seats", "human,greedy", "--plain", given="hint\nscores\nquit\n", home=tmp_path)
    assert install("fast") in played.stdout + played.stderr
    assert "Rectangle" in played.stdout
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize("language", languages())
def test_it_is_said_in_every_language(language: str) -> None:
    assert install("fast") in catalogue(language).text("extra-missing", {"command": install("fast")})
