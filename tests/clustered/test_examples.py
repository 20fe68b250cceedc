"""The worked examples on the engine; the best solo tables played move by move."""

from __future__ import annotations

import pytest

from lodestone.clustered import (
    Bonuses,
    BonusTaken,
    Cell,
    Markers,
    Phase,
    Position,
    Rules,
    Tile,
    TileDrawn,
    new_game_from_stacks,
    parse_move,
)
from lodestone.core import Ending, IllegalMove, Outcome
from tests.clustered.examples import (
    BOARDS,
    EIGHTY_FIVE,
    EIGHTY_THREE,
    FIRST_BONUSES,
    LARGEST_BONUSES,
    NINETY,
    NOTHING_BUT_SQUARES,
    PLACEMENTS,
    FirstTo,
    Fits,
    Largest,
    Scored,
)
from tests.clustered.tables import arrange, board, legal, play, rows_of, tiles


def by_name(example: Scored | Fits | FirstTo | Largest) -> str:
    return example[0]


@pytest.mark.parametrize("example", BOARDS, ids=by_name)
def test_worked_board(example: Scored) -> None:
    position = arrange(example.table, ["Sh1"] * 2)
    for letter, points in example.points.items():
        score = position.scores()["AB".index(letter)]
        assert (score.rows, score.columns, score.rectangle, score.total) == points


@pytest.mark.parametrize("example", BOARDS, ids=by_name)
def test_worked_board_on_its_side(example: Scored) -> None:
    """Rows become columns; everything else stays the same."""
    rows = example.table.split("/")
    turned = "/".join("".join(column) for column in zip(*rows, strict=True))
    position = arrange(turned, ["Sh1"] * 2)
    for letter, points in example.points.items():
        score = position.scores()["AB".index(letter)]
        assert (score.columns, score.rows, score.rectangle, score.total) == points


def test_all_worked_boards_are_here() -> None:
    assert {example.name.split()[0] for example in BOARDS} >= {str(number) for number in range(1, 28)}
    assert {example.number.split()[0] for example in PLACEMENTS} == {str(number) for number in range(1, 13)}
    bonuses = {example.number.split()[0] for example in (*FIRST_BONUSES, *LARGEST_BONUSES)}
    assert bonuses == {f"B{number}" for number in range(1, 10)} - {"B5"}, "B5 is a test of its own"


@pytest.mark.parametrize("example", PLACEMENTS, ids=by_name)
def test_worked_placement(example: Fits) -> None:
    laid = board(example.layout)
    cell = Cell(*example.cell)
    fitting = {str(tile) for tile in tiles(example.offered) if laid.fits(tile, cell)}
    assert fitting == set(example.fitting.split())
    for tile in tiles(example.offered):
        position = arrange(example.layout, [str(tile), "Sh1"])
        move = parse_move(f"{tile}@{cell}")
        assert (move in position.legal_moves) == (str(tile) in fitting) == (position.explain(move) == ())


def test_worked_placement_13_the_wild_must_be_played() -> None:
    position = arrange(NOTHING_BUT_SQUARES, ["Ts3 Cd2 ***", "Sh1"])
    assert position.phase is Phase.PLAY
    assert {text.split("@")[0] for text in legal(position)} == {"***"}
    for tile in ("Ts3", "Cd2", "***"):
        with pytest.raises(IllegalMove):
            play(position, f"-{tile}")


def test_worked_placement_14_discard_one_draw_one_turn_over() -> None:
    position = arrange(NOTHING_BUT_SQUARES, ["Ts3 Cd2", "Sh1"])
    assert legal(position) == {"-Ts3", "-Cd2"}
    after, events = play(position, "-Ts3")
    assert TileDrawn(0, Tile("Sh1")) in events
    assert after.seat == 1


@pytest.mark.parametrize("example", FIRST_BONUSES, ids=by_name)
def test_worked_first_bonus(example: FirstTo) -> None:
    position = arrange(example.table, ["***", "Sh1"], rules=Rules(first_bonus=True))
    after, events = play(position, f"***@{example.cell}")
    assert tuple(str(event.bonus) for event in events if isinstance(event, BonusTaken)) == example.taken
    assert after.scores()[0].bonus == 2 * len(example.taken)


def test_worked_bonus_B5_the_first_rectangle_stays_with_the_first() -> None:
    table = "AAA#BBB/AA..BB./....BB."
    position = arrange(table, ["*** Sh1", "*** Sh2", "***"], rules=Rules(first_bonus=True))
    position, _ = play(position, "***@-1,1")
    assert position.bonuses == Bonuses(first_rectangle=0)
    bigger = "AAA#BBB/AAA.BBB/....BB."
    position = arrange(bigger, ["Sh1", "***"], seat=1, rules=Rules(first_bonus=True), bonuses=position.bonuses)
    position, events = play(position, "***@3,2")
    assert position.scores()[1].rectangle == 9
    assert not any(isinstance(event, BonusTaken) for event in events)
    assert [score.bonus for score in position.scores()] == [2, 0]


@pytest.mark.parametrize("example", LARGEST_BONUSES, ids=by_name)
def test_worked_largest_bonus(example: Largest) -> None:
    hands = ["", "", "Sh1"]
    position = arrange(example.table, hands, seat=2, rules=Rules(largest_bonus=True), left_in_stack=0)
    end, _ = play(position, "Sh1@0,1")
    assert end.over
    expected = [None if letter is None else "ABC".index(letter) for letter in (example.rectangle, example.line)]
    assert end.markers() == Markers(*expected)
    assert [score.bonus for score in end.scores()] == [2 * expected.count(seat) for seat in range(3)]


def play_layout(layout: str, rules: Rules) -> Position:
    """Play a solo game that ends with this table, laid row by row from the start tile."""
    grid = [row.split() for row in rows_of(layout)]
    start_row = next(y for y, row in enumerate(grid) if "###" in row)
    laid = [
        (tile, x, y - start_row)
        for y, row in [*enumerate(grid)][start_row:] + [*enumerate(grid)][:start_row]
        for x, tile in enumerate(row)
        if tile not in ("...", "###")
    ]
    position = new_game_from_stacks([tiles(" ".join(tile for tile, _, _ in laid))], rules=rules)
    for turn, (tile, x, y) in enumerate(laid):
        assert position.phase is Phase.PLAY, turn
        position, _ = position.play(parse_move(f"{tile}@{x},{y}"))
    return position


@pytest.mark.parametrize(
    ("layout", "rules", "parts", "total"),
    [
        (EIGHTY_FIVE, Rules(), (28, 28, 29), 85),
        (EIGHTY_THREE, Rules(), (27, 27, 29), 83),
        (NINETY, Rules(extra_wild=(0,)), (30, 30, 30), 90),
        (NINETY, Rules(extra_wild=(0,), first_bonus=True, largest_bonus=True), (30, 30, 30), 90),
    ],
    ids=["85", "83", "90", "90 with bonuses switched on"],
)
def test_best_solo_tables_can_be_played(layout: str, rules: Rules, parts: tuple[int, int, int], total: int) -> None:
    end = play_layout(layout, rules)
    assert end.phase is Phase.OVER
    score = end.scores()[0]
    assert (score.rectangle, score.rows, score.columns) == parts
    assert (score.bonus, score.total) == (0, total)
    assert end.discards == ((),)
    assert end.outcome == Outcome((0,), Ending.SOLO)
    assert end.board.tiles == board(layout, seats=1).tiles
