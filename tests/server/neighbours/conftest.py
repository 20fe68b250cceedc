"""Servers whose processes are started from scratch, since these tests count processes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.process import ServerProcess


@pytest.fixture(scope="package", autouse=True)
def children_from_scratch() -> Iterator[None]:
    """Processes are recognised by their parent, and take as long to start as in real life."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ServerProcess, "forks_children", False)
        yield
