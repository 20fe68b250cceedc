"""Where a tile may go (C6, C11, C12, C15, C17, C18)."""

from __future__ import annotations

import pytest

from lodestone.clustered import PLAIN_TILES, START, WILD, Cell, Placement, Rules, Tile, new_game, tile_set
from lodestone.core import IllegalMove
from tests.clustered.tables import arrange, board, legal, play, to_the_end


def keys(refused: IllegalMove) -> list[str]:
    return [reason.key for reason in refused.reasons]


def test_C6_a_turn_lays_one_tile_from_hand() -> None:
    position = arrange("### Sh1", ["Sh2 Td1", "Sh3"])
    after, events = play(position, "Sh2@2,0")
    assert after.board.tiles[Cell(2, 0)] == (Tile("Sh2"), 0)
    assert Tile("Sh2") not in after.hands[0]
    assert after.seat == 1
    assert len(after.board) == len(position.board) + 1
    assert len(events) == 3


@pytest.mark.parametrize("text", ["Sh3@2,0", "***@2,0", "-Cs3"])
def test_C6_a_tile_one_does_not_hold_is_refused(text: str) -> None:
    position = arrange("### Sh1", ["Sh2 Td1", "Sh3 ***"])
    with pytest.raises(IllegalMove) as refused:
        play(position, text)
    assert (refused.value.rule, keys(refused.value)) == ("C6", ["illegal-not-in-hand"])


@pytest.mark.parametrize(("cell", "occupant"), [("1,0", "Sh1"), ("0,0", "###")])
def test_C6_a_cell_takes_one_tile(cell: str, occupant: str) -> None:
    position = arrange("### Sh1", ["Sh1 ***", "Sh3"])
    for tile in ("Sh1", "***"):
        with pytest.raises(IllegalMove) as refused:
            play(position, f"{tile}@{cell}")
        assert keys(refused.value) == ["illegal-occupied"]
        assert refused.value.arguments == {"cell": cell, "occupant": occupant}


def test_C11_a_tile_touches_another_on_a_side() -> None:
    position = arrange("### Sh1", ["Sh2", "Sh3"])
    assert legal(position) == {f"Sh2@{cell}" for cell in ("0,-1", "0,1", "-1,0", "2,0", "1,1", "1,-1")}


@pytest.mark.parametrize("cell", ["2,1", "-1,-1", "3,0", "100,100", "-999999999,999999999"])
def test_C11_a_corner_or_nothing_is_not_enough(cell: str) -> None:
    position = arrange("### Sh1", ["Sh2 ***", "Sh3"])
    for tile in ("Sh2", "***"):
        with pytest.raises(IllegalMove) as refused:
            play(position, f"{tile}@{cell}")
        assert (refused.value.rule, keys(refused.value)) == ("C11", ["illegal-alone"])
        assert "Nothing lies next to that cell" in str(refused.value)
        assert refused.value.arguments == {"cell": cell}


def test_C12_neighbours_share_at_least_two_of_three() -> None:
    laid = board("### Td2")
    for tile in PLAIN_TILES:
        shared = sum(one == other for one, other in zip(tile.notation, "Td2", strict=True))
        assert (Cell(2, 0) in laid.open_cells(tile)) == (shared >= 2)
        assert laid.fits(tile, Cell(2, 0)) == (shared >= 2)
        assert tile.goes_with(Tile("Td2")) == Tile("Td2").goes_with(tile) == (shared >= 2)


def test_C12_all_neighbours_must_share_two() -> None:
    ring = """
        ### Sh1 ...
        Sd2 ... Sh3
        ... Sh2 ...
    """
    assert {tile.notation for tile in PLAIN_TILES if board(ring).fits(tile, Cell(1, 1))} == {"Sh2"}
    spoilt = ring.replace("Sd2", "Td2")
    assert not any(board(spoilt).fits(tile, Cell(1, 1)) for tile in PLAIN_TILES)
    assert board(spoilt).fits(WILD, Cell(1, 1))


def test_C12_every_clashing_neighbour_is_named() -> None:
    position = arrange("### Sh1 / Td2 ... / ... ...", ["Cs3", "Sh3"])
    with pytest.raises(IllegalMove) as refused:
        play(position, "Cs3@1,1")
    assert [(reason.rule, reason.cell, reason.args["neighbour"]) for reason in refused.value.reasons] == [
        ("C12", (0, 1), "Td2"),
        ("C12", (1, 0), "Sh1"),
    ]


def test_XC4_twins_of_two_seats_may_touch() -> None:
    position = arrange("### Ss2:B", ["Ss2", "Sh3"])
    after, _ = play(position, "Ss2@2,0")
    assert after.board.tiles[Cell(1, 0)].tile is after.board.tiles[Cell(2, 0)].tile


def test_C15_a_wild_goes_next_to_anything_and_takes_four_of_anything() -> None:
    clash = "### Sh1 ... / Td2 ... Cs3 / ... Ch2 ..."
    after, _ = play(arrange(clash, ["***", "Sh3"]), "***@1,1")
    assert after.board.tiles[Cell(1, 1)] == (WILD, 0)
    lonely = board("### *** / ... ...")
    for tile in tile_set():
        assert {Cell(2, 0), Cell(1, 1), Cell(1, -1)} <= lonely.open_cells(tile)


def test_QC9_a_wild_never_takes_a_value() -> None:
    laid = board("### Sh1 *** ... ...")
    for tile in (Tile("Cs3"), Tile("Td2"), Tile("Sh1")):
        assert laid.fits(tile, Cell(3, 0))
    laid = laid.place(Tile("Cs3"), Cell(3, 0), 1)
    for tile in PLAIN_TILES:
        assert laid.fits(tile, Cell(2, 1)), "neither neighbour of the wild has given it a value"


def test_C17_the_start_tile_goes_with_everything() -> None:
    assert START.fits_all
    laid = board("### / Sh1")
    for tile in tile_set():
        assert laid.fits(tile, Cell(1, 0))
        assert laid.fits(tile, Cell(0, -1))


def test_C18_opponents_tiles_are_neighbours_like_ones_own() -> None:
    position = arrange("### Sh1:B Sh2:B", ["Sh3", "Td1"])
    assert "Sh3@3,0" in legal(position)
    after, _ = play(position, "Sh3@3,0")
    assert after.board.tiles[Cell(3, 0)].owner == 0
    clash = arrange("### Sh1:B Sh2:B", ["Td1", "Sh1"])
    assert "Td1@3,0" not in legal(clash)


def test_XC7_a_legal_cell_at_an_opponents_tile_rules_out_a_discard() -> None:
    table = """
        ... Sh1:A ...
        Sh1:A ### Sh1:A
        ... Cs3:B ...
    """
    position = arrange(table, ["Ts3", "Sh1"])
    assert legal(position) == {"Ts3@0,2"}
    with pytest.raises(IllegalMove) as refused:
        play(position, "-Ts3")
    assert refused.value.rule == "C8"
    assert refused.value.arguments == {"example": "Ts3@0,2"}
    assert "3 solid triangles" in str(refused.value)


def test_XC18_tiles_never_move_or_leave_the_table() -> None:
    position = new_game(3, seed=6, rules=Rules(first_bonus=True))
    while not position.over:
        before = dict(position.board.tiles)
        position, _ = position.play(position.legal_moves[len(position.legal_moves) // 2])
        assert before.items() <= dict(position.board.tiles).items()


def test_QC3_on_an_unlimited_table_a_wild_always_has_a_cell() -> None:
    position = new_game(4, seed=8)
    while not position.over:
        assert position.board.open_cells(WILD)
        position, _ = position.play(position.legal_moves[-1])
    assert position.board.open_cells(WILD)


def test_QC4_a_wild_that_alone_fits_must_be_played() -> None:
    table = "... Sh1 ... / Sh1 ### Sh1 / ... Sh1 ..."
    position = arrange(table, ["Ts3 Cd2 ***", "Sh1"])
    assert {move.split("@")[0] for move in legal(position)} == {"***"}
    with pytest.raises(IllegalMove):
        play(position, "-Ts3")
    with pytest.raises(IllegalMove):
        play(position, "-***")


def test_QC8_a_wild_counts_for_its_owner() -> None:
    laid = board("### Sh1 *** Sh2")
    position = arrange("### Sh1 *** Sh2", ["Sh3", "Sh3"])
    assert laid.tiles[Cell(2, 0)].owner == 0
    assert [score.rows for score in position.scores()] == [3, 0]
    theirs = arrange("### Sh1 ***:B Sh2", ["Sh3", "Sh3"])
    assert [score.total for score in theirs.scores()] == [0, 0]


def test_placements_in_a_whole_game_keep_to_the_rules() -> None:
    """C11 and C12 again, checked on finished tables."""
    table = dict(to_the_end(new_game(4, seed=21)).board.tiles)
    assert len(table) > 60
    for cell, (tile, _) in table.items():
        sides = [table[side].tile for side in cell.sides() if side in table]
        assert sides
        assert all(len(tile.differences(side)) <= 1 for side in sides)


def test_a_placement_is_a_value_whatever_the_hand() -> None:
    position = arrange("### Sh1", ["Sh2 Sh3", "Sh3"])
    assert Placement(Tile("Sh2"), Cell(2, 0)) in position.legal_moves
    assert position.play(Placement(Tile("Sh2"), Cell(2, 0)))[0] == play(position, "Sh2@2,0")[0]
