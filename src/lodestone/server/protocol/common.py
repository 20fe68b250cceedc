"""Values that HTTP and socket messages share."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from lodestone.core import Seat
from lodestone.match.clustered.wire import ClusteredOptions
from lodestone.match.kluster.wire import KlusterOptions
from lodestone.match.wire import GameName, Message, RecordId, SeatNumber, TableId, Told

NAME_LENGTH = 24
"""Characters of a name, at most."""
CHAT_LENGTH = 280
"""Characters of one chat message, at most."""
SHORTEST_TOKEN, LONGEST_TOKEN = 20, 64
"""Characters."""
REACTIONS = ("thumbs_up", "clap", "laugh", "wow", "think", "oops", "heart", "wave")
"""What can be said without words. Names, not pictures: each client draws its own."""

TurnNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Token: TypeAlias = Annotated[str, msgspec.Meta(pattern=f"^[0-9A-Za-z_-]{{{SHORTEST_TOKEN},{LONGEST_TOKEN}}}$")]
"""A person's key to the seats held at one table. Only its hash is stored; it never stands in a path or a query."""
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]
PersonId: TypeAlias = int
"""Counts from 0 in the order of arrival at the table; public."""


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
    CHAT = "chat"
    """Strangers may write to each other."""


class Hints(StrEnum):
    """Whether a seat may ask what to play."""

    YES = "yes"
    """Alone, against bots, or everybody has agreed."""
    ASK = "ask"
    """Once everybody has agreed: propose `hints`."""
    NO = "no"
    """Never at this table."""


class Talk(StrEnum):
    """Whether people at a table may write to each other."""

    YES = "yes"
    ASK = "ask"
    """Strangers: reactions only, until everybody with a seat has agreed; propose `chat`."""
    NO = "no"
    """Chat was switched off when the table was made, and so were reactions."""


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
    deadline: float | None = None
    """Where turns take days: when it is up, in s since 1970. Such a clock runs whether anybody is there or not."""


class Commitment(Told, frozen=True):
    """What the server promised before the deal, and after the game the proof.

    `hash` is the SHA-256, in hex, of the text "<seed>/<salt>".
    """

    hash: str
    seed: str | None = None
    """Decimal digits, as text since not every language holds 63 bits. None until the game is over; at daily
    tables always."""
    salt: str | None = None


class ChatLine(Told, frozen=True):
    """Something somebody said."""

    number: int
    person: PersonId
    name: str
    text: str | None
    reaction: str | None
    """One of a fixed list; then `text` is None."""


class FirstWish(Message, frozen=True):
    """Who begins the first game (Z13)."""

    by: Literal["drawn", "picked", "named"]
    """drawn by lot · picked as the youngest (Clustered) or the shortest (Kluster) of those there · named by the host"""
    seat: SeatNumber | None = None
    """Who that is; null with `drawn`."""


class TableInfo(Told, frozen=True):
    """A table as everybody sees it, without what lies on it."""

    table: TableId
    game: GameName
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
    """The records of this table's finished games, the first one first."""
    lesson: str | None = None
    """The lesson it was made for; its first deal is the same for everybody."""
    hints: Hints = Hints.ASK
    options: dict[str, Any] | None = None
    """The options of a game that has no field of its own here."""
    first: FirstWish | None = None
    """Who begins the first game, as whoever made the table wishes."""
    first_by: str | None = None
    """How it was settled who began this game: drawn · picked · named · person · most_left · next; null before."""
    listed: bool = False
    """Whether it is open to everybody: listed in the lobby while it waits for people and its host is there."""
    talk: Talk = Talk.YES
    daily: str | None = None
    """The day of the daily table that it is, as `2026-11-18`; null: it is none. Seed and salt are never told here."""
