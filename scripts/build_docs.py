"""Builds the documentation site into the package: `python scripts/build_docs.py`. Nothing new, nothing done."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from build_web import digest  # type: ignore[import-not-found]  # beside us

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
BUILT = ROOT / "src" / "lodestone" / "server" / "docs_site"
STAMP = BUILT / "build-stamp"
INCLUDED = ("CHANGELOG.md", "CONTRIBUTING.md", "benchmarks/README.md")


def sources() -> list[Path]:
    """Every file the site depends on: its pages, and the package for docstrings, help texts and rulebooks."""
    package = [ROOT / "src" / "lodestone"]
    kinds = (".py", ".ftl", ".md", ".toml")
    code = [
        path for folder in package for path in folder.rglob("*") if path.suffix in kinds and BUILT not in path.parents
    ]
    pages = [path for path in DOCS.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return sorted([*code, *pages, *(ROOT / name for name in INCLUDED)])


def build() -> None:
    """Build it, if anything has changed; any warning of Sphinx is a failure."""
    state = digest(sources())
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == state:
        return
    shutil.rmtree(BUILT, ignore_errors=True)  # Sphinx notices neither changed docstrings nor pages that are gone
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", str(DOCS), str(BUILT)]
    with tempfile.TemporaryDirectory() as between:
        subprocess.run([*command, "-d", between], cwd=ROOT, check=True)
    STAMP.write_text(state, encoding="utf-8")


if __name__ == "__main__":
    try:
        build()
    except subprocess.CalledProcessError:
        sys.exit("The documentation was not built: see above.")
    print(f"The site is in {BUILT.relative_to(ROOT)}; every table server shows it at /docs.")
