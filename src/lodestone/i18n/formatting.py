"""Numbers, lists and names of languages as a language writes them. The browser does the same with `Intl`.

`languages.json` names the locale that each of our languages counts and formats by; the browser reads the same file.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel import Locale

_LANGUAGES = Path(__file__).parent / "languages.json"


@cache
def locale_codes() -> dict[str, str]:
    """Our fourteen languages, each with the locale it is formatted by (en is British, pt European)."""
    codes: dict[str, str] = json.loads(_LANGUAGES.read_text(encoding="utf-8"))
    return codes


@cache
def locale_of(language: str) -> Locale:
    """Babel's locale for one of our languages."""
    from babel import Locale  # imported late: it costs some 50 ms that most programs never need

    return Locale.parse(locale_codes().get(language, language), sep="-")


def format_number(language: str, value: float) -> str:
    """A number with the language's own signs, three decimals at most.

    >>> format_number("de", 12345.5)
    '12.345,5'
    """
    from babel.numbers import format_decimal

    locale = locale_of(language)
    written = format_decimal(value, locale=locale, group_separator=groups_digits(language, value))
    return written.replace("-", locale.number_symbols["latn"]["minusSign"])  # babel writes a hyphen everywhere


def groups_digits(language: str, value: float) -> bool:
    """Whether a number's digits are grouped: some languages start at five digits, which babel does not know."""
    return abs(value) >= 10_000 or language not in _GROUPED_FROM_FIVE


_GROUPED_FROM_FIVE = frozenset({"es", "it", "pl", "pt"})


def format_list(language: str, entries: Sequence[str]) -> str:
    """A list joined by “and”.

    >>> format_list("en", ["A", "B", "C"])
    'A, B and C'
    """
    from babel.lists import format_list as joined

    return joined([isolate(entry) for entry in entries], style="standard", locale=locale_of(language))


_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")


def isolate(words: str) -> str:
    """Words that run from right to left, set apart so that they do not reorder the sentence around them.

    >>> isolate("Ada"), len(isolate("עדה"))
    ('Ada', 5)
    """
    return f"\u2068{words}\u2069" if _RIGHT_TO_LEFT.search(words) and not words.startswith("\u2068") else words


def leaflet_language(language: str) -> str:
    """The language of the leaflet that comes in the box; for Brazilians that is the Portuguese one.

    >>> leaflet_language("pt-BR")
    'pt'
    """
    return language.partition("-")[0]


def leaflet_names(codes: Sequence[str], language: str) -> list[str]:
    """The names of the leaflets' languages in another language, in alphabetical order.

    >>> leaflet_names(["de", "nb", "nl"], "en")
    ['Dutch', 'German', 'Norwegian']
    """
    names = locale_of(language).languages
    # A leaflet is simply in Norwegian: nobody asks for which of its two forms.
    return sorted((names.get("no" if code == "nb" else code, code) for code in codes), key=_letters)


def _letters(word: str) -> str:
    """A word without accents: č sorts with c, which is near enough for names of languages."""
    return "".join(sign for sign in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(sign))
