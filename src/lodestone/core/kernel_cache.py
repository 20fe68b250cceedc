"""Where compiled kernels are kept on disk, and which are there. Loads no compiler, because servers ask too."""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from functools import cache
from pathlib import Path

from lodestone.core.shipped_kernels import shipped_folder

CACHE_VARIABLE = "NUMBA_CACHE_DIR"
TURN = "turn"
"""The stage at which Kluster can be played, though not yet with every bot."""
PHYSICS = "physics"
"""The stage at which every bot of Kluster can think."""


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


def _folder_name(*packages: Path) -> str:
    return f"kernels-{_source_stamp(*packages)}"


def choose_cache_folder(*packages: Path) -> Path:
    """Beside the first package's sources if that can be written, else in the user's cache.

    If neither can be, one that is not there: then nothing that is compiled outlives its process.
    """
    return _lasting_folder(*packages) or packages[0] / "__pycache__" / _folder_name(*packages)


def is_worth_compiling(*packages: Path) -> bool:
    """Whether compiling ahead would save time later: it has not been done yet, and the result can be kept."""
    folder = _lasting_folder(*packages)
    return folder is not None and not is_shipped(*packages) and not any(folder.rglob("*.nbi"))


def is_compiled(stage: str, *packages: Path) -> bool:
    """Whether all kernels of a stage are there, for these sources and this processor."""
    folder = _lasting_folder(*packages)
    return is_shipped(*packages) or (folder is not None and (folder / _mark(stage)).exists())


def is_shipped(*packages: Path) -> bool:
    """Whether all kernels came with the package, for these sources and this processor."""
    return shipped_folder(_folder_name(*packages)) is not None


def mark_compiled(stage: str, *packages: Path) -> None:
    """Note that all kernels of a stage are compiled."""
    folder = _lasting_folder(*packages)
    if folder is not None:
        (folder / _mark(stage)).touch()


def can_be_kept(*packages: Path) -> bool:
    """Whether one process finds what another has compiled."""
    return _lasting_folder(*packages) is not None


def _mark(stage: str) -> str:
    """A file name made of everything else the code depends on; if any of it changes, numba compiles again."""
    from importlib.metadata import version

    chosen = [os.environ.get(name, "") for name in ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")]
    told = (sys.implementation.cache_tag, version("numba"), version("llvmlite"), _processor(), *chosen)
    return f"{stage}-{hashlib.blake2b(repr(told).encode(), digest_size=8).hexdigest()}.compiled"


@cache
def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return "".join(sorted({line for line in lines if line.startswith(("model name", "flags", "CPU part", "Features"))}))


def _lasting_folder(*packages: Path) -> Path | None:
    """For this state of the sources; None if there is nowhere to keep anything."""
    import platformdirs

    name = _folder_name(*packages)
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
