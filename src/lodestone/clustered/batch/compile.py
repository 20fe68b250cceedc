"""How the kernels of Clustered are compiled: kept on disk, and free to run in several threads at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from lodestone.core.compiler import FOR_KERNELS_ONLY, NO_C_FUNCTION, NOT_COUNTING, kernel_in
from lodestone.core.kernel_cache import choose_cache_folder

Function = TypeVar("Function", bound=Callable[..., Any])

BATCH = Path(__file__).parent


OPTIONS: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": False,
    **NO_C_FUNCTION,
    **NOT_COUNTING,  # counting references took more than half of the time
}


def kernels_of(*packages: Path) -> tuple[Callable[[Function], Function], Callable[[Function], Function]]:
    """Two decorators that compile on the first call: for kernels, and for those that only other kernels call.

    The latter have no entry point for Python, which saves a good part of the compile time; calling one from Python
    would crash. `packages` are all folders with kernels that these kernels call.
    """
    folder = choose_cache_folder(*packages)

    def compiled(function: Function, **more: Any) -> Function:
        return kernel_in(folder, function, {**OPTIONS, **more})

    def inner(function: Function, **more: Any) -> Function:
        return compiled(function, **FOR_KERNELS_ONLY, **more)

    return compiled, inner


kernel, inner_kernel = kernels_of(BATCH)
