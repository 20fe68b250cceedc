"""What the server sends over the socket, one JSON object a message; `type` names it. Live frames are binary (`frames`).

`v` is the version of the table. Updates come with v, v+1, v+2 …; a client that sees a gap asks for a `resync`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from lodestone.match.wire import GameAdvice, GameShown, LiveShown, Problem, RecordId, Told
from lodestone.server.protocol.common import ChatLine, Clock, PersonId, PersonInfo, ProposalKind, TableInfo


class Welcome(Told, frozen=True, tag_field="type", tag="welcome"):
    """Everything, from scratch: the answer to `hello` and `resync`."""

    v: int
    program: str
    you: PersonId | None
    """None for a spectator."""
    seats: tuple[int, ...]
    """The seats that `you` hold."""
    table: TableInfo
    game: GameShown | None
    """None while waiting for the first game."""
    chat: tuple[ChatLine, ...]
    """The latest lines."""
    id: str | None = None
    """Of the `resync` that it answers; None: it answers `hello`, or nobody asked for it."""


class Update(Told, frozen=True, tag_field="type", tag="update"):
    """Something has happened, and is stored. What is None has not changed."""

    v: int
    events: tuple[dict[str, Any], ...] = ()
    """What happened in the game, as this person may see it; a tile that others drew is None."""
    by: PersonId | None = None
    table: TableInfo | None = None
    seats: tuple[int, ...] | None = None
    """The seats that you hold, if that has changed."""
    game: GameShown | None = None
    clock: Clock | None = None
    """Where one was chosen: how it stands after this."""
    said: ChatLine | None = None
    record: RecordId | None = None
    """The game has ended; this is its record."""
    declined: ProposalKind | None = None
    """`by` has said no to what was proposed."""


class Ack(Told, frozen=True, tag_field="type", tag="ack"):
    """Done and stored, at version v."""

    id: str
    v: int


class Refused(Told, frozen=True, tag_field="type", tag="refused"):
    """Not done; nothing has changed."""

    id: str | None
    """None if it could not be read."""
    error: Problem


class Hinted(Told, frozen=True, tag_field="type", tag="hinted"):
    """The answer to `hint`, for the person who asked and nobody else."""

    id: str
    seat: int
    advice: GameAdvice


class Presence(Told, frozen=True, tag_field="type", tag="presence"):
    """Who is connected now. Not versioned."""

    people: tuple[PersonInfo, ...]
    spectators: int
    clock: Clock | None = None
    """Where one was chosen: it waits while nobody with a token is connected."""


class Thinking(Told, frozen=True, tag_field="type", tag="thinking"):
    """A bot ponders, or has stopped pondering. Not versioned."""

    seat: int
    on: bool


class LiveNews(Told, frozen=True, tag_field="type", tag="live"):
    """Kluster: something changed within a running turn. Not versioned: a turn that is cut short begins again."""

    game: LiveShown
    events: tuple[dict[str, Any], ...] = ()
    restarted: bool = False
    """The turn had to begin again."""


class Bye(Told, frozen=True, tag_field="type", tag="bye"):
    """The last message before the server closes the connection."""

    reason: str
    """shutdown · moved · closed · too-slow · too-many · idle · protocol"""
    retry_after: float | None
    """Come back after so many seconds; None: do not."""


AnyCommon: TypeAlias = Welcome | Update | Ack | Refused | Hinted | Presence | Thinking | LiveNews | Bye
"""What every table tells; games add answers to their own questions (`union`)."""
