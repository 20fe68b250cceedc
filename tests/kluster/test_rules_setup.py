"""Boxes, the deal, and who starts: K1–K7, D1–D7, D19, P1–P10 and the decisions about them."""

from __future__ import annotations

import msgspec
import pytest

from lodestone.core import InvalidNotation, InvalidSetup
from lodestone.kluster import Boxes, Options, Surface, TableOptions, deal, first_seat, new_game, parse_magnet
from lodestone.match.plain import read
from tests.kluster.tables import BOTH, CLASSIC, DUO, after, everything


def sizes(boxes: Boxes, seats: int) -> tuple[set[int], int, int]:
    """The number of magnets of each seat, on the table, and set aside."""
    setup = deal(boxes, seats)
    return {len(pool) for pool in setup.pools}, len(setup.centres), len(setup.set_aside)


def test_K1_one_to_four_play_a_classic_box() -> None:
    for seats in range(1, 5):
        assert deal(CLASSIC, seats).seats == seats
    for seats in (-1, 0, 5):
        with pytest.raises(InvalidSetup) as refused:
            deal(CLASSIC, seats)
        assert refused.value.rule == "K1"


def test_K2_a_classic_box_has_24_stones_and_a_cord() -> None:
    assert CLASSIC.magnets == tuple(f"c{number}" for number in range(1, 25))
    assert CLASSIC.cords == 1


@pytest.mark.parametrize(("seats", "each"), [(1, 24), (2, 12), (3, 8), (4, 6)])
def test_K4_XK4_stones_are_dealt_evenly(seats: int, each: int) -> None:
    assert sizes(CLASSIC, seats) == ({each}, 0, 0)


def test_K4_seats_are_served_one_after_another() -> None:
    setup = deal(CLASSIC, 4)
    assert setup.pools[1] == ("c7", "c8", "c9", "c10", "c11", "c12")


def test_K6_D6_XK1_who_had_most_left_starts() -> None:
    assert first_seat(4, previous=[0, 3, 5, 1]) == 2


def test_K7_D7_XK2_the_smallest_starts_a_first_game() -> None:
    assert first_seat(3, heights=[180, 172.5, 191]) == 1


def test_QK21_XK3_among_equals_the_smallest_of_those_starts() -> None:
    assert first_seat(4, previous=[0, 5, 5, 2], heights=[140, 180, 175, 150]) == 2
    assert first_seat(4, previous=[0, 5, 5, 2]) == 1
    assert first_seat(4, previous=[0, 5, 5, 2], heights=[140, 180, 180, 150]) == 1
    assert first_seat(4, previous=[0, 5, 5, 2], heights=[140, None, 180, 150]) == 2


def test_QK22_only_those_who_were_there_count() -> None:
    assert first_seat(3, previous=[None, 0, 0], heights=[140, 170, 160]) == 2
    assert first_seat(3, previous=[None, None, None], heights=[170, 140, 160]) == 1


def test_K6_the_table_may_choose() -> None:
    assert first_seat(3, first=1, previous=[9, 0, 0], heights=[1, 2, 3]) == 1
    assert first_seat(3) == 0


def test_Z10_what_a_game_leaves_says_who_starts_the_next() -> None:
    position = new_game(CLASSIC, 3, options=Options(handicap=(7, 3, 1)))
    position = after(position, None)
    assert position.over
    assert position.left() == (0, 5, 7)
    assert first_seat(3, previous=position.left()) == 2


def test_Z10_a_seat_that_resigned_is_not_counted() -> None:
    position, _ = new_game(CLASSIC, 3).resign(1)
    assert position.left() == (8, None, 8)


@pytest.mark.parametrize(
    ("arguments", "rule"),
    [
        ({"first": 2}, "K6"),
        ({"first": -1}, "K6"),
        ({"previous": [1]}, "K6"),
        ({"previous": [1, -1]}, "K6"),
        ({"heights": [1, 2, 3]}, "K7"),
        ({"heights": [1, float("nan")]}, "K7"),
        ({"heights": [1, float("inf")]}, "K7"),
        ({"first": 0, "heights": []}, "K7"),
    ],
)
def test_K6_K7_nonsense_about_the_first_seat_is_refused(arguments: dict[str, object], rule: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        first_seat(2, **arguments)  # type: ignore[arg-type]
    assert refused.value.rule == rule
    assert str(refused.value)


def test_D1_one_or_two_play_a_duo_box() -> None:
    assert deal(DUO, 1).seats == 1
    assert deal(DUO, 2).seats == 2
    with pytest.raises(InvalidSetup) as refused:
        deal(DUO, 3)
    assert refused.value.rule == "D1"


def test_D2_a_duo_box_has_12_spinners_and_a_cord() -> None:
    assert DUO.magnets == tuple(f"s{number}" for number in range(1, 13))
    assert DUO.cords == 1


def test_D4_XS4_spinners_are_dealt_evenly() -> None:
    assert sizes(DUO, 2) == ({6}, 0, 0)
    assert sizes(DUO, 1) == ({12}, 0, 0)


def test_D19_P1_boxes_of_both_kinds_go_together() -> None:
    assert len(BOTH.magnets) == 36
    assert Boxes(classic=3).cords == 3


@pytest.mark.parametrize(
    ("boxes", "most"),
    [(Boxes(duo=2), 4), (Boxes(classic=2), 8), (BOTH, 6), (Boxes(classic=2, duo=1), 10), (Boxes(classic=3), 12)],
)
def test_P2_seats_are_the_sum_of_the_boxes(boxes: Boxes, most: int) -> None:
    assert boxes.most_seats == most
    deal(boxes, most)
    with pytest.raises(InvalidSetup) as refused:
        deal(boxes, most + 1)
    assert refused.value.rule == "P2"


@pytest.mark.parametrize("boxes", [Boxes(), Boxes(classic=-1, duo=1), Boxes(classic=5), Boxes(duo=5)])
def test_XP5_P1_none_to_four_boxes_of_each_kind(boxes: Boxes) -> None:
    with pytest.raises(InvalidSetup) as refused:
        deal(boxes, 1)
    assert refused.value.rule == "P1"


def test_P6_all_have_the_same_number() -> None:
    for seats in range(1, 11):
        assert len(sizes(Boxes(classic=2, duo=1), seats)[0]) == 1


def test_P7_QP9_stones_and_spinners_are_dealt_apart() -> None:
    for pool in deal(BOTH, 5).pools:
        assert [magnet[0] for magnet in pool] == list("ccccss")


def test_P8_left_over_stones_are_not_used() -> None:
    setup = deal(Boxes(classic=2), 5)
    assert setup.set_aside == ("c46", "c47", "c48")
    assert setup.centres == ()


def test_P9_left_over_spinners_lie_in_different_cords() -> None:
    position = new_game(Boxes(classic=1, duo=1), 5)
    assert position.setup.centres == ("s11", "s12")
    assert position.table == ("s11", "s12")


def test_P10_the_worked_case_of_five() -> None:
    setup = deal(BOTH, 5)
    assert setup.pools[0] == ("c1", "c2", "c3", "c4", "s1", "s2")
    assert setup.pools[4] == ("c17", "c18", "c19", "c20", "s9", "s10")
    assert setup.centres == ("s11", "s12")
    assert setup.set_aside == ("c21", "c22", "c23", "c24")


@pytest.mark.parametrize(
    ("boxes", "seats", "over", "cords"),
    [
        (Boxes(classic=1, duo=2), 5, 4, 3),
        (Boxes(classic=2, duo=1), 7, 5, 3),
        (Boxes(classic=2, duo=1), 8, 4, 3),
        (Boxes(classic=2, duo=2), 9, 6, 4),
    ],
)
def test_QP1_spinners_beyond_one_for_each_cord_are_set_aside(boxes: Boxes, seats: int, over: int, cords: int) -> None:
    setup = deal(boxes, seats)
    assert len(setup.centres) == cords
    assert len([magnet for magnet in setup.set_aside if magnet[0] == "s"]) == over - cords


def test_QP2_more_seats_than_spinners_means_none_each() -> None:
    setup = deal(Boxes(classic=4, duo=1), 18)
    assert all(magnet[0] == "c" for pool in setup.pools for magnet in pool)
    assert len(setup.centres) == 5
    assert len([magnet for magnet in setup.set_aside if magnet[0] == "s"]) == 7


def test_QP10_fewer_seats_than_the_boxes_allow_and_one_alone() -> None:
    assert sizes(Boxes(classic=2, duo=1), 2) == ({30}, 0, 0)
    assert sizes(Boxes(classic=2, duo=1), 1) == ({60}, 0, 0)


def test_QK19_magnets_are_individuals_and_a_table_may_deal_them_in_its_own_order() -> None:
    order = [f"c{number}" for number in range(24, 0, -1)]
    setup = deal(CLASSIC, 2, order=order)
    assert setup.pools[0] == tuple(f"c{number}" for number in range(13, 25))
    assert setup.order == tuple(order)
    mixed = deal(BOTH, 5, order=list(reversed(BOTH.magnets)))
    assert mixed.centres == ("s2", "s1")
    assert mixed.set_aside == ("c1", "c2", "c3", "c4")


@pytest.mark.parametrize(
    ("order", "key"),
    [
        (["s1"], "kluster-setup-order-missing"),
        ([*DUO.magnets, "s1"], "kluster-setup-order-surplus"),
        (["c1", *DUO.magnets[1:]], "kluster-setup-order-surplus"),
    ],
)
def test_QK19_an_order_names_every_magnet_once(order: list[str], key: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        deal(DUO, 2, order=order)
    assert refused.value.key == key


def test_QK26_a_handicap_sets_magnets_of_a_seat_aside() -> None:
    position = new_game(BOTH, 2, options=Options(handicap=(0, 8)))
    assert [len(pool) for pool in position.pools] == [18, 10]
    assert position.set_aside == ("c23", "c24", "s7", "s8", "s9", "s10", "s11", "s12")
    assert everything(position) == sorted(BOTH.magnets)


@pytest.mark.parametrize("handicap", [(0,), (0, 0, 0), (12, 0), (0, -1)])
def test_QK26_a_handicap_leaves_every_seat_something(handicap: tuple[int, ...]) -> None:
    with pytest.raises(InvalidSetup) as refused:
        deal(CLASSIC, 2, options=Options(handicap=handicap))
    assert refused.value.rule == "Q-K26"


def test_QK27_a_round_limit_is_one_at_least() -> None:
    with pytest.raises(InvalidSetup) as refused:
        deal(CLASSIC, 2, options=Options(rounds=0))
    assert refused.value.rule == "Q-K27"


def test_XK13_QK6_QK25_the_table_is_the_leaflets_unless_agreed() -> None:
    table = TableOptions()
    assert not (table.cord_by_magnet)
    assert not (table.no_sliding)
    assert not (table.show_poles)
    assert table.turn_seconds is None
    assert read({"surface": "felt", "loop_classic": 280}, TableOptions).surface is Surface.FELT
    assert msgspec.convert({}, TableOptions) == table


@pytest.mark.parametrize("name", ["", "c", "c0", "c01", "s-1", "C1", "c1 ", "c١", "c1234567"])
def test_a_magnets_name_is_read_strictly(name: str) -> None:
    with pytest.raises(InvalidNotation):
        parse_magnet(name)
