"""Every book states every rule, and matches the English one block by block."""

from __future__ import annotations

import re

import pytest

from lodestone.i18n import languages, locale_codes
from lodestone.rulebook import GAMES, BookError, book, book_languages, diagrams, read_book
from lodestone.rulebook.books import numbers_to_tell, rulings, shortcomings, unmarked
from tests import ROOT

SOURCE = ROOT / "src" / "lodestone"
BOOKS = [(game, language) for game in GAMES for language in book_languages()]
ROOMS = {"clustered": ("clustered",), "kluster": ("kluster", "match/kluster", "bots/kluster")}


def test_there_is_a_book_in_every_language_there_is_a_catalogue_for() -> None:
    assert set(book_languages()) == set(languages())


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_book_tells_everything(game: str, language: str) -> None:
    assert shortcomings(book(game, language), book(game, "en")) == []


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_the_diagrams_of_a_book_are_those_there_are(game: str, language: str) -> None:
    named = [block.diagram for block in book(game, language).blocks if block.diagram]
    assert sorted(named) == sorted(diagrams(game))


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_notes_are_about_languages_that_have_leaflets(game: str, language: str) -> None:
    about = {code for block in book(game, language).blocks for code in block.languages}
    assert about <= set(locale_codes())
    assert about


@pytest.mark.parametrize("language", sorted(set(book_languages()) - {"en"}))
@pytest.mark.parametrize("game", GAMES)
def test_a_translated_book_is_translated(game: str, language: str) -> None:
    pairs = zip(book(game, language).blocks, book(game, "en").blocks, strict=True)
    same = {ours.text for ours, english in pairs if ours.text == english.text}
    assert same <= {"Kluster+"}, "a name is the same everywhere"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_code_refuses_by_can_be_read_up(game: str) -> None:
    files = [file for room in ROOMS[game] for file in (SOURCE / room).rglob("*.py")]
    named = {
        rule
        for file in files
        for rule in re.findall(
            r'(?:Reason\(|refuse\(|rule=|else )\s*"((?:[XQ]-)?[A-Z]{1,2}\d+)"', file.read_text(encoding="utf-8")
        )
    }
    assert named
    assert named - set(numbers_to_tell(game)) == set()


@pytest.mark.parametrize(
    "source",
    [
        "",
        "Kluster",
        "# Kluster\n\n### Deep",
        "# Kluster\n\n{K9}Words without a space.",
        "# Kluster\n\n{K9,K10} Words.",
        "# Kluster\n\n- an item",
        "# Kluster\n\nA *star without its twin.",
        "# Kluster\n\nA way to [K10] that nobody tells.",
        "# Kluster\n\n> note{X-K5; it}: Nothing before it.",
        "# Kluster\n\n{K9} Words.\n\n> note{X-K5, it}: A comma.",
        "# Kluster\n\n{K9} Words.\n\n> A note without its head.",
        "# Kluster\n\n{K9} Words.\n\n![diagram:Inside] Capital.",
        "# Kluster\n\n{K9} Words.\n\n![picture](x.png)",
        "# Kluster\n\n{K9} <b>Words</b>.",
        "# Kluster\n\n{K9} `Words`.",
    ],
)
def test_whatever_is_not_understood_is_refused(source: str) -> None:
    with pytest.raises(BookError):
        read_book("kluster", "en", source)


def test_what_differs_from_the_english_book_is_named() -> None:
    english = read_book("kluster", "en", "# Kluster\n\n{K1 K2} One.\n\n{K3} Two.")
    other = read_book("kluster", "de", "# Kluster\n\n{K1} Eins.\n\n{K3} Zwei.")
    told = shortcomings(other, english)
    assert "does not tell K2" in told
    assert any(problem.startswith("block 1 should be") for problem in told)


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("{Z6} A hand needs time.", "does not say that Z6 is ours"),
        ("{K9 Q-K8} Whole, or against the cord.\n\n> note{Q-K8}: Why.", "mixes Q-K8 with rules of the leaflets"),
        ("{Q-K8} Against it.\n\n> note{X-K5; it}: Silent.\n\n> note{Q-K8}: Why.", "does not say that Q-K8 is ours"),
    ],
)
def test_a_rule_of_ours_must_say_so_and_why(source: str, fault: str) -> None:
    assert any(fault in problem for problem in unmarked(read_book("kluster", "en", f"# Kluster\n\n{source}")))


def test_what_is_ours_by_its_number_is_so_in_the_book() -> None:
    assert (
        unmarked(read_book("kluster", "en", "# Kluster\n\n{Z6} Slowly.\n\n> note{Z6}: A hand is.\n\n{K12 Q-K17} Far."))
        == []
    )
    assert {"Z4", "Q-K13", "Q-K19"} <= rulings("kluster")
    assert "K9" not in rulings("kluster")


def test_search_finds_words_and_numbers_with_their_surroundings() -> None:
    english = book("kluster", "en")
    about = english.about("k9")
    assert [block.kind for block in about] == ["heading", "paragraph", "diagram", "note", "note"]
    assert about == english.about("K9")
    assert english.about("K99") == ()
    assert english.mentioning("FIGURE eight")[1].rules[0] == "Q-K13"
    assert english.mentioning("no such words") == ()
    assert english.mentioning("  ") == ()
