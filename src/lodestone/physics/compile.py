"""How kernels are compiled: ahead of need, kept on disk, announced, and the same on every machine.

`kernel` is numba's `njit` with a type checker's view of it: strict IEEE arithmetic (no fastmath: LLVM may
then neither reorder nor fuse operations, so digests agree between processors), division without Python's
exception (a branch in every loop would forbid vector instructions), and a cache on disk.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import platformdirs

__all__ = ["announce_compilation", "kernel"]

Function = TypeVar("Function", bound=Callable[..., Any])

CACHE_VARIABLE = "NUMBA_CACHE_DIR"


def _choose_cache_folder() -> None:
    """Numba keeps compiled kernels beside the source; where that cannot be written, in the user's cache."""
    if os.environ.get(CACHE_VARIABLE):
        return
    if os.access(Path(__file__).parent, os.W_OK):
        return
    folder = Path(platformdirs.user_cache_dir("lodestone")) / "kernels"
    os.environ[CACHE_VARIABLE] = str(folder)


_choose_cache_folder()

import numba  # noqa: E402  (reads the environment when imported)
from numba.core import event  # noqa: E402

# Set again for the case that somebody imported numba before us.
if os.environ.get(CACHE_VARIABLE) and not numba.config.CACHE_DIR:
    numba.config.CACHE_DIR = os.environ[CACHE_VARIABLE]


def kernel(function: Function) -> Function:
    """Compile on first call, then from the cache."""
    compiled = numba.njit(cache=True, error_model="numpy", boundscheck=False)(function)
    return cast(Function, compiled)


def inline_kernel(function: Function) -> Function:
    """A small kernel that is always merged into its callers: no call, no copied arguments."""
    compiled = numba.njit(cache=True, error_model="numpy", boundscheck=False, inline="always")(function)
    return cast(Function, compiled)


class _Announcer(event.Listener):  # type: ignore[misc]  # numba has no types
    def __init__(self, tell: Callable[[], None]) -> None:
        self._tell = tell
        self._told = False

    def on_start(self, event: Any) -> None:
        if not self._told:
            self._told = True
            self._tell()

    def on_end(self, event: Any) -> None:
        pass


def announce_compilation(tell: Callable[[], None]) -> None:
    """Call `tell` once, when the first kernel has to be compiled and not merely loaded.

    >>> announce_compilation(lambda: print("preparing the table"))
    """
    event.register("numba:compile", _Announcer(tell))
