"""Plays matches between bots as fast as they go, without a screen or a clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from lodestone.bots.kluster.plan import KlusterBot, Plan, Step
from lodestone.core import Event, LodestoneError, Seat
from lodestone.match.kluster.live import AnyIntent, Frame, KlusterMatch, Stage

PLANS = 12
"""Plans in one turn that come to nothing before the seat's time is up (Z9)."""
STEPS = 20_000
"""Steps of one turn, those that were refused included, before its time is up: no bot can hold up a match."""
REFUSALS = 100
"""Refusals in one turn before its time is up."""

Watcher = Callable[[Frame], None]


class Refusal(NamedTuple):
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
    """What it used up: `plans`, `steps` or `refusals`."""
    cause: LodestoneError | None
    """The last refusal of that turn, if there was any."""


@dataclass
class Report:
    """What went wrong between bots and the match they played; nothing, if they are any good."""

    refusals: list[Refusal] = field(default_factory=list)
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
    return _Runner(match, bots, watch, report or Report()).play()


class _Runner:
    """One turn of one bot."""

    def __init__(self, match: KlusterMatch, bots: Sequence[KlusterBot], watch: Watcher | None, report: Report) -> None:
        self._match = match
        self._bots = bots
        self._watch = watch
        self._report = report
        self._turn = match.turn
        self._number = len(match.turns) + 1
        self._refused_before = len(report.refusals)
        self._steps = 0
        self._events: list[Event] = []

    @property
    def _running(self) -> bool:
        return self._match.turn is self._turn

    @property
    def _exhausted(self) -> str | None:
        """The limit that the bot has reached, if any."""
        if len(self._report.refusals) - self._refused_before >= REFUSALS:
            return "refusals"
        return "steps" if self._steps >= STEPS else None

    def play(self) -> tuple[Event, ...]:
        if self._turn is None:
            return ()
        seat = self._turn.seat
        for _ in range(PLANS):
            self._carry_out(seat, self._bots[seat].plan(self._match.view(seat)))
            while self._running and self._turn.stage is Stage.SETTLING:
                self._advance(1000)
            if not self._running or self._exhausted:
                break
        if self._running:
            self._give_up(seat)
        return tuple(self._events)

    def _give_up(self, seat: Seat) -> None:
        mine = self._report.refusals[self._refused_before :]
        cause = mine[-1].cause if mine else None
        self._report.given_up.append(GivenUp(self._number, seat, self._exhausted or "plans", cause))
        self._match.time_out()
        while self._running:
            self._advance(1000)

    def _carry_out(self, seat: Seat, plan: Plan) -> None:
        """Until the plan or the turn ends. A plan that does not mind a refusal ends there."""
        try:
            step = next(plan)
            while not self._exhausted:
                self._steps += 1
                if (refused := self._ask(seat, step)) is not None:
                    step = plan.throw(refused)
                    continue
                frame = self._advance(step.frames)
                if not self._running:
                    break
                step = plan.send(frame.seen_by(seat))
        except StopIteration:
            return
        except LodestoneError as problem:
            if problem not in [refusal.cause for refusal in self._report.refusals[-1:]]:
                raise
        plan.close()

    def _ask(self, seat: Seat, step: Step) -> LodestoneError | None:
        """Do what a step asks for; the refusal, if there is one."""
        for intent in step.intents:
            try:
                self._match.do(seat, intent)
            except LodestoneError as refused:
                self._report.refusals.append(Refusal(self._number, seat, intent, refused))
                return refused
        return None

    def _advance(self, frames: int) -> Frame:
        if self._watch is None:
            frame = self._match.advance(frames)
            self._events += frame.events
            return frame
        frame = self._match.frame()
        for _ in range(frames):
            frame = self._match.advance()
            self._events += frame.events
            self._watch(frame)
            if frame.events or self._match.idle:
                break
        return frame
