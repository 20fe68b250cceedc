"""The glossaries (src/lodestone/i18n/glossary): `avoided(language)` lists where a word to avoid is used."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache

import msgspec
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from lodestone.rulebook import GAMES, Book, book
from tests import ROOT
from tests.i18n.checks import messages

FOLDER = ROOT / "src" / "lodestone" / "i18n" / "glossary"


class Term(msgspec.Struct, forbid_unknown_fields=True, rename={"excepted": "except"}):
    """A thing of the games: what leaflets call it, what we call it, and words not to use for it."""

    thing: str
    ours: str
    leaflet: str = ""
    avoid: tuple[str, ...] = ()
    excepted: tuple[str, ...] = ()
    why: str = ""


class Address(msgspec.Struct, forbid_unknown_fields=True):
    """How leaflets speak to people, and how we do."""

    leaflet: str
    ours: str


class Glossary(msgspec.Struct, forbid_unknown_fields=True):
    """The words of a language."""

    address: Address
    term: tuple[Term, ...]


@cache
def glossary(language: str) -> Glossary:
    """The glossary of a language, read strictly."""
    return msgspec.convert(tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8")), Glossary)


def avoided(language: str) -> list[str]:
    """Every use of a word to avoid, in the catalogues and in both rulebooks."""
    if not (FOLDER / f"{language}.toml").is_file():
        return ["glossary: is missing"]
    said = [(key, _words(message)) for key, (_, message) in messages(language).items()]
    for game in GAMES:
        said += _blocks(book(game, language))
    return list(uses(glossary(language), said))


def uses(words: Glossary, said: list[tuple[str, str]]) -> Iterator[str]:
    """Where sentences, each with its name, use what a glossary avoids."""
    for term in words.term:
        for pattern in term.avoid:
            wanted = re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE)
            for name, text in said:
                if name not in term.excepted and (found := wanted.search(text)):
                    yield f"{name}: “{found[0]}” for {term.thing}; say “{term.ours}”"


def _blocks(read: Book) -> list[tuple[str, str]]:
    return [(block.rules[0] if block.rules else block.kind, block.text) for block in read.blocks]


def _words(message: Message) -> str:
    collector = _Collector()
    collector.visit(message)
    return " ".join(collector.found)


class _Collector(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.found.append(node.value)
