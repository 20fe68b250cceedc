"""The worked examples: boards with their scores, placements with their verdicts, bonuses with their owners.

Pictures are in the notation of `lodestone score`; layouts name the tiles (see tables.py).
"""

from __future__ import annotations

from typing import NamedTuple


class Scored(NamedTuple):
    """A board and, for each seat that appears, rows + columns + rectangle = total."""

    name: str
    table: str
    points: dict[str, tuple[int, int, int, int]]


BOARDS = (
    Scored("1 two in a row", "#AA", {"A": (0, 0, 0, 0)}),
    Scored("2 shortest line", "#AAA", {"A": (3, 0, 0, 3)}),
    Scored("3 smallest rectangle", "#AA/.AA", {"A": (0, 0, 4, 4)}),
    Scored("4 two by three", "#AAA/.AAA", {"A": (6, 0, 6, 12)}),
    Scored("5 two by four", "#AAAA/.AAAA", {"A": (8, 0, 8, 16)}),
    Scored("5 mirrored", "#AA/.AA/.AA/.AA", {"A": (0, 8, 8, 16)}),
    Scored("6 three by three", "#AAA/.AAA/.AAA", {"A": (9, 9, 9, 27)}),
    Scored("7 thin L", "A../A../AAA", {"A": (3, 3, 0, 6)}),
    Scored("8 fat L", "AA../AA../AAAA", {"A": (4, 6, 6, 16)}),
    Scored("9 start tile splits 2|2", "AA#AA", {"A": (0, 0, 0, 0)}),
    Scored("10 start tile splits 3|1", "AAA#A", {"A": (3, 0, 0, 3)}),
    Scored("11 start tile splits 3|3", "AAA#AAA", {"A": (6, 0, 0, 6)}),
    Scored("12 ring round the start tile", "AAA/A#A/AAA", {"A": (6, 6, 0, 12)}),
    Scored("13 two equal rectangles", "AA.AA/AA#AA", {"A": (0, 0, 4, 4)}),
    Scored("14 second, smaller rectangle", "AAA.AA/AAA#AA", {"A": (6, 0, 6, 12)}),
    Scored("15 opponent's tile splits", "AABAAA/...#..", {"A": (3, 0, 0, 3), "B": (0, 0, 0, 0)}),
    Scored("16 opponent's wild splits", "AAbAA/..#..", {"A": (0, 0, 0, 0), "B": (0, 0, 0, 0)}),
    Scored("17 own wild counts", "AaA/AAA/.#.", {"A": (6, 0, 6, 12)}),
    Scored("18 plus", ".A./AAA/.A.", {"A": (3, 3, 0, 6)}),
    Scored("19 rectangle with a longer row", "AAAAA/AAA#.", {"A": (8, 0, 6, 14)}),
    Scored("20 three by three without a corner", "AAA/AAA/AA#", {"A": (6, 6, 6, 18)}),
    Scored("21 overlapping largest rectangles", "AAAA/AAAA/AA#./AA..", {"A": (8, 8, 8, 24)}),
    Scored("22 diagonal", "A..#/.A../..A./...A", {"A": (0, 0, 0, 0)}),
    Scored("23 three by four", "#AAAA/.AAAA/.AAAA", {"A": (12, 12, 12, 36)}),
    Scored(
        "24 the rulebook's totals",
        ".A...../AAAAABA/.AA#BB./.A..BB./...BBB.",
        {"A": (5, 4, 4, 13), "B": (3, 7, 6, 16)},
    ),
    Scored("25 solo maximum", "...A.../AAAaAAA/AaAAAAA/AAAAAAA/AAAAAAA", {"A": (28, 29, 28, 85)}),
    Scored("26 three by nine", "a.a....../AAAAAAAAA/AAAAAAAAA/AAAAAAAAA", {"A": (27, 29, 27, 83)}),
    Scored("26 wilds side by side", "aa......./AAAAAAAAA/AAAAAAAAA/AAAAAAAAA", {"A": (27, 29, 27, 83)}),
    Scored("27 solo maximum with the extra wild", "AAAAAAAAAa/AAAAAAAAAa/AAAAAAAAAa", {"A": (30, 30, 30, 90)}),
    Scored("three by nine alone", "AAAAAAAAA/AAAAAAAAA/AAAAAAAAA", {"A": (27, 27, 27, 81)}),
)

EIGHTY_FIVE = """
    ... ... ... ... Th2 ... ... ...
    ### Sh1 Th1 Th3 *** Sd3 Sh3 Ss3
    ... Sh2 *** Ts3 Td3 Cd3 Ch3 Cs3
    ... Sd2 Ss2 Ts2 Td2 Cd2 Ch2 Cs2
    ... Sd1 Ss1 Ts1 Td1 Cd1 Ch1 Cs1
"""

EIGHTY_THREE = """
    ... *** ... *** ... ... ... ... ... ...
    ### Sh1 Sd1 Ss1 Ts1 Th1 Td1 Cd1 Ch1 Cs1
    ... Sh2 Sd2 Ss2 Ts2 Th2 Td2 Cd2 Ch2 Cs2
    ... Sh3 Sd3 Ss3 Ts3 Th3 Td3 Cd3 Ch3 Cs3
"""

NINETY = """
    ### Sh1 Sd1 Ss1 Ts1 Th1 Td1 Cd1 Ch1 Cs1 ***
    ... Sh2 Sd2 Ss2 Ts2 Th2 Td2 Cd2 Ch2 Cs2 ***
    ... Sh3 Sd3 Ss3 Ts3 Th3 Td3 Cd3 Ch3 Cs3 ***
"""


class Fits(NamedTuple):
    """On this table, exactly these of the offered tiles may go to the cell."""

    number: str
    layout: str
    cell: tuple[int, int]
    offered: str
    fitting: str


ALL = " ".join(f"{shape}{fill}{count}" for shape in "STC" for fill in "hds" for count in "123") + " ***"
WITHIN_ONE_OF_SH1 = "Sh1 Sh2 Sh3 Sd1 Ss1 Th1 Ch1"

PLACEMENTS = (
    Fits("1 shape and number shared", "### Sd1", (2, 0), "Sh1", "Sh1"),
    Fits("2 shape and fill shared", "### Cd3", (2, 0), "Cd1", "Cd1"),
    Fits("3 number and fill shared", "### Cs1", (2, 0), "Ts1", "Ts1"),
    Fits("4 only the fill shared", "### Ss2", (2, 0), "Ts1", ""),
    Fits("5 twins of two seats", "### Ss2:B", (2, 0), "Ss2", "Ss2"),
    Fits("6 only a corner touched", "### Sh1", (2, 1), ALL, ""),
    Fits("7 neighbours that differ in two", "### Sd2 / Sh1 ...", (1, 1), ALL, "Sh2 Sd1 ***"),
    Fits("8 neighbours that differ in one", "### Sd1 / Sh1 ...", (1, 1), ALL, "Ss1 Sh1 Sd1 ***"),
    Fits("9 neighbours that differ in three", "### Td2 / Sh1 ...", (1, 1), ALL, "***"),
    Fits("10 beside Sh1 and a wild", "### *** / Sh1 ...", (1, 1), ALL, WITHIN_ONE_OF_SH1 + " ***"),
    Fits("10 beside Sh1 and the start tile", "... ### / Sh1 ...", (0, 1), ALL, WITHIN_ONE_OF_SH1 + " ***"),
    Fits("11 only the start tile beside it", "### Sh1", (-1, 0), ALL, ALL),
    Fits("11 only wilds beside it", "### *** / *** ...", (1, 1), ALL, ALL),
    Fits("12 three match, the fourth does not", "### Sh1 ... / Sh2 ... Sh3 / ... Td1 ...", (1, 1), "Sh1", ""),
    Fits("12 and with a fourth that does", "### Sh1 ... / Sh2 ... Sh3 / ... Sd1 ...", (1, 1), "Sh1", "Sh1"),
)

NOTHING_BUT_SQUARES = "... Sh1 ... / Sh1 ### Sh1 / ... Sh1 ..."
"""For placements 13 and 14: Ts1 and Cd2 fit nowhere here but beside a wild."""


class FirstTo(NamedTuple):
    """A move on a table with first-to bonuses, and the bonuses it takes."""

    number: str
    table: str
    cell: str
    taken: tuple[str, ...]


FIRST_BONUSES = (
    FirstTo("B1 a line of five", "#AA.AA", "3,0", ("first_line",)),
    FirstTo("B2 a line of six at once", "#AA.AAA", "3,0", ("first_line",)),
    FirstTo("B3 three and three beside the start tile", "AAA#A.A", "2,0", ()),
    FirstTo("B4 a line of five and a two by three", "#AA.AA/.AAA..", "3,0", ("first_line", "first_rectangle")),
)


class Largest(NamedTuple):
    """A table at the end: who gets the bonus for the rectangle and for the line."""

    number: str
    table: str
    rectangle: str | None
    line: str | None


LARGEST_BONUSES = (
    Largest("B6 rectangles 6, 6 and 4", "AAA.BBB.CC/AAA.BBB.CC/......../#", None, None),
    Largest("B7 lines of 5, one across, one down", "AAAAA.B/......B/......B/......B/#.....B", None, None),
    Largest("B8 rectangles 8 and 6, lines of 4", "AAAA.BBB/AAAA.BBB/......../#...BBBB", "A", None),
    Largest("B9 nobody has a line of three", "AA.BB/AA.../.../#", "A", None),
)
