"""Every rule has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

RULES = [f"C{n}" for n in range(1, 28)] + [f"CO{n}" for n in range(1, 9)]
DECISIONS = [f"XC{n}" for n in range(1, 21)] + [f"QC{n}" for n in range(1, 36)] + ["Z7", "Z8", "Z11", "Z12", "Z13"]

NOT_FOR_THE_ENGINE = {
    "XC10": "a misprint in one translation's example",
    "XC19": "tile or card is a matter of wording",
    "QC5": "how often somebody gets stuck is no rule",
    "QC30": "colours belong to whoever draws the table",
    "QC32": "replaced by Z7",
    "QC34": "tiles have no direction in our notation",
}

NAMES = re.compile(r"^def test_((?:(?:CO|XC|QC|C|Z)\d+_)+)", re.MULTILINE)


def named() -> set[str]:
    """Every number in the name of a test in this folder."""
    found = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for numbers in NAMES.findall(file.read_text(encoding="utf-8")):
            found.update(numbers.rstrip("_").split("_"))
    return found


def test_every_rule_has_a_test_that_names_it() -> None:
    assert sorted(set(RULES) - named()) == []


def test_every_decision_has_a_test_that_names_it() -> None:
    assert sorted(set(DECISIONS) - named() - set(NOT_FOR_THE_ENGINE)) == []
    assert sorted(named() & set(NOT_FOR_THE_ENGINE)) == []


def test_no_test_names_a_rule_there_is_not() -> None:
    assert sorted(named() - set(RULES) - set(DECISIONS)) == []
