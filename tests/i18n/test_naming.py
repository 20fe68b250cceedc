"""Sentences name tiles, magnets, seats and games as people do; arguments keep the notation."""

from __future__ import annotations

import pytest

from lodestone.core import IllegalMove, Reason
from lodestone.i18n import catalogue, format_list, languages, magnets_text


def test_a_refusal_is_worded_without_notation_and_keeps_it_in_its_arguments() -> None:
    args: dict[str, str | int | float] = {
        "tile": "Td1",
        "neighbour": "Sh2",
        "cell": "-1,-1",
        "differ": "shape-fill-count",
    }
    problem = IllegalMove(Reason("C12", "illegal-neighbour", args, (-1, -1)))
    assert str(problem).startswith(
        "1 striped triangle cannot lie beside 2 hollow squares: shape, fill and count all differ."
    )
    assert problem.arguments == args


def test_an_example_is_named_by_its_tile() -> None:
    assert "2 solid circles" in catalogue("en").text("illegal-discard", {"example": "Cs2@-1,2"})
    assert "wild" in catalogue("en").text("illegal-discard", {"example": "***@0,1"})


def test_games_go_by_their_names() -> None:
    assert catalogue("en").text("table-other-options", {"game": "clustered"}) == "Clustered has no such options."
    said = catalogue("en").text("record-game", {"game": "kluster", "expected": "clustered"})
    assert said == "This is a record of “Kluster”, not of Clustered."


def test_what_is_no_notation_stays_as_it_is() -> None:
    assert "x9" in catalogue("en").text("kluster-not-in-pool", {"magnet": "x9"})
    assert "seat Z9" in catalogue("en").text("table-nobodys-seat", {"seat": "Z9"})


@pytest.mark.parametrize("language", languages())
def test_a_sentence_begins_with_a_capital_or_a_digit(language: str) -> None:
    cases: list[tuple[str, dict[str, str | int | float]]] = [
        ("kluster-not-in-pool", {"magnet": "c3"}),
        ("kluster-not-yours", {"magnet": "s3", "seat": 1}),
        ("illegal-neighbour", {"tile": "Th2", "neighbour": "Sd1", "differ": "shape-fill-count"}),
    ]
    for key, args in cases:
        words = catalogue(language).text(key, args)
        assert words[0].isupper() or words[0].isdigit(), words
        assert not {"c3", "s3", "Th2", "Sd1"} & set(words.replace(":", " ").replace(".", " ").split())


def test_magnets_are_listed_by_name() -> None:
    assert magnets_text(["c3", "s1"]) == "stone 3 and spinner 1"


def test_a_name_that_runs_from_right_to_left_is_set_apart() -> None:
    said = catalogue("en").text("play-seat-name", {"seat": "A", "player": "ליאור"})
    assert said == "A (\u2068ליאור\u2069)"
    assert format_list("de", ["Ada", "ليلى"]) == "Ada und \u2068ليلى\u2069"
