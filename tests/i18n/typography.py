"""The typography of each language: `misprints(language)` lists violations."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax.ast import Pattern, StringLiteral, TextElement
from fluent.syntax.visitor import Visitor

from lodestone.rulebook import GAMES, book
from tests.i18n.checks import messages

FILLED_IN = "\ufffc"
"""Stands for whatever is filled into a sentence."""

QUOTES = {
    **dict.fromkeys(("en", "pt-BR"), "“”"),
    **dict.fromkeys(("de", "cs"), "„“"),
    **dict.fromkeys(("fr", "es", "it", "pt", "nb", "da"), "«»"),
    **dict.fromkeys(("sv", "fi"), "”"),
    "nl": "‘",
    "pl": "„”",
}
"""Quotation marks; ’, which also is an apostrophe, may stand anywhere."""

PERCENT_CLOSE = {"en", "it", "nl", "pl", "pt", "pt-BR"}
"""Languages that set no space before a per cent sign."""

_FOR_MACHINES = re.compile(r'"(?:lodestone\[\w+\]|op|position|\./mybot)"')
_LOOSE_UNIT = re.compile(rf"[\d{FILLED_IN}](?: ?)(?:mm|m|kg|MiB|ms|µs|s)\b(?!’)")
_PERCENT = re.compile(rf"[\d{FILLED_IN}]([ \u00a0]?)%")


def misprints(language: str) -> list[str]:
    """Every place where a sentence of the catalogues or rulebooks violates the typography of its language."""
    said = [(key, text) for key, (_, message) in messages(language).items() for text in _settings(message.value)]
    blocks = [block for game in GAMES for block in book(game, language).blocks]
    said += [(block.rules[0] if block.rules else block.kind, block.text) for block in blocks]
    return [f"{name}: {fault} in “{text.strip()[:60]}”" for name, text in said for fault in faults(language, text)]


def faults(language: str, text: str) -> Iterator[str]:
    """What is wrong with one text."""
    text = _FOR_MACHINES.sub("", text)
    if re.search(r"[\"']", text):
        yield "a typewriter’s quotation mark"
    if found := set(re.findall(r"[“”„‘«»‚]", text)) - set(QUOTES[language]):
        yield f"{''.join(sorted(found))} instead of {QUOTES[language]}"
    if "..." in text:
        yield "three dots instead of …"
    if _LOOSE_UNIT.search(text):
        yield "no no-break space before a unit"
    if any((space == "") != (language in PERCENT_CLOSE) or space == " " for space in _PERCENT.findall(text)):
        yield "a wrong space before the per cent sign"
    if re.search(r"\w [,;:!?]", text):
        yield "a space before a mark that may break the line"
    if language == "fr" and re.search(r"[^\W\d][;!?»]|« |[^\u00a0]»|«[^\u00a0]", text):
        yield "no no-break space beside a mark"


def _settings(pattern: Pattern | None) -> list[str]:
    collector = _Settings()
    if pattern is not None:
        collector.visit(pattern)
    return collector.found


class _Settings(Visitor):
    """Collects the texts of a sentence, each variant separately."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: Pattern) -> None:
        words = ""
        for element in node.elements:
            if isinstance(element, TextElement):
                words += element.value
            elif isinstance(element.expression, StringLiteral):
                words += element.expression.value
            else:
                words += FILLED_IN
                self.generic_visit(element)
        self.found.append(words)
