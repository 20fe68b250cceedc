"""How kernels are compiled: ahead of need, kept on disk, announced, and the same on every machine.

`kernel` is numba's `njit` with a type checker's view of it: strict IEEE arithmetic (no fastmath: LLVM may
then neither reorder nor fuse operations, so digests agree between processors), division without Python's
exception (a branch in every loop would forbid vector instructions), and a cache on disk.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

from lodestone.core.kernel_cache import announce_compilation, choose_cache_folder
from lodestone.core.kernel_store import keep

__all__ = ["FOLDER", "announce_compilation", "inline_kernel", "inner_kernel", "kernel", "lane_kernel", "machine_code"]

Function = TypeVar("Function", bound=Callable[..., Any])

FOLDER = str(choose_cache_folder(Path(__file__).parent))
"""Where the kernels of the physics are kept."""

OPTIONS: dict[str, Any] = {"error_model": "numpy", "boundscheck": False, "no_cfunc_wrapper": True}
"""No kernel is handed on as a C function: leaving out that way in saves a tenth of the time to compile."""


def _compiled(function: Function, **more: Any) -> Function:
    options: dict[str, Any] = {**OPTIONS, **more}
    dispatcher = numba.njit(**options)(function)
    keep(dispatcher, Path(FOLDER))
    return cast(Function, dispatcher)


def kernel(function: Function) -> Function:
    """Compile on first call, then from the cache. May be called from Python."""
    return _compiled(function)


def inner_kernel(function: Function) -> Function:
    """A kernel that only kernels call: without the code that lets Python call it. Doing so all the same would crash."""
    return _compiled(function, no_cpython_wrapper=True)


def inline_kernel(function: Function) -> Function:
    """A small kernel that is always merged into its callers: no call, no copied arguments."""
    return _compiled(function, inline="always")


def lane_kernel(function: Function) -> Function:
    """A kernel merged into its callers by the optimiser: understood once, and loops over lanes stay loops."""
    return _compiled(function, forceinline=True, no_cpython_wrapper=True)


def machine_code(compiled: Function, arguments: tuple[Any, ...]) -> Function:
    """A kernel's code for arguments of just these types.

    Numba looks at every array of every call to find it, which takes longer than a short kernel does. The code itself
    looks at nothing: whoever keeps it must know that the types of all later arguments are the same.
    """
    dispatcher = cast(Any, compiled)
    return cast(Function, dispatcher.compile(tuple(map(dispatcher.typeof_pyval, arguments))))
