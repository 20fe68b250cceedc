"""Compiles the network ahead of time."""

from __future__ import annotations

from functools import cache

from lodestone.bots.clustered import search
from lodestone.bots.clustered.neural.bot import NeuralBot
from lodestone.clustered import new_game
from lodestone.match.clustered import view_for


@cache
def warmup() -> None:
    """Compile every kernel, or load it, so that thinking time is spent on thinking."""
    search.warmup()
    NeuralBot().choose(view_for(new_game(seats=2), 0))
