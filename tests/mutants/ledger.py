"""The results so far: a line for each mutant and each set of tests that was run, added as results come in."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path
from threading import Lock

import msgspec

from tests.mutants.mutant import Mutant
from tests.mutants.running import Finding, Found

PROGRAM = {"tests/": ("src/lodestone",), "tests/web/": ("src/lodestone", "web/src"), "web/": ("web/src",)}
"""By the folder of the tests, the sources on which their result in the unchanged tree depends."""
ENDINGS = (".py", ".ftl", ".toml", ".json", ".md", ".ts", ".svelte", ".css")


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One run."""

    key: str
    name: str
    found: Found
    seconds: float
    line: str
    room: str = ""


class Ledger:
    """Runs by key. A key contains everything the result depends on, so that a line can never be out of date.

    Sources other than the changed file are not in a mutant's key: run everything again after a large change.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lines: dict[str, Line] = {}
        self._lock = Lock()
        if path.exists():
            content = path.read_bytes()
            whole = content.rfind(b"\n") + 1
            if whole < len(content):  # killed while it wrote
                os.truncate(path, whole)
            self._lines = {line.key: line for line in map(self.read, content[:whole].splitlines())}

    @staticmethod
    def read(text: bytes) -> Line:
        """One line of the file."""
        return msgspec.json.decode(text, type=Line)

    def known(self, key: str) -> Line | None:
        """The finding of that run, if there was one."""
        return self._lines.get(key)

    def add(self, line: Line) -> None:
        """Write it down."""
        with self._lock, self._path.open("ab") as file:
            self._lines[line.key] = line
            file.write(msgspec.json.encode(line) + b"\n")


def line_of(key: str, name: str, finding: Finding, room: str = "") -> Line:
    """A finding as a line."""
    return Line(key, name, finding.found, round(finding.seconds, 1), finding.line, room)


def key_of_mutant(mutant: Mutant, root: Path) -> str:
    """The key: the change, the file it is made in, the tests and the helpers beside them."""
    change = msgspec.json.encode([mutant.file, mutant.stands, mutant.becomes, mutant.tests])
    return _digest([change, (root / mutant.file).read_bytes(), *_contents(_test_files(mutant.tests, root))])


def key_of_tests(tests: Iterable[str], root: Path) -> str:
    """The key: these tests, and the whole program that they test."""
    tests = sorted(tests)
    place = max((start for start in PROGRAM for test in tests if test.startswith(start)), key=len)
    program = [
        path for folder in PROGRAM[place] for path in sorted((root / folder).rglob("*")) if path.suffix in ENDINGS
    ]
    return _digest([msgspec.json.encode(tests), *_contents(_test_files(tests, root)), *_contents(program)])


def _test_files(tests: Iterable[str], root: Path) -> list[Path]:
    """The named files and the helpers beside them: everything in their folders that is not a test file."""
    named = {root / test.partition("::")[0] for test in tests}
    beside = {path for file in named for path in file.parent.glob(f"*{file.suffix}") if "test" not in path.stem}
    return sorted(named | beside)


def _contents(files: Iterable[Path]) -> list[bytes]:
    return [file.read_bytes() for file in files]


def _digest(parts: Iterable[bytes]) -> str:
    total = hashlib.sha256()
    for part in parts:
        total.update(hashlib.sha256(part).digest())
    return total.hexdigest()[:24]
