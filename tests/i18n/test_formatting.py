"""Numbers, lists and plurals of all thirteen languages; web/tests/formatting.test.ts checks the browser on the same samples."""

from __future__ import annotations

import json

import pytest

from lodestone.i18n import locale_codes
from tests.i18n.formatting_samples import FILE, samples

KNOWN = json.loads(FILE.read_text(encoding="utf-8"))
NOW = samples()


def test_there_are_thirteen_languages() -> None:
    assert set(locale_codes()) == {"en", "fr", "de", "nl", "it", "es", "pt", "da", "sv", "fi", "nb", "pl", "cs"}


@pytest.mark.parametrize("language", locale_codes())
def test_samples_are_as_agreed_with_the_browser(language: str) -> None:
    assert NOW["languages"][language] == KNOWN["languages"][language]


def test_all_samples_are_in_the_file() -> None:
    assert {key: NOW[key] for key in ("numbers", "counts", "lists")} == {
        key: KNOWN[key] for key in ("numbers", "counts", "lists")
    }
    assert set(KNOWN["languages"]) == set(locale_codes())
