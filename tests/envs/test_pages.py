"""The code on the pages of docs/research runs as printed."""

from __future__ import annotations

from typing import Any

import pytest

from tests import ROOT

PAGES = ROOT / "docs" / "research"


def blocks(page: str) -> list[str]:
    """The pieces of Python on a page."""
    pieces = (PAGES / page).read_text(encoding="utf-8").split("```python\n")[1:]
    return [piece.partition("```")[0] for piece in pieces]


@pytest.mark.parametrize(("page", "number"), [("clustered.md", 0), ("clustered.md", 1), ("kluster.md", 0)])
def test_it_runs(page: str, number: int) -> None:
    names: dict[str, Any] = {}
    exec(blocks(page)[number], names)
    assert set(names["obs"])
    if page == "clustered.md":
        assert names["terminated"].all()  # both play whole games of two seats


def test_no_piece_is_left_out() -> None:
    assert [len(blocks(page)) for page in ("clustered.md", "kluster.md")] == [2, 1]
