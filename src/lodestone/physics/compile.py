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

__all__ = ["announce_compilation", "inline_kernel", "inner_kernel", "kernel", "lane_kernel"]

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

OPTIONS: dict[str, Any] = {"cache": True, "error_model": "numpy", "boundscheck": False, "no_cfunc_wrapper": True}
"""No kernel is handed on as a C function: leaving out that way in saves a tenth of the time to compile."""


def _compiled(function: Function, **more: Any) -> Function:
    options: dict[str, Any] = {**OPTIONS, **more}
    return cast(Function, numba.njit(**options)(function))


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
