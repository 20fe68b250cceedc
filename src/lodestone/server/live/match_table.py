"""What a table and its live match tell each other: the values, and what the table must be able to do.

Values marked *secret* tell poles, strengths or the seed (Z5): they are for the log, never for anybody at the table.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import msgspec

from lodestone.core import LodestoneError, Seat
from lodestone.match.kluster.wire import KlusterPublic
from lodestone.match.kluster.wish import TableWish as TableWish


class Laid(msgspec.Struct, frozen=True):
    """A table that was set: ready to be stored."""

    record: dict[str, Any]
    """The record of the match without its turns (docs/kluster-match.md). Secret."""
    snapshot: bytes
    """Secret."""
    public: KlusterPublic


class Seating(msgspec.Struct, frozen=True):
    """A bot on a seat. The same seed makes the same choices."""

    level: str
    seed: int


class Stored(msgspec.Struct, frozen=True):
    """A match as it is in the log; a turn that was cut short is not in it and begins again."""

    record: dict[str, Any]
    """`Laid.record` with all `PlayedOut.turn` in its `turns` and the last one's `result`. Secret."""
    snapshot: bytes
    """The newest one. Secret."""
    resigned: tuple[Seat, ...] = ()
    """Seats whose resignation was acknowledged after the last stored turn."""
    timed_out: Seating | None = None
    """The time of the running turn is up: this bot's hand plays it out (Z9)."""


class PlayedOut(msgspec.Struct, frozen=True):
    """A turn that has ended, to be stored before anything else can happen."""

    turn: dict[str, Any]
    """As it stands in a record. Secret."""
    result: dict[str, Any] | None
    """The record's `result`: not None once the game is over."""
    snapshot: bytes
    """Secret."""
    events: tuple[dict[str, Any], ...]
    public: KlusterPublic
    told: int = 0
    """Events of the turn that were told before it ended."""


class LiveFrame(NamedTuple):
    """One picture of the table in two wordings (docs/live-frames.md)."""

    everybody: bytes
    seat: Seat | None
    """The seat on turn: who holds it gets `own`, all others get `everybody`."""
    own: bytes
    """The same, with the tug, `may_release` and the highest `stream` number heard."""
    key: bool
    """Whether it stands for itself. Others build on the last keyframe and may be dropped; a keyframe may not."""
    due: float
    """`time.monotonic()` at which it was due: what is sent later than that is late."""


class MatchTable(Protocol):
    """The table, as its live match sees it. Called on the event loop; the methods that are not async return at once."""

    async def stored(self) -> Stored:
        """Read the match from the log: when it is opened, after a worker has died, after `keep` has failed."""
        ...

    async def keep(self, played: PlayedOut) -> None:
        """Commit a turn, then publish it. The next turn begins when this returns.

        If it raises, the turn has not happened: the match is read again from the log and that turn begins anew.
        """
        ...

    def show(self, frame: LiveFrame) -> None:
        """Send a frame to everybody who looks on."""
        ...

    def changed(self, public: KlusterPublic, events: tuple[dict[str, Any], ...]) -> None:
        """Something changed within a turn (a seat resigned out of turn, a stage): publish, nothing to store."""
        ...

    def refused(self, seat: Seat, number: int, problem: LodestoneError) -> None:
        """A streamed intent was refused."""
        ...

    def thinking(self, seat: Seat, on: bool) -> None:
        """A bot begins or ends to think."""
        ...

    def restarted(self, public: KlusterPublic) -> None:
        """The turn had to begin again from the log; a keyframe follows. Clocks start anew."""
        ...
