"""The form of a scene file: mm, degrees, s, g, A·m². Types only; docs/scenes.md explains every key."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

Number: TypeAlias = float
Place: TypeAlias = Annotated[float, Meta(ge=-1e6, le=1e6)]
"""mm from the middle of the table, at most a kilometre."""
Extent: TypeAlias = Annotated[float, Meta(ge=1.0, le=200.0)]
"""mm, full length of a magnet along an axis."""
Mass: TypeAlias = Annotated[float, Meta(ge=1e-3, le=1e4)]
"""g."""
Moment: TypeAlias = Annotated[float, Meta(ge=0.0, le=1e3)]
"""A·m²; `up` says which way it points."""
Clock: TypeAlias = Annotated[float, Meta(ge=0.0, le=3600.0)]
"""s."""
Height: TypeAlias = Annotated[float, Meta(ge=0.0, le=1e4)]
"""mm above the table."""
Radius: TypeAlias = Annotated[float, Meta(gt=0.0, le=1e4)]
"""mm."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]

Spot: TypeAlias = tuple[Place, Place]
Quaternion: TypeAlias = tuple[Number, Number, Number, Number]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Unknown keys are refused, never ignored; an absent key is not the same as null."""


class Friction(Strict, kw_only=True, frozen=True):
    """A surface with friction of the author's choosing."""

    mu_s: Number
    mu_k: Number | UnsetType = UNSET

    @property
    def kinetic(self) -> float:
        """`mu_k`, or what is usual if the scene does not say."""
        return 0.8 * self.mu_s if self.mu_k is UNSET else self.mu_k


class BodyEntry(Strict, kw_only=True, frozen=True):
    """What every magnet of a scene says about itself."""

    id: Name
    kind: str
    pose: str | UnsetType = UNSET
    up: str | UnsetType = UNSET
    yaw: Number | UnsetType = UNSET
    quaternion: Quaternion | UnsetType = UNSET
    size: tuple[Extent, Extent, Extent] | UnsetType = UNSET
    mass: Mass | UnsetType = UNSET
    moment: Moment | UnsetType = UNSET


class MagnetEntry(BodyEntry, kw_only=True, frozen=True):
    """A magnet that lies on the table from the start."""

    at: Spot


class ReleaseEntry(BodyEntry, kw_only=True, frozen=True):
    """A magnet lowered straight down from `height` (of its lowest point) and let go."""

    at: Spot
    height: Height = 40.0


class HoldEntry(BodyEntry, kw_only=True, frozen=True):
    """A magnet in the hand that follows `path`, rows of t, x, y, z, and is then taken away."""

    path: Annotated[list[tuple[Clock, Place, Place, Place]], Meta(min_length=1)]


class DragEntry(Strict, kw_only=True, frozen=True):
    """Fingers that take a cord at `grab`, follow `path`, rows of t, x, y, and let go."""

    cord: int
    grab: Spot
    path: Annotated[list[tuple[Clock, Place, Place]], Meta(min_length=1)]


class CircleEntry(Strict, kw_only=True, frozen=True):
    """A cord laid as a circle."""

    radius: Radius
    centre: Spot = (0.0, 0.0)


class EllipseEntry(Strict, kw_only=True, frozen=True):
    """An oval or a figure eight: half its length, along `yaw`, and half its width."""

    radii: tuple[Radius, Radius]
    centre: Spot = (0.0, 0.0)
    yaw: Number = 0.0


class CordEntry(Strict, kw_only=True, frozen=True):
    """A closed cord in exactly one of the forms; `length` makes it larger or smaller than drawn."""

    circle: CircleEntry | UnsetType = UNSET
    oval: EllipseEntry | UnsetType = UNSET
    figure_eight: EllipseEntry | UnsetType = UNSET
    points: list[Spot] | UnsetType = UNSET
    length: Radius | UnsetType = UNSET


class ActionEntry(Strict, kw_only=True, frozen=True):
    """One action: exactly one of these fields is set."""

    release: ReleaseEntry | UnsetType = UNSET
    hold: HoldEntry | UnsetType = UNSET
    drag: DragEntry | UnsetType = UNSET


class Scene(Strict, kw_only=True, frozen=True):
    """A whole scene file."""

    surface: str | Friction = "wood"
    magnets: list[MagnetEntry] = []
    cords: list[CordEntry] = []
    actions: list[ActionEntry] = []
    limit: Clock = 10.0
