"""Bases and values of messages over the wire that games and the server share."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

ID_LENGTH = MOVE_LENGTH = 40
"""Characters of a message's id, and of a move in notation."""
BOARD_LENGTH = 20_000
"""Characters of a text board."""
SHORTEST_TURN, LONGEST_TURN = 5, 86_400
"""s, where a table has a clock (Z9)."""
MOST_SEATS = 24
"""Eight at Clustered; Kluster+ with four boxes of each kind has 24."""

SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
TurnSeconds: TypeAlias = Annotated[float, msgspec.Meta(ge=SHORTEST_TURN, le=LONGEST_TURN)]
MessageId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=ID_LENGTH)]
"""Chosen by the client, at random: different for everything a person asks at a table, over all connections. Asking the
same again with the same id never does a thing twice; asking something else with it is refused."""
GAME_NAME = {"x-game": True}
"""Marks the name of a game, so that descriptions of the protocol can list the games."""
GameName: TypeAlias = Annotated[str, msgspec.Meta(extra_json_schema=GAME_NAME)]
TableId: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z]{8,32}$")]
"""Unguessable: whoever has it may look on and, where a seat is free, sit down."""
RecordId: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z]{8,32}$")]
MoveText: TypeAlias = Annotated[str, msgspec.Meta(max_length=MOVE_LENGTH)]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what clients send: read strictly."""


class Told(msgspec.Struct, frozen=True):
    """Base of what the server sends. A client ignores keys it does not know, so that fields can be added."""


class Asked(Message, frozen=True, tag_field="type"):
    """Base of what is asked over the socket and answered with the same id."""

    id: MessageId


class GameOptions(Message, frozen=True):
    """Base of what a game lets people choose about a table."""


class GameShown(Told, frozen=True, tag_field="game"):
    """Base of a game as one person, or a spectator, sees it."""


class LiveShown(GameShown, frozen=True):
    """The same of one that is played live."""


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


class RecordInfo(Told, frozen=True):
    """One finished or imported game."""

    record: RecordId
    table: TableId | None
    game: GameName
    finished: float
    """Seconds since 1970."""
    players: tuple[str, ...]
    result: dict[str, Any] | None
    turns: int


class GameReplay(Told, frozen=True, tag_field="game"):
    """Base of a record turn by turn, as everybody may see it now that the game is over."""

    info: RecordInfo


class GameAdvice(Told, frozen=True, tag_field="game"):
    """Base of what somebody might play, and why."""


class GameReview(Told, frozen=True, tag_field="game"):
    """Base of what the moves of a record were like."""


class ScoreRequest(Message, frozen=True):
    """`POST /api/score`: a text board as `lodestone score` reads it."""

    board: Annotated[str, msgspec.Meta(max_length=BOARD_LENGTH)]


class ScoredGroup(Told, frozen=True):
    """A line, from its first to its last cell, or a rectangle, by two opposite corners; counted from the top left."""

    seat: str
    cells: tuple[tuple[int, int], tuple[int, int]]
    points: int


class ScoreAnswer(Told, frozen=True):
    """The scores, and where they come from."""

    scores: dict[str, dict[str, int]]
    largest_rectangle: str | None
    longest_line: str | None
    lines: tuple[ScoredGroup, ...]
    rectangles: tuple[ScoredGroup, ...]
