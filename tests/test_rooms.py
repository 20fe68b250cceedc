"""The tests of every package are easy to find, and shared helpers are not in test files."""

from __future__ import annotations

import re

from tests import ROOT

PROGRAM = ROOT / "src" / "lodestone"
TESTS = ROOT / "tests"
ELSEWHERE = {
    "match/referee": ["cli/test_referee.py", "cli/test_referee_kluster.py"],
    "server/protocol": ["server/describe/test_descriptions.py", "server/hard/test_fuzz.py"],
    "server/several": ["server/cluster/test_workers.py"],
    "server/work": ["server/workers/test_jobs.py", "server/workers/test_dask.py"],
    "storage/migrations": ["storage/test_opening.py"],
}
"""By package, the files with its tests, if they are not in a folder or a file of its name."""
PACKAGES = [
    file.parent.relative_to(PROGRAM).as_posix()
    for pattern in ("*/__init__.py", "*/*/__init__.py")
    for file in sorted(PROGRAM.glob(pattern))
]


def is_asked_there(package: str) -> bool:
    room, _, name = package.rpartition("/")
    return any((TESTS / package).rglob("test_*.py")) or (TESTS / room / f"test_{name}.py").is_file()


def test_a_package_is_asked_about_where_it_stands() -> None:
    assert {package for package in PACKAGES if not is_asked_there(package)} == set(ELSEWHERE)


def test_where_else_packages_are_asked_about_is_true() -> None:
    assert [file for files in ELSEWHERE.values() for file in files if not (TESTS / file).is_file()] == []


def test_what_tests_share_stands_in_none_of_them() -> None:
    borrowed = re.compile(r"^ *from tests\.(?:\w+\.)*test_\w+ import", re.MULTILINE)
    assert [file for file in TESTS.rglob("*.py") if borrowed.search(file.read_text(encoding="utf-8"))] == []
