"""How the kernels of Clustered are compiled: kept on disk, and free to run in several threads at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

from lodestone.core.kernel_cache import choose_cache_folder

Function = TypeVar("Function", bound=Callable[..., Any])

BATCH = Path(__file__).parent


def kernels_of(*packages: Path) -> Callable[[Function], Function]:
    """A decorator that compiles on the first call. `packages` are all folders with kernels that its kernels call."""
    folder = str(choose_cache_folder(*packages))

    def kernel(function: Function) -> Function:
        numba.config.CACHE_DIR = folder  # type: ignore[attr-defined]
        compiled = numba.njit(cache=True, nogil=True, error_model="numpy", boundscheck=False)(function)
        return cast(Function, compiled)

    return kernel


kernel: Callable[[Function], Function] = kernels_of(BATCH)
