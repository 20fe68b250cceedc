"""What a seat can infer about hidden tiles: exactly the set in the hands and stacks it does not see."""

from __future__ import annotations

from collections import Counter

import pytest

from lodestone.bots.clustered.knowledge import Knowledge
from lodestone.clustered import Position, Rules, Tile, new_game
from lodestone.match.clustered.view import view_for


def after(position: Position, moves: int) -> Position:
    for _ in range(moves):
        position, _ = position.play(position.legal_moves[-1])
    return position


def to_come(position: Position, seat: int) -> Counter[Tile]:
    return Counter(position.setup.stacks[seat][position.drawn[seat] :])


@pytest.mark.parametrize("moves", [0, 1, 9, 40])
@pytest.mark.parametrize("rules", [Rules(), Rules(fast=True, extra_wild=(1,))])
def test_what_was_not_seen_is_still_to_come(rules: Rules, moves: int) -> None:
    position = after(new_game(2, seed=6, rules=rules), moves)
    own, other = Knowledge().look(view_for(position, 0))
    assert own.known == other.known == ()
    assert Counter(own.unknown) == to_come(position, 0)
    assert Counter(other.unknown) == to_come(position, 1) + Counter(position.hands[1])


def test_Z7_what_a_move_that_was_taken_back_has_shown_is_remembered() -> None:
    before = after(new_game(2, seed=6), 2)
    knowledge = Knowledge()
    knowledge.look(view_for(after(before, 2), 0))
    own, other = knowledge.look(view_for(before, 0))
    assert own.known == before.setup.stacks[0][before.drawn[0] : before.drawn[0] + 1]
    assert len(other.known) == 1
    assert other.known[0] in before.hands[1]
    assert Counter(own.unknown) + Counter(own.known) == to_come(before, 0)
