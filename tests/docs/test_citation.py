"""The citation file is about the current version."""

from __future__ import annotations

from lodestone import __version__
from tests import ROOT

CITATION = ROOT / "CITATION.cff"


def test_the_citation_is_of_this_version() -> None:
    told = dict(line.split(": ", 1) for line in CITATION.read_text(encoding="utf-8").splitlines() if ": " in line)
    assert told["version"] == __version__
    assert told["license"] == "MIT"
    assert {"cff-version", "title", "message", "type"} <= told.keys()
