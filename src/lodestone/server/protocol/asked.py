"""What a client sends over the socket, one JSON object a message; `type` names it.

The first message is `hello`. Everything else carries an `id` of the client's choice and gets exactly one answer with
that id: what was asked for, or `ack`, or `refused`. Only `stream` has a number instead, which frames acknowledge.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from lodestone.match.wire import Asked, Message, MoveText, SeatNumber
from lodestone.server.protocol.common import CHAT_LENGTH, Name, ProposalKind, Token

INTENT = {"type": "object"}
IntentText: TypeAlias = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema=INTENT)]
"""An intent in JSON as it came: whoever plays the game reads it."""


class Hello(Message, frozen=True, tag_field="type", tag="hello"):
    """The first message: says who is there. Answered with `welcome`."""

    protocol: int
    token: Token | None = None
    """None: a spectator."""
    language: str | None = None


class Resync(Asked, frozen=True, tag="resync"):
    """Something is missing: send a `welcome` again."""


class Play(Asked, frozen=True, tag="play"):
    """Make a move, in notation."""

    seat: SeatNumber
    move: MoveText


class Do(Asked, frozen=True, tag="do"):
    """Kluster: an intent, as in docs/kluster-match.md."""

    seat: SeatNumber
    intent: IntentText


class Stream(Message, frozen=True, tag_field="type", tag="stream"):
    """Kluster: a `hover` or `drag` that a later one replaces.

    Frames tell the highest `number` heard; a refusal comes as `refused` with the id "stream".
    """

    seat: SeatNumber
    number: Annotated[int, msgspec.Meta(ge=0, lt=2**32)]
    intent: IntentText


class Hint(Asked, frozen=True, tag="hint"):
    """What would you play? For one's own seat, while it is on turn and where hints are allowed.

    Answered with `hinted` when it has been thought through: other messages may be answered before.
    """

    seat: SeatNumber


class Resign(Asked, frozen=True, tag="resign"):
    """Leave the game for good (Z8)."""

    seat: SeatNumber


class StandIn(Asked, frozen=True, tag="stand_in"):
    """Let a bot play for a seat: one's own, or that of somebody who is not there. None gives it back."""

    seat: SeatNumber
    level: str | None


class Leave(Asked, frozen=True, tag="leave"):
    """Give a seat up before the game has begun; it is free again."""

    seat: SeatNumber


class Start(Asked, frozen=True, tag="start"):
    """Host: begin now, with bots of this level on the free seats."""

    level: str


class Propose(Asked, frozen=True, tag="propose"):
    """Ask everybody for something."""

    kind: ProposalKind


class Reply(Asked, frozen=True, tag="reply"):
    """Agree to what was proposed, or decline."""

    agree: bool


class Resume(Asked, frozen=True, tag="resume"):
    """End a pause; anybody with a seat may."""


class Say(Asked, frozen=True, tag="say"):
    """Write something in the chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT_LENGTH)]


class React(Asked, frozen=True, tag="react"):
    """Send one of the reactions of `GET /api/games` in the chat."""

    reaction: Annotated[str, msgspec.Meta(max_length=20)]


class Rename(Asked, frozen=True, tag="rename"):
    """Go by another name."""

    name: Name


class ListTable(Asked, frozen=True, tag="list"):
    """Host: list the table in the lobby, for everybody, or not any more."""

    on: bool


class CloseTable(Asked, frozen=True, tag="close"):
    """Host: end this table for everybody."""


class Ping(Asked, frozen=True, tag="ping"):
    """Is anybody there? Answered with `ack`."""


AnyCommon: TypeAlias = (
    Hello
    | Resync
    | Play
    | Do
    | Stream
    | Hint
    | Resign
    | StandIn
    | Leave
    | Start
    | Propose
    | Reply
    | Resume
    | Say
    | React
    | Rename
    | ListTable
    | CloseTable
    | Ping
)
"""What every table understands; games add their own questions (`union`)."""
