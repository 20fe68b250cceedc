"""Regenerate every golden file of both games: `python -m tests.golden`."""

from __future__ import annotations

from tests import ROOT
from tests.golden import COUNTS, PLAYTHROUGHS, clustered, kluster


def main() -> None:
    files = {**clustered.files(), **kluster.files()}
    for folder in (PLAYTHROUGHS, COUNTS):
        folder.mkdir(exist_ok=True)
        for old in folder.glob("clustered_*"):
            if old not in files:
                old.unlink()
    for path, write in files.items():
        path.write_text(write(), encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
