"""Numbers, lists and plurals of all languages; web/tests/formatting.test.ts reads the same samples."""

from __future__ import annotations

import json

import pytest

from lodestone.i18n import locale_codes
from tests.i18n.formatting_samples import FILE, samples

KNOWN = json.loads(FILE.read_text(encoding="utf-8"))
NOW = samples()


def test_there_are_fourteen_languages() -> None:
    assert " ".join(sorted(locale_codes())) == "cs da de en es fi fr it nb nl pl pt pt-BR sv"


@pytest.mark.parametrize("language", locale_codes())
def test_samples_are_as_agreed_with_the_browser(language: str) -> None:
    assert NOW["languages"][language] == KNOWN["languages"][language]


def test_all_samples_are_in_the_file() -> None:
    assert {key: NOW[key] for key in ("numbers", "counts", "lists", "leaflets")} == {
        key: KNOWN[key] for key in ("numbers", "counts", "lists", "leaflets")
    }
    assert set(KNOWN["languages"]) == set(locale_codes())
