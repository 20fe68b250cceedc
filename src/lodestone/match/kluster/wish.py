"""What a new match is to be like."""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.core import FirstBy, Seat


class TableWish(msgspec.Struct, frozen=True):
    """Plain data as in `wire.KlusterOptions`, and what the table adds to it."""

    boxes: dict[str, int]
    seats: int
    seed: int
    first: Seat = 0
    options: dict[str, Any] = {}
    table: dict[str, Any] = {}
    cords: list[dict[str, Any]] | None = None
    players: list[str] | None = None
    """Names for the record."""
    first_by: FirstBy = FirstBy.NAMED
    """How it was settled who begins (Z13), for the record."""
