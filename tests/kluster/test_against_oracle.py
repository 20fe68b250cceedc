"""The engine beside the slow oracle: deals, first seats, and whole games of possible and impossible facts."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lodestone.core import GameOver, IllegalMove, InvalidSetup
from lodestone.kluster import Boxes, TurnFacts, deal, first_seat, new_game
from lodestone.match.kluster.plain import plain, plain_position
from tests.kluster.tables import STEPS, Table, facts_for, game_at, happen, tables
from tests.oracle.kluster import Oracle, may_sit, who_starts


def test_every_deal_there_is() -> None:
    for classic in range(-1, 6):
        for duo in range(-1, 6):
            for seats in range(27):
                if may_sit(classic, duo, seats):
                    dealt = plain_position(new_game(Boxes(classic, duo), seats))
                    assert dealt == Oracle(classic, duo, seats).position()
                else:
                    with pytest.raises(InvalidSetup):
                        deal(Boxes(classic, duo), seats)


@settings(max_examples=300)
@given(st.data(), st.integers(1, 6))
def test_who_starts(data: st.DataObject, seats: int) -> None:
    first = data.draw(st.none() | st.integers(0, seats - 1))
    previous = data.draw(st.none() | st.lists(st.none() | st.integers(0, 3), min_size=seats, max_size=seats))
    heights = data.draw(st.none() | st.lists(st.none() | st.integers(150, 152), min_size=seats, max_size=seats))
    assert first_seat(seats, first, previous, heights) == who_starts(seats, first, previous, heights)


def tell(oracle: Oracle, kind: str, number: int, facts: TurnFacts) -> list[dict[str, Any]] | None:
    """Let the same step happen in the oracle."""
    if kind == "stop":
        return oracle.stop()
    if kind == "timeout":
        return oracle.time_is_up()
    if kind == "resign":
        return oracle.give_up(number % (oracle.seats + 1))
    return oracle.tell(facts.placed, facts.held, facts.klusters, facts.outside, facts.cords_cross)


@settings(max_examples=400)
@given(tables(most_boxes=2), st.lists(STEPS, min_size=5, max_size=60))
def test_whole_games(table: Table, steps: list[tuple[str, int]]) -> None:
    position, oracle = game_at(table), Oracle(**table)
    assert plain_position(position) == oracle.position()
    for kind, number in steps:
        expected = tell(oracle, kind, number, facts_for(position, kind, number))
        try:
            following, events = happen(position, kind, number)
        except (IllegalMove, GameOver):
            assert expected is None
        else:
            assert plain(events) == expected
            position = following
        assert plain_position(position) == oracle.position()
