"""The parts of `make release` that can be tested without building a release."""

from __future__ import annotations

import sys

import pytest
from scripts.release.environments import pythons_at_hand
from scripts.release.notes import notes_for

from lodestone import __version__
from tests import ROOT

CHANGELOG = "## Unreleased\n\n- Newest.\n\n## 0.2.0, 2026-12-01\n\n### Added\n- Newer.\n\n## 0.1.0\n\n- Old.\n"


@pytest.mark.parametrize(
    ("version", "notes"),
    [("0.2.0", "### Added\n- Newer.\n"), ("0.1.0", "- Old.\n"), ("0.3.0", "- Newest.\n")],
)
def test_notes_are_what_the_changelog_says_of_a_version(version: str, notes: str) -> None:
    assert notes_for(version, CHANGELOG) == notes


def test_a_release_without_notes_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"0\.3\.0"):
        notes_for("0.3.0", CHANGELOG.replace("- Newest.", ""))


def test_there_is_something_to_say_about_this_version() -> None:
    assert notes_for(__version__, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))


def test_this_python_is_at_hand() -> None:
    assert f"3.{sys.version_info.minor}" in pythons_at_hand()
