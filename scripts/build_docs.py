"""Builds the documentation site into the package: `python scripts/build_docs.py`. Does nothing without changes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

sys.path.insert(0, str(Path(__file__).parent))

from build_web import digest  # type: ignore[import-not-found]  # beside us
from docs_licences import licences  # type: ignore[import-not-found]

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
BUILT = ROOT / "build" / "docs_site"
ARCHIVE = ROOT / "src" / "lodestone" / "server" / "docs_site.zip"
"""The site in one file, which servers show and packages contain."""
STAMP = BUILT / "build-stamp"
COMPRESSED = (".png", ".webp", ".woff2")
"""Files that are already compressed."""
LEFT_OUT = (".buildinfo", "build-stamp")
INCLUDED = ("CHANGELOG.md", "CONTRIBUTING.md", "benchmarks/README.md")
MADE_WITH = ("requirements/docs.txt", "scripts/docs_licences.py")


def sources() -> list[Path]:
    """Every file the site depends on: its pages, and the package for docstrings, help texts and rulebooks."""
    kinds = (".py", ".ftl", ".md", ".toml")
    code = [path for path in (ROOT / "src" / "lodestone").rglob("*") if path.suffix in kinds]
    pages = [path for path in DOCS.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return sorted([*code, *pages, *(ROOT / name for name in (*INCLUDED, *MADE_WITH))])


def build() -> None:
    """Build it, if anything has changed; any warning of Sphinx is a failure."""
    state = digest(sources())
    if ARCHIVE.is_file() and STAMP.is_file() and STAMP.read_text(encoding="utf-8") == state:
        return
    shutil.rmtree(BUILT, ignore_errors=True)  # Sphinx notices neither changed docstrings nor deleted pages
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", str(DOCS), str(BUILT)]
    with tempfile.TemporaryDirectory() as between:
        subprocess.run([*command, "-d", between], cwd=ROOT, check=True)
    (BUILT / "licences.txt").write_text(licences(), encoding="utf-8")
    pack(BUILT, ARCHIVE)
    STAMP.write_text(state, encoding="utf-8")


def pack(folder: Path, archive: Path) -> None:
    """All files of the site in one, the same bytes for the same site; a server that shows the last one goes on so."""
    new = archive.with_suffix(".new")
    with ZipFile(new, "w") as written:
        for file in sorted(path for path in folder.rglob("*") if path.is_file() and path.name not in LEFT_OUT):
            entry = ZipInfo(file.relative_to(folder).as_posix())
            entry.compress_type = ZIP_STORED if file.suffix in COMPRESSED else ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            written.writestr(entry, file.read_bytes(), compresslevel=9)
    os.replace(new, archive)


if __name__ == "__main__":
    try:
        build()
    except subprocess.CalledProcessError:
        sys.exit("The documentation was not built: see above.")
    print(f"The site is in {ARCHIVE.relative_to(ROOT)}; every table server shows it at /docs.")
