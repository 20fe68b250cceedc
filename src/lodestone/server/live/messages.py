"""What the event loop and its live processes say to each other. Matches and questions go by number."""

from __future__ import annotations

from typing import Any, TypeAlias

from lodestone.core import Seat
from lodestone.match.kluster.live.danger_map import DangerMap
from lodestone.match.kluster.live.intents import AnyIntent
from lodestone.match.kluster.wire import KlusterPublic
from lodestone.server.live.match_table import Laid, PlayedOut, Seating, Stored, TableWish
from lodestone.server.workers.pipe import Problem, Said

# To a worker. What has an `id` is answered.


class Lay(Said, frozen=True):
    """Set a table."""

    id: int
    wish: TableWish


class CheckLayout(Said, frozen=True):
    """Could such a table be set?"""

    id: int
    wish: TableWish


class Open(Said, frozen=True):
    """Go on with a match from where it is stored."""

    id: int
    match: int
    stored: Stored
    bots: dict[Seat, Seating]
    watched: bool
    paused: bool


class Close(Said, frozen=True):
    """Forget a match."""

    match: int


class Do(Said, frozen=True):
    """Do what a seat asks for."""

    id: int
    match: int
    seat: Seat
    intent: AnyIntent


class Stream(Said, frozen=True):
    """The same for a hover or a drag that a later one replaces."""

    match: int
    seat: Seat
    number: int
    intent: AnyIntent


class TimeUp(Said, frozen=True):
    """The clock of the turn has run out; with two seats or more this bot's hand plays it out (Z9)."""

    id: int
    match: int
    seating: Seating


class Proceed(Said, frozen=True):
    """The turn is stored: begin the next one."""

    match: int


class AreYouThere(Said, frozen=True):
    """Answered with `Here`, unless the process hangs."""


class Watched(Said, frozen=True):
    """Whether anybody looks on."""

    match: int
    on: bool


class Paused(Said, frozen=True):
    """Time stands still, or goes on."""

    id: int
    match: int
    on: bool


class Weigh(Said, frozen=True):
    """How risky would it be to let the held magnet go, spot by spot?"""

    id: int
    match: int


class See(Said, frozen=True):
    """What does a seat see?"""

    id: int
    match: int
    seat: Seat


class SitBot(Said, frozen=True):
    """A bot takes a seat over, or (None) gives it back."""

    id: int
    match: int
    seat: Seat
    seating: Seating | None


class Thought(Said, frozen=True):
    """What a bot wants to do next. Neither intents nor frames, but `over`: its plan has ended; `failed`: it broke."""

    match: int
    seat: Seat
    plan: int
    intents: tuple[AnyIntent, ...] = ()
    frames: int = 0
    over: bool = False
    failed: str | None = None


ToMatch: TypeAlias = Close | Do | Stream | TimeUp | Proceed | Watched | Paused | Weigh | See | SitBot | Thought
ToWorker: TypeAlias = AreYouThere | Lay | CheckLayout | Open | ToMatch


# From a worker


class Ready(Said, frozen=True):
    """All kernels are compiled."""


class Here(Said, frozen=True):
    """Still there."""


class Answer(Said, frozen=True):
    """Done, or why not."""

    id: int
    problem: Problem | None = None
    laid: Laid | None = None
    public: KlusterPublic | None = None
    danger: DangerMap | None = None
    view: bytes | None = None
    """MessagePack of what a seat may see; the event loop passes it on unread."""


class Framed(Said, frozen=True):
    """A picture of a match."""

    match: int
    due: float
    seat: Seat | None
    stage: str
    key: bool
    acting: bool
    """The seat on turn may still do something; False while everything settles."""
    may_sleep: bool
    """Nothing moves and nothing was done in this turn: nothing would be lost if it were read from the log again."""
    body: bytes
    own: bytes
    """What the seat on turn gets after it."""


class TurnPlayed(Said, frozen=True):
    """A turn has ended; the match waits for `Proceed`."""

    match: int
    played: PlayedOut


class Changed(Said, frozen=True):
    """Something changed within a turn."""

    match: int
    public: KlusterPublic
    events: tuple[dict[str, Any], ...]


class Broke(Said, frozen=True):
    """A match cannot go on because of a defect of ours; the worker has forgotten it."""

    match: int


class StreamRefused(Said, frozen=True):
    """A streamed intent was refused."""

    match: int
    seat: Seat
    number: int
    problem: Problem


class Think(Said, frozen=True):
    """A question to a bot: begin a plan (`view`), go on with it (`frame`), or an intent of it was refused (`problem`).

    `view` and `frame` are MessagePack of what that seat may see; the event loop passes them on unread.
    """

    match: int
    seat: Seat
    plan: int
    seating: Seating
    view: bytes | None = None
    frame: bytes | None = None
    problem: Problem | None = None


class Forget(Said, frozen=True):
    """What the bot of this seat was asked last need not be answered any more."""

    match: int
    seat: Seat


FromWorker: TypeAlias = Ready | Here | Answer | Framed | TurnPlayed | Changed | Broke | StreamRefused | Think | Forget
