"""The match as everybody sees it, for the protocol."""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.core import Event
from lodestone.match.kluster.live import KlusterMatch
from lodestone.match.kluster.view import public_of, seen
from lodestone.match.kluster.wire import KlusterPublic


def public(match: KlusterMatch) -> KlusterPublic:
    """What may be told to anybody."""
    setting = match.setting
    everybody = seen(setting.setup, setting.table, setting.made, match.position)
    return public_of(everybody, match.stage, by_clock=match.by_clock)


def plain_events(events: tuple[Event, ...]) -> tuple[dict[str, Any], ...]:
    """Events of Kluster; none of them holds a secret."""
    return tuple(msgspec.to_builtins(event) for event in events)
