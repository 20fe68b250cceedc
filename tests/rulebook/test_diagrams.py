"""The diagrams are correct: they agree with the rules of the games."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest

from lodestone.clustered import Tile, score_text_board
from lodestone.clustered.tiles import START
from lodestone.kluster.area import (
    cords_are_in_order,
    is_inside,
    lies_outside,
    spinner_may_be_placed,
    stone_may_be_placed,
)
from lodestone.rulebook import GAMES, MagnetDiagram, TileDiagram, diagrams
from lodestone.rulebook.characters import diagram_lines
from lodestone.rulebook.svg import diagram_svg

ALL = [diagram for game in GAMES for diagram in diagrams(game).values()]
BOARDS = [diagram for diagram in ALL if isinstance(diagram, TileDiagram)]
TABLES = [diagram for diagram in ALL if isinstance(diagram, MagnetDiagram)]


def _name(diagram: TileDiagram | MagnetDiagram) -> str:
    return diagram.name


@pytest.mark.parametrize("diagram", [d for d in BOARDS if any(tile.mark for tile in d.tiles)], ids=_name)
def test_marked_tiles_fit_or_do_not(diagram: TileDiagram) -> None:
    lying = {(tile.x, tile.y): START if tile.owner is None else Tile(tile.tile) for tile in diagram.tiles}
    for tile in diagram.tiles:
        if tile.mark:
            sides = [(tile.x + 1, tile.y), (tile.x - 1, tile.y), (tile.x, tile.y + 1), (tile.x, tile.y - 1)]
            neighbours = [lying[side] for side in sides if side in lying]
            assert neighbours
            fits = all(Tile(tile.tile).goes_with(neighbour) for neighbour in neighbours)
            assert fits == (tile.mark == "fits"), tile


@pytest.mark.parametrize("diagram", [d for d in BOARDS if d.points], ids=_name)
def test_points_are_as_counted(diagram: TileDiagram) -> None:
    rows = [["."] * diagram.columns for _ in range(diagram.rows)]
    for tile in diagram.tiles:
        rows[tile.y][tile.x] = "#" if tile.owner is None else "ABCDEFGH"[tile.owner]
    scores = score_text_board("\n".join("".join(row) for row in rows)).scores
    assert {letter: score.total for letter, score in scores.items()} == diagram.points
    assert diagram.groups


@pytest.mark.parametrize("diagram", TABLES, ids=_name)
def test_magnets_are_where_their_state_says(diagram: MagnetDiagram) -> None:
    loops = [cord.outline() for cord in diagram.cords]
    for magnet in diagram.magnets:
        outside = lies_outside(loops, magnet.at)
        klustered = any(_touch(magnet.outline(), other.outline()) for other in diagram.magnets if other is not magnet)
        if magnet.spinner:
            may = spinner_may_be_placed(loops, magnet.at)
        else:
            may = stone_may_be_placed(loops, magnet.outline())
        match magnet.state:
            case "placed":
                assert may
                assert not klustered
            case "refused":
                assert not may
            case "taken":
                assert outside or klustered
            case "lying":
                assert not outside
                assert not klustered


def _touch(one: tuple[tuple[float, float], ...], other: tuple[tuple[float, float], ...]) -> bool:
    return any(is_inside(other, point) for point in one) or any(is_inside(one, point) for point in other)


def test_cords_cross_as_their_captions_say() -> None:
    cords = [cord.outline() for cord in _table("cords").cords]
    assert cords_are_in_order(cords[:2])
    assert not cords_are_in_order(cords)
    assert cords_are_in_order([cord.outline() for cord in _table("leftover").cords])


def _table(name: str) -> MagnetDiagram:
    (found,) = (table for table in TABLES if table.name == name)
    return found


@pytest.mark.parametrize("diagram", ALL, ids=_name)
def test_every_diagram_is_drawn_for_print_and_terminal(diagram: TileDiagram | MagnetDiagram) -> None:
    picture = ElementTree.fromstring(diagram_svg(diagram, "what it shows"))
    assert picture.attrib["aria-label"] == "what it shows"
    lines = diagram_lines(diagram)
    assert lines
    assert max(map(len, lines)) <= 72


def test_start_tiles_of_the_extended_game_are_six_cells_apart() -> None:
    (extended,) = (board for board in BOARDS if board.name == "extended")
    (one, other) = ((tile.x, tile.y) for tile in extended.tiles)
    assert (other[0] - one[0] - 1, other[1] - one[1]) == (6, 0)


def test_no_two_diagrams_are_the_same() -> None:
    assert not [(a.name, b.name) for a, b in combinations(ALL, 2) if diagram_lines(a) == diagram_lines(b)]
