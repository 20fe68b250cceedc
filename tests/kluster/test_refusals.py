"""Impossible facts: each is refused by its rule, in a sentence, and changes nothing."""

from __future__ import annotations

import pytest

from lodestone.core import IllegalMove
from lodestone.kluster import Options, Position, TurnFacts, new_game
from tests.kluster.tables import BOTH, after, told


def table() -> Position:
    """Two seats, a stone and a spinner on the table, seat 0 on turn; c12 and s6 set aside."""
    return after(new_game(BOTH, 2, options=Options(handicap=(7, 0))), "c1", "s7")


REFUSED: list[tuple[str, TurnFacts, str, str]] = [
    ("no such stone", told("c25"), "K2", "kluster-no-such-magnet"),
    ("no such spinner", told("s13"), "D2", "kluster-no-such-magnet"),
    ("not even a name", told("stone"), "D2", "kluster-no-such-magnet"),
    ("another seat's", told("c13"), "K9", "kluster-not-yours"),
    ("lies already", told("c1"), "K14", "kluster-lies-already"),
    ("lies already, a spinner", told("s7"), "D13", "kluster-lies-already"),
    ("set aside", told("c12"), "P8", "kluster-set-aside"),
    ("held and placed", told("c2", "c2 c1", held="c2"), "Q-K1", "kluster-held-and-placed"),
    ("held, another seat's", told(None, "c13 c1", held="c13"), "K9", "kluster-not-yours"),
    ("held, on the table", told(None, "s7 c1", held="s7"), "D13", "kluster-lies-already"),
    ("held, no such magnet", told(None, "c99 c1", held="c99"), "K2", "kluster-no-such-magnet"),
    ("held, set aside", told(None, "c12 c1", held="c12"), "P8", "kluster-set-aside"),
    ("held, touched nothing", told("c2", held="c3"), "Q-K1", "kluster-held-alone"),
    ("held, in no kluster", told("c2", "c2 c1", held="c3"), "Q-K1", "kluster-held-alone"),
    ("a kluster of one", told("c2", "c1"), "X-K7", "kluster-too-small"),
    ("a kluster of none", told("c2", ""), "X-K7", "kluster-too-small"),
    ("the held one alone", told("c2", "c3", held="c3"), "X-K7", "kluster-too-small"),
    ("one with itself", told("c2", "c1 c1"), "K10", "kluster-named-twice"),
    ("in two klusters", told("c2", "c1 s7", "c1 c2"), "K10", "kluster-named-twice"),
    ("in a kluster, in the own pool", told("c2", "c1 c3"), "Q-K1", "kluster-in-own-pool"),
    ("in a kluster, in another pool", told("c2", "c1 c13"), "K10", "kluster-in-pool"),
    ("in a kluster, set aside", told("c2", "c1 s6"), "P8", "kluster-set-aside"),
    ("in a kluster, no such magnet", told("c2", "c1 c99"), "K2", "kluster-no-such-magnet"),
    ("outside twice", told("c2", outside="c1 c1"), "K11", "kluster-outside-twice"),
    ("outside, in the own pool", told("c2", outside="c3"), "Q-K1", "kluster-in-own-pool"),
    ("outside, the held one", told(None, "c3 c1", held="c3", outside="c3"), "Q-K1", "kluster-in-own-pool"),
    ("outside, in another pool", told("c2", outside="c14"), "K11", "kluster-in-pool"),
    ("outside, set aside", told("c2", outside="c12"), "P8", "kluster-set-aside"),
    ("nothing at all", told(), "K9", "kluster-must-place"),
    ("cords apart", told("c2", cords_cross=False), "P14", "kluster-cords-apart"),
]


@pytest.mark.parametrize(("facts", "rule", "key"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_K14_D13_XK7_QK2_impossible_facts_are_refused_by_their_rule(facts: TurnFacts, rule: str, key: str) -> None:
    position = table()
    with pytest.raises(IllegalMove) as refused:
        position.play(facts)
    assert (refused.value.rule, refused.value.key) == (rule, key)
    assert refused.value.reasons == position.explain(facts)
    assert all(reason.message for reason in refused.value.reasons)
    assert position == table()


def test_every_reason_is_given_the_most_basic_one_first() -> None:
    reasons = table().explain(told("c13", "c1", outside="c14 c14"))
    assert [reason.key for reason in reasons] == [
        "kluster-not-yours",
        "kluster-too-small",
        "kluster-outside-twice",
        "kluster-in-pool",
    ]
    assert [reason.rule for reason in table().explain(told(cords_cross=False))] == ["K9", "P14"]


def test_a_magnet_that_is_not_there_is_named_once() -> None:
    assert len(table().explain(told("c2", "c1 c99 c99"))) == 2
