"""The golden games and counts match the engine's present behaviour; `make playthroughs` regenerates them."""

from __future__ import annotations

import copy
import json

import pytest

from lodestone.clustered import Cells, Rectangle, Round, Rules
from lodestone.match.clustered.plain import plain_rules
from tests.golden import COUNTS, PLAYTHROUGHS
from tests.golden.clustered import VARIANTS, count, count_file, deal, files, playthrough, playthrough_file
from tests.oracle.clustered import Oracle


@pytest.mark.parametrize("name", VARIANTS)
def test_playthrough_is_what_happens_now(name: str) -> None:
    assert playthrough_file(name).read_text(encoding="utf-8").splitlines() == playthrough(name).splitlines()


@pytest.mark.parametrize("name", VARIANTS)
def test_count_is_what_is_possible_now(name: str) -> None:
    assert json.loads(count_file(name).read_text(encoding="utf-8")) == json.loads(count(name))


def test_every_variant_has_its_files_and_every_file_its_variant() -> None:
    there = {*PLAYTHROUGHS.glob("clustered_*"), *COUNTS.glob("clustered_*")}
    assert there == set(files())


def test_every_option_is_played() -> None:
    rules = [variant.rules for variant in VARIANTS.values()]
    for name in Rules.__struct_fields__:
        assert any(getattr(each, name) != getattr(Rules(), name) for each in rules), name
    assert {type(each.surface) for each in rules} == {type(None), Rectangle, Round, Cells}
    assert {variant.seats for variant in VARIANTS.values()} >= {1, 2, 3, 4, 5, 8}


def test_the_playthroughs_show_every_kind_of_event() -> None:
    text = "\n".join(playthrough_file(name).read_text(encoding="utf-8") for name in VARIANTS)
    for word in ("TileDrawn", "BonusTaken", "TurnPassed", "GameEnded", "shared-win", "(win)", "solo"):
        assert word in text, word
    for phase in ("play", "discard", "trim"):
        assert f" {phase}, one of " in text


def oracle_sequences(oracle: Oracle, depth: int) -> int:
    moves = oracle.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = copy.deepcopy(oracle)
        after.play(move)
        total += oracle_sequences(after, depth - 1)
    return total


@pytest.mark.parametrize("name", VARIANTS)
def test_the_oracle_counts_the_same(name: str) -> None:
    variant = VARIANTS[name]
    options = plain_rules(variant.rules)
    del options["hidden_discards"]
    stacks = [[str(tile) for tile in stack] for stack in deal(name).setup.stacks]
    oracle = Oracle(variant.seats, stacks, first=variant.first, **options)
    counted = json.loads(count_file(name).read_text(encoding="utf-8"))["sequences"]
    assert [oracle_sequences(oracle, depth) for depth in (1, 2)] == counted[:2]
