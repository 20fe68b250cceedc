"""What a table's log holds. Entries are secret (seeds, hashes of tokens, poles) and never leave the server.

One message that was accepted makes one `Written`: its entries happen together, under one version, or not at all.
What happens in a game stands in them in the game's own words (`match.log_events`).

These types are the log's alone, and have a version, `FORMAT`, which the storage keeps beside the bytes. Old logs are
read for ever: a field may be added with a default; any other change needs a new format and a way up from this one,
beside that from the first (`format_1`).
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from lodestone.core import FirstBy, Seat
from lodestone.match.log_events import Words

FORMAT = 3
"""3 adds `Listed` and `ChatAgreed` to the kinds of 2, and is read like it; programs for 2 do not know them."""

PersonId: TypeAlias = int


class Entry(msgspec.Struct, frozen=True, tag_field="e", tag=True):
    """Base of all entries."""


class SeatMade(msgspec.Struct, frozen=True):
    """A seat as it was wished for."""

    kind: str
    name: str | None
    level: str | None


class FirstWished(msgspec.Struct, frozen=True):
    """Who is to begin the first game (Z13)."""

    by: FirstBy
    seat: Seat | None = None


class DailyMade(msgspec.Struct, frozen=True):
    """Which daily table it is, and its deal."""

    day: str
    seed: int
    salt: str


class TableMade(Entry, frozen=True):
    """Somebody made a table."""

    table: str
    game: str
    seats: tuple[SeatMade, ...]
    options: dict[str, Any]
    """What was chosen about the game, in plain data."""
    chat: bool
    lesson: str | None = None
    hints: bool | None = None
    first: FirstWished | None = None
    listed: bool = False
    """Open to everybody, and so to strangers."""
    strangers: bool = False
    """Its people have not invited each other."""
    daily: DailyMade | None = None


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
    """A free seat is given to a bot for good."""

    seat: Seat
    level: str


class BotStoodIn(Entry, frozen=True):
    """A bot plays for a person from now on; None: no longer."""

    seat: Seat
    level: str | None
    by_clock: bool = False
    """Nobody asked for it: the person's time was up twice in a row (Z9)."""


class TimeRanOut(Entry, frozen=True):
    """The time of the seat on turn is up (Z9): whatever is played until its turn has passed is played for it."""

    seat: Seat


class GameBegun(Entry, frozen=True):
    """A game begins with this deal."""

    first: Seat
    seed: int
    salt: str
    opening: Words | None = None
    """What was laid out for it, where it is played live."""
    first_by: FirstBy | None = None
    """How it was settled who begins (Z13); None: begun before tables told it."""


class Played(Entry, frozen=True):
    """Something happened in the game."""

    event: Words


class SeatResigned(Entry, frozen=True):
    """A seat leaves the game (Z8)."""

    seat: Seat


class GameFinished(Entry, frozen=True):
    """The game is over, and kept as a record."""

    record: str


class Proposed(Entry, frozen=True):
    """A question to everybody; whoever asks agrees."""

    kind: str
    person: PersonId


class Agreed(Entry, frozen=True):
    """Somebody agrees."""

    person: PersonId


class ProposalEnded(Entry, frozen=True):
    """The question is off the table: carried out, declined or overtaken."""

    declined: bool = False


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
    """Somebody wrote in the chat, or sent a reaction."""

    person: PersonId
    text: str | None
    reaction: str | None


class ChatAgreed(Entry, frozen=True):
    """Strangers may write to each other."""


class Listed(Entry, frozen=True):
    """The table is open to everybody, or not any more."""

    on: bool


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
    | TimeRanOut
    | GameBegun
    | Played
    | SeatResigned
    | GameFinished
    | Proposed
    | Agreed
    | ProposalEnded
    | AgainAgreed
    | HintsAgreed
    | Paused
    | Resumed
    | Said
    | ChatAgreed
    | Listed
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
    digest: bytes | None = None
    """A digest of what the message said, so that its id cannot stand for anything else (`heard`)."""


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Written)


def encoded(written: Written) -> bytes:
    """A version as the log keeps it, in `FORMAT`."""
    return _ENCODER.encode(written)


def decoded(body: bytes, format: int) -> Written:
    """A version as it was written, in whichever format."""
    if format == 1:
        from lodestone.server.table.format_1 import read  # rarely needed

        return read(body)
    return _DECODER.decode(body)
