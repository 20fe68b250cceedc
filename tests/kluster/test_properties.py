"""What holds in every game: magnets are conserved, turns go round, winners and faults follow from the facts."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lodestone.core import Event, GameOver, IllegalMove
from lodestone.kluster import Boxes, Ending, GameEnded, MagnetsTaken, Options, Phase, Position, new_game
from tests.kluster.tables import STEPS, Table, everything, facts_for, game_at, happen, tables


def assert_sound(position: Position) -> None:
    """Check what is true of any single position."""
    assert everything(position) == sorted(position.setup.boxes.magnets)  # conserved, each in one place
    assert (position.seat is None) == position.over == (position.ending is not None)
    assert set(position.winners[:1]) <= {*position.places, *position.winners}
    assert len(set(position.places)) == len(position.places)
    assert not set(position.places) & set(position.resigned)
    if position.seat is not None:
        assert position.seat in position.active
        assert position.pools[position.seat]
        assert all(position.pools[seat] for seat in position.active)
    if position.phase is Phase.CONTINUE:
        assert position.setup.options.expert
        assert not position.setup.solo
    if position.setup.solo:
        assert position.faults <= 3
        assert (position.faults == 3) == (position.ending is Ending.FAULTS)
        assert position.solo is not None
        assert position.solo.placed == len(position.table)


def assert_follows(before: Position, events: list[Event], position: Position) -> None:
    """Check what is true of any two successive positions."""
    passed = position.seat != before.seat
    if passed and position.seat is not None and before.seat is not None:
        skipped = (position.seat - before.seat) % position.setup.seats - 1
        between = [(before.seat + 1 + step) % position.setup.seats for step in range(skipped)]
        assert all(seat in position.resigned or seat in position.places for seat in between)  # K8
    taken = [magnet for event in events if isinstance(event, MagnetsTaken) for magnet in event.magnets]
    assert len(set(taken)) == len(taken)
    if taken:
        assert before.seat is not None
        assert set(taken) <= set(position.pools[before.seat])
        assert position.phase is not Phase.CONTINUE  # E5
        if position.ending is not Ending.ROUNDS:  # Q-K27: there the fewest left win, fault or not
            assert before.seat not in position.winners or before.seat in before.winners  # Q-K16
    assert isinstance(events[-1], GameEnded) == position.over
    if position.ending in (Ending.WIN, Ending.TOTAL_VICTORY):
        assert not taken
        assert before.seat is not None
        assert position.pools[before.seat] == ()


@settings(max_examples=300)
@given(tables(), st.lists(STEPS, min_size=5, max_size=50))
def test_whatever_is_told(table: Table, steps: list[tuple[str, int]]) -> None:
    position = game_at(table)
    assert_sound(position)
    for kind, number in steps:
        kept = repr(position)
        try:
            following, events = happen(position, kind, number)
        except (IllegalMove, GameOver):
            assert repr(position) == kept
            continue
        assert repr(position) == kept
        assert_sound(following)
        assert_follows(position, events, following)
        position = following


VARIANTS = [
    (Boxes(classic=1), 1),
    (Boxes(classic=1), 2),
    (Boxes(classic=1), 4),
    (Boxes(duo=1), 1),
    (Boxes(duo=1), 2),
    (Boxes(classic=1, duo=1), 6),
    (Boxes(classic=2, duo=1), 10),
    (Boxes(classic=3), 12),
    (Boxes(classic=4, duo=4), 24),
]


@pytest.mark.parametrize("options", [Options(), Options(expert=True), Options(play_on=True)])
@pytest.mark.parametrize(("boxes", "seats"), VARIANTS)
def test_careful_players_always_come_to_an_end(boxes: Boxes, seats: int, options: Options) -> None:
    chance = random.Random(f"{boxes}{seats}{options}")
    position = new_game(boxes, seats, chance.randrange(seats), options)
    for _ in range(5000):
        kind = "fault" if chance.random() < 0.1 else "clean"
        facts = facts_for(position, kind, chance.randrange(2**20))
        if not position.explain(facts):
            before = position
            position, events = position.play(facts)
            assert_sound(position)
            assert_follows(before, events, position)
        if position.over:
            break
    assert position.over
    if seats > 1:
        assert position.winner == position.places[0]
        assert len(position.places) == (seats if options.play_on else 1)
