"""Every language follows its own typography: quotation marks, no-break spaces, per cent signs."""

from __future__ import annotations

import pytest

from lodestone.i18n import languages
from tests.i18n.typography import FILLED_IN, QUOTES, faults, misprints


def test_every_language_has_its_quotation_marks() -> None:
    assert set(QUOTES) == set(languages())


@pytest.mark.parametrize("language", languages())
def test_nothing_is_misprinted(language: str) -> None:
    assert misprints(language) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", 'Called "this".'),
        ("en", "It's here."),
        ("de", "Das ist “falsch”."),
        ("en", "Wait ..."),
        ("en", f"{FILLED_IN} mm across"),
        ("de", "5 % davon"),
        ("de", "5% davon"),
        ("en", "5\u00a0% of it"),
        ("sv", "Vem är det ?"),
        ("fr", "Qui est-ce ?"),
        ("fr", "Qui est-ce?"),
        ("fr", "«ici »"),
    ],
)
def test_a_misprint_is_found(language: str, text: str) -> None:
    assert len(list(faults(language, text))) == 1


@pytest.mark.parametrize(
    ("language", "text"),
    [("fr", "Qui\u00a0? «\u00a0Moi\u00a0»\u00a0: 5\u00a0% s’attirent."), ("en", "5% of 3\u00a0mm")],
)
def test_what_is_set_well_is_left_alone(language: str, text: str) -> None:
    assert list(faults(language, text)) == []
