"""Runs tests in a copy and says what they found."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from scripts import build_web

from tests.mutants import witness
from tests.mutants.copies import TreeCopy

PYTEST = (
    "-m", "pytest", "-p", "tests.mutants.witness", "-p", "no:cacheprovider",
    "-p", "no:schemathesis", "-p", "no:hypothesispytest", "-p", "no:xdist",  # a second to import, and not needed
    "--timeout", "300",  # s: a mutant of the physics compiles within its tests
)  # fmt: skip
VITEST = Path("web/node_modules/vitest/vitest.mjs")
GRACE = 15.0
"""s after a time-out for tests to stop the servers they have started."""


class Found(StrEnum):
    """The verdict of tests on the tree they ran in."""

    FAILED = "failed"
    """An assertion of a test did not hold."""
    PASSED = "passed"
    BROKEN = "broken"
    """Inconclusive: nothing ran, or something failed that is not an assertion of a test."""


class Finding(msgspec.Struct, frozen=True):
    """The verdict, the line that decided it, and how long it took (s)."""

    found: Found
    line: str
    seconds: float


class Said(NamedTuple):
    """How one test, or one phase of it, ended."""

    test: str
    kind: str  # passed, skipped, assertion, error
    what: str


def run_tests(copy: TreeCopy, tests: Sequence[str], limit: float, changed: str | None = None) -> Finding:
    """Run tests in a copy; `changed`: the mutated file, if any."""
    folder = copy.folder
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as place:
        report = Path(place) / "report"
        if tests[0].startswith("web/"):
            ended, output = _wait_for(_vitest(folder, tests, report), folder / "web", build_web.npm()[1], limit)
            said = _read_vitest(report)
        else:
            env = _environment(report, changed)
            ended, output = _wait_for([str(copy.python), *PYTEST, *tests], folder, env, limit)
            said = _read_pytest(report)
    return judge(said, ended, output, time.monotonic() - began)


def judge(said: list[Said], ended: bool, output: str, seconds: float) -> Finding:
    """One failed assertion decides; otherwise everything must have run and passed."""
    for one in said:
        if one.kind == "assertion":
            return Finding(Found.FAILED, f"{one.test}: {one.what}", seconds)
    if not ended:
        return Finding(Found.BROKEN, "took too long", seconds)
    for one in said:
        if one.kind != "passed":
            return Finding(Found.BROKEN, f"{one.test}: {one.kind} {one.what}", seconds)
    if not said:
        return Finding(Found.BROKEN, f"no test ran: {output.strip()[-300:]}", seconds)
    return Finding(Found.PASSED, f"{len(said)} passed", seconds)


def module_of(file: str) -> str | None:
    """The name by which a changed file of the program is imported; None if it is not Python."""
    parts = Path(file).with_suffix("").parts
    if not file.endswith(".py") or parts[0] != "src" or parts[-1] == "__main__":
        return None
    return ".".join(parts[1:-1] if parts[-1] == "__init__" else parts[1:])


def _environment(report: Path, changed: str | None) -> dict[str, str]:
    ours = ("PYTEST", "PYTHONPATH", "NUMBA", "MUTANTS")
    env = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    env[witness.REPORT] = str(report)
    if changed is not None and (module := module_of(changed)):
        env[witness.CHANGED] = module
    return env


def _vitest(folder: Path, tests: Sequence[str], report: Path) -> list[str]:
    files = dict.fromkeys(test.partition("::")[0].removeprefix("web/") for test in tests)
    names = [test.partition("::")[2] for test in tests]
    command = ["node", str(folder / VITEST), "run", *files, "--reporter=json", f"--outputFile={report}"]
    return [*command, "--testNamePattern", "|".join(map(re.escape, names))] if all(names) else command


def _wait_for(command: list[str], folder: Path, env: dict[str, str], limit: float) -> tuple[bool, str]:
    """Wait; returns whether it ended by itself, and the last part of its output."""
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        running = subprocess.Popen(
            command, cwd=folder, env=env, stdin=subprocess.DEVNULL, stdout=output, stderr=output, start_new_session=True
        )
        _RUNNING.add(running)
        try:
            running.wait(limit)
            ended = True
        except subprocess.TimeoutExpired:
            ended = False
        finally:
            _end(running)
            _RUNNING.discard(running)
        output.seek(0)
        return ended, output.read()[-2000:]


_RUNNING: set[subprocess.Popen[bytes]] = set()


def end_all() -> None:
    """End everything that is running, because the user wants to stop."""
    for running in list(_RUNNING):
        _end(running)


def _end(running: subprocess.Popen[bytes]) -> None:
    """Ask first, so that tests can stop their servers; then end the whole group, which we started."""
    if running.poll() is None:
        running.send_signal(signal.SIGINT)
        try:
            running.wait(GRACE)
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGKILL)
            running.wait()


def _read_pytest(report: Path) -> list[Said]:
    if not report.exists():
        return []
    lines = map(json.loads, report.read_text(encoding="utf-8").splitlines())
    return [Said(line["test"], line["kind"], f"({line['phase']}) {line['what']}") for line in lines]


def _read_vitest(report: Path) -> list[Said]:
    if not report.exists():
        return []
    said = []
    for file in json.loads(report.read_text(encoding="utf-8"))["testResults"]:
        if file["status"] == "failed" and not any(test["status"] == "failed" for test in file["assertionResults"]):
            said.append(Said(file["name"], "error", file["message"][:300]))
        for test in file["assertionResults"]:
            if test["status"] in ("passed", "failed"):  # the others were not asked for
                said.append(_judged_vitest(test))
    return said


def _judged_vitest(test: dict[str, Any]) -> Said:
    why = "".join(test["failureMessages"])
    if test["status"] == "passed":
        return Said(test["fullName"], "passed", "")
    return Said(test["fullName"], "assertion" if why.startswith("AssertionError") else "error", why[:300])
