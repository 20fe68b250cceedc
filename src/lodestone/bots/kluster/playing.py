"""Plays matches between bots as fast as they go, without a screen or a clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from lodestone.bots.kluster.plan import KlusterBot, PlannedTurns
from lodestone.core import Event, LodestoneError, Seat
from lodestone.match.kluster.live import AnyIntent, Frame, KlusterMatch, Stage
from lodestone.match.kluster.live.driving import (
    Act,
    GiveUp,
    LetPass,
    LetSettle,
    Next,
    ShowFrame,
    ShowView,
    TellRefusal,
    TurnDriver,
    TurnLimits,
)

LIMITS = TurnLimits()

Watcher = Callable[[Frame], None]


class RefusedIntent(NamedTuple):
    """An intent of a bot that was refused."""

    turn: int
    """Counted from 1."""
    seat: Seat
    intent: AnyIntent
    cause: LodestoneError


class GivenUp(NamedTuple):
    """A turn that a bot did not bring to an end: its time was up (Z9)."""

    turn: int
    seat: Seat
    limit: str
    """What it used up, by its name in `TurnLimits`."""
    cause: LodestoneError | None
    """The last refusal of that turn, if there was any."""


@dataclass
class Report:
    """What went wrong between bots and the match they played; nothing, if they are any good."""

    refusals: list[RefusedIntent] = field(default_factory=list)
    given_up: list[GivenUp] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        """Whether nothing was refused and every turn was brought to an end."""
        return not self.refusals and not self.given_up


def play_match(
    match: KlusterMatch, bots: Sequence[KlusterBot], watch: Watcher | None = None, most_turns: int | None = None
) -> Report:
    """Play to the end, or for so many turns. `watch` sees every frame that bots see, unstripped."""
    report = Report()
    while match.turn is not None and (most_turns is None or len(match.turns) < most_turns):
        play_turn(match, bots, watch, report)
    return report


def play_turn(
    match: KlusterMatch, bots: Sequence[KlusterBot], watch: Watcher | None = None, report: Report | None = None
) -> tuple[Event, ...]:
    """Play one turn (or one decision of an expert) to its end; what the rules made of it."""
    if match.turn is None:
        return ()
    return _Runner(match, bots[match.turn.seat], watch, report or Report()).play()


class _Runner:
    """One turn of one bot."""

    def __init__(self, match: KlusterMatch, bot: KlusterBot, watch: Watcher | None, report: Report) -> None:
        self._match = match
        self._bot = PlannedTurns(bot)
        self._watch = watch
        self._report = report
        self._turn = match.turn
        self._seat = 0 if match.turn is None else match.turn.seat
        self._number = len(match.turns) + 1
        self._driver = TurnDriver(LIMITS)
        self._refused: LodestoneError | None = None
        self._events: list[Event] = []
        self._frame = match.frame()

    @property
    def _running(self) -> bool:
        return self._match.turn is self._turn

    def play(self) -> tuple[Event, ...]:
        """Do what the driver says until the turn is over."""
        then = self._driver.begin()
        while self._running and not isinstance(then, GiveUp):
            then = self._do(then)
        self._bot.end()
        if isinstance(then, GiveUp):
            self._give_up(then.limit)
        self._events += self._match.pass_time(0).events  # what the last intent has brought about
        return tuple(self._events)

    def _give_up(self, limit: str) -> None:
        self._settle()
        if self._running:
            self._report.given_up.append(GivenUp(self._number, self._seat, limit, self._refused))
            self._match.time_out()
            self._settle()

    def _do(self, then: ShowView | ShowFrame | TellRefusal | Act | LetPass | LetSettle) -> Next:
        match then:
            case ShowView():
                return self._driver.answered(self._bot.begin(self._match.view(self._seat)))
            case ShowFrame():
                return self._driver.answered(self._bot.go_on(self._frame.seen_by(self._seat)))
            case TellRefusal():
                return self._driver.answered(self._bot.object(then.refused))
            case Act():
                return self._act(then.intents)
            case LetPass():
                self._advance(then.frames)
                return self._driver.passed(then.frames)
            case LetSettle():
                self._settle()
                return self._driver.settled() if self._running else then

    def _act(self, intents: tuple[AnyIntent, ...]) -> Next:
        for intent in intents:
            try:
                self._match.do(self._seat, intent)
            except LodestoneError as refused:
                self._refused = refused
                self._report.refusals.append(RefusedIntent(self._number, self._seat, intent, refused))
                return self._driver.refused(refused)
        return self._driver.done()

    def _settle(self) -> None:
        while self._running and self._match.stage is Stage.SETTLING:
            self._advance(1000)

    def _advance(self, frames: int) -> None:
        if self._watch is None:
            self._frame = self._match.advance(frames)
            self._events += self._frame.events
            return
        for _ in range(frames):
            self._frame = self._match.advance()
            self._events += self._frame.events
            self._watch(self._frame)
            if self._frame.events or self._match.idle:
                break
