"""Scoring groups one by one: each is on the board and complete, and together they account for the points."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lodestone.clustered.groups import Group, GroupKind, groups
from lodestone.clustered.scoring import score

WIDTH = 9
"""Columns of the frame; the last one stays empty, as in every frame."""

boards = st.lists(st.integers(0, 2 ** (WIDTH - 1) - 1), max_size=8)
"""Random boards, each row as bits."""


def bits_of(rows: list[int]) -> int:
    return sum(row << (y * WIDTH) for y, row in enumerate(rows))


def cells_of(group: Group) -> set[int]:
    """Every cell of a group, by its first and its last one."""
    (top, left), (bottom, right) = divmod(group.first, WIDTH), divmod(group.last, WIDTH)
    return {y * WIDTH + x for y in range(top, bottom + 1) for x in range(left, right + 1)}


@given(boards)
def test_C23_lines_are_whole_and_make_up_the_points(rows: list[int]) -> None:
    tiles = bits_of(rows)
    laid = {cell for cell in range(tiles.bit_length()) if tiles >> cell & 1}
    found = groups(tiles, WIDTH)
    points = score(tiles, WIDTH)
    for kind, step, expected in ((GroupKind.ROW, 1, points.rows), (GroupKind.COLUMN, WIDTH, points.columns)):
        lines = [group for group in found if group.kind is kind]
        assert sum(line.points for line in lines) == expected
        for line in lines:
            assert cells_of(line) <= laid
            assert len(cells_of(line)) == line.points >= 3
            assert not {line.first - step, line.last + step} & laid  # it extends no further


@given(boards)
def test_C22_the_rectangle_is_there_and_makes_up_the_points(rows: list[int]) -> None:
    tiles = bits_of(rows)
    rectangles = [group for group in groups(tiles, WIDTH) if group.kind is GroupKind.RECTANGLE]
    assert sum(group.points for group in rectangles) == score(tiles, WIDTH).rectangle
    for group in rectangles:
        assert len(cells_of(group)) == group.points
        assert all(tiles >> cell & 1 for cell in cells_of(group))


def test_a_line_may_end_with_the_last_tile() -> None:
    assert groups(0b111, 4) == [Group(GroupKind.ROW, 0, 2, 3)]
    assert groups(0, 4) == []
