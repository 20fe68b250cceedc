"""Text boards: a finished table typed in as letters, and what it scores.

`.` is empty, `#` the start tile, `A`–`H` a seat's tile, `a`–`h` that seat's wild. Spaces and tabs are ignored and empty
lines skipped. Only ownership matters for scoring, so the attributes need not be typed.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from lodestone.clustered.groups import GroupKind, groups
from lodestone.clustered.moves import Cell
from lodestone.clustered.scoring import Score, largest_rectangle, longest_line, score
from lodestone.clustered.setup import MAX_SEATS
from lodestone.clustered.standings import sole_leader
from lodestone.core import InvalidNotation, seat_letter

_LETTERS = frozenset(seat_letter(seat) for seat in range(MAX_SEATS))


class TableGroup(NamedTuple):
    """A line by its ends, or a rectangle by two corners, counted from the top left."""

    letter: str
    kind: GroupKind
    cells: tuple[Cell, Cell]
    points: int


class TableScore(msgspec.Struct, frozen=True):
    """What a table is worth to each seat on it, and who alone leads in rectangles and lines (CO8)."""

    scores: dict[str, Score]
    largest_rectangle: str | None
    longest_line: str | None
    groups: tuple[TableGroup, ...] = ()
    """The groups that score."""


def score_text_board(text: str) -> TableScore:
    r"""Score a text board (C20–C25). Raises InvalidNotation naming line and column.

    >>> score_text_board("#AAA\n.AAA").scores["A"].total
    12
    """
    rows = _rows(text)
    width = max(map(len, rows), default=0) + 1  # one column always empty: nothing runs on into the next row
    tiles: dict[str, int] = {}
    for y, row in enumerate(rows):
        for letter in _LETTERS.intersection(row):
            # the row as a binary number, lowest bit first, is this seat's tiles in it
            bits = int("".join("1" if owner == letter else "0" for owner in reversed(row)), 2)
            tiles[letter] = tiles.get(letter, 0) | bits << (y * width)
    letters = sorted(tiles)
    rectangle = sole_leader([largest_rectangle(tiles[letter], width) for letter in letters])
    line = sole_leader([longest_line(tiles[letter], width) for letter in letters])
    return TableScore(
        {letter: score(tiles[letter], width) for letter in letters},
        None if rectangle is None else letters[rectangle],
        None if line is None else letters[line],
        tuple(
            TableGroup(letter, group.kind, (_cell(group.first, width), _cell(group.last, width)), group.points)
            for letter in letters
            for group in groups(tiles[letter], width)
        ),
    )


def _cell(index: int, width: int) -> Cell:
    y, x = divmod(index, width)
    return Cell(x, y)


def _rows(text: str) -> list[list[str]]:
    """The owners cell by cell, `.` for nobody; rows without any cell are left out."""
    rows = []
    for number, line in enumerate(text.split("\n"), 1):
        row = []
        for column, character in enumerate(line.removesuffix("\r"), 1):
            if character in _LETTERS or character == ".":
                row.append(character)
            elif character in " \t":
                continue
            elif character == "#":
                row.append(".")
            elif character.isascii() and character.upper() in _LETTERS:
                row.append(character.upper())
            else:
                raise InvalidNotation("board-character", line=number, column=column, character=ascii(character)[1:-1])
        if row:
            rows.append(row)
    return rows
