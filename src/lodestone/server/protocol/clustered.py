"""Clustered on the wire: what everybody sees, and what a seat sees beside it."""

from __future__ import annotations

from typing import Any, TypeAlias

from lodestone.server.protocol.common import Told

Cell: TypeAlias = tuple[int, int]
PlacedTile: TypeAlias = tuple[int, int, str, int | None]
"""x, y, tile, owner (None: a start tile)."""


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


class ClusteredGame(Told, frozen=True, tag_field="game", tag="clustered"):
    """A game of Clustered for one person or spectator."""

    public: ClusteredPublic
    private: tuple[ClusteredPrivate, ...]


class Group(Told, frozen=True):
    """A line by its ends, or a rectangle by two opposite corners."""

    kind: str
    seat: int
    cells: tuple[Cell, Cell]
    points: int
