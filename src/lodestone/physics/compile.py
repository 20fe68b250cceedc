"""How kernels are compiled: ahead of need, kept on disk, announced, and the same on every machine.

`kernel` is numba's `njit` with a type checker's view of it: strict IEEE arithmetic (no fastmath: LLVM may
then neither reorder nor fuse operations, so digests agree between processors), division without Python's
exception (a branch in every loop would forbid vector instructions), and a cache on disk.
"""

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import platformdirs

__all__ = ["announce_compilation", "inline_kernel", "kernel"]

Function = TypeVar("Function", bound=Callable[..., Any])

CACHE_VARIABLE = "NUMBA_CACHE_DIR"
PACKAGE = Path(__file__).parent


def _source_stamp() -> str:
    """A name for this state of the sources.

    Numba looks only at the file of a kernel itself, not at the kernels it calls: after an update an old
    caller would go on using its old copy of a changed callee. A folder per state of the sources cannot be
    out of date.
    """
    stamp = hashlib.blake2b(digest_size=8)
    for source in sorted(PACKAGE.glob("*.py")):
        stamp.update(source.read_bytes())
    return stamp.hexdigest()


def _choose_cache_folder() -> Path:
    """Beside the sources if that can be written, else in the user's cache, else in a temporary folder."""
    name = f"kernels-{_source_stamp()}"
    places = [PACKAGE / "__pycache__", Path(platformdirs.user_cache_dir("lodestone"))]
    for place in places:
        folder = place / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if os.access(folder, os.W_OK):
                return folder
        except OSError:
            continue
    return Path(tempfile.mkdtemp(prefix="lodestone-kernels-"))


if not os.environ.get(CACHE_VARIABLE):
    os.environ[CACHE_VARIABLE] = str(_choose_cache_folder())

import numba  # noqa: E402  (reads the environment when imported)
from numba.core import event  # noqa: E402

# Set again for the case that somebody imported numba before us.
numba.config.CACHE_DIR = os.environ[CACHE_VARIABLE]  # type: ignore[attr-defined]


def kernel(function: Function) -> Function:
    """Compile on first call, then from the cache."""
    compiled = numba.njit(cache=True, error_model="numpy", boundscheck=False)(function)
    return cast(Function, compiled)


def inline_kernel(function: Function) -> Function:
    """A small kernel that is always merged into its callers: no call, no copied arguments."""
    compiled = numba.njit(cache=True, error_model="numpy", boundscheck=False, inline="always")(function)
    return cast(Function, compiled)


def lane_kernel(function: Function) -> Function:
    """A kernel merged into its callers by the optimiser: understood once, and loops over lanes stay loops."""
    compiled = numba.njit(cache=True, error_model="numpy", boundscheck=False, forceinline=True)(function)
    return cast(Function, compiled)


class _Announcer(event.Listener):
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
    """Call `tell` once, when the first kernel has to be compiled and not merely loaded from the cache."""
    event.register("numba:compile", _Announcer(tell))  # type: ignore[no-untyped-call]
