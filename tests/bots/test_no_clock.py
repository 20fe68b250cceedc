"""The same seed gives the same choices, however slow the machine is: bots count attempts and read no clock."""

from __future__ import annotations

import ast
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec
import pytest

from lodestone import bots
from lodestone.bots.kluster import kluster_bot, play_match
from lodestone.clustered import new_game
from lodestone.kluster import Boxes
from lodestone.match.clustered import view_for
from lodestone.match.kluster.live import KlusterMatch, set_table

CLOCKS = ("monotonic", "perf_counter", "process_time", "thread_time", "time")
ROOMS = ("advice", "clustered", "kluster")


@pytest.fixture
def slow_machine(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Between any two readings of a clock an hour passes."""
    hours = count(time.time(), 3600.0)
    for clock in CLOCKS:
        monkeypatch.setattr(time, clock, lambda: next(hours))
        monkeypatch.setattr(time, f"{clock}_ns", lambda: int(1e9 * next(hours)))
    yield
    monkeypatch.undo()


def test_no_level_reads_a_clock() -> None:
    folder = Path(bots.__file__).parent
    found = [path for room in ROOMS for path in (folder / room).rglob("*.py") if "time" in _imported(path)]
    assert not found


def _imported(path: Path) -> set[str]:
    """The modules that a file names in imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return names


@pytest.mark.parametrize("seats", [2, 8])
def test_clustered_with_less_patience_than_it_needs(seats: int, request: pytest.FixtureRequest) -> None:
    from lodestone.bots.clustered.neural import NeuralBot
    from lodestone.bots.clustered.search import LEVELS

    level = msgspec.structs.replace(LEVELS["expert"], looks=200_000)
    view = view_for(new_game(seats, seed=6), 0)
    judged = NeuralBot(3, level=level).judge(view)
    assert sum(move.playouts for move in judged) < level.playouts / 2
    request.getfixturevalue("slow_machine")
    assert NeuralBot(3, level=level).judge(view) == judged


@pytest.mark.parametrize("name", ["steady", "expert"])
def test_kluster_on_a_slow_machine(name: str, request: pytest.FixtureRequest) -> None:
    setting = set_table(Boxes(classic=1), seats=2, seed=4, first=1)

    def inputs() -> list[object]:
        match = KlusterMatch(setting)
        play_match(match, [kluster_bot(name, 1), kluster_bot("clumsy", 2)], most_turns=2)
        return [turn.inputs for turn in match.turns]

    played = inputs()
    request.getfixturevalue("slow_machine")
    assert inputs() == played
