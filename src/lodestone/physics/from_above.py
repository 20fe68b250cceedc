"""A table from above, as SVG, for notebooks: cords, and the outline of every magnet; what is held is lighter."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from lodestone.physics.bodies import ABSENT, HELD
from lodestone.physics.poses import rotation_rows
from lodestone.physics.types import Floats

if TYPE_CHECKING:
    from lodestone.physics.world import World

__all__ = ["Outline", "shape_of", "table_svg", "world_svg"]

PIXELS = 1.2
"""For a millimetre."""
MARGIN = 20.0
"""mm around what there is to see."""
_WOOD, _CORD, _MAGNET, _HELD = "#d9b98a", "#f4eee0", "#3a3a40", "#8a8c94"
_NORTH, _SOUTH = "#bf4d0a", "#1f4aa0"


class Outline(NamedTuple):
    """A magnet to be drawn."""

    x: float
    y: float
    """mm."""
    shape: Floats
    """(3, 3) mm²: R diag(a²) Rᵀ of its semi-axes."""
    moment: Iterable[float] | None = None
    """Which way its north pole points, if that may be seen."""
    held: bool = False


def world_svg(world: World) -> str:
    """A picture of all that lies there; a dot tells the pole that points up, or the way to the north of what lies."""
    bodies = world.state.bodies
    outlines = []
    for i in np.flatnonzero(bodies["status"] != ABSENT):
        x, y, _ = 1e3 * bodies["position"][i]
        held = bodies["status"][i] == HELD
        outlines.append(Outline(x, y, 1e6 * bodies["shape_matrix"][i], bodies["moment"][i], held))
    return table_svg([1e3 * world.cords.nodes(cord) for cord in range(len(world.cords))], outlines)[2]


def shape_of(size: Sequence[float], quaternion: Sequence[float]) -> tuple[Floats, Floats]:
    """The shape of a magnet of some full extents that is turned, and the turn itself, a matrix."""
    turn = np.array(rotation_rows(quaternion))
    return turn @ np.diag((np.array(size) / 2) ** 2) @ turn.T, turn


def table_svg(loops: Sequence[Floats], outlines: Sequence[Outline]) -> tuple[float, float, str]:
    """Width and height in pixels, and a picture of a table that is just large enough. Loops in mm."""
    places = [np.array([[outline.x, outline.y] for outline in outlines]).reshape(-1, 2), *map(np.asarray, loops)]
    corners = np.concatenate([*places, np.zeros((1, 2))])
    left, low = corners.min(axis=0) - MARGIN
    right, high = corners.max(axis=0) + MARGIN
    parts = [_cord(loop) for loop in loops] + [_magnet(outline) for outline in outlines]
    wide, tall = PIXELS * (right - left), PIXELS * (high - low)
    # On the table y grows away from whoever looks, in pictures downwards.
    box = f"{left:.1f} {-high:.1f} {right - left:.1f} {high - low:.1f}"
    ground = f'<rect x="{left:.1f}" y="{-high:.1f}" width="100%" height="100%" fill="{_WOOD}"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{wide:.0f}" height="{tall:.0f}">'
    return wide, tall, f"{head}{ground}{''.join(parts)}</svg>"


def _cord(loop: Iterable[tuple[float, float]]) -> str:
    points = " ".join(f"{x:.1f},{-y:.1f}" for x, y in loop)
    return f'<polygon points="{points}" fill="none" stroke="{_CORD}" stroke-width="4" stroke-linejoin="round"/>'


def _magnet(outline: Outline) -> str:
    # The outline of an ellipsoid from above is the ellipse of its shape matrix, without the row and column of z.
    squares, axes = np.linalg.eigh(outline.shape[:2, :2])
    short, long = np.sqrt(np.maximum(squares, 0.0))
    turned = -math.degrees(math.atan2(axes[1, 1], axes[0, 1]))
    colour = _HELD if outline.held else _MAGNET
    pole = "" if outline.moment is None else _pole(outline.moment, 0.5 * short)
    return (
        f'<g transform="translate({outline.x:.2f} {-outline.y:.2f})"><ellipse rx="{long:.2f}" ry="{short:.2f}"'
        f' fill="{colour}" transform="rotate({turned:.1f})"/>{pole}</g>'
    )


def _pole(moment: Iterable[float], reach: float) -> str:
    """Red towards the north pole, blue where a south pole is on top."""
    east, north, up = (float(part) for part in moment)
    strength = math.sqrt(east * east + north * north + up * up)
    if strength == 0.0:
        return ""
    colour = _SOUTH if up < -0.5 * strength else _NORTH
    x, y = reach * east / strength, -reach * north / strength
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="2" fill="{colour}"/>'
