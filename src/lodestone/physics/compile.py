"""How kernels are compiled: ahead of need, kept on disk, announced, and the same on every machine.

`kernel` is numba's `njit` with a type checker's view of it: strict IEEE arithmetic (no fastmath: LLVM may
then neither reorder nor fuse operations, so digests agree between processors), division without Python's
exception (a branch in every loop would forbid vector instructions), and a cache on disk.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from lodestone.core.compiler import (
    FOR_KERNELS_ONLY,
    MERGED,
    NO_C_FUNCTION,
    announce_compilation,
    kernel_in,
    machine_code,
)
from lodestone.core.kernel_cache import choose_cache_folder

__all__ = ["FOLDER", "announce_compilation", "inline_kernel", "inner_kernel", "kernel", "lane_kernel", "machine_code"]

Function = TypeVar("Function", bound=Callable[..., Any])

FOLDER = str(choose_cache_folder(Path(__file__).parent))
"""Where the kernels of the physics are kept."""

OPTIONS: dict[str, Any] = {"error_model": "numpy", "boundscheck": False, **NO_C_FUNCTION}


def _compiled(function: Function, **more: Any) -> Function:
    return kernel_in(Path(FOLDER), function, {**OPTIONS, **more})


def kernel(function: Function) -> Function:
    """Compile on first call, then from the cache. May be called from Python."""
    return _compiled(function)


def inner_kernel(function: Function) -> Function:
    """A kernel that only kernels call: it has no entry point for Python, and calling it from there would crash."""
    return _compiled(function, **FOR_KERNELS_ONLY)


def inline_kernel(function: Function) -> Function:
    """A small kernel that is always merged into its callers: no call, no copied arguments."""
    return _compiled(function, inline="always")


def lane_kernel(function: Function) -> Function:
    """A kernel merged into its callers by the optimiser: typed only once, and loops over lanes stay loops."""
    return _compiled(function, **MERGED, **FOR_KERNELS_ONLY)
