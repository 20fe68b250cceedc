"""What is said over the socket of the lobby: open tables, and waiting for somebody to play with.

The first message of a client is `hello`; everything else it sends has an `id` and gets exactly one answer with it,
`done` or `refused`.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from lodestone.match.wire import Asked, GameName, Message, TableId, Told
from lodestone.server.protocol.common import Name, PersonId, Token
from lodestone.server.protocol.told import Bye, Refused

ListingId: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z]{8,32}$")]
"""The id of a listing. It gives access only to the seat that somebody takes by it: it is never the id of a table."""
PairId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class LobbyHello(Message, frozen=True, tag_field="type", tag="hello"):
    """The first message: says who is there. Answered with `listings`, whole."""

    protocol: int
    language: str | None = None


class Wait(Asked, frozen=True, tag="wait"):
    """Wait for somebody to play with. Asked again with the same token, also elsewhere, you keep your place."""

    game: GameName
    token: Token
    """The token by which you will sit, chosen by the client at random. Only its SHA-256 is stored."""
    name: Name | None = None


class StopWaiting(Asked, frozen=True, tag="stop"):
    """Stop waiting."""


class AnswerCall(Asked, frozen=True, tag="answer"):
    """Somebody was found: come, or not. Saying no ends the wait, and costs nothing."""

    pair: PairId
    agree: bool


class LobbyPing(Asked, frozen=True, tag="ping"):
    """Is anybody there?"""


AnyLobbyAsked: TypeAlias = LobbyHello | Wait | StopWaiting | AnswerCall | LobbyPing


class Listing(Told, frozen=True):
    """An open table, as everybody may know it. To sit down: `POST /api/listings/{listing}/seats`."""

    listing: ListingId
    game: GameName
    name: str
    """The name of whoever made the table, and waits there."""
    language: str
    """The language that they use."""
    seats: int
    free: int
    """Seats that somebody may take."""
    turn_seconds: float | None
    """How long a turn may take; null: as long as it takes."""
    house_rules: tuple[str, ...]
    """Names of options that differ from the leaflet."""
    about: dict[str, Any]
    """What was chosen, in short: `rules` of Clustered, and `turn_days` where a turn has some; `boxes`, `options` and
    `table` of Kluster."""


class Listings(Told, frozen=True, tag_field="type", tag="listings"):
    """Open tables: all of them, or what has changed since the last message."""

    whole: bool
    listings: tuple[Listing, ...]
    """The newest first; one that is known already has changed."""
    gone: tuple[str, ...] = ()
    """Listings that are gone."""


class Found(Told, frozen=True, tag_field="type", tag="found"):
    """Somebody waits for the same: say in time whether you come (`answer`)."""

    pair: str
    seconds: float
    """How long you have to answer."""
    name: str
    language: str


class StillWaiting(Told, frozen=True, tag_field="type", tag="waiting"):
    """You are still waiting; whoever was found has gone."""


class Paired(Told, frozen=True, tag_field="type", tag="paired"):
    """The table, where you sit by the token that you chose."""

    table: TableId
    game: GameName
    seat: int
    person: PersonId


class WaitOver(Told, frozen=True, tag_field="type", tag="over"):
    """You are no longer waiting."""

    reason: str
    """unanswered: somebody was found, and you did not answer · elsewhere: you wait at another socket · full: too many
    wait"""


class Done(Told, frozen=True, tag_field="type", tag="done"):
    """What was asked is done."""

    id: str


AnyLobbyTold: TypeAlias = Listings | Found | StillWaiting | Paired | WaitOver | Done | Refused | Bye


class ListingList(Told, frozen=True):
    """`GET /api/listings`"""

    listings: tuple[Listing, ...]


class Joined(Told, frozen=True):
    """The answer to `POST /api/listings/{listing}/seats`, whose body is a `SitDown`."""

    table: TableId
    seat: int
    person: PersonId
    token: Token
