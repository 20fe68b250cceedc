"""The compiled engine beside the library's, compared after every move of games of every variant."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from lodestone.clustered import WILD, Position, Rules, new_game
from lodestone.clustered.batch import BatchGame
from lodestone.clustered.batch.table import TO_COME
from lodestone.core import Chance
from tests.clustered.games import Game, games

MOVE_FOR_MOVE = settings(max_examples=8, suppress_health_check=list(HealthCheck))


def compare(position: Position, game: BatchGame) -> None:
    """Compare everything the two have in common."""
    seats = range(position.setup.seats)
    assert game.seat == position.seat
    assert game.phase is position.phase
    assert game.bonuses == position.bonuses
    assert game.totals() == tuple(score.total for score in position.scores())
    assert tuple(game.hand(seat) for seat in seats) == position.hands
    assert tuple(game.drawn(seat) for seat in seats) == position.drawn
    assert tuple(game.discarded(seat) for seat in seats) == tuple(len(pile) for pile in position.discards)
    assert game.winners() == (position.outcome.winners if position.outcome else ())
    for seat in seats:
        stack = position.setup.stacks[seat][position.drawn[seat] :] if seat not in position.resigned else ()
        to_come = {tile.index for tile in (*position.hands[seat], *stack) if tile is not WILD}
        assert game.table.seats[seat, TO_COME] == sum(1 << tile for tile in to_come)
    moves = game.legal_moves()
    assert len(moves) == len(position.legal_moves)
    assert set(moves) == set(position.legal_moves)


def play_both(game: Game, resigning: frozenset[int] = frozenset(), joining: int = 0) -> None:
    """Play a whole game; now and then a seat resigns, and once the compiled game is rebuilt from the position."""
    position = new_game(game.seats, game.seed, game.first, game.rules)
    batch = BatchGame(position)
    chance = Chance(game.seed, "test/batch")
    turn = 0
    while not position.over:
        if turn == joining:
            batch = BatchGame(position)
        compare(position, batch)
        leaver = chance.below(game.seats)
        if turn in resigning and leaver not in position.resigned:
            position, _ = position.resign(leaver)
            batch.resign(leaver)
        else:
            moves = position.legal_moves
            tries = [moves[chance.below(len(moves))] for _ in range(game.greed)]
            move = max(tries, key=lambda move: sum(score.total for score in position.play(move)[0].scores()))
            position, _ = position.play(move)
            batch.play(move)
        turn += 1
    compare(position, batch)


@MOVE_FOR_MOVE
@given(game=games(), resigning=st.frozensets(st.integers(0, 80), max_size=4), joining=st.integers(0, 60))
@example(game=Game(1, rules=Rules(first_bonus=True, largest_bonus=True)), resigning=frozenset(), joining=3)
@example(game=Game(2, greed=6, rules=Rules(first_bonus=True, tie_break=True)), resigning=frozenset(), joining=9)
@example(game=Game(3, rules=Rules(fast=True, trim_drawn_only=True)), resigning=frozenset({0, 1}), joining=2)
@example(game=Game(8, rules=Rules(fast=True, extra_wild=(0, 7))), resigning=frozenset({40}), joining=5)
def test_both_engines_agree_after_every_move(game: Game, resigning: frozenset[int], joining: int) -> None:
    play_both(game, resigning, joining)


@pytest.mark.soak
@settings(MOVE_FOR_MOVE, max_examples=600)
@given(game=games(), resigning=st.frozensets(st.integers(0, 80), max_size=4), joining=st.integers(0, 60))
def test_both_engines_agree_in_many_games(game: Game, resigning: frozenset[int], joining: int) -> None:
    play_both(game, resigning, joining)
