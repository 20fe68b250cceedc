"""Machine code that came with the package, for processors of the level x86-64-v3 (docs/decisions/0016).

A wheel of a release holds it in `lodestone/_kernels`, a folder for each state of the sources; a checkout has none. It
is only read. Where it does not fit (other processors, another numba, edited sources) everything is compiled as usual.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tarfile
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

SHIPPED = Path(__file__).parent.parent / "_kernels"
ARCHIVE = "kernels.tar.xz"
"""In a folder for a state of the sources: what numba has written there, in one file."""
LEVEL = "x86-64-v3"
TARGET = ("x86_64-unknown-linux-gnu", LEVEL, "")
"""What numba calls the machine that such code is made for: system, processor, further features (none)."""
_FLAGS = {"abm", "avx", "avx2", "bmi1", "bmi2", "cx16", "f16c", "fma", "lahf_lm", "movbe", "pni", "popcnt"}
_FLAGS |= {"sse4_1", "sse4_2", "ssse3", "xsave"}
"""The features that the level implies, as Linux spells them."""


def shipped_folder(name: str) -> Path | None:
    """Where the code for a state of the sources is, if there is any and this computer can run it."""
    folder = SHIPPED / name
    # A processor named explicitly gets code of its own.
    if os.environ.get("NUMBA_CPU_NAME") or not (folder / fitting_mark()).exists() or not _has_level():
        return None
    return folder


@cache
def fitting_mark() -> str:
    """If this file exists, the code beside it was made with the Python and the compiler at hand."""
    try:
        told = (sys.implementation.cache_tag, version("numba"), version("llvmlite"))
    except PackageNotFoundError:
        return "no compiler"
    return f"{hashlib.blake2b(repr(told).encode(), digest_size=8).hexdigest()}.complete"


@cache
def read_archive(folder: Path) -> dict[str, bytes]:
    """All files in the archive of a folder by name."""
    with tarfile.open(folder / ARCHIVE) as archive:
        members = ((member.name, archive.extractfile(member)) for member in archive)
        return {name: file.read() for name, file in members if file is not None}


@cache
def _has_level() -> bool:
    """Asks Linux rather than the compiler, which takes a while to load; servers ask too."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return False
    flags = next((line.partition(":")[2] for line in lines if line.startswith("flags")), "")
    return set(flags.split()) >= _FLAGS
