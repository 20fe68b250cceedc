"""Every rule of a leaflet and every decision is stated in every language and checked by a test."""

from __future__ import annotations

import pytest

from lodestone.rulebook import GAMES, book, book_languages, read_book
from lodestone.rulebook.books import numbers_to_tell
from tests.rulebook.rule_table import Rule, numbers_by_test, rule_table, telling


@pytest.mark.parametrize("game", GAMES)
def test_the_table_has_every_number(game: str) -> None:
    assert set(rule_table(game)) == set(numbers_to_tell(game))


@pytest.mark.parametrize("language", book_languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_its_paragraph(game: str, language: str) -> None:
    english, ours = book(game, "en"), book(game, language)
    missing = [number for number, rule in rule_table(game).items() if not telling(number, rule, english, ours)]
    assert missing == [], "no paragraph has the number and, in English, the words that rules.toml has as `told`"


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_test_that_names_it(game: str) -> None:
    named = numbers_by_test()
    for number, rule in rule_table(game).items():
        assert bool(rule.test) != bool(rule.untested), number
        assert not rule.test or number in named.get(rule.test, ()), f"{number}: {rule.test}"


def test_no_test_names_a_number_there_is_not() -> None:
    known = {number for game in GAMES for number in rule_table(game)}
    assert {test: numbers - known for test, numbers in numbers_by_test().items() if numbers - known} == {}


def test_what_has_a_test_is_not_called_untested() -> None:
    tested = frozenset[str]().union(*numbers_by_test().values())
    untested = {number for game in GAMES for number, rule in rule_table(game).items() if rule.untested}
    assert untested & tested == set()


def test_a_paragraph_that_is_missing_is_noticed() -> None:
    rule = Rule("Clockwise.", "Take turns clockwise.")
    english = read_book("kluster", "en", "# Kluster\n\n{K8} Take turns clockwise.")
    assert telling("K8", rule, english, read_book("kluster", "de", "# Kluster\n\n{K8} Im Uhrzeigersinn."))
    assert not telling("K8", rule, english, read_book("kluster", "de", "# Kluster\n\n{K7} Im Uhrzeigersinn."))
    assert not telling("K8", rule, english, read_book("kluster", "de", "# Kluster\n\n## Im Uhrzeigersinn."))
    assert not telling("K8", Rule("Clockwise.", "Anticlockwise."), english, english)
