"""`lodestone simulate`, `warmup` and `bench` in real processes: interfaces §4 and §6."""

from __future__ import annotations

import json
import re
import shutil
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lodestone.bots import warmup
from lodestone.cli import bench
from lodestone.cli.simulate import SimulationProgress
from lodestone.cli.warmup import warm_up
from lodestone.physics.compile import FOLDER
from lodestone.physics.recording import Recording, replay
from lodestone.physics.snapshots import digest
from tests import ROOT
from tests.cli.commandline import assert_refused, environment, lodestone, lodestone_anew
from tests.match.scene.scenes import circle, drag, hold, release, scene, stone

EXAMPLES = sorted((ROOT / "examples" / "scenes").glob("*.json"))
SNAP = scene(stone("a", 0), actions=(release("b", 31, up="south"),))


@pytest.fixture
def given_scene(tmp_path: Path) -> Path:
    file = tmp_path / "scene.json"
    file.write_text(json.dumps(SNAP))
    return file


def simulate(*arguments: str, given: object = None) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    return lodestone("simulate", *arguments, given=_words(given), physics=True)


def _words(given: object) -> str:
    return given if isinstance(given, str) else json.dumps(given)


def answer_of(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def test_json_from_a_file_and_from_standard_input_agree_to_the_digest(given_scene: Path) -> None:
    first = answer_of(simulate(str(given_scene), "--json"))
    second = answer_of(simulate("-", "--json", given=SNAP))
    assert first == second
    assert list(first) == ["rest", "time", "magnets", "touches", "klusters", "outside", "cords", "loads", "digest"]
    assert re.fullmatch("[0-9a-f]{32}", first["digest"])
    assert first["klusters"] == [["a", "b"]]


def test_two_processes_agree_on_a_scene_with_everything() -> None:
    actions = (
        release("b", 31, up="south"),
        hold("h", [0, 0, 60, 60], [0.2, 0, 40, 30]),
        drag([160, 0], [0.2, 150, 0]),
    )
    board = _words(scene(stone("a", 0), cords=(circle(),), actions=actions))
    first, second = (lodestone_anew("simulate", "-", "--json", given=board) for _ in range(2))
    assert answer_of(first) == answer_of(second)


def test_the_summary_says_what_happened() -> None:
    done = simulate("-", given={**SNAP, "cords": [circle(160, 250)]})
    assert done.returncode == 0
    assert "at rest after" in done.stdout
    assert "a and b touched after 0.4" in done.stdout
    assert "Kluster: a, b." in done.stdout
    assert "Outside: a, b." in done.stdout
    assert "Cord 0 is 1005" in done.stdout
    assert "Digest" in done.stdout
    still = simulate("-", given=scene(stone("a", 0)))
    assert "The magnet has not moved" in still.stdout
    assert "No magnets touched." in still.stdout
    assert "Time is up" in simulate("-", given={**SNAP, "limit": 0.2}).stdout


def test_the_recording_replays_to_the_digest_of_the_answer(given_scene: Path, tmp_path: Path) -> None:
    found = answer_of(simulate(str(given_scene), "--json", "--record", str(tmp_path / "deep" / "run.jsonl")))
    recording = Recording.loads((tmp_path / "deep" / "run.jsonl").read_text())
    assert recording.end == found["digest"]
    assert digest(replay(recording)) == found["digest"]


def picture_size(data: bytes) -> tuple[int, int]:
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert data.endswith(b"IEND\xaeB`\x82")
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def test_plot_is_a_picture_of_sensible_size(tmp_path: Path) -> None:
    board = scene(
        stone("a", 0),
        stone("$b$", 60, 40, pose="standing"),
        stone("far", -140, 0),
        cords=(circle(160),),
        actions=(
            release("c", 31, up="south"),
            hold("h", [0, 60, 100, 60], [0.3, 60, 60, 30]),
            drag([160, 0], [0.3, 130, 0]),
        ),
    )
    done = simulate("-", "--plot", str(tmp_path / "scene.png"), given=board)
    assert done.returncode == 0, done.stderr
    data = (tmp_path / "scene.png").read_bytes()
    wide, high = picture_size(data)
    assert 600 <= wide <= 2000
    assert 600 <= high <= 2000
    assert len(data) > 20_000


def test_plot_of_nothing_and_other_formats(tmp_path: Path) -> None:
    assert simulate("-", "--plot", str(tmp_path / "empty.png"), given={}).returncode == 0
    picture_size((tmp_path / "empty.png").read_bytes())
    assert simulate("-", "--plot", str(tmp_path / "snap.svg"), given=SNAP).returncode == 0
    assert "<svg" in (tmp_path / "snap.svg").read_text()


def test_without_matplotlib_the_refusal_names_the_way_out(tmp_path: Path) -> None:
    script = (
        "import importlib.util, sys; find = importlib.util.find_spec;"
        "importlib.util.find_spec = lambda name, *more: None if name == 'matplotlib' else find(name, *more);"
        "from lodestone.cli import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, "simulate", "-", "--plot", str(tmp_path / "x.png")],
        input="{}",
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
    )
    assert 'pip install "lodestone[plot]"' in assert_refused(done)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"magnet": []}, "“magnet”"),
        (scene(stone("a", 0), stone("a", 90)), "“a”"),
        ('{"limit": 1e999}', "not finite"),
        ('{"limit": NaN}', "not finite"),
        (scene(stone("a", 0), stone("b", 5)), "overlap"),
        (scene(cords=({"points": [[0, 0], [1, 1]]},)), "three different points"),
        (scene(cords=({"points": [[0, 0], [1, 1], [2, 2]]},)), "cords[0]"),
        (scene(*(stone(f"m{k}", 40 * k) for k in range(501))), "at most 500"),
        (scene(stone("a", 0), stone("b", 0, 40), actions=(hold("h", [0, 0, 40, 8]),)), "inside magnet"),
        ("{", "not JSON"),
        ("[" * 100_000, "deep"),
        ("", "not JSON"),
        (" " * (5 * 2**20), "larger than"),
    ],
)
def test_refusals_are_one_line_and_exit_code_2(given: object, words: str) -> None:
    assert words in assert_refused(simulate("-", "--json", given=given))


def test_odd_destinations_are_refused_in_one_line(given_scene: Path, tmp_path: Path) -> None:
    assert_refused(lodestone("simulate"))
    assert "no file" in assert_refused(simulate(str(tmp_path / "nothing.json")))
    assert ".png" in assert_refused(simulate(str(given_scene), "--plot", str(tmp_path / "picture.docx")))
    assert "cannot be written" in assert_refused(simulate(str(given_scene), "--record", "/dev/null/x"))
    assert "cannot be written" in assert_refused(simulate(str(given_scene), "--plot", "/dev/null/x.png"))


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_examples_come_to_rest(file: Path) -> None:
    assert answer_of(simulate(str(file), "--json"))["rest"] is True


class Terminal:
    """An output stream that claims to be a terminal."""

    def __init__(self) -> None:
        self.written = ""

    def isatty(self) -> bool:
        return True

    def write(self, words: str) -> int:
        self.written += words
        return len(words)

    def flush(self) -> None:
        pass


def test_long_runs_show_how_far_they_are_and_clean_up(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal, now = Terminal(), [100.0]
    monkeypatch.setattr("lodestone.cli.simulate.monotonic", lambda: now[0])
    monkeypatch.setattr(sys, "stderr", terminal)
    progress = SimulationProgress(5.0)
    progress.show(0.5)
    assert terminal.written == ""
    now[0] += 3.0
    progress.show(1.25)
    assert "1.2\u00a0s of at most 5\u00a0s" in terminal.written
    progress.clear()
    assert terminal.written.endswith("\r\x1b[K")


def test_warmup_says_where_it_keeps_what_it_made(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Warms up only a few parts: `tests.prepare` has compiled them all."""
    monkeypatch.setattr(warmup, "PARTS", {name: warmup.PARTS[name] for name in ("bots", "begin-step")})
    assert warm_up() == 0
    told = capfd.readouterr()
    assert FOLDER in told.out
    assert len(told.err.splitlines()) == 2
    assert "Traceback" not in told.err


def test_a_first_run_says_that_it_is_preparing_and_needs_no_writable_package(tmp_path: Path) -> None:
    """The package is in a read-only folder, one small kernel is compiled: the cache goes to the user's own folder."""
    package = tmp_path / "lib" / "lodestone"
    shutil.copytree(ROOT / "src" / "lodestone", package, ignore=shutil.ignore_patterns("__pycache__"))
    for folder in [package, *package.rglob("*")]:
        if folder.is_dir():
            folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    script = (
        f"import os; home, old = {str(package)!r}, os.access\n"
        "os.access = lambda path, mode: old(path, mode) and not str(path).startswith(home)  # root may write anywhere\n"
        "from lodestone.cli.simulate import announce_preparation; announce_preparation()\n"
        "import numpy; from lodestone.physics.cord_area import contains\n"
        "contains(numpy.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]]), 0.2, 0.2)\n"
        "from lodestone.physics.compile import FOLDER; print(FOLDER)\n"
    )
    env = environment(tmp_path / "home") | {"PYTHONPATH": str(tmp_path / "lib"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, env=env, timeout=300, check=False
        )
    finally:
        for folder in [package, *package.rglob("*")]:
            if folder.is_dir():
                folder.chmod(stat.S_IRWXU)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("Preparing the physics (first time only)") == 1
    assert str(tmp_path / "lib") not in done.stdout
    assert any(Path(done.stdout.strip()).rglob("*.nbi"))


def test_bench_measures_in_words_and_as_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SLICE", 0.02)
    monkeypatch.setattr(bench, "prepare", lambda: None)
    assert bench.run_bench(as_json=False) == 0
    assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == [
        "Clustered, Python library",
        "Clustered, compiled engine",
        "Kluster, placements evaluated",
        "Kluster, a live frame",
    ]
    assert bench.run_bench(as_json=True) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {
        "library_moves_per_second",
        "engine_moves_per_second",
        "placements_per_second",
        "live_frame_ms",
    }
    assert figures["engine_moves_per_second"] > figures["library_moves_per_second"] > 0


@pytest.mark.soak
def test_bench_runs_as_a_command() -> None:
    told = lodestone("bench", "--json")
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout)["live_frame_ms"] > 0
