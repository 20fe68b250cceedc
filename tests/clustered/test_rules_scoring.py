"""What the tiles on the table are worth (C20–C25, C27). More boards are in test_examples.py."""

from __future__ import annotations

import pytest

from lodestone.clustered import Markers, Rules, Score
from lodestone.clustered.scoring import largest_rectangle, longest_run, score
from tests.clustered.tables import arrange, play


def scored(table: str, seats: int = 2) -> list[tuple[int, int, int]]:
    """Rectangle, rows and columns of each seat."""
    position = arrange(table, ["Sh1"] * seats)
    return [(points.rectangle, points.rows, points.columns) for points in position.scores()]


@pytest.mark.parametrize(
    ("table", "points"),
    [
        ("#AA/.AA", 4),
        ("#AAA/.AAA", 6),  # 3×2 of the rulebook
        ("#AA/.AA/.AA/.AA", 8),  # 2×4 of the rulebook
        ("#AAAAAAA", 0),  # one side of one
        ("#A/.A/.A/.A", 0),
        ("#AAA/.A.A/.AAA", 0),  # a gap
        ("#AAA/.ABA/.AAA", 0),  # somebody else's tile
        ("#AAAAA/.AAAAA/.AA.../.AA...", 10),  # 2×5, not 4×2
        ("#AAAA/.AAAA/.AAA./.AAA.", 12),  # 4×3, not 2×4
        ("#AAaA/.AaAA", 8),
    ],
)
def test_C20_the_largest_gap_free_rectangle_scores(table: str, points: int) -> None:
    assert scored(table)[0][0] == points


def test_C21_no_rectangle_contains_the_start_tile() -> None:
    assert scored("AAA/A#A/AAA")[0][0] == 0
    assert scored("AAA/A#A/AAA/AAA")[0][0] == 6


def test_C22_of_equal_rectangles_one_scores() -> None:
    assert scored("AA.AA/AA#AA")[0][0] == 4


def test_XC9_equal_rectangles_that_overlap_score_once() -> None:
    assert scored("AAAA/AAAA/AA#./AA..")[0] == (8, 8, 8)


@pytest.mark.parametrize(
    ("table", "rows", "columns"),
    [
        ("#AA", 0, 0),
        ("#AAA", 3, 0),
        ("#AAAAAAAA", 8, 0),
        ("#A/.A/.A", 0, 3),
        ("#A../..A./...A/....A", 0, 0),  # diagonals do not count
        ("AAA.AAAA/...#", 7, 0),  # every line, not only the longest
        ("#AAA/.A../.AAA/.A..", 6, 4),
    ],
)
def test_C23_every_line_of_three_or_more_scores_its_tiles(table: str, rows: int, columns: int) -> None:
    assert scored(table)[0][1:] == (rows, columns)


@pytest.mark.parametrize(
    ("table", "rows"), [("AAABAA#", 3), ("AAbAA#", 0), ("AA#AA", 0), ("AAA#AAA", 6), ("AAAA#AA", 4)]
)
def test_C24_another_seats_tile_or_the_start_tile_splits_a_line(table: str, rows: int) -> None:
    assert scored(table)[0][1] == rows


def test_C25_the_total_is_rectangle_and_rows_and_columns() -> None:
    position = arrange("#AAA/.AAA/.AAA", ["Sh1", "Sh1"])
    assert position.scores() == (Score(9, 9, 9), Score())
    assert position.scores()[0].total == 27, "each tile counts three times"
    assert Score(rectangle=4, rows=3, columns=5, bonus=2).total == 14


def test_C25_scores_follow_every_move() -> None:
    position = arrange("### Sh1 Sh2 / ... Sd1 Sd2", ["Sh3", "Sd3 ***"])
    assert [points.total for points in position.scores()] == [4, 0]
    position, _ = play(position, "Sh3@3,0")
    assert [points.total for points in position.scores()] == [7, 0]


RULEBOOK = """
    .A.....
    AAAAABA
    .AA#BB.
    .A..BB.
    ...BBB.
"""


def test_C27_the_rulebooks_totals() -> None:
    position = arrange(RULEBOOK, ["Sh1", "Sh1"])
    assert position.scores() == (Score(4, 5, 4), Score(6, 3, 7))
    assert [points.total for points in position.scores()] == [13, 16]
    without_the_last = RULEBOOK.replace("AAAAABA", "AAAAAB.")
    assert scored(without_the_last) == scored(RULEBOOK), "the last orange tile is worth nothing"


def test_C27_with_the_largest_cluster_bonus() -> None:
    position = arrange(RULEBOOK, ["Cs3", ""], left_in_stack=0, rules=Rules(largest_bonus=True))
    assert position.markers() == Markers(rectangle=1, line=0)
    end, _ = play(position, "-Cs3")
    assert [points.total for points in end.scores()] == [15, 18]


def test_QC35_both_start_tiles_split_a_line() -> None:
    position = arrange("AAA#AAAAAA#AAA", ["Sh1"] * 5)
    assert position.scores()[0] == Score(0, 12, 0)
    assert position.markers().line == 0
    two_each_side = arrange("AA#......#AA", ["Sh1"] * 5)
    assert two_each_side.scores()[0] == Score()


@pytest.mark.parametrize("length", range(40))
def test_runs_of_every_length_are_measured(length: int) -> None:
    """The doubling search finds the length of a run, even with a shorter run beside it."""
    run = (1 << length) - 1
    assert longest_run(run, 1) == length
    if length > 2:
        assert longest_run(run << 50 | run >> 2, 1) == length


@pytest.mark.parametrize(("across", "down"), [(a, d) for a in range(1, 9) for d in range(1, 9)])
def test_full_rectangles_of_every_size(across: int, down: int) -> None:
    width = 12
    block = sum(((1 << across) - 1) << (row * width) for row in range(down))
    expected = across * down
    assert largest_rectangle(block, width) == (expected if min(across, down) >= 2 else 0)
    rows = expected if across >= 3 else 0
    columns = expected if down >= 3 else 0
    assert score(block, width) == Score(expected if min(across, down) >= 2 else 0, rows, columns)
