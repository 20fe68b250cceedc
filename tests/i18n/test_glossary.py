"""Every language uses the words of its glossary."""

from __future__ import annotations

import re

import pytest

from lodestone.i18n import languages
from tests.i18n.glossary import FOLDER, Address, Glossary, Term, avoided, glossary, uses


def test_every_language_has_a_glossary() -> None:
    assert {file.stem for file in FOLDER.glob("*.toml")} == set(languages())


@pytest.mark.parametrize("language", languages())
def test_no_word_to_avoid_is_used(language: str) -> None:
    assert avoided(language) == []


@pytest.mark.parametrize("language", languages())
def test_no_term_avoids_what_it_asks_for(language: str) -> None:
    for term in glossary(language).term:
        for pattern in term.avoid:
            assert not re.search(rf"\b(?:{pattern})\b", term.ours, re.IGNORECASE), term.thing


def test_a_word_to_avoid_is_found_with_its_place_and_an_exception_is_not() -> None:
    words = Glossary(Address("", ""), (Term("cord", "cord", avoid=("strings?",), excepted=("X-K1",)),))
    said = [("web-cord", "Move the String."), ("X-K1", "Calls it a string."), ("web-other", "Stringent.")]
    assert list(uses(words, said)) == ["web-cord: “String” for cord; say “cord”"]
