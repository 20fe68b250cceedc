"""Tables to test on, and hands to control: everything goes through intents, as in a real match."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from lodestone.bots.kluster import kluster_bot, play_match
from lodestone.core import Event, LodestoneError
from lodestone.kluster import Boxes, Magnet, Options, TableOptions, is_spinner
from lodestone.match.kluster.live import (
    AnyIntent,
    AnyPlan,
    Drag,
    Grab,
    Hover,
    Input,
    KlusterMatch,
    KlusterRecord,
    LetGo,
    Release,
    Resign,
    Stage,
    Take,
    from_record,
    set_table,
    to_record,
)
from lodestone.match.kluster.live.intents import Face, Pose

HIGH = 120.0
"""mm: at this height a held magnet disturbs nothing."""


def table(
    classic: int = 1,
    duo: int = 0,
    seats: int = 2,
    seed: int = 3,
    options: Options | None = None,
    cords: tuple[AnyPlan, ...] | None = None,
    **table_options: Any,
) -> KlusterMatch:
    """A match that has just been set up."""
    boxes = Boxes(classic, duo)
    return KlusterMatch(set_table(boxes, seats, seed, 0, options, TableOptions(**table_options), cords))


def on_turn(match: KlusterMatch) -> int:
    """The seat on turn."""
    assert match.position.seat is not None
    return match.position.seat


def face(match: KlusterMatch, magnet: Magnet, north: bool) -> Face:
    """The face to turn up, or ahead, so that the north pole points there; only tests may know."""
    if (match.setting.made[magnet].north == "a") == north:
        return "a"
    return "b"


def next_magnet(match: KlusterMatch, spinner: bool = False) -> Magnet:
    """A magnet of the seat on turn."""
    return next(magnet for magnet in match.position.pools[on_turn(match)] if is_spinner(magnet) == spinner)


def hold(
    match: KlusterMatch,
    x: float,
    y: float,
    height: float = 30.0,
    *,
    north: bool = True,
    pose: Pose | None = None,
    yaw: float = 0.0,
    spinner: bool = False,
) -> Magnet:
    """Take a magnet and bring it over a place: high across the table, then straight down."""
    magnet = next_magnet(match, spinner)
    seat = on_turn(match)
    match.do(seat, Take(magnet, face(match, magnet, north), pose, yaw))
    for target in (HIGH, height):
        match.do(seat, Hover(x, y, target))
        turn = match.turn
        assert turn is not None
        while match.turn is turn and turn.stage is Stage.PREPARING and not turn.hand.still:
            match.advance()
    return magnet


def place(match: KlusterMatch, x: float, y: float, **how: Any) -> tuple[Event, ...]:
    """A whole turn: hold a magnet over a place, let go, wait; returns the events of the rules."""
    hold(match, x, y, **how)
    match.do(on_turn(match), Release())
    return match.advance_to_rest().events


def state(match: KlusterMatch) -> tuple[object, ...]:
    """Everything that a refused intent must leave unchanged."""
    turn = match.turn
    hand = None if turn is None else (turn.hand.grip, turn.hand.returning, turn.stage, turn.frames, turn.placed)
    return match.board.digest(), match.position, hand, msgspec.to_builtins(match.frame()), len(match.turns)


def refused(match: KlusterMatch, seat: int, intent: AnyIntent) -> LodestoneError:
    """Ask for something that is refused; checks that nothing changes and that the refusal has a sentence."""
    before = state(match)
    with pytest.raises(LodestoneError) as caught:
        match.do(seat, intent)
    assert state(match) == before
    assert str(caught.value)
    return caught.value


def names(events: tuple[Event, ...]) -> list[str]:
    """Events by their names."""
    return [type(event).__name__ for event in events]


def pull(match: KlusterMatch, cord: int, by: float) -> None:
    """Pull the right-most point of a cord sideways, then let go and wait."""
    seat = on_turn(match)
    x, y = max(match.frame().cords[cord])
    match.do(seat, Grab(cord, x, y))
    match.do(seat, Drag(cord, x + by, y, abs(by) / 300.0))
    match.advance(round(abs(by) / 300.0 / 0.016) + 3)
    match.do(seat, LetGo(cord))
    match.advance(20)


def apart() -> KlusterMatch:
    """Two crossing cords, the second of which has been pulled away."""
    match = table(2, 0)
    pull(match, 1, 500.0)
    assert not match.board.cords_in_order()
    return match


def lively_match() -> KlusterMatch:
    """Six turns with a kluster, a moved cord, a magnet put back, a time-out and a seat that resigns."""
    match = table(1, 1, seats=4, options=Options(expert=True))
    place(match, 0.0, 0.0, north=True)
    x, y = match.frame().cords[0][30]
    match.do(1, Grab(0, x, y))
    match.do(1, Drag(0, 0.9 * x, 0.9 * y, 0.2))
    match.advance(20)
    match.do(1, LetGo(0))
    place(match, 26.0, 0.0, north=False)
    hold(match, 40.0, 0.0)
    match.time_out()
    match.advance_to_rest()
    match.do(2, Resign())
    match.advance()
    place(match, -60.0, 0.0)
    play_match(match, [kluster_bot("clumsy", seat) for seat in range(4)], most_turns=len(match.turns) + 3)
    return match


def record_of(match: KlusterMatch, turns: int) -> KlusterRecord:
    """The record as it would be read from a file after so many turns."""
    data = json.loads(json.dumps(to_record(match)))
    return from_record({**data, "turns": data["turns"][:turns], "result": None})


def inputs(match: KlusterMatch) -> list[tuple[Input, ...]]:
    """All inputs of the match so far."""
    return [turn.inputs for turn in match.turns]
