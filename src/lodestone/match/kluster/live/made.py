"""Magnets as individuals: stones differ in size, shape and strength, and which face is north is drawn for each (Z5).

A stone's two faces are called a and b; a spinner's two ends likewise. The body's own axis always points to a, and the
moment along it is positive if a is north, negative if b is: a pose says which face is up and never which pole.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from itertools import chain

from lodestone.core import Chance
from lodestone.kluster import Boxes, Magnet, is_spinner
from lodestone.match.kluster.equipment import MagnetMade
from lodestone.physics import params

BALANCED = 1e-3
"""Pools whose total strengths differ by less than this share count as equal."""
_FINE = 2**32


def make_magnets(boxes: Boxes, seed: int) -> dict[Magnet, MagnetMade]:
    """Every magnet of the boxes; each depends on the seed and on its own name only.

    >>> make_magnets(Boxes(classic=1), seed=3)["c1"]
    MagnetMade(size=(17.05, 15.96, 10.27), moment=-0.20299)
    """
    return {magnet: _make(magnet, Chance(seed, f"kluster/magnet/{magnet}")) for magnet in boxes.magnets}


def _make(magnet: Magnet, chance: Chance) -> MagnetMade:
    spread = params.PARAMETERS["moment_spread"].value
    if is_spinner(magnet):  # turned on a lathe: all of the same size, but not of the same strength
        nominal = params.spinner()
        factors = (1.0, 1.0, 1.0)
    else:
        nominal = params.stone()
        wide = params.PARAMETERS["size_spread"].value
        factors = (1.0 + _within(chance, wide), 1.0 + _within(chance, wide), 1.0 + _within(chance, wide))
    a, b, c = (round(2e3 * half * factor, 2) for half, factor in zip(nominal.semi_axes, factors, strict=True))
    if b > a:  # the longest axis is the first one
        a, b = b, a
    strength = max(map(abs, nominal.moment)) * math.prod(factors) * (1.0 + _within(chance, spread))
    sign = 1.0 if chance.below(2) else -1.0
    return MagnetMade((a, b, c), round(sign * strength, 5))


def _within(chance: Chance, spread: float) -> float:
    """Uniform between −spread and spread."""
    return spread * (2.0 * chance.below(_FINE) / _FINE - 1.0)


def physical(magnet: Magnet, made: MagnetMade) -> params.Magnet:
    """The magnet as the physics knows it."""
    a, b, c = made.size
    build = params.spinner if is_spinner(magnet) else params.stone
    return build((a * 1e-3, b * 1e-3, c * 1e-3), moment=made.moment)


def balanced_order(boxes: Boxes, seats: int, made: Mapping[Magnet, MagnetMade], seed: int) -> list[Magnet]:
    """An order that deals every seat about the same total strength, otherwise at random (Q-K19)."""
    chance = Chance(seed, "kluster/deal")
    kinds = [chance.shuffled(kind) for kind in (boxes.stones, boxes.spinners)]
    pools = [[mixed[seat * (n := len(mixed) // seats) : (seat + 1) * n] for mixed in kinds] for seat in range(seats)]
    _balance(pools, made)
    order: list[Magnet] = []
    for kind, mixed in enumerate(kinds):
        order += [magnet for pool in pools for magnet in pool[kind]] + mixed[seats * (len(mixed) // seats) :]
    return order


def total_strength(magnets: Iterable[Magnet], made: Mapping[Magnet, MagnetMade]) -> float:
    """A·m²: the total strength of these magnets."""
    return math.fsum(abs(made[magnet].moment) for magnet in magnets)


def _balance(pools: list[list[list[Magnet]]], made: Mapping[Magnet, MagnetMade]) -> None:
    """Swap like for like between the strongest and the weakest pool as long as that brings them closer."""

    def strength(seat: int) -> float:
        return total_strength(chain.from_iterable(pools[seat]), made)

    while True:
        ranked = sorted(range(len(pools)), key=strength)
        weak, strong = pools[ranked[0]], pools[ranked[-1]]
        apart = strength(ranked[-1]) - strength(ranked[0])
        swaps = [
            (abs(apart - 2.0 * (abs(made[m].moment) - abs(made[n].moment))), kind, i, j)
            for kind in range(len(strong))
            for i, m in enumerate(strong[kind])
            for j, n in enumerate(weak[kind])
        ]
        best, kind, i, j = min(swaps, default=(apart, 0, 0, 0))
        if best >= apart * (1.0 - BALANCED) or apart <= BALANCED * strength(ranked[-1]):
            return
        strong[kind][i], weak[kind][j] = weak[kind][j], strong[kind][i]
