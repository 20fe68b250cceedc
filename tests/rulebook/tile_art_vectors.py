"""The paths and colours of tiles as Python draws them; regenerate with `python -m tests.rulebook.tile_art_vectors`."""

from __future__ import annotations

import json
from typing import Any

from lodestone.clustered.tile_art import LOOKS, face, star
from tests import ROOT

FILE = ROOT / "tests" / "vectors" / "tile_art.json"


def vectors() -> dict[str, Any]:
    """All of them; web/tests/clustered/tile-art.test.ts compares them with what the browser draws."""
    tiles = [shape + fill + count for shape in "STC" for fill in "hds" for count in "123"]
    return {
        "faces": {tile: dict(zip(("filled", "lines"), face(tile), strict=True)) for tile in tiles},
        "stars": [star(8, 31, 14), star(4, 30, 8)],
        "looks": [look._asdict() for look in LOOKS],
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), indent=1) + "\n", encoding="utf-8")
