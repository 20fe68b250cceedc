"""One game of a tournament: the same every time, the same deal from every seat, both games."""

from __future__ import annotations

from typing import Any

import pytest

from lodestone.clustered import Rules
from lodestone.kluster import Boxes, Options, TableOptions
from lodestone.match.kluster.plain import plain
from lodestone.tournament import ScheduledGame, TournamentPlan, next_games, play_game
from lodestone.tournament.plan import entrants_of
from tests.tournament.plans import clustered_plan, timeless


def test_the_same_plan_gives_the_same_game() -> None:
    plan = clustered_plan("random", "greedy", seed=5)
    game = next_games(plan, [])[0]
    assert timeless(play_game(plan, game)) == timeless(play_game(plan, game))
    other = clustered_plan("random", "greedy", seed=6)
    assert play_game(other, game).points != play_game(plan, game).points


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize(
    ("seats", "rules"),
    [(2, Rules()), (3, Rules(fast=True, first_bonus=True)), (4, Rules(extra_wild=(1,), largest_bonus=True))],
)
def test_every_seat_gets_the_same_stacks_whoever_sits_there(seats: int, rules: Rules, bot: str) -> None:
    """With the same bot on every seat only the deal makes a difference, and it rotates with the seats."""
    plan = clustered_plan(*[bot] * seats, seats=seats, rules=rules, deals=2)
    points: dict[int, set[Any]] = {0: set(), 1: set()}
    for game in next_games(plan, []):
        points[game.deal].add(play_game(plan, game).points)
    assert len(points[0]) == len(points[1]) == 1
    assert points[0] != points[1]


def test_alone_one_plays_for_points() -> None:
    plan = clustered_plan("random", "greedy", seats=1)
    one, other = (play_game(plan, game) for game in next_games(plan, []))
    assert one.ranks == other.ranks == (1,)
    assert one.points < other.points


def kluster_plan(**options: Any) -> TournamentPlan:
    rules = {"boxes": plain(Boxes(duo=1)), "options": plain(Options(**options)), "table": plain(TableOptions())}
    return TournamentPlan(
        game="kluster", rules=rules, seats=2, entrants=entrants_of(["clumsy", "clumsy"], []), deals=1, seconds=3.0
    )


def test_a_game_of_kluster_is_ranked_by_what_is_left() -> None:
    plan = kluster_plan(rounds=2)
    played = play_game(plan, ScheduledGame(0, 0, (0, 1)))
    assert played.moves == 4
    assert timeless(played) == timeless(play_game(plan, ScheduledGame(0, 0, (0, 1))))
    left = played.points
    assert played.ranks == ((1, 1) if left[0] == left[1] else (1, 2) if left[0] < left[1] else (2, 1))
