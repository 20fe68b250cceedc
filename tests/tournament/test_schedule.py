"""Who meets whom: round robin or Swiss, from every seat, and never the same game twice."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lodestone.core import InvalidSetup
from lodestone.tournament import GameResult, next_games
from lodestone.tournament.results import ranked
from lodestone.tournament.schedule import total_games
from tests.tournament.plans import clustered_plan, result_of


def names(count: int) -> list[str]:
    return [f"bot{at}" for at in range(count)]


@given(entrants=st.integers(2, 6), seats=st.integers(1, 4), deals=st.integers(1, 3))
def test_in_a_round_robin_every_group_plays_every_deal_from_every_seat(entrants: int, seats: int, deals: int) -> None:
    if entrants < seats:
        return
    games = next_games(clustered_plan(*names(entrants), seats=seats, deals=deals), [])
    groups = {frozenset(group) for group in combinations(range(entrants), seats)}
    sat = Counter(
        (game.deal, frozenset(game.table), seat, who) for game in games for seat, who in enumerate(game.table)
    )
    wanted = {
        (deal, group, seat, who) for deal in range(deals) for group in groups for seat in range(seats) for who in group
    }
    assert set(sat) == wanted
    assert set(sat.values()) == {1}


def play_swiss(entrants: int, seats: int, rounds: int, seed: int) -> list[GameResult]:
    """A Swiss tournament with random results."""
    plan = clustered_plan(*names(entrants), seats=seats, swiss=rounds)
    dice, results = Random(seed), list[GameResult]()
    while games := next_games(plan, results):
        game = dice.choice(games)
        results.append(result_of(game, *ranked([dice.randrange(3) for _ in game.table])))
    assert len(results) == total_games(plan)
    return results


@given(entrants=st.integers(2, 9), seats=st.integers(2, 4), rounds=st.integers(1, 5), seed=st.integers(0, 99))
@settings(max_examples=60)
def test_in_a_swiss_round_everybody_sits_at_one_table_and_rests_are_shared(
    entrants: int, seats: int, rounds: int, seed: int
) -> None:
    if entrants < seats:
        return
    results = play_swiss(entrants, seats, rounds, seed)
    played: Counter[int] = Counter(dict.fromkeys(range(entrants), 0))
    for number in range(rounds):
        groups = {frozenset(result.table) for result in results if result.round == number}
        assert len(groups) == entrants // seats
        present = [who for group in groups for who in group]
        assert len(present) == len(set(present)) == entrants - entrants % seats
        played.update(present)
    assert max(played.values()) - min(played.values()) <= 1
    labels = [result.label for result in results]
    assert len(labels) == len(set(labels))


@given(half=st.integers(2, 5), seed=st.integers(0, 99))
@settings(max_examples=40)
def test_nobody_meets_twice_in_a_swiss_tournament_as_long_as_that_can_be_avoided(half: int, seed: int) -> None:
    # With 2n players a round without rematches exists for certain after n − 1 others (Dirac).
    results = play_swiss(2 * half, 2, half, seed)
    meetings = Counter(frozenset(result.table) for result in results)
    assert set(meetings.values()) == {2}  # once, from both seats


def test_winners_meet_in_the_next_swiss_round() -> None:
    plan = clustered_plan(*names(4), swiss=2)
    results = [result_of(game, *ranked([-who for who in game.table])) for game in next_games(plan, [])]
    winners = {0, 2}  # 0 beat 1, 2 beat 3
    assert {frozenset(game.table) for game in next_games(plan, results)} == {frozenset(winners), frozenset({1, 3})}


def test_what_was_played_is_not_played_again() -> None:
    plan = clustered_plan(*names(3), deals=2)
    games = next_games(plan, [])
    results = [result_of(game, 1, 2) for game in games[::2]]
    assert next_games(plan, results) == games[1::2]


def test_a_table_needs_somebody_on_every_seat() -> None:
    with pytest.raises(InvalidSetup):
        clustered_plan("greedy", "random", seats=3)
    with pytest.raises(InvalidSetup):
        clustered_plan("greedy", "random", seats=1, swiss=3)
