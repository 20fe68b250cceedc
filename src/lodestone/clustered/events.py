"""What can happen in a game of Clustered."""

from __future__ import annotations

from enum import StrEnum

from lodestone.clustered.moves import Cell
from lodestone.clustered.tiles import Tile
from lodestone.core import Ending, Event, Seat


class Phase(StrEnum):
    """What the seat to move has to do."""

    PLAY = "play"
    """Place a tile (C6)."""
    DISCARD = "discard"
    """Nothing can be placed: discard one tile (C7)."""
    TRIM = "trim"
    """Fast game: discard one of more than five (CO6)."""
    OVER = "over"
    """Nothing; the game has ended (C19)."""


class Bonus(StrEnum):
    """The first-to bonuses (CO7)."""

    FIRST_LINE = "first_line"
    FIRST_RECTANGLE = "first_rectangle"


class TilePlaced(Event, frozen=True):
    """A seat has laid a tile (C6)."""

    seat: Seat
    tile: Tile
    cell: Cell


class TileDiscarded(Event, frozen=True):
    """A tile has left the game (C7, CO6)."""

    seat: Seat
    tile: Tile
    phase: Phase


class TileDrawn(Event, frozen=True):
    """A seat has drawn a tile from its stack (C9)."""

    seat: Seat
    tile: Tile


class BonusTaken(Event, frozen=True):
    """A seat was the first to something (CO7)."""

    seat: Seat
    bonus: Bonus


class TurnPassed(Event, frozen=True):
    """A turn has ended and it is now `seat`'s; the turn marker is handed on (CO1, X-C11)."""

    seat: Seat


class SeatResigned(Event, frozen=True):
    """A seat has left the game for good (Z8)."""

    seat: Seat


class GameEnded(Event, frozen=True):
    """All tiles are played or discarded (C19)."""

    winners: tuple[Seat, ...]
    reason: Ending
