"""Where compiled kernels are kept on disk."""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path

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
    return Path(tempfile.mkdtemp(prefix="lodestone-kernels-"))
