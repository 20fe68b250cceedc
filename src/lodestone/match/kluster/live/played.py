"""Turns that were played, as the match keeps them and records store them, and the physics they were played on."""

from __future__ import annotations

from hashlib import sha256
from typing import TypeAlias

import msgspec

from lodestone.core import Seat
from lodestone.kluster import Magnet
from lodestone.match.kluster.live.intents import AnyIntent, TableIntent, TimeUp
from lodestone.match.kluster.refereed import Happening
from lodestone.physics.cord_params import CordLaws
from lodestone.physics.params import PARAMETERS
from lodestone.physics.snapshots import VERSION

Resting: TypeAlias = tuple[float, float, float, float, float, float, float]
"""Where a magnet lies: mm, then its quaternion."""


class Input(msgspec.Struct, frozen=True, array_like=True):
    """An intent that was accepted, and after how many frames of its turn."""

    frame: int
    seat: Seat
    intent: AnyIntent | TableIntent


class PlayedTurn(msgspec.Struct, frozen=True):
    """A turn as it was: what was done, what came of it, how the table was left."""

    seat: Seat
    frames: int
    inputs: tuple[Input, ...]
    happenings: tuple[Happening, ...]
    """What the rules were told, in order."""
    lying: dict[Magnet, Resting]
    cords: tuple[tuple[tuple[float, float], ...], ...]
    digest: str
    """The digest of the world after the turn."""

    @property
    def by_clock(self) -> bool:
        """Whether its time ran out and the clock's hand played on (Z9)."""
        return any(isinstance(given.intent, TimeUp) for given in self.inputs)


def physics_version() -> str:
    """The physics in use: the layout of its state and a checksum of all its constants."""
    constants = [(name, parameter.value) for name, parameter in PARAMETERS.items()]
    return f"{VERSION}-{sha256(repr((constants, tuple(CordLaws()))).encode()).hexdigest()[:8]}"
