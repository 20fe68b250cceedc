"""Values that HTTP and socket messages share."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from lodestone.core import Seat

NAME_LENGTH = 24
CHAT_LENGTH = 280
MOST_SEATS = 24
"""Eight at Clustered; Kluster+ with four boxes of each kind has 24."""

Game: TypeAlias = Literal["clustered", "kluster"]
TableId: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z]{8,32}$")]
"""Unguessable: who has it may look on and, where a seat is free, sit down."""
RecordId: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z]{8,32}$")]
TurnNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Token: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_-]{20,64}$")]
"""A person's key to the seats held at one table. Only its hash is stored; it never stands in a path or a query."""
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]
PersonId: TypeAlias = int
"""Counts from 0 in the order of arrival at the table; public."""
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
MessageId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""Chosen by the client, different for everything it asks. Asking again with the same id never does a thing twice."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what clients send: read strictly."""


class Told(msgspec.Struct, frozen=True):
    """Base of what the server sends. A client ignores keys it does not know, so that fields can be added."""


class Problem(Told, frozen=True):
    """Why something was refused. `key` and `args` name the sentence in the catalogues, `message` is it in English."""

    code: str
    """invalid-request · invalid-notation · illegal-move · game-over · not-allowed · not-found · conflict · too-many ·
    unavailable"""
    rule: str | None
    key: str
    args: dict[str, Any]
    message: str
    cells: tuple[tuple[int, int], ...] = ()
    """Clustered: cells to point at."""


class SeatKind(StrEnum):
    """Who a seat was meant for when the table was made."""

    HERE = "here"
    """A person at the screen that made the table."""
    LINK = "link"
    """Whoever opens the link and sits down."""
    BOT = "bot"


class Status(StrEnum):
    """Where a table is."""

    WAITING = "waiting"
    """Some seats are still free."""
    PLAYING = "playing"
    OVER = "over"
    """The game has ended; another one can follow."""
    CLOSED = "closed"
    """Nothing more can be done here but look."""


class SeatInfo(Told, frozen=True):
    """One seat, as everybody sees it."""

    seat: Seat
    kind: SeatKind
    name: str | None
    """None while it is free."""
    person: PersonId | None
    level: str | None
    """The bot that plays here: from the start, or standing in for somebody absent."""
    standing_in: bool
    """Whether that bot only keeps the seat warm for its person."""
    resigned: bool


class PersonInfo(Told, frozen=True):
    """Somebody with a token."""

    person: PersonId
    name: str
    host: bool
    present: bool
    """Connected at this moment."""


class ProposalKind(StrEnum):
    """What needs everybody's consent."""

    PAUSE = "pause"
    TAKE_BACK = "take_back"
    """Clustered: the last move (Z7)."""
    AGAIN = "again"
    """Another game at the same table (Z10)."""
    HINTS = "hints"
    """Everybody may ask for hints until the game is over."""


class Hints(StrEnum):
    """Whether a seat may ask what to play."""

    YES = "yes"
    """Alone, against bots, or everybody has agreed."""
    ASK = "ask"
    """Once everybody has agreed: propose `hints`."""
    NO = "no"
    """Never at this table."""


class Proposal(Told, frozen=True):
    """A question on the table: carried out once all who are needed have agreed, gone once somebody declines."""

    kind: ProposalKind
    by: PersonId
    agreed: tuple[PersonId, ...]
    needed: tuple[PersonId, ...]


class Clock(Told, frozen=True):
    """The turn's clock (Z9); absent where none was chosen."""

    turn_seconds: float
    left: float
    """Seconds at the moment the message was made."""
    running: bool


class Commitment(Told, frozen=True):
    """What the server promised before the deal, and after the game the proof.

    `hash` is the SHA-256, in hex, of the text "<seed>/<salt>".
    """

    hash: str
    seed: str | None = None
    """Decimal digits, as text since not every language holds 63 bits. None until the game is over."""
    salt: str | None = None


class ChatLine(Told, frozen=True):
    """Something somebody said."""

    number: int
    person: PersonId
    name: str
    text: str | None
    reaction: str | None
    """One of a fixed list; then `text` is None."""


class ClusteredOptions(Message, frozen=True):
    """A table of Clustered. `rules` as in the referee's `new`."""

    rules: dict[str, Any] = {}
    turn_seconds: Annotated[float, msgspec.Meta(ge=5, le=86_400)] | None = None


class KlusterOptions(Message, frozen=True):
    """A table of Kluster: `boxes`, `options` as in the referee's `new`; the rest as in docs/kluster-match.md."""

    boxes: dict[str, int]
    options: dict[str, Any] = {}
    table: dict[str, Any] = {}
    """The turn clock is here: `turn_seconds`."""
    cords: list[dict[str, Any]] | None = None
    """How the cords are laid; None: circles."""


class TableInfo(Told, frozen=True):
    """A table as everybody sees it, without what lies on it."""

    table: TableId
    game: Game
    status: Status
    seats: tuple[SeatInfo, ...]
    people: tuple[PersonInfo, ...]
    clustered: ClusteredOptions | None
    kluster: KlusterOptions | None
    house_rules: tuple[str, ...]
    """Names of options that differ from the leaflet."""
    game_number: int
    """0 while waiting for the first game."""
    commitment: Commitment | None
    proposal: Proposal | None
    paused: bool
    clock: Clock | None
    chat: bool
    spectators: int
    records: tuple[RecordId, ...]
    """Of the finished games of this table, first one first."""
    lesson: str | None = None
    """The lesson it was made for; its first deal is the same for everybody."""
    hints: Hints = Hints.ASK
