"""Answers at the keyboard and languages asked for over HTTP."""

from __future__ import annotations

import pytest

from lodestone.i18n import current_language, languages, means_yes, preferred_in_header, use_language

YES = {
    "cs": "ano", "da": "ja", "de": "ja", "en": "yes", "es": "sí", "fi": "kyllä", "fr": "oui", "it": "sì", "nb": "ja",
    "nl": "ja", "pl": "tak", "pt": "sim", "pt-BR": "sim", "sv": "ja",
}  # fmt: skip
NO = ("n", "no", "nein", "ei", "e", "nie", "ne", "non", "nee", "", "maybe", "yesterday")


@pytest.mark.parametrize("language", languages())
def test_yes_is_understood_in_every_language_and_no_is_not(language: str) -> None:
    before = current_language()
    use_language(language)
    try:
        word = YES[language]
        assert all(means_yes(answer) for answer in (word, f" {word.upper()} ", word[0], "y", "yes"))
        assert not any(map(means_yes, NO))
    finally:
        use_language(before)


def test_yes_without_its_accent_will_do() -> None:
    use_language("fi")
    try:
        assert means_yes("kylla")
    finally:
        use_language("en")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("da-DK, en;q=0.5", "da"),
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt-BR"),
        ("pt;q=0.9, pt-BR;q=0.5", "pt"),
        ("en;q=0.3, da;q=0.8", "da"),
        ("en;q=0.3, de-AT ; q=0.800 , fi;q=0.7", "de"),
        ("xx, fr;q=0.1", "fr"),
        ("nn-NO", "nb"),
        ("fi;q=0", "en"),
        ("sv;q=0.5, pt;q=0.5", "sv"),
        ("de;q=nonsense", "de"),
        ("*", "en"),
        ("", "en"),
    ],
)
def test_the_language_that_weighs_most_is_spoken(header: str, language: str) -> None:
    assert preferred_in_header(header) == language
