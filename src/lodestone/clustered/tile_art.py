"""A tile's face as SVG in a square of 100 × 100, drawn as the table in the browser draws it.

The same shapes as web/src/lib/clustered/draw/tile.ts, TileArt.svelte and seats.ts;
tests/vectors/tile_art.json binds both.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from lodestone.core import seat_letter

WILD = "***"
START = "###"


class Look(NamedTuple):
    """How a seat's tiles look: face, what is drawn on it, edge, dashes of the inner frame, round dashes."""

    colour: str
    ink: str
    edge: str
    dashes: str
    round: bool = False


_DARK, _LIGHT = "#17130f", "#ffffff"
LOOKS = (
    Look("#1f4aa0", _LIGHT, "#102c66", ""),
    Look("#bf4d0a", _LIGHT, "#7b2f02", "16 7"),
    Look("#0c8160", _LIGHT, "#04503b", "0.1 8", True),
    Look("#f0cf3c", _DARK, "#9c7f05", "30 6 0.1 6", True),
    Look("#d88bb6", _DARK, "#8e4470", "7 5"),
    Look("#86c8ec", _DARK, "#3b7ea3", "24 5 5 5"),
    Look("#3b3b41", _LIGHT, "#141417", "0.1 14", True),
    Look("#f4eee0", _DARK, "#9a8d72", "5 5 5 12"),
)

# Where the symbols stand and half their width, by count.
_PLACES: dict[str, tuple[float, tuple[tuple[float, float], ...]]] = {
    "1": (24, ((50, 50),)),
    "2": (16.5, ((33, 35), (67, 67))),
    "3": (14.5, ((50, 32), (31, 67), (69, 67))),
}
_SQUARE = 0.92
_TOP, _FOOT, _SIDE = -1.06, 0.88, 1.12
"""A triangle's top, foot and half its side, as shares of half a symbol's width: set by eye."""


def number(value: float) -> str:
    """A coordinate with at most two decimals."""
    rounded = math.floor(value * 100 + 0.5) / 100
    return str(int(rounded)) if rounded == int(rounded) else str(rounded)


def face(tile: str) -> tuple[str, str]:
    """The paths of a tile's symbols: filled areas, and lines."""
    shape, fill, count = tile[0], tile[1], tile[2]
    half, centres = _PLACES[count]
    around = [_outline(shape, x, y, half) for x, y in centres]
    hatched = [_hatching(shape, x, y, half) if fill == "d" else "" for x, y in centres]
    lines = "".join(edge + dashes for edge, dashes in zip(around, hatched, strict=True))
    return ("".join(around) if fill == "s" else ""), lines


def _outline(shape: str, x: float, y: float, half: float) -> str:
    if shape == "S":
        side = half * _SQUARE
        across = number(2 * side)
        return f"M{number(x - side)} {number(y - side)}h{across}v{across}h{number(-2 * side)}z"
    if shape == "T":
        top, foot, side = y + _TOP * half, y + _FOOT * half, _SIDE * half
        return f"M{number(x)} {number(top)}L{number(x + side)} {number(foot)}H{number(x - side)}z"
    arc = f"a{number(half)} {number(half)} 0 1 1"
    return f"M{number(x - half)} {number(y)}{arc} {number(2 * half)} 0{arc} {number(-2 * half)} 0z"


def _reach(shape: str, half: float, height: float) -> float:
    """Half the width of a symbol at a height above (−) or below (+) its centre."""
    if shape == "S":
        return half * _SQUARE
    if shape == "C":
        return math.sqrt(max(0.0, half * half - height * height))
    depth = (height - _TOP * half) / (_FOOT * half - _TOP * half)
    return _SIDE * half * min(1.0, max(0.0, depth))


def _hatching(shape: str, x: float, y: float, half: float) -> str:
    heights = (-0.28, 0.2, 0.62) if shape == "T" else (-0.5, 0.0, 0.5)
    parts = ((part * half, _reach(shape, half, part * half)) for part in heights)
    return "".join(f"M{number(x - width)} {number(y + height)}h{number(2 * width)}" for height, width in parts)


def star(points: int, outer: float, inner: float) -> str:
    """A star with that many rays between two radii around 50,50."""
    corners = []
    for corner in range(2 * points):
        radius = inner if corner % 2 else outer
        angle = math.pi * corner / points - math.pi / 2
        corners.append(f"{number(50 + radius * math.cos(angle))} {number(50 + radius * math.sin(angle))}")
    return f"M{'L'.join(corners)}z"


def tile_svg(tile: str, owner: int | None) -> str:
    """The elements of a tile: without an owner the start tile, without a face just the seat's letter."""
    if owner is None:
        return _START_TILE
    look = LOOKS[owner]
    dashes = f' stroke-dasharray="{look.dashes}"' if look.dashes else ""
    cap, frame = ("round", "3.6") if look.round else ("butt", "2.4")
    parts = [
        f'<rect x="3" y="3" width="94" height="94" rx="13" fill="{look.colour}" stroke="{look.edge}"'
        ' stroke-width="3"/>',
        f'<rect x="9" y="9" width="82" height="82" rx="8" fill="none" stroke="{look.ink}" stroke-opacity="0.55"'
        f' stroke-width="{frame}"{dashes} stroke-linecap="{cap}"/>',
    ]
    letter = f'x="80.5" y="27" font-size="15" font-weight="700" text-anchor="middle" fill="{look.ink}"'
    if tile == WILD:
        parts.append(f'<path d="{star(8, 31, 14)}" fill="{look.ink}"/>')
        parts.append(f'<circle cx="50" cy="50" r="7.5" fill="{look.colour}"/>')
    elif tile:
        filled, lines = face(tile)
        parts.append(f'<path d="{filled}" fill="{look.ink}"/>' if filled else "")
        parts.append(
            f'<path d="{lines}" fill="none" stroke="{look.ink}" stroke-width="4.6" stroke-linejoin="round"/>',
        )
    else:
        letter = f'x="50" y="66" font-size="46" font-weight="700" text-anchor="middle" fill="{look.ink}"'
    parts.append(f"<text {letter}>{seat_letter(owner)}</text>")
    return "".join(parts)


_START_TILE = (
    '<rect x="3" y="3" width="94" height="94" rx="13" fill="#6d4122" stroke="#3c2210" stroke-width="3"/>'
    '<circle cx="50" cy="50" r="35" fill="none" stroke="#e9d7a5" stroke-width="3" stroke-dasharray="7 3.6"/>'
    f'<path d="{star(4, 30, 8)}" fill="#f6e9c6"/>'
    '<path d="M50 20L55.7 44.3L50 50zM80 50L55.7 55.7L50 50zM50 80L44.3 55.7L50 50zM20 50L44.3 44.3L50 50z"'
    ' fill="#b98a4e"/>'
)
