"""The clock of a turn (Z9). It reads no time itself: every question brings the moment with it.

It runs while a person is to move. Neither a pause nor the time a server is down counts: a table that was read from the
log goes on with what was left when the last thing was written.
"""

from __future__ import annotations


class TurnClock:
    """Counts down one turn after another.

    >>> clock = TurnClock(60)
    >>> clock.start(now=100.0); clock.left(now=130.0)
    30.0
    >>> clock.stop(now=130.0); clock.left(now=500.0)
    30.0
    """

    def __init__(self, turn_seconds: float) -> None:
        self.turn_seconds = turn_seconds
        self._left = turn_seconds
        self._since: float | None = None

    @property
    def running(self) -> bool:
        """Whether time is going by."""
        return self._since is not None

    def reset(self, left: float | None = None) -> None:
        """A new turn, or what was left of one; stopped."""
        self._left = self.turn_seconds if left is None else left
        self._since = None

    def start(self, now: float) -> None:
        """Let it run, if it does not."""
        if self._since is None:
            self._since = now

    def stop(self, now: float) -> None:
        """Stop it where it is."""
        self._left = self.left(now)
        self._since = None

    def left(self, now: float) -> float:
        """Seconds left."""
        return self._left if self._since is None else max(0.0, self._left - (now - self._since))
