"""Which kernels another one is made of, and which of them have been compiled: what a bar of progress counts."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

__all__ = ["all_compiled", "compiled", "kernels_within"]


def kernels_within(*kernels: Any) -> list[Any]:
    """The kernels themselves and all they call, each once, without those that are merged into their callers."""
    from numba.core.dispatcher import Dispatcher  # only who has kernels has numba loaded

    found: dict[int, Any] = {}
    ahead = list(kernels)
    while ahead:
        kernel = ahead.pop()
        if id(kernel) in found:
            continue
        found[id(kernel)] = kernel
        function = kernel.py_func
        called = (function.__globals__.get(name) for name in function.__code__.co_names)
        ahead += [one for one in called if isinstance(one, Dispatcher)]
    return [kernel for kernel in found.values() if kernel.targetoptions.get("inline") != "always"]


def compiled(kernels: Iterable[Any]) -> int:
    """How many of them are in the cache on disk, at a glance: numba writes an index once a kernel's code is stored."""
    caches = [kernel._cache for kernel in kernels]
    return sum(Path(cache.cache_path, cache._cache_file._index_name).exists() for cache in caches)


def all_compiled(kernels: Iterable[Any]) -> bool:
    """Whether each is in the cache for the sources, the numba and the processor at hand."""
    from numba.core.registry import cpu_target

    here = cpu_target.target_context.codegen().magic_tuple()
    indices = (kernel._cache._cache_file._load_index() for kernel in kernels)
    return all(any(machine == here for _, machine, _ in index) for index in indices)
