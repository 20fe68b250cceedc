"""Tests do notice mutants: a few that need no compiling run every time, all of them with `python -m tests.mutants`."""

from __future__ import annotations

import pytest

from tests import ROOT
from tests.mutants.copies import TreeCopy
from tests.mutants.mutant import Mutant, check, read_lists
from tests.mutants.running import Found, run_tests

ALL = read_lists()
FIXED = [mutant for mutant in ALL if mutant.fixed]


def test_every_mutant_can_be_made_and_names_tests_that_are_there() -> None:
    check(ALL, ROOT)
    assert len(ALL) >= 80
    assert len(FIXED) == 10


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> TreeCopy:
    """A copy of the files that these mutants and their tests need."""
    copy = TreeCopy(ROOT, tmp_path_factory.mktemp("copy"), only=("src", "tests", "pyproject.toml"))
    copy.bring_up_to_date()
    return copy


def test_without_a_mutant_nothing_is_found(copy: TreeCopy) -> None:
    finding = run_tests(copy, sorted({test for mutant in FIXED for test in mutant.tests}), limit=60)
    assert finding.found is Found.PASSED, finding


@pytest.mark.parametrize("mutant", FIXED, ids=lambda mutant: mutant.name)
def test_it_is_killed(copy: TreeCopy, mutant: Mutant) -> None:
    with copy.mutated(mutant):
        finding = run_tests(copy, mutant.tests, limit=60, changed=mutant.file)
    assert finding.found is Found.FAILED, finding
