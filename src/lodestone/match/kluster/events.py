"""What a log keeps of a match of Kluster. `log_events` says how, and what may change.

All of it is secret: poles, strengths, what hands did. `game` derives what everybody may see.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from lodestone.match.log_events import EventTypes, Older


class KlusterLogOptions(msgspec.Struct, frozen=True):
    """The options of a table as its log has them. Unlike `KlusterOptions` it has no limits: older tables had fewer."""

    boxes: dict[str, int]
    options: dict[str, Any] = {}
    table: dict[str, Any] = {}
    cords: list[dict[str, Any]] | None = None


class KlusterEvent(msgspec.Struct, frozen=True, tag_field="e", tag=True):
    """Base of the stored events of Kluster."""


class TableLaid(KlusterEvent, frozen=True):
    """What a match begins with: its record without turns (docs/kluster-match.md)."""

    record: dict[str, Any]


class TurnPlayed(KlusterEvent, frozen=True):
    """A turn from beginning to end."""

    turn: dict[str, Any]
    """The turn as it stands in a record."""
    told: int = 0
    """How many of its events everybody was told while it was being played."""


AnyKlusterEvent: TypeAlias = TableLaid | TurnPlayed


class TurnPlayed1(KlusterEvent, frozen=True, tag="TurnPlayed"):
    """Version 1 also kept what follows from the turn: `result`, `events`, `public`."""

    turn: dict[str, Any]


def _up_from_1(event: TableLaid | TurnPlayed1) -> AnyKlusterEvent:
    return TurnPlayed(event.turn) if isinstance(event, TurnPlayed1) else event


EVENTS = EventTypes(2, AnyKlusterEvent, {1: Older(TableLaid | TurnPlayed1, _up_from_1)})
