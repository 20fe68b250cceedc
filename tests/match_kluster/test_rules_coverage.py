"""Every rule that is about things and hands has a test here that names it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.kluster.test_rules_coverage import FOR_THE_MATCH_ON_PHYSICS

NAMES = re.compile(r"^def test_((?:(?:[XQ]?[KSDEP]|Z)\d+_)+)", re.MULTILINE)


def test_no_rule_of_the_match_goes_untested() -> None:
    named: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for numbers in NAMES.findall(file.read_text(encoding="utf-8")):
            named.update(numbers.rstrip("_").split("_"))
    assert set(FOR_THE_MATCH_ON_PHYSICS) - named == set()
    assert {f"Z{n}" for n in (1, 2, 3, 4, 5, 6, 8, 9)} <= named
