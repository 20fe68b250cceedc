"""Ratings: the better player ranks higher, more games give more certainty, and the order of results does not matter."""

from __future__ import annotations

from random import Random

from lodestone.tournament import GameResult, next_games, ratings
from lodestone.tournament.results import ranked
from lodestone.tournament.standings import standings
from tests.tournament.plans import clustered_plan, result_of


def by_strength(entrants: int, seats: int, deals: int) -> list[GameResult]:
    """The lower number wins, except for one game in eight."""
    dice = Random(7)
    plan = clustered_plan(*[f"bot{at}" for at in range(entrants)], seats=seats, deals=deals)
    values = [[-who if dice.random() > 0.125 else who for who in game.table] for game in next_games(plan, [])]
    return [result_of(game, *ranked(value)) for game, value in zip(next_games(plan, []), values, strict=True)]


def test_ratings_follow_strength_and_grow_more_certain() -> None:
    for seats in (2, 3, 4):
        few, many = (ratings(5, by_strength(5, seats, deals)) for deals in (2, 20))
        assert sorted(many, key=lambda rating: -rating.mu) == many
        assert all(after.sigma < before.sigma for before, after in zip(few, many, strict=True))


def test_the_order_in_which_games_end_does_not_matter() -> None:
    results = by_strength(4, 2, 5)
    assert ratings(4, results) == ratings(4, Random(1).sample(results, len(results)))


def test_alone_everybody_is_compared_with_everybody_on_the_same_deal() -> None:
    plan = clustered_plan("a", "b", "c", seats=1, deals=6)
    results = [result_of(game, 1, points=(10.0 * game.table[0] + game.deal,)) for game in next_games(plan, [])]
    table = standings(plan, results)
    assert [line.name for line in table.lines] == ["c", "b", "a"]
    assert [line.share for line in table.lines] == [1.0, 0.5, 0.0]


def test_who_took_how_much_from_whom() -> None:
    plan = clustered_plan("a", "b", "c", deals=1)
    ranks: dict[tuple[int, ...], tuple[int, int]] = {
        (0, 1): (1, 2),
        (1, 0): (1, 1),
        (0, 2): (1, 2),
        (2, 0): (2, 1),
        (1, 2): (2, 1),
        (2, 1): (1, 2),
    }
    table = standings(plan, [result_of(game, *ranks[game.table]) for game in next_games(plan, [])])
    met = table.crosstable[0][1]
    assert met is not None
    assert (met.share, met.games) == (0.75, 2)
    assert table.crosstable[1][0] == (0.25, 2)
    assert table.crosstable[0][0] is None
    assert [(line.name, line.share) for line in table.lines] == [("a", 0.875), ("c", 0.5), ("b", 0.125)]
