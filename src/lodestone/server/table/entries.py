"""What a table's log holds. Entries are secret (seeds, hashes of tokens, poles) and never leave the server.

One message that was accepted makes one `Written`: its entries happen together, under one version, or not at all.
Fields may be added with a default; none may change its meaning, since old logs are read for ever.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from lodestone.core import Seat
from lodestone.server.protocol.common import ClusteredOptions, Game, KlusterOptions, PersonId, ProposalKind, SeatKind


class Entry(msgspec.Struct, frozen=True, tag_field="e", tag=True):
    """Base of all entries."""


class SeatMade(msgspec.Struct, frozen=True):
    """A seat as it was wished for."""

    kind: SeatKind
    name: str | None
    level: str | None


class TableMade(Entry, frozen=True):
    """Somebody made a table."""

    table: str
    game: Game
    seats: tuple[SeatMade, ...]
    clustered: ClusteredOptions | None
    kluster: KlusterOptions | None
    chat: bool
    lesson: str | None = None
    hints: bool | None = None


class PersonCame(Entry, frozen=True):
    """Somebody new has a token; the first one is the host."""

    name: str
    token_hash: str


class SeatTaken(Entry, frozen=True):
    """A person sits down."""

    seat: Seat
    person: PersonId
    name: str


class SeatLeft(Entry, frozen=True):
    """A seat is free again."""

    seat: Seat


class SeatGivenToBot(Entry, frozen=True):
    """A free seat goes to a bot for good."""

    seat: Seat
    level: str


class BotStoodIn(Entry, frozen=True):
    """A bot plays for a person from now on; None: no longer."""

    seat: Seat
    level: str | None


class GameBegun(Entry, frozen=True):
    """A game begins with this deal."""

    first: Seat
    seed: int
    salt: str
    laid: dict[str, Any] | None = None
    """Kluster: the record of the set table."""
    public: dict[str, Any] | None = None
    """Kluster: the match as everybody sees it."""


class MovePlayed(Entry, frozen=True):
    """Clustered: a move, by the person who holds the seat or by a bot in their place."""

    seat: Seat
    move: str
    bot: bool = False


class MovesTakenBack(Entry, frozen=True):
    """Clustered: the last so many moves have not happened (Z7)."""

    seat: Seat
    count: int


class SeatResigned(Entry, frozen=True):
    """A seat leaves the game (Z8)."""

    seat: Seat


class TurnPlayed(Entry, frozen=True):
    """Kluster: a turn from beginning to end."""

    turn: dict[str, Any]
    result: dict[str, Any] | None
    events: tuple[dict[str, Any], ...]
    public: dict[str, Any]


class GameFinished(Entry, frozen=True):
    """The game is over, and kept as a record."""

    record: str


class Proposed(Entry, frozen=True):
    """A question to everybody; whoever asks agrees."""

    kind: ProposalKind
    person: PersonId


class Agreed(Entry, frozen=True):
    """Somebody agrees."""

    person: PersonId


class ProposalEnded(Entry, frozen=True):
    """The question is off the table: carried out, declined or overtaken."""


class AgainAgreed(Entry, frozen=True):
    """Everybody wants another game; it begins in the same version."""


class HintsAgreed(Entry, frozen=True):
    """Everybody may ask for hints until the game is over."""


class Paused(Entry, frozen=True):
    """Play stops."""

    clock_left: float | None


class Resumed(Entry, frozen=True):
    """Play goes on."""


class Said(Entry, frozen=True):
    """Chat."""

    person: PersonId
    text: str | None
    reaction: str | None


class Renamed(Entry, frozen=True):
    """Somebody goes by another name."""

    person: PersonId
    name: str


class TableClosed(Entry, frozen=True):
    """Nothing more happens here."""


AnyEntry: TypeAlias = (
    TableMade
    | PersonCame
    | SeatTaken
    | SeatLeft
    | SeatGivenToBot
    | BotStoodIn
    | GameBegun
    | MovePlayed
    | MovesTakenBack
    | SeatResigned
    | TurnPlayed
    | GameFinished
    | Proposed
    | Agreed
    | ProposalEnded
    | AgainAgreed
    | HintsAgreed
    | Paused
    | Resumed
    | Said
    | Renamed
    | TableClosed
)


class Written(msgspec.Struct, frozen=True, omit_defaults=True):
    """One version of a table: what one message caused."""

    entries: tuple[AnyEntry, ...]
    by: PersonId | None = None
    """Who asked; None for bots, clocks and administrators."""
    message: str | None = None
    """The id of the message, so that asking again is answered and not done twice."""
    clock_left: float | None = None
    """What was left of the turn's clock (Z9), so that it can go on from there after a restart."""


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Written)


def encoded(written: Written) -> bytes:
    """As the log keeps it."""
    return _ENCODER.encode(written)


def decoded(body: bytes) -> Written:
    """As it was written."""
    return _DECODER.decode(body)
