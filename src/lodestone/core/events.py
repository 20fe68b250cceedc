"""What happens in a game, in the past tense, and how it ends: plain data."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from lodestone.core.seats import Seat


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=True):
    """Base of every event. As JSON it carries its own name under `event`."""


class Ending(StrEnum):
    """In what way a game ended."""

    WIN = "win"
    SHARED_WIN = "shared-win"
    SOLO = "solo"
    GIVEN_UP = "given-up"
    """Everybody has resigned: nobody won."""


class Outcome(msgspec.Struct, frozen=True):
    """The seats that won (alone: always seat 0, whose result is the score) and the kind of ending."""

    winners: tuple[Seat, ...]
    ending: Ending
