"""House rules and leaving early: playing on, the round limit, resigning, the clock (Q-K5, Q-K20, Q-K27, Z8, Z9)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lodestone.core import GameOver, IllegalMove
from lodestone.kluster import Ending, GameEnded, Options, SeatResigned, TurnPassed, new_game
from tests.kluster.tables import CLASSIC, after, names, told


def test_QK20_the_first_to_finish_wins_and_the_game_is_over() -> None:
    position = after(new_game(CLASSIC, 3, options=Options(handicap=(7, 7, 7))), None)
    assert position.over
    assert position.places == (0,)


def test_QK20_where_agreed_the_others_play_for_places() -> None:
    position = new_game(CLASSIC, 3, first=1, options=Options(play_on=True, handicap=(6, 7, 6)))
    position, events = position.play(told("c9"))
    assert (position.winner, position.places, position.seat) == (1, (1,), 2)
    assert names(events) == ["MagnetPlaced", "TurnPassed"]
    position = after(position, "c17", "c1")
    assert position.seat == 2  # seat 1 is skipped
    position, events = position.play(told("c18"))
    assert events[-1] == GameEnded((1,), Ending.PLACES, (1, 2, 0))
    assert position.left() == (1, 0, 0)


def test_QK27_after_the_last_round_the_fewest_left_win() -> None:
    position = new_game(CLASSIC, 3, options=Options(rounds=2, handicap=(0, 3, 0)))
    position = after(position, *[None] * 5)
    assert not position.over
    position, events = position.play(told("c18"))
    assert events[-1] == GameEnded((1,), Ending.ROUNDS, (1,))
    assert position.winner == 1


def test_QK27_equals_share_the_win() -> None:
    position = after(new_game(CLASSIC, 3, options=Options(rounds=1, handicap=(2, 0, 2))), None, None, None)
    assert position.ending is Ending.ROUNDS
    assert position.winners == (0, 2)
    assert position.winner is None
    assert position.places == ()


def test_QK27_with_places_the_rest_is_ranked_as_far_as_nobody_is_equal() -> None:
    options = Options(rounds=1, play_on=True, handicap=(3, 5, 1, 3))
    position = after(new_game(CLASSIC, 4, options=options), None, None, None, None)
    assert position.winner == 1
    assert position.places == (1,)
    options = Options(rounds=1, play_on=True, handicap=(3, 5, 1, 2))
    position = after(new_game(CLASSIC, 4, options=options), None, None, None, None)
    assert position.places == (1, 0, 3, 2)


def test_QK27_the_round_begins_with_the_first_seat() -> None:
    position = new_game(CLASSIC, 3, first=2, options=Options(rounds=1))
    position = after(position, None, None)
    assert (position.seat, position.round) == (1, 1)
    assert after(position, None).over


def test_QK27_a_win_in_the_last_turn_is_a_win() -> None:
    position = new_game(CLASSIC, 2, options=Options(rounds=1, handicap=(0, 11)))
    assert after(position, None, None).ending is Ending.WIN


def test_QK27_rounds_go_on_when_the_first_seat_has_left() -> None:
    position, _ = new_game(CLASSIC, 3, options=Options(rounds=2)).resign(0)
    assert (position.seat, position.round) == (1, 1)
    position = after(position, None, None)
    assert (position.seat, position.round) == (1, 2)
    assert after(position, None, None).over


def test_Z8_a_seat_that_resigns_is_skipped_and_its_pool_set_aside() -> None:
    position = after(new_game(CLASSIC, 3), None)
    position, events = position.resign(2)
    assert events == [SeatResigned(2, tuple(f"c{number}" for number in range(17, 25)))]
    assert position.pools[2] == ()
    assert position.set_aside == tuple(f"c{number}" for number in range(17, 25))
    assert position.seat == 1
    assert after(position, None).seat == 0


def test_Z8_resigning_on_turn_passes_it() -> None:
    position, events = new_game(CLASSIC, 3).resign(0)
    assert events[-1] == TurnPassed(1)
    assert position.seat == 1


def test_Z8_the_last_seat_left_wins() -> None:
    position, _ = new_game(CLASSIC, 3).resign(0)
    position, events = position.resign(2)
    assert events[-1] == GameEnded((1,), Ending.RESIGNED, (1,))
    assert position.winner == 1


def test_Z8_with_a_winner_already_the_last_one_left_takes_the_next_place() -> None:
    position = after(new_game(CLASSIC, 3, options=Options(play_on=True, handicap=(7, 0, 0))), None)
    position, events = position.resign(1)
    assert events[-1] == GameEnded((0,), Ending.RESIGNED, (0, 2))


@pytest.mark.parametrize("seat", [-1, 1, 3])
def test_Z8_only_who_plays_can_resign(seat: int) -> None:
    position, _ = new_game(CLASSIC, 3).resign(1)
    with pytest.raises(IllegalMove) as refused:
        position.resign(seat)
    assert refused.value.rule == "Z8"


def test_Z9_when_time_is_up_the_turn_passes() -> None:
    position, events = after(new_game(CLASSIC, 2), None).timeout()
    assert events == [TurnPassed(0)]
    assert len(position.pools[1]) == 12


def test_QK5_nobody_passes_of_their_own_will() -> None:
    position = new_game(CLASSIC, 2)
    with pytest.raises(IllegalMove) as refused:
        position.stop()
    assert refused.value.rule == "K9"
    assert position.explain(told())[0].rule == "K9"


def test_K21_after_the_end_nothing_happens_any_more() -> None:
    position = after(new_game(CLASSIC, 2, options=Options(handicap=(11, 11))), None)
    attempts: list[Callable[[], object]] = [
        lambda: position.play(told("c13")),
        position.stop,
        position.timeout,
        lambda: position.resign(1),
    ]
    for attempt in attempts:
        with pytest.raises(GameOver) as refused:
            attempt()
        assert refused.value.rule == "K21"
    assert position.explain(told("c13"))[0].key == "game-over"
