"""The oracle against the worked examples, and against itself in games played at random."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.oracle.clustered import START, WILD, Json, Oracle, beside, full_set, may_touch, score_text
from tests.sizes import small_and_large

# The worked boards, rows separated by "/": (number, board, {seat: (rectangle, rows, columns, total)}).
BOARDS: list[tuple[int, str, dict[str, tuple[int, int, int, int]]]] = [
    (1, "#AA", {"A": (0, 0, 0, 0)}),
    (2, "#AAA", {"A": (0, 3, 0, 3)}),
    (3, "#AA/.AA", {"A": (4, 0, 0, 4)}),
    (4, "#AAA/.AAA", {"A": (6, 6, 0, 12)}),
    (5, "#AAAA/.AAAA", {"A": (8, 8, 0, 16)}),
    (6, "#AAA/.AAA/.AAA", {"A": (9, 9, 9, 27)}),
    (7, "A../A../AAA", {"A": (0, 3, 3, 6)}),
    (8, "AA../AA../AAAA", {"A": (6, 4, 6, 16)}),
    (9, "AA#AA", {"A": (0, 0, 0, 0)}),
    (10, "AAA#A", {"A": (0, 3, 0, 3)}),
    (11, "AAA#AAA", {"A": (0, 6, 0, 6)}),
    (12, "AAA/A#A/AAA", {"A": (0, 6, 6, 12)}),
    (13, "AA.AA/AA#AA", {"A": (4, 0, 0, 4)}),
    (14, "AAA.AA/AAA#AA", {"A": (6, 6, 0, 12)}),
    (15, "AABAAA/...#..", {"A": (0, 3, 0, 3), "B": (0, 0, 0, 0)}),
    (16, "AAbAA/..#..", {"A": (0, 0, 0, 0), "B": (0, 0, 0, 0)}),
    (17, "AaA/AAA/.#.", {"A": (6, 6, 0, 12)}),
    (18, ".A./AAA/.A.", {"A": (0, 3, 3, 6)}),
    (19, "AAAAA/AAA#.", {"A": (6, 8, 0, 14)}),
    (20, "AAA/AAA/AA#", {"A": (6, 6, 6, 18)}),
    (21, "AAAA/AAAA/AA#./AA..", {"A": (8, 8, 8, 24)}),
    (22, "A..#/.A../..A./...A", {"A": (0, 0, 0, 0)}),
    (23, "#AAAA/.AAAA/.AAAA", {"A": (12, 12, 12, 36)}),
    (24, ".A...../AAAAABA/.AA#BB./.A..BB./...BBB.", {"A": (4, 5, 4, 13), "B": (6, 3, 7, 16)}),
    (25, "...A.../AAAaAAA/AaAAAAA/AAAAAAA/AAAAAAA", {"A": (28, 28, 29, 85)}),
    (26, "a.a....../AAAAAAAAA/AAAAAAAAA/AAAAAAAAA", {"A": (27, 27, 29, 83)}),
    (27, "AAAAAAAAAa/AAAAAAAAAa/AAAAAAAAAa", {"A": (30, 30, 30, 90)}),
]

# (first tile, second tile, may they lie side by side?): examples 1 to 5 of the placement table.
PAIRS = [
    ("Sh1", "Sd1", True),
    ("Cd1", "Cd3", True),
    ("Ts1", "Cs1", True),
    ("Ts1", "Ss2", False),
    ("Ss2", "Ss2", True),
]


def put(game: Oracle, owner: int, tiles: dict[tuple[int, int], str]) -> None:
    """Lay tiles on the table without asking whether they fit."""
    for cell, tile in tiles.items():
        assert cell not in game.board
        game.board[cell] = (tile, owner)


def fill(game: Oracle, picture: str, left: int = 0, top: int = 10) -> None:
    """Lay a text board of wilds on the table, far from the start tile, for examples that are only about scoring."""
    for y, row in enumerate(picture.split("/"), start=top):
        for x, letter in enumerate(row, start=left):
            if letter != ".":
                game.board[x, y] = (START, None) if letter == "#" else (WILD, "ABCDEFGH".index(letter))


def all_fitting(game: Oracle, cell: tuple[int, int]) -> set[str]:
    """The tiles of a whole set that would fit on a cell."""
    return {tile for tile in full_set() if game.fits(tile, cell)}


def corner(left: str, top: str, owner: int = 1) -> Oracle:
    """A table with an empty cell 11,10 that has one tile on its left and one above it."""
    game = Oracle(2, [full_set(), full_set()])
    put(game, owner, {(10, 10): left, (11, 9): top})
    return game


# ---- Scoring


@pytest.mark.parametrize(("number", "board", "expected"), BOARDS, ids=[str(row[0]) for row in BOARDS])
def test_worked_board(number: int, board: str, expected: dict[str, tuple[int, int, int, int]]) -> None:
    scores = score_text(board.replace("/", "\n"))["scores"]
    names = ("rectangle", "rows", "columns", "total")
    assert scores == {seat: dict(zip(names, points, strict=True)) for seat, points in expected.items()}, number


def test_all_worked_boards_are_here() -> None:
    assert [row[0] for row in BOARDS] == list(range(1, 28))


def test_leaders_of_the_rulebook_board() -> None:
    answer = score_text(BOARDS[23][1].replace("/", "\n"))
    assert answer["largest_rectangle"] == "B"
    assert answer["longest_line"] == "A"


def test_text_board_layout() -> None:
    assert score_text("\n A A\tA \r\n\n  \n.\n") == {
        "scores": {"A": {"rectangle": 0, "rows": 3, "columns": 0, "total": 3}},
        "largest_rectangle": None,
        "longest_line": "A",
    }
    assert score_text("A\n.\nA\nA")["scores"]["A"]["total"] == 0  # a line of dots counts as a row
    assert score_text("A\n\nA\nA")["scores"]["A"]["total"] == 3  # an empty line does not
    assert score_text("") == {"scores": {}, "largest_rectangle": None, "longest_line": None}


@pytest.mark.parametrize(
    ("text", "place"), [("AxA", "line 1, column 2"), ("\n. I", "line 2, column 3"), ("ſ", "line 1")]
)
def test_text_board_refused(text: str, place: str) -> None:
    with pytest.raises(ValueError, match=place):
        score_text(text)


# ---- Placement


@pytest.mark.parametrize(("one", "other", "verdict"), PAIRS)
def test_placement_pairs(one: str, other: str, verdict: bool) -> None:
    """Examples 1 to 5."""
    game = Oracle(2, [full_set(), full_set()])
    put(game, 1, {(10, 10): other})
    for cell in beside((10, 10)):
        assert game.fits(one, cell) is verdict
    assert may_touch(one, other) is may_touch(other, one) is verdict


def test_placement_corner_only() -> None:
    """Example 6."""
    game = Oracle(1, [full_set()])
    assert not any(game.fits(WILD, cell) for cell in [(1, 1), (-1, 1), (1, -1), (-1, -1), (2, 0), (0, 0)])


@pytest.mark.parametrize(
    ("left", "top", "expected"),
    [
        ("Sh1", "Sd2", {"Sh2", "Sd1", WILD}),  # example 7
        ("Sh1", "Sd1", {"Ss1", "Sh1", "Sd1", WILD}),  # example 8
        ("Sh1", "Td2", {WILD}),  # example 9
        ("Sh1", WILD, {"Sh1", "Sh2", "Sh3", "Sd1", "Ss1", "Th1", "Ch1", WILD}),  # example 10
        ("Sh1", START, {"Sh1", "Sh2", "Sh3", "Sd1", "Ss1", "Th1", "Ch1", WILD}),  # example 10
        (WILD, START, set(full_set())),  # example 11
        (WILD, WILD, set(full_set())),  # example 11
    ],
)
def test_placement_in_a_corner(left: str, top: str, expected: set[str]) -> None:
    """Examples 7 to 11."""
    assert all_fitting(corner(left, top), (11, 10)) == expected


def test_placement_four_neighbours() -> None:
    """Example 12."""
    game = corner("Sh1", "Sh1")
    put(game, 1, {(12, 10): "Sh2"})
    assert game.fits("Sh1", (11, 10))
    put(game, 1, {(11, 11): "Td1"})
    assert not game.fits("Sh1", (11, 10))
    assert game.fits(WILD, (11, 10))


def walled_in() -> dict[tuple[int, int], str]:
    """Another seat's tiles round the start tile, so that only what resembles Sh1 fits anywhere."""
    return dict.fromkeys(beside((0, 0)), "Sh1")


def test_the_wild_must_be_played() -> None:
    """Example 13."""
    game = Oracle(2, [["Ts2", "Cd2", WILD], ["Sh2"]])
    put(game, 1, walled_in())
    assert game.phase() == "play"
    assert game.legal()
    assert all(move.startswith(WILD + "@") for move in game.legal())
    with pytest.raises(ValueError, match="illegal move"):
        game.play("-Ts2")


def test_forced_discard() -> None:
    """Example 14."""
    hand = ["Ts2", "Cd2", "Cs3", "Td3", "Cs2"]
    game = Oracle(2, [[*hand, "Sh3"], ["Sh2"]])
    put(game, 1, walled_in())
    assert game.phase() == "discard"
    assert game.legal() == sorted("-" + tile for tile in hand)
    assert game.play("-Cs3") == [
        {"event": "TileDiscarded", "seat": 0, "tile": "Cs3", "phase": "discard"},
        {"event": "TileDrawn", "seat": 0, "tile": "Sh3"},
        {"event": "TurnPassed", "seat": 1},
    ]
    assert game.position()["discards"] == [["Cs3"], []]
    assert game.hands[0] == ["Ts2", "Cd2", "Td3", "Cs2", "Sh3"]


def test_stuck_on_a_small_table_even_with_a_wild() -> None:
    """Z11."""
    game = Oracle(1, [["Sh1", WILD, WILD]], surface={"cells": [[0, 0], [1, 0]]})
    assert game.legal() == ["***@1,0", "Sh1@1,0"]
    game.play("Sh1@1,0")
    assert game.phase() == "discard"
    assert game.legal() == ["-***"]
    assert [event["event"] for event in game.play("-***")] == ["TileDiscarded", "TurnPassed"]
    assert game.play("-***")[-1] == {"event": "GameEnded", "winners": [0], "reason": "solo"}


# ---- Bonuses


def bonus_game(picture: str, seats: int = 2, **options: Any) -> Oracle:
    """Seat 0 to move with one wild, the bonuses on, a picture at 0,10."""
    game = Oracle(seats, [[WILD], *[["Sh1"] for _ in range(seats - 1)]], first_bonus=True, **options)
    fill(game, picture)
    return game


@pytest.mark.parametrize(
    ("picture", "cell", "taken"),
    [
        ("AA.AA", "2,10", ["first_line"]),  # B1
        ("AA.AAA", "2,10", ["first_line"]),  # B2
        ("AAA#AA.", "6,10", []),  # B3
        ("AAAA./..AAA", "4,10", ["first_line", "first_rectangle"]),  # B4
        ("A/A/./A/A", "0,12", ["first_line"]),
        ("AAA/AA./AAA", "2,11", ["first_rectangle"]),
        ("AA/AA/A.", "1,12", ["first_rectangle"]),
        ("AABA.AA", "4,10", []),
        ("AA/A.", "1,11", []),
    ],
)
def test_first_bonuses(picture: str, cell: str, taken: list[str]) -> None:
    """B1 to B4 and relatives; off without the option, and off in solo."""
    game = bonus_game(picture)
    events = game.play(f"{WILD}@{cell}")
    assert events[0]["event"] == "TilePlaced"
    assert events[1:-1] == [{"event": "BonusTaken", "seat": 0, "bonus": name} for name in taken]
    assert game.scores()[0]["bonus"] == 2 * len(taken)
    assert game.position()["bonuses"] == {
        name: 0 if name in taken else None for name in ("first_line", "first_rectangle")
    }
    without = Oracle(2, [[WILD], ["Sh1"]])
    fill(without, picture)
    assert [event["event"] for event in without.play(f"{WILD}@{cell}")] == ["TilePlaced", "TurnPassed"]
    if "B" not in picture:
        alone = bonus_game(picture, seats=1)
        assert [event["event"] for event in alone.play(f"{WILD}@{cell}")] == ["TilePlaced", "GameEnded"]
        assert alone.scores()[0]["bonus"] == 0


def test_first_rectangle_stays() -> None:
    """B5."""
    game = Oracle(2, [[WILD, "Sh1"], [WILD, "Sh1"]], first_bonus=True)
    fill(game, "AA..BBB/AA..BBB/A...BB.")
    assert {"event": "BonusTaken", "seat": 0, "bonus": "first_rectangle"} in game.play("***@1,12")
    assert [event["event"] for event in game.play("***@6,12")] == ["TilePlaced", "TurnPassed"]
    assert game.position()["bonuses"]["first_rectangle"] == 0
    assert [row["bonus"] for row in game.scores()] == [2, 0]


@pytest.mark.parametrize(
    ("picture", "rectangle", "line"),
    [
        ("AAA.BBB.CC/AAA.BBB.CC", None, None),  # B6
        ("AAAAA.B/......B/......B/......B/......B", None, None),  # B7
        ("AAAA.BBB.BBBB/AAAA.BBB", 0, None),  # B8
        ("AA.BB/AA", 0, None),  # B9
        ("AAA#AA.BBBB", None, 1),
        ("AA.BBB/AA", 0, 1),
    ],
)
def test_largest_bonuses(picture: str, rectangle: int | None, line: int | None) -> None:
    """B6 to B9: the markers at any time, the points only at the end."""
    game = Oracle(3, [["Sh1"], ["Th1"], ["Ch1"]], largest_bonus=True)
    fill(game, picture, left=20)
    assert game.markers() == {"rectangle": rectangle, "line": line}
    game.play("Sh1@-1,0")
    game.play("Th1@0,-1")
    assert [row["bonus"] for row in game.scores()] == [0, 0, 0]
    game.play("Ch1@0,1")
    assert game.seat is None
    assert [row["bonus"] for row in game.scores()] == [2 * [rectangle, line].count(seat) for seat in range(3)]
    game.largest_bonus = False
    assert [row["bonus"] for row in game.scores()] == [0, 0, 0]


# ---- The end


@pytest.mark.parametrize(
    ("picture", "discards", "strict", "plain"),
    [
        ("AAA.BB/....BB/......./BBB", (0, 0), [1], [1]),
        ("AA.BBBB/AA", (0, 0), [0], [0, 1]),
        ("AAA.AAA/......./BBBBBB", (0, 0), [1], [0, 1]),
        ("AAA.BBB", (1, 0), [1], [0, 1]),
        ("AAA.BBB", (1, 1), [0, 1], [0, 1]),
    ],
)
def test_tie_break(picture: str, discards: tuple[int, int], strict: list[int], plain: list[int]) -> None:
    """Q-C2: totals equal or not, shared without the house rule, then rectangle, line, discards."""
    for tie_break, expected in ((True, strict), (False, plain)):
        game = Oracle(2, [["Sh1"], ["Th1"]], tie_break=tie_break)
        fill(game, picture, left=20)
        for seat in (0, 1):
            game.discards[seat] = ["Cs3"] * discards[seat]
        assert game.winners() is None
        game.play("Sh1@-1,0")
        ended = game.play("Th1@1,0")[-1]
        reason = "win" if len(expected) == 1 else "shared-win"
        assert ended == {"event": "GameEnded", "winners": expected, "reason": reason}
        assert game.winners() == expected


def test_seat_with_the_extra_wild_ends_alone() -> None:
    """Q-C23, with short stacks."""
    game = Oracle(3, [["Sh1"], ["Sh2", WILD], ["Sh3"]], first=2)
    seats = []
    while game.seat is not None:
        seats.append(game.seat)
        events = game.play(game.legal()[0])
        assert events[-1]["event"] == ("GameEnded" if game.seat is None else "TurnPassed")
    assert seats == [2, 0, 1, 1]


# ---- Whole games


def played_in_order(rows: list[list[str]], above: dict[int, str], extra_wild: bool) -> int:
    """Play a picture tile by tile, the start tile left of its first row's first tile; the score."""
    moves = [(tile, x, y) for y, row in enumerate(rows) for x, tile in enumerate(row, start=1)]
    moves += [(tile, x, -1) for x, tile in above.items()]
    stack = [tile for tile, _, _ in moves]
    assert Counter(stack) == Counter(full_set(extra_wild))
    game = Oracle(1, [stack], extra_wild=[0] if extra_wild else [], first_bonus=True, largest_bonus=True)
    for tile, x, y in moves:
        game.play(f"{tile}@{x},{y}")
    assert game.winners() == [0]
    assert game.scores()[0]["bonus"] == 0
    assert game.position()["bonuses"] == {"first_line": None, "first_rectangle": None}
    return game.scores()[0]["total"]


def test_solo_maximum() -> None:
    """Example 25 and its fixture: 85."""
    rows = [
        "Sh1  Th1  Th3  ***  Sd3  Sh3  Ss3",
        "Sh2  ***  Ts3  Td3  Cd3  Ch3  Cs3",
        "Sd2  Ss2  Ts2  Td2  Cd2  Ch2  Cs2",
        "Sd1  Ss1  Ts1  Td1  Cd1  Ch1  Cs1",
    ]
    assert played_in_order([row.split() for row in rows], {4: "Th2"}, False) == 85


def test_three_by_nine_and_three_by_ten() -> None:
    """Examples 26 (83) and 27 (90), both from the fixture of the 3×9."""
    walk = ["Sh", "Sd", "Ss", "Ts", "Th", "Td", "Cd", "Ch", "Cs"]
    rows = [[pair + number for pair in walk] for number in "123"]
    assert played_in_order(rows, {1: WILD, 3: WILD}, False) == 83
    assert played_in_order([[*row, WILD] for row in rows], {}, True) == 90


def shuffled(rng: random.Random, seats: int, extra: list[int]) -> list[list[str]]:
    """A shuffled set for each seat."""
    sets = [full_set(seat in extra) for seat in range(seats)]
    for tiles in sets:
        rng.shuffle(tiles)
    return sets


def follow(position: Json, stacks: list[list[str]], events: list[Json]) -> None:
    """Apply events to a position without any rules: they must contain everything except the phase."""
    for event in events:
        seat: int = event.get("seat", -1)
        match event["event"]:
            case "TilePlaced":
                position["hands"][seat].remove(event["tile"])
                x, y = event["cell"]
                position["board"].append({"x": x, "y": y, "tile": event["tile"], "owner": seat})
            case "TileDiscarded":
                assert event["phase"] == position["phase"]
                position["hands"][seat].remove(event["tile"])
                position["discards"][seat].append(event["tile"])
            case "TileDrawn":
                assert stacks[seat][-position["stacks"][seat]] == event["tile"]
                position["hands"][seat].append(event["tile"])
                position["stacks"][seat] -= 1
            case "BonusTaken":
                assert position["bonuses"][event["bonus"]] is None
                position["bonuses"][event["bonus"]] = seat
            case "TurnPassed":
                position["seat"] = seat
            case "GameEnded":
                position["seat"] = None
                position["over"] = True
            case other:
                raise AssertionError(other)


VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "solo": (1, {}),
    "solo-bonus": (1, {"first_bonus": True, "largest_bonus": True}),
    "solo-fast": (1, {"fast": True}),
    "two": (2, {}),
    "two-first-1": (2, {"first": 1, "first_bonus": True}),
    "three-extra": (3, {"extra_wild": [1], "largest_bonus": True, "tie_break": True}),
    "four": (4, {"first": 3, "first_bonus": True, "largest_bonus": True}),
    "five": (5, {"first": 2}),
    "eight": (8, {"first_bonus": True, "largest_bonus": True}),
    "fast": (2, {"fast": True}),
    "fast-first": (3, {"fast": True, "first": 1, "extra_wild": [0, 2], "first_bonus": True}),
    "fast-drawn": (2, {"fast": True, "trim_drawn_only": True, "extra_wild": [1]}),
    "fast-six": (6, {"fast": True, "first": 5}),
    "box": (2, {"surface": {"left": -2, "right": 3, "top": -1, "bottom": 2}}),
    "disc": (3, {"surface": {"radius": 3}, "extra_wild": [0, 1, 2]}),
    "disc-extended": (5, {"surface": {"radius": 4.5}}),
    "cells": (2, {"surface": {"cells": [[0, 0], [1, 0], [1, 1], [2, 1], [-1, 0], [-1, -1]]}}),
    "fast-box": (4, {"fast": True, "surface": {"left": -3, "right": 3, "top": -3, "bottom": 3}}),
}


@pytest.mark.parametrize("name", VARIANTS)
@small_and_large("seed", 0, 1)
def test_random_game(name: str, seed: int) -> None:
    seats, options = VARIANTS[name]
    rng = random.Random(f"{name}-{seed}")
    extra: list[int] = options.get("extra_wild", [])
    fast: bool = options.get("fast", False)
    first: int = options.get("first", 0)
    stacks = shuffled(rng, seats, extra)
    game = Oracle(seats, stacks, **options)
    turns = [0] * seats
    opening: list[int] = []
    drawn: list[str] = []
    assert game.position()["hands"] == [stack[: 7 if fast else 5] for stack in stacks]

    while game.seat is not None:
        before = game.position()
        seat = game.seat
        moves = game.legal()
        assert moves
        assert moves == sorted(set(moves))
        assert all(move.startswith("-") == (before["phase"] != "play") for move in moves)
        if before["phase"] == "discard" and "surface" not in options:
            assert WILD not in before["hands"][seat]  # Q-C3
        wrong = rng.choice(["", "-", "###@1,0", "Sh1@0,0", "-###", "***@99,99", "Sh1@1, 0", moves[0] + " "])
        with pytest.raises(ValueError, match="illegal move"):
            game.play(wrong)
        assert game.position() == before

        move = rng.choice(moves)
        events = game.play(move)
        after = game.position()
        follow(before, stacks, events)
        assert {**before, "phase": None} == {**after, "phase": None}
        assert after["over"] == (after["phase"] == "over") == (after["seat"] is None)
        for each in range(seats):
            laid = [tile for tile, owner in game.board.values() if owner == each]
            everything = [*laid, *game.hands[each], *game.stacks[each], *game.discards[each]]
            assert Counter(everything) == Counter(full_set(each in extra))

        trimmed = events[0].get("phase") == "trim"
        if trimmed and sum(turns) == 0:
            opening.append(seat)
        elif trimmed and options.get("trim_drawn_only"):
            assert move[1:] in drawn
        if not trimmed:
            turns[seat] += 1
            drawn = [event["tile"] for event in events if event["event"] == "TileDrawn"]
        passed = events[-1]["event"] in ("TurnPassed", "GameEnded")
        assert passed == (after["phase"] != "trim" or after["seat"] != seat)
        kinds = [event["event"] for event in events]
        order = ["TilePlaced", "TileDiscarded", "BonusTaken", "TileDrawn", "TurnPassed", "GameEnded"]
        assert kinds == sorted(kinds, key=order.index)

    assert game.legal() == []
    with pytest.raises(ValueError, match="over"):
        game.play("Sh1@1,0")
    if fast:
        assert opening == [(first + i) % seats for i in range(seats) for _ in range(2)]
        assert turns == [17 if each in extra else 16 for each in range(seats)]  # Q-C24
    else:
        assert opening == []
        assert turns == [30 if each in extra else 29 for each in range(seats)]
    for cell, (tile, _) in game.board.items():
        assert game.on_surface(cell)
        for near in beside(cell):
            if near in game.board:
                assert may_touch(tile, game.board[near][0])

    # The same table as a text board must give the same points.
    scores = game.scores()
    xs = [x for x, _ in game.board]
    ys = [y for _, y in game.board]
    text = ""
    for y in range(min(ys), max(ys) + 1):
        for x in range(min(xs), max(xs) + 1):
            tile, owner = game.board.get((x, y), (".", None))
            letter = tile[0] if owner is None else "ABCDEFGH"[owner]
            text += letter.lower() if tile == WILD else letter
        text += "\n"
    answer = score_text(text)
    for each in range(seats):
        zero = {"rectangle": 0, "rows": 0, "columns": 0, "total": 0}  # a seat that never found a cell
        points = answer["scores"].get("ABCDEFGH"[each], zero)
        bonus = scores[each]["bonus"]
        assert {**points, "bonus": bonus, "total": points["total"] + bonus} == scores[each]
    leaders = [None if seat is None else "ABCDEFGH"[seat] for seat in game.markers().values()]
    assert leaders == [answer["largest_rectangle"], answer["longest_line"]]
    best = max(row["total"] for row in scores)
    winners = game.winners()
    assert winners
    assert all(scores[each]["total"] == best for each in winners)
    if not options.get("tie_break"):
        assert winners == [each for each in range(seats) if scores[each]["total"] == best]


def test_events_of_the_fast_game() -> None:
    """The opening trims, a turn, its trim: one by one."""
    one = ["Sh1", "Sh2", "Sh3", "Sd1", "Sd2", "Sd3", "Ss1", "Ss2", "Ss3", "Th1"]
    game = Oracle(2, [one, one], first=1, fast=True)
    assert (game.seat, game.phase()) == (1, "trim")
    assert game.legal() == sorted("-" + tile for tile in one[:7])
    gone = {"event": "TileDiscarded", "phase": "trim"}
    assert game.play("-Sh1") == [{**gone, "seat": 1, "tile": "Sh1"}]
    assert game.play("-Sh2") == [{**gone, "seat": 1, "tile": "Sh2"}, {"event": "TurnPassed", "seat": 0}]
    assert game.play("-Ss1") == [{**gone, "seat": 0, "tile": "Ss1"}]
    assert game.play("-Sh1") == [{**gone, "seat": 0, "tile": "Sh1"}, {"event": "TurnPassed", "seat": 1}]
    assert game.phase() == "play"
    assert game.play("Sd3@0,1") == [
        {"event": "TilePlaced", "seat": 1, "tile": "Sd3", "cell": [0, 1]},
        {"event": "TileDrawn", "seat": 1, "tile": "Ss2"},
        {"event": "TileDrawn", "seat": 1, "tile": "Ss3"},
    ]
    assert game.position() == {
        "seat": 1,
        "phase": "trim",
        "board": [
            {"x": 0, "y": 0, "tile": START, "owner": None},
            {"x": 0, "y": 1, "tile": "Sd3", "owner": 1},
        ],
        "hands": [["Sh2", "Sh3", "Sd1", "Sd2", "Sd3"], ["Sh3", "Sd1", "Sd2", "Ss1", "Ss2", "Ss3"]],
        "stacks": [3, 1],
        "discards": [["Ss1", "Sh1"], ["Sh1", "Sh2"]],
        "bonuses": {"first_line": None, "first_rectangle": None},
        "over": False,
    }
    assert len(game.legal()) == 6
    game.trim_drawn_only = True
    assert game.legal() == ["-Ss2", "-Ss3"]
    assert game.play("-Ss2")[-1] == {"event": "TurnPassed", "seat": 0}
    game.play("Sd2@1,0")
    game.play("-Ss3")
    # One tile left in the stack: draw it, nothing to trim (Q-C24).
    assert game.play("Ss3@0,2")[1:] == [
        {"event": "TileDrawn", "seat": 1, "tile": "Th1"},
        {"event": "TurnPassed", "seat": 0},
    ]


def test_surfaces() -> None:
    stacks = [full_set() for _ in range(5)]
    box = Oracle(1, stacks[:1], surface={"left": -1, "right": 2, "top": 0, "bottom": 1})
    grid = [(x, y) for x in range(-9, 17) for y in range(-9, 10)]
    assert {cell for cell in grid if box.on_surface(cell)} == {(x, y) for x in (-1, 0, 1, 2) for y in (0, 1)}
    disc = Oracle(1, stacks[:1], surface={"radius": 5})
    assert disc.on_surface((3, 4))
    assert disc.on_surface((-5, 0))
    assert not disc.on_surface((4, 4))
    wide = Oracle(5, stacks, surface={"radius": 3.5})
    assert [cell for cell in grid if wide.on_surface(cell) and cell[1] == 0] == [(x, 0) for x in range(8)]
    assert wide.on_surface((3, 3))
    assert wide.on_surface((4, -3))
    assert not wide.on_surface((1, 3))
    assert wide.board == {(0, 0): (START, None), (7, 0): (START, None)}
    for surface in ({"radius": 3}, {"cells": [[0, 0]]}, {"left": 0, "right": 6, "top": 0, "bottom": 0}, {}):
        with pytest.raises(ValueError, match="surface"):
            Oracle(5, stacks, surface=surface)


def test_refused_deals() -> None:
    whole = full_set()
    assert len(whole) == 29
    assert len(full_set(True)) == 30
    for seats, stacks, first, extra in (
        (0, [], 0, []),
        (9, [whole] * 9, 0, []),
        (2, [whole], 0, []),
        (2, [whole] * 2, 2, []),
        (2, [whole] * 2, 0, [2]),
        (1, [full_set(True)], 0, []),
        (1, [["Sh1", "Sh1"]], 0, []),
        (1, [["Sh4"]], 0, []),
    ):
        with pytest.raises(ValueError, match="seat"):
            Oracle(seats, stacks, first=first, extra_wild=extra)


def test_short_stacks_in_the_fast_game() -> None:
    """Nobody trims below five; after the opening the first seat with tiles plays."""
    tiles = full_set()
    game = Oracle(3, [tiles[:6], tiles[:5], []], fast=True)
    assert (game.seat, game.phase()) == (0, "trim")
    assert game.play("-Sh1")[-1] == {"event": "TurnPassed", "seat": 0}
    assert game.play("Sh2@1,0")[-1] == {"event": "TurnPassed", "seat": 1}
    empty = Oracle(2, [[], []])
    assert (empty.seat, empty.phase(), empty.legal(), empty.winners()) == (None, "over", [], [0, 1])
