"""Which books there are, and what every one of them must tell."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from lodestone.i18n import DEFAULT_LANGUAGE
from lodestone.rulebook.blocks import Block, Book
from lodestone.rulebook.reading import read_book

GAMES: Final = ("clustered", "kluster")
_FOLDER = Path(__file__).parent


@cache
def book_languages() -> tuple[str, ...]:
    """The languages that both books are there in, sorted."""
    return tuple(
        sorted(folder.name for folder in _FOLDER.iterdir() if all((folder / f"{game}.md").is_file() for game in GAMES))
    )


@cache
def book(game: str, language: str) -> Book:
    """The book of a game in a language, in English if it is not there.

    >>> book("kluster", "en").title
    'Kluster'
    """
    known = language if language in book_languages() else DEFAULT_LANGUAGE
    return read_book(game, known, (_FOLDER / known / f"{game}.md").read_text(encoding="utf-8"))


class _Numbers(msgspec.Struct, forbid_unknown_fields=True):
    rules: dict[str, int]
    decisions: dict[str, int]
    ours: list[str]
    follow: list[str]
    """Points that leaflets leave open but that follow from their rules: no rulings of ours."""
    untold: dict[str, str]


@cache
def numbers_to_tell(game: str) -> tuple[str, ...]:
    """Every rule and decision of a game that its book must tell."""
    numbers = _numbers(game)
    counted = {**numbers.rules, **numbers.decisions}
    every = [f"{letters}{number}" for letters, most in counted.items() for number in range(1, most + 1)]
    return tuple(number for number in (*every, *numbers.ours) if number not in numbers.untold)


@cache
def _numbers(game: str) -> _Numbers:
    listed: dict[str, Any] = msgspec.json.decode((_FOLDER / "rules.json").read_bytes())
    return msgspec.convert(listed[game], _Numbers)


def rulings(game: str) -> frozenset[str]:
    """The numbers of rules that are ours: what leaflets leave open (Q) and what this table decides (Z)."""
    follow = _numbers(game).follow
    return frozenset(rule for rule in numbers_to_tell(game) if rule[0] in "QZ" and rule not in follow)


def unmarked(wanted: Book) -> list[str]:
    """Paragraphs that tell a rule of ours without saying so and why, or together with rules of the leaflets."""
    problems: list[str] = []
    marked = {at for at, block in enumerate(wanted.blocks) if block.is_ruling}
    for at, block in enumerate(wanted.blocks):
        own = [rule for rule in block.rules if rule in rulings(wanted.game)] if block.kind == "paragraph" else []
        if own and at + 1 not in marked:
            problems.append(f"does not say that {' '.join(own)} is ours, and why")
        if own and any(rule[0] not in "QXZ" for rule in block.rules):
            problems.append(f"mixes {' '.join(own)} with rules of the leaflets: {' '.join(block.rules)}")
    return problems


def shortcomings(wanted: Book, master: Book) -> list[str]:
    """What is wrong with a book, beside the English one: numbers, diagrams, notes, in their order."""
    problems = [f"does not tell {rule}" for rule in numbers_to_tell(wanted.game) if rule not in wanted.rules()]
    problems += unmarked(wanted)
    known = set(numbers_to_tell(wanted.game))
    problems += [f"tells {rule}, which is no rule" for rule in sorted(wanted.rules() - known)]
    if len(wanted.blocks) != len(master.blocks):
        problems.append(f"has {len(wanted.blocks)} blocks, the English one {len(master.blocks)}")
    for at, (ours, theirs) in enumerate(zip(wanted.blocks, master.blocks, strict=False), 1):
        if _bones(ours) != _bones(theirs):
            problems.append(f"block {at} should be {_bones(theirs)}, not {_bones(ours)}: {ours.text[:50]!r}")
            break
    return problems


def _bones(block: Block) -> tuple[object, ...]:
    """What must be the same in every language: all but the words."""
    links = tuple(sorted(span.text for span in block.spans if span.style == "rule"))
    return block.kind, block.rules, block.languages, block.diagram, links
