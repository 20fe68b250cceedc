"""The directive `{public-names} PACKAGE`: what a package says of itself, and of every name that it offers.

Autodoc alone would list what has been imported so far; most of our packages import a name when it is first used.
"""

from __future__ import annotations

import inspect
from importlib import import_module

from docutils import nodes
from docutils.statemachine import StringList
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective


class PublicNames(SphinxDirective):
    """One argument: the package."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """The package, then its classes, then its functions, then the rest."""
        package = self.arguments[0]
        module = import_module(package)
        offered = {name: getattr(module, name) for name in module.__all__}
        lines = ["```{eval-rst}", f".. automodule:: {package}", "   :no-members:", ""]
        for kind, options, fits in (
            ("class", ["   :members:"], inspect.isclass),
            ("function", [], inspect.isfunction),
        ):
            for name in [name for name, value in offered.items() if fits(value)]:
                lines += [f".. auto{kind}:: {package}.{name}", *options, ""]
                del offered[name]
        for name, value in offered.items():
            lines += [f".. py:data:: {package}.{name}", "", f"   {_short(value)}", ""]
        lines.append("```")  # pages are Markdown, autodoc speaks reStructuredText
        box = nodes.container()
        self.state.nested_parse(StringList(lines, source=package), self.content_offset, box)
        return box.children


def _short(value: object) -> str:
    """What a constant is, in a line."""
    if isinstance(value, dict):
        return f"By name: {', '.join(f'``{name}``' for name in value)}."
    return f"``{str(value)[:80]}``"


def setup(app: Sphinx) -> dict[str, bool]:
    """Sphinx calls this."""
    app.add_directive("public-names", PublicNames)
    return {"parallel_read_safe": True}
