"""Puts the theme's only inline script into a file: pages of the table server may run no inline scripts."""

from __future__ import annotations

import re
from pathlib import Path

from sphinx.application import Sphinx

INLINE = re.compile(r"<script>\s*(document\.body\.dataset\.theme[^<]*)</script>")
FILE = "_static/theme.js"


def put_into_a_file(app: Sphinx, problem: Exception | None) -> None:
    """Once all pages are written."""
    if problem is not None or app.builder.name != "html":
        return
    folder = Path(app.outdir)
    for page in folder.rglob("*.html"):
        words = page.read_text(encoding="utf-8")
        if (found := INLINE.search(words)) is not None:
            (folder / FILE).write_text(found[1].strip() + "\n", encoding="utf-8")
            way = "../" * (len(page.relative_to(folder).parts) - 1)
            page.write_text(INLINE.sub(f'<script src="{way}{FILE}"></script>', words), encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    """Sphinx calls this."""
    app.connect("build-finished", put_into_a_file)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
