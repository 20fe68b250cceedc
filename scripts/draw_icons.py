"""Draws our icons: `python -m scripts.draw_icons`. The results are kept in git.

So building the browser table needs no drawing tools; a test checks that they exist in the sizes the manifest promises.
"""

from __future__ import annotations

from pathlib import Path

from lodestone.match.preview import general_svg, icon_svg
from lodestone.server.work.drawing import png

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"


def main() -> None:
    """Write all of them."""
    for name, svg in {
        "icon-192.png": icon_svg(192, maskable=False),
        "icon-512.png": icon_svg(512, maskable=False),
        "icon-maskable-512.png": icon_svg(512, maskable=True),
        "preview.png": general_svg(),
    }.items():
        (PUBLIC / name).write_bytes(png(svg))


if __name__ == "__main__":
    main()
