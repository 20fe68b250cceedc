"""Servers of their own, whose processes are started from scratch: here they are counted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.process import ServerProcess


@pytest.fixture(scope="package", autouse=True)
def children_from_scratch() -> Iterator[None]:
    """They are known by their parent, and take the time to start that they take in life."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ServerProcess, "forks_children", False)
        yield
