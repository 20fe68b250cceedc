"""What must hold for a translation of the catalogues: `problems(language)` lists whatever does not.

`python -m tests.i18n de` prints the list for one language in a second or two, its rulebooks included.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Identifier,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    Placeable,
    SelectExpression,
    StringLiteral,
    Term,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from lodestone.i18n import DEFAULT_LANGUAGE, locale_of
from tests import ROOT

LOCALES = ROOT / "src" / "lodestone" / "i18n" / "locales"
SAME_AS_ENGLISH = Path(__file__).parent / "same_as_english.txt"
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

# What every translation must contain unchanged: options, notation, names of files, addresses, variables.
_TOKEN = re.compile(
    r"--[a-z][a-z-]*|[STC][hds][123](?:@-?\d+,-?\d+)?|https?://\S+|docs/[\w.]+|\.(?:png|svg|pdf)\b|[A-Z]+_[A-Z_]+"
    r"|X-Forwarded|lodestone\[\w+\]|make play|Ctrl-C|\d+x\d+|round:\d+|\*\*\*|\d+(?:[.,]\d+)+"
)


@cache
def messages(language: str) -> dict[str, tuple[str, Message]]:
    """Every sentence of a language by its key, with the name of its file."""
    found: dict[str, tuple[str, Message]] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk | Term), f"{language}/{file.name}: {entry}"
            if isinstance(entry, Message):
                found[entry.id.name] = (file.name, entry)
    return found


def problems(language: str) -> list[str]:
    """Everything that is wrong with the catalogues of a language."""
    english, ours = messages(DEFAULT_LANGUAGE), messages(language)
    found = [f"{key}: is missing ({file})" for key, (file, _) in english.items() if key not in ours]
    found += [f"{key}: is not in English" for key in ours if key not in english]
    for key, (file, message) in ours.items():
        if key in english:
            known_file, known = english[key]
            if file != known_file:
                found.append(f"{key}: stands in {file}, in English in {known_file}")
            found += [f"{key}: {problem}" for problem in differences(language, key, message, known)]
    return found


def differences(language: str, key: str, ours: Message, english: Message) -> Iterator[str]:
    """What is wrong with one sentence compared with the English one."""
    mine, theirs = Parts(ours), Parts(english)
    if mine.variables != theirs.variables:
        yield f"has the placeholders {sorted(mine.variables)}, in English {sorted(theirs.variables)}"
    if mine.functions != theirs.functions:
        yield f"uses {sorted(mine.functions)}, in English {sorted(theirs.functions)}"
    if mine.tokens != theirs.tokens:
        yield f"should have {sorted(theirs.tokens)} as in English, has {sorted(mine.tokens)}"
    if mine.paragraphs != theirs.paragraphs:
        yield f"has {mine.paragraphs} lines or paragraphs, in English {theirs.paragraphs}"
    if mine.named != theirs.named:
        yield f"chooses by {sorted(mine.named)}, in English by {sorted(theirs.named)}"
    for variable, keys in sorted(mine.plurals):
        exact_only = keys <= {"other"} | {word for word in keys if word not in CATEGORIES}
        if exact_only and any(variable == other and theirs_keys == keys for other, theirs_keys in theirs.plurals):
            continue  # here English has no plural forms either, but only singles out numbers
        needed = plural_categories(language)
        if missing := needed - keys:
            yield f"${variable} lacks {sorted(missing)}"
        if odd := (keys & CATEGORIES) - all_categories(language) - {"other"}:
            yield f"${variable} has {sorted(odd)}, which this language does not know"
    if language != DEFAULT_LANGUAGE and mine.source == theirs.source and mine.has_words:
        allowed = same_as_english()
        if key not in allowed.get("*", set()) | allowed.get(language, set()):
            yield "is the same as in English (if that is right, put it into tests/i18n/same_as_english.txt)"


@cache
def plural_categories(language: str) -> frozenset[str]:
    """The categories that whole numbers fall into: what a sentence that counts must tell apart."""
    form = locale_of(language).plural_form
    return frozenset(form(count) for count in range(1000))


@cache
def all_categories(language: str) -> frozenset[str]:
    """All categories of a language, those for fractions and millions included."""
    return frozenset({*locale_of(language).plural_form.tags, "other"})


@cache
def same_as_english() -> dict[str, set[str]]:
    """Keys whose sentence may be the same as in English, by language; `*` for all."""
    allowed: dict[str, set[str]] = {}
    for line in SAME_AS_ENGLISH.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            languages, _, keys = line.partition(":")
            for language in languages.split():
                allowed.setdefault(language, set()).update(keys.split())
    return allowed


class Parts(Visitor):
    """The parts of a sentence other than its words."""

    def __init__(self, message: Message) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.named: set[tuple[str, frozenset[str]]] = set()
        """Choices by a word, as $reason: the variable and its variants."""
        self.plurals: set[tuple[str, frozenset[str]]] = set()
        """Choices by a number."""
        self._words: list[str] = []
        assert message.value is not None
        self.source = FluentSerializer().serialize_entry(Message(message.id, message.value))
        self.visit(message.value)
        text = " ".join(self._words)
        # In selections a token appears once per variant, so only the set of tokens matters.
        # Decimals are written with a point or a comma, as the language does.
        self.tokens = {token.replace(",", ".") for token in _TOKEN.findall(text)}
        self.has_words = bool(re.search(r"[^\W\d_]{2,}", text))
        whole = [element for element in message.value.elements if isinstance(element, TextElement)]
        self.paragraphs = "".join(element.value for element in whole).count("\n")

    def visit_TextElement(self, node: TextElement) -> None:
        self._words.append(node.value)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: MessageReference) -> None:
        raise AssertionError(f"refers to {node.id.name}, but a file is read only when a sentence of its own is needed")

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        assert isinstance(node.selector, VariableReference), "choose by a variable"
        keys = frozenset(_key(variant.key) for variant in node.variants)
        counts = all(key in CATEGORIES or key.isdigit() for key in keys)
        (self.plurals if counts else self.named).add((node.selector.id.name, keys))
        self.generic_visit(node)

    def visit_Placeable(self, node: Placeable) -> None:
        if isinstance(node.expression, StringLiteral):
            self._words.append(node.expression.value)
        self.generic_visit(node)


def _key(key: BaseNode) -> str:
    assert isinstance(key, Identifier | NumberLiteral)
    return key.name if isinstance(key, Identifier) else key.value
