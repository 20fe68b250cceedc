"""`lodestone tournament` as a user runs it: reports, continuing after an interruption, mistakes."""

from __future__ import annotations

import csv
import json
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.commandline import COMMAND, assert_refused, environment, lodestone
from tests.tournament.command import PATIENCE, games_of, tournament


def test_it_writes_reports_for_people_and_programs(tmp_path: Path) -> None:
    done = tournament(tmp_path, "--bots", "random,greedy,random", "--deals", "2", "--jobs", "2")
    assert "12 of 12 games" in done.stderr
    assert "random #2" in done.stdout
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["games"] == 12
    assert report["standings"][0]["name"] == "greedy"
    assert report["crosstable"]["greedy"]["random"] == {"share": 1.0, "games": 4}
    with (tmp_path / "standings.csv").open() as file:
        assert [row["name"] for row in csv.DictReader(file)] == [line["name"] for line in report["standings"]]
    with (tmp_path / "games.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 24
    assert {row["rank"] for row in rows if row["name"] == "greedy"} == {"1"}
    page = (tmp_path / "report.html").read_text()
    assert page.count("<svg") == 2
    assert "prefers-color-scheme:dark" in page
    assert "<script" not in page
    assert "src=" not in page
    assert page.count("http") == page.count('xmlns="http')  # nothing is fetched from the network

    again = tournament(tmp_path, "--bots", "random,greedy,random", "--deals", "3", "--jobs", "1", "--json")
    assert "12 of 18 games" in again.stderr
    assert json.loads(again.stdout)["games"] == 18


def test_names_of_programs_cannot_break_the_page(tmp_path: Path) -> None:
    nasty = "sh -c 'exit 0 # <script>alert(1)</script>'"
    done = tournament(tmp_path, "--bots", "random", "--bot", nasty, "--deals", "1", "--jobs", "1")
    assert "gone gone gone" in (tmp_path / "games.csv").read_text()
    assert "<script>" not in (tmp_path / "report.html").read_text()
    assert "Slips" in done.stdout
    assert any('"slip":"gone"' in file.read_text() for file in (tmp_path / "logs").iterdir())


def test_it_goes_on_after_it_was_killed(tmp_path: Path) -> None:
    options = ("--bots", "random,greedy", "--deals", "12", "--jobs", "1")
    cut, whole = tmp_path / "cut", tmp_path / "whole"
    running = subprocess.Popen(
        [*COMMAND, "tournament", "--out", str(cut), *options],
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    log, deadline = cut / "games.jsonl", time.monotonic() + PATIENCE
    while not log.exists() or log.read_bytes().count(b"\n") < 4:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    running.send_signal(signal.SIGKILL)
    running.wait()
    kept = log.read_bytes()
    assert 4 <= kept.count(b"\n") < 25
    log.write_bytes(kept[: kept.rfind(b"\n", 0, -1) + 20])  # as if cut off in the middle of a line

    tournament(cut, *options)
    tournament(whole, *options)
    assert games_of(cut) == games_of(whole)
    assert len(games_of(cut)) == 24
    assert (cut / "standings.csv").read_text() == (whole / "standings.csv").read_text()
    assert log.read_bytes().startswith(kept[: kept.rfind(b"\n", 0, -1) + 1])  # none of these was played again


def test_ctrl_c_keeps_what_was_played_and_reports_it(tmp_path: Path) -> None:
    running = subprocess.Popen(
        [*COMMAND, "tournament", "--out", str(tmp_path), "--bots", "random,greedy", "--deals", "500", "--jobs", "2"],
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # it may be ignored by whatever runs the tests
    )
    log, deadline = tmp_path / "games.jsonl", time.monotonic() + PATIENCE
    while not log.exists() or log.read_bytes().count(b"\n") < 4:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    running.send_signal(signal.SIGINT)
    _, errors = running.communicate(timeout=PATIENCE)
    assert running.returncode == 1
    assert b"joblib" not in errors
    played = len(games_of(tmp_path))
    assert f" {played} games" in errors.decode()
    assert json.loads((tmp_path / "report.json").read_text())["games"] == played


def test_swiss_and_variants(tmp_path: Path) -> None:
    names = "random,random,random,greedy"
    tournament(tmp_path, "--bots", names, "--swiss", "2", "--deals", "1", "--fast", "--first-bonus", "--jobs", "1")
    assert len(games_of(tmp_path)) == 8
    assert json.loads((tmp_path / "report.json").read_text())["plan"]["rules"]["fast"] is True


@pytest.mark.parametrize(
    "options",
    [
        ["--bots", "random"],
        ["--bots", "random,nobody"],
        ["--bots", "random,greedy", "--seats", "3"],
        ["--bots", "random,greedy", "--seats", "1", "--swiss", "2"],
        ["--bots", "random,greedy", "--surface", "0x0"],
        ["--bots", "random", "--bot", "/nonexistent/program", "--jobs", "1", "--deals", "1"],
        ["--bots", "random,greedy", "--dask", "nonsense", "--deals", "1"],
        ["kluster", "--bots", "greedy,random"],
    ],
)
def test_mistakes_are_told(options: list[str], tmp_path: Path) -> None:
    done = lodestone("tournament", "--out", str(tmp_path), *options)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].startswith("lodestone: ")


def test_a_folder_of_another_tournament_is_left_alone(tmp_path: Path) -> None:
    tournament(tmp_path, "--bots", "random,greedy", "--deals", "1", "--jobs", "1")
    before = (tmp_path / "games.jsonl").read_bytes()
    refused = assert_refused(lodestone("tournament", "--out", str(tmp_path), "--bots", "random,greedy", "--seed", "3"))
    assert "--out" in refused
    assert (tmp_path / "games.jsonl").read_bytes() == before
