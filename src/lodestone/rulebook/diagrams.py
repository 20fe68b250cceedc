"""The diagrams of the rulebooks, as data: every place that shows a book draws them in its own way."""

from __future__ import annotations

import math
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from lodestone.clustered import score_text_board

Mark: TypeAlias = Literal["", "fits", "misfits"]
State: TypeAlias = Literal["lying", "placed", "refused", "taken"]
_MARKS: dict[str, Mark] = {"": "", "+": "fits", "!": "misfits"}
_CELL = re.compile(r"([+!]?)([A-H])((?:[STC][hds][123]|\*\*\*)?)")
START = "###"


class DrawnTile(msgspec.Struct, frozen=True):
    """A tile in its cell; `tile` is empty when its face does not matter, `owner` None for the start tile."""

    x: int
    y: int
    tile: str
    owner: int | None
    mark: Mark = ""


class DrawnGroup(msgspec.Struct, frozen=True):
    """A line by its ends or a rectangle by two corners."""

    seat: int
    kind: Literal["line", "rectangle"]
    first: tuple[int, int]
    last: tuple[int, int]


class TileDiagram(msgspec.Struct, frozen=True):
    """A table of Clustered."""

    name: str
    columns: int
    rows: int
    tiles: tuple[DrawnTile, ...]
    groups: tuple[DrawnGroup, ...]
    points: dict[str, int]
    """What the table is worth, by the letters of the seats, if the diagram is about that."""


class DrawnMagnet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A magnet seen from above: its middle, length and width in mm, its direction in degrees."""

    at: tuple[float, float]
    size: tuple[float, float]
    yaw: float
    state: State
    spinner: bool = False

    def outline(self, corners: int = 48) -> tuple[tuple[float, float], ...]:
        """Points around it."""
        turn = math.radians(self.yaw)
        return tuple(
            (
                self.at[0] + x * math.cos(turn) - y * math.sin(turn),
                self.at[1] + x * math.sin(turn) + y * math.cos(turn),
            )
            for x, y in ellipse((0.0, 0.0), (self.size[0] / 2, self.size[1] / 2), corners)
        )


class DrawnCord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A loop of cord: its middle and radii in mm."""

    at: tuple[float, float]
    radii: tuple[float, float]

    def outline(self, corners: int = 96) -> tuple[tuple[float, float], ...]:
        """Points along it."""
        return ellipse(self.at, self.radii, corners)


class MagnetDiagram(msgspec.Struct, frozen=True):
    """A table of Kluster seen from above; x grows to the right, y away from the reader."""

    name: str
    cords: tuple[DrawnCord, ...]
    magnets: tuple[DrawnMagnet, ...]

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, bottom, right and top of all that is drawn."""
        outlines = [*(cord.outline() for cord in self.cords), *(magnet.outline() for magnet in self.magnets)]
        points = [point for outline in outlines for point in outline]
        across, along = [x for x, _ in points], [y for _, y in points]
        return min(across), min(along), max(across), max(along)


Diagram: TypeAlias = TileDiagram | MagnetDiagram


def ellipse(at: tuple[float, float], radii: tuple[float, float], corners: int) -> tuple[tuple[float, float], ...]:
    """Points around an ellipse."""
    turns = (2 * math.pi * corner / corners for corner in range(corners))
    return tuple((at[0] + radii[0] * math.cos(turn), at[1] + radii[1] * math.sin(turn)) for turn in turns)


class _Board(msgspec.Struct, forbid_unknown_fields=True):
    board: str
    groups: bool = False
    points: dict[str, int] = {}


class _Table(msgspec.Struct, forbid_unknown_fields=True):
    cords: tuple[DrawnCord, ...]
    magnets: tuple[DrawnMagnet, ...]


@cache
def diagrams(game: str) -> dict[str, Diagram]:
    """All diagrams of a game by name."""
    source = tomllib.loads((Path(__file__).parent / "diagrams.toml").read_text(encoding="utf-8"))[game]
    if game == "clustered":
        return {name: _tiles(name, msgspec.convert(drawn, _Board)) for name, drawn in source.items()}
    tables = {name: msgspec.convert(drawn, _Table) for name, drawn in source.items()}
    return {name: MagnetDiagram(name, table.cords, table.magnets) for name, table in tables.items()}


def _tiles(name: str, source: _Board) -> TileDiagram:
    rows = [line.split() for line in source.board.strip().splitlines()]
    tiles = tuple(_tile(cell, x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell != ".")
    groups = _groups(rows) if source.groups else ()
    return TileDiagram(name, max(map(len, rows)), len(rows), tiles, groups, source.points)


def _tile(cell: str, x: int, y: int) -> DrawnTile:
    if cell == START:
        return DrawnTile(x, y, START, None)
    match = _CELL.fullmatch(cell)
    if match is None:
        raise ValueError(f"{cell!r} is no cell of a diagram")
    return DrawnTile(x, y, match[3], ord(match[2]) - ord("A"), _MARKS[match[1]])


def _groups(rows: list[list[str]]) -> tuple[DrawnGroup, ...]:
    """What scores on a board, as the rules of the game find it."""
    text = "\n".join("".join("#" if cell == START else cell[0] for cell in row) for row in rows)
    return tuple(
        DrawnGroup(
            ord(group.letter) - ord("A"),
            "rectangle" if group.kind == "rectangle" else "line",
            (group.cells[0].x, group.cells[0].y),
            (group.cells[1].x, group.cells[1].y),
        )
        for group in score_text_board(text).groups
    )
