"""Chance: draws that anybody can recompute with SHA-256, and that are uniform."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lodestone.clustered import deal, tile_set
from lodestone.core import Chance


def words(seed: int, label: str, count: int) -> list[int]:
    """The stream as the docstring describes it: SHA-256 of "<seed>/<label>/<k>", eight big-endian words each."""
    found: list[int] = []
    block = 0
    while len(found) < count:
        digest = sha256(f"{seed}/{label}/{block}".encode()).digest()
        found += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
        block += 1
    return found[:count]


def shuffled(seed: int, label: str, items: list[str]) -> list[str]:
    """Fisher–Yates from the last place down, for cases in which no word of the stream has to be rejected."""
    order = list(items)
    stream = iter(words(seed, label, len(order)))
    for last in range(len(order) - 1, 0, -1):
        word = next(stream)
        assert word < 2**32 - 2**32 % (last + 1), "choose another seed for this test"
        chosen = word % (last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return order


@pytest.mark.parametrize(("seed", "label"), [(0, ""), (7, "example"), (-1, "clustered/stack/0"), (2**63, "ä/☃")])
def test_the_stream_is_sha256_in_counter_mode(seed: int, label: str) -> None:
    chance = Chance(seed, label)
    assert [chance.below(2**32) for _ in range(40)] == words(seed, label, 40)


def test_pinned_draws() -> None:
    """They must stay the same on every machine, for ever: recorded deals depend on them."""
    draws = [256, 338, 322, 286, 602, 155, 174, 554, 299, 274, 848, 303]
    chance = Chance(7, "pinned")
    assert [chance.below(1000) for _ in range(12)] == draws
    assert [word % 1000 for word in words(7, "pinned", 12)] == draws
    assert "".join(Chance(7, "pinned").shuffled("abcdefghij")) == "edbfjhacig"
    assert shuffled(7, "pinned", list("abcdefghij")) == list("edbfjhacig")


def test_pinned_deal() -> None:
    stack = [str(tile) for tile in deal(2, seed=7).stacks[1]]
    assert stack == shuffled(7, "clustered/stack/1", [str(tile) for tile in tile_set()])
    assert " ".join(stack) == (
        "Ss3 Td1 Cd3 Td3 Cs2 Sd3 Ts3 Ch3 Cd1 Cs3 Cd2 Th2 Ss2 Sh2 Sh3 "
        "Sd1 Ts2 Ts1 Th1 Ss1 Sd2 Sh1 *** Ch1 Cs1 *** Td2 Th3 Ch2"
    )


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 29, 2**31, 2**31 + 1, 2**32 - 1, 2**32])
def test_a_draw_stays_below_its_limit(limit: int) -> None:
    chance = Chance(3, "limit")
    assert all(0 <= chance.below(limit) < limit for _ in range(200))


def test_words_beyond_the_last_whole_multiple_are_thrown_away() -> None:
    """With a limit just above half the range, almost every second word must be rejected."""
    limit = 2**31 + 1
    kept = [word for word in words(5, "reject", 400) if word < limit]
    chance = Chance(5, "reject")
    assert [chance.below(limit) for _ in range(len(kept))] == kept
    assert len(kept) < 260


def test_draws_are_even() -> None:
    chance = Chance(11, "even")
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi-squared, 5 degrees, 0.1 %


def test_every_order_of_a_shuffle_is_as_likely_as_any_other() -> None:
    counts = Counter(tuple(Chance(seed, "orders").shuffled("abcd")) for seed in range(4800))
    assert set(counts) == set(permutations("abcd"))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 49.8  # chi-squared, 23 degrees, 0.1 %


def test_streams_with_other_seeds_or_labels_differ() -> None:
    streams = {
        tuple(Chance(seed, label).below(2**32) for _ in range(1))
        for seed in range(-5, 5)
        for label in ("a", "b", "a/0", "0")
    }
    assert len(streams) == 40


@given(st.integers(), st.text(max_size=8), st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_item_and_repeats_itself(seed: int, label: str, items: list[int]) -> None:
    before = list(items)
    order = Chance(seed, label).shuffled(items)
    assert Counter(order) == Counter(items)
    assert items == before
    assert Chance(seed, label).shuffled(items) == order


def test_short_shuffles() -> None:
    assert Chance(1, "x").shuffled([]) == []
    assert Chance(1, "x").shuffled(["only"]) == ["only"]
    assert sorted(Chance(1, "x").shuffled(iter("ba"))) == ["a", "b"]


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_limits_that_cannot_be_drawn_from_are_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="limit"):
        Chance(1, "limits").below(limit)


def test_the_largest_limit_works() -> None:
    assert 0 <= Chance(1, "limits").below(2**32) < 2**32
