"""A world from above, as SVG, for notebooks: cords, and the outline of every magnet; what is held is lighter."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

import numpy as np

from lodestone.physics.bodies import ABSENT, HELD

if TYPE_CHECKING:
    from lodestone.physics.world import World

__all__ = ["world_svg"]

PIXELS = 1.2
"""For a millimetre."""
MARGIN = 20.0
"""mm around what there is to see."""
_WOOD, _CORD, _MAGNET, _HELD = "#d9b98a", "#f4eee0", "#3a3a40", "#8a8c94"
_NORTH, _SOUTH = "#bf4d0a", "#1f4aa0"


def world_svg(world: World) -> str:
    """A picture of all that lies there; a dot tells the pole that points up, or the way to the north of what lies."""
    loops = [1e3 * world.cords.nodes(cord) for cord in range(len(world.cords))]
    bodies = world.state.bodies
    there = np.flatnonzero(bodies["status"] != ABSENT)
    places = [1e3 * bodies["position"][there, :2], *loops]
    corners = np.concatenate([*places, np.zeros((1, 2))])
    left, low = corners.min(axis=0) - MARGIN
    right, high = corners.max(axis=0) + MARGIN
    parts = [_cord(loop) for loop in loops] + [_magnet(world, int(i)) for i in there]
    # On the table y grows away from whoever looks, in pictures downwards.
    box = f"{left:.1f} {-high:.1f} {right - left:.1f} {high - low:.1f}"
    size = f'width="{PIXELS * (right - left):.0f}" height="{PIXELS * (high - low):.0f}"'
    ground = f'<rect x="{left:.1f}" y="{-high:.1f}" width="100%" height="100%" fill="{_WOOD}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size}>{ground}{"".join(parts)}</svg>'


def _cord(loop: Iterable[tuple[float, float]]) -> str:
    points = " ".join(f"{x:.1f},{-y:.1f}" for x, y in loop)
    return f'<polygon points="{points}" fill="none" stroke="{_CORD}" stroke-width="4" stroke-linejoin="round"/>'


def _magnet(world: World, i: int) -> str:
    bodies = world.state.bodies
    x, y, _ = 1e3 * bodies["position"][i]
    # The outline of an ellipsoid from above is the ellipse of its shape matrix, without the row and column of z.
    squares, axes = np.linalg.eigh(1e6 * bodies["shape_matrix"][i][:2, :2])
    short, long = np.sqrt(np.maximum(squares, 0.0))
    turned = -math.degrees(math.atan2(axes[1, 1], axes[0, 1]))
    colour = _HELD if bodies["status"][i] == HELD else _MAGNET
    return (
        f'<g transform="translate({x:.2f} {-y:.2f})"><ellipse rx="{long:.2f}" ry="{short:.2f}" fill="{colour}"'
        f' transform="rotate({turned:.1f})"/>{_pole(bodies["moment"][i], 0.5 * short)}</g>'
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
