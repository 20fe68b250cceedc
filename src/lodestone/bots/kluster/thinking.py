"""Thinking a slice at a time, while the hand moves on. What is imagined is counted; no clock is ever read."""

from __future__ import annotations

from collections.abc import Generator
from typing import Generic, TypeAlias, TypeVar

from lodestone.kluster import Point

T = TypeVar("T")
Thought: TypeAlias = Generator[Point | None, None, T]
"""A thought that can be put aside at every `yield`, which tells the place it is at (mm), if any."""

SLICE = 80_000
"""Looks between two movements of the hand: about 40 ms of a core."""


class ThinkingBudget:
    """What a bot can still imagine in a turn, in looks: at one magnet in one spot, or in one step of time."""

    def __init__(self) -> None:
        self.spent = 0
        self._most = 0

    def renew(self, looks: int) -> None:
        """For a new turn."""
        self.spent, self._most = 0, looks

    def spend(self, looks: int) -> None:
        """Something was imagined."""
        self.spent += looks

    @property
    def out(self) -> bool:
        """Whether it has to make do with what it has seen."""
        return self.spent >= self._most


class Pondering(Generic[T]):
    """A thought under way."""

    def __init__(self, thinking: Thought[T], budget: ThinkingBudget) -> None:
        self._thinking = thinking
        self._budget = budget
        self.about: Point | None = None
        """The place that it was last at, mm."""
        self.conclusion: T | None = None
        self.done = False

    def go_on(self) -> None:
        """One slice more."""
        until = self._budget.spent + SLICE
        try:
            while self._budget.spent < until:
                self.about = next(self._thinking) or self.about
        except StopIteration as end:
            self.conclusion, self.done = end.value, True
