"""Makes the machine code that a release ships: `python scripts/pack_kernels.py FOLDER`. Takes two minutes.

It is compiled for the level x86-64-v3, in an environment of its own, whatever else this computer supports. Kernels that
only other kernels call are left out, since their callers contain them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from lodestone.core.shipped_kernels import ARCHIVE, LEVEL, fitting_mark

COMPILE = "from lodestone.bots.warmup import compile_everything\nfor name, _ in compile_everything(): print(name)"
CALLED_FROM_PYTHON = b"_ZN7cpython"
"""A mark in the code of kernels that Python can call."""


def compile_all(cache: Path) -> None:
    """Compile all kernels for the level into a folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    # Features must be set, even if empty: otherwise numba adds those of this computer.
    chosen = {"NUMBA_CPU_NAME": LEVEL, "NUMBA_CPU_FEATURES": "", "NUMBA_CACHE_DIR": str(cache)}
    subprocess.run([sys.executable, "-c", COMPILE], env={**kept, **chosen}, check=True)


def pack(cache: Path, out: Path) -> tuple[int, int]:
    """Put what is shipped into one archive per folder; returns the number of kernels and bytes."""
    shutil.rmtree(out, ignore_errors=True)
    kernels = size = 0
    for folder in sorted(cache.glob("kernels-*")):
        code = [file for file in sorted(folder.glob("*.nbc")) if CALLED_FROM_PYTHON in file.read_bytes()]
        if not code:
            continue
        packed = out / folder.name
        packed.mkdir(parents=True)
        indices = {file.with_name(f"{file.name.rsplit('.', 2)[0]}.nbi") for file in code}
        with tarfile.open(packed / ARCHIVE, "w:xz") as archive:
            for file in sorted([*code, *indices]):
                archive.add(file, file.name, filter=_without_traces)
        (packed / fitting_mark()).touch()
        kernels += len(code)
        size += (packed / ARCHIVE).stat().st_size
    return kernels, size


def _without_traces(file: tarfile.TarInfo) -> tarfile.TarInfo:
    """An archive entry without traces of who made it, and when."""
    return file.replace(mtime=0, mode=0o644, uid=0, gid=0, uname="", gname="", deep=False)


def main(out: Path) -> None:
    """Compile and pack."""
    with tempfile.TemporaryDirectory() as folder:
        compile_all(Path(folder))
        kernels, size = pack(Path(folder), out)
    (out / "python-tag").write_text(f"cp{sys.version_info.major}{sys.version_info.minor}", encoding="utf-8")
    print(f"{kernels} kernels for {LEVEL}, {size / 2**20:.1f} MiB, in {out}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
