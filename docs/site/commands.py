"""The directive `{commands}`: what `lodestone … --help` says, for every command there is."""

from __future__ import annotations

import contextlib
import io
import os
import re

from docutils import nodes
from docutils.parsers.rst import Directive
from sphinx.application import Sphinx

from lodestone.cli.main import run

WIDTH = "100"


def said(*arguments: str) -> str:
    """What a command says of itself, in English."""
    os.environ.update(COLUMNS=WIDTH, TERMINAL_WIDTH=WIDTH, NO_COLOR="1")
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        assert run(["--lang", "en", *arguments, "--help"]) == 0, f"lodestone {' '.join(arguments)} --help failed"
    return printed.getvalue()


def commands_in(help_text: str) -> list[str]:
    """The names below “Commands”."""
    _, _, listed = help_text.partition("Commands:\n")
    return re.findall(r"^  ([a-z]+)  ", listed, re.M)


class Commands(Directive):
    """No arguments."""

    def run(self) -> list[nodes.Node]:
        """A section for `lodestone` alone and one for each command, and for the commands within a command."""
        return [self._section(), *map(self._section, commands_in(said()))]

    def _section(self, *names: str) -> nodes.section:
        title = " ".join(("lodestone", *names))
        section = nodes.section(ids=[nodes.make_id(title)], names=[title])
        words = said(*names)
        section += nodes.title("", "", nodes.literal("", title))
        section += nodes.literal_block("", words, language="text")
        for inner in commands_in(words) if names else ():
            section += self._section(*names, inner)
        return section


def setup(app: Sphinx) -> dict[str, bool]:
    """Sphinx calls this."""
    app.add_directive("commands", Commands)
    return {"parallel_read_safe": True}
