"""The kernels of the search, kept apart from those of the rules: a change of mind leaves the rules compiled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from lodestone.clustered.batch.compile import BATCH, Function, kernels_of

kernel: Callable[[Function], Function] = kernels_of(Path(__file__).parent, BATCH)
