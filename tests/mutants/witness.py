"""A pytest plugin that reports why tests failed: `-p tests.mutants.witness`.

Writes a JSON line for each test that passed, and for each failure with its phase, to the file in `MUTANTS_REPORT`.
Only an assertion of the test itself is evidence; a program that does not start, a fixture, an unexpected exception or a
time-out is not.
"""

from __future__ import annotations

import importlib
import json
import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

REPORT = "MUTANTS_REPORT"
"""Environment variable with the file that the lines go to."""
CHANGED = "MUTANTS_CHANGED"
"""Environment variable with the changed module, if it can be imported. It must still import."""


def tell(**said: str) -> None:
    """Write one line of the report."""
    with Path(os.environ[REPORT]).open("a", encoding="utf-8") as report:
        print(json.dumps(said), file=report)


def pytest_sessionstart() -> None:
    """Import the changed module: a server that does not start makes assertions fail, too, but must not count."""
    if changed := os.environ.get(CHANGED):
        try:
            module = importlib.import_module(changed)
        except Exception as problem:  # noqa: BLE001  # whatever it is, the mutant is broken
            tell(test=changed, phase="import", kind="error", what=_in_words(problem))
            pytest.exit(f"{changed} does not import", returncode=3)
        if not Path(module.__file__ or "").is_relative_to(Path.cwd()):
            tell(test=changed, phase="import", kind="error", what=f"came from {module.__file__}, not from the copy")
            pytest.exit("the tree is tested instead of the copy", returncode=3)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, None]:
    """Report how a phase of a test ended; after one failed assertion the rest need not run."""
    outcome = yield
    report: pytest.TestReport = outcome.get_result()
    if report.failed and call.excinfo is not None:
        kind = _kind(call.excinfo) if call.when == "call" else "error"
        tell(test=item.nodeid, phase=call.when, kind=kind, what=_in_words(call.excinfo.value))
        if kind == "assertion":
            item.session.shouldstop = "killed"
    elif report.when == "call":
        tell(test=item.nodeid, phase="call", kind=report.outcome, what="")


def pytest_collectreport(report: pytest.CollectReport) -> None:
    """Report a test file that could not be collected."""
    if report.failed:
        tell(test=report.nodeid, phase="collect", kind="error", what=str(report.longrepr)[-300:])


def _kind(failure: pytest.ExceptionInfo[BaseException]) -> str:
    inner = failure.traceback[-1].path
    of_program = Path(inner).is_relative_to(Path.cwd() / "src")  # the program's own assertion, not the test's
    return "assertion" if is_assertion(failure.value) and not of_program else "error"


def is_assertion(problem: BaseException) -> bool:
    """Whether a test's own assertion failed: `assert`, `pytest.raises` without an exception, or one within a group."""
    if isinstance(problem, BaseExceptionGroup):
        return any(map(is_assertion, problem.exceptions))
    if isinstance(problem, pytest.fail.Exception):
        return not str(problem).startswith("Timeout")  # pytest-timeout fails a test in the same way
    return isinstance(problem, AssertionError)


def _in_words(problem: BaseException) -> str:
    return f"{type(problem).__name__}: {problem}"[:300]
