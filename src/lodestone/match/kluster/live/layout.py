"""Laying the cords: any closed shape of the cord's fixed length (K3, D3), one after another, each further one properly
crossing one that lies already (P4, P5, X-P2). Millimetres and degrees.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Annotated, TypeAlias

import msgspec
import numpy as np

from lodestone.core import InvalidSetup
from lodestone.kluster import Boxes, TableOptions
from lodestone.match.kluster.equipment import cord_lengths, loops
from lodestone.match.plain import read
from lodestone.physics import cord_shapes
from lodestone.physics.cord_area import loops_cross
from lodestone.physics.cord_set import TABLE
from lodestone.physics.cord_shapes import CordShape
from lodestone.physics.errors import PhysicsError

Length: TypeAlias = Annotated[float, msgspec.Meta(ge=-5000, le=5000)]
Spot: TypeAlias = tuple[Length, Length]
Ratio: TypeAlias = Annotated[float, msgspec.Meta(ge=0.1, le=1)]

OVERLAP = 0.78
"""Default distance of neighbouring centres, as a share of both radii: they clearly cross, and leave most room.

A form in the browser shows the same before there is a table to ask: web/src/lib/kluster/plans.ts.
"""
SNUG = 1e-9
"""Relative error to which the radius of a ring of cords is found."""


class CordPlan(msgspec.Struct, frozen=True, tag_field="shape", forbid_unknown_fields=True):
    """How one cord is laid; it is scaled to the length the cord has."""


class Circle(CordPlan, frozen=True, tag="circle"):
    """A circle."""

    centre: Spot = (0.0, 0.0)


class Oval(CordPlan, frozen=True, tag="oval"):
    """An ellipse, `ratio` times as wide as it is long, its length along `yaw`."""

    centre: Spot = (0.0, 0.0)
    ratio: Ratio = 0.6
    yaw: Length = 0.0


class Eight(CordPlan, frozen=True, tag="eight"):
    """A figure eight along `yaw`: two loops that cross in the centre (Q-K13)."""

    centre: Spot = (0.0, 0.0)
    ratio: Ratio = 0.5
    yaw: Length = 0.0


class Free(CordPlan, frozen=True, tag="free"):
    """A closed line through any points, the last one joined to the first."""

    points: tuple[Spot, ...] = ()


AnyPlan: TypeAlias = Circle | Oval | Eight | Free


class Laying:
    """Lays cords one by one (P4, Q-P8).

    >>> laying = Laying(Boxes(classic=2), TableOptions())
    >>> laying.lay(Circle((-120.0, 0.0)))
    >>> laying.lay(Circle((120.0, 0.0)))
    >>> laying.complete
    True
    """

    def __init__(self, boxes: Boxes, table: TableOptions) -> None:
        self.lengths = cord_lengths(boxes, table)
        self.plans: list[AnyPlan] = []
        self.shapes: list[CordShape] = []

    @property
    def complete(self) -> bool:
        """Whether every cord lies."""
        return len(self.plans) == len(self.lengths)

    def lay(self, plan: AnyPlan) -> None:
        """Lay the next cord; a refused one changes nothing."""
        if self.complete:
            raise InvalidSetup("kluster-lay-count", rule="P4", given=len(self.plans) + 1, cords=len(self.lengths))
        shape = shaped(plan, self.lengths[len(self.plans)])
        if (np.abs(shape.node) > TABLE).any():
            raise InvalidSetup("kluster-lay-off-table", rule="Q-K14", width=2000 * TABLE[0], depth=2000 * TABLE[1])
        if self.shapes and not any(loops_cross(shape.node, other.node) for other in self.shapes):
            raise InvalidSetup("kluster-lay-cross", rule="P5", number=len(self.plans) + 1)
        self.plans.append(plan)
        self.shapes.append(shape)


def lay_cords(boxes: Boxes, table: TableOptions, plans: Sequence[AnyPlan]) -> list[CordShape]:
    """The shapes of all cords of the boxes, checked."""
    laying = Laying(boxes, table)
    if len(plans) != len(laying.lengths):
        raise InvalidSetup("kluster-lay-count", rule="P4", given=len(plans), cords=len(laying.lengths))
    for plan in plans:
        laying.lay(plan)
    return laying.shapes


def plans_for(boxes: Boxes, table: TableOptions, wanted: object | None) -> tuple[AnyPlan, ...]:
    """How the cords of a table lie: as wanted, in plain data, or else as circles. Refused if they cannot be laid."""
    plans = default_layout(boxes, table) if wanted is None else read(wanted, tuple[AnyPlan, ...], at="cords")
    lay_cords(boxes, table, plans)
    return plans


def shaped(plan: AnyPlan, length: float) -> CordShape:
    """A cord of `length` mm laid as planned."""
    long = length * 1e-3
    try:
        match plan:
            case Circle((x, y)):
                return cord_shapes.circle((x * 1e-3, y * 1e-3), 0.1, long)
            case Oval((x, y), ratio, yaw):
                return cord_shapes.oval((x * 1e-3, y * 1e-3), 0.1, 0.1 * ratio, math.radians(yaw), long)
            case Eight((x, y), ratio, yaw):
                return cord_shapes.figure_eight((x * 1e-3, y * 1e-3), 0.1, 0.1 * ratio, math.radians(yaw), long)
            case Free(points):
                return cord_shapes.points([(x * 1e-3, y * 1e-3) for x, y in points], long)
    except PhysicsError as problem:
        raise InvalidSetup("kluster-lay-shape", rule="K3", problem=str(problem)) from None


def default_layout(boxes: Boxes, table: TableOptions) -> tuple[AnyPlan, ...]:
    """Circles: one in the middle, two side by side, more in a ring where each crosses its two neighbours.

    >>> default_layout(Boxes(classic=1), TableOptions())
    (Circle(centre=(0.0, 0.0)),)
    """
    radii = [across / 2.0 for across in loops(boxes, table)]
    count = len(radii)
    if count == 1:
        return (Circle(),)
    apart = [OVERLAP * (radii[at] + radii[(at + 1) % count]) for at in range(count)]
    if count == 2:
        left = apart[0] * radii[1] / (radii[0] + radii[1])
        return (Circle((round(-left, 3), 0.0)), Circle((round(apart[0] - left, 3), 0.0)))
    ring = _ring_radius(apart)
    plans: list[AnyPlan] = []
    angle = 0.0
    for at in range(count):
        plans.append(Circle((round(ring * math.cos(angle), 3), round(ring * math.sin(angle), 3))))
        angle += 2.0 * math.asin(min(1.0, apart[at] / (2.0 * ring)))
    return tuple(plans)


def _ring_radius(chords: Sequence[float]) -> float:
    """The circle on which these chords close up; neighbours of very different size may need a smaller one."""
    low, high = max(chords) / 2.0, sum(chords)
    while high - low > SNUG * high:
        middle = (low + high) / 2.0
        turned = math.fsum(2.0 * math.asin(min(1.0, chord / (2.0 * middle))) for chord in chords)
        low, high = (middle, high) if turned > 2.0 * math.pi else (low, middle)
    return high
