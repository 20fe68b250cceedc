"""The golden games: each is played again and must come out identical; every variant has one."""

from __future__ import annotations

import pytest

from tests.golden import PLAYTHROUGHS
from tests.golden.kluster import GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_comes_out_the_same(name: str) -> None:
    assert (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8") == playthrough(name)


def test_there_is_no_golden_game_that_nobody_plays() -> None:
    assert {file.stem for file in PLAYTHROUGHS.glob("kluster-*.txt")} == set(GAMES)


def test_every_variant_has_one() -> None:
    boxes = [(boxes.classic > 0, boxes.duo > 0, seats == 1) for boxes, seats, _ in GAMES.values()]
    assert {(True, False, False), (True, False, True), (False, True, False), (False, True, True)} <= set(boxes)
    assert (True, True, False) in boxes
    options = [options for _, _, options in GAMES.values()]
    assert any(each.expert for each in options)
    assert any(each.play_on for each in options)
    assert any(each.rounds for each in options)
    assert any(each.handicap for each in options)
