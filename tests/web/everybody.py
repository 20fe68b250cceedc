"""Accessibility of a page as it is now."""

from __future__ import annotations

from tests.web.looking import complaints
from tests.web.visitor import Visitor


def check(visitor: Visitor) -> None:
    """Check that there is no complaint of any kind."""
    found = complaints(visitor)
    assert not found, found
