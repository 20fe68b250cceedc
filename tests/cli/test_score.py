"""`lodestone score`: interfaces §2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.commandline import assert_refused, lodestone
from tests.oracle.clustered import score_text

BLUE_AND_ORANGE = ".A.....\nAAAAABA\n.AA#BB.\n.A..BB.\n...BBB.\n"


def test_json_is_exactly_the_promised_form(tmp_path: Path) -> None:
    board = tmp_path / "board.txt"
    board.write_text(BLUE_AND_ORANGE)
    done = lodestone("score", str(board), "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout) == {
        "scores": {
            "A": {"rectangle": 4, "rows": 5, "columns": 4, "total": 13},
            "B": {"rectangle": 6, "rows": 3, "columns": 7, "total": 16},
        },
        "largest_rectangle": "B",
        "longest_line": "A",
    }


def test_table_names_every_seat_and_the_leaders() -> None:
    done = lodestone("score", "-", given=BLUE_AND_ORANGE)
    assert done.returncode == 0
    assert done.stdout.splitlines()[1].split() == ["A", "4", "5", "4", "13"]
    assert done.stdout.splitlines()[2].split() == ["B", "6", "3", "7", "16"]
    assert "B has the largest rectangle." in done.stdout
    assert "A has the longest line." in done.stdout


@pytest.mark.parametrize(
    "board",
    [
        "",
        "...\n#\n",
        "A A\tA\n\n\nA a A",
        "#AAA\r\n.AAA\r\n",
        "\ufeffAAA",
        "AAA\n.\nAAA",
        "A\nAA\nAAA\nAAAA",
        "hH#h\nHHHH",
        "AAAB\nAAAB\nAAAB",
    ],
)
def test_odd_but_allowed_boards_agree_with_the_oracle(board: str) -> None:
    done = lodestone("score", "-", "--json", given=board)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == score_text(board.removeprefix("\ufeff"))


@pytest.mark.parametrize(
    ("board", "place"),
    [
        ("AAA\nAxA", "Line 2, column 2"),
        ("AAI", "Line 1, column 3"),
        ("\n\n .\t1", "Line 3, column 4"),
        ("AÄ", "Line 1, column 2"),
        ("A\rB", "Line 1, column 2"),
        ("A\x00", "Line 1, column 2"),
        ("A\u2028A", "Line 1, column 2"),
    ],
)
def test_any_other_character_is_refused_by_line_and_column(board: str, place: str) -> None:
    assert place in assert_refused(lodestone("score", "-", given=board))


def test_unreadable_input_is_refused_in_one_line(tmp_path: Path) -> None:
    assert "no file" in assert_refused(lodestone("score", str(tmp_path / "nothing")))
    assert "folder" in assert_refused(lodestone("score", str(tmp_path)))
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    assert "not a text file" in assert_refused(lodestone("score", str(tmp_path / "binary")))
    (tmp_path / "large").write_text("A" * 10_000_000)
    assert "larger than" in assert_refused(lodestone("score", str(tmp_path / "large")))
    assert_refused(lodestone("score"))


def test_a_large_board_of_one_seat_is_still_scored() -> None:
    board = "\n".join("A" * 900 for _ in range(900))
    done = lodestone("score", "-", "--json", given=board)
    assert json.loads(done.stdout)["scores"]["A"] == {
        "rectangle": 810_000,
        "rows": 810_000,
        "columns": 810_000,
        "total": 2_430_000,
    }
