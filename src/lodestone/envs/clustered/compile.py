"""The kernels of the environments, kept apart from those they call: a change here leaves the rules compiled."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from lodestone.clustered.batch.compile import BATCH, Function, kernels_of
from lodestone.core.compiler import MERGED

kernel, inner_kernel = kernels_of(Path(__file__).parent, BATCH)
inlined_kernel = partial(inner_kernel, **MERGED)
"""For what is done in every game of a batch: a call hands over all of its arrays, which takes longer than the work."""


def inlined(function: Function) -> Function:
    """A kernel of the rules, compiled once more to become part of whatever calls it here.

    Only for kernels of other folders: in the same one both would be kept on disk under one name.
    """
    return inlined_kernel(function.py_func)  # type: ignore[attr-defined, no-any-return]
