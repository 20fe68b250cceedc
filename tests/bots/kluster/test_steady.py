"""`steady`: legal in every variant, honest, reproducible, as strong as promised."""

from __future__ import annotations

import functools
from typing import ClassVar

import msgspec
import numpy as np
import pytest

from lodestone.bots.kluster import KlusterBot, SteadyBot, kluster_bot, play_match, play_turn
from lodestone.bots.kluster.felt_poles import Poles, TugReadings, nominal
from lodestone.bots.kluster.plan import Plan, Step
from lodestone.bots.kluster.widening import deepest_dent, widen
from lodestone.core import Seat
from lodestone.kluster import Boxes, Magnet, Options, TableOptions
from lodestone.match.kluster.live import (
    AnyIntent,
    AnyPlan,
    Circle,
    Eight,
    Frame,
    Grab,
    Hover,
    KlusterMatch,
    KlusterView,
    Oval,
    Release,
    Setting,
    Stage,
    Take,
    set_table,
)
from lodestone.physics.cord_area import enclosed_area
from tests.match.kluster.live.tables import inputs


class StrictMatch(KlusterMatch):
    """Counts refused intents: a legal player has none."""

    def __init__(self, setting: Setting) -> None:
        self.refused: list[AnyIntent] = []
        super().__init__(setting)

    def do(self, seat: Seat, intent: AnyIntent) -> None:
        self.refused.append(intent)
        super().do(seat, intent)
        self.refused.pop()


def played(
    setting: Setting, names: list[str], most_turns: int | None = None, tremor: float | None = None
) -> StrictMatch:
    """Play a match, or the first turns of one."""
    match = StrictMatch(setting)
    bots: list[KlusterBot] = [
        SteadyBot(seat, tremor) if name == "steady" and tremor is not None else kluster_bot(name, seat)
        for seat, name in enumerate(names)
    ]
    play_match(match, bots, most_turns=most_turns)
    return match


def truth(setting: Setting, one: Magnet, other: Magnet) -> int:
    """1 if the `a` faces of two magnets have the same pole, else −1."""
    return 1 if setting.made[one].moment * setting.made[other].moment > 0 else -1


@functools.cache
def solo(seed: int, tremor: float = 0.0) -> StrictMatch:
    """A game of Classic alone."""
    return played(set_table(Boxes(classic=1), seats=1, seed=seed), ["steady"], tremor=tremor)


def duel(seed: int, options: Options | None = None) -> StrictMatch:
    """A game of Classic against `clumsy`; who begins changes from game to game."""
    setting = set_table(Boxes(classic=1), seats=2, seed=seed, first=seed % 2, options=options)
    return played(setting, ["steady", "clumsy"])


# Legal

VARIANTS: list[tuple[Boxes, list[str], Options, int | None]] = [
    (Boxes(duo=1), ["steady"], Options(), None),
    (Boxes(duo=1), ["steady", "clumsy"], Options(), None),
    (Boxes(classic=1), ["steady", "clumsy", "steady", "clumsy"], Options(expert=True), 24),
    (Boxes(classic=1, duo=1), ["clumsy", "steady", "steady", "steady", "steady"], Options(one_group=True), 17),
    (Boxes(classic=2, duo=1), ["steady"] * 9 + ["clumsy"], Options(expert=True), 3),
]
BEGINNINGS = [(boxes, names, options, 6 if len(names) < 10 else 2) for boxes, names, options, _ in VARIANTS]
"""Only the beginnings: `make soak` plays whole games of all of them, and there are two whole duels below."""


@pytest.mark.parametrize(("boxes", "names", "options", "most_turns"), BEGINNINGS)
def test_asks_only_for_what_is_allowed(
    boxes: Boxes, names: list[str], options: Options, most_turns: int | None
) -> None:
    match = played(set_table(boxes, seats=len(names), seed=1, options=options), names, most_turns)
    assert not match.refused
    assert match.position.over or len(match.turns) == most_turns


@pytest.mark.parametrize("cord", [Oval(ratio=0.3, yaw=40.0), Eight()])
def test_keeps_inside_of_any_cord(cord: AnyPlan) -> None:
    match = played(set_table(Boxes(classic=1), seats=1, seed=4, cords=[cord]), ["steady"], 6)
    assert not match.refused
    assert len(match.board.lying()) == 6


@pytest.mark.soak
@pytest.mark.parametrize(("boxes", "names", "options", "most_turns"), VARIANTS)
@pytest.mark.parametrize("seed", range(5))
def test_plays_every_variant_to_the_end(
    boxes: Boxes, names: list[str], options: Options, most_turns: int | None, seed: int
) -> None:
    match = played(set_table(boxes, seats=len(names), seed=seed, options=options), names, 600)
    assert not match.refused
    assert match.position.over


# Honest, rule Z5


def test_a_world_with_all_poles_swapped_is_played_in_the_same_way() -> None:
    setting = set_table(Boxes(classic=1), seats=1, seed=6)
    swapped = {name: msgspec.structs.replace(made, moment=-made.moment) for name, made in setting.made.items()}
    one = played(setting, ["steady"], 8)
    other = played(msgspec.structs.replace(setting, made=swapped), ["steady"], 8)
    assert inputs(one) == inputs(other)


def test_before_anything_is_felt_it_plays_the_same_whatever_the_poles_are() -> None:
    setting = set_table(Boxes(classic=1), seats=1, seed=6)
    other = {
        name: msgspec.structs.replace(made, moment=-made.moment if int(name[1:]) % 2 else made.moment)
        for name, made in setting.made.items()
    }
    one = played(setting, ["steady"], 1)
    two = played(msgspec.structs.replace(setting, made=other), ["steady"], 1)
    assert inputs(one) == inputs(two)


def test_what_it_sees_tells_no_pole() -> None:
    class Curious(SteadyBot):
        """Looks closely at everything it is shown."""

        seen: ClassVar[list[bytes]] = []

        def plan(self, view: KlusterView) -> Plan:
            assert view.north is None
            self.seen.append(msgspec.json.encode(view))
            yield from super().plan(view)

    bot = Curious()
    play_match(KlusterMatch(set_table(Boxes(duo=1), seats=1, seed=1)), [bot], most_turns=3)
    assert len(bot.seen) == 3
    assert not any(word in text for text in bot.seen for word in (b"moment", b"strength", b'"a"', b'"b"'))


def felt(setting: Setting, numb: bool) -> tuple[Poles, list[Magnet]]:
    """Two stones lie 90 mm apart, a third is held over the first, then over the second."""
    match = KlusterMatch(setting)
    first, second, third = match.position.pools[0][:3]
    for magnet, x in ((first, -45.0), (second, 45.0)):
        match.do(0, Take(magnet))
        match.do(0, Hover(x, 0.0, 40.0))
        match.advance(60)
        match.do(0, Release())
        match.advance_to_rest()
    match.do(0, Take(third))
    sense = TugReadings(third, {name: max(nominal(name, made.size).moment) for name, made in setting.made.items()})
    for x in (-45.0, 45.0):
        match.do(0, Hover(x, 0.0, 70.0))
        match.advance(60)
        frame = match.frame().seen_by(0)
        assert frame.stage is Stage.PREPARING
        sense.feel(msgspec.structs.replace(frame, tug=None) if numb else frame)
    poles = Poles()
    poles.learn(sense)
    return poles, [first, second, third]


@pytest.mark.parametrize("seed", range(2))
def test_feels_which_faces_are_alike(seed: int) -> None:
    setting = set_table(Boxes(classic=1), seats=1, seed=seed)
    poles, (first, second, third) = felt(setting, numb=False)
    known = poles.relative(third)
    assert known == {magnet: truth(setting, third, magnet) for magnet in (first, second, third)}


def test_knows_nothing_without_having_felt_it() -> None:
    poles, stones = felt(set_table(Boxes(classic=1), seats=1, seed=1), numb=True)
    assert poles.relative(stones[2]) == {stones[2]: 1}
    assert len(poles.groups(stones)) == 3


def test_surer_feelings_win_over_contradictions() -> None:
    poles = Poles()
    poles.show({"c1": "a", "c2": "b", "c3": "b"})
    assert poles.relative("c1") == {"c1": 1, "c2": -1, "c3": -1}
    assert poles.relative("c3") == {"c1": -1, "c2": 1, "c3": 1}


def test_uses_poles_that_the_table_shows() -> None:
    setting = set_table(Boxes(duo=1), seats=1, seed=2, table=TableOptions(show_poles=True))
    bot = SteadyBot()
    play_match(KlusterMatch(setting), [bot], most_turns=1)
    known = bot._poles.relative("s1")
    assert known == {magnet: truth(setting, "s1", magnet) for magnet in setting.made}


def test_what_it_has_learned_by_the_end_is_true() -> None:
    match = StrictMatch(set_table(Boxes(classic=1), seats=1, seed=3))
    bot = SteadyBot(0, tremor=0.0)
    play_match(match, [bot])
    lying = match.board.lying()
    known = bot._poles.relative(lying[0])
    assert len(known) == len(lying)
    assert known == {magnet: truth(match.setting, lying[0], magnet) for magnet in lying}


# Careful


def test_backs_off_from_a_strong_pull() -> None:
    """With somebody else's magnet right below, it raises its own again instead of letting go."""

    class Misled(SteadyBot):
        """Believes at first that the middle is free."""

        def plan(self, view: KlusterView) -> Plan:
            plan = super().plan(view)
            step = next(plan)
            try:
                while True:
                    frame: Frame = yield step
                    pull = frame.tug and msgspec.structs.replace(frame.tug, force=(0.0, 0.0, -0.05))
                    low = frame.held is not None and frame.held.body.at[2] < 65.0
                    step = plan.send(msgspec.structs.replace(frame, tug=pull) if low and self.alarms < 2 else frame)
                    self.alarms += low
                    self.steps.append(step)
            except StopIteration:
                return

        alarms = 0
        steps: ClassVar[list[Step]] = []

    bot = Misled(tremor=0.0)
    match = StrictMatch(set_table(Boxes(classic=1), seats=1, seed=3))
    play_match(match, [bot], most_turns=1)
    heights = [intent.height for step in bot.steps for intent in step.intents if isinstance(intent, Hover)]
    lowest = heights.index(min(heights[: len(heights) // 2]))
    assert max(heights[lowest:]) > 100.0, "went up again"
    assert match.board.lying()


# Room


def widened(cord: AnyPlan, most_pulls: int = 3) -> tuple[KlusterMatch, float, float]:
    """A match in which dents of the cord are pulled outwards; the area before and after (mm²)."""

    class Widening:
        """Does nothing but that."""

        def plan(self, view: KlusterView) -> Plan:
            frame = view.frame
            for _ in range(most_pulls):
                if (dent := deepest_dent(frame)) is not None:
                    frame = yield from widen(frame, dent)

    match = StrictMatch(set_table(Boxes(classic=1), seats=2, seed=4, cords=[cord]))
    play_match(match, [kluster_bot("clumsy", 0), kluster_bot("clumsy", 1)], most_turns=2)
    before = enclosed_area(np.array(match.frame().cords[0]))
    areas: list[float] = []
    play_turn(match, [Widening(), Widening()], lambda frame: areas.append(enclosed_area(np.array(frame.cords[0]))))
    assert not match.refused
    return match, before, max([before, *areas])


def test_draws_a_cord_outwards_where_it_has_a_dent() -> None:
    _, before, after = widened(Oval(ratio=0.3))
    assert after > 1.15 * before


def test_leaves_a_cord_that_has_nothing_to_give() -> None:
    match, before, after = widened(Circle())
    assert after == pytest.approx(before, rel=1e-3)
    assert not any(isinstance(given.intent, Grab) for given in match.turns[-1].inputs)


def test_makes_room_if_it_sees_no_safe_place() -> None:
    setting = set_table(Boxes(classic=1), seats=1, seed=4, cords=[Oval(ratio=0.12)])
    match = played(setting, ["steady"], 10)
    assert not match.refused
    assert any(isinstance(given.intent, Grab) for turn in match.turns for given in turn.inputs)


def test_moves_no_cord_by_hand_where_that_is_forbidden() -> None:
    table = TableOptions(cord_by_magnet=True)
    match = played(set_table(Boxes(classic=1), 1, 4, table=table, cords=[Oval(ratio=0.12)]), ["steady"], 10)
    assert not match.refused
    assert not any(isinstance(given.intent, Grab) for turn in match.turns for given in turn.inputs)


# Reproducible


def test_the_same_seed_makes_the_same_choices() -> None:
    setting = set_table(Boxes(duo=1), seats=2, seed=5)
    assert inputs(played(setting, ["steady", "steady"], 4)) == inputs(played(setting, ["steady", "steady"], 4))


def test_hands_of_different_seeds_tremble_differently() -> None:
    setting = set_table(Boxes(duo=1), seats=2, seed=5)
    first, second, *_ = inputs(played(setting, ["steady", "steady"], 2))
    assert [entry.intent for entry in first] != [entry.intent for entry in second]


# Strong


@pytest.mark.parametrize("seed", [1])
def test_alone_and_without_tremor_it_places_all(seed: int) -> None:
    status = solo(seed).position.solo
    assert status is not None
    assert status.total_victory
    assert not solo(seed).refused


@pytest.mark.parametrize("seed", [0])
def test_beats_clumsy(seed: int) -> None:
    match = duel(seed)
    assert match.position.winners == (0,)
    assert not match.refused


@pytest.mark.soak
def test_alone_and_without_tremor_it_places_all_in_most_games() -> None:
    games = [solo(seed).position.solo for seed in range(40)]
    assert sum(status is not None and status.total_victory for status in games) > 20


@pytest.mark.soak
@pytest.mark.parametrize("expert", [False, True])
def test_beats_clumsy_in_nine_games_of_ten(expert: bool) -> None:
    assert sum(duel(seed, Options(expert=expert)).position.winners == (0,) for seed in range(50)) >= 45
