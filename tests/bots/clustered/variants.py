"""Tables for testing the bots of Clustered."""

from __future__ import annotations

from lodestone.clustered import Rectangle, Round, Rules

VARIANTS = [
    (1, Rules()),
    (2, Rules(first_bonus=True, largest_bonus=True)),
    (3, Rules(fast=True, trim_drawn_only=True)),
    (4, Rules(extra_wild=(1, 3))),
    (5, Rules(fast=True)),
    (8, Rules()),
    (2, Rules(surface=Rectangle(-2, 2, -2, 2))),
    (6, Rules(surface=Round(4), hidden_discards=True)),
]
