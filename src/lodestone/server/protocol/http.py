"""Bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from lodestone.match.clustered.wire import ClusteredOptions
from lodestone.match.kluster.wire import KlusterOptions
from lodestone.match.wire import (
    MOST_SEATS,
    GameName,
    GameReview,
    Message,
    Problem,
    RecordId,
    RecordInfo,
    SeatNumber,
    TableId,
    Told,
)
from lodestone.server.protocol.common import FirstWish, Name, PersonId, SeatKind, Status, Token

MOST_OPERATIONS = 2000
"""Operations in one request to the referee."""
MOST_OWN_TABLES = 50
"""Tables that can be asked about at once."""

DayName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]
"""A day of UTC, as `2026-11-18`."""
ResultId: TypeAlias = RecordId
"""The id of a result on the board of a daily table."""


class SeatWish(Message, frozen=True):
    """Who a seat is for."""

    kind: SeatKind
    name: Name | None = None
    """For seats `here`: several people at one screen have names of their own."""
    level: str | None = None
    """For bots: one of the levels in `GET /api/games`."""


class CreateTable(Message, frozen=True):
    """`POST /api/tables`"""

    game: GameName
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    name: Name | None = None
    """The name of the person who makes the table."""
    clustered: ClusteredOptions | None = None
    kluster: KlusterOptions | None = None
    chat: bool = True
    hints: bool | None = None
    """True: everybody may ask for hints; false: nobody ever; null: alone, against bots, or once all have agreed."""
    options: dict[str, Any] | None = None
    """The options of a game that has no field of its own here."""
    first: FirstWish | None = None
    """Who begins (Z13). Null: the only person against bots, otherwise drawn by lot."""
    listed: bool = False
    """Open to everybody: listed in the lobby until the game begins. Needs a seat `link`."""


class OpenLesson(Message, frozen=True):
    """`POST /api/lessons/{lesson}`"""

    name: Name | None = None
    """The name of the learner."""


class Created(Told, frozen=True):
    """The table, and its maker's token: host of the table and holder of every seat `here`."""

    table: TableId
    person: PersonId
    token: Token


class OpenDaily(Message, frozen=True):
    """`POST /api/dailies/{game}`"""

    name: Name | None = None
    """The name by which the result is on the board."""


class DailyTry(Told, frozen=True):
    """What the token that asks has made of a daily table."""

    table: TableId
    begun: bool
    """Whether it counts: its first move was made, and in its day."""
    over: bool
    points: int | None
    """None: it is not over, was given up, came to its end too late, or was taken off the board."""
    place: int | None
    gains: tuple[int, ...]
    """What each move brought; empty until it is over. It tells nothing about the deal."""


class DailyDeal(Told, frozen=True):
    """The deal of a day: promised before it, told after it."""

    day: DayName
    hash: str
    """The SHA-256, in hex, of the text "<seed>/<salt>"."""
    seed: str | None
    """Decimal digits; None until `tells` of its board."""
    salt: str | None


class DailyGame(Told, frozen=True):
    """The daily table of a game."""

    game: GameName
    today: DailyDeal
    tomorrow: DailyDeal
    yesterday: DailyDeal | None
    """None: this server has no such day."""
    begun: int
    """Tries of today that count."""
    you: DailyTry | None
    """The try of the token in the Authorization header, if it has one today."""


class DailyGames(Told, frozen=True):
    """`GET /api/dailies`"""

    now: float
    """By the server's clock, s since 1970."""
    ends: float
    """When the next day begins."""
    games: tuple[DailyGame, ...]


class DailyResult(Told, frozen=True):
    """One line of a board."""

    result: ResultId
    """The id by which an administrator can take it off."""
    place: int
    """The same for the same points."""
    name: str
    points: int
    ended: float


class DailyBoard(Told, frozen=True):
    """`GET /api/dailies/{game}/{day}`"""

    game: GameName
    deal: DailyDeal
    ends: float
    """Until when a try that counts may begin, s since 1970."""
    tells: float
    """When seed and salt are told and the day's records open; a try that has not ended by then does not count."""
    begun: int
    """Tries that count."""
    counted: int
    """Results, of which no more than the best 100 are listed."""
    results: tuple[DailyResult, ...]
    you: DailyTry | None


class SitDown(Message, frozen=True):
    """`POST /api/tables/{table}/seats`"""

    name: Name
    seat: SeatNumber | None = None
    """None: the first free one."""
    token: Token | None = None
    """For somebody new who wants to be able to ask again, should the answer be lost: the token they wish to have, at
    random. Asked again with it, they are told the seat they have."""


class Seated(Told, frozen=True):
    """The answer to it. With the token they have (`Authorization: Bearer <token>`) somebody takes one more seat."""

    seat: int
    person: PersonId
    token: Token


class BotLevel(Told, frozen=True):
    """A bot that can be given a seat."""

    level: str


class Progress(Told, frozen=True):
    """How far something is that is counted."""

    done: int
    all: int


class GameInfo(Told, frozen=True):
    """What can be played, for a lobby."""

    game: GameName
    most_seats: int
    levels: tuple[BotLevel, ...]
    ready: bool
    """False while the physics is being prepared (once after installing)."""
    progress: Progress | None = None
    """While it is not ready: kernels that are compiled, of all that a turn needs; None if nothing is compiled."""
    turn_days: tuple[int, ...] = ()
    """How many days a turn may be given there, if it can be played over days."""


class ServerInfo(Told, frozen=True):
    """`GET /api/games`"""

    program: str
    protocol: int
    games: tuple[GameInfo, ...]
    reachable: str | None
    """The address that others can reach, as far as the server knows it (`--lan`, `--public-url`)."""
    reactions: tuple[str, ...]
    app: bool = False
    """Whether a browser may install the table as an app."""
    open_tables: bool = True
    """Whether tables can be listed, and strangers paired."""
    dailies: bool = True
    """Whether there are daily tables."""


class OwnTable(Message, frozen=True):
    """A table that somebody has kept, and their token there."""

    table: TableId
    token: Token | None = None


class AskMyTables(Message, frozen=True):
    """`POST /api/my-tables`"""

    tables: Annotated[tuple[OwnTable, ...], msgspec.Meta(max_length=MOST_OWN_TABLES)]


class MySeat(Told, frozen=True):
    """A seat of such a table."""

    seat: int
    kind: SeatKind
    name: str | None
    """None while it is free."""
    level: str | None
    """The bot that plays here: from the start, or standing in for somebody."""
    you: bool
    """Whether the token is its holder's."""
    resigned: bool
    standing: int | None
    """Clustered: points; Kluster: magnets left to place. None before the first game."""


class MyTable(Told, frozen=True):
    """A table as a list of one's own shows it."""

    table: TableId
    game: GameName
    status: Status | None
    """None: nothing was stored there since lists began to show more than the game."""
    seats: tuple[MySeat, ...] = ()
    turn: int | None = None
    """The seat to move."""
    your_turn: bool = False
    awaited: bool = False
    """It is your turn, and somebody else waits for it."""
    since: float = 0.0
    """When the turn began, or the table became what it is, in s since 1970."""
    deadline: float | None = None
    """When the time of a person's turn is up, where turns take days."""
    paused: bool = False
    lesson: str | None = None
    record: RecordId | None = None
    """The record of its last game that is over."""


class MyTables(Told, frozen=True):
    """Those of them that there are, in the order of asking."""

    tables: tuple[MyTable, ...]
    now: float
    """s since 1970, by the server's clock."""


class RecordList(Told, frozen=True):
    """`GET /api/tables/{table}/records`"""

    records: tuple[RecordInfo, ...]


class Imported(Told, frozen=True):
    """The answer to `POST /api/records`, whose body is a record."""

    record: RecordId


class RecordReview(Told, frozen=True):
    """`GET /api/records/{record}/review`: how far it is, and the review once it is there. Ask again until then."""

    done: int
    of: int
    """Moves or turns that have been judged, of how many."""
    review: GameReview | None


class RefereeRequest(Message, frozen=True):
    """`POST /api/referee/{game}`: all operations of a real table so far, as the referee command takes them.

    The client keeps the list; the server keeps nothing. `undo` is to leave out the last one.
    """

    operations: Annotated[tuple[dict[str, Any], ...], msgspec.Meta(min_length=1, max_length=MOST_OPERATIONS)]


class RefereeAnswer(Told, frozen=True):
    """The answer to the last operation, or to the first one that was refused; nothing after that was done."""

    answer: dict[str, Any]
    refused: int | None
    """Which operation was refused, counted from 0."""


class AdminTable(Told, frozen=True):
    """One line of `GET /api/admin/tables`."""

    table: TableId
    game: GameName
    status: str
    created: float
    touched: float
    connections: int


class AdminTables(Told, frozen=True):
    """`GET /api/admin/tables`, in the order of their ids."""

    tables: tuple[AdminTable, ...]
    after: TableId | None
    """There are more: ask again with `?after=` this."""


class ClusterServer(Told, frozen=True):
    """One of the servers on a database, as it told at most a second ago."""

    address: str
    """Where other servers reach it."""
    version: str
    since: float
    """s since 1970."""
    tables: int
    """Tables in its memory."""
    connections: int
    live_matches: int
    draining: bool
    """It hands its tables over, and takes no more."""
    this: bool
    """Whether it is the one that answers."""


class AdminCluster(Told, frozen=True):
    """`GET /api/admin/cluster`, oldest first."""

    servers: tuple[ClusterServer, ...]


class Health(Told, frozen=True):
    """`GET /live`, `GET /health`, `GET /ready`"""

    status: str
    """ok; or, with the HTTP status 503, unavailable while nothing can be stored; of `/ready` also stopping, or
    preparing while live matches cannot be taken yet and another server can take them."""
    program: str


class Nothing(Told, frozen=True):
    """An empty object: it is done, and there is no more to say."""


class Failed(Told, frozen=True):
    """The body of every answer with a status of 400 or more."""

    error: Problem


class RuleSpan(Told, frozen=True):
    """Some words in one style."""

    text: str
    style: str
    """plain · strong · rule (a number that leads to its rule)"""


class RuleBlock(Told, frozen=True):
    """One block of a rulebook."""

    kind: str
    """heading · paragraph · note · diagram; notes and diagrams belong to the paragraph before them"""
    spans: tuple[RuleSpan, ...]
    rules: tuple[str, ...]
    """The rules it tells; the first block that tells a rule is its anchor."""
    languages: tuple[str, ...]
    """A note: the languages whose leaflets it is about."""
    diagram: str | None
    """A diagram: its name in `tiles` or `magnets`."""


class RuleTile(Told, frozen=True):
    """A tile in a diagram."""

    x: int
    y: int
    tile: str
    """As the notation writes it; empty when its face does not matter."""
    owner: int | None
    mark: str
    """fits · misfits · empty for one that lies there already"""


class RuleGroup(Told, frozen=True):
    """A line by its ends or a rectangle by two corners."""

    seat: int
    kind: str
    """line · rectangle"""
    first: tuple[int, int]
    last: tuple[int, int]


class RuleTiles(Told, frozen=True):
    """A diagram of Clustered."""

    name: str
    columns: int
    rows: int
    tiles: tuple[RuleTile, ...]
    groups: tuple[RuleGroup, ...]


class RuleCord(Told, frozen=True):
    """A loop of cord, in mm."""

    at: tuple[float, float]
    radii: tuple[float, float]


class RuleMagnet(Told, frozen=True):
    """A magnet seen from above, in mm and degrees; y grows away from the reader."""

    at: tuple[float, float]
    size: tuple[float, float]
    yaw: float
    state: str
    """lying · placed · refused · taken"""


class RuleMagnets(Told, frozen=True):
    """A diagram of Kluster."""

    name: str
    cords: tuple[RuleCord, ...]
    magnets: tuple[RuleMagnet, ...]


class Rulebook(Told, frozen=True):
    """`GET /api/rules/{game}?lang=`"""

    game: GameName
    language: str
    """The language it is in: English, if the one asked for has no book."""
    title: str
    blocks: tuple[RuleBlock, ...]
    tiles: tuple[RuleTiles, ...]
    magnets: tuple[RuleMagnets, ...]
