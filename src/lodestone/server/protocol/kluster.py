"""Kluster on the wire: what changes from turn to turn. Poses travel in binary frames (`frames`)."""

from __future__ import annotations

from typing import Any

from lodestone.server.protocol.common import Told


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


class KlusterGame(Told, frozen=True, tag_field="game", tag="kluster"):
    """A match of Kluster; it has no private part but the tug in the holder's frames."""

    public: KlusterPublic
