"""Legal moves as a sequence: each appears once, in the same order, however they are asked for."""

from __future__ import annotations

import pytest

from lodestone.clustered import (
    START,
    WILD,
    Cell,
    Cells,
    Discard,
    Placement,
    Rules,
    Tile,
    new_game,
    new_game_from_stacks,
    parse_move,
)
from tests.clustered.tables import arrange, play, stack, to_the_end


@pytest.mark.parametrize(
    "rules", [Rules(), Rules(fast=True), Rules(surface=Cells.of([(0, 0)]))], ids=["play", "trim", "discard"]
)
def test_legal_moves_are_a_sequence(rules: Rules) -> None:
    moves = new_game(2, seed=9, rules=rules).legal_moves
    listed = list(moves)
    count = len(moves)
    assert count == len(listed) == len(set(listed)) > 0
    assert [moves[index] for index in range(count)] == listed
    assert [moves[index - count] for index in range(count)] == listed
    for cut in (slice(None), slice(2, 5), slice(None, None, -1), slice(-3, None), slice(0, 100, 2), slice(5, 2)):
        assert list(moves[cut]) == listed[cut]
    assert list(reversed(moves)) == listed[::-1]
    assert all(move in moves and moves.index(move) == at and moves.count(move) == 1 for at, move in enumerate(listed))
    for outside in (count, -count - 1, 10**9):
        with pytest.raises(IndexError):
            moves[outside]
    for stranger in ("Sh1@1,0", None, 3, Placement(START, Cell(1, 0)), Discard(START), Placement(WILD, Cell(99, 99))):
        assert stranger not in moves


def test_many_legal_moves_keep_their_order() -> None:
    position = new_game(4, seed=2)
    longest = 0
    while not position.over:
        moves = position.legal_moves
        longest = max(longest, len(moves))
        assert [moves[index] for index in range(len(moves))] == list(moves)
        position, _ = position.play(moves[len(moves) // 2])
    assert longest > 60


def test_two_wilds_in_hand_are_one_choice() -> None:
    position = arrange("### Sh1", ["*** Sh2 ***", "Sh1"])
    listed = [str(move) for move in position.legal_moves]
    assert len(listed) == len(set(listed)) == 12
    after, _ = play(position, "***@2,0")
    assert after.hands[0][:2] == (Tile("Sh2"), WILD)


def test_two_wilds_to_trim_are_one_choice() -> None:
    position = new_game_from_stacks([stack("*** Sh1 Sh2 *** Sh3 Sd1 Sd2")], rules=Rules(fast=True))
    assert [str(move) for move in position.legal_moves] == ["-***", "-Sh1", "-Sh2", "-Sh3", "-Sd1", "-Sd2"]


def test_legal_moves_come_in_hand_order_and_row_by_row() -> None:
    position = arrange("### Sh1", ["Sh3 Sh2", "Sh1"])
    cells = ["0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"]
    assert [str(move) for move in position.legal_moves] == [f"{tile}@{at}" for tile in ("Sh3", "Sh2") for at in cells]


def test_when_over_there_is_no_legal_move() -> None:
    moves = to_the_end(new_game(1)).legal_moves
    assert len(moves) == 0
    assert list(moves) == []
    assert parse_move("Sh1@1,0") not in moves
    with pytest.raises(IndexError):
        moves[0]
