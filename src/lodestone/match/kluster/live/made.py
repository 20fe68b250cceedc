"""Magnets as individuals: stones differ in size, shape and strength, and which face is north is drawn for each (Z5).

A stone's two faces are called a and b; a spinner's two ends likewise. The body's own axis always points to a, and the
moment along it is positive if a is north, negative if b is: a pose says which face is up and never which pole.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from lodestone.core import Chance
from lodestone.kluster import Boxes, Magnet, is_spinner
from lodestone.physics import params

Face: TypeAlias = Literal["a", "b"]
Size: TypeAlias = tuple[float, float, float]

BALANCED = 1e-3
"""Pools whose total strengths differ by less than this share are as good as equal."""
_FINE = 2**32


class MagnetMade(msgspec.Struct, frozen=True):
    """One magnet as it came out of the kiln."""

    size: Size
    """mm, full extents: a stone's thickness last, a spinner's length first."""
    moment: float
    """A·m² towards face a: negative if face b is the north pole."""

    @property
    def north(self) -> Face:
        """The face that is the north pole."""
        return "a" if self.moment > 0 else "b"


def make_magnets(boxes: Boxes, seed: int) -> dict[Magnet, MagnetMade]:
    """Every magnet of the boxes; each depends on the seed and on its own name only.

    >>> make_magnets(Boxes(classic=1), seed=3)["c1"]
    MagnetMade(size=(16.59, 15.22, 10.48), moment=0.19594)
    """
    return {magnet: _make(magnet, Chance(seed, f"kluster/magnet/{magnet}")) for magnet in boxes.magnets}


def _make(magnet: Magnet, chance: Chance) -> MagnetMade:
    spread = params.PARAMETERS["moment_spread"].value
    if is_spinner(magnet):  # turned on a lathe: all of one size, not of one strength
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
    order: list[Magnet] = []
    for kind in (boxes.stones, boxes.spinners):
        mixed = chance.shuffled(kind)
        each = len(mixed) // seats
        shares = [mixed[seat * each : (seat + 1) * each] for seat in range(seats)]
        _balance(shares, made)
        order += [magnet for share in shares for magnet in share] + mixed[seats * each :]
    return order


def total_strength(magnets: Sequence[Magnet], made: Mapping[Magnet, MagnetMade]) -> float:
    """A·m², of all of them together."""
    return math.fsum(abs(made[magnet].moment) for magnet in magnets)


def _balance(shares: list[list[Magnet]], made: Mapping[Magnet, MagnetMade]) -> None:
    """Swap magnets between the strongest and the weakest share as long as that brings them closer."""
    while True:
        ranked = sorted(range(len(shares)), key=lambda seat: total_strength(shares[seat], made))
        weak, strong = shares[ranked[0]], shares[ranked[-1]]
        apart = total_strength(strong, made) - total_strength(weak, made)
        swaps = [
            (abs(apart - 2.0 * (abs(made[m].moment) - abs(made[n].moment))), i, j)
            for i, m in enumerate(strong)
            for j, n in enumerate(weak)
        ]
        best, i, j = min(swaps, default=(apart, 0, 0))
        if best >= apart * (1.0 - BALANCED) or apart <= BALANCED * total_strength(strong, made):
            return
        strong[i], weak[j] = weak[j], strong[i]
