"""The kernels of training, kept apart from all that they call."""

from __future__ import annotations

from pathlib import Path

from lodestone.bots.clustered.neural.compile import HERE, SEARCH
from lodestone.clustered.batch.compile import BATCH, kernels_of
from lodestone.envs.clustered import kernels

kernel, inner_kernel = kernels_of(Path(__file__).parent, Path(kernels.__file__).parent, HERE, SEARCH, BATCH)
