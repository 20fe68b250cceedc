"""The first-to and largest-cluster bonuses (CO7, CO8 and what was decided about them)."""

from __future__ import annotations

import pytest

from lodestone.clustered import (
    Bonus,
    Bonuses,
    BonusTaken,
    GameEnded,
    Markers,
    Position,
    Rules,
    Score,
)
from lodestone.core import Ending, Outcome
from tests.clustered.tables import arrange, play, to_the_end

# The first-to bonuses

FIRST = Rules(first_bonus=True)


def taken(table: str, move: str, hands: tuple[str, ...] = ("Sh1 Sd1 ***", "Sh1 Sd1 ***"), seat: int = 0) -> list[str]:
    """Which bonuses the move takes, on a table with first-to bonuses."""
    position, events = play(arrange(table, hands, rules=FIRST, seat=seat), move)
    bonuses = [event for event in events if isinstance(event, BonusTaken)]
    assert all(event.seat == seat for event in bonuses)
    names = [str(event.bonus) for event in bonuses]
    assert position.bonuses == Bonuses(
        seat if "first_line" in names else None, seat if "first_rectangle" in names else None
    )
    assert position.scores()[seat].bonus == 2 * len(names)
    return names


@pytest.mark.parametrize(
    ("table", "move", "names"),
    [
        ("#AAAA", "***@5,0", ["first_line"]),
        ("#AAA", "***@4,0", []),
        ("#A/.A/.A/.A", "***@1,4", ["first_line"]),
        ("#AA/.AA", "***@1,2", []),
        ("#AA/.AA/.A.", "***@2,2", ["first_rectangle"]),
        ("#AAA/.AA.", "***@3,1", ["first_rectangle"]),
        ("#AAAB", "***@0,1", []),
    ],
)
def test_CO7_the_first_line_of_five_and_the_first_rectangle_of_six(table: str, move: str, names: list[str]) -> None:
    assert taken(table, move) == names


def test_CO7_without_the_option_there_is_no_bonus() -> None:
    position, events = play(arrange("#AAAA", ["***", "Sh1"]), "***@5,0")
    assert not any(isinstance(event, BonusTaken) for event in events)
    assert position.bonuses == Bonuses()


def test_CO7_each_bonus_is_taken_once() -> None:
    position = arrange("#AAAA/...../.BBBB", ["*** Sh1", "***"], rules=FIRST)
    position, events = play(position, "***@5,0")
    assert BonusTaken(0, Bonus.FIRST_LINE) in events
    position, events = play(position, "***@5,2")
    assert not any(isinstance(event, BonusTaken) for event in events)
    assert position.bonuses == Bonuses(first_line=0)
    assert [points.bonus for points in position.scores()] == [2, 0]


def test_Z12_first_to_bonuses_count_from_the_moment_they_are_won() -> None:
    position = arrange("#AAAA", ["***", "***"], rules=FIRST)
    assert position.scores()[0] == Score(0, 4, 0, 0)
    position, _ = play(position, "***@5,0")
    assert position.scores()[0] == Score(0, 5, 0, 2)


def test_QC12_a_longer_line_contains_a_line_of_five() -> None:
    assert taken("#AA.AAA", "***@3,0") == ["first_line"]
    assert taken("AAA#AA", "***@3,0") == [], "the start tile is never part of it"


def test_QC13_a_larger_rectangle_contains_a_two_by_three() -> None:
    assert taken("#AAAA/.AA.A", "***@3,1") == ["first_rectangle"]
    assert taken("#AAA/.A.A/.AAA", "***@2,1") == ["first_rectangle"]


def test_QC14_one_tile_may_take_both_bonuses() -> None:
    assert taken("#AA.AA/.AAA..", "***@3,0") == ["first_line", "first_rectangle"]


def test_QC15_a_tile_never_completes_anything_of_another_seats() -> None:
    assert taken("#AAAA", "***@5,0", seat=1) == []


def test_QC16_a_bonus_is_never_lost() -> None:
    position = arrange("#AAAAA", ["***", "*** Sh1"], rules=FIRST, bonuses=Bonuses(first_line=0), left_in_stack=3)
    position = to_the_end(position)
    assert position.bonuses.first_line == 0


# The largest-cluster bonuses


def at_the_end(table: str, seats: int = 2, rules: Rules | None = None) -> Position:
    """The position after the last tile has been laid, far from everything."""
    rules = rules or Rules(largest_bonus=True)
    hands = ["Sh1"] + [""] * (seats - 1)
    position = arrange(table, hands, rules=rules, left_in_stack=0)
    return play(position, "Sh1@0,-1")[0]


@pytest.mark.parametrize(
    ("table", "markers"),
    [
        ("#......./AAA.BB./AAA.BB.", Markers(0, 0)),
        ("#......./AAA.BBBB/AAA....", Markers(0, 1)),
        ("#......./AAA.BBB/AAA.BBB", Markers(None, None)),
        ("#......./AA.BB/AA.BB", Markers(None, None)),
        ("#......./AAA..B/.....B/.....B", Markers(None, None)),
        ("#......./AAA..B/.....B/.....B/.....B", Markers(None, 1)),
    ],
)
def test_CO8_largest_rectangle_and_longest_line_are_worth_two_each(table: str, markers: Markers) -> None:
    end = at_the_end(table)
    assert end.markers() == markers
    for seat in range(2):
        assert end.scores()[seat].bonus == 2 * (markers.rectangle == seat) + 2 * (markers.line == seat)
    without = at_the_end(table, rules=Rules(tie_break=True))
    assert [points.bonus for points in without.scores()] == [0, 0]


def test_CO8_the_bonus_can_decide_the_game() -> None:
    table = "#......../AAAA.BBB./........./AAAA.BBB./........./.....BBB."
    assert at_the_end(table, rules=Rules()).outcome == Outcome((1,), Ending.WIN)
    end = at_the_end(table)
    assert [points.total for points in end.scores()] == [10, 9]
    assert end.outcome == Outcome((0,), Ending.WIN)


def test_XC15_a_tie_lapses_in_its_category_only() -> None:
    end = at_the_end("#......./AAA.BB./AAA.BB./......./....BBB")
    assert end.markers() == Markers(rectangle=0, line=None)
    assert [points.bonus for points in end.scores()] == [2, 0]


def test_XC16_the_marker_follows_the_leader_during_play() -> None:
    position = arrange("BBB#AAA", ["***", "*** ***"], rules=Rules(largest_bonus=True))
    assert position.markers() == Markers()
    position, _ = play(position, "***@4,0")
    assert position.markers() == Markers(line=0)
    position, _ = play(position, "***@-4,0")
    assert position.markers() == Markers()


def test_Z12_the_largest_bonuses_count_at_the_end_only() -> None:
    position = arrange("#AAA", ["Sh1", ""], rules=Rules(largest_bonus=True), left_in_stack=0)
    assert position.markers() == Markers(line=0)
    assert position.scores()[0].bonus == 0
    end, events = play(position, "Sh1@0,-1")
    assert isinstance(events[-1], GameEnded)
    assert end.scores()[0].bonus == 2


def test_QC17_below_two_by_two_and_three_nobody_gets_it() -> None:
    end = at_the_end("#......./AA./........B")
    assert end.markers() == Markers()
    assert [points.bonus for points in end.scores()] == [0, 0]


def test_QC18_two_equal_rectangles_of_one_seat_are_no_tie() -> None:
    assert at_the_end("#......./AA.AA.BB/AA.AA").markers().rectangle == 0
    assert at_the_end("#......./AA.AA.BB/AA.AA.BB").markers().rectangle is None


def test_QC19_a_tie_of_two_does_not_fall_to_the_third() -> None:
    end = at_the_end("#......../AAA.BBB.CC/AAA.BBB.CC", seats=3)
    assert end.markers() == Markers()
    assert [points.bonus for points in end.scores()] == [0, 0, 0]


def test_QC21_both_kinds_together_are_worth_eight_at_most() -> None:
    rules = Rules(first_bonus=True, largest_bonus=True)
    position = arrange("#AA.AA/.AAA..", ["***", ""], rules=rules, left_in_stack=0)
    end, _ = play(position, "***@3,0")
    assert end.scores()[0].bonus == 8
    assert end.scores()[1].bonus == 0
