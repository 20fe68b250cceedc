"""The table in characters: cords as dots, every magnet as the letter of the seat that placed it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from lodestone.cli.play_clustered.screen import SEAT_STYLES
from lodestone.core import Seat, seat_letter
from lodestone.kluster import Magnet, is_spinner

CORDS = "·:°'`,~-"
"""One character for each cord."""
ASPECT = 2.0
"""A character is about twice as high as wide."""
MARGIN = 12.0
"""mm round the cords."""
NOBODY = "*"
"""Stands for a spinner that lay in a cord's centre from the start."""
EDGE = 0.5
"""Height of a stone's own axis, a unit vector, below which it stands on its edge rather than lies."""


class DrawnMiddle(NamedTuple):
    """A magnet to draw: middle in mm, its own upward axis' height, whether it hovers."""

    x: float
    y: float
    rise: float
    hovers: bool = False


Spot = tuple[float, float]


def seen_at(pose: Sequence[float], hovers: bool = False) -> DrawnMiddle:
    """A magnet to draw, from its pose: mm and a quaternion."""
    x, y, _, _, qx, qy, _ = pose
    return DrawnMiddle(x, y, 1.0 - 2.0 * (qx * qx + qy * qy), hovers)


def table_lines(
    magnets: Mapping[Magnet, DrawnMiddle],
    cords: Sequence[Sequence[Spot]],
    owner: Mapping[Magnet, Seat],
    columns: int,
    rows: int,
) -> list[Text]:
    """The table in at most that many columns and rows. Capitals lie flat; small letters stand or are spinners."""
    points = [point for cord in cords for point in cord]
    if not points:
        return []
    left, right = min(x for x, _ in points) - MARGIN, max(x for x, _ in points) + MARGIN
    bottom, top = min(y for _, y in points) - MARGIN, max(y for _, y in points) + MARGIN
    scale = max((right - left) / (columns - 1), (top - bottom) / (ASPECT * (rows - 1)))
    width = int((right - left) / scale) + 1
    height = int((top - bottom) / (ASPECT * scale)) + 1
    cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(x: float, y: float, character: str, style: str) -> None:
        column, row = round((x - left) / scale), round((top - y) / (ASPECT * scale))
        if 0 <= column < width and 0 <= row < height:
            cells[column, row] = (character, style)

    for at, cord in enumerate(cords):
        for x, y in _finely(cord):
            put(x, y, CORDS[at % len(CORDS)], "dim")
    for magnet, seen in magnets.items():
        put(seen.x, seen.y, *_mark(magnet, seen, owner.get(magnet)))
    return [_line(cells, row, width) for row in range(height)]


def _mark(magnet: Magnet, seen: DrawnMiddle, seat: Seat | None) -> tuple[str, str]:
    letter = NOBODY if seat is None else seat_letter(seat)
    if is_spinner(magnet) or abs(seen.rise) < EDGE:
        letter = letter.lower()
    style = "" if seat is None else SEAT_STYLES[seat % len(SEAT_STYLES)]
    return letter, f"{style} reverse".strip() if seen.hovers else style


def _finely(cord: Sequence[Spot]) -> list[Spot]:
    """Points on the cord, close enough to leave no holes."""
    points = []
    for (x1, y1), (x2, y2) in zip(cord, [*cord[1:], cord[0]], strict=True):
        points += [(x1, y1), ((x1 + x2) / 2.0, (y1 + y2) / 2.0)]
    return points


def _line(cells: Mapping[tuple[int, int], tuple[str, str]], row: int, width: int) -> Text:
    line = Text()
    for column in range(width):
        character, style = cells.get((column, row), (" ", ""))
        line.append(character, style=style or None)
    line.rstrip()
    return line
