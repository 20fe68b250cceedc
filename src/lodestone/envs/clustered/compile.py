"""The kernels of the environments, kept apart from those they call: a change here leaves the rules compiled."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from types import FunctionType

from lodestone.clustered.batch.compile import BATCH, Function, kernels_of
from lodestone.core.compiler import MERGED

kernel, inner_kernel = kernels_of(Path(__file__).parent, BATCH)
inlined_kernel = partial(inner_kernel, **MERGED)
"""For what is done in every game of a batch: a call hands over all of its arrays, which takes longer than the work."""


@cache
def inlined(function: Function) -> Function:
    """A kernel of the rules and all that it calls, compiled once more to become part of whatever calls it here.

    All of it: left to the optimiser, what was merged depended on which kernels happened to be on disk already.
    Only for kernels of other folders: in the same one both would be kept on disk under one name.
    """
    source: FunctionType = function.py_func  # type: ignore[attr-defined]
    called = {name: source.__globals__.get(name) for name in source.__code__.co_names}
    merged = {name: inlined(one) for name, one in called.items() if hasattr(one, "py_func")}
    copy = FunctionType(source.__code__, {**source.__globals__, **merged}, source.__name__, source.__defaults__)
    copy.__module__, copy.__qualname__ = source.__module__, source.__qualname__
    return inlined_kernel(copy)  # type: ignore[return-value]
