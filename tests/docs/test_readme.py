"""The links of README and docs lead somewhere, and nothing names a registry."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_inside_the_repository_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_pins_name_no_registry() -> None:
    for file in (ROOT / "requirements").glob("*"):
        assert not re.search(r"https?://|index-url|find-links", file.read_text(encoding="utf-8")), file.name
