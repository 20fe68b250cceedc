"""Every intent: how it is read, what it does, which rule refuses it; refused intents change nothing."""

from __future__ import annotations

import math

import pytest

from lodestone.core import GameOver, InvalidRequest
from lodestone.kluster import Options
from lodestone.match.kluster.live import (
    AnyIntent,
    Continue,
    Done,
    Drag,
    Grab,
    Hover,
    LetGo,
    PutBack,
    Release,
    Resign,
    Stage,
    Stop,
    Take,
    plain_intent,
    read_intent,
)
from lodestone.match.kluster.live.intents import Face
from tests.match.kluster.live.tables import hold, next_magnet, place, refused, table

ALL: list[AnyIntent] = [
    Take("c1", "b", "standing", 30.0),
    Hover(1.0, 2.0, 3.0, 4.0, "a", "flat", 0.5),
    PutBack(),
    Release(),
    Grab(0, 160.0, 0.0),
    Drag(0, 100.0, 0.0, 0.5),
    LetGo(0),
    Continue(),
    Stop(),
    Done(),
    Resign(),
]


@pytest.mark.parametrize("intent", ALL, ids=lambda intent: type(intent).__name__)
def test_intents_survive_json(intent: AnyIntent) -> None:
    assert read_intent(plain_intent(intent)) == intent


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"do": "pass"},
        {"do": "timeout"},
        {"do": "take"},
        {"do": "take", "magnet": 3},
        {"do": "take", "magnet": "c1", "face": "north"},
        {"do": "hover", "x": 0, "y": 0, "height": -1},
        {"do": "hover", "x": 1e9, "y": 0, "height": 1},
        {"do": "hover", "x": "1", "y": 0, "height": 1},
        {"do": "release", "now": True},
    ],
)
def test_what_is_no_intent_is_refused(data: object) -> None:
    with pytest.raises(InvalidRequest):
        read_intent(data)


def test_a_refusal_names_the_place() -> None:
    for data, where in ((3, "intent"), ({"do": "hover", "x": "1", "y": 0, "height": 1}, "intent.x")):
        with pytest.raises(InvalidRequest) as refused:
            read_intent(data)
        assert refused.value.key == "request-type"
        assert refused.value.arguments["place"] == where


@pytest.mark.parametrize("number", [math.nan, math.inf, 1e300, -1e300])
def test_numbers_out_of_reach_are_refused_when_done(number: float) -> None:
    match = table()
    hold(match, 0.0, 0.0)
    for intent in (
        Hover(number, 0.0, 30.0),
        Hover(0.0, 0.0, number),
        Hover(0.0, 0.0, 30.0, yaw=number),
        Grab(0, number, 0.0),
    ):
        assert refused(match, 0, intent).key == "kluster-intent-number"


def test_K8_only_the_seat_on_turn_acts() -> None:
    match = table()
    for intent in ALL[:-1]:
        assert refused(match, 1, intent).rule == "K8"


@pytest.mark.parametrize(
    ("intent", "rule", "key"),
    [
        (Hover(0.0, 0.0, 30.0), "K9", "kluster-hand-empty"),
        (PutBack(), "K9", "kluster-hand-empty"),
        (Release(), "K9", "kluster-hand-empty"),
        (Take("c99"), "K9", "kluster-not-in-pool"),
        (Grab(1, 160.0, 0.0), "K2", "kluster-no-such-cord"),
        (Grab(-1, 160.0, 0.0), "K2", "kluster-no-such-cord"),
        (Grab(0, 0.0, 0.0), "K15", "kluster-cord-missed"),
        (Drag(0, 0.0, 0.0), "K15", "kluster-cord-free"),
        (LetGo(0), "K15", "kluster-cord-free"),
        (Continue(), "E3", "kluster-nothing-offered"),
        (Stop(), "K9", "kluster-stop"),
        (Done(), "K9", "kluster-done-early"),
    ],
)
def test_refusals_at_the_start_of_a_turn(intent: AnyIntent, rule: str, key: str) -> None:
    error = refused(table(), 0, intent)
    assert (error.rule, error.key) == (rule, key)


def test_one_magnet_at_a_time_from_the_own_pool() -> None:
    match = table()
    other = match.position.pools[1][0]
    assert refused(match, 0, Take(other)).rule == "K9"
    magnet = hold(match, 0.0, 0.0)
    error = refused(match, 0, Take(match.position.pools[0][1]))
    assert (error.rule, error.arguments["magnet"]) == ("Q-K3", magnet)


def test_K14_D13_what_lies_is_not_touched() -> None:
    match = table(1, 1)
    placed = next_magnet(match)
    place(match, 0.0, 0.0)
    assert refused(match, 1, Take(placed)).rule == "K14"


def test_QK7_poses_by_kind() -> None:
    match = table(1, 1)
    stone, spinner = next_magnet(match), next_magnet(match, spinner=True)
    assert refused(match, 0, Take(stone, pose="lying")).rule == "Q-K7"
    for pose in ("flat", "standing"):
        assert refused(match, 0, Take(spinner, pose=pose)).rule == "Q-K7"
    hold(match, 0.0, 0.0)
    assert refused(match, 0, Hover(0.0, 0.0, 30.0, pose="lying")).rule == "Q-K7"


def test_turning_a_magnet_over_needs_room() -> None:
    match = table()
    hold(match, 0.0, 0.0, height=1.0)
    held = match.frame().held
    assert held is not None
    other: Face = "b" if held.face == "a" else "a"
    assert refused(match, 0, Hover(0.0, 0.0, 1.0, face=other)).key == "kluster-turn-too-low"
    match.do(0, Hover(0.0, 0.0, 40.0))
    match.advance(20)
    match.do(0, Hover(0.0, 0.0, 40.0, face=other, pose="standing"))
    match.advance(40)
    turned = match.frame().held
    assert turned is not None
    assert (turned.face, turned.pose, turned.body.up) == (other, "standing", None)


def test_a_grabbed_cord_is_held_once() -> None:
    match = table()
    x, y = match.frame().cords[0][0]
    match.do(0, Grab(0, x, y))
    assert match.frame().grabbed == (0,)
    assert refused(match, 0, Grab(0, x, y)).key == "kluster-cord-held"
    match.do(0, Drag(0, x - 40.0, y))
    match.advance(10)
    match.do(0, LetGo(0))
    match.advance(2)
    assert match.frame().grabbed == ()
    assert refused(match, 0, Drag(0, x, y)).key == "kluster-cord-free"


def test_Z4_while_everything_settles_nothing_is_accepted() -> None:
    match = table()
    hold(match, 0.0, 0.0)
    match.do(0, Release())
    match.advance()
    assert match.stage is Stage.SETTLING
    for intent in (Take("c1"), Hover(0.0, 0.0, 9.0), Grab(0, 160.0, 0.0), Done(), PutBack(), Stop()):
        assert refused(match, 0, intent).rule == "Z4"


def test_K21_nothing_after_the_end() -> None:
    match = table()
    match.do(1, Resign())
    match.advance()
    with pytest.raises(GameOver):
        match.do(0, Take("c1"))
    with pytest.raises(GameOver):
        match.time_out()
    assert match.stage is Stage.OVER
    assert match.advance().events == ()


def test_time_goes_by_in_whole_frames() -> None:
    with pytest.raises(InvalidRequest, match="whole frames"):
        table().advance(0)


def test_time_stands_still_until_somebody_acts() -> None:
    match = table(options=Options(expert=True))
    before = match.board.digest()
    assert match.idle
    assert match.advance(100).number == 0
    assert match.board.digest() == before
