"""One turn of a bot, without input or output: what it does next, and when the turn is given up.

The caller does what the driver says, reports what came of it and is told what to do next. To the driver it makes no
difference whether match and bot are in this process, in others or at the far end of a socket.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from lodestone.core import LodestoneError
from lodestone.match.kluster.live.intents import AnyIntent


class Step(NamedTuple):
    """Intents to be done at once, then frames to go by."""

    intents: tuple[AnyIntent, ...] = ()
    frames: int = 1
    meanwhile: Callable[[], None] | None = None
    """What the bot thinks about while its hand does that: called once before the plan goes on, by whoever drives it."""


@dataclass(frozen=True, slots=True)
class TurnLimits:
    """What a bot may use up in one turn before its time is up (Z9): none can hold up a match."""

    plans: int = 12
    """Plans in a row that lead to no release."""
    steps: int = 20_000
    """Steps, those that were refused included."""
    refusals: int = 100
    failures: int = 3
    """How often the bot may fail."""


class ShowView(NamedTuple):
    """The bot begins a plan: show it its view, then tell `answered` or `broke`."""


class ShowFrame(NamedTuple):
    """The plan goes on: show it the frame that follows, then tell `answered` or `broke`."""


class TellRefusal(NamedTuple):
    """An intent was refused: tell the plan why, then tell `answered` or `broke`."""

    refused: LodestoneError


class Act(NamedTuple):
    """Do these intents, then tell `done` or `refused`."""

    intents: tuple[AnyIntent, ...]


class LetPass(NamedTuple):
    """Let frames go by, and tell `passed` how many did."""

    frames: int


class LetSettle(NamedTuple):
    """The plan has ended before the turn: tell `settled` once nothing moves any more and the turn still goes on."""


class GiveUp(NamedTuple):
    """The turn is given up: its time is up (Z9)."""

    limit: str
    """What it used up, by its name in `TurnLimits`."""


Asking: TypeAlias = ShowView | ShowFrame | TellRefusal
"""What a bot has to answer."""
Next: TypeAlias = Asking | Act | LetPass | LetSettle | GiveUp


class TurnDriver:
    """Drives one bot through one turn after another.

    >>> driver = TurnDriver()
    >>> driver.begin()
    ShowView()
    >>> driver.answered(Step((), frames=2))
    Act(intents=())
    >>> driver.done()
    LetPass(frames=2)
    >>> driver.passed(2)
    ShowFrame()
    >>> driver.answered(None)
    LetSettle()
    """

    def __init__(self, limits: TurnLimits | None = None) -> None:
        self._limits = limits or TurnLimits()
        self._plans = self._steps = self._refusals = self._failures = 0
        self._frames = 0
        self._planning = False

    @property
    def failures(self) -> int:
        """Times that the bot has broken in this turn."""
        return self._failures

    def begin(self, looking: int = 0) -> Next:
        """A turn begins; for that many frames the bot only looks."""
        self._plans = self._steps = self._refusals = self._failures = 0
        self._planning, self._frames = False, looking
        return LetPass(looking) if looking else self._next_plan()

    def answered(self, step: Step | None) -> Next:
        """Take what the bot wants to do next; None: its plan has ended."""
        if step is None:
            self._planning = False
            return LetSettle()
        self._steps += 1
        if self._steps > self._limits.steps:
            return GiveUp("steps")
        self._frames = max(1, step.frames)
        return Act(step.intents)

    def broke(self) -> Next:
        """The bot has failed to answer: it is asked for another plan."""
        self._failures += 1
        return GiveUp("failures") if self._failures >= self._limits.failures else self._next_plan()

    def done(self) -> Next:
        """All intents of the step were done."""
        return LetPass(self._frames)

    def refused(self, problem: LodestoneError) -> Next:
        """An intent of the step was refused; those after it were not tried."""
        self._refusals += 1
        return GiveUp("refusals") if self._refusals >= self._limits.refusals else TellRefusal(problem)

    def passed(self, frames: int) -> Next:
        """Frames have gone by."""
        self._frames -= frames
        if self._frames > 0:
            return LetPass(self._frames)
        return ShowFrame() if self._planning else self._next_plan()

    def settled(self) -> Next:
        """A plan has ended, nothing moves, and it is still the same turn."""
        return self._next_plan()

    def _next_plan(self) -> Next:
        if self._plans >= self._limits.plans:
            return GiveUp("plans")
        self._plans += 1
        self._planning = True
        return ShowView()
