"""How the documentation site is built from these pages and the docstrings: `make docs`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from lodestone import __version__  # noqa: E402

project = "Lodestone"
author = "The Lodestone authors"
copyright = "the Lodestone authors, MIT licence. Unofficial, not affiliated with the games' publishers"
version = release = __version__

sys.path.insert(0, str(Path(__file__).parent / "site"))
extensions = ["myst_parser", "sphinx.ext.autodoc", "commands", "own_scripts", "public_names", "rulebook"]
exclude_patterns = ["schema", "screens/README*"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
myst_links_external_new_tab = False
# Code blocks are shown as they are: protocol pages hold JSON with dots for what is left out.
suppress_warnings = ["misc.highlighting_failure"]

autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
default_role = "code"
python_use_unqualified_type_names = True
add_module_names = False

html_theme = "furo"
html_title = "Lodestone"
html_static_path = ["site/static"]
html_css_files = ["site.css"]
html_favicon = "site/static/icon.svg"
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#7a4a1e", "color-brand-content": "#7a4a1e"},
    "dark_css_variables": {"color-brand-primary": "#e0b07a", "color-brand-content": "#e0b07a"},
}

PAGES_ABOVE = {
    "../CONTRIBUTING.md": "contributing.md",
    "../benchmarks/README.md": "benchmarks.md",
    "../CHANGELOG.md": "changelog.md",
}
"""Files beside this folder, and the pages that include them here: links to the one lead to the other."""


def _lead_to_pages(app: Sphinx, page: str, source: list[str]) -> None:
    up = "../" * page.count("/")
    for file, here in PAGES_ABOVE.items():
        source[0] = source[0].replace(f"]({up}{file}", f"]({up}{here}")


def setup(app: Sphinx) -> None:
    """Sphinx calls this."""
    app.connect("source-read", _lead_to_pages)
