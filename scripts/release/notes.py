"""The notes of a release, taken from the changelog."""

from __future__ import annotations

import re

HEADING = re.compile(r"^## (?P<title>.+)$", re.MULTILINE)
UNRELEASED = "Unreleased"


def notes_for(version: str, changelog: str) -> str:
    r"""The changelog's section for a version, or else “Unreleased”.

    >>> notes_for("0.2.0", "# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0\n\n- Old.\n")
    '- New.\n'
    """
    sections = _sections(changelog)
    for title in (version, UNRELEASED):
        if found := sections.get(title, "").strip():
            return f"{found}\n"
    raise SystemExit(f"CHANGELOG.md says nothing about {version}.")


def _sections(changelog: str) -> dict[str, str]:
    """By version: headings read `## 0.2.0` or `## 0.2.0, 2026-12-01`."""
    headings = list(HEADING.finditer(changelog))
    ends = [heading.start() for heading in headings[1:]] + [len(changelog)]
    return {
        re.split(r"[ ,]", heading["title"].strip("[]"))[0]: changelog[heading.end() : end]
        for heading, end in zip(headings, ends, strict=True)
    }
