"""Kluster on the wire: options, and what changes from turn to turn. Poses travel in binary frames (`frames`)."""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.match.wire import Asked, GameOptions, GameReplay, LiveShown, SeatNumber, Told


class KlusterOptions(GameOptions, frozen=True):
    """A table of Kluster: `boxes`, `options` as in the referee's `new`; the rest as in docs/kluster-match.md."""

    boxes: dict[str, int]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    table: dict[str, Any] = msgspec.field(default_factory=dict)
    """`surface`, `loop_classic`, `loop_duo`, `turn_seconds`, `show_poles`, `cord_by_magnet`, `no_sliding`."""
    cords: list[dict[str, Any]] | None = None
    """How each cord is laid: `shape` is `circle`, `oval`, `eight` or `free`. None: circles."""


class KlusterPublic(Told, frozen=True):
    """The match as everybody sees it."""

    seats: int
    first: int
    boxes: dict[str, int]
    options: dict[str, Any]
    table: dict[str, Any]
    magnets: tuple[str, ...]
    """Every magnet of the boxes; binary frames name them by their place in this list."""
    sizes: tuple[tuple[float, float, float], ...]
    """mm, their full extents: a stone's thickness last, a spinner's length first."""
    cord_lengths: tuple[float, ...]
    """mm."""
    turn: int | None
    phase: str
    stage: str
    round: int
    pools: tuple[tuple[str, ...], ...]
    set_aside: tuple[str, ...]
    resigned: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str | None
    solo: dict[str, Any] | None
    north: dict[str, str] | None
    """Which face is north: with the option to show poles, or when the game is over (Z5)."""
    by_clock: bool = False
    """The time of this turn is up: the clock's hand plays it out for the seat (Z9)."""


class KlusterGame(LiveShown, frozen=True, tag="kluster"):
    """A match of Kluster; it has no private part but the tug in the holder's frames."""

    public: KlusterPublic


class Weigh(Asked, frozen=True, tag="weigh"):
    """Kluster, where poles are shown: how risky it would be to let the held magnet go. Answered with `weighed`."""

    seat: SeatNumber


class Weighed(Told, frozen=True, tag_field="type", tag="weighed"):
    """The answer to `weigh`: a grid of spots, rows from the lowest y, each from the lowest x; mm."""

    id: str
    magnet: str
    """The one in the hand; it would be set down as it is held now."""
    x: float
    y: float
    """The middle of the first spot."""
    step: float
    columns: int
    rows: int
    values: str
    """Base64, a byte each: 0 without danger, or not allowed there; up to 127 nothing moves; 255 snaps."""


class KlusterTurn(Told, frozen=True):
    """One turn of a record, and how the game stood after it. Turn 0 is the deal."""

    number: int
    seat: int | None
    """Who played it."""
    frames: int
    """How many frames of 16 ms it took."""
    events: tuple[dict[str, Any], ...]
    turn: int | None
    pools: tuple[tuple[str, ...], ...]
    solo: dict[str, Any] | None


class KlusterReplay(GameReplay, frozen=True, tag="kluster"):
    """`GET /api/records/{record}/replay` for Kluster: the record (docs/kluster-match.md) with where everything lay.

    How things moved is in its tracks, one a turn: `GET /api/records/{record}/tracks/{turn}`.
    """

    record: dict[str, Any]
    magnets: tuple[str, ...]
    """Frames name them by their place in this list."""
    turns: tuple[KlusterTurn, ...]
