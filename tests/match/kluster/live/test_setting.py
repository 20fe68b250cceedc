"""Magnets as individuals, balanced deals, hidden poles (Z5, Q-K19)."""

from __future__ import annotations

import pytest

from lodestone.core import InvalidRequest, InvalidSetup
from lodestone.kluster import Boxes, TableOptions
from lodestone.match.kluster.live import Circle, set_table
from lodestone.match.kluster.live.made import make_magnets, physical, total_strength


def test_stones_differ_within_their_limits() -> None:
    made = make_magnets(Boxes(classic=4), seed=1)
    assert len({magnet.size for magnet in made.values()}) == len(made)
    for magnet in made.values():
        for extent, usual in zip(sorted(magnet.size), (10.0, 16.0, 18.0), strict=True):
            assert 0.9 * usual < extent < 1.1 * usual
        assert magnet.size[0] >= magnet.size[1]
        assert 0.14 < abs(magnet.moment) < 0.3


def test_spinners_differ_in_strength_only() -> None:
    made = make_magnets(Boxes(duo=1), seed=1)
    assert {magnet.size for magnet in made.values()} == {(28.0, 10.0, 10.0)}
    assert len({abs(magnet.moment) for magnet in made.values()}) > 6


def test_a_magnet_depends_on_the_seed_and_its_name_only() -> None:
    assert make_magnets(Boxes(classic=1), 5)["c7"] == make_magnets(Boxes(classic=3, duo=1), 5)["c7"]
    assert make_magnets(Boxes(classic=1), 5)["c7"] != make_magnets(Boxes(classic=1), 6)["c7"]


def test_Z5_either_face_is_north_equally_often() -> None:
    made = [magnet for seed in range(20) for magnet in make_magnets(Boxes(classic=1), seed).values()]
    share = sum(magnet.north == "a" for magnet in made) / len(made)
    assert 0.42 < share < 0.58


def test_the_moment_points_to_face_a_or_away_from_it() -> None:
    made = make_magnets(Boxes(classic=1, duo=1), 2)
    for name, magnet in made.items():
        axis = physical(name, magnet).moment
        along = axis[0] if name.startswith("s") else axis[2]
        assert (along > 0) == (magnet.north == "a")


@pytest.mark.parametrize(
    ("classic", "duo", "seats"), [(1, 0, 2), (1, 0, 4), (0, 1, 2), (2, 1, 10), (3, 0, 12), (1, 1, 5)]
)
def test_QK19_pools_are_balanced_by_strength(classic: int, duo: int, seats: int) -> None:
    for seed in range(2):
        setting = set_table(Boxes(classic, duo), seats, seed)
        totals = [total_strength(pool, setting.made) for pool in setting.setup.pools]
        assert max(totals) / min(totals) < 1.02
        assert sorted(setting.setup.order) == sorted(setting.setup.boxes.magnets)


def test_deals_differ_from_seed_to_seed() -> None:
    assert len({set_table(Boxes(classic=1), 2, seed).setup.pools for seed in range(4)}) == 4


def test_the_same_arguments_set_the_same_table() -> None:
    assert set_table(Boxes(2, 1), 7, seed=4) == set_table(Boxes(2, 1), 7, seed=4)


def test_impossible_tables_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="seats"):
        set_table(Boxes(classic=1), 5, seed=1)
    with pytest.raises(InvalidSetup, match="box"):
        set_table(Boxes(), 1, seed=1)
    with pytest.raises(InvalidRequest, match="loop_classic"):
        set_table(Boxes(classic=1), 1, seed=1, table=TableOptions(loop_classic=-3.0))
    with pytest.raises(InvalidRequest, match="cords"):
        set_table(Boxes(classic=1), 1, seed=1, cords=[Circle((9e9, 0.0))])
