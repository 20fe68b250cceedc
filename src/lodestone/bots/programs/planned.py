"""A turn of Kluster as a program asks for it: cords first, then a magnet and its way. In mm, degrees and seconds."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from lodestone.kluster import Magnet
from lodestone.match.kluster.live.intents import HIGHEST, Along, Face, Pose, Yaw

Moment: TypeAlias = Annotated[float, msgspec.Meta(ge=0.0, le=60.0)]
"""s since the movement began."""
Height: TypeAlias = Annotated[float, msgspec.Meta(ge=0.0, le=HIGHEST)]
"""mm of a magnet's middle above the table."""
Cord: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
_FEW = msgspec.Meta(max_length=20)
_MANY = msgspec.Meta(max_length=500)


class CordDrag(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a cord between the fingers near `grab`, lead it along `path` (time, x, y), let go."""

    cord: Cord
    grab: tuple[Along, Along]
    path: Annotated[tuple[tuple[Moment, Along, Along], ...], _MANY]


class Planned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole turn; without a magnet only cords are moved, to mend them (P14)."""

    drags: Annotated[tuple[CordDrag, ...], _FEW] = ()
    magnet: Magnet | None = None
    face: Face = "a"
    pose: Pose | None = None
    """None: the `usual_pose`."""
    yaw: Yaw = 0.0
    at: tuple[Along, Along] | None = None
    """Where to let go; None: where `path` ends."""
    path: Annotated[tuple[tuple[Moment, Along, Along, Height], ...], _MANY] = ()
    """Time, x, y, height of its middle. Empty: high over the table, then straight down."""


class ProgramAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a program may say: one of the two."""

    plan: Planned | None = None
    move: str | None = None
