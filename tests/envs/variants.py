"""Tables for testing environments: every option, one to eight seats, edges that matter."""

from __future__ import annotations

from lodestone.clustered import Cells, Rectangle, Round, Rules

VARIANTS: dict[str, tuple[int, Rules]] = {
    "solo": (1, Rules()),
    "two": (2, Rules()),
    "three-bonuses": (3, Rules(first_bonus=True, largest_bonus=True)),
    "four-wilds": (4, Rules(extra_wild=(0, 3), tie_break=True, largest_bonus=True)),
    "two-fast": (2, Rules(fast=True, extra_wild=(1,))),
    "three-fast-drawn": (3, Rules(fast=True, trim_drawn_only=True, hidden_discards=True)),
    "two-tight": (2, Rules(surface=Rectangle(left=-2, right=2, top=-2, bottom=2), hidden_discards=True)),
    "two-round": (2, Rules(surface=Round(3.5), first_bonus=True)),
    "two-cells": (2, Rules(surface=Cells.of([(0, 0), (1, 0), (2, 0), (1, 1), (0, 1), (-1, 0)]), fast=True)),
    "five": (5, Rules(first_bonus=True, extra_wild=(4,))),
    "eight-fast": (8, Rules(fast=True, largest_bonus=True, first_bonus=True)),
}
