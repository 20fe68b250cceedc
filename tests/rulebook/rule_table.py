"""The table that links, for every number, a leaflet rule, a sentence of the book and a test: `rules.toml`.

`python -m tests.rulebook kluster fi` prints it with the paragraphs of a language.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache

import msgspec

from lodestone.rulebook import Block, Book
from tests import ROOT

TESTS = ROOT / "tests"
_NAMED = re.compile(r"^(?:async )?def (test_((?:(?:[XQ]?[KSEPC]|D|CO|Z)\d+_)+)\w*)\(", re.MULTILINE)


class Rule(msgspec.Struct, forbid_unknown_fields=True):
    """A number: what it is about, the words of the English book that state it, and the test that checks it."""

    point: str
    told: str
    test: str = ""
    untested: str = ""
    """Why no test of the program can name it."""


@cache
def rule_table(game: str) -> dict[str, Rule]:
    """All numbers of a game, in their order."""
    listed = tomllib.loads((TESTS / "rulebook" / "rules.toml").read_text(encoding="utf-8"))
    return msgspec.convert(listed[game], dict[str, Rule])


@cache
def numbers_by_test() -> dict[str, frozenset[str]]:
    """Every test whose name begins with numbers, as `folder/file::name`, and those numbers as rulebooks write them."""
    found: dict[str, frozenset[str]] = {}
    for file in TESTS.rglob("test_*.py"):
        for name, numbers in _NAMED.findall(file.read_text(encoding="utf-8")):
            written = (re.sub(r"^([XQ])", r"\1-", number) for number in numbers.rstrip("_").split("_"))
            found[f"{file.relative_to(TESTS).as_posix()}::{name}"] = frozenset(written)
    return found


def telling(number: str, rule: Rule, english: Book, read: Book) -> Block | None:
    """The paragraph of a book that states a rule: the one in the same place as the English words."""
    for ours, theirs in zip(read.blocks, english.blocks, strict=True):
        if theirs.kind == "paragraph" and number in theirs.rules and rule.told in theirs.text:
            return ours if ours.kind == "paragraph" and number in ours.rules and ours.text.strip() else None
    return None
