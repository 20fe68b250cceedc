"""Events: what has happened, in the past tense, as plain data."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=True):
    """Base of every event. As JSON it carries its own name under `event`."""
