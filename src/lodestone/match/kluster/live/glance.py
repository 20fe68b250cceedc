"""Matches of Kluster as SVG, for notebooks: the table from above, and below it how many magnets each seat has left.

Pictures of a match and its record show every pole; that of a view shows what its seat may see (Z5).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING

import numpy as np

from lodestone.core import Seat, seat_letter
from lodestone.kluster import Magnet, Position, is_spinner
from lodestone.match.kluster.equipment import Size
from lodestone.match.kluster.live.intents import Face
from lodestone.physics.from_above import Outline, shape_of, table_svg

if TYPE_CHECKING:
    from lodestone.match.kluster.live.frame import Body, Frame
    from lodestone.match.kluster.live.match import KlusterMatch
    from lodestone.match.kluster.live.record import KlusterRecord
    from lodestone.match.kluster.live.view import KlusterView
    from lodestone.physics.types import Floats

WIDE, HIGH = 300, 120
"""Pixels of the graph."""
GAP = 10
ROW = 18
"""Pixels too: around the graph, and from one seat's row to the next."""
_NAMES = 150
"""Pixels beside the graph."""
_INK = "#17130f"
COLOURS = (
    "#1f4aa0", "#bf4d0a", "#0c8160", "#b8960c", "#a8508a", "#3b7ea3", "#3b3b41", "#8a5a2b", "#6a3fb0", "#5c7a1f",
)  # fmt: skip
"""The colours of the seats."""


def match_svg(match: KlusterMatch) -> str:
    """The table as it is at this moment, and how pools have shrunk and grown."""
    north = {magnet: made.north for magnet, made in match.setting.made.items()}
    sizes = {magnet: made.size for magnet, made in match.setting.made.items()}
    return _with_graph(_framed(match.frame(), sizes, north), match.positions, match.players)


def record_svg(record: KlusterRecord) -> str:
    """The table after the last turn that was written down, and how pools have shrunk and grown."""
    made = record.setting.made
    turns, setting = record.turns, record.setting
    lying = turns[-1].lying if turns else {}
    outlines = [_outline(magnet, at[:2], at[3:], made[magnet].size, made[magnet].north) for magnet, at in lying.items()]
    if turns:
        loops = [np.array(cord) for cord in turns[-1].cords]
    else:
        loops = [1e3 * shape.node for shape in setting.shapes()]
    return _with_graph(table_svg(loops, outlines), record.game.positions, record.players)


def view_svg(view: KlusterView) -> str:
    """The table as a seat sees it, and a row for each seat."""
    wide, high, table = _framed(view.frame, view.sizes, view.north)
    rows = [
        f'<g transform="translate({GAP} {high + GAP + ROW * seat:.1f})">'
        f"{_row(seat, len(pool), seat_letter(seat), seat == view.turn)}</g>"
        for seat, pool in enumerate(view.pools)
    ]
    return _drawn(wide, high + 2 * GAP + ROW * len(rows), table + "".join(rows))


def _drawn(wide: float, high: float, parts: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:.0f}" height="{high:.0f}">{parts}</svg>'


def _framed(frame: Frame, sizes: dict[Magnet, Size], north: dict[Magnet, Face] | None) -> tuple[float, float, str]:
    def outline(body: Body, held: bool = False) -> Outline:
        known = None if north is None else north[body.magnet]
        return _outline(body.magnet, body.at[:2], body.quaternion, sizes[body.magnet], known, held)

    outlines = [outline(body) for body in frame.lying]
    if frame.held is not None:
        outlines.append(outline(frame.held.body, held=True))
    return table_svg([np.array(cord) for cord in frame.cords], outlines)


def _outline(
    magnet: Magnet,
    at: Sequence[float],
    quaternion: Sequence[float],
    size: Size,
    north: Face | None,
    held: bool = False,
) -> Outline:
    shape, turn = shape_of(size, quaternion)
    to_face_a: Floats = turn[:, 0] if is_spinner(magnet) else turn[:, 2]
    moment = None if north is None else (to_face_a if north == "a" else -to_face_a)
    return Outline(at[0], at[1], shape, moment, held)


def _with_graph(table: tuple[float, float, str], positions: Sequence[Position], players: Sequence[str] | None) -> str:
    wide, high, elements = table
    width = max(wide, WIDE + _NAMES + 2 * GAP)
    shifted = f'<g transform="translate({(width - wide) / 2:.1f} 0)">{elements}</g>'
    left = [[len(pool) for pool in position.pools] for position in positions]
    graph = f'<g transform="translate({GAP} {high + GAP:.1f})">{"".join(_graph(left, players))}</g>'
    below = max(HIGH, ROW * len(left[0]))
    return _drawn(width, high + below + 3 * GAP, shifted + graph)


def _graph(left: Sequence[Sequence[int]], players: Sequence[str] | None) -> Iterable[str]:
    """Magnets that each seat had left after every turn."""
    most, turns = max(1, *map(max, left)), max(1, len(left) - 1)
    yield f'<path d="M0 0V{HIGH}H{WIDE}" fill="none" stroke="{_INK}" stroke-opacity="0.4"/>'
    for seat, now in enumerate(left[-1]):
        line = " ".join(f"{WIDE * n / turns:.1f},{HIGH * (1 - then[seat] / most):.1f}" for n, then in enumerate(left))
        yield f'<polyline points="{line}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5"/>'
        name = f"{seat_letter(seat)} {players[seat]}" if players else seat_letter(seat)
        yield f'<g transform="translate({WIDE + 8} {ROW * seat})">{_row(seat, now, name)}</g>'


def _row(seat: Seat, left: int, name: str, on_turn: bool = False) -> str:
    told = f'<tspan font-weight="700">{left}</tspan> {escape(name)}{" ◀" if on_turn else ""}'
    return (
        f'<rect width="12" height="12" rx="3" fill="{COLOURS[seat]}"/>'
        f'<text x="18" y="11" font-size="13" font-family="sans-serif" fill="{_INK}">{told}</text>'
    )
