"""Samples of how our languages write numbers, lists and counts; the browser's tests read the same file.

`python -m tests.i18n.formatting_samples` regenerates tests/vectors/formatting.json.
"""

from __future__ import annotations

import json
from typing import Any

from fluent.runtime import FluentResource

from lodestone.i18n import (
    Catalogue,
    format_list,
    format_number,
    leaflet_language,
    leaflet_names,
    locale_codes,
    locale_of,
)
from tests import ROOT

FILE = ROOT / "tests" / "vectors" / "formatting.json"
NUMBERS = [0, 1, 7.5, 999, 1234, 12345, 1234567, 0.25, -3.125, -12345]
COUNTS = [0, 1, 2, 3, 4, 5, 10, 11, 12, 14, 20, 21, 22, 25, 100, 101, 102, 112, 1000, 1234, 10000]
LEAFLETS = sorted({leaflet_language(code) for code in locale_codes()})
LISTS = [["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]]
SENTENCE = """
sample = { $n ->
    [0] none
    [one] one: { $n }
    [few] few: { $n }
    [many] many: { $n }
   *[other] other: { $n }
  }
"""


def samples() -> dict[str, Any]:
    """All samples, as formatted by the Python side."""
    return {
        "numbers": NUMBERS,
        "counts": COUNTS,
        "lists": LISTS,
        "leaflets": LEAFLETS,
        "languages": {language: _sample(language) for language in locale_codes()},
    }


def _sample(language: str) -> dict[str, list[str]]:
    catalogue = Catalogue(language)
    catalogue._bundle.add_resource(FluentResource(SENTENCE))
    return {
        "numbers": [format_number(language, value) for value in NUMBERS],
        "plurals": [locale_of(language).plural_form(count) for count in COUNTS],
        "lists": [format_list(language, entries) for entries in LISTS],
        "names": leaflet_names(LEAFLETS, language),
        "sentence": [catalogue.text("sample", {"n": count}) for count in COUNTS],
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(samples(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
