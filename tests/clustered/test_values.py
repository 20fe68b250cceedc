"""Values: notation there and back, `repr` that rebuilds, equality, immutability, sequences."""

from __future__ import annotations

import copy
import pickle
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lodestone.clustered
import lodestone.core
from lodestone.clustered import (
    PLAIN_TILES,
    START,
    WILD,
    Board,
    Bonuses,
    Cell,
    Cells,
    Discard,
    Markers,
    Phase,
    Placement,
    Position,
    Rectangle,
    Round,
    Rules,
    Score,
    Tile,
    TileDrawn,
    TilePlaced,
    deal,
    new_game,
    parse_move,
    tile_set,
)
from lodestone.core import Ending, GameOver, IllegalMove, InvalidNotation, InvalidSetup, Outcome, Reason
from tests.clustered.tables import arrange, board, play, to_the_end

ALL_TILES = (*PLAIN_TILES, WILD, START)
NAMES: dict[str, Any] = {name: getattr(lodestone.clustered, name) for name in lodestone.clustered.__all__}
NAMES |= {name: getattr(lodestone.core, name) for name in lodestone.core.__all__}

playable = st.sampled_from((*PLAIN_TILES, WILD))
numbers = st.integers(-999_999_999, 999_999_999)
placements = st.builds(Placement, playable, st.builds(Cell, numbers, numbers))
any_move = st.one_of(placements, st.builds(Discard, playable))


# Notation


@pytest.mark.parametrize("tile", ALL_TILES, ids=str)
def test_a_tile_reads_back_as_itself(tile: Tile) -> None:
    assert Tile(str(tile)) is tile
    assert eval(repr(tile), NAMES) is tile


@given(any_move)
def test_a_move_reads_back_as_itself(move: Placement | Discard) -> None:
    assert parse_move(str(move)) == move
    assert eval(repr(move), NAMES) == move
    assert hash(parse_move(str(move))) == hash(move)


@given(st.builds(Cell, numbers, numbers))
def test_a_cell_reads_back_as_itself(cell: Cell) -> None:
    assert Cell.parse(str(cell)) == cell
    assert eval(repr(cell), NAMES) == cell


@pytest.mark.parametrize(
    "text",
    ["", "S", "Sh", "Sh0", "Sh4", "sh1", "SH1", "Sh1 ", " Sh1", "Sh11", "Xh1", "Sx1", "**", "****", "Ѕh1", "Sh１"],
)
def test_what_is_no_tile_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        Tile(text)
    assert refused.value.key == "notation-tile"
    assert f"“{text}” is not a tile" in str(refused.value)


@pytest.mark.parametrize("value", [None, 1, 1.5, b"Sh1", [], ("Sh1",), WILD])
def test_only_text_is_a_notation_of_a_tile(value: Any) -> None:
    with pytest.raises(InvalidNotation):
        Tile(value)


@pytest.mark.parametrize(
    "text",
    [
        *("", ",", "1", "1,", ",1", "1,0,0", "1, 0", " 1,0", "1,0 ", "+1,0", "01,0", "-0,0", "--1,0", "1.0,0", "1e3,0"),
        *("a,b", "1;0", "1000000000000,0", "0,99999999999999999999", "１,0", "1,0\n", "0x1,0", "1_0,0"),
    ],
)
def test_what_is_no_cell_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        Cell.parse(text)
    assert refused.value.key == "notation-cell"
    with pytest.raises(InvalidNotation):
        parse_move(f"Sh1@{text}")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "notation-move"),
        ("Sh1", "notation-move"),
        ("-Sh1@1,0", "notation-move"),
        ("1,0", "notation-move"),
        ("@", "notation-tile"),
        ("@1,0", "notation-tile"),
        ("-", "notation-tile"),
        ("--Sh1", "notation-tile"),
        ("- Sh1", "notation-tile"),
        ("Sh4@1,0", "notation-tile"),
        ("Sh1@", "notation-cell"),
        ("Sh1@1,0@2,0", "notation-cell"),
        ("###@1,0", "notation-start-tile"),
        ("-###", "notation-start-tile"),
    ],
)
def test_what_is_no_move_is_refused(text: str, key: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        parse_move(text)
    assert refused.value.key == key
    assert str(refused.value)


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_invalid_notation(text: str) -> None:
    move = None
    with suppress(InvalidNotation):
        move = parse_move(text)
    assert move is None or str(move) == text


def test_long_texts_are_cut_in_the_sentence() -> None:
    for read in (Tile, Cell.parse, parse_move):
        with pytest.raises(InvalidNotation) as refused:
            read("x" * 10_000)
        assert len(str(refused.value)) < 300


# repr


@pytest.mark.parametrize(
    "value",
    [
        Rules(),
        Rules(extra_wild=(0, 1), fast=True, surface=Rectangle(-1, 2, -3, 4), tie_break=True),
        Rules(surface=Round(6.5), hidden_discards=True, trim_drawn_only=True),
        Rules(surface=Cells.of([(0, 0), (1, 0)]), first_bonus=True, largest_bonus=True),
        Score(6, 3, 4, 2),
        Markers(0, None),
        Bonuses(None, 3),
        TileDrawn(1, Tile("Sh1")),
        TilePlaced(0, WILD, Cell(1, -2)),
        deal(2, seed=3),
        Reason("C12", "illegal-neighbour", {"tile": "Sh1"}, (1, 0)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_repr_rebuilds_the_value(value: object) -> None:
    assert eval(repr(value), NAMES) == value
    assert pickle.loads(pickle.dumps(value)) == value
    assert copy.deepcopy(value) == value


def test_positions_and_legal_moves_describe_themselves() -> None:
    position = new_game(2, seed=7)
    assert repr(position) == "<Position: 1 tiles, seat 0, play>"
    assert repr(position.legal_moves) == "<LegalMoves: 20>"


# Identity, equality, immutability


@pytest.mark.parametrize("tile", ALL_TILES, ids=str)
def test_copies_of_a_tile_are_the_tile(tile: Tile) -> None:
    assert pickle.loads(pickle.dumps(tile)) is tile
    assert copy.copy(tile) is tile
    assert copy.deepcopy(tile) is tile


def test_copies_of_a_position_hold_the_same_tiles_and_play_on() -> None:
    position = new_game(3, seed=5, rules=Rules(surface=Round(4)))
    for _ in range(20):
        position, _ = position.play(position.legal_moves[3])
    for twin in (pickle.loads(pickle.dumps(position)), copy.copy(position), copy.deepcopy(position)):
        assert isinstance(twin, Position)
        assert twin == position
        assert hash(twin) == hash(position)
        for hand, twin_hand in zip(position.hands, twin.hands, strict=True):
            assert all(one is other for one, other in zip(hand, twin_hand, strict=True))
        assert list(twin.legal_moves) == list(position.legal_moves)
        assert to_the_end(twin) == to_the_end(position)


@pytest.mark.parametrize("error", [InvalidNotation("notation-start-tile"), InvalidSetup("setup-radius", rule="C2"),
                                   GameOver("game-over", rule="C19"),
                                   IllegalMove(Reason("C11", "illegal-alone", {"cell": "5,5"}, (5, 5)))])  # fmt: skip
def test_errors_survive_pickling(error: Any) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert (twin.key, twin.rule, twin.arguments, str(twin)) == (error.key, error.rule, error.arguments, str(error))
    assert getattr(twin, "reasons", None) == getattr(error, "reasons", None)


@pytest.mark.parametrize(
    ("value", "name"),
    [
        (Tile("Sh1"), "shape"),
        (Tile("Sh1"), "anything"),
        (Placement(Tile("Sh1"), Cell(1, 0)), "cell"),
        (Discard(Tile("Sh1")), "tile"),
        (new_game(2), "seat"),
        (new_game(2), "anything"),
        (new_game(2).board, "tiles"),
        (new_game(2).board, "anything"),
        (Rules(), "fast"),
        (deal(2), "stacks"),
        (Score(), "rows"),
        (Cell(0, 0), "x"),
        (Outcome((0,), Ending.WIN), "winners"),
        (TileDrawn(0, WILD), "seat"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_values_never_change(value: object, name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(value, name, 1)


def test_the_tiles_of_a_board_cannot_be_written() -> None:
    tiles: Any = new_game(2).board.tiles
    with pytest.raises(TypeError):
        tiles[Cell(1, 0)] = (WILD, 0)
    with pytest.raises(TypeError):
        del tiles[Cell(0, 0)]


def test_play_and_place_leave_the_old_value_alone() -> None:
    position = new_game(2, seed=7)
    laid = dict(position.board.tiles)
    open_before = {tile: position.board.open_cells(tile) for tile in tile_set()}
    position.play(position.legal_moves[0])
    position.board.place(WILD, Cell(500, 500), 1)
    assert dict(position.board.tiles) == laid
    assert {tile: position.board.open_cells(tile) for tile in tile_set()} == open_before


def test_boards_are_equal_when_their_tiles_are() -> None:
    one = board("### Sh1 Sh2:B")
    other = Board.start(deal(2)).place(Tile("Sh2"), Cell(2, 0), 1).place(Tile("Sh1"), Cell(1, 0), 0)
    assert one == other
    assert hash(one) == hash(other)
    assert one != board("### Sh1 Sh2:A")
    assert one != board("### Sh1")
    assert one != board("### Sh1 Sh2:B", rules=Rules(surface=Round(9)))
    assert one != "board"


def test_a_board_regrows_its_frame_without_a_trace() -> None:
    """Far from the start the frame is rebuilt; nothing that is known about the table may depend on that."""
    near = board("### " + "*** " * 3 + "Sh1", seats=2, rules=Rules(surface=Rectangle(-3, 80, -3, 3)))
    grown = near.place(WILD, Cell(60, 0), 1)
    assert grown.frame != near.frame
    for tile in tile_set():
        more = {Cell(59, 0), Cell(61, 0), Cell(60, 1), Cell(60, -1)}
        assert grown.open_cells(tile) == near.open_cells(tile) | more
    assert grown.owned_bits(0).bit_count() == near.owned_bits(0).bit_count()


def test_the_same_moves_give_equal_positions() -> None:
    position = arrange("### Sh1", ["Sh2 Sh3", "Sh2"])
    one, _ = play(position, "Sh2@2,0")
    other, _ = play(position, "Sh2@2,0")
    assert one == other
    assert hash(one) == hash(other)
    assert one != position
    assert play(position, "Sh3@2,0")[0] != one


# Words


def test_phases_endings_and_bonuses_keep_their_words() -> None:
    assert [str(phase) for phase in Phase] == ["play", "discard", "trim", "over"]
    assert [str(ending) for ending in Ending] == ["win", "shared-win", "solo", "given-up"]
    assert [str(bonus) for bonus in lodestone.clustered.Bonus] == ["first_line", "first_rectangle"]
