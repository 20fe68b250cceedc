"""Tables to test on, and hands that do as they are told: everything goes through intents, as in a real match."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from lodestone.core import Event, LodestoneError
from lodestone.kluster import Boxes, Magnet, Options, TableOptions, is_spinner
from lodestone.match.kluster.live import AnyIntent, AnyPlan, Hover, KlusterMatch, Release, Stage, Take, set_table
from lodestone.match.kluster.live.intents import Face, Pose

HIGH = 120.0
"""mm: from there a held magnet disturbs nothing."""


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
    """The face to turn up, or ahead, so that the north pole is there; only a test may know."""
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
    """A whole turn: hold a magnet over a place, let go, wait; what the rules made of it."""
    hold(match, x, y, **how)
    match.do(on_turn(match), Release())
    return match.advance_to_rest().events


def state(match: KlusterMatch) -> tuple[object, ...]:
    """Everything that a refused intent must leave as it is."""
    turn = match.turn
    hand = None if turn is None else (turn.hand.grip, turn.hand.returning, turn.stage, turn.frames, turn.placed)
    return match.board.digest(), match.position, hand, msgspec.to_builtins(match.frame()), len(match.turns)


def refused(match: KlusterMatch, seat: int, intent: AnyIntent) -> LodestoneError:
    """Ask for something that is refused; nothing may change, and the refusal has its words."""
    before = state(match)
    with pytest.raises(LodestoneError) as caught:
        match.do(seat, intent)
    assert state(match) == before
    assert str(caught.value)
    return caught.value


def names(events: tuple[Event, ...]) -> list[str]:
    """Events by their names."""
    return [type(event).__name__ for event in events]
