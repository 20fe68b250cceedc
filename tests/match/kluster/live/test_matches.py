"""Whole matches of every variant between bots, on physics, with all invariants checked on the way."""

from __future__ import annotations

import json

import pytest

from lodestone.bots.kluster import kluster_bot, play_match
from lodestone.core import Chance
from lodestone.kluster import Boxes, Surface, TableOptions
from lodestone.match.kluster.live import KlusterMatch, from_record, resimulate, set_table, to_record
from tests.match.kluster.live.restless import play_restless_turn
from tests.match.kluster.live.variants import VARIANTS, check, new_match, play_and_check, play_whole
from tests.sizes import some_always


@pytest.mark.parametrize("name", some_always(VARIANTS, ["classic-2", "duo-2", "plus-5-seats", "expert-2"]))
def test_the_beginning_of_a_match(name: str) -> None:
    variant = VARIANTS[name]
    match = new_match(variant, seed=1)
    play_and_check(match, 1, variant.turns)
    assert len(match.turns) == variant.turns or match.position.over


@pytest.mark.parametrize("name", ["duo-2"])
def test_a_match_to_its_end(name: str) -> None:
    match = new_match(VARIANTS[name], seed=2)
    play_and_check(match, 2)
    assert match.position.over
    record = from_record(json.loads(json.dumps(to_record(match))))
    assert record.positions[-1] == match.position


@pytest.mark.parametrize("surface", [surface for surface in Surface if surface is not TableOptions().surface])
def test_other_surfaces(surface: Surface) -> None:
    match = KlusterMatch(set_table(Boxes(1), 2, 4, table=TableOptions(surface=surface)))
    play_and_check(match, 4, 6)


def restless(name: str, seed: int, most_turns: int) -> None:
    """Pulled cords, magnets put back, seats that leave: whatever is done, all invariants hold after each turn."""
    match, chance = new_match(VARIANTS[name], seed), Chance(seed, "restless")
    while match.turn is not None and len(match.turns) < most_turns:
        play_restless_turn(match, chance)
        if not match.position.over:
            check(match)
    outcome, _ = resimulate(from_record(json.loads(json.dumps(to_record(match)))))
    assert outcome.identical


@pytest.mark.parametrize("name", ["classic-3", "expert-play-on-3"])
def test_restless_seats(name: str) -> None:
    restless(name, 102, 3)


@pytest.mark.soak
@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("seed", range(5))
def test_restless_seats_in_every_variant(name: str, seed: int) -> None:
    restless(name, seed, 40)


@pytest.mark.soak
@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("seed", range(20))
def test_whole_matches_of_every_variant(name: str, seed: int) -> None:
    play_whole(name, seed)


def test_the_same_seeds_play_the_same_match() -> None:
    def played() -> list[str]:
        match = KlusterMatch(set_table(Boxes(0, 1), 2, 6))
        play_match(match, [kluster_bot("clumsy", seat) for seat in range(2)], most_turns=4)
        return [turn.digest for turn in match.turns]

    assert played() == played()
