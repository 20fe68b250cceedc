"""The directive `{rulebook} GAME`: our rulebook of a game as a page of the site, so that its search finds it."""

from __future__ import annotations

import re

from docutils import nodes
from docutils.parsers.rst import Directive
from sphinx.application import Sphinx

from lodestone.cli.rules import page_of
from lodestone.rulebook import book


class Rulebook(Directive):
    """One argument: the game."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """The body of the printable page; its title is the site page's own, and so is the table of contents."""
        page = page_of(book(self.arguments[0], "en"))
        body = re.search(r"<body>\n<h1>.*?</h1>\n(.*)</body>", page, re.S)
        assert body is not None, "the printable page has another shape"
        words = re.sub(r"<nav .*?</nav>\n", "", body[1], flags=re.S)
        return [nodes.raw("", f'<div class="rulebook">{words}</div>', format="html")]


def setup(app: Sphinx) -> dict[str, bool]:
    """Sphinx calls this."""
    app.add_directive("rulebook", Rulebook)
    return {"parallel_read_safe": True}
