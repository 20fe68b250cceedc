"""A long run of tests that can be stopped and continued: `pytest -p tests.ledger --ledger FILE …`.

FILE gets a line for each test as it ends. Tests that passed on the same sources according to the file are not run
again. Progress is shown test by test, and the run ends with a table of everything the file has about these sources.
This is how `make soak` runs.
"""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests import ROOT


@cache
def sources() -> str:
    """A digest of the program and the tests."""
    total = hashlib.sha256()
    for folder in ("src", "tests", "web/src"):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in (".py", ".ftl", ".toml", ".ts", ".svelte"):
                total.update(file.read_bytes())
    return total.hexdigest()[:16]


def entries(file: Path) -> list[dict[str, Any]]:
    """A ledger's entries about the present sources; a line cut off by a crash is skipped."""
    found = []
    for line in file.read_text().splitlines() if file.exists() else ():
        try:
            entry = json.loads(line)
        except json.JSONDecodeError:
            continue
        if entry["sources"] == sources():
            found.append(entry)
    return found


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--ledger", type=Path, default=ROOT / ".soak" / "ledger.jsonl", help="where results accumulate")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Ledger(config), "ledger")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect passed tests in every process alike, since workers have to agree on the list of tests."""
    passed = {entry["test"] for entry in entries(config.getoption("ledger")) if entry["outcome"] == "passed"}
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in passed])
    items[:] = [item for item in items if item.nodeid not in passed]


class Ledger:
    """Writes down results as they come in, in the main process."""

    def __init__(self, config: pytest.Config) -> None:
        self._file: Path = config.getoption("ledger")
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._config = config
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._failed: set[str] = set()
        self._done = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration
        if report.failed:
            self._failed.add(report.nodeid)
        if report.when != "teardown":
            return
        outcome = "failed" if report.nodeid in self._failed else "passed"
        seconds = round(self._seconds.pop(report.nodeid), 1)
        entry = {"sources": sources(), "test": report.nodeid, "outcome": outcome, "seconds": seconds}
        with self._file.open("a") as file:
            file.write(json.dumps(entry) + "\n")
        self._done += 1
        terminal: Any = self._config.pluginmanager.get_plugin("terminalreporter")
        terminal.write_line(f"{self._done}: {report.nodeid} {outcome} after {seconds} s")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        table: defaultdict[str, dict[str, dict[str, Any]]] = defaultdict(dict)
        for entry in entries(self._file):
            table[entry["test"].partition("[")[0]][entry["test"]] = entry
        terminalreporter.section("what the ledger knows about these sources")
        terminalreporter.write_line(f"{'how many':>8} {'failed':>7} {'minutes':>8}  what")
        for what, tests in sorted(table.items()):
            failures = sum(entry["outcome"] == "failed" for entry in tests.values())
            minutes = sum(entry["seconds"] for entry in tests.values()) / 60
            terminalreporter.write_line(f"{len(tests):8} {failures:7} {minutes:8.1f}  {what}")
