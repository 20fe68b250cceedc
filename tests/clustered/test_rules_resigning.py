"""Leaving the game (Z8)."""

from __future__ import annotations

import pytest

from lodestone.clustered import GameEnded, Phase, Position, Rules, SeatResigned, TurnPassed, new_game
from lodestone.core import Ending, GameOver, IllegalMove
from lodestone.match.clustered import ClusteredMatch, from_record, to_record


def after(position: Position, moves: int) -> Position:
    for _ in range(moves):
        position, _ = position.play(position.legal_moves[0])
    return position


def test_Z8_tiles_on_the_table_stay_and_the_rest_is_gone() -> None:
    position = after(new_game(seats=3, seed=5), 7)
    left, events = position.resign(0)
    assert events == [SeatResigned(0)]
    assert left.board == position.board
    assert left.hands[0] == ()
    assert left.stack_sizes()[0] == 0
    assert left.discards == position.discards
    assert left.seat == 1


def test_Z8_a_seat_on_turn_that_leaves_passes_the_turn() -> None:
    left, events = after(new_game(seats=3, seed=5), 1).resign(1)
    assert events == [SeatResigned(1), TurnPassed(2)]
    assert left.phase is Phase.PLAY


def test_Z8_who_left_is_skipped_and_cannot_win() -> None:
    position, _ = after(new_game(seats=2, seed=9), 30).resign(0)
    while not position.over:
        assert position.seat == 1
        position, _ = position.play(position.legal_moves[-1])
    assert position.outcome is not None
    assert position.outcome.winners == (1,)


def test_Z8_not_even_with_the_most_points() -> None:
    position, _ = after(new_game(seats=2, seed=2), 52).resign(1)
    while not position.over:
        position, _ = position.play(position.legal_moves[-1])
    left, stayed = position.scores()[1], position.scores()[0]
    assert left.total > stayed.total
    assert position.outcome is not None
    assert position.outcome.winners == (0,)


def test_Z8_when_everybody_has_left_nobody_wins() -> None:
    position, _ = new_game(seats=2, seed=9).resign(1)
    end, events = position.resign(0)
    assert events == [SeatResigned(0), GameEnded((), Ending.GIVEN_UP)]
    assert end.over


def test_Z8_alone_it_ends_the_game_and_the_score_stands() -> None:
    end, _ = after(new_game(seats=1, seed=9), 5).resign(0)
    assert end.outcome is not None
    assert end.outcome.ending is Ending.SOLO


def test_Z8_in_the_opening_of_the_fast_game_the_next_seat_trims() -> None:
    position = new_game(seats=3, seed=2, rules=Rules(fast=True))
    position, _ = position.resign(1)
    position, events = position.resign(0)
    assert events[-1] == TurnPassed(2)
    assert position.phase is Phase.TRIM
    assert after(position, 2).phase is Phase.PLAY


def test_Z8_nobody_leaves_twice_or_after_the_end() -> None:
    position, _ = new_game(seats=2).resign(0)
    for seat in (0, 2, -1):
        with pytest.raises(IllegalMove, match="left the game"):
            position.resign(seat)
    with pytest.raises(GameOver):
        position.resign(1)[0].resign(1)


def test_a_record_tells_who_left_and_when() -> None:
    match = ClusteredMatch(new_game(seats=3, seed=5).setup)
    match.play(match.position.legal_moves[0])
    match.resign(2)
    match.play(match.position.legal_moves[0])
    record = to_record(match)
    assert [entry["move"] for entry in record["moves"]][1] == "resign:2"
    again = from_record(record)
    assert again.position == match.position
    assert again.moves == match.moves
