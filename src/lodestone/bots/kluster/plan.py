"""The seam between bots and a match of Kluster: plans that are carried out frame by frame.

A bot sees a view and answers with a plan, a generator: it yields a `Step` (intents, and how many frames of 16 ms go by
after them) and gets back the frame that follows, as its seat sees it. It ends when its turn does, or when the plan has
nothing more to say. An intent that is refused is raised at the `yield` that asked for it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Protocol, TypeAlias

from lodestone.core import LodestoneError
from lodestone.match.kluster.live import Frame, KlusterView
from lodestone.match.kluster.live.driving import Step as Step

Plan: TypeAlias = Generator[Step, Frame, None]
Motion: TypeAlias = Generator[Step, Frame, Frame]
"""A part of a plan; `yield from` it gives the last frame."""


class KlusterBot(Protocol):
    """Somebody to play against. A new one is made for each seat of each match, and may remember what it has felt."""

    def plan(self, view: KlusterView) -> Plan:
        """What to do in `view.frame.stage`: place a magnet (preparing), go on or stop (choice), mend cords (repair).

        Asked at the start of each of its turns, and again whenever a plan ends before the turn does.
        """
        ...


class PlanLost(LookupError):
    """It is asked to go on with a plan that it does not know."""


class PlannedTurns:
    """A bot and the plan it is at: asked by whoever drives it, it answers with its next step, or None at the end."""

    def __init__(self, bot: KlusterBot) -> None:
        self._bot = bot
        self._plan: Plan | None = None
        self._meanwhile: Callable[[], None] | None = None

    def begin(self, view: KlusterView) -> Step | None:
        """The first step of a new plan."""
        self.end()
        self._plan = self._bot.plan(view)
        return self._following(self._plan.__next__)

    def go_on(self, frame: Frame) -> Step | None:
        """The step after that frame."""
        plan = self._plan
        if plan is None:
            raise PlanLost
        return self._following(lambda: plan.send(frame))

    def object(self, refused: LodestoneError) -> Step | None:
        """The step after a refusal. A plan that does not mind it ends there."""
        plan = self._plan
        if plan is None:
            raise PlanLost
        try:
            return self._following(lambda: plan.throw(refused))
        except LodestoneError as problem:
            if problem is not refused:
                raise
            return None

    def think(self) -> None:
        """Think what the last step left to be thought about, unless that has been done."""
        meanwhile, self._meanwhile = self._meanwhile, None
        if meanwhile is not None:
            meanwhile()

    def end(self) -> None:
        """The turn is over, or another plan is wanted."""
        plan, self._plan, self._meanwhile = self._plan, None, None
        if plan is not None:
            plan.close()

    def _following(self, resume: Callable[[], Step]) -> Step | None:
        self.think()
        try:
            step = resume()
        except StopIteration:
            self._plan = None
            return None
        except BaseException:
            self._plan = None
            raise
        self._meanwhile = step.meanwhile
        return step
