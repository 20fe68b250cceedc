"""The seam between bots and a match of Kluster: plans that are carried out frame by frame.

A bot sees a view and answers with a plan, a generator: it yields a `Step` (intents, and how many frames of 16 ms go by
after them) and gets back the frame that follows, as its seat sees it. It ends when its turn does, or when the plan has
nothing more to say. An intent that is refused is raised at the `yield` that asked for it.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple, Protocol, TypeAlias

from lodestone.match.kluster.live import AnyIntent, Frame, KlusterView


class Step(NamedTuple):
    """Intents to be done at once, then frames to go by."""

    intents: tuple[AnyIntent, ...] = ()
    frames: int = 1


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
