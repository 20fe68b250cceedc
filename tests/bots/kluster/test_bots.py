"""Bots of Kluster: they see only views, act only by intents, and play as badly as they should."""

from __future__ import annotations

import contextlib
from statistics import mean

import pytest

from lodestone.bots.kluster import KlusterBot, Plan, Report, Step, kluster_bot, play_match, play_turn, playing
from lodestone.core import InvalidSetup, LodestoneError
from lodestone.kluster import TurnFacts
from lodestone.match.kluster.live import Frame, Grab, KlusterView, Release, Resign, Take
from lodestone.match.kluster.live.driving import TurnLimits
from tests.match.kluster.live.tables import apart, names, on_turn, place, table


def first_kluster(seed: int) -> int:
    """Which stone, counted from 1, is the first to kluster in the 32 cm loop."""
    match = table(seats=1, seed=seed)
    bot = kluster_bot("clumsy", seed)
    while match.turn is not None:
        play_turn(match, [bot])
        facts = match.turns[-1].happenings[0]
        assert isinstance(facts, TurnFacts)
        if facts.klusters:
            return len(match.turns)
    return 25


def test_clumsy_klusters_early() -> None:
    assert 5.0 < mean(map(first_kluster, range(12))) < 10.0


@pytest.mark.soak
def test_clumsy_klusters_at_stone_seven_and_a_half() -> None:
    average = mean(map(first_kluster, range(300)))
    print(f"clumsy: first kluster at stone {average:.2f}")
    assert abs(average - 7.5) < 1.0


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="nobody"):
        kluster_bot("nobody")


class Stubborn:
    """Asks only for things that are refused."""

    def plan(self, view: KlusterView) -> Plan:
        yield Step((Release(),))


class Lazy:
    """Does nothing at all."""

    def plan(self, view: KlusterView) -> Plan:
        yield from ()


class Listening:
    """Takes a magnet only after a release was refused."""

    def __init__(self) -> None:
        self.refusals: list[str] = []

    def plan(self, view: KlusterView) -> Plan:
        try:
            yield Step((Release(),))
        except LodestoneError as refused:
            self.refusals.append(refused.key)
        assert view.seat is not None
        yield Step((Take(view.pools[view.seat][0]),))


class Pigheaded:
    """Is refused, and asks again for ever."""

    def plan(self, view: KlusterView) -> Plan:
        while True:
            with contextlib.suppress(LodestoneError):
                yield Step((Release(),))


class Dithering:
    """Holds a magnet high up and never comes down."""

    def plan(self, view: KlusterView) -> Plan:
        assert view.seat is not None
        yield Step((Take(view.pools[view.seat][0]),))
        while True:
            yield Step((), 1)


@pytest.mark.parametrize(
    ("bot", "limit", "cause"),
    [
        (Stubborn(), "plans", "kluster-hand-empty"),
        (Lazy(), "plans", None),
        (Pigheaded(), "refusals", "kluster-hand-empty"),
        (Dithering(), "steps", None),
    ],
)
def test_bots_that_get_nowhere_lose_their_turn(
    bot: KlusterBot, limit: str, cause: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "LIMITS", TurnLimits(steps=300))
    match, report = table(), Report()
    assert names(play_turn(match, [bot, bot], report=report)) == ["TurnPassed"]
    assert on_turn(match) == 1
    assert [(up.turn, up.seat, up.limit) for up in report.given_up] == [(1, 0, limit)]
    assert (report.given_up[0].cause and report.given_up[0].cause.key) == cause
    assert not report.clean


def test_a_match_reports_what_was_refused() -> None:
    match = table()
    report = play_match(match, [kluster_bot("clumsy"), Stubborn()], most_turns=2)
    assert {(refusal.turn, refusal.seat) for refusal in report.refusals} == {(2, 1)}
    assert len(report.refusals) == TurnLimits().plans
    assert {refusal.intent for refusal in report.refusals} == {Release()}
    assert all(str(refusal.cause) for refusal in report.refusals)


def test_good_bots_have_a_clean_report() -> None:
    assert play_match(table(), [kluster_bot("clumsy", seat) for seat in range(2)], most_turns=4).clean


def test_an_error_of_a_bots_own_is_not_swallowed() -> None:
    class Broken:
        def plan(self, view: KlusterView) -> Plan:
            yield Step()
            raise InvalidSetup("setup-bot", name="broken", known="")

    with pytest.raises(InvalidSetup):
        play_turn(table(), [Broken(), Broken()])


def test_a_turn_is_played_to_its_end_though_somebody_leaves() -> None:
    match = table(seats=3)
    match.do(2, Resign())
    events = play_turn(match, [kluster_bot("clumsy", seat) for seat in range(3)])
    assert names(events)[0] == "SeatResigned"
    assert names(events)[-1] == "TurnPassed"
    assert len(match.turns) == 1


def test_a_refusal_is_raised_where_it_was_asked_for() -> None:
    bot = Listening()
    play_turn(table(), [bot, bot])
    assert bot.refusals[0] == "kluster-hand-empty"


def test_a_bot_sees_frames_of_its_own_seat() -> None:
    seen: list[Frame] = []

    class Curious:
        def plan(self, view: KlusterView) -> Plan:
            assert view.seat is not None
            assert view.north is None
            seen.append((yield Step((Take(view.pools[view.seat][0]),), 5)))

    match = table()
    play_turn(match, [Curious(), Curious()])
    assert seen[0].tug is not None
    assert seen[0].number == 5


def test_P14_bots_mend_cords() -> None:
    match = apart()
    place(match, -125.0, 0.0)
    events = play_turn(match, [kluster_bot("clumsy", seat) for seat in range(2)])
    assert names(events)[-1] == "TurnPassed"
    assert match.board.cords_in_order()


def test_watching_sees_every_frame() -> None:
    frames: list[Frame] = []
    match = table()
    play_match(match, [kluster_bot("clumsy", seat) for seat in range(2)], frames.append, most_turns=1)
    assert len(frames) == match.turns[0].frames


def test_clumsy_never_touches_a_cord() -> None:
    match = table()
    play_match(match, [kluster_bot("clumsy", seat) for seat in range(2)], most_turns=4)
    assert not any(isinstance(given.intent, Grab) for turn in match.turns for given in turn.inputs)
