"""The clock of a turn, and what becomes of a seat whose time runs out (Z9). Every question brings the moment with it.

A clock runs while a person is to move. Neither a pause nor the time a server is down counts: a table that was read from
the log goes on with what was left when the last thing was written.

A clock of days goes by the dates in the log instead: it runs whoever is there, and while no server does. Only a pause
stops it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from lodestone.server.table.entries import AnyEntry, BotStoodIn, Paused, ProposalEnded

if TYPE_CHECKING:
    from lodestone.server.table.table import Table

IN_A_ROW = 2
"""Turns whose time ran out before a bot stands in."""


DAY = 86400.0
"""s in a day."""


class Now(NamedTuple):
    """A moment, by both clocks of a server."""

    steady: float
    """s by `time.monotonic`."""
    wall: float
    """s since 1970, as the log dates entries."""


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

    @property
    def ends(self) -> float | None:
        """When the time is up; None while it stands still."""
        return None if self._since is None else self._since + self._left

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


def stood_in(table: Table) -> list[AnyEntry]:
    """What follows for a seat whose turn has just been played for it, as its time was up."""
    seat, seats, level = table.turn, table.people.seats, table.kind.stand_in_level
    if seat is None or len(seats) < 2 or level is None or seats[seat].times_up + 1 < IN_A_ROW:
        return []
    entries: list[AnyEntry] = [BotStoodIn(seat, level, by_clock=True)]
    gone = {seat, *(table.play.resigned if table.play is not None else ())}
    playing = [at for number, at in enumerate(seats) if number not in gone and at.bot is None]
    asked = tuple(at.person for at in playing if at.person is not None)
    if table.question is not None and table.question.settled(asked):
        entries.append(ProposalEnded())
    if not playing:
        entries.append(Paused(None))
    return entries
