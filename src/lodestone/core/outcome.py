"""How a game ended: who won, and in what way."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from lodestone.core.seats import Seat


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
