"""The runner itself, on a tree of two files: what counts as noticed, which results are kept, what is refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests import ROOT
from tests.mutants.copies import TreeCopy
from tests.mutants.ledger import Ledger
from tests.mutants.mutant import BadList, Mutant, check
from tests.mutants.running import Found, Said, judge
from tests.mutants.session import Session
from tests.mutants.table import Verdict, table, verdict

PROGRAM = """\
def doubled(number: int) -> int:
    assert number < 1000
    return 2 * number
"""
TESTS = """\
import subprocess
import sys

import pytest
from program import doubled

def test_two():
    assert doubled(2) == 4

def test_nothing():
    assert doubled(0) == 0

def test_large():
    with pytest.raises(AssertionError):
        doubled(1000)

@pytest.fixture
def four():
    assert doubled(2) == 4
    return 4

def test_fixture(four):
    assert four == 4

def test_unexpected():
    {4: "fine"}[doubled(2)]

def test_process():
    code = "from program import doubled; print(doubled(2))"
    assert subprocess.run([sys.executable, "-c", code], env={}, capture_output=True).stdout == b"4\\n"
"""


def mutant(becomes: str, *tests: str, stands: str = "2 * number", name: str = "wrong") -> Mutant:
    return Mutant(
        name=name,
        file="src/program.py",
        stands=stands,
        becomes=becomes,
        tests=tuple(f"tests/test_program.py::{test}" for test in tests),
        why="It doubles wrongly.",
        room="arithmetic",
    )


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small program with tests, and those of our files that a run needs."""
    tree = tmp_path_factory.mktemp("tree")
    (tree / "src").mkdir()
    (tree / "src" / "program.py").write_text(PROGRAM)
    (tree / "pyproject.toml").write_text('[tool.pytest.ini_options]\naddopts = "--import-mode=importlib"\n')
    ours = TreeCopy(ROOT / "tests", tree / "tests", only=("__init__.py", "mutants"))
    ours.bring_up_to_date()
    (tree / "tests" / "test_program.py").write_text(TESTS)
    return tree


@pytest.fixture(scope="module")
def session(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Session:
    place = tmp_path_factory.mktemp("session")
    return Session(tree, place / "copies", Ledger(place / "results.jsonl"), lambda _: None)


@pytest.mark.parametrize(
    ("wrong", "found"),
    [
        (mutant("3 * number", "test_two"), Found.FAILED),
        (mutant("number", "test_large", stands="assert number < 1000"), Found.FAILED),
        (mutant("3 * number", "test_process"), Found.FAILED),
        (mutant("3 * number", "test_nothing"), Found.PASSED),
        (mutant("number * 2", "test_two"), Found.PASSED),
        (mutant("2 * number\nimport nothing_of_that_name", "test_two"), Found.BROKEN),
        (mutant("2 *", "test_two"), Found.BROKEN),
        (mutant("3 * number", "test_fixture"), Found.BROKEN),
        (mutant("3 * number", "test_unexpected"), Found.BROKEN),
        (mutant("assert number < 1", "test_two", stands="assert number < 1000"), Found.BROKEN),
    ],
    ids=[
        "wrong",
        "missing",
        "process",
        "unseen",
        "harmless",
        "import",
        "syntax",
        "fixture",
        "exception",
        "own-assertion",
    ],
)
def test_only_an_assertion_of_a_test_kills(session: Session, wrong: Mutant, found: Found) -> None:
    ((_, line),) = session.run([wrong], jobs=1, anew=False)
    assert line.found is found, line


def test_a_time_out_kills_nothing() -> None:
    assert judge([Said("test_two", "passed", "")], ended=False, output="", seconds=60).found is Found.BROKEN
    assert judge([], ended=True, output="no such test", seconds=1).found is Found.BROKEN


def test_tests_that_fail_without_the_mutant_tell_nothing(tree: Path, session: Session) -> None:
    named = msgspec.structs.replace(mutant("3 * number"), tests=("tests/test_other.py::test_wrong",))
    (tree / "tests" / "test_other.py").write_text("def test_wrong():\n    assert False\n")
    ((_, line),) = session.run([named], jobs=1, anew=False)
    assert line.found is Found.BROKEN
    assert line.line.startswith("without the mutant")


def test_the_tree_itself_is_left_alone_and_the_copy_put_right(tree: Path, tmp_path: Path) -> None:
    copy = TreeCopy(tree, tmp_path / "copy")
    copy.bring_up_to_date()
    with copy.mutated(mutant("3 * number", "test_two")):
        assert "3 * number" in (copy.folder / "src" / "program.py").read_text()
        assert (tree / "src" / "program.py").read_text() == PROGRAM
    assert (copy.folder / "src" / "program.py").read_text() == PROGRAM


def test_what_is_known_is_not_run_again_unless_something_has_changed(tree: Path, tmp_path: Path) -> None:
    results, told = tmp_path / "results.jsonl", list[str]()
    wrong = [mutant("3 * number", "test_two", name="one"), mutant("4 * number", "test_two", name="two")]
    for chosen in (wrong[:1], wrong, wrong, [msgspec.structs.replace(wrong[0], becomes="5 * number")]):
        Session(tree, tmp_path / "copies", Ledger(results), told.append).run(chosen, jobs=2, anew=False)
    assert [line.split()[1] for line in told] == ["killed", "of", "killed", "of", "killed"]
    names = [line.name for line in map(Ledger.read, results.read_bytes().splitlines())]
    assert names == ["(nothing changed)", "one", "two", "one"]


def test_half_a_line_of_the_results_is_forgotten(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    whole = b'{"key":"k","name":"one","found":"failed","seconds":1.0,"line":"test_two"}\n'
    results.write_bytes(whole + whole[:20])
    assert Ledger(results).known("k") is not None
    assert results.read_bytes() == whole


def test_a_text_that_does_not_stand_there_once_is_refused(tree: Path) -> None:
    for stands, count in (("number", 3), ("nothing", 0)):
        with pytest.raises(BadList, match=f"stands {count} times in src/program.py"):
            check([mutant("x", "test_two", stands=stands)], tree)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (mutant("x", "test_three"), "there is no tests/test_program.py::test_three"),
        (mutant("2 * number", "test_two"), "it changes nothing"),
        (mutant("x"), "names no test"),
        (msgspec.structs.replace(mutant("x", "test_two"), file="src/else.py"), "there is no src/else.py"),
    ],
)
def test_a_mutant_that_means_nothing_is_refused(tree: Path, wrong: Mutant, words: str) -> None:
    with pytest.raises(BadList, match=words):
        check([wrong], tree)


def test_two_of_one_name_are_refused(tree: Path) -> None:
    with pytest.raises(BadList, match="two of that name"):
        check([mutant("x", "test_two"), mutant("y", "test_two")], tree)


def test_a_survivor_is_forgiven_only_with_a_reason() -> None:
    harmless = msgspec.structs.replace(mutant("number * 2", "test_two"), harmless="It is the same.")
    assert verdict(harmless, Found.PASSED) is Verdict.HARMLESS
    assert verdict(mutant("number * 2", "test_two"), Found.PASSED) is Verdict.SURVIVED
    assert verdict(harmless, Found.FAILED) is Verdict.KILLED


def test_the_table_counts_by_room_and_names_what_is_wanting(session: Session) -> None:
    shown = table(session.run([mutant("3 * number", "test_nothing")], jobs=1, anew=False))
    assert shown.splitlines()[1].split()[:3] == ["arithmetic", "1", "0"]
    assert "survived" in shown.splitlines()[-1]
    assert "arithmetic/wrong" in shown.splitlines()[-1]
