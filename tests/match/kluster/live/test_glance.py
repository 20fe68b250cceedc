"""Matches, records and views of Kluster as a notebook shows them."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from lodestone.kluster import Boxes, TableOptions
from lodestone.match.kluster.live import Hover, KlusterMatch, Release, Take, from_record, set_table, to_record

SVG = "{http://www.w3.org/2000/svg}"
SPOTS = ((0.0, 0.0), (60.0, 20.0), (-60.0, -20.0))
PLAYERS = ("Ann & <Ben>", "club")


def played(turns: int, show_poles: bool = False) -> KlusterMatch:
    table = TableOptions(show_poles=show_poles)
    match = KlusterMatch(set_table(Boxes(classic=1), seats=2, seed=3, table=table), PLAYERS)
    for x, y in SPOTS[:turns]:
        take(match, x, y)
        match.do(match.turn.seat, Release())  # type: ignore[union-attr]
        match.advance_to_rest()
    return match


def take(match: KlusterMatch, x: float, y: float) -> None:
    assert match.turn is not None
    seat = match.turn.seat
    match.do(seat, Take(match.position.pools[seat][0]))
    match.do(seat, Hover(x, y, height=60))
    match.advance(80)


def parts(picture: str, name: str) -> list[ET.Element]:
    return list(ET.fromstring(picture).iter(f"{SVG}{name}"))


def texts(picture: str) -> list[str]:
    return ["".join(found.itertext()) for found in parts(picture, "text")]


def test_a_record_shows_the_last_table_and_a_line_for_every_seat() -> None:
    match = played(3)
    record = from_record(to_record(match))
    picture = record._repr_svg_()
    assert [len(pool) for pool in match.position.pools] == [10, 11]
    assert texts(picture) == ["10 A Ann & <Ben>", "11 B club"]
    lines = [[point.split(",") for point in line.get("points", "").split()] for line in parts(picture, "polyline")]
    assert [[round(12 * (1 - float(y) / 120)) for _, y in line] for line in lines] == [
        [12, 11, 11, 10],
        [12, 12, 11, 11],
    ]
    assert [float(x) for x, _ in lines[0]] == [0.0, 100.0, 200.0, 300.0]
    assert len(parts(picture, "ellipse")) == len(parts(picture, "circle")) == 3
    places = [found.get("transform") for found in placed(picture)]
    assert places == [f"translate({at[0]:.2f} {-at[1]:.2f})" for at in match.turns[-1].lying.values()]
    assert len(parts(picture, "polygon")) == 1


def placed(picture: str) -> list[ET.Element]:
    return [found for found in parts(picture, "g") if found.find(f"{SVG}ellipse") is not None]


def test_a_match_and_its_record_show_the_same() -> None:
    match = played(2)
    assert match._repr_svg_() == from_record(to_record(match))._repr_svg_()


def test_poles_are_those_of_the_world_and_views_hide_them() -> None:
    match = played(3)
    whole, of_the_world = match._repr_svg_(), match.board.world._repr_svg_()
    assert colours(whole) == colours(of_the_world)
    assert sizes(whole) == sizes(of_the_world)
    assert colours(match.view(0)._repr_svg_()) == []
    training = played(1, show_poles=True)
    assert colours(training.view(0)._repr_svg_()) == colours(training.board.world._repr_svg_()) != []


def colours(picture: str) -> list[str | None]:
    return [dot.get("fill") for dot in parts(picture, "circle")]


def sizes(picture: str) -> list[tuple[str | None, str | None]]:
    return [(found.get("rx"), found.get("ry")) for found in parts(picture, "ellipse")]


def test_a_view_shows_what_is_held_and_who_is_on_turn() -> None:
    match = played(1)
    take(match, 30.0, 30.0)
    picture = match.view(0)._repr_svg_()
    assert texts(picture) == ["11 A", "12 B ◀"]
    fills = [found.get("fill") for found in parts(picture, "ellipse")]
    assert len(fills) == len(set(fills)) == 2


def test_a_match_that_has_not_begun_can_be_shown() -> None:
    match = KlusterMatch(set_table(Boxes(duo=2), seats=4, seed=1))
    for shown in (match, from_record(to_record(match)), match.view(None)):
        picture = shown._repr_svg_()
        assert len(parts(picture, "polygon")) == 2
        assert not parts(picture, "ellipse")
        assert len(texts(picture)) == 4
