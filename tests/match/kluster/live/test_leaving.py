"""Leaving (Z8) and clocks (Z9) in every stage of a turn: afterwards the table is consistent and the match goes on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lodestone.bots.kluster import kluster_bot, play_turn
from lodestone.core import IllegalMove
from lodestone.kluster import Ending, FaultCounted, Options
from lodestone.match.kluster.live import (
    Continue,
    Drag,
    Grab,
    KlusterMatch,
    Release,
    Resign,
    Stage,
    from_record,
    resimulate,
    to_record,
)
from tests.match.kluster.live.tables import hold, names, on_turn, place, pull, table
from tests.match.kluster.live.variants import check


def nothing_done(match: KlusterMatch) -> None:
    """The turn has just begun."""


def holding(match: KlusterMatch) -> None:
    """A magnet is in the hand, over the area."""
    hold(match, -125.0, 0.0)


def dragging(match: KlusterMatch) -> None:
    """A cord is pulled away from the others while a magnet is held."""
    hold(match, -125.0, 0.0, height=60.0)
    x, y = max(match.frame().cords[-1])
    match.do(0, Grab(len(match.frame().cords) - 1, x, y))
    match.do(0, Drag(len(match.frame().cords) - 1, x + 500.0, y, 1.7))
    match.advance(80)


def settling(match: KlusterMatch) -> None:
    """A magnet is on its way down."""
    holding(match)
    match.do(0, Release())
    match.advance(4)


def repairing(match: KlusterMatch) -> None:
    """Placed, but the cords are apart."""
    pull(match, 1, 500.0)
    place(match, -125.0, 0.0)


def choosing(match: KlusterMatch) -> None:
    """An expert may go on."""
    place(match, -125.0, 0.0)


def continuing(match: KlusterMatch) -> None:
    """An expert goes on, a magnet in the hand and a cord pulled away."""
    choosing(match)
    match.do(0, Continue())
    dragging(match)


Situation = Callable[[KlusterMatch], None]
ONE_CORD: list[tuple[int, Situation, Stage]] = [
    (1, nothing_done, Stage.PREPARING),
    (1, holding, Stage.PREPARING),
    (1, settling, Stage.SETTLING),
    (1, choosing, Stage.CHOICE),
]
TWO_CORDS: list[tuple[int, Situation, Stage]] = [
    (2, dragging, Stage.PREPARING),
    (2, settling, Stage.SETTLING),
    (2, repairing, Stage.REPAIR),
    (2, choosing, Stage.CHOICE),
    (2, continuing, Stage.PREPARING),
]
SITUATIONS = [pytest.param(*s, id=f"{s[0]}-{s[1].__name__}") for s in (*ONE_CORD, *TWO_CORDS)]

WAITING = [situation for situation in SITUATIONS if situation.values[2] is not Stage.SETTLING]


def brought_to(classic: int, situation: Situation, stage: Stage, seats: int = 3) -> KlusterMatch:
    """An expert game that is played on for places, in some stage of its first turn; seat 0 has most to place."""
    handicap = tuple(0 if seat == 0 else 2 + seat for seat in range(seats))
    match = table(classic, seats=seats, options=Options(expert=True, play_on=True, handicap=handicap))
    situation(match)
    assert match.stage is stage
    return match


def goes_on(match: KlusterMatch) -> None:
    """Wait until nothing moves; then all must be consistent, the next turn playable, and the record must replay."""
    turns = len(match.turns)
    for _ in range(2000):
        if match.stage not in (Stage.SETTLING, Stage.PREPARING) or match.idle:
            break
        match.advance()
    if match.stage is Stage.REPAIR or (len(match.turns) == turns and not match.position.over):
        play_turn(match, [kluster_bot("clumsy", seat) for seat in range(match.setting.setup.seats)])
    check(match)
    if not match.position.over:
        play_turn(match, [kluster_bot("clumsy", seat) for seat in range(match.setting.setup.seats)])
        check(match)
    outcome, _ = resimulate(from_record(to_record(match)))
    assert outcome.identical


@pytest.mark.parametrize(("classic", "situation", "stage"), SITUATIONS)
def test_Z8_the_seat_on_turn_leaves_in_any_stage(classic: int, situation: Situation, stage: Stage) -> None:
    match = brought_to(classic, situation, stage)
    match.do(0, Resign())
    goes_on(match)
    assert match.position.resigned == (0,)
    assert match.position.pools[0] == ()
    assert not match.position.over


@pytest.mark.parametrize(("classic", "situation", "stage"), SITUATIONS)
def test_Z8_another_seat_leaves_in_any_stage(classic: int, situation: Situation, stage: Stage) -> None:
    match = brought_to(classic, situation, stage)
    match.do(1, Resign())
    with pytest.raises(IllegalMove):
        match.do(1, Resign())
    goes_on(match)
    assert match.position.resigned == (1,)
    assert not match.position.over


@pytest.mark.parametrize(("classic", "situation", "stage"), SITUATIONS)
def test_Z8_the_last_but_one_leaves_in_any_stage(classic: int, situation: Situation, stage: Stage) -> None:
    match = brought_to(classic, situation, stage, seats=2)
    match.do(1, Resign())
    for _ in range(400):
        match.advance()
    if match.stage is Stage.REPAIR:  # the turn is completed first
        play_turn(match, [kluster_bot("clumsy", seat) for seat in range(2)])
    assert match.position.ending is Ending.RESIGNED
    assert match.position.winners == (0,)
    assert resimulate(from_record(to_record(match)))[0].identical


@pytest.mark.parametrize(
    ("classic", "situation", "stage"), [s for s in SITUATIONS if s.values[2] is not Stage.SETTLING]
)
def test_Z9_time_is_up_in_any_stage(classic: int, situation: Situation, stage: Stage) -> None:
    match = brought_to(classic, situation, stage)
    before = len(match.position.pools[0])
    match.time_out()
    match.advance_to_rest()
    assert on_turn(match) == 1
    goes_on(match)
    assert not match.position.over
    assert len(match.position.pools[0]) == before - (stage is Stage.REPAIR)  # what is placed stays placed


def test_QE1_an_expert_goes_on_no_more_if_the_next_seat_is_another() -> None:
    match = table(2, seats=3, options=Options(expert=True, handicap=(3, 6, 0)))
    continuing(match)
    assert not match.board.cords_in_order()
    match.do(1, Resign())  # the next one now has more than seat 0
    frame = match.advance(400)
    assert names(frame.events) == ["SeatResigned", "TurnPassed"]
    assert on_turn(match) == 2
    check(match)


def test_Z9_alone_cords_that_are_not_mended_in_time_are_a_fault() -> None:
    match = table(2, seats=1)
    repairing(match)
    match.time_out()
    events = match.advance_to_rest().events
    assert names(events) == ["MagnetPlaced", "TurnPassed", "FaultCounted", "TurnPassed"]
    assert next(event for event in events if isinstance(event, FaultCounted)).rule == "Z9"
    assert match.position.faults == 1
    goes_on(match)


def test_XK13_cords_for_magnets_only_may_be_mended_by_hand() -> None:
    match = table(2, cord_by_magnet=True)
    match.board.world.cords.nodes(1)[:] += 0.5  # as if magnets had pushed it there
    place(match, -125.0, 0.0)
    assert match.stage is Stage.REPAIR
    play_turn(match, [kluster_bot("clumsy", seat) for seat in range(2)])
    assert on_turn(match) == 1
    check(match)
