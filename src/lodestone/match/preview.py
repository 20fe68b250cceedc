"""A table or a record as one picture, shown with a link to it: the game, its seats, and what lies there.

Nothing in it is secret, and nobody is named: what goes in is what everybody at the table may see, without people.
It has no sentences and needs no typeface, so it is the same everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lodestone.clustered.tile_art import LOOKS, Look, tile_svg
from lodestone.core import Seat, seat_letter
from lodestone.match.letters import HIGH, width, word_svg

WIDE, TALL = 1200, 630
"""Pixels: the size that messengers ask for."""
EDGE = 44
"""Pixels left free around everything."""
_BOARD_LEFT = 452
"""Pixels from the left, where the table begins."""
_GROUND, _INK, _SOFT = "#2a1d14", "#f6e9c6", "#b99a6d"
_SEATS_IN_A_ROW = 6
SOME_TILES = (("Sd1", 0), ("Sd2", 0), ("Ss2", 1), ("Td1", 3), ("***", 2), ("Cs2", 1))
"""Tiles with their owners, in two rows, to show what Clustered looks like."""


class Drawn(NamedTuple):
    """Elements of SVG, and the box they fill."""

    left: float
    top: float
    width: float
    height: float
    elements: str
    ground: str = "#faf6ec"
    """The colour of the table they lie on."""


def preview_svg(game: str, taken: Sequence[bool], board: Drawn | None) -> str:
    """The picture of a table. `taken`: for each seat whether somebody has it."""
    parts = [
        f'<rect width="{WIDE}" height="{TALL}" fill="{_GROUND}"/>',
        emblem_svg(EDGE, EDGE, 92),
        word_svg("lodestone", EDGE + 112, EDGE + 34, 26, _SOFT, 0.9),
        _title(game),
        *(_seat(seat, there) for seat, there in enumerate(taken)),
        _table(board),
    ]
    return document(WIDE, TALL, "".join(parts))


def general_svg() -> str:
    """The picture for every link that leads to no table and no record."""
    tiles = "".join(
        f'<g transform="translate({620 + 130 * (place % 3)} {190 + 130 * (place // 3)}) scale(1.26)">'
        f"{tile_svg(tile, seat)}</g>"
        for place, (tile, seat) in enumerate(SOME_TILES)
    )
    parts = [
        f'<rect width="{WIDE}" height="{TALL}" fill="{_GROUND}"/>',
        emblem_svg(190, 190, 256),
        tiles,
        _centred("lodestone", 76, 62, _INK),
        _centred("clustered", 520, 34, _SOFT, 810),
        _centred("kluster", 520, 34, _SOFT, 318),
    ]
    return document(WIDE, TALL, "".join(parts))


def icon_svg(size: int, *, maskable: bool) -> str:
    """Our sign for a home screen; `maskable`: to its edges, since systems cut their own shape out of it."""
    if not maskable:
        return document(size, size, emblem_svg(0, 0, size))
    inside = 0.8 * size
    ground = f'<rect width="{size}" height="{size}" fill="#8a4f2c"/>'
    return document(size, size, ground + emblem_svg((size - inside) / 2, (size - inside) / 2, inside))


def _centred(word: str, y: float, high: float, colour: str, around: float = WIDE / 2) -> str:
    return word_svg(word, around - high * width(word) / HIGH / 2, y, high, colour)


def document(width: int, height: int, elements: str) -> str:
    """Elements as an SVG file."""
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{_STONE}{elements}</svg>'


_STONE = (
    '<defs><radialGradient id="stone" cx=".36" cy=".28" r=".8"><stop offset="0" stop-color="#8b8d94"/>'
    '<stop offset=".28" stop-color="#35363c"/><stop offset="1" stop-color="#0c0c0f"/></radialGradient></defs>'
)
"""How magnets shine; `fill="url(#stone)"`."""


def emblem_svg(x: float, y: float, size: float) -> str:
    """Two stones in a cord: our sign, as web/public/favicon.svg has it."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / 64:g})">'
        '<rect width="64" height="64" rx="14" fill="#8a4f2c"/>'
        '<ellipse cx="32" cy="32" rx="25" ry="21" fill="none" stroke="#e8d9a8" stroke-width="4"'
        ' stroke-dasharray="5 2.4"/>'
        '<ellipse cx="24" cy="34" rx="10" ry="7.6" fill="url(#stone)" transform="rotate(-24 24 34)"/>'
        '<ellipse cx="42" cy="28" rx="9" ry="7" fill="url(#stone)" transform="rotate(30 42 28)"/></g>'
    )


def _title(game: str) -> str:
    room = _BOARD_LEFT - 2 * EDGE
    high = min(62.0, room / width(game) * HIGH)
    return word_svg(game, EDGE, 208 - high / 2, high, _INK)


def _seat(seat: Seat, taken: bool) -> str:
    """A square in the seat's colours with its letter; only an outline where nobody sits yet."""
    column, row = seat % _SEATS_IN_A_ROW, seat // _SEATS_IN_A_ROW
    look = LOOKS[seat % len(LOOKS)]
    side = 52
    x, y = EDGE + column * 62, 300 + row * 62
    letter = seat_letter(seat)
    ink = look.ink if taken else _SOFT
    at = x + (side - 24 * width(letter) / HIGH) / 2
    return _square(x, y, side, look if taken else None) + word_svg(letter, at, y + 14, 24, ink)


def _square(x: float, y: float, side: float, look: Look | None) -> str:
    place = f'x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}" rx="9"'
    if look is None:
        return f'<rect {place} fill="none" stroke="{_SOFT}" stroke-width="2.5" stroke-dasharray="6 5"/>'
    return f'<rect {place} fill="{look.colour}" stroke="{look.edge}" stroke-width="2.5"/>'


def _table(board: Drawn | None) -> str:
    """The table with what lies on it, as large as there is room."""
    left, top = _BOARD_LEFT, EDGE
    wide, high = WIDE - EDGE - left, TALL - 2 * EDGE
    ground = "#6d4122" if board is None else board.ground
    parts = [f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" rx="20" fill="{ground}"/>']
    if board is None:
        parts.append(emblem_svg(left + (wide - 260) / 2, top + (high - 260) / 2, 260))
    else:
        inside = 26
        scale = min((wide - 2 * inside) / board.width, (high - 2 * inside) / board.height)
        x = left + (wide - scale * board.width) / 2 - scale * board.left
        y = top + (high - scale * board.height) / 2 - scale * board.top
        parts.append(f'<g transform="translate({x:.2f} {y:.2f}) scale({scale:.4f})">{board.elements}</g>')
    return "".join(parts)
