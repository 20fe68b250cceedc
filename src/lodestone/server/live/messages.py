"""What the event loop and its live processes say to each other. Matches and questions go by number.

What is a game's own is bytes here: layouts, intents in JSON, questions to bots. `public` and `events` are JSON, as
clients get it.
"""

from __future__ import annotations

from typing import TypeAlias

from lodestone.core import Seat
from lodestone.core.errors import CarriedError
from lodestone.match.live_game import Laid, LiveState, Seating
from lodestone.match.log_events import Words
from lodestone.server.workers.pipe import PipeMessage

# To a worker. What has an `id` is answered.


class Lay(PipeMessage, frozen=True):
    """Lay a match out."""

    id: int
    game: str
    layout: bytes


class TryLayout(PipeMessage, frozen=True):
    """Could a match be laid out like that?"""

    id: int
    game: str
    layout: bytes


class Open(PipeMessage, frozen=True):
    """Go on with a match from where it is stored."""

    id: int
    match: int
    game: str
    state: LiveState
    watched: bool
    whose: str = ""
    """Whose share of the process its ticks take: the address of somebody who plays there."""


class Close(PipeMessage, frozen=True):
    """Forget a match."""

    match: int


class DoIntent(PipeMessage, frozen=True):
    """Do what a seat asks for."""

    id: int
    match: int
    seat: Seat
    intent: bytes


class StreamIntent(PipeMessage, frozen=True):
    """The same for what a later one replaces."""

    match: int
    seat: Seat
    number: int
    intent: bytes


class SeatLeaves(PipeMessage, frozen=True):
    """A seat has resigned (Z8)."""

    match: int
    seat: Seat


class SeatTimeUp(PipeMessage, frozen=True):
    """The time of the turn is up (Z9); this bot plays it out."""

    match: int
    hand: Seating


class SitBot(PipeMessage, frozen=True):
    """A bot takes a seat over, or (None) gives it back."""

    match: int
    seat: Seat
    seating: Seating | None


class PauseMatch(PipeMessage, frozen=True):
    """Time stands still, or goes on."""

    match: int
    on: bool


class Proceed(PipeMessage, frozen=True):
    """The turn is stored: begin the next one."""

    match: int


class LeaveOff(PipeMessage, frozen=True):
    """The running turn, to go on with it elsewhere; then the match stands still, unless it answers that it cannot."""

    id: int
    match: int


class Stay(PipeMessage, frozen=True):
    """It is not wanted elsewhere after all: go on."""

    match: int


class Watched(PipeMessage, frozen=True):
    """Whether anybody looks on."""

    match: int
    on: bool


class Ask(PipeMessage, frozen=True):
    """One of the game's live questions, as MessagePack."""

    id: int
    match: int
    question: bytes


class See(PipeMessage, frozen=True):
    """What does a seat see?"""

    id: int
    match: int
    seat: Seat


class Thought(PipeMessage, frozen=True):
    """What a bot answers to a question; None: it has failed."""

    match: int
    seat: Seat
    number: int
    thought: bytes | None


class AreYouThere(PipeMessage, frozen=True):
    """Answered with `Here`, unless the process hangs."""


Decided: TypeAlias = SeatLeaves | SeatTimeUp | SitBot | PauseMatch
ToMatch: TypeAlias = Close | DoIntent | Decided | Proceed | LeaveOff | Stay | Watched | Ask | See | Thought
ToWorker: TypeAlias = AreYouThere | Lay | TryLayout | Open | StreamIntent | ToMatch


# From a worker


class Ready(PipeMessage, frozen=True):
    """Everything is loaded."""


LATE = (0.001, 0.004, 0.016, 0.064, 0.25, 1.0)
"""Bounds in s by which late ticks are counted; one of Kluster takes 0.016."""


class Here(PipeMessage, frozen=True):
    """Still there, and how late ticks were since it was last asked."""

    late: tuple[int, ...]
    """How many, up to each bound of `LATE` and beyond the last one."""
    seconds: float
    """All of them together."""


class LiveAnswer(PipeMessage, frozen=True):
    """Done, or why not."""

    id: int
    refused: CarriedError | None = None
    laid: Laid | None = None
    body: bytes = b""
    """`public`, the answer to a question as clients get it, what a seat sees, or a running turn: passed on unread."""
    went_on: bool = False
    """For a match that was opened: `LiveGame.went_on`. For a turn that was asked for: whether it is left off."""


class Framed(PipeMessage, frozen=True):
    """A picture of a match (`LiveFrame`)."""

    match: int
    body: bytes
    seat: Seat | None
    own: bytes
    key: bool
    acting: bool
    may_sleep: bool
    public: bytes = b""


class TurnEnded(PipeMessage, frozen=True):
    """A turn has ended; the match waits for `Proceed`."""

    match: int
    event: Words
    """Secret."""
    snapshot: bytes
    """Secret."""
    public: bytes


class Changed(PipeMessage, frozen=True):
    """Something changed within a turn."""

    match: int
    public: bytes
    events: bytes


class Broke(PipeMessage, frozen=True):
    """A match cannot go on because of a defect of ours; the worker has forgotten it."""

    match: int


class StreamRefused(PipeMessage, frozen=True):
    """A streamed intent was refused."""

    match: int
    seat: Seat
    number: int
    problem: CarriedError


class Think(PipeMessage, frozen=True):
    """A question to a bot of a match."""

    match: int
    game: str
    seat: Seat
    seating: Seating
    number: int
    question: bytes
    everything: bool
    """Not before all has been prepared."""


class Forget(PipeMessage, frozen=True):
    """What the bot of this seat was asked last no longer needs an answer."""

    match: int
    seat: Seat


FromMatch: TypeAlias = TurnEnded | Changed | Broke | StreamRefused
FromWorker: TypeAlias = Ready | Here | LiveAnswer | Framed | FromMatch | Think | Forget
