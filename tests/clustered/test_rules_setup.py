"""Before the first move: seats, sets, hands, the start tile, the surface (C1–C5, C10, C13, C14, C16)."""

from __future__ import annotations

from collections import Counter

import pytest

from lodestone.clustered import (
    MAX_SEATS,
    PLAIN_TILES,
    START,
    WILD,
    Cell,
    Cells,
    Fill,
    PlacedTile,
    Rectangle,
    Round,
    Rules,
    Shape,
    Surface,
    Tile,
    deal,
    from_stacks,
    new_game,
    new_game_from_stacks,
    parse_move,
    tile_set,
)
from lodestone.core import InvalidSetup
from tests.clustered.tables import board, legal, play, snake, stack, to_the_end


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_C1_one_to_four_seats_share_one_start_tile(seats: int) -> None:
    position = new_game(seats, seed=3)
    assert len(position.hands) == seats
    assert dict(position.board.tiles) == {Cell(0, 0): PlacedTile(START, None)}


@pytest.mark.parametrize("seats", [-1, 0, MAX_SEATS + 1, 100])
def test_C1_no_other_number_of_seats(seats: int) -> None:
    with pytest.raises(InvalidSetup) as refused:
        deal(seats)
    assert refused.value.key == "setup-seats"
    assert str(seats) in str(refused.value)
    with pytest.raises(InvalidSetup):
        from_stacks([stack()] * max(seats, 0))


def test_C2_the_start_tile_lies_in_the_middle() -> None:
    assert list(new_game(2).board.tiles) == [Cell(0, 0)]


@pytest.mark.parametrize(
    ("surface", "first_cells"),
    [
        (None, {"1,0", "-1,0", "0,1", "0,-1"}),
        (Rectangle(0, 3, -1, 0), {"1,0", "0,-1"}),
        (Round(1), {"1,0", "-1,0", "0,1", "0,-1"}),
        (Round(0), set()),
        (Cells.of([(0, 0), (0, 1), (5, 5)]), {"0,1"}),
    ],
)
def test_C2_size_and_shape_of_the_surface_matter(surface: Surface | None, first_cells: set[str]) -> None:
    position = new_game(2, rules=Rules(surface=surface))
    assert {str(cell) for cell in position.board.open_cells(WILD)} == first_cells
    outside = Cell(-1, 0)
    assert position.board.has_room(outside) == (str(outside) in first_cells)


def test_C2_a_move_off_the_table_says_so() -> None:
    position = new_game_from_stacks([stack("Sh1"), stack()], rules=Rules(surface=Rectangle(-1, 0, 0, 1)))
    move = parse_move("Sh1@1,0")
    reasons = position.explain(move)
    assert [(reason.rule, reason.key, reason.cell) for reason in reasons] == [("C2", "illegal-off-table", (1, 0))]
    assert "off the table" in reasons[0].message
    assert move not in position.legal_moves


@pytest.mark.parametrize(
    "surface",
    [Rectangle(1, 3, 0, 3), Rectangle(0, 3, 1, 3), Rectangle(3, -3, 3, -3), Cells.of([(1, 0)]), Cells.of([])],
)
def test_C2_the_surface_must_hold_the_start_tile(surface: Surface) -> None:
    with pytest.raises(InvalidSetup) as refused:
        deal(2, rules=Rules(surface=surface))
    assert (refused.value.key, refused.value.rule) == ("setup-surface", "C2")
    assert "0,0" in str(refused.value)


@pytest.mark.parametrize("radius", [-1, -0.5, float("inf"), float("nan")])
def test_C2_a_radius_is_a_number_not_below_zero(radius: float) -> None:
    with pytest.raises(InvalidSetup) as refused:
        deal(2, rules=Rules(surface=Round(radius)))
    assert refused.value.key == "setup-radius"


def test_C2_a_radius_may_be_larger_than_any_float() -> None:
    position = new_game(2, rules=Rules(surface=Round(10**400)))
    assert len(position.board.open_cells(WILD)) == 4


def test_C2_a_round_surface_counts_the_centres_of_cells() -> None:
    room = deal(2, rules=Rules(surface=Round(5))).has_room
    assert room(Cell(3, 4))
    assert room(Cell(-5, 0))
    assert not room(Cell(4, 4))
    assert not room(Cell(5, 1))


def test_C3_each_seat_has_a_set_of_its_own() -> None:
    setup = deal(4, seed=9)
    assert [Counter(whole) for whole in setup.stacks] == [Counter(tile_set())] * 4
    position = new_game_from_stacks([stack("Sh1"), stack("Sh1"), stack("Sh1"), stack("Sh1")])
    position, _ = play(position, "Sh1@1,0 Sh1@-1,0 Sh1@0,1 Sh1@0,-1")
    owners = [placed.owner for placed in position.board.tiles.values()]
    assert owners == [None, 0, 1, 2, 3]


def test_C4_five_tiles_are_drawn_from_the_shuffled_set() -> None:
    position = new_game(3, seed=11)
    for seat in range(3):
        assert position.hands[seat] == position.setup.stacks[seat][:5]
        assert position.setup.stacks[seat] != tile_set()
    assert position.stack_sizes() == (24, 24, 24)
    assert len(set(position.setup.stacks)) == 3
    assert new_game(3, seed=12).setup.stacks != position.setup.stacks
    assert new_game(3, seed=11) == position


@pytest.mark.parametrize("first", [0, 1, 2])
def test_C5_the_table_says_who_starts(first: int) -> None:
    assert new_game(3, first=first).seat == first


@pytest.mark.parametrize("first", [-1, 3])
def test_C5_nobody_outside_the_table_starts(first: int) -> None:
    with pytest.raises(InvalidSetup) as refused:
        deal(3, first=first)
    assert (refused.value.key, refused.value.rule) == ("setup-first", "C5")


def test_C10_three_attributes_of_three_values() -> None:
    assert [shape.name for shape in Shape] == ["SQUARE", "TRIANGLE", "CIRCLE"]
    assert {(tile.shape, tile.fill, tile.count) for tile in PLAIN_TILES} == {
        (shape, fill, count) for shape in Shape for fill in Fill for count in (1, 2, 3)
    }
    for tile in PLAIN_TILES:
        assert tile.notation == f"{tile.shape}{tile.fill}{tile.count}"
    for special in (WILD, START):
        assert (special.shape, special.fill, special.count) == (None, None, None)


def test_XC3_fills_are_hollow_dashed_solid() -> None:
    assert {fill.name: str(fill) for fill in Fill} == {"HOLLOW": "h", "DASHED": "d", "SOLID": "s"}


def test_C13_a_set_is_every_combination_once_and_two_wilds() -> None:
    whole = Counter(tile_set())
    assert whole.total() == 29
    assert whole.pop(WILD) == 2
    assert set(whole.values()) == {1}
    assert len(whole) == 27


def test_XC1_not_three_of_each_combination() -> None:
    with pytest.raises(InvalidSetup) as refused:
        from_stacks([PLAIN_TILES * 3 + (WILD, WILD)])
    assert refused.value.rule == "C13"


@pytest.mark.parametrize(
    ("given", "key", "tile"),
    [
        (stack()[1:], "setup-stack-missing", "Sh1"),
        ((*stack(), Tile("Cs3")), "setup-stack-surplus", "Cs3"),
        ((*stack()[:-1], Tile("Sh1")), "setup-stack-surplus", "Sh1"),
        (stack(wilds=3), "setup-stack-surplus", "***"),
        (stack(wilds=1), "setup-stack-missing", "***"),
        ((*stack(), START), "setup-stack-surplus", "###"),
        ((), "setup-stack-missing", "Sh1"),
    ],
)
def test_C13_a_stack_must_be_exactly_the_seats_set(given: tuple[Tile, ...], key: str, tile: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        from_stacks([stack(), given])
    assert (refused.value.key, refused.value.rule) == (key, "C13")
    assert refused.value.arguments == {"seat": "B", "tile": tile}
    assert str(refused.value).startswith("Seat B has too ")


def test_C14_colour_is_ownership_not_an_attribute() -> None:
    mine, theirs = board("### Sh1:A"), board("### Sh1:B")
    assert mine.tiles[Cell(1, 0)].tile is theirs.tiles[Cell(1, 0)].tile
    for tile in tile_set():
        assert mine.open_cells(tile) == theirs.open_cells(tile)
    assert mine != theirs


def test_XC2_differences_name_shape_fill_and_count_only() -> None:
    named = {name for one in PLAIN_TILES for other in PLAIN_TILES for name in one.differences(other)}
    assert named == {"shape", "fill", "count"}


def test_C16_two_wilds_are_standard() -> None:
    for whole in deal(4, seed=1).stacks:
        assert whole.count(WILD) == 2


def test_QC10_the_first_tile_may_be_any_next_to_the_start_tile() -> None:
    position = new_game_from_stacks([stack("Sh1 Td2 Cs3 *** Th1")])
    assert legal(position) == {
        f"{tile}@{cell}" for tile in ("Sh1", "Td2", "Cs3", "***", "Th1") for cell in ("1,0", "-1,0", "0,1", "0,-1")
    }


def test_QC11_the_table_is_unlimited_unless_bounded() -> None:
    assert Rules().surface is None
    free = new_game_from_stacks([stack(" ".join(snake()))])
    free, _ = play(free, " ".join(f"{tile}@{x},0" for x, tile in enumerate(snake(), 1)))
    assert free.board.bounds() == (Cell(0, 0), Cell(27, 0))
    bounded = to_the_end(new_game(2, seed=4, rules=Rules(surface=Rectangle(-2, 2, -2, 2))))
    (left, top), (right, bottom) = bounded.board.bounds()
    assert -2 <= left <= right <= 2
    assert -2 <= top <= bottom <= 2
