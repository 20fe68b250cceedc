"""A mutant: one wrong change, and the tests that must notice it. Read from `lists/*.toml`; the file names the area."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec

LISTS = Path(__file__).parent / "lists"


class BadList(Exception):
    """A mutant that cannot be made, or whose tests do not exist: running it would prove nothing."""


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One wrong change."""

    name: str
    file: str
    """The changed file, relative to the root of the tree."""
    stands: str
    """Text that is in the file exactly once."""
    becomes: str
    tests: tuple[str, ...]
    """`tests/…py::test_name`, or `web/tests/…test.ts::name`; without a name the whole file."""
    why: str
    """The harm that a user would suffer."""
    harmless: str | None = None
    """Why it is allowed to survive."""
    fixed: bool = False
    """Whether `make test` runs it."""
    limit: float = 1800.0
    """s that its tests may take, compiling included."""
    room: str = ""

    @property
    def in_browser(self) -> bool:
        """Whether its tests are the browser table's unit tests."""
        return self.tests[0].startswith("web/")


def read_lists(folder: Path = LISTS) -> list[Mutant]:
    """All mutants, area by area."""
    mutants = []
    for path in sorted(folder.glob("*.toml")):
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        mutants += [msgspec.convert({"room": path.stem, **table}, Mutant) for table in tables["mutant"]]
    return mutants


def check(mutants: list[Mutant], root: Path) -> None:
    """Refuse the whole list if any mutant cannot be made in this tree or names a test that is not there."""
    wrong = [problem for mutant in mutants for problem in _problems(mutant, root)]
    names = [mutant.name for mutant in mutants]
    wrong += [f"{name}: there are two of that name." for name in sorted({n for n in names if names.count(n) > 1})]
    if wrong:
        raise BadList("\n".join(wrong))


def _problems(mutant: Mutant, root: Path) -> list[str]:
    file = root / mutant.file
    if not file.is_file():
        return [f"{mutant.name}: there is no {mutant.file}."]
    wrong = []
    count = file.read_text(encoding="utf-8").count(mutant.stands)
    if count != 1:
        wrong.append(f"{mutant.name}: what it changes stands {count} times in {mutant.file}, not once.")
    if mutant.stands == mutant.becomes or not mutant.tests:
        wrong.append(f"{mutant.name}: it changes nothing, or names no test.")
    if len({test.startswith("web/") for test in mutant.tests}) > 1:
        wrong.append(f"{mutant.name}: its tests must all be the browser's unit tests, or none.")
    return wrong + [f"{mutant.name}: there is no {test}." for test in mutant.tests if not _is_there(root, test)]


def _is_there(root: Path, test: str) -> bool:
    path, _, name = test.partition("::")
    if not (root / path).is_file():
        return False
    written = (root / path).read_text(encoding="utf-8")
    if path.endswith(".ts"):
        return name in written
    plain = name.partition("[")[0].rpartition("::")[2]
    return not name or re.search(rf"^\s*(async )?def {re.escape(plain)}\(", written, re.MULTILINE) is not None
