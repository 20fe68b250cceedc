"""How the levels of Kluster differ: in what their hands can do, how much they think, and how much harm they mean."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LevelTraits:
    """What makes a level. Tremor is the ability of its hand, the rest is patience and malice."""

    tremor: float
    """mm: how far off its hand typically is."""
    finalists: int
    """Placements that it plays through in its head."""
    directions: int
    """Ways in which it imagines its hand to be off, for each of them."""
    closer: int
    """Times as many finalists if none of them is safe."""
    magnets: int
    """Magnets of its own that it compares if the first has no safe place."""
    looks: int
    """What it imagines in one turn (`ThinkingBudget`), after which it takes the best it has seen."""
    widenings: int
    """Times that it draws the cord outwards in one turn."""
    squeezes: int = 0
    """Times that it draws the cord inwards in one turn to leave the next seat less room."""
    malice: float = 0.0
    """The risk of its own that it takes for leaving the next seat no safe place instead of a free table."""


CASUAL = LevelTraits(tremor=2.0, finalists=3, directions=0, closer=2, magnets=1, looks=300_000, widenings=1)
STEADY = LevelTraits(tremor=0.3, finalists=10, directions=4, closer=4, magnets=1, looks=1_000_000, widenings=2)
CLUB = LevelTraits(
    tremor=1.0,
    finalists=8,
    directions=4,
    closer=3,
    magnets=2,
    looks=1_000_000,
    widenings=2,
    squeezes=1,
    malice=0.05,
)
EXPERT = LevelTraits(
    tremor=0.3,
    finalists=10,
    directions=4,
    closer=4,
    magnets=3,
    looks=1_400_000,
    widenings=3,
    squeezes=2,
    malice=0.2,
)
