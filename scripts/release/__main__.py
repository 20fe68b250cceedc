"""`python -m scripts.release [3.11 3.12 …]`: everything into `dist/`, checked on these Pythons, or on all at hand."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from time import monotonic

from scripts.release.building import ROOT, build_sdist, build_wheel, pack_kernels, unpack
from scripts.release.checking import check_base, check_files, check_table, installed_fast, own_digests
from scripts.release.environments import pythons_at_hand
from scripts.release.notes import notes_for

from lodestone import __version__

DIST = ROOT / "dist"
WORK = ROOT / "build" / "release"


def main(wanted: list[str]) -> None:
    """Build, check, write the notes; stops at the first failure."""
    began = monotonic()
    pythons = {name: command for name, command in pythons_at_hand().items() if not wanted or name in wanted}
    if not pythons:
        raise SystemExit("None of these Pythons is at hand.")
    for folder in (DIST, WORK):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    notes = notes_for(__version__, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    sdist = build_sdist(DIST)
    source = unpack(sdist, WORK / "source")
    anywhere = build_wheel(source, DIST)
    for file in (sdist, anywhere):
        print(f"{file.name}: {_megabytes(file)}", flush=True)
    digests = own_digests()
    for name, python in pythons.items():
        print(f"Python {name}", flush=True)
        kernels = WORK / f"kernels-{name}"
        compiler = installed_fast(python, anywhere, WORK / f"fast-{name}")
        print(f"  {pack_kernels(compiler, source, kernels)}", flush=True)
        wheel = build_wheel(source, DIST, kernels)
        print(f"  {wheel.name}: {_megabytes(wheel)}", flush=True)
        check_base(python, wheel, WORK / f"base-{name}")
        check_table(python, wheel, WORK / f"table-{name}", digests)
    check_files(sorted([*DIST.glob("*.whl"), sdist]))
    (DIST / f"notes-{__version__}.md").write_text(notes, encoding="utf-8")
    print(f"{len(list(DIST.iterdir()))} files in {DIST.relative_to(ROOT)}/ after {(monotonic() - began) / 60:.0f} min.")


def _megabytes(file: Path) -> str:
    return f"{file.stat().st_size / 1e6:.1f} MB"


if __name__ == "__main__":
    main(sys.argv[1:])
