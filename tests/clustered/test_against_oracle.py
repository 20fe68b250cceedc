"""Whole games of every variant, engine and oracle side by side, compared after every move.

The oracle (tests/oracle) shares no code with the engine. The tests compare legal moves, the whole position, events,
scores, markers and winners; illegal moves tried on the way must be refused by both and change nothing.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from lodestone.clustered import Cells, Position, Rectangle, Round, Rules, Tile, new_game, parse_move, tile_set
from lodestone.core import Chance, GameOver, IllegalMove
from lodestone.match.clustered.plain import plain, plain_position, plain_rules, plain_scores
from tests.clustered.games import Game, games
from tests.oracle.clustered import Oracle

TILES = (*dict.fromkeys(tile_set()),)


def start_both(game: Game) -> tuple[Position, Oracle]:
    position = new_game(game.seats, game.seed, game.first, game.rules)
    options = plain_rules(game.rules)
    del options["hidden_discards"]  # affects views, not the rules that the oracle knows
    stacks = [[str(tile) for tile in stack] for stack in position.setup.stacks]
    return position, Oracle(game.seats, stacks, first=game.first, **options)


def compare(position: Position, oracle: Oracle) -> None:
    """Compare everything there is to know about a position."""
    assert plain_position(position) == oracle.position()
    engine_moves = [str(move) for move in position.legal_moves]
    assert sorted(engine_moves) == oracle.legal()
    assert len(position.legal_moves) == len(engine_moves)
    assert plain_scores(position) == oracle.scores()
    assert plain(position.markers()) == oracle.markers()
    outcome = position.outcome
    assert (None if outcome is None else list(outcome.winners)) == oracle.winners()


def try_anything(position: Position, oracle: Oracle, chance: Chance) -> None:
    """A random move is explained if and only if it is illegal; then both refuse it, and nothing changes."""
    (left, top), (right, bottom) = position.board.bounds()
    tile: Tile = TILES[chance.below(len(TILES))]
    x = left - 2 + chance.below(right - left + 5)
    y = top - 2 + chance.below(bottom - top + 5)
    for text in (f"{tile}@{x},{y}", f"-{tile}"):
        move = parse_move(text)
        legal = text in oracle.legal()
        reasons = position.explain(move)
        assert (reasons == ()) == legal == (move in position.legal_moves)
        if not legal:
            before = plain_position(position)
            with pytest.raises((IllegalMove, GameOver)) as refused:
                position.play(move)
            assert str(refused.value)
            assert all(reason.message for reason in reasons)
            with pytest.raises(ValueError, match=r"illegal move|over"):
                oracle.play(text)
            assert plain_position(position) == before == oracle.position()


def choose(position: Position, chance: Chance, greed: int) -> int:
    """The number of a move: the one worth most of a few random ones. Enough to make lines and rectangles appear."""
    count = len(position.legal_moves)
    picked = [chance.below(count) for _ in range(greed)]
    if greed == 1 or position.seat is None:
        return picked[0]
    seat = position.seat
    return max(picked, key=lambda number: position.play(position.legal_moves[number])[0].scores()[seat].total)


def play_side_by_side(game: Game, leaving: dict[int, int] | None = None) -> None:
    """`leaving` says which seat resigns before which turn."""
    position, oracle = start_both(game)
    chance = Chance(game.seed, "moves")
    turn = 0
    while not position.over:
        compare(position, oracle)
        if (seat := (leaving or {}).get(turn)) is not None and seat not in position.resigned:
            position, events = position.resign(seat)
            assert plain(events) == oracle.resign(seat)
            compare(position, oracle)
            turn += 1
            continue
        if turn % 5 == 0:
            try_anything(position, oracle, chance)
        move = position.legal_moves[choose(position, chance, game.greed)]
        assert position.explain(move) == ()
        before = plain_position(position)
        following, events = position.play(move)
        assert plain_position(position) == before, "a position never changes"
        assert plain(events) == oracle.play(str(move))
        position = following
        turn += 1
    compare(position, oracle)
    try_anything(position, oracle, chance)


UNHURRIED: dict[str, Any] = {"suppress_health_check": list(HealthCheck)}
REPEATABLE: dict[str, Any] = {**UNHURRIED, "derandomize": True, "database": None}


@pytest.mark.parametrize(
    "game",
    [
        Game(seats=1, seed=1, rules=Rules(first_bonus=True, largest_bonus=True), greed=6),
        Game(seats=2, seed=2, first=1, rules=Rules(first_bonus=True, largest_bonus=True), greed=8),
        Game(seats=3, seed=3, rules=Rules(extra_wild=(0, 2), tie_break=True), greed=4),
        Game(seats=4, seed=4, first=3, rules=Rules(fast=True, first_bonus=True), greed=4),
        Game(seats=5, seed=5, first=2, rules=Rules(largest_bonus=True, fast=True)),
        Game(seats=2, seed=6, rules=Rules(fast=True, trim_drawn_only=True, extra_wild=(1,)), greed=3),
        Game(seats=2, seed=7, rules=Rules(surface=Rectangle(-2, 2, -1, 1))),
        Game(seats=3, seed=8, rules=Rules(surface=Round(3), tie_break=True)),
        Game(seats=6, seed=9, rules=Rules(surface=Round(4.5), extra_wild=(5,))),
        Game(seats=2, seed=10, rules=Rules(surface=Cells.of([(0, 0), (1, 0), (1, 1), (9, 9)]), fast=True)),
    ],
    ids=lambda game: f"{game.seats}-{game.seed}",
)
def test_chosen_games_agree(game: Game) -> None:
    play_side_by_side(game)


@settings(max_examples=8, **REPEATABLE)
@given(games(fewest=2, most=5), st.dictionaries(st.integers(0, 40), st.integers(0, 1), max_size=4))
@example(Game(seats=3, seed=4, first=2, rules=Rules(fast=True)), {0: 2, 1: 0})
@example(Game(seats=2, seed=4, rules=Rules(fast=True)), {1: 1, 2: 0})
def test_games_that_seats_leave_agree(game: Game, leaving: dict[int, int]) -> None:
    play_side_by_side(game, leaving)


@settings(max_examples=12, **REPEATABLE)
@given(games(most=4))
def test_games_of_any_variant_agree(game: Game) -> None:
    play_side_by_side(game)


@settings(max_examples=1, **REPEATABLE)
@given(games(fewest=5))
def test_extended_games_of_any_variant_agree(game: Game) -> None:
    play_side_by_side(game)


@pytest.mark.soak
@settings(max_examples=300, **UNHURRIED)
@given(games(fewest=2, most=5), st.dictionaries(st.integers(0, 40), st.integers(0, 1), max_size=4))
def test_games_that_seats_leave_agree_for_long(game: Game, leaving: dict[int, int]) -> None:
    play_side_by_side(game, leaving)


@pytest.mark.soak
@settings(max_examples=1000, **UNHURRIED)
@example(Game(seats=8, rules=Rules(extra_wild=tuple(range(8)), first_bonus=True, largest_bonus=True), greed=6))
@given(games())
def test_games_of_any_variant_agree_for_hours(game: Game) -> None:
    play_side_by_side(game)


@settings(max_examples=60, **REPEATABLE)
@given(games())
def test_deals_of_any_variant_agree(game: Game) -> None:
    """More variants than there is time to play out: only the first two moves of each."""
    position, oracle = start_both(game)
    for _ in range(2):
        compare(position, oracle)
        move = position.legal_moves[-1]
        position, events = position.play(move)
        assert plain(events) == oracle.play(str(move))
    compare(position, oracle)
