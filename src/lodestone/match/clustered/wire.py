"""Clustered on the wire: options, what everybody sees and what a seat sees beside it, questions and their answers."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from lodestone.match.wire import (
    Asked,
    GameOptions,
    GameReplay,
    GameShown,
    MoveText,
    Problem,
    SeatNumber,
    Told,
    TurnSeconds,
)

Cell: TypeAlias = tuple[int, int]
PlacedTile: TypeAlias = tuple[int, int, str, int | None]
"""x, y, tile, owner (None: a start tile)."""


LogLine: TypeAlias = tuple[int, str]
"""Seat and what it did: a move in notation, `-` for a discard that the table hides, `resign`, `back:2` for two moves
that were taken back, `first_line` or `first_rectangle` for a bonus (CO7), `time-up` (Z9), or `stand-in:greedy` for the
bot that plays on for it."""


TurnDays: TypeAlias = Literal[1, 3, 7]


class ClusteredOptions(GameOptions, frozen=True):
    """A table of Clustered. `rules` as in the referee's `new`."""

    rules: dict[str, Any] = msgspec.field(default_factory=dict)
    turn_seconds: TurnSeconds | None = None
    turn_days: TurnDays | msgspec.UnsetType | None = msgspec.UNSET
    """Days for a turn, which pass whether anybody is there or not; then there are no `turn_seconds`. Sent only where
    it was chosen, since older clients do not know the key."""


class SeatScore(Told, frozen=True):
    """Points as they stand."""

    rectangle: int
    rows: int
    columns: int
    bonus: int
    total: int


class ClusteredPublic(Told, frozen=True):
    """The table as everybody sees it."""

    seats: int
    first: int
    rules: dict[str, Any]
    board: tuple[PlacedTile, ...] | None
    """The whole board in a `welcome` and after a take-back; None in other updates: add the tiles of `TilePlaced`."""
    log: tuple[LogLine, ...] | None
    """What was done last, the latest at the end; comes with the board."""
    turn: int | None
    phase: str
    hand_sizes: tuple[int, ...]
    stack_sizes: tuple[int, ...]
    discards: tuple[tuple[str, ...] | int, ...]
    """Only their number where the table hides them."""
    first_line: int | None
    first_rectangle: int | None
    """Who took the first-to bonuses (CO7)."""
    largest_rectangle: int | None
    longest_line: int | None
    """Who alone has them now (CO8)."""
    scores: tuple[SeatScore, ...]
    moves: int
    last: Cell | None
    resigned: tuple[int, ...]
    winners: tuple[int, ...] | None
    ending: str | None


class ClusteredPrivate(Told, frozen=True):
    """What one seat sees beside it: in messages to the person who holds that seat, and to nobody else."""

    seat: int
    hand: tuple[str, ...]
    place: dict[str, tuple[Cell, ...]]
    """Each tile that may be placed now, and where. Empty when it is not this seat's turn."""
    discard: tuple[str, ...]
    """Tiles that may be discarded now."""
    discarded: tuple[str, ...]
    """What this seat has discarded, also where the table hides it from others."""


class ClusteredGame(GameShown, frozen=True, tag="clustered"):
    """A game of Clustered for one person or spectator."""

    public: ClusteredPublic
    private: tuple[ClusteredPrivate, ...]


class Group(Told, frozen=True):
    """A line by its ends, or a rectangle by two opposite corners."""

    kind: str
    seat: int
    cells: tuple[Cell, Cell]
    points: int


class Preview(Asked, frozen=True, tag="preview"):
    """Clustered: what would this seat's score be after that move? Answered with `previewed`."""

    seat: SeatNumber
    move: MoveText


class Explain(Asked, frozen=True, tag="explain"):
    """Clustered: why is this move not allowed? Answered with `explained`."""

    seat: SeatNumber
    move: MoveText


class Groups(Asked, frozen=True, tag="groups"):
    """Clustered: all lines and rectangles that score now. Answered with `grouped`."""


class Previewed(Told, frozen=True, tag_field="type", tag="previewed"):
    """The answer to `preview`."""

    id: str
    score: SeatScore
    gain: int
    """Points more than now."""
    groups: tuple[Group, ...]
    """The lines and rectangles of this seat that it would make or extend."""


class Explained(Told, frozen=True, tag_field="type", tag="explained"):
    """The answer to `explain`; no reasons: the move is allowed."""

    id: str
    reasons: tuple[Problem, ...]


class Grouped(Told, frozen=True, tag_field="type", tag="grouped"):
    """The answer to `groups`."""

    id: str
    groups: tuple[Group, ...]


class ClusteredTurn(Told, frozen=True):
    """One move of a record, and how the table stood after it. Turn 0 is the deal."""

    number: int
    move: str | None
    events: tuple[dict[str, Any], ...]
    turn: int | None
    phase: str
    hands: tuple[tuple[str, ...], ...]
    stack_sizes: tuple[int, ...]
    discards: tuple[tuple[str, ...], ...]
    scores: tuple[dict[str, int], ...]


class ClusteredReplay(GameReplay, frozen=True, tag="clustered"):
    """`GET /api/records/{record}/replay` for Clustered: the board of turn n is what turns 0 to n placed."""

    seats: int
    rules: dict[str, Any]
    start: tuple[tuple[int, int], ...]
    turns: tuple[ClusteredTurn, ...]
