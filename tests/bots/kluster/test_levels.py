"""`casual`, `club`, `expert`: legal, honest, hands as published; they pull cords in and out, and stop in time."""

from __future__ import annotations

import math
import re
from typing import ClassVar

import msgspec
import numpy as np
import pytest

from lodestone.bots.kluster import KLUSTER_BOTS, LevelBot, kluster_bot, play_match
from lodestone.bots.kluster.cords import crossings, draw_cord, untangle
from lodestone.bots.kluster.hand import TremblingHand
from lodestone.bots.kluster.levels import CASUAL, CLUB, EXPERT, STEADY
from lodestone.bots.kluster.plan import Plan
from lodestone.bots.kluster.squeezing import Obstacle, best_pull
from lodestone.bots.kluster.widening import deepest_bay, roundness, widen
from lodestone.core import Chance
from lodestone.kluster import Boxes, Options, TableOptions
from lodestone.match.games import GAMES
from lodestone.match.kluster.live import (
    Circle,
    Continue,
    Frame,
    Grab,
    KlusterMatch,
    KlusterView,
    Release,
    Setting,
    Stop,
    set_table,
)
from lodestone.physics.cord_area import contains, enclosed_area, self_crossings
from tests import ROOT
from tests.match.kluster.live.tables import inputs

LEVELS = {"casual": CASUAL, "steady": STEADY, "club": CLUB, "expert": EXPERT}


def alone(setting: Setting, turns: int) -> KlusterMatch:
    """The first turns of an `expert` in solo play."""
    match = KlusterMatch(setting)
    play_match(match, [LevelBot("expert", EXPERT)], most_turns=turns)
    return match


# Legal

VARIANTS: list[tuple[Boxes, list[str], Options, int | None]] = [
    (Boxes(duo=1), ["expert", "clumsy"], Options(), 2),
    (Boxes(duo=1), ["club"], Options(), 3),
    (Boxes(classic=1), ["casual", "club", "expert"], Options(expert=True), 3),
    (Boxes(classic=1, duo=1), ["casual", "club", "expert"], Options(one_group=True), 3),
]


@pytest.mark.parametrize(("boxes", "names", "options", "most_turns"), VARIANTS)
def test_asks_only_for_what_is_allowed(
    boxes: Boxes, names: list[str], options: Options, most_turns: int | None
) -> None:
    match = KlusterMatch(set_table(boxes, seats=len(names), seed=3, options=options))
    report = play_match(match, [kluster_bot(name, seat) for seat, name in enumerate(names)], most_turns=most_turns)
    assert report.clean, report
    assert match.position.over or len(match.turns) == most_turns


@pytest.mark.soak
@pytest.mark.parametrize(("boxes", "names", "options", "most_turns"), VARIANTS)
@pytest.mark.parametrize("seed", range(5))
def test_plays_every_variant_to_the_end(
    boxes: Boxes, names: list[str], options: Options, most_turns: int | None, seed: int
) -> None:
    match = KlusterMatch(set_table(boxes, seats=len(names), seed=seed, options=options))
    report = play_match(match, [kluster_bot(name, seat) for seat, name in enumerate(names)], most_turns=600)
    assert report.clean, report
    assert match.position.over


def test_every_level_can_be_seated() -> None:
    assert tuple(KLUSTER_BOTS) == GAMES["kluster"].levels


# Honest, rule Z5


def test_a_world_with_all_poles_swapped_is_played_in_the_same_way() -> None:
    setting = set_table(Boxes(classic=1), seats=1, seed=6)
    swapped = {name: msgspec.structs.replace(made, moment=-made.moment) for name, made in setting.made.items()}
    assert inputs(alone(setting, 3)) == inputs(alone(msgspec.structs.replace(setting, made=swapped), 3))


def test_before_anything_is_felt_it_plays_the_same_whatever_the_poles_are() -> None:
    setting = set_table(Boxes(classic=1), seats=1, seed=6)
    other = {
        name: msgspec.structs.replace(made, moment=-made.moment if int(name[1:]) % 2 else made.moment)
        for name, made in setting.made.items()
    }
    assert inputs(alone(setting, 1)) == inputs(alone(msgspec.structs.replace(setting, made=other), 1))


def test_the_same_seed_makes_the_same_choices() -> None:
    setting = set_table(Boxes(classic=1), seats=1, seed=7)
    assert inputs(alone(setting, 2)) == inputs(alone(setting, 2))


# Hands


@pytest.mark.parametrize("name", LEVELS)
def test_trembles_as_published(name: str) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    published = re.search(rf"^\| `{name}` \| ([\d.]+) mm \|", page, re.MULTILINE)
    assert published is not None
    assert float(published[1]) == LEVELS[name].tremor
    match = KlusterMatch(set_table(Boxes(classic=1), seats=1, seed=1))
    wanted, hit = LevelBot(name, LEVELS[name], tremor=0.0), LevelBot(name, LEVELS[name])
    places = []
    for bot in (wanted, hit):
        match = KlusterMatch(set_table(Boxes(classic=1), seats=1, seed=1))
        play_match(match, [bot], most_turns=1)
        places.append(np.array(match.frame().lying[0].at[:2]))
    assert np.hypot(*(places[0] - places[1])) > 0.0 or LEVELS[name].tremor == 0.0


def test_a_hand_is_off_by_its_tremor() -> None:
    hand = TremblingHand(Chance(1, "tremor"), tremor=2.0)
    off = np.array([hand._shake() for _ in range(20_000)])
    assert np.allclose(off.std(axis=0), 2.0, rtol=0.05)
    assert np.allclose(off.mean(axis=0), 0.0, atol=0.2)


def test_tremor_falls_from_level_to_level() -> None:
    assert CASUAL.tremor > CLUB.tremor > EXPERT.tremor


# Expert's choice, rule E3


def choices(loop: float) -> list[Continue | Stop]:
    """What `expert` decides after its first magnet when it may go on, since seat 1 has nine magnets fewer."""
    options = Options(expert=True, handicap=(0, 9))
    match = KlusterMatch(set_table(Boxes(classic=1), 2, 1, options=options, table=TableOptions(loop_classic=loop)))
    play_match(match, [kluster_bot("expert", 0), kluster_bot("clumsy", 1)], most_turns=2)
    said = [given.intent for turn in match.turns for given in turn.inputs]
    return [intent for intent in said if isinstance(intent, Continue | Stop)][:1]


def test_goes_on_where_there_is_room() -> None:
    assert choices(320.0) == [Continue()]


def test_stops_where_there_is_none() -> None:
    assert choices(44.0) == [Stop()]


# Cords


def after_one_each(first: int) -> KlusterMatch:
    """A match after one magnet each of `expert` and `clumsy`, in either order."""
    match = KlusterMatch(set_table(Boxes(classic=1), seats=2, seed=4, first=first))
    play_match(match, [LevelBot("expert", EXPERT), kluster_bot("clumsy", 1)], most_turns=2)
    return match


def test_draws_the_cord_inwards_when_it_is_behind() -> None:
    match = after_one_each(first=1)
    loop = np.array(match.frame().cords[0])
    assert 0.5 < roundness(loop) < 0.9, "drawn in, but not crumpled"
    assert self_crossings(loop) == 0
    assert len(match.board.lying()) == 2
    intents = [given.intent for given in match.turns[-1].inputs]
    last_grab = max(at for at, intent in enumerate(intents) if isinstance(intent, Grab))
    assert last_grab < next(at for at, intent in enumerate(intents) if isinstance(intent, Release)), "Z4"


def test_leaves_the_cord_alone_when_it_is_ahead() -> None:
    match = after_one_each(first=0)
    assert not any(isinstance(given.intent, Grab) for turn in match.turns for given in turn.inputs)


def test_moves_no_cord_by_hand_where_that_is_forbidden() -> None:
    table = TableOptions(cord_by_magnet=True)
    match = KlusterMatch(set_table(Boxes(classic=1), seats=2, seed=4, first=1, table=table))
    report = play_match(match, [LevelBot("expert", EXPERT), kluster_bot("clumsy", 1)], most_turns=2)
    assert report.clean
    assert not any(isinstance(given.intent, Grab) for turn in match.turns for given in turn.inputs)


class Drawing:
    """Pulls the cord inwards in three places, then opens it again as far as possible."""

    def __init__(self) -> None:
        self.areas: list[float] = []

    def plan(self, view: KlusterView) -> Plan:
        """Plan all of it for one turn, and nothing after that."""
        frame = view.frame
        if self.areas:
            return
        for angle in (0.0, 2.1, 4.2):
            x, y = math.cos(angle), math.sin(angle)
            start = min(frame.cords[0], key=lambda node: math.dist(node, (160.0 * x, 160.0 * y)))
            frame = yield from draw_cord(frame, 0, start, (-x, -y), 90.0, 120.0, lambda _: False)
        self._note(frame)
        opened: list[tuple[float, float]] = []
        while (bay := deepest_bay(frame, opened)) is not None and len(opened) < 3:
            opened.append(bay.at)
            frame = yield from widen(frame, bay)
            self._note(frame)

    def _note(self, frame: Frame) -> None:
        loop = np.array(frame.cords[0])
        assert self_crossings(loop) == 0
        self.areas.append(enclosed_area(loop))


def test_opens_a_cord_that_was_drawn_tight() -> None:
    bot = Drawing()
    play_match(KlusterMatch(set_table(Boxes(classic=1), seats=2, seed=4)), [bot, bot], most_turns=1)
    assert bot.areas[0] < 0.8 * math.pi * 160.0**2
    assert max(bot.areas) > 1.15 * bot.areas[0]


def test_a_cord_drawn_over_itself_is_drawn_back() -> None:
    class Tangling:
        """Pulls one side of the cord across the other, then repairs that."""

        crossings: ClassVar[list[int]] = []

        def plan(self, view: KlusterView) -> Plan:
            if self.crossings:
                return
            frame = view.frame
            start = max(frame.cords[0])
            frame = yield from draw_cord(frame, 0, start, (-1.0, 0.0), 345.0, 200.0, lambda _: False)
            self.crossings.append(crossings(frame, 0))
            frame = yield from untangle(frame, (0,))
            self.crossings.append(crossings(frame, 0))

    bot = Tangling()
    play_match(KlusterMatch(set_table(Boxes(classic=1), seats=2, seed=4)), [bot, bot], most_turns=1)
    assert bot.crossings[0] > 0
    assert bot.crossings[1] == 0


def circle(radius: float) -> np.ndarray:
    """A circle as (96, 2) points, mm."""
    turn = np.linspace(0.0, 2.0 * math.pi, 96, endpoint=False)
    return radius * np.column_stack([np.cos(turn), np.sin(turn)])


def test_a_pull_takes_safe_places_and_keeps_clear_of_magnets() -> None:
    obstacles = [Obstacle(-60.0, 0.0, 9.0), Obstacle(-60.0, 60.0, 9.0)]
    places = np.array([(x, y) for x in range(20, 120, 10) for y in range(-40, 50, 10)], dtype=float)
    pull = best_pull(circle(160.0), obstacles, places)
    assert pull is not None
    assert pull.taken > 20
    assert pull.start[0] > 0.0
    assert all(math.dist(pull.end, thing[:2]) > thing.reach for thing in obstacles)


def test_no_pull_where_nothing_is_to_be_taken() -> None:
    assert best_pull(circle(160.0), [Obstacle(0.0, 0.0, 9.0)], np.zeros((0, 2))) is None


def test_a_bay_is_drawn_out_across_its_mouth() -> None:
    match = KlusterMatch(set_table(Boxes(classic=1), seats=1, seed=1, cords=[Circle()]))
    loop = circle(160.0)
    loop[20:29, 1] = 60.0 + 8.0 * np.abs(np.arange(-4, 5))
    dented = msgspec.structs.replace(match.frame(), cords=(tuple((float(x), float(y)) for x, y in loop),))
    assert roundness(loop) < 0.93
    bay = deepest_bay(dented)
    assert bay is not None
    assert bay.at == pytest.approx((0.0, 60.0), abs=1.0)
    assert bay.outwards == pytest.approx((0.0, 1.0), abs=0.05)
    assert bay.far > 90.0
    assert contains(loop, 0.0, 50.0)


# Strong


@pytest.mark.soak
def test_expert_beats_clumsy() -> None:
    match = KlusterMatch(set_table(Boxes(duo=1), seats=2, seed=2, first=1))
    play_match(match, [kluster_bot("expert", 0), kluster_bot("clumsy", 1)])
    assert match.position.winners == (0,)
