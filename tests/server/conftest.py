"""One server for all tests of a file that need nothing special, and servers that belong to one test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Api
from tests.server.hard.hard_server import HardServer, kill_all
from tests.server.process import ServerProcess

MakeServer = Callable[..., HardServer]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with ServerProcess(tmp_path_factory.mktemp("server")).serving() as api:
        yield api


@pytest.fixture
def process(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server to start, stop and kill."""
    process = ServerProcess(tmp_path)
    yield process
    process.kill()


@pytest.fixture
def make_server(tmp_path: Path) -> Iterator[MakeServer]:
    """Makes servers with any settings; all are killed in the end, and none may have written a traceback."""
    made: list[HardServer] = []

    def make(**settings: Any) -> HardServer:
        folder = tmp_path / f"server{len(made)}"
        folder.mkdir()
        made.append(HardServer(folder, **settings))
        return made[-1]

    yield make
    kill_all(made)
