"""The kernels of the network, kept apart from those of the rules and of the search, which they call."""

from __future__ import annotations

from pathlib import Path

from lodestone.bots.clustered.search import appraisal
from lodestone.clustered.batch.compile import BATCH, kernels_of

HERE, SEARCH = Path(__file__).parent, Path(appraisal.__file__).parent

kernel, inner_kernel = kernels_of(HERE, SEARCH, BATCH)
