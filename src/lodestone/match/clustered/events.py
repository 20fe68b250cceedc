"""What a log keeps of a game of Clustered. `log_events` says how, and what may change."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from lodestone.core import Seat
from lodestone.match.log_events import EventTypes


class ClusteredEvent(msgspec.Struct, frozen=True, tag_field="e", tag=True):
    """Base of the stored events of Clustered."""


class MovePlayed(ClusteredEvent, frozen=True):
    """A move, by the person who holds the seat or by a bot in their place."""

    seat: Seat
    move: str
    bot: bool = False


class MovesTakenBack(ClusteredEvent, frozen=True):
    """The last moves are taken back, that many of them, because this seat asked for it (Z7)."""

    seat: Seat
    count: int


AnyClusteredEvent: TypeAlias = MovePlayed | MovesTakenBack

EVENTS = EventTypes(1, AnyClusteredEvent)
