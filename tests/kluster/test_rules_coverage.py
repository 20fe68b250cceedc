"""Every rule has a test that names it, here or, where things and hands are concerned, in the match on physics."""

from __future__ import annotations

import re
from pathlib import Path

import lodestone.kluster

RULES = [
    *(f"K{n}" for n in range(1, 22)),
    *(f"S{n}" for n in range(1, 7)),
    *(f"D{n}" for n in range(1, 20)),
    *(f"E{n}" for n in range(1, 6)),
    *(f"P{n}" for n in range(1, 16)),
]
DECISIONS = [
    *(f"XK{n}" for n in range(1, 18)),
    *(f"XS{n}" for n in range(1, 5)),
    *(f"XE{n}" for n in range(1, 6)),
    *(f"XP{n}" for n in range(1, 6)),
    *(f"QK{n}" for n in range(1, 28)),
    *(f"QS{n}" for n in range(1, 3)),
    *(f"QE{n}" for n in range(1, 5)),
    *(f"QP{n}" for n in range(1, 11)),
    *(f"Z{n}" for n in (1, 2, 3, 4, 5, 6, 8, 9, 10)),
]

FOR_THE_MATCH_ON_PHYSICS = {
    "K17": "that the cord stays flat is a property of the cord that can be moved",
    "D15": "the same for spinners",
    "XK11": "the cord may be moved at all",
    "XK12": "what must stay flat is the cord",
    "XP4": "where in a cord's centre a spinner can lie",
    "QK7": "poses of a magnet",
    "QK12": "pulling the cord tight",
    "QK14": "the table's edge",
    "QP3": "where the centre of a cord is",
    "QP4": "spinners of the set-up that would kluster",
    "QP8": "who lays which cord",
    "Z5": "poles are hidden",
    "Z6": "how fast a hand moves",
}
NOT_FOR_ANY_PROGRAM = {
    "XE5": "the order in which a leaflet prints its paragraphs",
    "XK6": "touching is a kluster: told as such",
    "QK9": "replaced by Z1",
    "QK23": "a bumped table",
    "QK24": "one hand or two",
}

NAMES = re.compile(r"^def test_((?:(?:[XQ]?[KSDEP]|Z)\d+_)+)", re.MULTILINE)


def named() -> set[str]:
    """Every number in the name of a test in this folder."""
    found = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for numbers in NAMES.findall(file.read_text(encoding="utf-8")):
            found.update(numbers.rstrip("_").split("_"))
    return found


def test_every_rule_has_a_test_that_names_it() -> None:
    assert sorted(set(RULES) - named() - set(FOR_THE_MATCH_ON_PHYSICS)) == []


def test_every_decision_has_a_test_that_names_it() -> None:
    elsewhere = {*FOR_THE_MATCH_ON_PHYSICS, *NOT_FOR_ANY_PROGRAM}
    assert sorted(set(DECISIONS) - named() - elsewhere) == []
    assert sorted(named() & elsewhere) == []


def test_no_test_names_a_rule_there_is_not() -> None:
    assert sorted(named() - set(RULES) - set(DECISIONS)) == []


def test_what_the_package_offers_is_pinned() -> None:
    offered = lodestone.kluster.__all__
    assert len(offered) == len(set(offered))
    assert all(hasattr(lodestone.kluster, name) for name in offered)
