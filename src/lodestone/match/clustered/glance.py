"""A game at a glance, as SVG: its last table, and the points of every seat from move to move."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from lodestone.clustered import Position
from lodestone.clustered.picture import MARGIN, board_elements, svg
from lodestone.clustered.tile_art import LOOKS
from lodestone.core import seat_letter

WIDE, HIGH = 300, 150
"""Pixels of the graph."""
_NAMES = 130
"""Pixels beside it."""
_INK = "#17130f"


def glance_svg(positions: Sequence[Position], players: Sequence[str] | None) -> str:
    """The table and the graph as one SVG document."""
    wide, high, tiles = board_elements(positions[-1].board)
    width = max(wide, WIDE + _NAMES + 2 * MARGIN)
    graph = f'<g transform="translate({MARGIN} {high + MARGIN})">{_graph(positions, players)}</g>'
    table = f'<g transform="translate({(width - wide) / 2:g} 0)">{tiles}</g>'
    return svg(width, high + HIGH + 3 * MARGIN, [table, graph])


def _graph(positions: Sequence[Position], players: Sequence[str] | None) -> str:
    points = [[score.total for score in position.scores()] for position in positions]
    most, moves = max(1, *map(max, points)), max(1, len(points) - 1)
    parts = [f'<path d="M0 0V{HIGH}H{WIDE}" fill="none" stroke="{_INK}" stroke-opacity="0.4"/>']
    for seat, look in enumerate(LOOKS[: len(points[0])]):
        line = " ".join(f"{WIDE * n / moves:.1f},{HIGH * (1 - now[seat] / most):.1f}" for n, now in enumerate(points))
        parts.append(f'<polyline points="{line}" fill="none" stroke="{look.edge}" stroke-width="4"/>')
        parts.append(f'<polyline points="{line}" fill="none" stroke="{look.colour}" stroke-width="2.5"/>')
        name = f"{seat_letter(seat)} {players[seat]}" if players else seat_letter(seat)
        told = f'<tspan font-weight="700">{points[-1][seat]}</tspan> {escape(name)}'
        parts.append(f'<rect x="{WIDE + 8}" y="{18 * seat}" width="12" height="12" rx="3" fill="{look.colour}"/>')
        parts.append(f'<text x="{WIDE + 26}" y="{18 * seat + 11}" font-size="13" fill="{_INK}">{told}</text>')
    return "".join(parts)
