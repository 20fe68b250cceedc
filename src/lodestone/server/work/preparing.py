"""Compiles what searching bots and hints need ahead of time, so that the first hint does not take a minute."""

from __future__ import annotations

import os
from pathlib import Path

from lodestone import clustered
from lodestone.bots import clustered as clustered_bots
from lodestone.core.kernel_cache import is_worth_compiling

PATIENCE = 10
"""Steps of priority that everybody who plays, or waits for another job, goes before it."""
KERNELS = (Path(clustered_bots.__file__).parent / "search", Path(clustered.__file__).parent / "batch")


def search_is_to_be_compiled() -> bool:
    """Once for each state of the sources."""
    return is_worth_compiling(*KERNELS)


def compile_search() -> None:
    """In a process that ends afterwards, and so keeps the lowered priority to itself."""
    os.nice(PATIENCE)
    from lodestone.bots.clustered.search import warmup

    warmup()
