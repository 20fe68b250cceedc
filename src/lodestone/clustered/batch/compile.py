"""How the kernels of Clustered are compiled: kept on disk, and free to run in several threads at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

from lodestone.core.kernel_cache import choose_cache_folder
from lodestone.core.kernel_store import keep

Function = TypeVar("Function", bound=Callable[..., Any])

BATCH = Path(__file__).parent


OPTIONS: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": False,
    "no_cfunc_wrapper": True,
    # Kernels here make no arrays, so none needs counting who holds it: more than half of the time went into that.
    "_nrt": False,
}


def kernels_of(*packages: Path) -> tuple[Callable[[Function], Function], Callable[[Function], Function]]:
    """Two decorators that compile on the first call: for kernels, and for those that only other kernels call.

    The latter lack the code that lets Python call them, which is a good part of the time to compile; doing so all the
    same would crash. `packages` are all folders with kernels that these kernels call.
    """
    folder = choose_cache_folder(*packages)

    def compiled(function: Function, **more: Any) -> Function:
        dispatcher = numba.njit(**OPTIONS, **more)(function)
        keep(dispatcher, folder)
        return cast(Function, dispatcher)

    return compiled, partial(compiled, no_cpython_wrapper=True)


kernel, inner_kernel = kernels_of(BATCH)
