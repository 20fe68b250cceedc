"""Checks the language of the texts on a page against the catalogues."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax.ast import Pattern, Placeable, SelectExpression, TextElement
from playwright.sync_api import Page

from lodestone.i18n import catalogue
from tests.i18n.checks import messages

NAMES = {"Lodestone", "Clustered", "Kluster", "MIT"}
"""Not translated."""

SHOWN = """() => {
  const seen = node => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (node.parentElement.closest('svg, script, style, [lang]:not(html)') || !seen(node.parentElement)) continue;
      found.push(node.data);
    } else if (seen(node)) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(node.getAttribute(name) ?? '');
    }
  }
  return found.map(text => text.replace(/[\\s\\u200b]+/g, ' ').trim()).filter(Boolean);
}"""
"""JavaScript: every text on the page, shown or read out, except pictures and what is marked as another language."""


def say(language: str, key: str, **arguments: str | int) -> str:
    """A sentence as a page in that language shows it."""
    return " ".join(catalogue(language).text(key, arguments).split())


def foreign_words(page: Page, language: str, *known: str) -> list[str]:
    """The texts on a page that are not a sentence of a language, a name or one of the `known` words."""
    spoken = _sentences(language)
    return [words for words in page.evaluate(SHOWN) if not _told(words, spoken, known)]


def _told(words: str, spoken: re.Pattern[str], known: tuple[str, ...]) -> bool:
    """Whether only sentences are left after removing numbers, letters of seats and names."""
    if not re.search(r"[^\W\d_]{2}", words) or words in NAMES or words in known:
        return True
    if spoken.fullmatch(words):
        return True
    parts = re.split(r"(?<=[.!?…]) | · ", words)
    return len(parts) > 1 and all(_told(part, spoken, known) for part in parts)


@cache
def _sentences(language: str) -> re.Pattern[str]:
    """All sentences of a language that do not consist only of what is filled in."""
    said = {form for _, message in messages(language).values() if message.value for form in _forms(message.value)}
    return re.compile("|".join(sorted(form for form in said if re.search(r"[^\W\d_]", form.replace(ANYTHING, "")))))


ANYTHING = "(?:.+)"


def _forms(pattern: Pattern) -> list[str]:
    """A sentence in each of its variants, as regular expressions."""
    forms = [""]
    for element in pattern.elements:
        forms = [before + after for before in forms for after in _parts(element)]
    return [form.strip() for form in forms]


def _parts(element: TextElement | Placeable) -> list[str]:
    if isinstance(element, TextElement):
        return [r"\s*".join(map(re.escape, re.split(r"\s+", element.value)))]
    if isinstance(element.expression, SelectExpression):
        return [form for variant in element.expression.variants for form in _forms(variant.value)]
    return [ANYTHING]
