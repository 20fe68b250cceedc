"""Compiled kernels: where they are kept on disk, and a word when they are not there yet."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

CACHE_VARIABLE = "NUMBA_CACHE_DIR"


def _source_stamp(*packages: Path) -> str:
    """A name for this state of the sources.

    Numba looks only at the file of a kernel itself, not at the kernels it calls: after an update an old
    caller would go on using its old copy of a changed callee. A folder per state of the sources cannot be
    out of date.
    """
    stamp = hashlib.blake2b(digest_size=8)
    for package in packages:
        for source in sorted(package.glob("*.py")):
            stamp.update(source.read_bytes())
    return stamp.hexdigest()


def choose_cache_folder(*packages: Path) -> Path:
    """Beside the first package's sources if that can be written, else in the user's cache, else a temporary folder."""
    return _lasting_folder(*packages) or Path(tempfile.mkdtemp(prefix="lodestone-kernels-"))


def is_worth_compiling(*packages: Path) -> bool:
    """Whether it would save somebody time later: it has not been done yet, and there is a place to keep it."""
    folder = _lasting_folder(*packages)
    return folder is not None and not any(folder.rglob("*.nbi"))


def _lasting_folder(*packages: Path) -> Path | None:
    """For this state of the sources; None if there is nowhere to keep anything."""
    import platformdirs

    name = f"kernels-{_source_stamp(*packages)}"
    places = [packages[0] / "__pycache__", Path(platformdirs.user_cache_dir("lodestone"))]
    if given := os.environ.get(CACHE_VARIABLE):
        places.insert(0, Path(given))
    for place in places:
        folder = place / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if os.access(folder, os.W_OK):
                return folder
        except OSError:
            continue
    return None


def announce_compilation(tell: Callable[[], None]) -> None:
    """Call `tell` once, when the first kernel has to be compiled and not merely loaded from the cache."""
    from numba.core import event  # only who has kernels has numba loaded

    class Announcer(event.Listener):
        told = False

        def on_start(self, event: Any) -> None:
            if not self.told:
                self.told = True
                tell()

        def on_end(self, event: Any) -> None:
            pass

    event.register("numba:compile", Announcer())  # type: ignore[no-untyped-call]
