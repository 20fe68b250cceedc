"""One server for all tests of a file that need nothing special."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Api
from tests.server.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    process = ServerProcess(tmp_path_factory.mktemp("server"))
    yield process.start()
    assert process.stop() == 0
    assert "Traceback" not in process.log, process.log


@pytest.fixture
def process(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server to start, stop and kill."""
    process = ServerProcess(tmp_path)
    yield process
    process.kill()
