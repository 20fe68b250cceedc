"""Every language has everything that English has, with the same placeholders and all its plural forms."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from lodestone.i18n import catalogue, languages, locale_codes
from tests.i18n.checks import differences, messages, plural_categories, problems, same_as_english


@pytest.mark.parametrize("language", languages())
def test_a_language_is_whole(language: str) -> None:
    assert problems(language) == []


def test_every_language_that_is_formatted_is_spoken_and_no_other() -> None:
    assert set(languages()) == set(locale_codes())


def test_what_may_be_the_same_as_in_english_exists_and_is_the_same() -> None:
    english = messages("en")
    for language, keys in same_as_english().items():
        assert keys <= set(english), f"{language}: {sorted(keys - set(english))}"
        if language in languages():
            texts = {key: (messages(language)[key][1], english[key][1]) for key in keys}
            assert [key for key, (ours, theirs) in texts.items() if not ours.equals(theirs, ["span", "comment"])] == []


def test_missing_sentences_fall_back_to_english() -> None:
    german = catalogue("de")
    assert german.text("game-over") == "Das Spiel ist aus."
    with pytest.raises(LookupError, match="no-such-key"):
        german.text("no-such-key")


@pytest.mark.parametrize(
    ("language", "categories"),
    [
        ("en", {"one", "other"}),
        ("pl", {"one", "few", "many"}),
        ("cs", {"one", "few", "other"}),
        ("fr", {"one", "other"}),
    ],
)
def test_which_counts_a_language_tells_apart(language: str, categories: set[str]) -> None:
    assert plural_categories(language) == categories


def _message(source: str) -> Message:
    entry = FluentParser().parse_entry(source)
    assert isinstance(entry, Message)
    return entry


COUNTING = "key = { $n ->\n    [one] { $n } tile\n   *[other] { $n } tiles\n  }"


@pytest.mark.parametrize(
    ("language", "english", "ours", "fault"),
    [
        ("de", "key = Seat { $seat } wins.", "key = Platz gewinnt.", "placeholders"),
        ("de", "key = Start with --lan.", "key = Starte mit --netz.", "--lan"),
        ("de", "key = Write Sh1@1,0.", "key = Schreibe Sh2@1,0.", "Sh1"),
        ("de", "key = One\n    two", "key = Eins zwei", "lines or paragraphs"),
        ("pl", COUNTING, "key = { $n ->\n    [one] { $n } kafelek\n   *[other] { $n } kafelków\n  }", "few"),
        ("de", COUNTING, "key = { $n ->\n    [few] { $n } Karten\n   *[other] { $n } Karten\n  }", "lacks ['one']"),
        (
            "de",
            "key = { $how ->\n    [up] up\n   *[down] down\n  }",
            "key = { $how ->\n    [hoch] hoch\n   *[down] runter\n  }",
            "chooses by",
        ),
        ("de", "key = The table is set.", "key = The table is set.", "same as in English"),
        ("de", "key = { NUMBER($n) } tiles", "key = { $n } Karten", "NUMBER"),
    ],
)
def test_faults_of_translations_are_found(language: str, english: str, ours: str, fault: str) -> None:
    found = list(differences(language, "key", _message(ours), _message(english)))
    assert any(fault in problem for problem in found), found


@pytest.mark.parametrize(
    ("language", "english", "ours"),
    [
        ("de", "key = At most 0.1 mm.", "key = Höchstens 0,1 mm."),
        (
            "pl",
            COUNTING,
            "key = { $n ->\n    [one] { $n } kafelek\n    [few] { $n } kafelki\n   *[many] { $n } kafelków\n  }",
        ),
        ("de", "key = { $n } s", "key = { $n } s"),
    ],
)
def test_sound_translations_pass(language: str, english: str, ours: str) -> None:
    assert list(differences(language, "key", _message(ours), _message(english))) == []
