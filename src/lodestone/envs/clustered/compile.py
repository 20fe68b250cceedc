"""The kernels of the environments, kept apart from those they call: a change here leaves the rules compiled."""

from __future__ import annotations

from pathlib import Path

from lodestone.clustered.batch.compile import BATCH, kernels_of

kernel, inner_kernel = kernels_of(Path(__file__).parent, BATCH)
