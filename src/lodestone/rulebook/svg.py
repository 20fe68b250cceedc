"""Diagrams as SVG, for printing: no script, no style sheet, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from lodestone.clustered.tile_art import LOOKS, number, tile_svg
from lodestone.rulebook.diagrams import Diagram, DrawnGroup, DrawnTile, MagnetDiagram, TileDiagram

GOOD, BAD = "#1d6a46", "#a3211b"
_CORD, _STONE, _FRESH = "#8a5a2b", "#3a3a40", "#5c6b78"
_MARGIN = 14.0
"""Around a diagram, in its own units."""
_TILE_MM, _MAGNET_MM = 0.16, 0.3
"""Printed size of a unit, in mm."""


def diagram_svg(diagram: Diagram, label: str) -> str:
    """The picture of a diagram; `label` is what it shows, for those who do not see it (already escaped)."""
    if isinstance(diagram, TileDiagram):
        box, parts, scale = (0.0, 0.0, 100.0 * diagram.columns, 100.0 * diagram.rows), _tiles(diagram), _TILE_MM
    else:
        left, bottom, right, top = diagram.bounds()
        box = (left - _MARGIN, -top - _MARGIN, right - left + 2 * _MARGIN, top - bottom + 2 * _MARGIN)
        parts, scale = _magnets(diagram), _MAGNET_MM
    size = " ".join(map(number, box))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" width="{number(box[2] * scale)}mm"'
        f' role="img" aria-label="{label}">{"".join(parts)}</svg>'
    )


def _tiles(diagram: TileDiagram) -> list[str]:
    taken = {(tile.x, tile.y) for tile in diagram.tiles}
    cells = [(x, y) for y in range(diagram.rows) for x in range(diagram.columns) if (x, y) not in taken]
    dots = [f'<circle cx="{100 * x + 50}" cy="{100 * y + 50}" r="4" fill="#b9aa8d"/>' for x, y in cells]
    tiles = [
        f'<g transform="translate({100 * tile.x} {100 * tile.y})">{tile_svg(tile.tile, tile.owner)}{_mark(tile)}</g>'
        for tile in diagram.tiles
    ]
    return [*dots, *tiles, *map(_group, diagram.groups)]


def _mark(tile: DrawnTile) -> str:
    if not tile.mark:
        return ""
    colour = GOOD if tile.mark == "fits" else BAD
    frame = (
        f'<rect x="2" y="2" width="96" height="96" rx="14" fill="none" stroke="#ffffff" stroke-width="9"/>'
        f'<rect x="2" y="2" width="96" height="96" rx="14" fill="none" stroke="{colour}" stroke-width="5"/>'
    )
    return frame + (_cross(50, 50, 30) if tile.mark == "misfits" else "")


def _cross(x: float, y: float, reach: float) -> str:
    """A cross that shows on light and on dark."""
    across = (
        f"M{number(x - reach)} {number(y - reach)}L{number(x + reach)} {number(y + reach)}"
        f"M{number(x + reach)} {number(y - reach)}L{number(x - reach)} {number(y + reach)}"
    )
    thick, thin = number(reach * 0.42), number(reach * 0.24)
    return (
        f'<path d="{across}" stroke="#ffffff" stroke-width="{thick}" stroke-linecap="round"/>'
        f'<path d="{across}" stroke="{BAD}" stroke-width="{thin}" stroke-linecap="round"/>'
    )


def _group(group: DrawnGroup) -> str:
    line = group.kind == "line"
    inset, radius = (8, 22) if line else (1, 15)
    x, y = (100 * min(a, b) + inset for a, b in zip(group.first, group.last, strict=True))
    across, down = (100 * (abs(a - b) + 1) - 2 * inset for a, b in zip(group.first, group.last, strict=True))
    box = f'<rect x="{x}" y="{y}" width="{across}" height="{down}" rx="{radius}" fill="none"'
    dashes = ' stroke-dasharray="14 9"' if line else ""
    edge = LOOKS[group.seat].edge
    return f'{box} stroke="#ffffff" stroke-width="9"/>{box} stroke="{edge}" stroke-width="5"{dashes}/>'


def _magnets(diagram: MagnetDiagram) -> list[str]:
    drawn = [
        f'<polygon points="{_points(cord.outline())}" fill="#efe3cd" fill-opacity="0.6" stroke="none"/>'
        for cord in diagram.cords
    ]
    drawn += [
        f'<polygon points="{_points(cord.outline())}" fill="none" stroke="{_CORD}" stroke-width="5"/>'
        for cord in diagram.cords
    ]
    for magnet in diagram.magnets:
        fresh = magnet.state in ("placed", "refused")
        edge = GOOD if magnet.state == "placed" else "#17130f"
        dashes = ' stroke-dasharray="6 4"' if magnet.state == "refused" else ""
        drawn.append(
            f'<polygon points="{_points(magnet.outline())}" fill="{_FRESH if fresh else _STONE}" stroke="{edge}"'
            f' stroke-width="{4 if fresh else 2}"{dashes}/>'
        )
        if magnet.state in ("refused", "taken"):
            drawn.append(_cross(magnet.at[0], -magnet.at[1], 13))
    return drawn


def _points(outline: Sequence[tuple[float, float]]) -> str:
    # In pictures y grows downwards, on the table away from the reader.
    return " ".join(f"{number(x)},{number(-y)}" for x, y in outline)
